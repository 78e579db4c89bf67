"""A search over sampled worlds by sequential halving: every round drops the worse half of the candidates.

A world is a full table that fits what a seat has seen. The family's bots sample worlds and play candidates out in them.
All candidates meet the same worlds, so luck affects all of them equally. An evaluator's prior value of a candidate
counts like the results of a few more worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import isqrt
from typing import Final

from hupai.table.chance import Stream
from hupai.table.family import Action, T

INTERVAL_SQUARED: Final = 196 * 196
"""The square of the hundredths of a standard error that a 95 % interval reaches to each side."""


@dataclass(slots=True)
class Candidate:
    """A choice under search."""

    action: Action
    follow_up: int
    """What the seat plays right after the action, in the family's own terms; -1 for nothing."""
    prior: int
    """The evaluator's value, in thousandths of a point."""
    results: list[int] = field(default_factory=list)
    """The outcome in each world, in thousandths of a point; all candidates meet the same worlds in the same order."""

    def rating(self, prior_worlds: int, worlds: int | None = None) -> int:
        """Return the mean outcome in thousandths of a point; the prior counts like ``prior_worlds`` worlds.

        ``worlds`` is how many of the worlds count, the first of them; all by default.
        """
        results = self.results[:worlds]
        return (self.prior * prior_worlds + sum(results)) // (prior_worlds + len(results))

    def not_behind(self, other: Candidate) -> int:
        """Return in how many common worlds this candidate did at least as well as the other."""
        return sum(map(int.__ge__, self.results, other.results))


def noise_between(one: Candidate, other: Candidate, prior_worlds: int) -> int:
    """Return half the width of the 95 % interval of the difference of two ratings; 0 where too few worlds tell it."""
    more = [mine - theirs for mine, theirs in zip(one.results, other.results, strict=False)]
    worlds, total = len(more), sum(more)
    if worlds < 2:
        return 0
    spread = worlds * sum([each * each for each in more]) - total * total
    return isqrt(INTERVAL_SQUARED * spread // (worlds - 1)) // (100 * (worlds + prior_worlds))


def ranked_beside_first(rated: Sequence[Candidate], prior_worlds: int) -> list[tuple[Candidate, int]]:
    """Return the candidates with what each is worth, the first of ``rated`` first and then the others, best first.

    The means of candidates that met different worlds do not compare. So each is worth what the first is, less what it
    was behind the first in the worlds that both met; a search that prefers the first found none ahead of it there.
    """
    first, *others = rated
    value = first.rating(prior_worlds)
    found = []
    for one in others:
        behind = first.rating(prior_worlds, len(one.results)) - one.rating(prior_worlds)
        found.append((one, value - max(0, behind)))
    return [(first, value), *sorted(found, key=lambda row: -row[1])]


def sequential_halving(
    candidates: Sequence[Candidate],
    *,
    world: Callable[[Stream], T],
    outcome: Callable[[Candidate, T], int],
    nodes: int,
    prior_worlds: int,
    rng: Stream,
    expired: Callable[[], bool] | None = None,
) -> list[Candidate]:
    """Return the candidates, best first, after at most ``nodes`` outcomes or once the time has ``expired``.

    ``world`` samples a table. ``outcome`` plays a candidate on a table, which it may change, and returns thousandths of
    a point. Each candidate meets at least one world, even if there are fewer ``nodes`` than candidates, unless the time
    expires first.
    """
    alive = list(candidates)
    rounds = max(1, (len(alive) - 1).bit_length())
    done: list[Candidate] = []
    left = nodes
    while True:
        for _ in range(max(1, nodes // rounds // len(alive))):
            if (left < len(alive) and left < nodes) or (expired is not None and expired()):
                break
            left -= len(alive)
            drawn = world(rng)
            for candidate in alive[1:]:
                candidate.results.append(outcome(candidate, drawn.clone()))
            alive[0].results.append(outcome(alive[0], drawn))
        alive.sort(key=lambda one: -one.rating(prior_worlds))
        if len(alive) <= 2 or (expired is not None and expired()):
            return alive + done
        kept = (len(alive) + 1) // 2
        alive, done = alive[:kept], alive[kept:] + done
