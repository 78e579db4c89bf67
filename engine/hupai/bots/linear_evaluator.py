"""The value of a position: the sum of the weights of its features, in thousandths of a point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Features = tuple[Sequence[int], Sequence[tuple[int, int]]]
"""A position: the numbers of its yes-or-no features, and (number, amount) of its graded features.

Every position has the same number of graded features.
"""
AMOUNT: Final = 1000
"""The amount of a graded feature that counts as one."""


class LinearEvaluator:
    """A weight for each feature. Weights are integers, so results are the same on every machine."""

    __slots__ = ("_weight", "weights")

    def __init__(self, weights: Sequence[int]) -> None:
        self.weights = weights
        self._weight = list(weights).__getitem__

    def value(self, features: Features) -> int:
        """Return the expected score of the hand, in thousandths of a point."""
        held, graded = features
        value = sum(map(self._weight, held))
        for number, amount in graded:
            value += self.weights[number] * amount // AMOUNT
        return value
