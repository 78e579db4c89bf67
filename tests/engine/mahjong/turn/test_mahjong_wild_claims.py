"""飞, 提, 抢提 and the discard of a wild (``wild.`` rules)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hupai.mahjong.games import yibin, yongzhou
from hupai.mahjong.melds import FEI, Meld
from hupai.mahjong.state import LAID, WON
from hupai.mahjong.turn.turn_offers import allowed_discards
from tests.engine.mahjong.tables import WILD_RULES, Game, kind, won

RULES = replace(WILD_RULES, fei=True, wild_discard="dead_hand")
"""The indicator of these tests is 1m, so 2m is wild."""


def test_one_equal_tile_and_one_wild_take_a_discard_for_a_fei() -> None:
    """``wild.fei``."""
    game = Game(RULES, "3s", "", "3s 22m", shown="1m").play("0 discard 3s")
    assert game.asked() == {2: ["pass", "fei"]}
    game.play("2 fei")
    assert game.events("fei") == [{"seat": 2, "tile": "3s", "wild": "2m", "from": 0}]
    assert game.melds(2) == "fei:33s+2m" and game.held(2, "2m") == 1 and game.held(2, "3s") == 0
    assert game.table.rivers[0] == [(kind("3s"), LAID)] and game.table.turn == 2
    assert all(action.startswith("discard") for action in game.legal(2))


def test_a_fei_needs_a_natural_tile_and_a_wild() -> None:
    """``wild.fei``: exactly one of each; with two natural tiles the seat may keep one."""
    assert Game(RULES, "3s", "", "22m", shown="1m").play("0 discard 3s").legal(2) == []
    assert Game(RULES, "3s", "", "3s", shown="1m").play("0 discard 3s").legal(2) == []
    both = Game(RULES, "3s", "", "33s 2m", shown="1m").play("0 discard 3s")
    assert both.legal(2) == ["pass", "peng", "fei"]
    assert both.play("2 fei").held(2, "3s") == 1


def test_other_games_have_no_fei() -> None:
    game = Game(replace(RULES, fei=False), "3s", "", "3s 22m", shown="1m").play("0 discard 3s")
    assert game.legal(2) == []


def test_a_peng_goes_before_a_fei_and_of_two_fei_the_next_in_turn() -> None:
    """``claim.priority``."""
    game = Game(RULES, "3s", "3s 2m", "", "33s", shown="1m").play("0 discard 3s", "1 fei")
    assert game.melds(1) == "" and game.play("3 peng").melds(3) == "peng:333s"
    two = Game(RULES, "3s", "", "3s 2m", "3s 2m", shown="1m").play("0 discard 3s", "3 fei")
    assert two.melds(3) == "" and two.play("2 fei").melds(2) == "fei:33s+2m"
    assert two.melds(3) == ""


def test_a_fei_grows_into_no_gang() -> None:
    """``wild.claims``: not before 提, which leaves an ordinary 碰."""
    game = Game(RULES, "3s", "33s 2m 9p", shown="1m", wall="1p 1p 1p 3s 6p 4p 4p 4p").play("0 discard 3s", "1 fei")
    game.play("1 discard 9p", "2 discard 1p", "3 discard 1p", "0 discard 1p").settle()
    assert game.held(1, "3s") == 2
    assert "ti 3s" in game.legal(1) and not any("gang" in action for action in game.legal(1))
    game.play("1 ti 3s")
    assert game.melds(1) == "peng:333s" and "jiagang 3s" in game.legal(1)


def to_ti(*others: str, **options: Any) -> Game:
    """A table where seat 1 has a 飞 of 3s and has just drawn the third natural one."""
    game = Game(replace(RULES, **options), "3s", "3s 2m 9p", *others, shown="1m", wall="1p 1p 1p 3s").play(
        "0 discard 3s", "1 fei", "1 discard 9p", "2 discard 1p", "3 discard 1p", "0 discard 1p"
    )
    return game.settle()


def test_the_third_natural_tile_takes_the_wild_back() -> None:
    """``wild.ti``: on the own turn; it is optional."""
    game = to_ti()
    assert "ti 3s" in game.legal(1) and "discard 3s" in game.legal(1)
    before = game.table.wall_left
    game.play("1 ti 3s")
    assert game.events("ti") == [{"seat": 1, "tile": "3s", "wild": "2m"}]
    assert game.melds(1) == "peng:333s" and game.table.meld_from[1] == [0]
    assert game.held(1, "2m") == 1 and game.held(1, "3s") == 0
    assert game.table.pending == [1] and game.table.wall_left == before, "no tile is drawn for it"
    assert not any(action.startswith("ti") for action in game.legal(1))


def test_a_kept_third_tile_may_be_swapped_on_a_later_turn() -> None:
    """``wild.ti``."""
    game = to_ti()
    game.play(f"1 {next(action for action in game.legal(1) if action != 'discard 3s')}").settle()
    assert "ti 3s" in game.to_turn(1).legal(1)


def test_the_wild_that_comes_back_may_complete_the_hand() -> None:
    """The drawn tile goes into the meld, and the hand wins with the wild as if it had drawn that."""
    hand = "3s 2m 9p 456s 789s 11p 46p"
    game = Game(RULES, "3s", hand, "", "", shown="1m", wall="1s 1s 1s 3s")
    game.play("0 discard 3s", "1 fei", "1 discard 9p", "2 discard 1s", "3 discard 1s", "0 discard 1s").settle()
    assert "hu" not in game.legal(1)
    game.play("1 ti 3s")
    assert game.legal(1)[0] == "hu"
    game.play("1 hu")
    assert game.events("won") == [won(1, "2m", "self", None, "2m 456s 789s 11p 46p")]


WAITS = "456m 789m 456p 99p 24s"
"""Thirteen tiles that wait for 3s alone."""


@pytest.mark.parametrize("by", [pytest.param("discard", id="B-36")])
def test_the_tile_of_a_ti_may_be_won_as_if_it_were_discarded(by: str) -> None:
    """``wild.ti_win`` 抢提: the 提 seat pays as a discarder and does not get the wild back."""
    game = to_ti(WAITS).play("1 ti 3s")
    assert game.asked() == {2: ["pass", "hu"]} and game.melds(1) == "fei:33s+2m"
    game.play("2 hu")
    assert game.events("robbed") == [{"seat": 1, "tile": "3s"}]
    assert game.events("won") == [won(2, "3s", by, 1, WAITS)]
    assert game.paid() == [(1, 2, 1, "win")]
    assert game.table.melds[1] == [Meld(FEI, kind("3s"), kind("2m"))]
    assert game.held(1, "2m") == 0 and game.held(1, "3s") == 0
    assert game.table.rivers[1][-1] == (kind("3s"), WON)


def test_a_ti_that_nobody_wins_takes_the_wild_back() -> None:
    game = to_ti(WAITS).play("1 ti 3s", "2 pass")
    assert game.melds(1) == "peng:333s" and game.table.pending == [1]


def test_after_a_robbed_ti_a_blood_battle_goes_on_after_the_winner() -> None:
    game = to_ti(WAITS, wins_to_end=3).play("1 ti 3s", "2 hu").settle()
    assert game.table.turn == 3 and sum(game.table.hands[1]) == 10


def test_who_discards_a_wild_has_a_dead_hand_that_claims_nothing() -> None:
    """``wild.discard``: no 碰, 杠 or 飞 any more; the wild itself is an ordinary discard that nobody may claim."""
    for first, dead in (("2m", True), ("1p", False)):
        for then, claims in (("3s", ["fei"]), ("4m", ["peng", "fei"]), ("7p", ["peng", "gang", "fei"])):
            hands = ("9p", "", "22m 3s 44m 777p 159s 1p 8m", "3s 4m 7p")
            game = Game(RULES, *hands, shown="1m", wall="9p 9p 8p 8s")
            game.play("0 discard 9p", f"2 discard {first}", f"3 discard {then}")
            assert game.table.dead == [False, False, dead, False]
            assert game.legal(2) == ([] if dead else ["pass", *claims])
            assert game.events("dead") == ([{"seat": 2}] if dead else [])
        kong = Game(RULES, "9p", "", "22m 6666m 1p", shown="1m", wall="9p 9p 8p 8s 7s 7s")
        kong.play("0 discard 9p", f"2 discard {first}").to_turn(2)
        assert ("angang 6m" in kong.legal(2)) == (not dead)


def test_a_dead_hand_takes_no_wild_back() -> None:
    game = Game(RULES, "3s", "3s 22m 9p", shown="1m", wall="1p 1p 1p 3s")
    game.play("0 discard 3s", "1 fei", "1 discard 2m", "2 discard 1p", "3 discard 1p", "0 discard 1p").settle()
    assert game.held(1, "3s") == 1 and not any(action.startswith("ti") for action in game.legal(1))


def test_a_dead_hand_wins_with_nothing() -> None:
    """``wild.discard``: neither with a drawn tile nor with a discard."""
    ready = "123s 456s 789s 11p 34p"
    for first, dead in (("2m", True), ("9m", False)):
        drawn = Game(RULES, "9p", ready, "", "", shown="1m", wall=f"{first} 8p 7p 8p 2p")
        drawn.play("0 discard 9p", f"1 discard {first}", "2 discard 8p", "3 discard 7p", "0 discard 8p").settle()
        assert drawn.table.turn == 1 and ("hu" in drawn.legal(1)) == (not dead)
        given = Game(RULES, "9p", ready, "5p", shown="1m", wall=f"{first} 8p")
        given.play("0 discard 9p", f"1 discard {first}", "2 discard 5p")
        assert given.legal(1) == ([] if dead else ["pass", "hu"])


def test_a_dead_seat_discards_what_it_held_before_what_it_draws() -> None:
    """``wild.discard``: it draws in turn all the same."""
    game = Game(RULES, "123s 456s 789s 1133p 2m", shown="1m", wall="9p 9m 8m 7m")
    game.play("0 discard 2m", "1 discard 9p", "2 discard 9m", "3 discard 8m").settle()
    assert game.table.turn == 0 and game.table.taken == kind("7m")
    assert "discard 7m" not in game.legal(0) and "discard 1s" in game.legal(0)
    t = game.table.clone()
    t.first[0] = [0] * 34
    assert kind("7m") in allowed_discards(t, 0), "once the old tiles are gone it discards the others"


@pytest.mark.parametrize("why", [pytest.param("cha_jiao", id="B-37")])
def test_a_dead_seat_is_unready_but_no_flower_pig_at_the_end(why: str) -> None:
    """``pay.flower_pig``, ``pay.not_ready``: it pays 查叫 only."""
    rules = replace(yibin.RULES, piao="off")
    dead, ready = "1379m 1469s 1479p 2m 8p", "122334455689p 7p"
    game = Game(rules, dead, "1133m 77m 4m 135689s", "455688m 9m 245779s", ready, shown="1m", wall="9s", tiles=1)
    game.play("0 discard 2m").drain()
    result = game.table.result
    assert result is not None and result.exhausted and result.standings[0].three_suits
    assert game.paid() == [(seat, 3, 8, why) for seat in (0, 1, 2)]


def test_by_option_no_wild_is_discarded_while_another_tile_is_left() -> None:
    """``wild.discard``."""
    rules = replace(RULES, wild_discard="forbid")
    game = Game(rules, "222m 1s", shown="1m")
    assert "discard 2m" not in game.legal(0) and "discard 1s" in game.legal(0)
    t = game.table.clone()
    t.hands[0] = [0] * 34
    t.hands[0][kind("2m")] = 2
    assert allowed_discards(t, 0) == [kind("2m")]


def test_in_other_games_discarding_a_wild_costs_nothing() -> None:
    """``wild.discard``."""
    game = Game(yongzhou.RULES, "2m 44s", shown="1m").play("0 discard 2m")
    assert game.table.dead == [False] * 4 and game.events("dead") == []


def test_with_several_wild_kinds_a_fei_lays_the_first_one_held() -> None:
    """``wilds=8``: after 1m both 2m and 3m are wild."""
    rules = replace(RULES, wilds=8)
    assert Game(rules, "3s", "", "3s 2m 3m", shown="1m").play("0 discard 3s", "2 fei").melds(2) == "fei:33s+2m"
    assert Game(rules, "3s", "", "3s 3m", shown="1m").play("0 discard 3s", "2 fei").melds(2) == "fei:33s+3m"
