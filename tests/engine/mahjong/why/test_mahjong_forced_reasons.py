"""Why something happened that nobody chose, and why a claim lost: told from the events as a seat saw them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hupai.mahjong.actions import HU
from hupai.mahjong.explain.effect_texts import HAPPENED
from hupai.mahjong.games import kawuxing, yibin, yongzhou
from hupai.mahjong.turn.machine import begin, step
from hupai.mahjong.why.forced_reasons import outranked, why_happened
from hupai.table.reason import Reason
from tests.engine.mahjong.tables import RULES, Game
from tests.engine.mahjong.turn.test_mahjong_random_play import drawn_rules, each_game, some_action, stacked_deck
from tests.engine.mahjong.why.attempts import WORDS, Speaker

READY = "123m 456m 789m 123s 5s"
WAITING = "123p 456p 789p 11s 78s"
"""Thirteen tiles of 卡五星 that wait for 6s and 9s."""


def reasons(game: Game, viewer: int | None = 0) -> list[tuple[str, Reason]]:
    """Return the events that nobody chose, with the reason for each."""
    found, before = [], None
    for event in game.log:
        shown = event.seen_by(viewer)
        reason = why_happened(shown, before, viewer)
        if reason is not None:
            found.append((event.type, reason))
        before = shown
    return found


def codes(game: Game) -> list[tuple[str, str, str]]:
    """Return the type of each forced event with the code and the rule of its reason, which has words."""
    for _, reason in reasons(game):
        Speaker(game.rules).check(reason)
    return [(kind, reason.code, reason.rule) for kind, reason in reasons(game)]


def test_a_win_that_is_chosen_has_no_reason() -> None:
    game = Game(yongzhou.RULES, "5s", READY, shown="1z").play("0 discard 5s", "1 hu")
    assert game.events("won")[0]["forced"] is None
    assert codes(game) == []


def test_a_revealed_hand_wins_by_itself() -> None:
    """``reveal.must_win``."""
    game = Game(kawuxing.RULES, WAITING + "7z", "6s", wall="5z").play("0 reveal 7z", "1 discard 6s")
    assert game.events("won")[0]["forced"] == "reveal"
    assert codes(game) == [("won", "forced_by_reveal", "reveal.must_win")]


def test_the_last_tiles_are_won_by_themselves() -> None:
    """``win.forced``: three tiles are left when seat 0 discards."""
    rules = replace(yibin.RULES, piao="off")
    game = Game(rules, "9p", "123m 456m 789m 23s 11s", shown="5p", tiles=4, wall="9p 9p 9p 4s")
    game.play("0 discard 9p", "1 discard 9p", "2 discard 9p", "3 discard 9p").drain()
    assert ("won", "forced_by_last_tiles", "win.forced") in codes(game)


def test_a_dead_hand_the_empty_wall_and_the_draw_after_a_win_have_reasons() -> None:
    """``wild.discard``, ``end.wall``, ``end.blood_battle``."""
    rules = replace(yibin.RULES, piao="off")
    dead = Game(rules, "2m 3s", shown="1m").play("0 discard 2m")
    assert codes(dead) == [("dead", "went_dead", "wild.discard")]
    won = Game(rules, "5s", READY, shown="1p", wall="9p").play("0 discard 5s", "1 hu").settle()
    assert codes(won) == [("drew", "winner_left", "end.blood_battle")]
    drained = Game(RULES, "5p", tiles=2).play("0 discard 5p").drain()
    assert ("exhausted", "wall_empty", "end.wall") in codes(drained)
    birds = Game(replace(yongzhou.RULES, birds=2), "5s", READY, shown="1z").play("0 discard 5s", "1 hu")
    assert codes(birds) == [("birds", "birds_follow", "pay.birds")]


@each_game
def test_a_win_says_that_it_was_forced_exactly_if_its_winner_was_not_asked(game: Any) -> None:
    """And every reason has words and a rule of the game, whoever looks on."""
    wins: Counter[str | None] = Counter()
    for number in range(25):
        rng = Random(f"forced {game.ID} {number}")
        rules = drawn_rules(game, rng)
        hand = Game.__new__(Game)
        hand.rules, hand.log = rules, []
        t = begin(rules, stacked_deck(rules, rng), rng.randrange(rules.seats), hand.log.append)
        chose = set()
        while t.result is None:
            seat = rng.choice(t.pending)
            action = some_action(t, seat, rng)
            if action == HU:
                chose.add(seat)
            step(t, seat, action, hand.log.append)
        for won in hand.events("won"):
            assert (won["forced"] is None) == (won["seat"] in chose)
            wins[won["forced"]] += 1
        for viewer in (None, *range(rules.seats)):
            for kind, reason in reasons(hand, viewer):
                assert (kind == "won") == reason.code.startswith("forced_by")
                Speaker(rules).check(reason)
    assert wins[None] and wins["reveal"] == 0 if game is not kawuxing else wins["reveal"], wins


def test_a_claim_that_lost_says_to_which() -> None:
    """``claim.priority``: 胡 before 碰 before 吃."""
    chi = replace(yongzhou.RULES, chi=True)
    game = Game(chi, "5p", "46p", "55p", shown="1z").play("0 discard 5p", "1 chi 456p", "2 peng")
    event = game.log[-1].seen_by(1)
    assert event["t"] == "peng"
    lost = outranked(event, "chi", 1, multi_win=True)
    assert lost == Reason("outranked", "claim.priority", {"tile": "5p", "mine": "chi", "taken": "peng", "taker": 2})
    assert lost is not None
    Speaker(chi).check(lost)
    assert outranked(event, "peng", 2, multi_win=True) is None, "this is the claim itself"
    won = Game(chi, "5s", "55s", READY, shown="1z").play("0 discard 5s", "1 peng", "2 hu")
    first = next(event for event in won.log if event.type == "won").seen_by(1)
    assert outranked(first, "peng", 1, multi_win=True) is not None and outranked(first, "hu", 1, multi_win=True) is None
    assert outranked(won.log[0].seen_by(1), "peng", 1, multi_win=True) is None


def test_by_option_a_win_loses_to_the_win_of_the_first_in_turn_order() -> None:
    """``win.several``."""
    rules = replace(yongzhou.RULES, multi_win=False)
    game = Game(rules, "5s", READY, READY, shown="1z").play("0 discard 5s", "2 hu", "1 hu")
    event = next(event for event in game.log if event.type == "won").seen_by(2)
    lost = outranked(event, "hu", 2, multi_win=False)
    assert lost == Reason("outranked", "win.several", {"tile": "5s", "mine": "hu", "taken": "hu", "taker": 1})
    assert lost is not None and outranked(event, "hu", 1, multi_win=False) is None
    Speaker(rules).check(lost)


@pytest.mark.parametrize("code", sorted(HAPPENED))
def test_every_reason_has_a_sentence_in_both_languages(code: str) -> None:
    facts = {"tile": "3s", "name": "ting_yong", "mine": "peng", "taken": "hu", "taker": 1}
    text = WORDS.sentence(code, facts)
    assert all(text.values()) and "{" not in "".join(text.values()) and "reason code" not in text["en"]
