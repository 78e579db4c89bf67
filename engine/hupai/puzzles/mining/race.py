"""A race of choices over the same completions: is one better than every other, beyond the interval of chance?

Every comparison is of pairs: what two choices bring in the same completion. All figures are sums of whole points, so
the same position and seed give the same verdict everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from hupai.puzzles.completion import completion, play_out
from hupai.table.family import Action, Family, Observation

WORLDS: Final = 1000
"""Completions that a shipped puzzle was measured over."""
CLEAR: Final = 4.3
"""How many standard errors the gap has to be, to ship. A fresh race over as many completions then finds less than the
1.96 of a 95 % interval about once in a hundred puzzles."""
INTERVAL: Final = 1.96
DROPPED: Final = 3.3
"""A choice that nobody asks about leaves the race once it is so many standard errors behind …"""
SOONEST: Final = 100
"""… after this many completions."""
HOPE: Final = 0.7
"""A race is given up if it would not be clear in the end even with this many standard errors of luck. That loses some
puzzles, and finds more in the same time."""
LEAST: Final = 200
"""The smallest gap of a puzzle, in thousandths of a point."""
FIRST: Final = 50
"""Completions that the choices run in one after the other, the likeliest first: most races are hopeless by one of
them."""
_BETWEEN: Final = 50
"""Completions between two looks at the standings after that."""


class Race:
    """A choice against the others of its position."""

    def __init__(self, family: Family, seen: Observation, seed: str, best: Action, others: Sequence[Action]) -> None:
        self.best = best
        self.points: dict[Action, list[int]] = {best: [], **{other: [] for other in others}}
        """The seat's points by choice, in each completion that it ran in."""
        self._running = list(others)
        self._family, self._seen, self._seed = family, seen, seed
        self._done = 0

    def run(self, worlds: int, kept: Action | None, *, give_up: bool = True) -> bool:
        """Run up to that many completions; return False as soon as the race is hopeless.

        ``kept`` never leaves the race. Without ``give_up`` nobody leaves, and the race is run to its end.
        """
        if give_up and not self._done and not self._heats():
            return False
        while self._done < worlds:
            self._completion(self._done, [*self._running, self.best])
            self._done += 1
            if give_up and self._done >= SOONEST and self._done % _BETWEEN == 0 and not self._look(kept):
                return False
        return True

    def _heats(self) -> bool:
        """Run the first completions with one choice after the other; return False at the first that is hopeless."""
        for number in range(FIRST):
            self._completion(number, [self.best])
        self._done = FIRST
        for other in self._running:
            for number in range(FIRST):
                self._completion(number, [other])
            if self._is_hopeless(self.ratio(other)):
                return False
        return True

    def _look(self, kept: Action | None) -> bool:
        """Let those leave that are behind; return whether there is hope against the others."""
        ratios = {other: self.ratio(other) for other in self._running}
        if any(self._is_hopeless(ratio) for ratio in ratios.values()):
            return False
        self._running = [one for one in self._running if one == kept or ratios[one] < DROPPED]
        return True

    def _completion(self, number: int, choices: Sequence[Action]) -> None:
        table = completion(self._family, self._seen, self._seed, number)
        for action in choices:
            self.points[action].append(play_out(self._family, table.clone(), self._seen.seat, action))

    def _is_hopeless(self, ratio: float) -> bool:
        return (ratio + HOPE) * math.sqrt(WORLDS / self._done) < CLEAR

    @property
    def is_clear(self) -> bool:
        """Whether the choice is clearly better than every other, and by enough to matter."""
        return all(
            self.ratio(other) >= (CLEAR if other in self._running else DROPPED) and self.gap(other)[0] >= LEAST
            for other in self.points
            if other != self.best
        )

    def gap(self, other: Action) -> tuple[int, int]:
        """Return how much better the choice is, and half the width of the 95 % interval, in thousandths of a point."""
        number, total, squares = self._sums(other)
        spread = math.sqrt(max(0, number * squares - total * total) / (number * number * max(1, number - 1)))
        return round(1000 * total / number), math.ceil(1000 * INTERVAL * spread)

    def ratio(self, other: Action) -> float:
        """Return the gap in standard errors; a gap that is the same in every completion counts as very large."""
        number, total, squares = self._sums(other)
        variance = number * squares - total * total
        if not variance:
            return math.copysign(1000.0, total) if total else 0.0
        return total * math.sqrt((number - 1) / variance)

    def _sums(self, other: Action) -> tuple[int, int, int]:
        """Return the number of common completions, and the sums of the differences and of their squares."""
        points = self.points[other]
        differences = [mine - theirs for mine, theirs in zip(self.points[self.best], points, strict=False)]
        return len(points), sum(differences), sum(one * one for one in differences)

    def bad_end(self, other: Action) -> tuple[int, int, int] | None:
        """Return the completion in which another choice ends as badly as it usually does when it loses to the best.

        It is the number of the completion, and the points of the other choice and of the best; None if it never loses.
        """
        rows = [
            (theirs, mine, number)
            for number, (mine, theirs) in enumerate(zip(self.points[self.best], self.points[other], strict=False))
            if theirs < mine
        ]
        losing = sorted(row for row in rows if row[0] < 0) or sorted(rows)
        if not losing:
            return None
        middle = losing[len(losing) // 2]
        alike = [row for row in losing if row[0] == middle[0]]
        theirs, mine, number = alike[len(alike) // 2]
        return number, theirs, mine
