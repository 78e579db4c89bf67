"""The bot protocol: a bot decides from an observation and gives reasons.

A bot receives what its seat may see, the legal actions, a budget and its own random stream. It never receives the
table, so it cannot look at hidden cards. Live play, the arena and hints all call it in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from hupai.table.chance import Stream
from hupai.table.family import Action, Observation
from hupai.table.reason import Reason

POINT: Final = 1000
"""Bots count in thousandths of a point, so that every value is an integer."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: at most ``nodes`` positions (0: the bot's own default), and until when.

    The bot calls ``expired`` now and then; True means that the caller wants an answer now. Only a page sets it: with
    ``nodes`` alone, the same position always gets the same answer.
    """

    nodes: int = 0
    expired: Callable[[], bool] | None = None
    explain: bool = True
    """Whether the caller wants reasons. Finding them may take longer than the decision."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot does, why (facts its seat could have seen), and how it ranked the choices.

    ``reasons`` may be empty if the budget does not ask for them. ``ranking`` lists (action, value) from best to worst
    and may be empty. Values are integers, so the ranking is the same on every machine. Bots that estimate the score of
    the hand count in thousandths of a point; for the others the unit is their own.
    """

    action: Action
    reasons: tuple[Reason, ...] = ()
    ranking: tuple[tuple[Action, int], ...] = ()
    noise: int = 0
    """Half the width of the 95 % interval of what lies between the first two values; 0 where no chance is in them, or
    where that is not known."""


class Bot(Protocol):
    """A player. It keeps no state: everything it knows is in the observation."""

    name: str

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return one of ``legal``; ``seen`` is the observation of the game's family."""
        ...


@runtime_checkable
class Weighing(Protocol):
    """A bot that can say of what the value of a choice consists."""

    remainder: str
    """What else its ranking takes into account: the name of a part that :meth:`parts` leaves out."""

    def parts(self, seen: Observation, action: Action) -> Mapping[str, int]:
        """Return the parts of a choice's value by name, in the unit of the ranking; empty where it has none."""
        ...
