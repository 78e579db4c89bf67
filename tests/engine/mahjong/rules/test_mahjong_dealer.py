"""Who deals: the first hand, after a win, after several wins on one tile and after an exhausted wall."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from hupai.mahjong.games.base import BASE
from hupai.mahjong.rules.settlement import first_dealer, next_dealer
from hupai.table.payments import Payment
from hupai.table.seats import Seat
from tests.engine.mahjong.rules.settling import A, B, C, D
from tests.rows import each_row


@dataclass(frozen=True)
class Ending:
    """How a hand ended, as far as the next dealer depends on it."""

    winners: tuple[Seat, ...] = ()
    first_winners: tuple[Seat, ...] = ()
    first_source: Seat | None = None
    last_drawer: Seat | None = None
    discarder: Seat | None = None
    self_drawn: bool = False
    payments: tuple[Payment, ...] = ()
    scores: tuple[int, ...] = (0, 0, 0, 0)


def won(*winners: Seat, source: Seat | None = None, last_drawer: Seat | None = None) -> Ending:
    """A hand that ended with these winners on one tile."""
    return Ending(winners, winners, source, last_drawer, source, source is None)


DRAWN = Ending(last_drawer=C)
"""Nobody won; C drew the wall's last tile."""

LAST_DRAWER = replace(BASE, draw_dealer="last_drawer")
BLOOD = replace(BASE, wins_to_end=3, draw_dealer="first_winner")


@pytest.mark.parametrize(("option", "dealer"), [("lot", None), ("host", 0)])
def test_the_lot_or_the_host_deals_first(option, dealer):
    assert first_dealer(replace(BASE, first_dealer=option)) == dealer


@each_row("rules", [BASE, LAST_DRAWER])
@each_row("dealer", range(4))
@each_row("winner", range(4))
def test_the_winner_deals_even_with_the_last_tile(rules, dealer, winner):
    assert next_dealer(rules, dealer, won(winner), 0) == winner
    assert next_dealer(rules, dealer, won(winner, last_drawer=C), 0) == winner
    assert next_dealer(rules, dealer, won(winner, source=(winner + 1) % 4), 0) == winner


@each_row("drawn_in_a_row", [1, 2, 3, 9])
@each_row("rules, dealer", [(BASE, B), (LAST_DRAWER, C), (BLOOD, B)])
def test_after_a_drawn_hand_the_dealer_stays_or_the_last_drawer_deals(rules, dealer, drawn_in_a_row):
    assert next_dealer(rules, B, DRAWN, drawn_in_a_row) == dealer


@pytest.mark.parametrize(
    ("several", "winners", "source", "dealer"),
    [
        ("discarder", (A, C), D, D),
        ("nearest", (A, C), D, A),
        ("nearest", (A, C), B, C),
        ("nearest", (C, A), B, C),
        ("nearest", (A, B, C), D, A),
        ("nearest", (A, B, D), C, D),
    ],
)
def test_after_several_wins_on_one_tile_its_owner_deals_or_the_nearest_winner(several, winners, source, dealer):
    rules = replace(BASE, several_winners_dealer=several)
    assert next_dealer(rules, B, won(*winners, source=source), 0) == dealer


@pytest.mark.parametrize(
    ("ending", "first_winner", "stays"),
    [
        pytest.param(Ending((C, A, D), (C,)), C, C, id="three won one by one"),
        pytest.param(Ending((C, A, D), (C,), last_drawer=D), C, C, id="the third with the last tile"),
        pytest.param(Ending((A, C, D), (A, C), B), B, B, id="two on the first tile won: B-35"),
        pytest.param(Ending((D, A, C), (D,), B), D, D, id="two on a later tile"),
        pytest.param(Ending((C,), (C,), A, last_drawer=D), C, B, id="the wall ran out after a win"),
        pytest.param(Ending((A, C), (A, C), D, last_drawer=D), D, B, id="the wall ran out after two wins on one tile"),
        pytest.param(Ending(last_drawer=D), B, B, id="nobody won"),
    ],
)
def test_in_a_blood_battle_the_first_winner_deals(ending, first_winner, stays):
    assert next_dealer(BLOOD, B, ending, 0) == first_winner
    assert next_dealer(replace(BLOOD, draw_dealer="stays"), B, ending, 0) == stays
