"""Seats are small ints 0 … n-1 in turn order (counter-clockwise round a real table)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

Seat = int

ONLOOKER: Final[Seat] = -1
"""The seat of somebody who stands at the table and has none."""

PLACES: Final[Mapping[int, tuple[str, ...]]] = {
    2: ("other",),
    3: ("next", "previous"),
    4: ("next", "opposite", "previous"),
}
"""Where the other seats are, in turn order from one of them, by the number of seats. Larger tables have no words."""


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of a sentence: seat ``seat`` of ``seats``.

    ``names`` has a name in Chinese and in English for each seat, or None for a seat that has none; it is empty where
    no seat has one. A seat without a name is called by its place relative to the reader.
    """

    seat: Seat
    seats: int
    names: tuple[tuple[str, str] | None, ...] = ()


def place_of(seat: Seat, own: Seat, seats: int) -> str | None:
    """Return where another seat is as seen from ``own``, one of :data:`PLACES`; None at a table without words, and for
    an onlooker, who has no place."""
    return PLACES[seats][(seat - own) % seats - 1] if seats in PLACES and own != ONLOOKER else None


def next_seat(seat: Seat, seats: int) -> Seat:
    """Return the 下家: who plays after ``seat``."""
    return (seat + 1) % seats


def order_from(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats in turn order, ``seat`` first."""
    return tuple((seat + step) % seats for step in range(seats))
