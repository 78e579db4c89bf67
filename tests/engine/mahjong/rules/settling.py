"""What the tests of payments share: a win's worth, seats at a table, and what a payment list means for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.rules.settlement import SeatStanding
from hupai.mahjong.rules.win_claim import STANDARD, Reading, ValueItem, WinValue
from hupai.table.payments import Payment

A, B, C, D = range(4)
"""The seats of the worked examples."""

FRESH = SeatStanding()
"""A seat that still plays, hidden, without 飘 and not ready."""


def worth(multiplier: int, fan: int | None = None) -> WinValue:
    """The worth of some win with this multiplier."""
    return WinValue((ValueItem("some", fan or multiplier),), fan, multiplier, Reading(STANDARD, ()))


def table(seats: int, **changed: SeatStanding) -> list[SeatStanding]:
    """That many fresh seats, some changed: `table(3, B=SeatStanding(revealed=1))`."""
    return [changed.get("ABCD"[seat], FRESH) for seat in range(seats)]


def paid(payments: Sequence[Payment]) -> dict[str, int]:
    """Who pays whom how much: `{"BA": 2}` for 2 from B to A."""
    found: dict[str, int] = {}
    for payment in payments:
        pair = "ABCD"[payment.payer] + "ABCD"[payment.payee]
        found[pair] = found.get(pair, 0) + payment.points
    return found


def reasons(payments: Sequence[Payment]) -> set[str]:
    """The reasons of the payments."""
    return {payment.why for payment in payments}
