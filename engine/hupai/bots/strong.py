"""The player who learned by playing: it rates the position after each choice and takes the best.

The rating is a sum of learned weights (:mod:`hupai.bots.evaluator`): the score it expects of the hand. A win
offered is taken; an announcement and 举手 are made, as they cost nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import Budget, Decision
from hupai.bots.evaluator import Evaluator
from hupai.bots.facts import facts
from hupai.bots.sure import sure_thing
from hupai.bots.weights import Weights, weights_of
from hupai.table.chance import Stream
from hupai.zipai.actions import Action
from hupai.zipai.observation import Observation

RULE = "bot.strong"


class Strong:
    """Takes the choice whose position its evaluator rates best."""

    def __init__(self, name: str = "strong", weights: Weights | None = None) -> None:
        self.name = name
        self._own = None if weights is None else Evaluator(weights.values)
        self._evaluators: dict[str, Evaluator] = {}

    def evaluator(self, game: str) -> Evaluator:
        """Return the evaluator for a game: that of the bot's own weights, or of those shipped with the game."""
        if self._own is not None:
            return self._own
        found = self._evaluators.get(game)
        if found is None:
            found = self._evaluators[game] = Evaluator(weights_of(game).values)
        return found

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return 胡, an announcement or 举手 when offered, else the choice that is rated best."""
        sure = sure_thing(seen, legal, RULE)
        if sure is not None:
            return sure
        ranked = self.evaluator(seen.rules.game).ranked(seen, legal)
        best, second = ranked[0][1], ranked[1][1] if len(ranked) > 1 else None
        reasons = facts(seen, best, second, RULE) if budget.explain else ()
        return Decision(best, reasons, tuple((action, value) for value, action in ranked))
