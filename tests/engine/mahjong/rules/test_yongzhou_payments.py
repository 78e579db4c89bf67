"""永州麻将: who pays a win, a robbed 杠, the birds and a 杠; the worked examples by their ids in the rule book."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hupai.mahjong.games.base import BASE
from hupai.mahjong.melds import ANGANG, GANG, JIAGANG
from hupai.mahjong.notation import parse_tiles
from hupai.mahjong.rules.settlement import (
    bird_hits,
    bird_payments,
    bird_seat,
    exhausted_payments,
    kong_payments,
    kongs_at_end,
    win_payments,
)
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_ROB, BY_SELF
from hupai.table.payments import totals
from tests.engine.mahjong.rules.settling import A, B, C, D, paid, reasons, table, worth

RULES = replace(BASE, kong_points="at_end", draw_dealer="last_drawer", robbed_pays_all=True)
SEATS = table(4)


def test_each_of_several_winners_on_one_discard_is_paid_by_the_discarder():
    both = [
        *win_payments(RULES, A, BY_DISCARD, worth(2), D, SEATS),
        *win_payments(RULES, B, BY_DISCARD, worth(4), D, SEATS),
    ]
    assert paid(both) == {"DA": 2, "DB": 4}


# --- 杠 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("group", "source", "expected"),
    [
        (ANGANG, None, {"BA": 2, "CA": 2, "DA": 2}),
        (JIAGANG, None, {"BA": 1, "CA": 1, "DA": 1}),
        (GANG, C, {"CA": 3}),
    ],
    ids=["angang", "jiagang", "gang"],
)
def test_a_gang_is_paid_by_everybody_or_by_the_discarder(group, source, expected, request):
    payments = kong_payments(RULES, group, A, source, SEATS)
    assert paid(payments) == expected
    assert reasons(payments) == {request.node.callspec.id}
    assert kong_payments(replace(RULES, kong_points="none"), group, A, source, SEATS) == []


@pytest.mark.parametrize(
    ("group", "source", "scores"),
    [
        pytest.param(ANGANG, None, (9, -3, -3, -3), id="Y-27"),
        pytest.param(GANG, D, (6, -1, -1, -4), id="Y-27 with a 明杠"),
    ],
)
def test_a_gang_is_paid_besides_the_win(group, source, scores):
    payments = [
        *kongs_at_end(RULES, kong_payments(RULES, group, A, source, SEATS), won=True),
        *win_payments(RULES, A, BY_SELF, worth(1), None, SEATS),
    ]
    assert totals(payments, 4) == scores


@pytest.mark.parametrize(
    ("kong_on_draw", "won", "expected"),
    [
        pytest.param("void", False, {}, id="Y-29"),
        pytest.param("keep", False, {"BA": 3}, id="Y-29 kong_on_draw=keep"),
        pytest.param("void", True, {"BA": 3}, id="won"),
    ],
)
def test_a_gang_counts_after_a_drawn_hand_only_by_option(kong_on_draw, won, expected):
    rules = replace(RULES, kong_on_draw=kong_on_draw)
    assert paid(kongs_at_end(rules, kong_payments(rules, GANG, A, B, SEATS), won)) == expected


def test_adding_to_a_peng_that_could_have_been_a_gang_earns_nothing():
    assert kong_payments(RULES, JIAGANG, A, None, SEATS, late=True) == []
    assert paid(kong_payments(RULES, ANGANG, A, None, SEATS, late=True)) == {"BA": 2, "CA": 2, "DA": 2}


def test_a_gang_after_a_gang_is_not_doubled():
    assert paid(kong_payments(RULES, JIAGANG, A, None, SEATS, chain=2)) == {"BA": 1, "CA": 1, "DA": 1}


def test_nobody_pays_anybody_after_an_exhausted_wall():
    assert exhausted_payments(RULES, SEATS) == []


# --- 扎鸟 ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("winner", range(4))
def test_a_bird_is_counted_round_the_table_from_the_winner(winner):
    for number in range(1, 10):
        for suit in "msp":
            (tile,) = parse_tiles(f"{number}{suit}")
            assert (bird_seat(RULES, winner, tile) - winner) % 4 == (number - 1) % 4
    for honour in parse_tiles("1234567z"):
        assert bird_seat(RULES, winner, honour) == winner


@pytest.mark.parametrize(
    ("birds", "hits"),
    [("1m", 1), ("5s", 1), ("9p", 1), ("7z", 1), ("2m", 0), ("234678m", 0), ("159m159s", 6), ("19p8p", 2)],
)
def test_one_five_nine_and_honours_hit(birds, hits):
    assert [bird_hits(RULES, winner, parse_tiles(birds)) for winner in range(4)] == [hits] * 4


@pytest.mark.parametrize(
    ("by", "source", "expected"),
    [
        (BY_SELF, None, {"BA": 2, "CA": 2, "DA": 2}),
        (BY_DISCARD, C, {"CA": 2}),
        (BY_ROB, C, {"CA": 6}),
    ],
    ids=["self", "discard", "rob"],
)
def test_each_hit_adds_a_stake_for_every_share_of_the_win(by, source, expected):
    payments = bird_payments(RULES, A, by, 2, source, SEATS)
    assert paid(payments) == expected
    assert reasons(payments) == {"bird"}
    assert bird_payments(RULES, A, by, 0, source, SEATS) == []
