"""Hands played to learn from: what each seat left behind with every choice, and what the hand brought it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hupai.bots.base import Budget
from hupai.bots.choices import Choices, Features
from hupai.bots.evaluator import Evaluator
from hupai.bots.ladder import bot_named
from hupai.registry import game_named
from hupai.table.chance import Stream, derived_seed, shuffled
from hupai.zipai.actions import DECLARE, HU, PENG, RAISE, Action, is_chi
from hupai.zipai.cards import full_deck
from hupai.zipai.observation import Observation, observe
from hupai.zipai.state import OVER, SEATS
from hupai.zipai.turn import begin, step


@dataclass(frozen=True, slots=True)
class Batch:
    """Positions of many hands: their features one after another, how many each has, and the points it came to."""

    features: bytes
    sizes: bytes
    points: bytes
    hands: int


class Player:
    """Chooses what a teacher chooses, or what an evaluator rates best, and sometimes something else."""

    def __init__(self, evaluator: Evaluator | None, teacher: str, explore: int) -> None:
        self.evaluator = evaluator
        self.teacher = bot_named(teacher)
        self.explore = explore

    def choose(self, seen: Observation, rng: Stream) -> tuple[Action, Features | None]:
        """Return an action and the features of the position it leaves, None if it leaves none of its own."""
        legal = seen.legal
        for sure in (HU, DECLARE, RAISE):
            if sure in legal:
                return sure, None
        choices = Choices(seen)
        if rng.below(1000) < self.explore:
            action = rng.choice(legal)
        elif self.evaluator is None:
            action = self.teacher.decide(seen, legal, Budget(), rng).action
        elif len(legal) == 1:
            action = legal[0]
        else:
            _, action, found = _best(self.evaluator, choices, legal)
            return action, _own(action, found)
        return action, _own(action, choices.positions(action)[0][1])


def _best(evaluator: Evaluator, choices: Choices, legal: Sequence[Action]) -> tuple[int, Action, Features]:
    best: tuple[int, Action, Features] | None = None
    for action in legal:
        value, _, found = evaluator.best(choices, action)
        if best is None or value > best[0]:
            best = (value, action, found)
    assert best is not None
    return best


def _own(action: Action, found: Features) -> Features | None:
    """Return the features unless a discard of one's own follows the action."""
    return None if action == PENG or is_chi(action) else found


def play(task: dict[str, Any]) -> Batch:
    """Play the task's hands and return what there is to learn from them."""
    rules = game_named(task["game"]).rules(**task["options"])
    weights = task["weights"]
    player = Player(None if weights is None else Evaluator(weights), task["teacher"], task["explore"])
    features, sizes, points = array("H"), array("H"), array("i")
    for number in range(task["first"], task["first"] + task["count"]):
        seed = derived_seed(task["seed"], "selfplay", number)
        rng = Stream(seed, "explore")
        t = begin(rules, shuffled(full_deck(rules.kings), seed), number % SEATS)
        notes: list[tuple[int, Features]] = []
        while t.phase != OVER:
            seat = t.pending[0]
            action, found = player.choose(observe(t, seat), rng)
            if found is not None:
                notes.append((seat, found))
            step(t, seat, action)
        assert t.result is not None
        for seat, found in notes:
            features.extend(found)
            sizes.append(len(found))
            points.append(t.result.scores[seat])
    return Batch(features.tobytes(), sizes.tobytes(), points.tobytes(), task["count"])
