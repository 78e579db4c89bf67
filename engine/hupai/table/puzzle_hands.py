"""What a family provides for puzzles: which question a position asks, and the answers that its calculators give.

Every function sees an observation of the family and nothing else. So a puzzle asks only what its seat can know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hupai.table.family import Action
from hupai.table.json_object import Facts, Json
from hupai.table.reason import Reason

Order = Mapping[str, str]
"""The reasons that refuse an action, code and rule, in the order in which the rules ask for them."""


@dataclass(frozen=True, slots=True)
class PuzzleHands:
    """The questions that positions of a family can ask."""

    win: Action
    """The action that declares a win."""
    claiming: int
    """The phase in which seats answer a card."""
    discarding: int
    """The phase in which a seat discards."""
    is_discard: Callable[[Action], bool]
    """Whether an action is a discard."""
    figure: str
    """The figure of a win that is counted, as the calculator's answer names it."""
    score: Callable[[Any], Json | None]
    """The calculator's answer for the win that the seat may declare; None where the position does not settle it."""
    near: Callable[[int], Sequence[int]]
    """Figures that somebody might count instead of the true one."""
    waits: Callable[[Any], Sequence[str]]
    """The cards that the seat's hand waits for; none where it waits for nothing or the position does not settle it."""
    attempts: Callable[[Any], Sequence[Action]]
    """Actions that somebody might want to do here. Some of them may be allowed."""
    not_so: Callable[[Any, Action, Reason], Sequence[Reason]]
    """Reasons that would refuse the action too, but do not hold here: the rules ask for them before the true one."""

    def question(self, seen: Any) -> str:
        """Return what the seat has to decide: ``discard``, ``claim`` or ``win``; empty where that makes no puzzle."""
        if len(seen.legal) < 2:
            return ""
        if self.win in seen.legal:
            return "win"
        if seen.phase == self.claiming:
            return "claim"
        return "discard" if seen.phase == self.discarding and all(map(self.is_discard, seen.legal)) else ""


def ordered_before(code: str, order: Order, facts: Facts) -> list[Reason]:
    """Return a reason for each code that ``order`` names before ``code``, the nearest first; none if it lacks that."""
    codes = list(order)
    if code not in order:
        return []
    return [Reason(name, order[name], facts) for name in reversed(codes[: codes.index(code)])]
