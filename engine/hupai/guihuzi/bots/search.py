"""The strong bot and the expert: they try the better choices in imagined deals, to the end of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.bots.base import POINT, Budget, Decision
from hupai.bots.search import Candidate, noise_between, ranked_beside_first, sequential_halving
from hupai.bots.value_reasons import with_search_support
from hupai.guihuzi.actions import HU, Action
from hupai.guihuzi.bots.beginner import ranked_by_shape
from hupai.guihuzi.bots.explanations import reasons_for
from hupai.guihuzi.bots.regular import ranked_by_outlook
from hupai.guihuzi.bots.taste import PATIENT
from hupai.guihuzi.determinize.sample import sample
from hupai.guihuzi.state import Table
from hupai.guihuzi.turn.machine import step
from hupai.guihuzi.view.observation import Observation
from hupai.table.chance import Stream

MOST: Final = 4
"""The most choices that are tried: the best ones by the regular bot's outlook."""
PRIOR_WORLDS: Final = 16
"""How many worlds count as much as what the outlook tells of the difference of two choices.

Play-outs of 800 decisions would make it 7 to 13. They are no real play, so the outlook counts a little more.
"""
WORTH_OF_UNIT: Final = 45
"""What a unit of the outlook brings in those play-outs, in thousandths of a point."""
FAR_BEHIND: Final = 250
"""How many units behind the best choice count; with more, the difference in points hardly grows."""
MOST_POINTS: Final = 120
"""Points above which an outcome counts no more: rare wins would drown the rest in chance."""


class Searching:
    """Takes the choice that does best in imagined deals."""

    name = ""
    nodes = 0
    """Play-outs per decision, unless the budget says otherwise; a play-out is one choice in one deal."""

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return the choice that the search finds best; a win at once."""
        rule = f"bot.{self.name}"
        ranking = ranked_by_outlook(seen, legal)
        if ranking[0][0] == HU or len(ranking) == 1:
            reasons = reasons_for(seen, ranking[0][0], None, rule) if budget.explain else ()
            return Decision(ranking[0][0], reasons)
        rated = [Candidate(action, -1, _prior(ranking[0][1] - outlook)) for action, outlook in ranking]
        tried = sequential_halving(
            rated[:MOST],
            world=lambda stream: sample(seen, stream),
            outcome=lambda one, t: _outcome(t, seen.seat, one.action),
            nodes=budget.nodes or self.nodes,
            prior_worlds=PRIOR_WORLDS,
            rng=rng,
            expired=budget.expired,
        )
        # The outlook tells differences only. What the hand is worth is what its most promising choice brought.
        brought = rated[0].results
        worth = sum(brought) // len(brought) if brought else 0
        for one in tried:
            one.prior += worth
        ranked = ranked_beside_first(tried, PRIOR_WORLDS)
        best, second = ranked[0][0], ranked[1][0]
        reasons = ()
        if budget.explain:
            found = reasons_for(seen, best.action, second.action, rule)
            reasons = with_search_support(found, (best, second), rule)
        noise = noise_between(best, second, PRIOR_WORLDS)
        return Decision(best.action, reasons, tuple((one.action, value) for one, value in ranked), noise)


class Strong(Searching):
    """A search with few play-outs."""

    name = "strong"
    nodes = 48


class Expert(Searching):
    """A search with more of them."""

    name = "expert"
    nodes = 160


def _prior(behind: int) -> int:
    """Return what a choice brings beside the best one, in thousandths of a point, by how far its outlook is behind."""
    return -WORTH_OF_UNIT * min(behind, FAR_BEHIND)


def _outcome(t: Table, seat: int, action: Action) -> int:
    """Play the action and then the hand to its end, all with the regular's taste; return the score in thousandths."""
    step(t, seat, action)
    while t.result is None:
        asked = t.pending[0]
        step(t, asked, ranked_by_shape(t, asked, t.offers[asked], PATIENT)[0][0])
    return POINT * max(-MOST_POINTS, min(MOST_POINTS, t.result.scores[seat]))
