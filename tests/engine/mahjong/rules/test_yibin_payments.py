"""宜宾麻将: the blood battle, 飘, 花猪 and 查叫; the worked examples by their ids in the rule book."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hupai.mahjong.games.base import BASE
from hupai.mahjong.melds import ANGANG, GANG, JIAGANG
from hupai.mahjong.rules.settlement import SeatStanding, exhausted_payments, kong_payments, win_payments
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_ROB
from tests.engine.mahjong.rules.settling import A, B, C, D, paid, reasons, table, worth

RULES = replace(
    BASE,
    tiles=108,
    wins_to_end=3,
    kong_on_draw="keep",
    draw_dealer="first_winner",
    draw_penalty="blood",
    piao="choose",
    cap=6,
)

PIAO = SeatStanding(piao=True)
WON = SeatStanding(playing=False)
PIG = SeatStanding(three_suits=True)
UNREADY = SeatStanding()
READY = SeatStanding(best_wait=8)
DEAD = SeatStanding(dead=True, three_suits=True, best_wait=8)


@pytest.mark.parametrize(
    ("after_the_first", "expected"),
    [
        pytest.param(table(4, A=WON), {"DA": 2, "DB": 8}, id="B-35"),
        pytest.param(table(4), {"DA": 2, "DB": 8}, id="B-35 both still counted as playing"),
    ],
)
def test_a_discarder_pays_each_of_two_winners(after_the_first, expected):
    both = [
        *win_payments(RULES, A, BY_DISCARD, worth(2, fan=2), D, table(4)),
        *win_payments(RULES, B, BY_DISCARD, worth(8, fan=4), D, after_the_first),
    ]
    assert paid(both) == expected


@pytest.mark.parametrize("by", [pytest.param(BY_ROB, id="B-36"), pytest.param(BY_DISCARD, id="discard")])
def test_a_robbed_ti_or_gang_is_paid_like_a_discard(by):
    payments = win_payments(RULES, A, by, worth(4, fan=3), C, table(4))
    assert (paid(payments), reasons(payments)) == ({"CA": 4}, {"win"})


# --- 杠上炮 and 杠 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("payer", "by", "supplier", "seats", "expected"),
    [
        pytest.param("discarder", BY_DISCARD, C, table(4), {"BA": 4}, id="the discarder"),
        pytest.param("supplier", BY_DISCARD, C, table(4), {"CA": 4}, id="the supplier"),
        pytest.param("supplier", BY_DISCARD, None, table(4), {"BA": 4}, id="a 杠 of own tiles has no supplier"),
        pytest.param("supplier", BY_DISCARD, A, table(4), {"BA": 4}, id="the winner supplied it"),
        pytest.param("supplier", BY_DISCARD, C, table(4, C=WON), {"BA": 4}, id="the supplier wins too"),
        pytest.param("supplier", BY_ROB, C, table(4), {"BA": 4}, id="a robbed 杠 is no discard"),
        pytest.param("supplier", BY_DISCARD, C, table(4, C=PIAO), {"CA": 8}, id="the payer's 飘 counts"),
    ],
)
def test_a_discard_after_a_gang_is_paid_by_the_discarder_or_the_supplier(payer, by, supplier, seats, expected):
    rules = replace(RULES, gangpao_payer=payer)
    assert paid(win_payments(rules, A, by, worth(4, fan=3), B, seats, supplier)) == expected


@pytest.mark.parametrize(
    ("group", "source", "expected"),
    [
        (ANGANG, None, {"BA": 2, "CA": 2}),
        (JIAGANG, None, {"BA": 1, "CA": 1}),
        (GANG, C, {"CA": 2}),
    ],
    ids=["angang", "jiagang", "gang"],
)
def test_a_gang_is_paid_only_by_option_and_by_those_still_playing(group, source, expected):
    seats = table(4, A=PIAO, D=WON)
    assert kong_payments(RULES, group, A, source, seats) == []
    rules = replace(RULES, kong_points="sichuan")
    assert paid(kong_payments(rules, group, A, source, seats, chain=1, late=True)) == expected


# --- the exhausted wall ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        pytest.param(
            table(4, A=WON, B=PIG, C=READY, D=UNREADY),
            {"BA": 32, "BC": 32, "BD": 32, "DC": 8},
            id="B-34",
        ),
        pytest.param(table(4, A=DEAD, B=READY, C=UNREADY, D=WON), {"AB": 8, "CB": 8}, id="B-37"),
        pytest.param(
            table(4, A=PIG, B=PIG, C=READY, D=DEAD),
            {"AC": 32, "AD": 32, "BC": 32, "BD": 32, "DC": 8},
            id="花猪 do not pay each other",
        ),
        pytest.param(table(4, A=READY, B=READY, C=WON, D=WON), {}, id="ready seats owe each other nothing"),
        pytest.param(table(4, A=PIG, B=WON, C=WON, D=WON), {}, id="three have won"),
        pytest.param(table(4), {}, id="nobody is ready"),
    ],
)
def test_hua_zhu_pay_all_others_and_the_unready_pay_the_ready(seats, expected):
    assert paid(exhausted_payments(RULES, seats)) == expected


def test_by_option_a_dead_hand_of_three_suits_pays_as_hua_zhu():
    """``pay.flower_pig``: 32 to each who is none, and nothing for not waiting."""
    seats = table(4, A=replace(DEAD, dead_pays=True), B=READY, C=UNREADY, D=WON)
    assert paid(exhausted_payments(RULES, seats)) == {"AB": 32, "AC": 32, "AD": 32, "CB": 8}
    two_suits = replace(DEAD, dead_pays=True, three_suits=False)
    assert paid(exhausted_payments(RULES, table(4, A=two_suits, B=READY, C=UNREADY, D=WON))) == {"AB": 8, "CB": 8}


def test_a_payment_after_an_exhausted_wall_says_what_it_is_for():
    payments = exhausted_payments(RULES, table(4, A=WON, B=PIG, C=READY, D=UNREADY))
    assert {(payment.payer, payment.why) for payment in payments} == {(B, "hua_zhu"), (D, "cha_jiao")}


def test_piao_multiplies_hua_zhu_and_cha_jiao_only_by_option():
    seats = table(4, A=WON, B=replace(PIG, piao=True), C=replace(READY, piao=True), D=UNREADY)
    assert paid(exhausted_payments(RULES, seats)) == {"BA": 32, "BC": 32, "BD": 32, "DC": 8}
    doubled = exhausted_payments(replace(RULES, piao_on_draw=True), seats)
    assert paid(doubled) == {"BA": 64, "BC": 128, "BD": 64, "DC": 16}
