"""Whole tables a seat should reckon with: consistent with all it saw, and as likely as the others' play makes them.

``Belief(seen)`` is prepared once for a position, then ``world(rng)`` gives one table after another, each as
good as any other (no weights to carry): likely hands simply come more often. ``worlds(seen, rng, count)`` gives so
many at once, ``sample(seen, rng)`` one. Each is a full table of its own on which the seat sees exactly ``seen``; play
it on with :func:`hupai.zipai.turn.step`, no clone is needed. The same position and stream give the same tables.
"""

from __future__ import annotations

from hupai.table.chance import Stream
from hupai.zipai import sampling
from hupai.zipai.observation import Observation
from hupai.zipai.state import Table


class Belief:
    """What one seat should believe about a position; prepare it once, then draw from it."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen

    def world(self, rng: Stream) -> Table:
        """Return a table on which the seat sees exactly this; likely hands come more often.

        The hand must not be over (ValueError). The work is bounded.
        """
        return sampling.sample(self.seen, rng)


def worlds(seen: Observation, rng: Stream, count: int) -> list[Table]:
    """Return ``count`` tables that fit what was seen, each as good as any other."""
    belief = Belief(seen)
    return [belief.world(rng) for _ in range(count)]


def sample(seen: Observation, rng: Stream) -> Table:
    """Return one table that fits what was seen; a single draw of :class:`Belief`."""
    return Belief(seen).world(rng)
