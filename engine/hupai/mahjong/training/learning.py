"""Self-play of the family for ``hupai train`` (:class:`hupai.bots.learning.Learning`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.bots.base import Budget
from hupai.bots.learning import Learning
from hupai.bots.linear_evaluator import AMOUNT, LinearEvaluator
from hupai.mahjong.actions import HU, NO_PIAO, PIAO, Action
from hupai.mahjong.bots.afterstates import Afterstates
from hupai.mahjong.bots.afterwards import OWES, after
from hupai.mahjong.bots.features import SCHEMA, SIZE, Features
from hupai.mahjong.bots.ladder import LADDER
from hupai.mahjong.bots.regular import Judged, Regular, rated
from hupai.mahjong.bots.strong import DISCARDS, ranked_by
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.view.observation import Observation
from hupai.table.chance import Stream

AMONG: Final = 4
"""A random decision is one among this many best ones by the regular bot's values: foolish ones teach little."""


class SelfPlayer:
    """Chooses as the teacher does or what the evaluator rates best, and sometimes at random."""

    def __init__(self, evaluator: LinearEvaluator | None, teacher: str, explore: int) -> None:
        self.evaluator = evaluator
        self.teacher = LADDER.named(teacher)
        self.explore = explore

    def choose(self, seen: Observation, rng: Stream) -> tuple[Action, Features | None]:
        """Return an action and the features of its afterstate, None if it has none of its own."""
        legal = seen.legal
        if PIAO in legal:
            return NO_PIAO, None
        afterstates = Afterstates(Judged(seen))
        if len(legal) > 1 and rng.below(1000) < self.explore:
            action, _ = rng.choice(rated(afterstates.judged, legal)[1][:AMONG])
        elif len(legal) == 1:
            action = legal[0]
        elif self.evaluator is None and isinstance(self.teacher, Regular):
            action, _ = rated(afterstates.judged, legal)
        elif self.evaluator is None:
            action = self.teacher.decide(seen, legal, Budget(explain=False), rng).action
        else:
            action = ranked_by(self.evaluator, afterstates, legal)[0][0]
        if action == HU or after(seen, action).then == OWES:
            return action, None
        return action, afterstates.after(action, DISCARDS)[0]


def _learner(weights: Sequence[int] | None, teacher: str, explore: int) -> SelfPlayer:
    return SelfPlayer(None if weights is None else LinearEvaluator(weights), teacher, explore)


LEARNING: Final[Learning[MahjongRules, Observation]] = Learning(
    schema=SCHEMA,
    size=SIZE,
    amount=AMOUNT,
    weights="hupai.mahjong.bots.weights",
    name=lambda rules: rules.game,
    learner=_learner,
)
