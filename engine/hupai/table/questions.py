"""What a player may ask at a decision: the questions that apply now, and their answers as reasons with cards.

A family answers from what the asking seat has seen, and from nothing else: what it sees now, what it saw at its own
earlier decisions of the hand, and what a bot would do that sees no more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hupai.table.reason import Reason

Action = int
Decision = tuple[Any, Action]
"""What the seat saw when it owed an answer, and what it answered."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a bot would do; its values are thousandths of a point, empty where it has none."""

    bot: str
    best: Action
    second: Action | None
    """The best of the other choices, None where the bot ranked none."""
    values: Mapping[Action, int]
    reasons: Sequence[Reason]
    """Why, in the bot's own words."""


@dataclass(frozen=True, slots=True)
class Asking:
    """Who asks: what the seat sees and saw."""

    seen: Any
    """The observation of the decision that the seat owes."""
    past: Sequence[Decision]
    """The seat's earlier decisions of this hand, in their order."""
    about: Action | None
    """The choice that the seat points at, None for none: what a choice leads to is then said of it alone."""
    judge: str
    """The bot that is asked."""
    verdict: Callable[[], Verdict]
    """Asks the bot; this takes as long as a hint."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of an answer, with groups of cards to be drawn beside it, each in the family's notation."""

    reason: Reason
    cards: Sequence[str] = ()


def costs_of_decisions(asking: Asking, costs: Callable[[Decision, Any], list[Sentence]]) -> list[Sentence]:
    """Return what each decision of the seat has cost, in their order, by what the seat saw at its next one."""
    views = [*(seen for seen, _ in asking.past), asking.seen]
    return [one for decision, after in zip(asking.past, views[1:], strict=True) for one in costs(decision, after)]


@dataclass(frozen=True, slots=True)
class Question:
    """One question of a family."""

    asks: Callable[[Asking], Reason | None]
    """The question as a reason, None where it does not apply now."""
    answer: Callable[[Asking], list[Sentence]]
    """The sentences of its answer; asked for only where it applies."""
