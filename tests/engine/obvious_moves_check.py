"""Prove the obvious moves: play every choice of a position to the end on many tables that fit what its seat saw.

Each choice is played out by steady players (:mod:`tests.engine.steady_player`) on the same tables, so that only the
choice makes the difference. A right choice must beat every other one by at least :data:`MARGIN` points a hand and by
more than :data:`SURE` standard errors.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from hupai.table.chance import Stream
from hupai.zipai.actions import Action, format_action, parse_action
from hupai.zipai.determinize.sample import sample
from hupai.zipai.position import parse_position
from hupai.zipai.state import Table
from hupai.zipai.turn.machine import step
from hupai.zipai.view.observation import Observation
from tests.engine.steady_player import played_out

MARGIN = 0.5
SURE = 4.0
BATCH, FEWEST, MOST = 20, 60, 600
"""Sampled tables between two comparisons, before the first verdict, and in all."""


def score(t: Table, seat: int, action: Action) -> int:
    """Return the seat's score if it does this and the hand is played out."""
    t = t.clone()
    step(t, seat, action)
    result = played_out(t).result
    assert result is not None
    return result.scores[seat]


class Trial:
    """The scores of some choices on the same sampled tables."""

    def __init__(self, seen: Observation, name: str) -> None:
        self.seen = seen
        self.scores: dict[Action, list[int]] = {action: [] for action in seen.legal}
        self.worlds = 0
        self._chance = Stream(name, "worlds")

    def play(self, worlds: int, actions: Sequence[Action]) -> None:
        """Play these choices on more tables; a choice that is left out now stays out."""
        for _ in range(worlds):
            t = sample(self.seen, self._chance)
            for action in actions:
                self.scores[action].append(score(t, self.seen.seat, action))
        self.worlds += worlds

    def lead(self, one: Action, other: Action) -> tuple[float, float]:
        """Return how many points a hand one choice leads on the tables that both played, and the standard error."""
        pairs = list(zip(self.scores[one], self.scores[other], strict=False))
        n = len(pairs)
        mean = sum(a - b for a, b in pairs) / n
        return mean, sqrt(sum((a - b - mean) ** 2 for a, b in pairs) / (n - 1) / n)

    def beats(self, one: Action, other: Action) -> bool:
        """Whether one choice is better by a wide and significant margin."""
        mean, error = self.lead(one, other)
        return mean >= MARGIN and mean > SURE * error

    def mean(self, action: Action) -> float:
        """Return the points a hand of a choice."""
        return sum(self.scores[action]) / len(self.scores[action])


def proved(position: dict[str, Any]) -> tuple[bool, str]:
    """Return whether a position's right answers beat all others, and a line that says by how much."""
    seen = parse_position(position["position"])
    right = [parse_action(text) for text in position["right"]]
    wrong = [action for action in seen.legal if action not in right]
    trial = Trial(seen, position["id"])
    while trial.worlds < MOST:
        open_ones = [w for w in wrong if trial.worlds < FEWEST or not all(trial.beats(r, w) for r in right)]
        if not open_ones:
            break
        trial.play(BATCH, [*right, *open_ones])
    doubtful = [(r, w) for r in right for w in wrong if not trial.beats(r, w)]
    pairs = doubtful or [(r, w) for r in right for w in wrong]
    least = min(pairs, key=lambda pair: trial.lead(*pair)[0])
    mean, error = trial.lead(*least)
    line = (
        f"{position['id']}: {format_action(least[0])} before {format_action(least[1])} "
        f"by {mean:.2f} points (standard error {error:.2f}), {trial.worlds} worlds"
    )
    return not doubtful, line
