"""An observation holds exactly what the projected events of the seat give."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hupai.zipai.cards import full_deck
from hupai.zipai.melds import TI, WEI, Meld
from tests.engine.amounts import examples
from tests.engine.event_observer import EventObserver
from tests.engine.strategies import hands, seats
from tests.engine.zipai_games import each_game


def unmarked(meld: Meld) -> Meld:
    """The meld without the mark of a 提 whether one of its cards lies face up."""
    return (meld[0], meld[1], -1, meld[3]) if meld[0] == TI else meld


@each_game
@given(st.data(), seats)
@examples(6, 180)
def test_everything_that_a_seat_observes_follows_from_its_events(game_id: str, data: st.DataObject, seat: int) -> None:
    """Hands, melds, discards, wall, turn, bans and 举手, reconstructed from the projected events alone."""
    hand = data.draw(hands(game_id))
    seat %= hand.seats
    seen = hand.view(seat)
    cards = len(full_deck(hand.rules.kings)) - hand.rules.buried
    observer = EventObserver(seat, hand.dealer, cards, hand.seats)
    for event in hand.events_for(seat):
        observer.hear(dict(event))
    assert observer.hand == list(seen.hand)
    assert observer.cards == list(seen.cards)
    for owner in range(hand.seats):
        assert sorted(observer.melds[owner]) == sorted(map(unmarked, seen.melds[owner]))
    assert observer.discards == [list(cards) for cards in seen.discards]
    assert [observer.huxi(other) for other in range(hand.seats)] == list(seen.huxi)
    assert [observer.quads(other) for other in range(hand.seats)] == list(seen.quads)
    assert observer.kings_shown == list(seen.kings_shown)
    assert observer.dead == list(seen.dead)
    assert observer.skips == list(seen.skips)
    assert observer.raised == list(seen.raised)
    assert observer.barred == list(seen.barred)
    assert observer.limits == list(seen.limits)
    assert observer.shown == seen.shown
    assert observer.wall_left == seen.wall_left
    assert observer.turn == seen.turn
    assert (observer.live, observer.live_seat) == (seen.live, seen.live_seat)
    assert observer.live < 0 or observer.live_from == seen.live_from
    assert observer.declared == seen.declared
    assert all(meld[1] >= 0 or meld[0] in (WEI, TI) for melds in seen.melds for meld in melds)
    assert all(meld[1] >= 0 for meld in seen.melds[seat])
