"""Measures work against a calibration loop, so that figures mean the same on every machine.

One *iteration* is one turn of a loop of plain integer arithmetic. Loop and work are timed alternately, and
the median of the ratios is taken, so that a busy moment of the machine spoils one sample but not the figure.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

ITERATIONS = 200_000
"""Iterations in one run of the calibration loop."""

REPETITIONS = 9

WARM_UPS = 3
"""Warm-up runs that are not counted: a real player plays more than one hand too."""


@dataclass(frozen=True)
class Work:
    """Something to time: `prepare` makes new items, untimed; `do` works on one of them."""

    prepare: Callable[[], Sequence[Any]]
    do: Callable[[Any], object]


def spin(n: int) -> int:
    """The calibration loop."""
    x = 1
    for _ in range(n):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return x


CALIBRATION = Work(lambda: [ITERATIONS], spin)


def each_s(work: Work) -> float:
    """Seconds that one new item takes."""
    items, do = work.prepare(), work.do
    start = time.perf_counter()
    for item in items:
        do(item)
    return (time.perf_counter() - start) / len(items)


def iterations(work: Work, repetitions: int = REPETITIONS) -> float:
    """Median cost of one item in iterations."""
    for _ in range(WARM_UPS):
        each_s(work)
    return median(each_s(work) / each_s(CALIBRATION) * ITERATIONS for _ in range(repetitions))


def median_iterations(work: Work, repetitions: int = REPETITIONS) -> float:
    """Cost of the median item in iterations, where a few items cost much more than the others."""
    for _ in range(WARM_UPS):
        each_s(work)
    return median(
        median(each_s(_only(item, work)) for item in work.prepare()) / each_s(CALIBRATION) * ITERATIONS
        for _ in range(repetitions)
    )


def _only(item: Any, work: Work) -> Work:
    """That work on one item."""
    return Work(lambda: [item], work.do)


def times_faster(ours: Work, theirs: Work, repetitions: int = REPETITIONS) -> float:
    """How many of our items are done in the time of one of theirs (median)."""
    each_s(ours)
    each_s(theirs)
    return median(each_s(theirs) / each_s(ours) for _ in range(repetitions))
