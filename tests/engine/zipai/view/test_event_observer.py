"""An observation holds exactly what the projected events of the seat give."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from hupai.zipai.cards import full_deck
from hupai.zipai.melds import TI, WEI, Meld
from hupai.zipai.view.observation import Observation
from tests.engine.amounts import examples
from tests.engine.event_observer import EventObserver
from tests.engine.strategies import hands, seats
from tests.engine.zipai_games import each_game


def unmarked(meld: Meld) -> Meld:
    """The meld without the mark of a 提 whether one of its cards lies face up."""
    return (meld[0], meld[1], -1, meld[3]) if meld[0] == TI else meld


OWN = {
    *("rules", "seat", "dealer", "phase", "legal", "last", "answer", "eaten", "eaten_way"),
    *("no_chi", "no_peng", "above", "shown_held"),
}
"""The fields without an event: what all agreed on, the seat's own question and answer, what its answers cost it, and
what follows from other fields."""


def reconstructed(observer: EventObserver, seen: Observation) -> dict[str, Any]:
    """Every other field of an observation; where no card lies, nobody asks where the last one came from."""
    every = range(observer.seats)
    return {
        "turn": observer.turn,
        "hand": tuple(observer.hand),
        "cards": tuple(observer.cards),
        "melds": tuple(tuple(sorted(melds)) for melds in observer.melds),
        "discards": tuple(map(tuple, observer.discards)),
        "huxi": tuple(map(observer.huxi, every)),
        "quads": tuple(map(observer.quads, every)),
        "kings_shown": tuple(observer.kings_shown),
        "dead": tuple(observer.dead),
        "skips": tuple(observer.skips),
        "wall_left": observer.wall_left,
        "live": observer.live,
        "live_seat": observer.live_seat,
        "live_from": observer.live_from if observer.live >= 0 else seen.live_from,
        "shown": observer.shown,
        "declared": observer.declared,
        "raised": tuple(observer.raised),
        "barred": tuple(observer.barred),
        "limits": tuple(observer.limits),
    }


@each_game
@given(st.data(), seats)
@examples(6, 180)
def test_everything_that_a_seat_observes_follows_from_its_events(game_id: str, data: st.DataObject, seat: int) -> None:
    """A field that no event tells, and that is not the seat's own, tells a secret."""
    hand = data.draw(hands(game_id))
    seat %= hand.seats
    seen = hand.view(seat)
    cards = len(full_deck(hand.rules.kings)) - hand.rules.buried
    observer = EventObserver(seat, hand.dealer, cards, hand.seats)
    for event in hand.events_for(seat):
        observer.hear(dict(event))
    found = {field.name: getattr(seen, field.name) for field in fields(Observation) if field.name not in OWN}
    found["melds"] = tuple(tuple(sorted(map(unmarked, melds))) for melds in seen.melds)
    assert found == reconstructed(observer, seen)
    assert all(meld[1] >= 0 or meld[0] in (WEI, TI) for melds in seen.melds for meld in melds)
    assert all(meld[1] >= 0 for meld in seen.melds[seat])
