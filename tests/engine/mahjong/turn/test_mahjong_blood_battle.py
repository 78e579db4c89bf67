"""血战: a hand goes on after a win until three have won or the wall is empty; the last tiles are won by themselves."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hupai.mahjong.games import yibin
from hupai.mahjong.melds import is_run_start
from hupai.mahjong.notation import parse_melds, parse_tiles
from hupai.mahjong.rules.settlement import next_dealer
from hupai.mahjong.rules.waiting import known_copies
from hupai.mahjong.rules.win_claim import BY_DISCARD, WinClaim
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import COPIES, SUITED, Kind, counts_of
from hupai.mahjong.turn.wins import best_wait
from tests.engine.mahjong.tables import WILD_RULES, Game, kind

RULES = replace(WILD_RULES, indicator=False, wilds=0, wins_to_end=3, draw_dealer="first_winner")
READY = "123m 456m 789m 123s 5s"
"""Waits for 5s alone."""
READY_TOO = "234m 567m 678p 44p 46s"
"""Waits for 5s alone."""


def own_copies(t: Table, seat: int, kind: Kind) -> int:
    """How many tiles printed with a kind the seat holds or has laid."""
    return known_copies(t.rules, t.wilds, t.hands[seat], t.melds[seat], t.turned)[kind]


def test_a_winner_leaves_the_table_and_the_next_active_seat_draws() -> None:
    """``end.blood_battle``."""
    game = Game(RULES, "5s", READY, wall="9p 8p").play("0 discard 5s", "1 hu").settle()
    assert game.table.result is None and game.table.playing == [True, False, True, True]
    assert game.table.turn == 2, "after the winner"
    game.play("2 discard 9p").settle()
    assert game.table.turn == 3
    game.to_turn(0).play(f"0 {game.legal(0)[-1]}").settle()
    assert game.table.turn == 2, "seat 1 has left"


def test_nobody_who_has_left_is_asked() -> None:
    game = Game(RULES, "55s", READY, "9m", "55m", wall="6p 5m").play("0 discard 5s", "1 hu").settle()
    game.play("2 discard 6p").settle()
    assert game.table.taken == kind("5m")
    assert 1 not in game.table.pending
    game.play("3 discard 5m", "0 discard 5s").settle()
    assert game.wins() == [(1, 0)]


def test_after_a_drawn_win_the_seat_after_the_winner_draws() -> None:
    game = Game(RULES, "9p", READY, wall="5s").play("0 discard 9p", "1 hu").settle()
    assert game.table.turn == 2 and game.table.result is None


@pytest.mark.parametrize("payers", [pytest.param((0, 3), id="B-33")])
def test_a_drawn_win_is_paid_by_those_who_have_not_won(payers: tuple[int, ...]) -> None:
    """``pay.win``: one seat has won before."""
    game = Game(RULES, "5s", READY, READY_TOO, wall="5s").play("0 discard 5s", "1 hu", "2 pass").settle()
    game.play("2 hu")
    assert game.paid() == [(0, 1, 1, "win"), *[(payer, 2, 1, "zimo") for payer in payers]]
    assert game.table.result is None


def test_after_several_wins_on_one_tile_play_goes_on_after_the_last_winner() -> None:
    """``win.several``, ``end.blood_battle``."""
    game = Game(RULES, "5s", READY, READY_TOO).play("0 discard 5s", "1 hu", "2 hu").settle()
    assert game.wins() == [(1, 0), (2, 0)] and game.table.turn == 3
    assert game.table.playing == [True, False, False, True]
    apart = Game(RULES, "5s", READY, "", READY_TOO).play("0 discard 5s", "1 hu", "3 hu").settle()
    assert apart.wins() == [(1, 0), (3, 0)] and apart.table.turn == 0, "seat 2 is skipped"


def test_the_third_win_ends_the_hand() -> None:
    """``end.blood_battle``: the winners are in the order in which they won."""
    hands = ("5s 8s", READY, READY_TOO, "123m 456m 789p 33p 79s")
    game = Game(RULES, *hands, wall="8s").play("0 discard 5s", "1 hu", "2 hu").settle()
    assert game.table.turn == 3 and game.legal(3)[0] == "hu"
    game.play("3 hu")
    result = game.table.result
    assert result is not None and not result.exhausted
    assert result.winners == (1, 2, 3) and result.first_winners == (1, 2)
    assert result.scores == (-3, 1, 1, 1)
    assert [won.moment for won in result.wins] == [1, 1, 2]
    assert (result.discarder, result.first_source, result.self_drawn) == (0, 0, False)
    assert next_dealer(RULES, 2, result, 0) == 0, "several won first: the discarder deals"


def test_two_wins_leave_two_who_play_to_the_end_of_the_wall() -> None:
    game = Game(RULES, "5s", READY, READY_TOO, tiles=2).play("0 discard 5s", "1 hu", "2 hu").drain()
    result = game.table.result
    assert result is not None and result.exhausted and result.winners == (1, 2)
    assert [event["seat"] for event in game.events("drew")] == [3, 0]
    assert result.last_drawer == 0


def test_a_robbed_seat_goes_on_without_the_tile_and_the_seat_after_the_winner_draws() -> None:
    """``kong.rob``: the 杠 falls back to a 碰."""
    hands = ("5s", "55s 1p", "123m 456m 789m 99p 67s")
    game = Game(RULES, *hands, wall="1m 2m 3m 5s 4p").play("0 discard 5s", "1 peng", "1 discard 1p").settle()
    game.play("2 discard 1m", "3 discard 2m", "0 discard 3m", "1 jiagang 5s", "2 hu").settle()
    assert game.melds(1) == "peng:555s" and game.table.turn == 3 and sum(game.table.hands[1]) == 10


FORCED = replace(RULES, forced_last=4, guo_hu="more")


@pytest.mark.parametrize(("tiles", "asked"), [(5, True), (4, False)])
def test_the_last_four_tiles_are_won_without_asking(tiles: int, asked: bool) -> None:
    """``win.forced``: with at most three tiles left after the draw every possible win is taken, drawn or discarded."""
    drawn = Game(FORCED, "9p", READY, wall="5s", tiles=tiles).play("0 discard 9p").settle()
    assert drawn.wins() == ([] if asked else [(1, None)])
    given = Game(FORCED, "9p", "5s", READY, wall="8p", tiles=tiles).play("0 discard 9p", "1 discard 5s")
    assert given.wins() == ([] if asked else [(2, 1)])
    assert (given.legal(2) == ["pass", "hu"]) == asked


def test_with_fewer_than_four_tiles_left_a_passed_win_no_longer_counts() -> None:
    """``win.guo_hu``."""
    for tiles, wins in ((6, []), (5, [(3, 2)])):
        game = Game(FORCED, "5s", "9p", "5s 8p", READY, wall="1p 2p", tiles=tiles)
        game.play("0 discard 5s", "3 pass", "1 discard 1p", "2 discard 5s")
        assert game.wins() == wins


YIBIN = replace(yibin.RULES, piao="off")


@pytest.mark.parametrize(("by_pig", "by_unready"), [pytest.param(32, 8, id="B-34")])
def test_when_the_wall_is_empty_flower_pigs_and_unready_seats_pay(by_pig: int, by_unready: int) -> None:
    """``pay.flower_pig``, ``pay.not_ready``: seat 1 won before, 2 is the 花猪, 3 waits for 4 fan, 0 is not ready."""
    unready, winner = "11369m 124688s 99m 5s", "123456789s 22m 78m"
    pig, ready = "12479m 1459s 1467p", "122334455689p 7p"
    game = Game(YIBIN, unready, winner, pig, ready, shown="4m", wall="2s 6s 3m 3m 6m", tiles=5)
    game.play("0 discard 1s", "1 discard 2s", "2 discard 9m").drain()
    result = game.table.result
    assert result is not None and result.winners == (1,) and result.exhausted
    assert [standing.best_wait for standing in result.standings] == [0, 0, 0, by_unready]
    assert [standing.is_flower_pig for standing in result.standings] == [False, False, True, False]
    assert game.paid() == [
        (2, 1, 2, "win"),
        (2, 0, by_pig, "hua_zhu"),
        (2, 1, by_pig, "hua_zhu"),
        (2, 3, by_pig, "hua_zhu"),
        (0, 3, by_unready, "cha_jiao"),
    ]
    assert next_dealer(YIBIN, 0, result, 0) == 1


def test_what_a_seat_waits_for_is_worth_what_the_game_says() -> None:
    """查叫: the best of all tiles of which the seat does not hold every one."""
    rng, ready = Random("best wait"), 0
    t = Game(YIBIN, shown="4m").table
    for _ in range(200):
        t.hands[1], t.waits[1] = near_win(rng, wild=t.wilds[0]), -1
        expected = 0
        for tile in range(SUITED):
            if own_copies(t, 1, tile) < COPIES:
                filled = tuple(count + (tile == other) for other, count in enumerate(t.hands[1]))
                value = YIBIN.worth_of(WinClaim(filled, (), tile, BY_DISCARD, t.wilds[0], t.indicator))
                expected = max(expected, value.multiplier if value else 0)
        assert best_wait(t, 1) == expected
        ready += expected > 0
    assert 20 < ready < 180


def test_who_holds_all_four_of_what_would_complete_the_hand_is_not_ready() -> None:
    """``pay.not_ready``: tiles of laid melds and the tile turned up count as well."""
    t = Game(RULES).table
    for hand, ready in (("9999s 123s 456s 777p", False), ("9s 123s 456s 777p 888p", True)):
        t.hands[1], t.waits[1] = counts_of(parse_tiles(hand)), -1
        assert (best_wait(t, 1) > 0) == ready
    t.hands[1], t.waits[1] = counts_of(parse_tiles("9s 123s 456s 777p")), -1
    for meld, ready in (("peng:999s", False), ("peng:888s", True)):
        t.melds[1], t.waits[1] = parse_melds(meld), -1
        assert (best_wait(t, 1) > 0) == ready
    shown = Game(WILD_RULES, "44m", shown="4m").table
    assert own_copies(shown, 0, kind("4m")) == 3 and own_copies(shown, 1, kind("4m")) == 1


def near_win(rng: Random, wild: int) -> list[int]:
    """Thirteen tiles of two suits that lack little of a win, some of them wild."""
    first = rng.choice((0, 9))
    groups = [[kind] * 3 for kind in range(first, first + 18)]
    groups += [[kind, kind + 1, kind + 2] for kind in range(first, first + 18) if is_run_start(kind)]
    while True:
        kinds = [kind for group in rng.choices(groups, k=4) for kind in group] + [rng.randrange(first, first + 18)] * 2
        rng.shuffle(kinds)
        wilds, changed = rng.randrange(4), rng.randrange(3)
        kinds = [wild] * wilds + rng.choices(range(27), k=changed) + kinds[1 + wilds + changed :]
        if max(map(kinds.count, kinds)) <= 4:
            return counts_of(kinds)
