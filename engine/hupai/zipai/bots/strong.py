"""The strong bot, which learned by self-play: it rates the position after each choice and takes the best.

The value of a position is a sum of learned weights (:mod:`hupai.zipai.bots.evaluator`), the expected score of the hand.
If the two best choices are close, it also considers the next card. It always announces and raises its hand (举手): that
costs nothing. It takes 胡; but with a king in the hand, only if no other choice is worth more than the win pays. With
four kings in the deck it does what the regular bot would, unless it rates another choice clearly higher.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from hupai.bots.base import POINT, Budget, Decision
from hupai.bots.value_reasons import favouring_first
from hupai.bots.weights import Weights
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.actions import HU, Action
from hupai.zipai.bots.afterstates import Afterstates
from hupai.zipai.bots.evaluator import Evaluator, RatedAction
from hupai.zipai.bots.explanations import AGAINST, rates, reasons_for
from hupai.zipai.bots.regular import Regular
from hupai.zipai.bots.value_parts import value_parts
from hupai.zipai.bots.weights import weights_of
from hupai.zipai.bots.win_or_continue import forced_decision, rank_with_win, without_win
from hupai.zipai.cards import KING
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.view.observation import Observation

RULE = "bot.strong"
CLOSE = 1000
"""Choices this close to the best, in thousandths of a point, are compared by the next card as well …"""
COMPARED = 2
"""… if they are among this many best. More would take too long for one move."""
CROWDED = 4
"""How many kings in the deck it takes for the regular bot's choice to come first. Chance weighs most then."""
CLEARLY = 2 * POINT
"""How much higher another choice must be rated to be taken instead, in thousandths of a point."""
DISCARDS = 3
"""How many discards are considered after a claim, those of the least useful cards."""


class Strong:
    """Takes the choice whose position its evaluator rates best."""

    remainder = "next_card"

    def __init__(self, name: str = "strong", weights: Weights | None = None) -> None:
        self.name = name
        self._own = None if weights is None else Evaluator(weights.values)

    def evaluator(self, rules: ZipaiRules) -> Evaluator:
        """Return the evaluator with the bot's own weights, or with those shipped for these rules."""
        return self._own or Evaluator(weights_of(rules).values)

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return 胡, an announcement or 举手 if offered, else the best choice.

        With a king in the hand, 胡 is a choice like the others, and its value is what it pays.
        """
        forced = forced_decision(seen, legal, RULE)
        if forced is not None:
            return forced
        evaluator, afterstates = self.evaluator(seen.rules), Afterstates(seen, DISCARDS)
        ranked = _with_next_draw(evaluator, afterstates, evaluator.ranked(afterstates, without_win(legal)))
        ranked = rank_with_win(seen, legal, ranked)
        if seen.rules.kings >= CROWDED:
            ranked = _beside_regular(ranked, Regular().decide(seen, legal, Budget(explain=False), rng).action)
        best, second = ranked[0].action, ranked[1].action if len(ranked) > 1 else None
        reasons = _reasons(seen, best, second) if budget.explain else ()
        return Decision(best, reasons, tuple((one.action, one.value) for one in ranked))

    def parts(self, seen: Observation, action: Action) -> Mapping[str, int]:
        """Return of what the value of an action consists, without what the next card adds; nothing for 胡.

        Nothing with four kings either: there no part says why the regular bot's choice is kept.
        """
        if action == HU or seen.rules.kings >= CROWDED:
            return {}
        return value_parts(self.evaluator(seen.rules), Afterstates(seen, DISCARDS), action)


def _with_next_draw(evaluator: Evaluator, afterstates: Afterstates, ranked: list[RatedAction]) -> list[RatedAction]:
    """Return all choices, best first, after adding to the close ones what the next card gains them over the first.

    Hands with a king are left as they are: it would be slow, and it gained nothing in duels.
    """
    close = [one for one in ranked[:COMPARED] if ranked[0].value - one.value <= CLOSE]
    if len(close) < 2 or afterstates.seen.wall_left <= 1 or afterstates.seen.hand[KING]:
        return ranked
    gains = [evaluator.next_draw_gain(afterstates, one) for one in close]
    looked_at = [replace(one, value=one.value + gain - gains[0]) for one, gain in zip(close, gains, strict=True)]
    return sorted([*looked_at, *ranked[len(close) :]], key=lambda one: -one.value)


def _beside_regular(ranked: list[RatedAction], usual: Action) -> list[RatedAction]:
    """Return the choices as rated if the first is clearly better than the usual one; else that one first.

    Then none of the others is known to be worth more, and none is said to be.
    """
    [theirs] = [one for one in ranked if one.action == usual]
    if ranked[0].value - theirs.value >= CLEARLY:
        return ranked
    others = [replace(one, value=min(one.value, theirs.value)) for one in ranked if one is not theirs]
    return [theirs, *others]


def _reasons(seen: Observation, best: Action, second: Action | None) -> tuple[Reason, ...]:
    return favouring_first(reasons_for(seen, best, second, RULE), AGAINST, lambda: rates(seen, best, RULE))
