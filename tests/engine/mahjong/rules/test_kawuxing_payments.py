"""卡五星: 明牌, 杠 and the drawn hand; the worked examples by their ids in the rule book."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hupai.mahjong.games.base import BASE
from hupai.mahjong.melds import ANGANG, GANG, JIAGANG
from hupai.mahjong.rules.settlement import SeatStanding, exhausted_payments, kong_payments, kongs_at_end, win_payments
from hupai.mahjong.rules.win_claim import BY_DISCARD
from hupai.table.payments import totals
from tests.engine.mahjong.rules.settling import A, B, C, paid, reasons, table, worth

RULES = replace(
    BASE, seats=3, tiles=84, reveal=True, kong_points="at_once", kong_on_draw="keep", draw_penalty="first_revealer"
)
HIDDEN = table(3)
FIRST, SECOND, THIRD = (SeatStanding(revealed=order) for order in (1, 2, 3))
READY = SeatStanding(best_wait=8)


# --- 杠 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("group", "owner", "source", "chain", "expected"),
    [
        pytest.param(ANGANG, A, None, 0, {"BA": 2, "CA": 2}, id="K-35 first"),
        pytest.param(ANGANG, A, None, 1, {"BA": 4, "CA": 4}, id="K-35 second"),
        pytest.param(GANG, B, A, 2, {"AB": 8}, id="K-35 third"),
        pytest.param(JIAGANG, C, None, 3, {"AC": 8, "BC": 8}, id="fourth"),
    ],
)
def test_each_gang_of_a_chain_pays_twice_the_one_before(group, owner, source, chain, expected):
    assert paid(kong_payments(RULES, group, owner, source, HIDDEN, chain)) == expected


@pytest.mark.parametrize(
    ("points", "scores"),
    [pytest.param(8, (-6, 7, -1), id="K-36"), pytest.param(2, (0, 1, -1), id="K-36 with 屁胡")],
)
def test_the_payments_of_a_gang_stay_when_its_owner_feeds_a_win(points, scores):
    payments = [
        *kong_payments(RULES, JIAGANG, A, None, HIDDEN),
        *win_payments(RULES, B, BY_DISCARD, worth(points), A, HIDDEN),
    ]
    assert totals(payments, 3) == scores


def test_a_late_jiagang_is_paid_like_any_other():
    assert paid(kong_payments(RULES, JIAGANG, A, None, HIDDEN, late=True)) == {"BA": 1, "CA": 1}


# --- the drawn hand --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("penalty", "expected"),
    [
        pytest.param("first_revealer", {"BA": 3, "CA": 2, "BC": 1}, id="K-38"),
        pytest.param("all_revealed", {"BA": 3, "CA": 3, "BC": 1, "CB": 1}, id="K-39"),
        pytest.param("none", {"BA": 2, "CA": 2}, id="none"),
    ],
)
def test_after_a_drawn_hand_gang_stays_paid_and_revealed_seats_pay(penalty, expected):
    """A has a 暗杠, whose two stakes from each of the others stay."""
    rules = replace(RULES, draw_penalty=penalty)
    seats = table(3, B=FIRST, C=SECOND)
    penalties = exhausted_payments(rules, seats)
    payments = [*kongs_at_end(rules, kong_payments(rules, ANGANG, A, None, seats), won=False), *penalties]
    assert paid(payments) == expected
    assert reasons(penalties) <= {"reveal"}


@pytest.mark.parametrize("penalty", ["first_revealer", "all_revealed", "suizhou", "xiaogan", "none"])
def test_nobody_pays_where_all_are_hidden_and_nobody_is_ready(penalty):
    assert exhausted_payments(replace(RULES, draw_penalty=penalty), HIDDEN) == []


ONE = SeatStanding(revealed=1, best_wait=4)
TWO = SeatStanding(revealed=2, best_wait=2)


@pytest.mark.parametrize(
    ("seats", "suizhou", "xiaogan"),
    [
        pytest.param(table(3, A=READY), {"BA": 1, "CA": 1}, {"BA": 8, "CA": 8}, id="one ready"),
        pytest.param(table(3, A=READY, B=ONE), {"CA": 1, "CB": 1}, {"CA": 8, "CB": 4}, id="two ready"),
        pytest.param(table(3, A=READY, B=ONE, C=TWO), {"BA": 1, "BC": 1}, {}, id="all ready"),
        pytest.param(table(3, A=READY, B=READY, C=READY), {}, {}, id="all ready and hidden"),
    ],
)
def test_the_two_local_penalties_ask_who_is_ready(seats, suizhou, xiaogan):
    for penalty, expected in (("suizhou", suizhou), ("xiaogan", xiaogan)):
        payments = exhausted_payments(replace(RULES, draw_penalty=penalty), seats)
        assert paid(payments) == expected
        assert reasons(payments) <= {"reveal" if all(seat.is_ready for seat in seats) else "cha_jiao"}
