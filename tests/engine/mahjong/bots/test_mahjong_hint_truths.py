"""Every sentence of hints, reviews and bots of the mahjong games is true."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from hupai.bots.base import Budget
from hupai.mahjong.actions import Action
from hupai.mahjong.bots.explanations import reasons_for, reasons_in_hindsight
from hupai.mahjong.bots.ladder import LADDER
from hupai.mahjong.bots.situation_facts import situation
from hupai.mahjong.explain.bot_texts import THOUGHTS
from hupai.mahjong.explain.fact_texts import FACTS
from hupai.mahjong.explain.rulebook import RULEBOOK
from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.notation import parse_tile
from hupai.mahjong.state import Table
from hupai.mahjong.view.observation import Observation, observe
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.table.seats import Reader
from tests.engine.amounts import few_or_parts
from tests.engine.mahjong.bots.hint_recounts import Said, suit_counts
from tests.engine.mahjong.bots.hint_truths import CHECKS, is_true
from tests.engine.mahjong.random_positions import random_hand
from tests.engine.mahjong.turn.test_mahjong_random_play import each_game

JUDGES = ("beginner", "regular", "strong")
NO_COPIES = re.compile(r"(?<!\d)0(张|种| unseen| cop)")
"""A number that a sentence says in words instead: none."""
MOST_WILDS = 3
"""Wilds of a hand that is asked about where a win needs several fan: the slow reading tries every tile for every wild,
and a fifth one, drawn, takes it seconds a hand."""
LOOSE_FACTS = ("birds",)
"""Facts that choose the words of a sentence and are not shown."""


def decisions(game: Any, seed: str) -> Iterator[tuple[Table, int, Observation, Random]]:
    """Yield decisions with a choice in hands without end, under random options; one choice in six is random."""
    number = 0
    while True:
        hand, rng = random_hand(game, f"{seed} {number}")
        bot = LADDER[JUDGES[number % len(JUDGES)]]
        while hand.table.result is None:
            t = hand.table
            seat = rng.choice(t.pending)
            seen = observe(t, seat)
            if len(seen.legal) > 1 and (t.rules.min_fan < 2 or _wilds(seen) <= MOST_WILDS):
                yield t, seat, seen, rng
            action = bot.decide(seen, seen.legal, Budget(), Stream("hints", "bot")).action
            hand.act(seat, action if rng.randrange(6) else rng.choice(seen.legal))
        number += 1


def _wilds(seen: Observation) -> int:
    return sum(seen.hand[kind] for kind in seen.wilds)


def hints(game: Any, seed: str) -> Iterator[list[Said]]:
    """Yield everything that one judge says about a decision: the position, its choice, the next best, a review."""
    for number, (t, seat, seen, rng) in enumerate(decisions(game, seed)):
        found = [Said(reason, t, seat) for reason in situation(seen)]
        yield found + spoken_by(JUDGES[number % len(JUDGES)], t, seat, seen, rng.choice(seen.legal))


def spoken_by(judge: str, t: Table, seat: int, seen: Observation, done: Action) -> list[Said]:
    """Return what is said for a judge's choice and the next best, and in a review if ``done`` was done."""
    decision = LADDER[judge].decide(seen, seen.legal, Budget(), Stream("judge", "judge"))
    best, ranking, rule = decision.action, decision.ranking, f"bot.{judge}"
    second = next((action for action, _ in ranking if action != best), None)
    found = [Said(reason, t, seat, best, second, ranking) for reason in decision.reasons]
    found += [Said(reason, t, seat, best, second) for reason in reasons_for(seen, best, second, rule)]
    if second is not None:
        found += [Said(reason, t, seat, second, best) for reason in reasons_for(seen, second, best, rule)]
    if done != best:
        found += [Said(reason, t, seat, best, done) for reason in reasons_in_hindsight(seen, best, done, rule)]
    return found


def check(game: Any, number: int, seed: str) -> Counter[str]:
    """Check what one judge says of each of so many decisions; return how often each code was said."""
    counts: Counter[str] = Counter()
    wanted = hints(game, seed)
    for _ in range(number):
        for said in next(wanted):
            reason = said.reason
            counts[reason.code] += 1
            words = VOCABULARY.sentence(reason.code, reason.facts, reader=Reader(said.seat, said.table.seats))
            assert is_true(said), (words, said)
            assert not NO_COPIES.search(words["zh"]) and not NO_COPIES.search(words["en"]), words
            assert RULEBOOK.row(reason.rule, said.table.rules) is not None, reason
    return counts


@few_or_parts(15, 1000)
@each_game
def test_every_sentence_of_hints_reviews_and_bots_is_true(game: Any, number: int, seed: str) -> None:
    """A check of its own for each sentence, over so many decisions."""
    counts = check(game, number, seed)
    assert sum(counts.values()) > 4 * number and len(counts) > 15, counts


def test_every_sentence_has_a_check() -> None:
    """And no check is left without its sentence; of those shared by all families, the judges say but that one wins."""
    assert set(CHECKS) == {*FACTS, *THOUGHTS, "bot_wins"}


@each_game
def test_a_wrong_number_or_tile_is_noticed(game: Any) -> None:
    """The checks can fail: one more of anything that a sentence counts, or another tile, makes it false."""
    unnoticed: Counter[str] = Counter()
    wrong = 0
    wanted = hints(game, "wrong")
    for _ in range(6):
        for said in next(wanted):
            for name, value in said.reason.facts.items():
                other = _other(said, name, value)
                if name not in LOOSE_FACTS and other is not None:
                    wrong += 1
                    reason = Reason(said.reason.code, said.reason.rule, {**said.reason.facts, name: other})
                    unnoticed[f"{reason.code} {name}"] += is_true(replace(said, reason=reason))
    assert wrong > 30 and not +unnoticed, +unnoticed


def _other(said: Said, name: str, value: Any) -> Any:
    """Return a wrong value of this fact; None if every other one is right too."""
    if isinstance(value, list):
        return value[1:] if len(value) > 1 else ["4s" if value != ["4s"] else "5s"]
    if name == "to" and said.reason.code == "bot_dropped_before":
        kind = parse_tile(said["tile"])
        rivers = enumerate(said.table.rivers)
        return next((seat for seat, river in rivers if kind not in [discard.kind for discard in river]), None)
    if isinstance(value, int):
        return (value + 1) % said.table.seats if name in ("from", "to") else value + 1
    if name == "name":
        return "wang_ba" if value == "ting_yong" else "ting_yong"
    if name == "suit":
        held = suit_counts(said)
        return next((suit for suit in "msp" if held[suit] != held[value]), None)
    return "4s" if value != "4s" else "5s"
