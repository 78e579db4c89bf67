"""What a match pays beside its hands when it is over, and why: the form in which a family says it."""

from __future__ import annotations

from dataclasses import dataclass

from hupai.table.payments import Payment
from hupai.table.reason import Reason


@dataclass(frozen=True, slots=True)
class Extra:
    """What one seat pays another at the end of a match, and the reason in words; no points where it only ends there."""

    payment: Payment
    reason: Reason
