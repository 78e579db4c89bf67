"""The effects of an action: each is stated where it is true and nowhere else, and comes about on the real table."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from hupai.mahjong.actions import HU, PASS, format_action, parse_action
from hupai.mahjong.explain.effect_texts import EFFECTS
from hupai.mahjong.games import kawuxing, yibin, yongzhou
from hupai.mahjong.state import NO_LIMIT, NO_WIN, Table
from hupai.mahjong.view.observation import observe
from hupai.mahjong.why.effect_severity import SEVERITY
from hupai.mahjong.why.preview import effects, preview_action
from hupai.table.reason import ASKS, TELLS, WARNS, Reason
from tests.engine.amounts import few_or_many
from tests.engine.mahjong.tables import Game
from tests.engine.mahjong.turn.test_mahjong_random_play import drawn_rules, each_game
from tests.engine.mahjong.why.attempts import Speaker, play
from tests.engine.mahjong.why.effect_truths import EFFECT_HOLDS
from tests.engine.mahjong.why.past import Past

KAWUXING = kawuxing.RULES
YIBIN = replace(yibin.RULES, piao="off")
YONGZHOU = yongzhou.RULES
READY = "123m 456m 789m 123s 5s"
WAITING = "123p 456p 789p 11s 78s"
"""Thirteen tiles of 卡五星 that wait for 6s and 9s."""


def caused(game: Game, seat: int, action: str) -> dict[str, Reason]:
    """Return the effects of a legal action by code; each has words and a rule of the game."""
    assert action in game.legal(seat)
    found = effects(game.table, seat, parse_action(action))
    for effect in found:
        Speaker(game.rules).check(effect)
    return {effect.code: effect for effect in found}


def test_every_effect_has_a_severity_words_and_a_condition() -> None:
    assert set(EFFECTS) == set(SEVERITY) == set(EFFECT_HOLDS)
    assert set(SEVERITY.values()) == {TELLS, WARNS, ASKS}
    assert SEVERITY["kills_hand"] == ASKS


@few_or_many("every", 6, 1)
@each_game
def test_an_effect_is_stated_exactly_where_it_is_true(game: Any, every: int) -> None:
    """Whole hands under random options; a part of the decisions, every legal action."""
    stated: Counter[str] = Counter()
    speakers: dict[int, Speaker] = {}

    def look(t: Table, seat: int, past: Past, rng: Random) -> None:
        often = any(t.revealed) or HU in t.offers[seat] or PASS in t.offers[seat]
        if seat not in t.pending or rng.randrange(3 if often else 8):
            return
        speaker = speakers.setdefault(id(t.rules), Speaker(t.rules))
        for action in t.offers[seat]:
            found = preview_action(observe(t, seat), action).effects
            codes = {effect.code for effect in found}
            assert len(found) == len(set(map(repr, found)))
            for code, holds in EFFECT_HOLDS.items():
                assert (code in codes) == holds(t, seat, action, past), (code, format_action(action), seat)
            for effect in found:
                speaker.check(effect)
            stated.update(codes)

    for number in range(60):
        rules = drawn_rules(game, Random(f"effects {game.ID} {number}"))
        play(game, f"effects {number}", look, rules, every)
        if number > 1 and stated["breaks_ready"]:
            return
    raise AssertionError(stated)


# --- a position for each -------------------------------------------------------------------------


def test_a_passed_win_limits_the_wins_until_the_next_draw() -> None:
    """``win.guo_hu``."""
    game = Game(YONGZHOU, "1s", "", "123m 456m 789m 23s 11p", shown="1z").play("0 discard 1s")
    assert set(caused(game, 2, "pass")) == {"no_discard_win"} and caused(game, 2, "hu") == {}
    game.act(2, "pass")
    assert game.table.passed[2] == NO_WIN
    more = Game(YIBIN, "", "", "123m 456m 789m 23s 11s", "9p", shown="5p", wall="1s", dealer=3)
    more.play("3 discard 9p", "0 discard 1s")
    assert caused(more, 2, "pass")["next_must_be_higher"].facts == {"fan": 2}
    more.act(2, "pass")
    assert more.table.passed[2] == 2
    times = Game(replace(KAWUXING, min_discard=1), "6s", "", WAITING).play("0 discard 6s")
    assert caused(times, 2, "pass")["next_must_be_higher"].facts == {"multiplier": 1}
    for free in ({"guo_hu": "off"}, {"self_draw_only": True}):
        drawn = Game(replace(YONGZHOU, **free), "9p", READY, shown="1z", wall="5s").play("0 discard 9p").settle()
        assert set(caused(drawn, 1, "discard 5s")) == {"win_given_up"}
        drawn.act(1, "discard 5s")
        assert drawn.table.passed[1] == NO_LIMIT or drawn.rules.self_draw_only


def test_a_win_let_go_on_the_last_tile_is_the_last() -> None:
    """``end.wall``; where the last discard may still be laid, somebody may discard once more (``claim_last``)."""
    for claim_last, said in ((False, "last_win_given_up"), (True, "no_discard_win")):
        rules = replace(YONGZHOU, claim_last=claim_last)
        drawn = Game(rules, "9p", READY, shown="1z", wall="5s").play("0 discard 9p").settle()
        del drawn.table.wall[drawn.table.drawn :]
        assert set(caused(drawn, 1, "discard 5s")) == {said}


def test_a_kong_instead_of_a_win_draws_at_once_and_limits_nothing() -> None:
    """``win.guo_hu``: 杠 replaces a tile, and that draw lifts 过胡."""
    game = Game(YONGZHOU, "9p", "11123s 456m 789m 99m", shown="1z", wall="1s").play("0 discard 9p").settle()
    assert "hu" in game.legal(1)
    assert "no_discard_win" not in caused(game, 1, "angang 1s") and "win_given_up" in caused(game, 1, "angang 1s")
    game.act(1, "angang 1s")
    assert game.table.passed[1] == NO_LIMIT


def test_discarding_a_wild_kills_the_hand_or_only_gives_it_up() -> None:
    """``wild.discard``."""
    game = Game(YIBIN, "2m 3s", shown="1m")
    assert {"kills_hand", "wild_given_up"} <= set(caused(game, 0, "discard 2m"))
    assert "kills_hand" not in caused(game, 0, "discard 3s")
    game.act(0, "discard 2m")
    assert game.table.dead[0]
    free = Game(YONGZHOU, "5p", shown="4p")
    assert set(caused(free, 0, "discard 5p")) == {"wild_given_up"}
    assert not free.play("0 discard 5p").table.dead[0]


def test_a_discard_may_break_a_waiting_hand() -> None:
    """``win.shapes``."""
    game = Game(YONGZHOU, "9p", READY, shown="1z", wall="9s").play("0 discard 9p").settle()
    assert caused(game, 1, "discard 1m")["breaks_ready"].facts == {"waits": ["5s", "2z"]}
    assert caused(game, 1, "discard 9s") == {} == caused(game, 1, "discard 5s")


def test_revealing_binds_doubles_and_costs_when_nobody_wins() -> None:
    """``reveal.bound``, ``pay.revealed``, ``pay.exhausted``."""
    game = Game(KAWUXING, WAITING + "7z", "234s 555s 22p 78p 666z", wall="5z")
    binding = {"reveal_binds", "reveal_doubles"}
    assert set(caused(game, 0, "reveal 7z")) == {*binding, "revealer_pays_draw"}
    assert caused(game, 0, "reveal 7z")["reveal_binds"].facts == {}
    game.play("0 reveal 7z").settle()
    assert set(caused(game, 1, "reveal 5z")) == binding
    all_pay = Game(replace(KAWUXING, draw_penalty="all_revealed"), WAITING + "7z", "234s 555s 22p 78p 666z", wall="5z")
    assert "revealer_pays_draw" in caused(all_pay.play("0 reveal 7z"), 1, "reveal 5z")
    may = Game(replace(KAWUXING, reveal_wins="may"), WAITING + "7z", "234s 555s 22p 78p 666z", wall="5z")
    assert caused(may, 0, "reveal 7z")["reveal_binds"].facts == {"free": True}
    free = Game(replace(KAWUXING, draw_penalty="none"), WAITING + "7z")
    assert set(caused(free, 0, "reveal 7z")) == binding


def test_feeding_a_revealed_hand_is_announced() -> None:
    """``reveal.feed``, ``pay.feeder``: seat 0 waits for 6s and 9s."""
    pays = replace(KAWUXING, feed_rule="feeder_pays_all")
    game = Game(pays, WAITING + "7z", "6s", wall="5z").play("0 reveal 7z")
    fed = caused(game, 1, "discard 6s")
    assert set(fed) == {"feeds_revealed_hand", "feeder_pays_all"}
    assert fed["feeds_revealed_hand"].facts == {"tile": "6s", "to": 0}
    assert caused(game, 1, "discard 5z") == {}
    game.act(1, "discard 6s")
    assert game.wins() == [(0, 1)] and sum(points for payer, _, points, _ in game.paid() if payer == 1) == 4
    bound = Game(KAWUXING, WAITING + "7z", "234s 555p 22p 78p 666z", wall="5z 5z 7z 6s")
    bound.play("0 reveal 7z", "1 reveal 5z").to_turn(1)
    assert bound.legal(1) == ["discard 6s"]
    assert set(caused(bound, 1, "discard 6s")) == {"must_feed_revealed"}


def test_a_peng_of_three_makes_a_later_kong_worth_nothing() -> None:
    """``pay.kong_late``."""
    game = Game(YONGZHOU, "5p", "555p", shown="1z").play("0 discard 5p")
    assert set(caused(game, 1, "peng")) == {"late_kong_unpaid"} and caused(game, 1, "gang") == {}
    game.act(1, "peng")
    game.act(1, next(action for action in game.legal(1) if action != "discard 5p"))
    game.to_turn(1).act(1, "jiagang 5p")
    assert game.table.due == []
    free = Game(replace(YONGZHOU, kong_points="none"), "5p", "555p", shown="1z").play("0 discard 5p")
    assert caused(free, 1, "peng") == {}


def test_an_added_kong_and_a_ti_may_be_won_by_others() -> None:
    """``kong.rob``, ``wild.ti_win``."""
    game = Game(YONGZHOU, "5p", "55p", shown="1z", wall="9s 9s 9s 5p").play("0 discard 5p", "1 peng")
    game.act(1, game.legal(1)[0])
    game.to_turn(1)
    assert "may_be_robbed" in caused(game, 1, "jiagang 5p")
    swap = Game(YIBIN, "3s", "3s 2m 9p", shown="1m", wall="1p 1p 1p 3s")
    swap.play("0 discard 3s", "1 fei", "1 discard 9p").to_turn(1)
    assert "ti_may_be_won" in caused(swap, 1, "ti 3s")


def test_a_meld_of_the_third_suit_ends_all_hope() -> None:
    """``win.two_suits``."""
    game = Game(YIBIN, "1m 1s 1p", "11m 11s 11p 5m 5s 5p", shown="8s").play("0 discard 1m")
    assert caused(game, 1, "peng") == {}
    game.play("1 peng", "1 discard 5m", "0 discard 1s", "1 peng", "1 discard 5s", "0 discard 1p")
    assert set(caused(game, 1, "peng")) == {"melds_bar_win"}
    assert preview_action(observe(game.table, 1), parse_action("peng")).distance is None


def test_piao_multiplies_and_a_winner_leaves() -> None:
    """``pay.piao``, ``end.blood_battle``."""
    game = Game(yibin.RULES, "5s", "123m 456m 789m 123s 5s", shown="1p")
    assert set(caused(game, 0, "piao")) == {"piao_doubles"} and set(caused(game, 1, "nopiao")) == {"no_piao"}
    for seat in range(4):
        game.act(seat, "nopiao")
    game.play("0 discard 5s")
    assert set(caused(game, 1, "hu")) == {"hu_leaves"}
    game.act(1, "hu")
    assert not game.table.playing[1] and game.table.result is None
