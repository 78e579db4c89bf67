"""The player who learned by playing: it rates the position after each choice and takes the best.

The rating is a sum of learned weights (:mod:`hupai.bots.evaluator`): the score it expects of the hand. Where choices
are close it asks of the first few what the next card may make of them. A 胡 is taken, but with a king in the hand only
where nothing else is rated above what it pays; an announcement and 举手 are made, as they cost nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hupai.bots.base import Budget, Decision
from hupai.bots.choices import Choices
from hupai.bots.evaluator import Evaluator, Rated
from hupai.bots.facts import facts
from hupai.bots.taking import but_win, surely, with_win
from hupai.bots.weights import Weights, weights_of
from hupai.table.chance import Stream
from hupai.zipai.actions import Action
from hupai.zipai.cards import KING
from hupai.zipai.observation import Observation

RULE = "bot.strong"
NEAR = 1000
"""Choices so close to the best, in thousandths of a point, are looked at once more …"""
FIRST = 2
"""… if they are among the first of them: so many take no longer than the time a move may."""
DISCARDS = 3
"""Discards looked at after a claim, those of the least useful cards."""


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
        """Return 胡, an announcement or 举手 when offered, else the choice that is rated best.

        With a king in the hand a 胡 is one choice among the others, rated by what it pays.
        """
        sure = surely(seen, legal, RULE)
        if sure is not None:
            return sure
        evaluator, choices = self.evaluator(seen.rules.game), Choices(seen, DISCARDS)
        ranked = _looked_at(evaluator, choices, evaluator.ranked(choices, but_win(legal)))
        ranked = with_win(seen, legal, ranked)
        best, second = ranked[0].action, ranked[1].action if len(ranked) > 1 else None
        reasons = facts(seen, best, second, RULE) if budget.explain else ()
        return Decision(best, reasons, tuple((one.action, one.value) for one in ranked))


def _looked_at(evaluator: Evaluator, choices: Choices, ranked: list[Rated]) -> list[Rated]:
    """Return all, best first, those that are close with what the next card adds to them more than to the first.

    Not with a king in the hand: there it takes long and won nothing more in duels.
    """
    close = [one for one in ranked[:FIRST] if ranked[0].value - one.value <= NEAR]
    if len(close) < 2 or choices.seen.wall_left <= 1 or choices.seen.hand[KING]:
        return ranked
    promises = [evaluator.promise(choices, one) for one in close]
    looked_at = [
        replace(one, value=one.value + promise - promises[0]) for one, promise in zip(close, promises, strict=True)
    ]
    return sorted([*looked_at, *ranked[len(close) :]], key=lambda one: -one.value)
