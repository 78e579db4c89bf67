"""What a row of the bench is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One figure; `met` is None where there is no budget."""

    name: str
    value: float
    unit: str
    budget: float | None
    met: bool | None


@dataclass(frozen=True)
class Measure:
    """How a row is measured. `least` says that the budget is a lower bound."""

    name: str
    unit: str
    budget: float | None
    take: Callable[[], float | None]
    least: bool = False
    needs: str = ""
    """What the row needs; without it the row is left out."""

    def row(self) -> Row | None:
        """Measure now; None if this machine cannot."""
        value = self.take()
        if value is None:
            return None
        value = float(f"{value:.4g}")
        met = None if self.budget is None else (value >= self.budget if self.least else value <= self.budget)
        return Row(self.name, value, self.unit, self.budget, met)
