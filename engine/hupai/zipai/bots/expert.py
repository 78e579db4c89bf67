"""The expert bot: it takes the strong bot's best choices and tries them in likely worlds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hupai.bots.base import POINT, Budget, Decision
from hupai.bots.search import Candidate, noise_between, ranked_beside_first, sequential_halving
from hupai.bots.value_reasons import favouring_first, with_search_support
from hupai.bots.weights import Weights
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.actions import HU, Action
from hupai.zipai.bots.afterstates import Afterstates
from hupai.zipai.bots.beliefs import Belief
from hupai.zipai.bots.evaluator import Evaluator
from hupai.zipai.bots.explanations import AGAINST, rates, reasons_for
from hupai.zipai.bots.rollout import play_choice, rollout_value
from hupai.zipai.bots.strong import Strong
from hupai.zipai.bots.value_parts import value_parts
from hupai.zipai.bots.win_or_continue import forced_decision, rank_with_win, without_win
from hupai.zipai.state import Table
from hupai.zipai.view.observation import Observation

RULE = "bot.expert"
NODES = 400
"""Rollouts per decision, unless the budget says otherwise; a rollout is one choice in one world."""
MOST = 6
"""The most choices that are tried: the best ones by the strong bot's values …"""
CLOSE = 3 * POINT
"""… if they are this close to the best."""
PRIOR_WORLDS = 16
"""How many worlds the strong bot's value counts for."""


class Expert:
    """The strong bot with a search over its closest choices."""

    remainder = "search"

    def __init__(self, name: str = "expert", weights: Weights | None = None) -> None:
        self.name = name
        self._strong = Strong(name, weights)

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return the choice that the search finds best; the strong bot's if there is only one candidate."""
        forced = forced_decision(seen, legal, RULE)
        if forced is not None:
            return forced
        evaluator = self._strong.evaluator(seen.rules)
        ranked = rank_with_win(seen, legal, evaluator.ranked(Afterstates(seen), without_win(legal)))
        rated = [Candidate(one.action, one.discard, one.value) for one in ranked]
        top = rated[0].prior
        close = [one for one in rated[:MOST] if top - one.prior <= CLOSE]
        if len(close) > 1:
            nodes = budget.nodes or NODES
            best = sequential_halving(
                close,
                world=Belief(seen).sample_world,
                outcome=_outcome_for(seen.seat, evaluator),
                nodes=nodes,
                prior_worlds=PRIOR_WORLDS,
                rng=rng,
                expired=budget.expired,
            )
            rated = best + [one for one in rated if one not in best]
        ranked_ones = ranked_beside_first(rated, PRIOR_WORLDS)
        noise = noise_between(ranked_ones[0][0], ranked_ones[1][0], PRIOR_WORLDS) if len(ranked_ones) > 1 else 0
        reasons = _reasons(seen, [one for one, _ in ranked_ones]) if budget.explain else ()
        return Decision(rated[0].action, reasons, tuple((one.action, value) for one, value in ranked_ones), noise)

    def parts(self, seen: Observation, action: Action) -> Mapping[str, int]:
        """Return of what the value of an action consists before the search; nothing for 胡."""
        if action == HU:
            return {}
        return value_parts(self._strong.evaluator(seen.rules), Afterstates(seen), action)


def _outcome_for(seat: int, evaluator: Evaluator) -> Callable[[Candidate, Table], int]:
    """Return a function that plays a candidate in a world and returns the outcome for the seat."""

    def outcome(candidate: Candidate, t: Table) -> int:
        play_choice(t, seat, candidate.action, candidate.follow_up)
        return rollout_value(t, seat, evaluator)

    return outcome


def _reasons(seen: Observation, rated: Sequence[Candidate]) -> tuple[Reason, ...]:
    """Return why the first candidate is better than the second, and how the search supports it."""
    second = rated[1].action if len(rated) > 1 else None
    best = rated[0].action
    found = with_search_support(reasons_for(seen, best, second, RULE), rated, RULE)
    return favouring_first(found, AGAINST, lambda: rates(seen, best, RULE))
