"""Seats are small ints 0 … n-1 in turn order (counter-clockwise round a real table)."""

from __future__ import annotations

from dataclasses import dataclass

Seat = int


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of a sentence: seat ``seat`` of ``seats``. Other seats are named by their position relative to it."""

    seat: Seat
    seats: int


def next_seat(seat: Seat, seats: int) -> Seat:
    """Return the 下家: who plays after ``seat``."""
    return (seat + 1) % seats


def order_from(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats in turn order, ``seat`` first."""
    return tuple((seat + step) % seats for step in range(seats))
