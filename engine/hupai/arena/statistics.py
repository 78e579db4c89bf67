"""How sure a mean over deals is, and when a test may stop. Reports only: nothing that decides a move is here."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

RESAMPLES = 10_000
LEVEL = 0.95
"""Share of the resampled means that an interval holds."""
FEWEST = 30
"""Deals before which a sequential test decides nothing: their spread is not known well enough."""


def interval(sums: Sequence[int], seed: str, resamples: int = RESAMPLES) -> tuple[float, float]:
    """Return the bootstrap interval (percentiles) of the mean of ``sums``, one number a deal; the seed decides.

    Deals are drawn with replacement, never single hands: the hands of one deal hang together. In whatever order the
    deals come, the answer is the same.
    """
    sums = sorted(sums)
    deals = len(sums)
    chance = random.Random(f"{seed}:bootstrap")
    means = sorted(sum(chance.choices(sums, k=deals)) / deals for _ in range(resamples))
    outside = round(resamples * (1 - LEVEL) / 2)
    return means[outside], means[-1 - outside]


def deviation(values: Sequence[int]) -> float:
    """Return the standard deviation of single values; 0 for fewer than two."""
    number = len(values)
    if number < 2:
        return 0.0
    total = sum(values)
    return math.sqrt((sum(value * value for value in values) - total * total / number) / (number - 1))


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """What a sequential test chooses between: the candidate's mean score is ``h0``, or ``h1``, in σ of one hand.

    ``alpha`` is the chance to accept h1 where h0 is true, ``beta`` the other way round.
    """

    h0: float = 0.0
    h1: float = 0.05
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which h0 and h1 are accepted (Wald)."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


class SequentialTest:
    """A generalised sequential probability ratio test on the mean over deals, the spread being estimated on the way.

    Feed it the deals in their order with :meth:`add`; ``verdict`` is "h0", "h1" or, so far, "open".
    """

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.verdict = "open"
        self.deals = 0
        self._hands = self._sum = self._squares = 0
        self._deal_squares = 0.0

    def add(self, scores: Sequence[int]) -> bool:
        """Count the candidate's scores in the hands of one deal; return whether the test is decided."""
        self.deals += 1
        self._hands += len(scores)
        self._sum += sum(scores)
        self._squares += sum(score * score for score in scores)
        self._deal_squares += (sum(scores) / len(scores)) ** 2
        if self.verdict == "open" and self.deals >= FEWEST:
            low, high = self.hypotheses.bounds
            llr = self.llr
            self.verdict = "h1" if llr >= high else "h0" if llr <= low else "open"
        return self.verdict != "open"

    @property
    def llr(self) -> float:
        """The log-likelihood ratio of h1 to h0, deals taken as normal with their spread so far."""
        if self.deals < 2:
            return 0.0
        mean = self._sum / self._hands
        spread = self._deal_squares / self.deals - mean * mean
        if spread <= 0:
            return 0.0
        sigma = math.sqrt(max(self._squares / self._hands - mean * mean, 0.0))
        first, second = self.hypotheses.h0 * sigma, self.hypotheses.h1 * sigma
        return self.deals * (second - first) * (2 * mean - first - second) / (2 * spread)
