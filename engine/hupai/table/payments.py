"""What seats pay each other, during a hand and at its end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hupai.table.json_object import Json
from hupai.table.seats import Seat


@dataclass(frozen=True, slots=True)
class Payment:
    """``payer`` pays ``points`` to ``payee``; ``why`` names the reason, in the family's own terms."""

    payer: Seat
    payee: Seat
    points: int
    why: str

    def facts(self) -> Json:
        """Return the payment as facts of a sentence or of a message."""
        return {"from": self.payer, "to": self.payee, "points": self.points, "why": self.why}


def totals(payments: Iterable[Payment], seats: int) -> tuple[int, ...]:
    """Return what each of the ``seats`` has gained or lost by these payments, in points; the sum is zero."""
    scores = [0] * seats
    for payment in payments:
        scores[payment.payer] -= payment.points
        scores[payment.payee] += payment.points
    return tuple(scores)
