"""The regular: knows what its hand waits for after each choice, counts the unseen copies and what they pay.

Before it waits it looks at how the cards fit together, as the beginner does but with a taste of its own for 硬息 and
eating, and at which of the cards that would complete a group can still come.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import Budget, Decision
from hupai.guihuzi.actions import HU, Action
from hupai.guihuzi.bots.explanations import reasons_for
from hupai.guihuzi.bots.outlook import Outlook
from hupai.guihuzi.bots.taste import PATIENT
from hupai.guihuzi.view.observation import Observation
from hupai.table.chance import Stream

RULE = "bot.regular"


class Regular:
    """Takes the choice with the best outlook."""

    name = "regular"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return the best choice."""
        ranking = ranked_by_outlook(seen, legal)
        second = ranking[1][0] if len(ranking) > 1 else None
        reasons = reasons_for(seen, ranking[0][0], second, RULE) if budget.explain else ()
        return Decision(ranking[0][0], reasons, tuple(ranking))


def ranked_by_outlook(seen: Observation, legal: Sequence[Action]) -> list[tuple[Action, int]]:
    """Return the choices with their outlook, best first; a win is above all."""
    outlook = Outlook(seen, PATIENT)
    found = [(action, 100_000 if action == HU else outlook.of(action)) for action in legal]
    return sorted(found, key=lambda row: (-row[1], row[0]))
