"""What a bot thinks of a decision: the best and the second best choice, what each is worth, and why.

A judge is a bot of the ladder that is asked what to do. Those that estimate the hand's score give it in thousandths
of a point; what the others give ranks the choices and means nothing else, so it is never shown as points.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hupai.bots.base import Bot, Budget
from hupai.table.chance import Stream
from hupai.table.family import Action, Family, Observation
from hupai.table.reason import Reason

REVIEW_JUDGES: Final = ("strong", "regular", "beginner")
"""Who judges many decisions at once: the first of these that the family has."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a judge thinks of a decision. Values are thousandths of a point, empty where the judge has none."""

    judge: str
    best: Action
    reasons: tuple[Reason, ...]
    ranking: tuple[Action, ...]
    """Every choice the judge ranked, best first."""
    values: dict[Action, int]
    noise: int = 0
    """How far chance alone may have the best and the second apart, as in :class:`hupai.bots.base.Decision`."""

    @property
    def second(self) -> Action | None:
        """The best of the other choices, None where the judge ranked none."""
        return next((action for action in self.ranking if action != self.best), None)

    def cost(self, action: Action) -> int | None:
        """Return how much less than the best the action is worth, None where that is not known."""
        if self.best not in self.values or action not in self.values:
            return None
        return max(0, self.values[self.best] - self.values[action])


def review_judge(family: Family) -> str:
    """Return the name of the bot that judges many decisions at once."""
    return next((name for name in REVIEW_JUDGES if name in family.bots), list(family.bots)[-1])


def judgement(family: Family, seen: Observation, judge: str, budget: Budget | None = None) -> Judgement:
    """Return what the judge thinks of the decision that ``seen`` owes.

    The same observation always gets the same answer, unless the budget has a deadline. InvalidRequest
    ``unknown_bot`` for a judge that is no bot.
    """
    bot = family.bots.named(judge)
    return judgement_of(family, bot, judge in family.bots.in_points, seen, budget or Budget())


def judgement_of(family: Family, bot: Bot, in_points: bool, seen: Observation, budget: Budget) -> Judgement:
    """Return what the bot thinks; ``in_points`` says that its values are thousandths of a point."""
    decision = bot.decide(seen, seen.legal, budget, Stream("judge", "judge"))
    ranking = decision.ranking or ((decision.action, 0),)
    values: dict[Action, int] = dict(ranking) if len(ranking) > 1 else {}
    adviser = None if family.adviser is None else family.adviser()
    if adviser is not None:
        rest = [action for action in seen.legal if not adviser.takes_outright(action)]
        if not values and rest and adviser.takes_outright(decision.action):
            # The bot ranks nothing beside it: what else there is must be asked for.
            others = bot.decide(seen, rest, budget, Stream("judge", "judge")).ranking
            ranking = (ranking[0], *others)
            values = dict(adviser.values_beside(seen, decision.action, dict(others)))
    order = tuple(dict.fromkeys((decision.action, *(action for action, _ in ranking))))
    return Judgement(bot.name, decision.action, decision.reasons, order, values if in_points else {}, decision.noise)


def reasons_for(family: Family, seen: Observation, found: Judgement, action: Action) -> tuple[Reason, ...]:
    """Return what speaks for the action: the judge's own reasons for its best, facts of the position for another."""
    if action == found.best:
        return found.reasons
    if family.adviser is None:
        return ()
    reasons: tuple[Reason, ...] = family.adviser().reasons(seen, action, found.best, f"bot.{found.judge}")
    return reasons
