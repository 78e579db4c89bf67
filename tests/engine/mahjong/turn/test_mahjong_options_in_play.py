"""Readings that a text leaves open and an option chooses, as they are played: who wins a tile, and who deals next."""

from __future__ import annotations

import pytest

import hupai
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.settlement import next_dealer
from tests.engine.mahjong.tables import Game

READY = "123m 456m 789m 123s 5s"
"""Thirteen tiles that wait for 5s alone."""
TWO_WIN = ("5s", "", READY, READY)
"""Seat 0 discards the 5s that the seats 2 and 3 wait for."""


@pytest.mark.parametrize(
    ("options", "paid", "dealer"),
    [
        pytest.param({}, [(0, 2, 1, "win"), (0, 3, 1, "win")], 0, id="all win, the discarder deals"),
        pytest.param(
            {"several_winners_dealer": "nearest"},
            [(0, 2, 1, "win"), (0, 3, 1, "win")],
            2,
            id="all win, the nearest deals",
        ),
        pytest.param({"multi_win": False}, [(0, 2, 1, "win")], 2, id="the nearest wins alone and deals"),
    ],
)
def test_of_several_winners_in_yongzhou_all_or_the_nearest_win_and_the_discarder_or_the_nearest_deals(
    options: dict[str, str | bool], paid: list[tuple[int, int, int, str]], dealer: int
) -> None:
    """``win.several``, ``deal.several``: a 基础 of 1 point on a discard."""
    rules = hupai.games["yongzhou-mahjong"].rules(**options)
    game = Game(rules, *TWO_WIN, shown="1z").play("0 discard 5s", "3 hu", "2 hu")
    assert game.paid() == paid
    assert game.table.result is not None and next_dealer(rules, 0, game.table.result, 0) == dealer


def self_draw(only: bool = True) -> MahjongRules:
    """The rules of 宜宾 with or without wins on discards."""
    return hupai.games["yibin"].rules(piao="off", self_draw_only=only)


def test_by_option_only_own_draws_win_in_yibin() -> None:
    """``win.self_draw_only``: no discard; the own draw is paid by all three: 平胡 1, no wild 1 and 地胡 4 fan, ×32."""
    game = Game(self_draw(), "5s", READY, shown="1p", wall="5s").play("0 discard 5s")
    assert game.table.turn == 1 and game.legal(1)[0] == "hu", "the discard was not asked about; the next 5s is drawn"
    game.play("1 hu")
    assert sorted(game.paid()) == [(0, 1, 32, "zimo"), (2, 1, 32, "zimo"), (3, 1, 32, "zimo")]


def test_by_option_no_tile_of_a_ti_is_won_in_yibin() -> None:
    """``win.self_draw_only``, ``wild.ti_win``: seat 3 waits for the 5s that seat 2 puts into its 飞."""
    for rules, asked in ((self_draw(only=False), True), (self_draw(), False)):
        game = Game(rules, "5s", "", "5s 2p 9p", READY, shown="1p", wall="9m 8s 8p 5s")
        game.play("0 discard 5s", "2 fei", "2 discard 9p").to_turn(2).act(2, "ti 5s")
        assert (game.legal(3) == ["pass", "hu"]) is asked
