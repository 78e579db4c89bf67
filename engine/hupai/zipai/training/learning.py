"""Self-play of the family for ``hupai train`` (:class:`hupai.bots.learning.Learning`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.bots.base import Budget
from hupai.bots.learning import Learning
from hupai.table.chance import Stream
from hupai.zipai.actions import CLAIM_PENG, Action, is_chi
from hupai.zipai.bots.afterstates import Afterstates
from hupai.zipai.bots.evaluator import Evaluator
from hupai.zipai.bots.features import AMOUNT, SCHEMA, SIZE, Features
from hupai.zipai.bots.forced_moves import forced_move
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.bots.weights import names_of
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.view.observation import Observation


class SelfPlayer:
    """Chooses as the teacher does or what the evaluator rates best, and sometimes at random."""

    def __init__(self, evaluator: Evaluator | None, teacher: str, explore: int) -> None:
        self.evaluator = evaluator
        self.teacher = LADDER.named(teacher)
        self.explore = explore

    def choose(self, seen: Observation, rng: Stream) -> tuple[Action, Features | None]:
        """Return an action and the features of its afterstate, None if it has none of its own."""
        legal = seen.legal
        forced = forced_move(seen, legal, "bot.strong")
        if forced is not None:
            return forced.action, None
        afterstates = Afterstates(seen)
        if rng.below(1000) < self.explore:
            action = rng.choice(legal)
        elif self.evaluator is None:
            action = self.teacher.decide(seen, legal, Budget(explain=False), rng).action
        elif len(legal) == 1:
            action = legal[0]
        else:
            _, action, found = _best(self.evaluator, afterstates, legal)
            return action, _own(action, found)
        return action, _own(action, afterstates.features_after(action)[0][1])


def _best(evaluator: Evaluator, afterstates: Afterstates, legal: Sequence[Action]) -> tuple[int, Action, Features]:
    best: tuple[int, Action, Features] | None = None
    for action in legal:
        value, _, found = evaluator.best(afterstates, action)
        if best is None or value > best[0]:
            best = (value, action, found)
    assert best is not None
    return best


def _own(action: Action, found: Features) -> Features | None:
    """Return the features, or None for a claim, whose afterstate is that of the discard after it."""
    return None if action == CLAIM_PENG or is_chi(action) else found


def _learner(weights: Sequence[int] | None, teacher: str, explore: int) -> SelfPlayer:
    return SelfPlayer(None if weights is None else Evaluator(weights), teacher, explore)


LEARNING: Final[Learning[ZipaiRules, Observation]] = Learning(
    schema=SCHEMA,
    size=SIZE,
    amount=AMOUNT,
    weights="hupai.zipai.bots.weights",
    name=lambda rules: names_of(rules)[0],
    learner=_learner,
)
