"""The beginner: wins when it can, and otherwise keeps the cards that fit together best. It counts no unseen cards."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import Budget, Decision
from hupai.guihuzi.actions import HU, PASS, Action
from hupai.guihuzi.bots.choices import worth_of
from hupai.guihuzi.bots.explanations import reasons_for
from hupai.guihuzi.bots.taste import EAGER, Taste
from hupai.guihuzi.state import Table
from hupai.guihuzi.view.observation import Observation
from hupai.guihuzi.view.own_table import own_table
from hupai.table.chance import Stream

RULE = "bot.beginner"


class Beginner:
    """Takes the choice after which its cards fit together best."""

    name = "beginner"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return the best choice."""
        ranking = ranked_by_shape(own_table(seen), seen.seat, legal)
        second = ranking[1][0] if len(ranking) > 1 else None
        reasons = reasons_for(seen, ranking[0][0], second, RULE) if budget.explain else ()
        return Decision(ranking[0][0], reasons, tuple(ranking))


def ranked_by_shape(t: Table, seat: int, legal: Sequence[Action], taste: Taste = EAGER) -> list[tuple[Action, int]]:
    """Return the choices with what the cards are worth after them, best first; a win is above all."""
    found = [(action, _rated(t, seat, action, taste)) for action in legal]
    return sorted(found, key=lambda row: (-row[1], row[0]))


def _rated(t: Table, seat: int, action: Action, taste: Taste) -> int:
    if action == HU:
        return 10_000
    # Of two equal choices the one that keeps the hand as it is comes first.
    return worth_of(t, seat, action, taste) + (action == PASS)
