"""How a hand ended, and who deals next: what a match needs to know in any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hupai.table.payments import Payment
from hupai.table.seats import Seat


class Result(Protocol):
    """How a hand ended. A family adds what its own sheets show."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, first winner first; empty after a drawn hand."""

    @property
    def discarder(self) -> Seat | None:
        """The seat whose discard was won, None where there was none."""

    @property
    def self_drawn(self) -> bool:
        """Whether the hand was won on a card of the winner's own."""

    @property
    def last_drawer(self) -> Seat | None:
        """The seat that took the wall's last card, None where cards were left."""

    @property
    def payments(self) -> Sequence[Payment]:
        """Every payment of the hand, those made while it ran included, in the order they were made."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points per seat: what the payments add up to, zero in all."""


def winner_deals(dealer: Seat, result: Result) -> Seat:
    """Return the first winner; after a drawn hand the dealer stays."""
    return result.winners[0] if result.winners else dealer
