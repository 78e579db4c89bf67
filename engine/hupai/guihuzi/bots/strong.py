"""The strong bot, which learned from play-outs: it weighs what the regular's better choices lead to.

The value of a choice is a sum of learned weights (:mod:`hupai.bots.linear_evaluator`), the expected score of the hand.
What the regular thinks of the choice is one of the things that the weights are for; what the hand may win, and how
likely, are others. A win is always taken: play-outs that let one go brought less, however little it paid.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.bots.base import Budget, Decision
from hupai.bots.linear_evaluator import LinearEvaluator
from hupai.bots.weights import Weights
from hupai.guihuzi.actions import HU, Action
from hupai.guihuzi.bots.explanations import reasons_for
from hupai.guihuzi.bots.features import Choices
from hupai.guihuzi.bots.weights import weights_of
from hupai.guihuzi.view.observation import Observation
from hupai.table.chance import Stream

RULE: Final = "bot.strong"


class Strong:
    """Takes the choice that its evaluator rates best."""

    def __init__(self, name: str = "strong", weights: Weights | None = None) -> None:
        self.name = name
        self._own = None if weights is None else LinearEvaluator(weights.values)

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return the best choice; a win at once."""
        ranking = self.ranked(seen, legal)
        second = ranking[1][0] if len(ranking) > 1 else None
        reasons = reasons_for(seen, ranking[0][0], second, RULE) if budget.explain else ()
        return Decision(ranking[0][0], reasons, tuple(ranking) if second is not None else ())

    def ranked(self, seen: Observation, legal: Sequence[Action]) -> list[tuple[Action, int]]:
        """Return the better choices with their values in thousandths of a point, best first.

        A win or an only choice stands alone, and its value says nothing.
        """
        if HU in legal or len(legal) == 1:
            return [(HU if HU in legal else legal[0], 0)]
        evaluator, choices = self._evaluator(seen.rules.game), Choices(seen, legal)
        found = [(action, evaluator.value(choices.features(action))) for action in choices.better]
        return sorted(found, key=lambda row: -row[1])

    def _evaluator(self, game: str) -> LinearEvaluator:
        """Return the evaluator with the bot's own weights, or with those shipped for the game."""
        return self._own or LinearEvaluator(weights_of(game).values)
