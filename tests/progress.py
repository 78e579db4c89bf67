"""How far a run of tests is, and about how long it will still take.

The time left comes from the times that tests took here before and from the pace of this run. What is not known is not
guessed: tests without such a time are counted and named as such.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

TRUSTED = 0.05
"""The part of the work after which the pace of this run tells more than the number of its processes."""


class Progress:
    """Counts the finished tests of a run."""

    def __init__(self, tests: Iterable[str], times: Mapping[str, float], workers: int) -> None:
        self.left = dict.fromkeys(tests)
        self.total = len(self.left)
        self._times = times
        self._workers = workers
        self._work = self._work_left()
        self._untimed_work = 0.0

    def finish(self, test: str, seconds: float) -> None:
        """Count a test as finished, which took so many seconds."""
        self.left.pop(test, None)
        if test not in self._times:
            self._untimed_work += seconds

    def line(self, elapsed: float) -> str:
        """Return the line that is shown after so many seconds."""
        line = f"{self.total - len(self.left)} of {self.total} tests"
        untimed = sum(test not in self._times for test in self.left)
        if untimed < len(self.left):
            line += f"; left: about {_rounded(self.seconds_left(elapsed))}"
            if untimed:
                line += f", and {untimed} never timed here"
        return line

    def seconds_left(self, elapsed: float) -> float:
        """Return about how long the tests that have been timed before will still take."""
        left = self._work_left()
        done = self._work - left + self._untimed_work
        pace = elapsed / done if done > TRUSTED * self._work else 1 / self._workers
        return left * pace

    def _work_left(self) -> float:
        return sum(self._times.get(test, 0.0) for test in self.left)


def _rounded(seconds: float) -> str:
    if seconds < 90:
        return f"{max(1, round(seconds / 10)) * 10} seconds"
    return f"{round(seconds / 60)} minutes"
