"""The player who looks ahead: what the strong player thinks of its choices, tried out in likely worlds."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import Budget, Decision
from hupai.bots.choices import Choices
from hupai.bots.evaluator import POINT
from hupai.bots.facts import facts, searched
from hupai.bots.search import Candidate, look_ahead
from hupai.bots.strong import Strong
from hupai.bots.taking import but_win, surely, with_win
from hupai.bots.weights import Weights
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.actions import Action
from hupai.zipai.observation import Observation

RULE = "bot.expert"
NODES = 400
"""Tries of one decision, of a choice in a world each, unless a budget says otherwise."""
MOST = 6
"""Choices that are tried out: the best ones, as the strong player sees them …"""
WITHIN = 3 * POINT
"""… which it rates so close to the best."""
TRUST = 16
"""Worlds that the strong player's rating counts for."""


class Expert:
    """Strong, and a search over the choices that are close."""

    def __init__(self, name: str = "expert", weights: Weights | None = None) -> None:
        self.name = name
        self._strong = Strong(name, weights)

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return what proves best; as the strong player where there is nothing to find out."""
        sure = surely(seen, legal, RULE)
        if sure is not None:
            return sure
        evaluator = self._strong.evaluator(seen.rules.game)
        ranked = with_win(seen, legal, evaluator.ranked(Choices(seen), but_win(legal)))
        rated = [Candidate(one.action, one.out, one.value) for one in ranked]
        top = rated[0].prior
        close = [one for one in rated[:MOST] if top - one.prior <= WITHIN]
        if len(close) > 1:
            nodes = budget.nodes or NODES
            best = look_ahead(seen, close, evaluator, nodes=nodes, trust=TRUST, rng=rng, expired=budget.expired)
            rated = best + [one for one in rated if one not in best]
        ranking = tuple((one.action, one.rating(TRUST)) for one in rated)
        return Decision(rated[0].action, _reasons(seen, rated) if budget.explain else (), ranking)


def _reasons(seen: Observation, rated: Sequence[Candidate]) -> tuple[Reason, ...]:
    """Return why the first and not the second, and what the search found."""
    best, second = rated[0], rated[1] if len(rated) > 1 else None
    found = facts(seen, best.action, second.action if second else None, RULE)
    if second is None or not second.results:
        return found
    worlds = min(len(best.results), len(second.results))
    return (*found, searched(worlds, best.not_behind(second), RULE))
