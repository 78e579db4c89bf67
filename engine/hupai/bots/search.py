"""Looking ahead: every candidate is tried in the same made-up worlds, and the promising ones in more of them.

A world is a full table that fits what the seat has seen, likelier ones coming more often (:mod:`hupai.bots.beliefs`).
In it each candidate is played, and what it comes to is noted (:mod:`hupai.bots.later`). All candidates meet the same
worlds, so that luck weighs on all alike; after each round the worse half is dropped (sequential halving). What an
evaluator thought of a candidate before counts like some worlds more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from hupai.bots.beliefs import Belief
from hupai.bots.evaluator import Evaluator
from hupai.bots.later import worth_later
from hupai.table.chance import Stream
from hupai.zipai.actions import Action, discard
from hupai.zipai.cards import Kind
from hupai.zipai.observation import Observation
from hupai.zipai.state import DISCARD, Table
from hupai.zipai.turn import step


@dataclass(slots=True)
class Candidate:
    """A choice that is looked at."""

    action: Action
    then: Kind
    """What it plays after a claim, -1 for nothing."""
    prior: int
    """What the evaluator thinks of it, in thousandths of a point."""
    results: list[int] = field(default_factory=list)
    """Thousandths of a point it came to in each world; all candidates meet the same ones in the same order."""

    def rating(self, trust: int) -> int:
        """Return what it is worth in thousandths of a point, the prior counting like ``trust`` worlds."""
        return (self.prior * trust + sum(self.results)) // (trust + len(self.results))

    def not_behind(self, other: Candidate) -> int:
        """Return in how many of the worlds that both met it did at least as well."""
        return sum(map(int.__ge__, self.results, other.results))


def look_ahead(
    seen: Observation,
    candidates: Sequence[Candidate],
    evaluator: Evaluator,
    *,
    nodes: int,
    trust: int,
    rng: Stream,
    expired: Callable[[], bool] | None = None,
) -> list[Candidate]:
    """Return the candidates, best first, after at most ``nodes`` tries or when time has ``expired``.

    Each meets one world even if ``nodes`` are fewer than the candidates, unless time was up before that.
    """
    belief = Belief(seen)
    alive = list(candidates)
    rounds = max(1, (len(alive) - 1).bit_length())
    done: list[Candidate] = []
    left = nodes
    while True:
        for _ in range(max(1, nodes // rounds // len(alive))):
            if (left < len(alive) and left < nodes) or (expired is not None and expired()):
                break
            left -= len(alive)
            world = belief.world(rng)
            for candidate in alive[1:]:
                _try(candidate, world.clone(), seen.seat, evaluator)
            _try(alive[0], world, seen.seat, evaluator)
        alive.sort(key=lambda one: -one.rating(trust))
        if len(alive) <= 2 or (expired is not None and expired()):
            return alive + done
        kept = (len(alive) + 1) // 2
        alive, done = alive[:kept], alive[kept:] + done


def _try(candidate: Candidate, t: Table, seat: int, evaluator: Evaluator) -> None:
    """Play the candidate in a world and note what it comes to."""
    take(t, seat, candidate.action, candidate.then)
    candidate.results.append(worth_later(t, seat, evaluator))


def take(t: Table, seat: int, action: Action, then: Kind) -> None:
    """Make a choice on ``t`` and, if it is owed, the discard ``then`` (-1 for none) where it is allowed."""
    step(t, seat, action)
    if then >= 0 and t.phase == DISCARD and t.pending == [seat]:
        play = discard(then)
        if play in t.offers[seat]:
            step(t, seat, play)
