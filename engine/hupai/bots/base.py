"""What a bot is: something that decides from an observation, and says why.

A bot gets what its seat may see, the legal actions, a budget and a stream of chance of its own. It never
gets the table, so it cannot peek; and it is asked the same way in live play, in the arena and for a hint.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.actions import Action
from hupai.zipai.observation import Observation


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think: ``nodes`` positions at most (0: as its level sees fit), and until when.

    ``expired`` is asked now and then and answers True once the caller wants what the bot has by then. Only a
    page gives one: with ``nodes`` alone the same position always has the same answer.
    """

    nodes: int = 0
    expired: Callable[[], bool] | None = None
    explain: bool = True
    """Whether the reasons are wanted: working them out may take longer than the decision."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot does, why (facts its seat could have seen), and how it ranked the choices.

    There may be no reasons where the budget wants none. ``ranking`` lists (action, value) from best to worst, whole
    numbers so that every Python ranks alike; it may be empty. The unit is the bot's own, but for those that estimate
    the hand's score: thousandths of a point.
    """

    action: Action
    reasons: tuple[Reason, ...] = ()
    ranking: tuple[tuple[Action, int], ...] = ()


class Bot(Protocol):
    """A player. Stateless: everything it knows is in the observation."""

    name: str

    def decide(
        self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream
    ) -> Decision:
        """Return one of ``legal``."""
        ...
