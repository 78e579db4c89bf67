"""How a hand ended: every win with its worth, all payments, and how the seats stood."""

from __future__ import annotations

from dataclasses import dataclass

from hupai.mahjong.rules.seat_standing import SeatStanding
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_SELF, WinClaim, WinValue
from hupai.mahjong.tiles import Kind
from hupai.table.payments import Payment
from hupai.table.seats import Seat


@dataclass(frozen=True, slots=True)
class WonHand:
    """One win of a hand."""

    seat: Seat
    by: int
    """BY_SELF, BY_DISCARD, BY_ROB or BY_DEAL."""
    source: Seat | None
    """The seat whose tile was won, None for an own one."""
    tile: Kind
    """The winning tile as it is printed, -1 for a win with the deal."""
    moment: int
    """Wins on one tile have the same number; later wins have higher ones, from 1."""
    value: WinValue
    claim: WinClaim
    """The hand it was won with."""
    payments: tuple[Payment, ...]
    """What it earned, birds included."""


@dataclass(frozen=True, slots=True)
class HandResult:
    """How a hand ended; a :class:`hupai.table.results.Result`."""

    wins: tuple[WonHand, ...]
    """The wins in order; those on one tile in turn order from the seat it came from."""
    exhausted: bool
    """Whether the hand ended because the wall was empty; in a blood battle some seats may have won before."""
    last_drawer: Seat | None
    """The seat that took the wall's last tile, None where tiles were left."""
    payments: tuple[Payment, ...]
    """Every payment of the hand in the order they were made."""
    scores: tuple[int, ...]
    standings: tuple[SeatStanding, ...]
    """How the seats stood at the end; the best waits are only worked out for an exhausted wall."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, first winner first; empty if nobody did."""
        return tuple(won.seat for won in self.wins)

    @property
    def first_winners(self) -> tuple[Seat, ...]:
        """The first winner and those who won on the same tile: they decide who deals next."""
        return tuple(won.seat for won in self.wins if won.moment == self.wins[0].moment)

    @property
    def first_source(self) -> Seat | None:
        """The seat whose tile was won first, None if nobody won or the first win was on an own tile."""
        return self.wins[0].source if self.wins else None

    @property
    def discarder(self) -> Seat | None:
        """The seat whose tile was won first; a robbed tile and one that 提 puts down count as discarded."""
        return self.first_source

    @property
    def self_drawn(self) -> bool:
        """Whether the first win was on an own tile."""
        return bool(self.wins) and self.wins[0].by in (BY_SELF, BY_DEAL)
