"""The strong bot, which learned by self-play: it rates the position after each choice and takes the best.

The value of a position is a sum of learned weights (:mod:`hupai.bots.linear_evaluator`), the expected score of the
hand. What the regular bot expects of the hand is one of the things that the weights are for; how near the others seem
to be and what a discard may cost are others. A win counts for what it pays.

Where hands may be revealed (明牌) it has no weights unless somebody brings some: what it reckons proved better
(:mod:`hupai.mahjong.bots.against_open_hands`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hupai.bots.base import POINT, Budget, Decision
from hupai.bots.linear_evaluator import LinearEvaluator
from hupai.bots.value_reasons import favouring_first
from hupai.bots.weights import Weights
from hupai.mahjong.actions import HU, NO_PIAO, PIAO, Action, is_discard, is_reveal, tile_of
from hupai.mahjong.bots.afterstates import Afterstates
from hupai.mahjong.bots.against_open_hands import ranked_against_open_hands
from hupai.mahjong.bots.explanations import AGAINST, rates, reasons_for
from hupai.mahjong.bots.piao import ranked_piao
from hupai.mahjong.bots.regular import WILD_KEPT, Judged
from hupai.mahjong.bots.standings import points_so_far
from hupai.mahjong.bots.value_parts import value_parts
from hupai.mahjong.bots.weights import weights_of
from hupai.mahjong.bots.win_pay import value_of_win
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.view.observation import Observation
from hupai.table.chance import Stream
from hupai.table.reason import Reason

RULE: Final = "bot.strong"
DISCARDS: Final = 3
"""How many discards are considered after a claim: the best ones by the regular bot's values."""
OVERRATED: Final = 200
"""A win is declined only if another choice is worth so much more, in thousandths of a point."""

Ranking = list[tuple[Action, int]]
"""Choices with their values in thousandths of a point, best first."""


class Strong:
    """Takes the choice whose position its evaluator rates best."""

    remainder = "others"

    def __init__(self, name: str = "strong", weights: Weights | None = None) -> None:
        self.name = name
        self._own = None if weights is None else LinearEvaluator(weights.values)
        self._evaluators: dict[str, LinearEvaluator | None] = {}

    def evaluator(self, rules: MahjongRules) -> LinearEvaluator | None:
        """Return the evaluator with the bot's own weights, or with those shipped for the game; None for no weights."""
        if self._own is not None:
            return self._own
        if rules.game not in self._evaluators:
            found = weights_of(rules.game)
            reckons = rules.reveal and found.game != rules.game
            self._evaluators[rules.game] = None if reckons else LinearEvaluator(found.values)
        return self._evaluators[rules.game]

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return the choice that promises most."""
        ranking = with_win_as_paid(seen, ranked(self.evaluator(seen.rules), seen, legal))
        best, second = ranking[0][0], ranking[1][0] if len(ranking) > 1 else None
        reasons = _reasons(seen, best, second) if budget.explain else ()
        return Decision(best, reasons, tuple(ranking))

    def parts(self, seen: Observation, action: Action) -> Mapping[str, int]:
        """Return of what the value of an action consists; nothing for 胡 and 飘, nor where it has no weights."""
        evaluator = self.evaluator(seen.rules)
        if evaluator is None or action in (HU, PIAO, NO_PIAO):
            return {}
        return value_parts(evaluator, Afterstates(Judged(seen)), action, DISCARDS)


def ranked(evaluator: LinearEvaluator | None, seen: Observation, legal: Sequence[Action]) -> Ranking:
    """Return the choices with their values."""
    if PIAO in legal:
        return ranked_piao(seen)
    if evaluator is None:
        return ranked_against_open_hands(seen, legal)
    return ranked_by(evaluator, Afterstates(Judged(seen)), legal)


def with_win_as_paid(seen: Observation, ranking: Ranking) -> Ranking:
    """Return the ranking with a 胡 that comes first at what it pays, and nothing above it.

    It is taken as well beside choices that are rated a little higher.
    """
    if ranking[0][0] != HU:
        return ranking
    paid = POINT * points_so_far(seen) + (value_of_win(seen) or 0)
    return [(HU, paid), *((action, min(paid, value)) for action, value in ranking[1:])]


def ranked_by(evaluator: LinearEvaluator, afterstates: Afterstates, legal: Sequence[Action]) -> Ranking:
    """Return the choices with their values, from the positions that they lead to."""
    seen = afterstates.seen
    before = POINT * points_so_far(seen)
    stakes, others = afterstates.context.stakes
    values = {}
    for action in legal:
        if action == HU:
            values[action] = before + (value_of_win(seen) or 0)
            continue
        value = max(map(evaluator.value, afterstates.after(action, DISCARDS)))
        values[action] = before + (value - before) * stakes // others
        if (is_discard(action) or is_reveal(action)) and tile_of(action) in seen.wilds:
            values[action] -= WILD_KEPT
    best = max(values.values())
    if HU in values and best <= values[HU] + OVERRATED:
        values[HU] = best
    return sorted(values.items(), key=lambda row: (-row[1], row[0] != HU, row[0]))


def _reasons(seen: Observation, best: Action, second: Action | None) -> tuple[Reason, ...]:
    return favouring_first(reasons_for(seen, best, second, RULE), AGAINST, lambda: rates(seen, best, RULE))
