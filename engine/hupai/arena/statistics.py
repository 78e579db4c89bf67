"""Confidence intervals and sequential tests. They serve reports only; no bot decides by them."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

RESAMPLES = 10_000
CONFIDENCE = 0.95
"""The share of resampled means inside an interval."""
MIN_DEALS = 30
"""A sequential test decides nothing before this many deals, because their variance is not known well enough."""


def bootstrap_interval(sums: Sequence[int], seed: str, resamples: int = RESAMPLES) -> tuple[float, float]:
    """Return the bootstrap interval (percentiles) of the mean of ``sums``, one number per deal.

    Whole deals are resampled, not hands, because the hands of one deal are correlated. The seed decides the resampling;
    the order of the deals makes no difference.
    """
    sums = sorted(sums)
    deals = len(sums)
    chance = random.Random(f"{seed}:bootstrap")
    means = sorted(sum(chance.choices(sums, k=deals)) / deals for _ in range(resamples))
    outside = round(resamples * (1 - CONFIDENCE) / 2)
    return means[outside], means[-1 - outside]


def standard_deviation(values: Sequence[int]) -> float:
    """Return the sample standard deviation; 0 for fewer than two values."""
    number = len(values)
    if number < 2:
        return 0.0
    total = sum(values)
    return math.sqrt((sum(value * value for value in values) - total * total / number) / (number - 1))


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """The hypotheses of a sequential test: the candidate's mean score is ``h0`` or ``h1``, in σ of one hand.

    ``alpha`` is the probability of accepting h1 when h0 is true, ``beta`` that of accepting h0 when h1 is true.
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
    """A generalised sequential probability ratio test of the mean over deals, with estimated variance.

    Call :meth:`add` for each deal in order; ``verdict`` is "h0", "h1" or, while undecided, "open".
    """

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.verdict = "open"
        self.deals = 0
        self._hands = self._sum = self._squares = 0
        self._deal_squares = 0.0

    def add(self, scores: Sequence[int]) -> bool:
        """Add the candidate's scores in the hands of one deal; return whether the test is decided."""
        self.deals += 1
        self._hands += len(scores)
        self._sum += sum(scores)
        self._squares += sum(score * score for score in scores)
        self._deal_squares += (sum(scores) / len(scores)) ** 2
        if self.verdict == "open" and self.deals >= MIN_DEALS:
            low, high = self.hypotheses.bounds
            llr = self.llr
            self.verdict = "h1" if llr >= high else "h0" if llr <= low else "open"
        return self.verdict != "open"

    @property
    def llr(self) -> float:
        """The log-likelihood ratio of h1 to h0, assuming that deals are normal with the variance seen so far."""
        if self.deals < 2:
            return 0.0
        mean = self._sum / self._hands
        spread = self._deal_squares / self.deals - mean * mean
        if spread <= 0:
            return 0.0
        sigma = math.sqrt(max(self._squares / self._hands - mean * mean, 0.0))
        first, second = self.hypotheses.h0 * sigma, self.hypotheses.h1 * sigma
        return self.deals * (second - first) * (2 * mean - first - second) / (2 * spread)
