"""The hands that a seat does not see: whose they are, and what is certain about each of them."""

from __future__ import annotations

from typing import NamedTuple

from hupai.mahjong.tiles import Kind
from hupai.mahjong.turn.opening import DEALT
from hupai.mahjong.view.observation import Observation
from hupai.table.seats import Seat


class HiddenHand(NamedTuple):
    """A hand of which the seat knows little more than its size."""

    seat: Seat
    unseen: int
    """How many of its tiles nobody else has seen."""
    certain: tuple[Kind, ...]
    """The tile that may be robbed: everybody sees it, and the hand still holds it."""
    first: int
    """How many of its unseen tiles a dead seat has to discard before those it drew later."""
    drew: bool
    """Whether one of its unseen tiles was drawn for this turn."""


def hidden_hands(seen: Observation) -> list[HiddenHand]:
    """Return the hands that do not lie open, apart from the seat's own, by seat."""
    found = []
    for seat, tiles in enumerate(seen.tiles):
        if seat == seen.seat or seen.open_hands[seat]:
            continue
        robbable = seen.robbed >= 0 and seen.live_seat == seat
        found.append(
            HiddenHand(
                seat=seat,
                unseen=tiles - robbable,
                certain=(seen.live,) if robbable else (),
                first=still_first(seen, seat) if seen.dead[seat] else 0,
                drew=seen.drew and seen.turn == seat and not robbable,
            )
        )
    return found


def still_first(seen: Observation, seat: Seat) -> int:
    """Return how many tiles are left of those that a dead seat held when it died, with its first discarded wild.

    It lays no melds any more and gives one of them away on each turn.
    """
    river = [discard.kind for discard in seen.rivers[seat]]
    died = min(river.index(kind) for kind in seen.wilds if kind in river)
    since = len(river) - 1 - died
    return max(0, DEALT - 3 * len(seen.melds[seat]) - since)
