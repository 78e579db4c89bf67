"""杠: who may lay one, the replacing tile, robbing, and what it pays (``kong.`` rules)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hupai.mahjong.games import kawuxing, yibin, yongzhou
from hupai.mahjong.state import LAID, WON
from tests.engine.mahjong.tables import RULES, WILD_RULES, Game, kind, won

READY = "123m 456m 789m 123s 5s"
"""Thirteen tiles that wait for 5s alone."""


def test_three_equal_tiles_take_a_discard_for_a_gang_and_the_seat_draws_the_next_wall_tile() -> None:
    """``kong.kinds``, ``turn.draw``: a 明杠; its replacing tile is the next one of the wall."""
    game = Game(RULES, "5p", "", "555p", wall="9s").play("0 discard 5p")
    assert game.legal(2) == ["pass", "peng", "gang"]
    game.play("2 gang")
    assert game.events("gang") == [{"seat": 2, "tile": "5p", "from": 0}]
    assert game.melds(2) == "gang:5555p" and game.table.meld_from[2] == [0]
    assert game.table.rivers[0] == [(kind("5p"), LAID)]
    assert game.events("drew", seen_by=2) == [{"seat": 2, "tile": "9s", "left": 82, "replaces": True}]
    assert game.table.turn == 2 and "discard 9s" in game.legal(2)


def test_four_equal_tiles_in_the_hand_are_an_angang_even_on_the_dealers_first_turn() -> None:
    """``kong.own``, ``kong.shown``: everybody sees the tiles."""
    game = Game(RULES, "5555p", wall="9s")
    assert "angang 5p" in game.legal(0)
    game.play("0 angang 5p")
    assert game.events("angang", seen_by=3) == [{"seat": 0, "tile": "5p"}]
    assert game.melds(0) == "angang:5555p" and game.held(0, "5p") == 0 and game.held(0, "9s") == 1


def test_an_angang_may_be_kept_and_laid_on_a_later_turn() -> None:
    game = Game(RULES, "9p", "5555p", wall="1z 2z 3z 4z 6z").play("0 discard 9p", "1 discard 1z")
    game.play("2 discard 2z", "3 discard 3z", "0 discard 4z").settle()
    assert game.table.turn == 1 and "angang 5p" in game.legal(1)


@pytest.mark.parametrize(("added_kong", "allowed"), [("any", True), ("drawn", False)])
def test_by_option_the_fourth_tile_adds_to_a_peng_only_if_it_was_drawn_after_it(added_kong: str, allowed: bool) -> None:
    """``kong.kinds``, 蓄杠: seat 0 has three 7z and a discard makes its 碰; the other hand draws its fourth later."""
    rules = replace(kawuxing.RULES, added_kong=added_kong)
    held = Game(rules, "777z 123p 456p 11s 79s 6z", "7z", wall="5z 5z 5z 6z")
    held.play("0 discard 6z", "1 discard 7z", "0 peng", "0 discard 9s").settle()
    held.play("1 discard 5z", "2 discard 5z").settle()
    assert held.table.turn == 0 and ("jiagang 7z" in held.legal(0)) is allowed
    drawn = Game(rules, "77z 123p 456p 11s 79s 56z", "7z", wall="5z 5z 5z 7z 9p")
    drawn.play("0 discard 6z", "1 discard 7z", "0 peng", "0 discard 5z").settle()
    drawn.play("1 discard 5z", "2 discard 5z").settle()
    assert "jiagang 7z" in drawn.legal(0)
    drawn.play("0 discard 9s").settle().play("1 discard 9p").to_turn(0)
    assert "jiagang 7z" in drawn.legal(0), "it may be kept"


def test_a_jiagang_adds_the_fourth_tile_to_the_own_peng() -> None:
    """``kong.kinds``: the fourth tile was drawn, now or before."""
    game = Game(RULES, "5p", "55p 9s", "9s", wall="1z 2z 3z 5p 4z 6z")
    game.play("0 discard 5p", "1 peng", "1 discard 9s", "2 discard 1z", "3 discard 2z", "0 discard 3z").settle()
    assert game.table.turn == 1 and "jiagang 5p" in game.legal(1)
    game.play("1 jiagang 5p")
    assert game.events("jiagang") == [{"seat": 1, "tile": "5p"}]
    assert game.melds(1) == "jiagang:5555p" and game.table.meld_from[1] == [0]
    assert game.events("drew")[-1]["replaces"] and game.held(1, "4z") == 1


def test_a_run_does_not_grow_into_a_gang() -> None:
    game = Game(replace(RULES, chi=True), "3p", "45p", "", wall="1z 2z 3z 3p")
    game.play("0 discard 3p", "1 chi 345p").play(f"1 {game.legal(1)[0]}").settle()
    assert game.to_turn(1).held(1, "3p") == 1
    assert not any("gang" in action for action in game.legal(1))


def test_no_own_gang_right_after_a_claim() -> None:
    """``kong.own``: a 暗杠 and a 补杠 need an own drawn tile."""
    game = Game(RULES, "5p", "555p 7777s", wall="9s").play("0 discard 5p", "1 peng")
    assert all(action.startswith("discard") for action in game.legal(1)), "neither 5p nor 7s"


def test_no_gang_with_the_last_tile_of_the_wall() -> None:
    """``kong.last``, ``claim.last``: not by the drawer, and not with its discard."""
    game = Game(RULES, "9p", "7777s 5p", "555p", tiles=1, bottom="1z").play("0 discard 9p").settle()
    assert game.table.turn == 1 and not any("gang" in action for action in game.legal(1))
    assert game.play("1 discard 5p").legal(2) == ["pass", "peng"]
    earlier = Game(RULES, "9p", "7777s 5p", "555p", tiles=2, bottom="1z").play("0 discard 9p").settle()
    assert "angang 7s" in earlier.legal(1)
    assert "gang" in earlier.play("1 discard 5p").legal(2)


def test_wilds_form_no_gang() -> None:
    """``wild.claims``: four wilds are no 暗杠."""
    game = Game(WILD_RULES, "5555p 6666s", shown="4p")
    assert "angang 6s" in game.legal(0) and "angang 5p" not in game.legal(0)


WAITS = "123m 456m 789m 99p 67s"
"""Thirteen tiles that wait for 5s and 8s."""


def table_with_jiagang(last: str = "3z", **options: Any) -> Game:
    """A table where seat 1 lays a 碰 of 5s and has drawn the fourth, for which seat 2 waits.

    ``last`` is what seat 0 draws and discards right before.
    """
    game = Game(replace(RULES, **options), "5s", "55s 1p", WAITS, wall=f"1z 2z {last} 5s 4z")
    return game.play("0 discard 5s", "1 peng", "1 discard 1p", f"0 discard {last}").settle()


def test_the_tile_of_a_jiagang_may_be_robbed() -> None:
    """``kong.rob``: the 杠 is cancelled, and the robbed seat pays."""
    game = table_with_jiagang().play("1 jiagang 5s")
    assert game.asked() == {2: ["pass", "hu"]}
    assert game.melds(1) == "peng:555s" and game.events("drew")[-1]["tile"] == "5s"
    game.play("2 hu")
    assert game.events("robbed") == [{"seat": 1, "tile": "5s"}]
    assert game.events("won") == [won(2, "5s", "rob", 1, WAITS)]
    assert game.melds(1) == "peng:555s" and game.held(1, "5s") == 0
    assert game.table.rivers[1][-1] == (kind("5s"), WON)
    assert game.paid() == [(1, 2, 1, "win")]
    assert game.table.result is not None and game.table.result.discarder == 1


def test_a_jiagang_that_nobody_robs_is_laid_and_replaced() -> None:
    game = table_with_jiagang().play("1 jiagang 5s", "2 pass")
    assert game.melds(1) == "jiagang:5555s" and game.table.turn == 1 and game.held(1, "4z") == 1
    assert game.events("robbed") == []


@pytest.mark.parametrize("scores", [pytest.param((0, -3, 3, 0), id="Y-28")])
def test_the_robbed_seat_pays_for_everybody_where_the_rules_say_so(scores: tuple[int, ...]) -> None:
    """``pay.rob``: 抢杠 with 基础; the 杠 earns nothing."""
    game = table_with_jiagang(robbed_pays_all=True, kong_points="at_end").play("1 jiagang 5s", "2 hu")
    assert game.table.result is not None and game.table.result.scores == scores


def test_who_passed_a_win_may_not_rob_until_the_next_draw() -> None:
    """``win.guo_hu``: robbing is barred like a discard."""
    assert table_with_jiagang(guo_hu="strict").play("1 jiagang 5s").legal(2) == ["pass", "hu"]
    game = table_with_jiagang(last="8s", guo_hu="strict")
    assert 2 not in {won.seat for won in game.table.wins}, "seat 2 let the 8s pass"
    assert game.play("1 jiagang 5s").melds(1) == "jiagang:5555s"


def test_nobody_robs_where_only_drawn_tiles_win() -> None:
    game = table_with_jiagang(self_draw_only=True).play("1 jiagang 5s")
    assert game.melds(1) == "jiagang:5555s" and game.table.turn == 1


def test_a_claimed_gang_and_an_angang_cannot_be_robbed() -> None:
    """``kong.rob``."""
    waits = "234m 567m 678s 46p 99s"
    game = Game(RULES, "5555p", waits).play("0 angang 5p")
    assert game.melds(0) == "angang:5555p" and game.table.pending == [0]
    taken = Game(RULES, "5p", waits, "555p").play("0 discard 5p", "2 gang", "1 pass")
    assert taken.melds(2) == "gang:5555p" and taken.table.pending == [2]


def test_a_win_with_the_replacing_tile_is_a_win_after_a_gang() -> None:
    """杠上花, 杠开."""
    game = Game(RULES, "9p", "1111p 123m 456m 789m", wall="1s 1s").play("0 discard 9p", "1 angang 1p", "1 hu")
    assert game.table.wins[0].claim.after_kong
    assert game.table.result is not None and game.table.result.scores == (-2, 6, -2, -2)


def test_the_discard_after_a_replacing_tile_is_a_discard_after_a_gang() -> None:
    """杠上炮; an ordinary discard is none."""
    game = Game(RULES, "5555p 9s", READY, wall="5s 1z").play("0 angang 5p", "0 discard 5s", "1 hu")
    assert game.table.wins[0].claim.after_kong and game.paid()[-1] == (0, 1, 2, "win")
    later = Game(RULES, "5555p 9s 8s", READY, "5s", wall="9p 1z 2z").play("0 angang 5p", "0 discard 9p")
    later.play("1 discard 1z", "2 discard 5s", "1 hu")
    assert not later.table.wins[0].claim.after_kong and later.paid()[-1] == (2, 1, 1, "win")


def test_a_robbed_tile_is_no_tile_after_a_gang() -> None:
    """``kong.rob``: also if a 杠 was laid right before."""
    game = Game(RULES, "5s", "55s 1p 7777p", WAITS, wall="1z 2z 3z 4z 5s")
    game.play("0 discard 5s", "1 peng", "1 discard 1p", "0 discard 3z", "1 angang 7p", "1 jiagang 5s", "2 hu")
    assert not game.table.wins[0].claim.after_kong and game.paid() == [(1, 2, 1, "win")]


def test_who_supplied_the_gang_pays_for_the_discard_after_it_where_the_rules_say_so() -> None:
    """``pay.gang_shang_pao``; who wins on the same tile pays for nobody else's win."""
    for payer, seat in (("discarder", 1), ("supplier", 0)):
        rules = replace(RULES, gangpao_payer=payer)
        game = Game(rules, "5p", "555p", READY, wall="5s").play("0 discard 5p", "1 gang", "1 discard 5s", "2 hu")
        assert game.paid()[-1] == (seat, 2, 2, "win")
        both = Game(rules, "234m 567m 678p 44p 46s 5p", "555p", READY, wall="5s")
        both.play("0 discard 5p", "1 gang", "1 discard 5s", "0 hu", "2 hu")
        assert both.paid() == [(1, 2, 2, "win"), (1, 0, 2, "win")]


KAWUXING = replace(kawuxing.RULES, min_discard=1)


def test_a_gang_is_paid_at_once_and_kept_when_nobody_wins() -> None:
    """``pay.kong``: 放杠 2 from the discarder, 暗杠 2 and 蓄杠 1 from everybody; 荒庄不荒杠."""
    game = Game(KAWUXING, "5p 11s", "555p", tiles=1, bottom="6z").play("0 discard 5p", "1 gang")
    assert game.paid() == [(0, 1, 2, "gang")]
    assert game.events("paid") == [{"from": 0, "to": 1, "points": 2, "cause": "gang"}]
    game.drain()
    assert game.table.result is not None and game.table.result.exhausted
    assert game.table.result.scores == (-2, 2, 0)
    assert Game(KAWUXING, "5555p").play("0 angang 5p").paid() == [(1, 0, 2, "angang"), (2, 0, 2, "angang")]


@pytest.mark.parametrize("points", [pytest.param((2, 2, 4, 4, 8), id="K-35")])
def test_a_gang_right_after_a_gang_pays_double(points: tuple[int, ...]) -> None:
    """``pay.kong_chain``: two 暗杠 in a row, then the discard is taken for a 明杠."""
    game = Game(KAWUXING, "1111s 7777s 4p", "222p", wall="9p 2p 9s 8s")
    game.play("0 angang 1s", "0 angang 7s", "0 discard 2p", "1 gang")
    assert tuple(each[2] for each in game.paid()) == points
    assert [each[:2] for each in game.paid()] == [(1, 0), (2, 0), (1, 0), (2, 0), (0, 1)]


def test_a_draw_or_a_claim_in_between_ends_the_doubling() -> None:
    """杠上杠 needs the next 杠 at once."""
    drawn = Game(KAWUXING, "1111s 4p", "7777s", wall="9p 6z").play("0 angang 1s", "0 discard 9p", "1 angang 7s")
    assert [points for *_, points, why in drawn.paid() if why == "angang"] == [2, 2, 2, 2]
    claimed = Game(KAWUXING, "1111s 4p", "99p 2p", "222p", wall="9p 6z")
    claimed.play("0 angang 1s", "0 discard 9p", "1 peng", "1 discard 2p", "2 gang")
    assert claimed.paid()[-1] == (1, 2, 2, "gang")


@pytest.mark.parametrize("points", [pytest.param(4, id="K-37")])
def test_a_robbed_gang_is_not_paid(points: int) -> None:
    """``kong.rob``: C adds to a 碰, A robs with 卡五星: C pays 2×2 and gets nothing for the 杠."""
    game = Game(kawuxing.RULES, "5p 6z", "46p 111s 234s 999s 77p", "55p 3p", wall="7z 6z 5p")
    game.play("0 discard 5p", "1 pass", "2 peng", "2 discard 3p", "2 jiagang 5p", "1 hu")
    assert game.paid() == [(2, 1, points, "win")]


@pytest.mark.parametrize("scores", [pytest.param((-3, 9, -3, -3), id="Y-27")])
def test_gangs_that_are_paid_at_the_end_count_with_the_win(scores: tuple[int, ...]) -> None:
    """``pay.kong_on_draw``: a 暗杠, later 基础 drawn by the same seat: 2×3 + 1×3."""
    game = Game(yongzhou.RULES, "9p 22s", "1111s 234m 456m 789m", shown="4p", wall="3p 7s 2z 3z 6z 7s")
    game.play("0 discard 9p", "1 angang 1s", "1 discard 3p")
    assert game.paid() == []
    game.play("1 hu")
    assert [points for *_, points, _ in game.paid()] == [1, 1, 1, 2, 2, 2]
    assert game.table.result is not None and game.table.result.scores == scores


@pytest.mark.parametrize(
    ("kept", "scores"),
    [pytest.param("void", (0, 0, 0, 0), id="Y-29"), pytest.param("keep", (-3, 3, 0, 0), id="Y-29 keep")],
)
def test_gangs_that_are_paid_at_the_end_are_void_when_nobody_wins(kept: str, scores: tuple[int, ...]) -> None:
    """``pay.kong_on_draw`` 荒庄荒杠: nothing, or by option 3 from the discarder."""
    rules = replace(RULES, kong_points="at_end", kong_on_draw=kept)
    game = Game(rules, "5p", "555p", tiles=1, bottom="6z").play("0 discard 5p", "1 gang").drain()
    assert game.table.result is not None and game.table.result.exhausted
    assert game.table.result.scores == scores


@pytest.mark.parametrize(("held", "due"), [("55p", 3), ("555p", 0)])
@pytest.mark.parametrize("laid_after", [False, True])
def test_a_jiagang_on_a_peng_that_could_have_been_a_gang_earns_nothing(held: str, due: int, laid_after: bool) -> None:
    """``pay.kong_late``: the seat had all three tiles when it chose 碰, whatever it laid since."""
    rules = replace(RULES, kong_points="at_end")
    fourth = "5p" if due else "6z"
    wall = f"1z 2z 3z 4z {fourth}" if laid_after else f"1z 2z 3z {fourth}"
    game = Game(rules, "5p", f"{held} 99s 8s 7z", "9s", wall=wall)
    game.play("0 discard 5p", "1 peng", "1 discard 8s").settle()
    if laid_after:
        game.play("2 discard 9s", "1 peng", "1 discard 7z").settle()
    game.play("1 jiagang 5p")
    assert game.melds(1).startswith("jiagang:5555p") and ("peng:999s" in game.melds(1)) == laid_after
    assert len(game.table.due) == due


def test_by_default_a_gang_of_yibin_pays_nothing() -> None:
    """``pay.gang_shang_pao``."""
    rules = replace(yibin.RULES, piao="off")
    assert Game(rules, "5555p 11s", shown="1m").play("0 angang 5p").paid() == []
    assert len(Game(replace(rules, kong_points="sichuan"), "5555p 11s", shown="1m").play("0 angang 5p").paid()) == 3


def test_a_late_jiagang_earns_nothing_whatever_was_laid_after_the_peng() -> None:
    """``pay.kong_late``: the tile of the 补杠 counts, not the meld laid last."""
    game = Game(replace(RULES, kong_points="at_end"), "5p 1z", "555p 11z 9s 8s")
    game.play("0 discard 5p", "1 peng", "1 discard 9s", "0 discard 1z", "1 peng", "1 discard 8s", "1 jiagang 5p")
    assert game.table.due == []


def test_a_supplier_who_wins_on_the_same_tile_pays_for_nobody_else() -> None:
    """``pay.gang_shang_pao`` with ``gangpao_payer=supplier``: the discarder pays both winners."""
    rules = replace(RULES, gangpao_payer="supplier")
    game = Game(rules, f"5p {READY}", "555p 5s", "234m 567m 678p 44p 46s", wall="9p")
    game.play("0 discard 5p", "1 gang", "1 discard 5s", "2 hu", "0 hu")
    assert [(payer, payee) for payer, payee, _, why in game.paid() if why == "win"] == [(1, 2), (1, 0)]
