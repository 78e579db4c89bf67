"""An observation is what the events told: a witness who heard only those knows the same."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hupai.registry import games
from hupai.zipai.cards import full_deck
from hupai.zipai.melds import TI, WEI, Meld
from tests.engine.strategies import hands, seats
from tests.engine.witness import Witness


def open_form(meld: Meld, own: bool) -> Meld:
    """The group without the mark that tells its owner alone how a 提 came to lie face down."""
    return (meld[0], meld[1], -1, meld[3]) if own and meld[0] == TI else meld


@pytest.mark.parametrize("game_id", sorted(games))
@given(st.data(), seats)
@settings(max_examples=60)
def test_everything_a_seat_observes_it_was_told_by_an_event(game_id: str, data: st.DataObject, seat: int) -> None:
    """Hands, groups, discards, wall, turn, bans and 举手, worked out from the projected events alone."""
    hand = data.draw(hands(game_id))
    seen = hand.view(seat)
    witness = Witness(seat, hand.dealer, len(full_deck(hand.rules.kings)))
    for event in hand.events_for(seat):
        witness.hear(dict(event))
    assert witness.hand == list(seen.hand)
    assert witness.cards == list(seen.cards)
    for owner in range(3):
        told = sorted(open_form(meld, owner == seat) for meld in witness.melds[owner])
        assert told == sorted(open_form(meld, owner == seat) for meld in seen.melds[owner])
    assert witness.discards == [list(cards) for cards in seen.discards]
    assert [witness.huxi(other) for other in range(3)] == list(seen.huxi)
    assert [witness.quads(other) for other in range(3)] == list(seen.quads)
    assert witness.kings_shown == list(seen.kings_shown)
    assert witness.dead == list(seen.dead)
    assert witness.skips == list(seen.skips)
    assert witness.raised == list(seen.raised)
    assert witness.barred == list(seen.barred)
    assert witness.limits == list(seen.limits)
    assert witness.shown == seen.shown
    assert witness.wall_left == seen.wall_left
    assert witness.turn == seen.turn
    assert (witness.live, witness.live_seat) == (seen.live, seen.live_seat)
    assert witness.live < 0 or witness.live_from == seen.live_from
    assert witness.declared == seen.declared
    assert all(meld[1] >= 0 or meld[0] in (WEI, TI) for melds in seen.melds for meld in melds)
    assert all(meld[1] >= 0 for meld in seen.melds[seat])
