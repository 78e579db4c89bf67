"""The expert bot: it takes the strong bot's best choices and tries them in likely worlds that fit what it saw.

Where the strong bot has no weights the expert does as it does, unless another choice proves better beyond chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hupai.bots.base import POINT, Budget, Decision
from hupai.bots.linear_evaluator import LinearEvaluator
from hupai.bots.search import Candidate, noise_between, ranked_beside_first, sequential_halving
from hupai.bots.value_reasons import favouring_first, with_search_support
from hupai.bots.weights import Weights
from hupai.mahjong.actions import HU, PIAO, Action
from hupai.mahjong.bots.beginner import Beginner
from hupai.mahjong.bots.beliefs import Belief
from hupai.mahjong.bots.explanations import AGAINST, rates, reasons_for
from hupai.mahjong.bots.strong import Strong, ranked, with_win_as_paid
from hupai.mahjong.state import PHASE_OVER, Table
from hupai.mahjong.turn.machine import step
from hupai.mahjong.view.observation import Observation, observe
from hupai.table.chance import Stream
from hupai.table.payments import totals
from hupai.table.reason import Reason

RULE: Final = "bot.expert"
NODES: Final = 24
"""Play-outs per decision, unless the budget says otherwise; a play-out is one choice in one world."""
MOST: Final = 3
"""The most choices that are tried: the best ones by the strong bot's values …"""
CLOSE: Final = 100
"""… if they are this close to the best, in thousandths of a point."""
PRIOR_WORLDS: Final = 80
"""How many worlds the strong bot's value counts for."""
FEWEST: Final = 4
"""Worlds without which nothing is beyond chance."""

_POLICY: Final = Beginner()
_QUIET: Final = Budget(explain=False)


class Expert:
    """The strong bot with a search over its closest choices."""

    remainder = "search"

    def __init__(self, name: str = "expert", weights: Weights | None = None) -> None:
        self.name = name
        self._strong = Strong(name, weights)

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return the choice that the search finds best; the strong bot's if it wins or there is only one candidate."""
        evaluator = self._strong.evaluator(seen.rules)
        by_strong = with_win_as_paid(seen, ranked(evaluator, seen, legal))
        rated = [Candidate(action, -1, value) for action, value in by_strong]
        close = [one for one in rated[:MOST] if rated[0].prior - one.prior <= CLOSE]
        if len(close) > 1 and rated[0].action != HU and PIAO not in legal:
            best = sequential_halving(
                close,
                world=Belief(seen).sample_world,
                outcome=_outcome_for(seen, evaluator, rng),
                nodes=budget.nodes or NODES,
                prior_worlds=PRIOR_WORLDS,
                rng=rng,
                expired=budget.expired,
            )
            if evaluator is None and best[0] is not close[0] and not beyond_chance(best[0], close[0]):
                for one in close:
                    one.results.clear()
            else:
                rated = best + [one for one in rated if one not in best]
        ranked_ones = ranked_beside_first(rated, PRIOR_WORLDS)
        noise = noise_between(ranked_ones[0][0], ranked_ones[1][0], PRIOR_WORLDS) if len(ranked_ones) > 1 else 0
        reasons = _reasons(seen, [one for one, _ in ranked_ones]) if budget.explain else ()
        return Decision(rated[0].action, reasons, tuple((one.action, value) for one, value in ranked_ones), noise)

    def parts(self, seen: Observation, action: Action) -> Mapping[str, int]:
        """Return of what the value of an action consists before the search, as the strong bot does."""
        return self._strong.parts(seen, action)


def beyond_chance(one: Candidate, other: Candidate) -> bool:
    """Whether one did better in the worlds that both met by more than twice the standard error of the difference."""
    more = [mine - theirs for mine, theirs in zip(one.results, other.results, strict=False)]
    total, worlds = sum(more), len(more)
    spread = worlds * sum([each * each for each in more]) - total * total
    return worlds >= FEWEST and total > 0 and total * total * (worlds - 1) > 4 * spread


def _outcome_for(
    seen: Observation, evaluator: LinearEvaluator | None, rng: Stream
) -> Callable[[Candidate, Table], int]:
    """Return a function that plays a candidate in a world and returns what the hand brings the seat."""
    seat = seen.seat

    def outcome(candidate: Candidate, t: Table) -> int:
        step(t, seat, candidate.action)
        while t.phase != PHASE_OVER and t.playing[seat]:
            asked = t.pending[0]
            seen_now, legal = observe(t, asked), t.offers[asked]
            if asked == seat and len(legal) > 1:
                return ranked(evaluator, seen_now, legal)[0][1]
            step(t, asked, _POLICY.decide(seen_now, legal, _QUIET, rng).action)
        return POINT * totals(t.payments, t.seats)[seat]

    return outcome


def _reasons(seen: Observation, rated: Sequence[Candidate]) -> tuple[Reason, ...]:
    """Return why the first candidate is better than the second, and how the search supports it."""
    second = rated[1].action if len(rated) > 1 else None
    best = rated[0].action
    found = with_search_support(reasons_for(seen, best, second, RULE), rated, RULE)
    return favouring_first(found, AGAINST, lambda: rates(seen, best, RULE))
