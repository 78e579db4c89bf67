"""Weights by ridge regression, from sums over examples that are added up in whole numbers.

So tasks may be joined in any order, and the examples need not be kept. numpy solves the equations; only training needs
it (``pip install hupai[train]``).
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.table.errors import InvalidRequest

_TINY = 1e-6
"""Added to what a feature varies by, so that one that never varies has a weight: 0."""


class NormalEquations:
    """Sums of the products of features, and of features with points."""

    def __init__(self, size: int) -> None:
        """``size`` is the number of features."""
        self.examples = 0
        self.products = [[0] * size for _ in range(size)]
        self.moments = [0] * size
        self.squares = 0

    def add(self, amounts: Sequence[int], points: int) -> None:
        """Add an example: the amounts of its features, and the points it brought."""
        self.examples += 1
        self.squares += points * points
        for number, amount in enumerate(amounts):
            if amount:
                self.moments[number] += amount * points
                row = self.products[number]
                self.products[number] = [sum_ + amount * each for sum_, each in zip(row, amounts, strict=True)]

    def join(self, other: NormalEquations) -> None:
        """Add all examples of others."""
        self.examples += other.examples
        self.squares += other.squares
        self.moments = _added(self.moments, other.moments)
        self.products = [_added(mine, theirs) for mine, theirs in zip(self.products, other.products, strict=True)]

    def solved(self, ridge: float, unit: int, known: Sequence[float] = ()) -> list[float]:
        """Return a weight for each feature, in points for an amount of ``unit``.

        ``ridge`` is how many examples in which a feature has no effect are added for each, with the amount it usually
        has. ``known`` are the weights of the first features, which stay as they are. InvalidRequest ``missing_library``
        without numpy.
        """
        try:
            import numpy  # only training needs it
        except ImportError:
            raise InvalidRequest("missing_library", library="numpy", extra="train") from None
        first, size = len(known), len(self.moments)
        rows, wanted = [], []
        for number in range(first, size):
            row = [each / unit**2 for each in self.products[number]]
            row[number] += ridge * (row[number] / self.examples + _TINY)
            explained = sum(weight * each for weight, each in zip(known, row, strict=False))
            rows.append(row[first:])
            wanted.append(self.moments[number] / unit - explained)
        solution: list[float] = numpy.linalg.solve(rows, wanted).tolist()
        return [*known, *solution]

    def explained(self, weights: Sequence[float], unit: int) -> float:
        """Return the share of the squared points that the weights explain."""
        foretold = 2 * sum(weight * each / unit for weight, each in zip(weights, self.moments, strict=True))
        for mine, row in zip(weights, self.products, strict=True):
            foretold -= mine * sum(theirs * each / unit**2 for theirs, each in zip(weights, row, strict=True))
        return foretold / self.squares if self.squares else 0.0


def _added(mine: Sequence[int], theirs: Sequence[int]) -> list[int]:
    return [one + other for one, other in zip(mine, theirs, strict=True)]
