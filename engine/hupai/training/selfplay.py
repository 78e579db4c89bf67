"""Hands played to learn from: what each seat left behind with every choice, and what the hand brought it."""

from __future__ import annotations

import base64
import zlib
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hupai.bots.base import Budget
from hupai.bots.choices import Choices
from hupai.bots.evaluator import Evaluator
from hupai.bots.features import Features
from hupai.bots.ladder import bot_named
from hupai.bots.sure import sure_thing
from hupai.registry import game_named
from hupai.table.chance import Stream, derived_seed, shuffled
from hupai.zipai.actions import PENG, Action, is_chi
from hupai.zipai.cards import full_deck
from hupai.zipai.observation import Observation, observe
from hupai.zipai.state import OVER, SEATS
from hupai.zipai.turn import begin, step

Batch = dict[str, Any]
"""Positions of many hands, as JSON: ``hands``, and base64 of packed arrays.

``features``: numbers of the features, 16 bits each, those by degrees last in each position; ``sizes``: how many each
position has; ``amounts``: 32 bits for each of those by degrees, as many in every position; ``points``: what the hand
brought the seat, 32 bits; ``nexts``: how many positions later the same seat's next one of the hand comes, 0 for none.
"""


class Player:
    """Chooses what a teacher chooses, or what an evaluator rates best, and sometimes something else."""

    def __init__(self, evaluator: Evaluator | None, teacher: str, explore: int) -> None:
        self.evaluator = evaluator
        self.teacher = bot_named(teacher)
        self.explore = explore

    def choose(self, seen: Observation, rng: Stream) -> tuple[Action, Features | None]:
        """Return an action and the features of the position it leaves, None if it leaves none of its own."""
        legal = seen.legal
        sure = sure_thing(seen, legal, "bot.strong")
        if sure is not None:
            return sure.action, None
        choices = Choices(seen)
        if rng.below(1000) < self.explore:
            action = rng.choice(legal)
        elif self.evaluator is None:
            action = self.teacher.decide(seen, legal, Budget(explain=False), rng).action
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


@dataclass(frozen=True, slots=True)
class Lesson:
    """Hands for one task: which game and hands, and who plays them."""

    game: str
    options: Mapping[str, Any]
    weights: tuple[int, ...] | None
    """Those of the players; None lets the teacher play."""
    teacher: str
    explore: int
    """Decisions in a thousand made at random."""
    seed: str
    first: int
    count: int


def play(task: Lesson) -> Batch:
    """Play the task's hands and return what there is to learn from them."""
    rules = game_named(task.game).rules(**task.options)
    player = Player(None if task.weights is None else Evaluator(task.weights), task.teacher, task.explore)
    features, sizes, nexts = array("H"), array("H"), array("H")
    amounts, points = array("i"), array("i")
    for number in range(task.first, task.first + task.count):
        seed = derived_seed(task.seed, "selfplay", number)
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
        following: dict[int, int] = {}
        later: list[int] = []
        for at in range(len(notes) - 1, -1, -1):
            seat = notes[at][0]
            later.append(following.get(seat, at) - at)
            following[seat] = at
        nexts.extend(reversed(later))
        for seat, (held, by_degrees) in notes:
            features.extend(held)
            features.extend([number for number, _ in by_degrees])
            amounts.extend([amount for _, amount in by_degrees])
            sizes.append(len(held) + len(by_degrees))
            points.append(t.result.scores[seat])
    packed = {"features": features, "sizes": sizes, "amounts": amounts, "points": points, "nexts": nexts}
    return {"hands": task.count, **{name: _packed(found) for name, found in packed.items()}}


def _packed(found: array[int]) -> str:
    return base64.b64encode(zlib.compress(found.tobytes(), 6)).decode("ascii")
