"""The expert bot: it tries the strong bot's best choices in imagined deals, to the end of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.bots.base import POINT, Budget, Decision
from hupai.bots.search import Candidate, noise_between, ranked_beside_first, sequential_halving
from hupai.bots.value_reasons import with_search_support
from hupai.bots.weights import Weights
from hupai.guihuzi.actions import Action
from hupai.guihuzi.bots.explanations import reasons_for
from hupai.guihuzi.bots.playout import played_out
from hupai.guihuzi.bots.strong import Strong
from hupai.guihuzi.determinize.sample import sample
from hupai.guihuzi.state import Table
from hupai.guihuzi.view.observation import Observation
from hupai.table.chance import Stream
from hupai.table.reason import Reason

RULE: Final = "bot.expert"
NODES: Final = 160
"""Play-outs per decision, unless the budget says otherwise; a play-out is one choice in one deal."""
CLOSE: Final = 5 * POINT
"""How far a choice that is tried may be behind the best one, in thousandths of a point."""
MOST: Final = 3
"""The most choices that are tried."""
PRIOR_WORLDS: Final = 24
"""How many deals count as much as the strong bot's values.

In 6000 close decisions sixteen to forty-eight did best, with little between them.
"""
MOST_POINTS: Final = 120
"""Points above which an outcome counts no more: rare wins would drown the rest in chance."""


class Expert:
    """The strong bot with a search over its closest choices."""

    def __init__(self, name: str = "expert", weights: Weights | None = None) -> None:
        self.name = name
        self._strong = Strong(name, weights)

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return the choice that the search finds best; a win at once."""
        ranking = self._strong.ranked(seen, legal)
        if len(ranking) == 1:
            return Decision(ranking[0][0], reasons_for(seen, ranking[0][0], None, RULE) if budget.explain else ())
        rated = [Candidate(action, -1, value) for action, value in ranking]
        close = [one for one in rated[:MOST] if rated[0].prior - one.prior <= CLOSE]
        if len(close) > 1:
            tried = sequential_halving(
                close,
                world=lambda stream: sample(seen, stream),
                outcome=lambda one, t: _outcome(t, seen.seat, one.action),
                nodes=budget.nodes or NODES,
                prior_worlds=PRIOR_WORLDS,
                rng=rng,
                expired=budget.expired,
            )
            rated = tried + rated[len(close) :]
        ranked = ranked_beside_first(rated, PRIOR_WORLDS)
        best, second = ranked[0][0], ranked[1][0]
        reasons: tuple[Reason, ...] = ()
        if budget.explain:
            reasons = with_search_support(reasons_for(seen, best.action, second.action, RULE), (best, second), RULE)
        noise = noise_between(best, second, PRIOR_WORLDS)
        return Decision(best.action, reasons, tuple((one.action, value) for one, value in ranked), noise)


def _outcome(t: Table, seat: int, action: Action) -> int:
    """Play the choice to the end of the hand; return the score in thousandths."""
    return POINT * max(-MOST_POINTS, min(MOST_POINTS, played_out(t, seat, action)))
