"""What a family provides for training: features of positions, and players that choose by weights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from hupai.bots.linear_evaluator import Features
from hupai.table.chance import Stream
from hupai.table.family import Action, Observation, R, S

S_contra = TypeVar("S_contra", bound=Observation, contravariant=True)


class Learner(Protocol[S_contra]):
    """A self-play player that reports the features of the positions it reaches."""

    def choose(self, seen: S_contra, rng: Stream) -> tuple[Action, Features | None]:
        """Return an action and the features of its afterstate, None if the action has no afterstate to learn from."""


@dataclass(frozen=True, slots=True)
class Learning(Generic[R, S]):
    """How a family trains its learned bots."""

    schema: str
    """The identifier of the feature set, as weights files state it."""
    size: int
    """How many features there are."""
    amount: int
    """The divisor of the amounts of graded features."""
    weights: str
    """The package that holds the shipped weights."""
    name: Callable[[R], str]
    """Returns what the file of weights made for these rules is called there, without its ending."""
    learner: Callable[[Sequence[int] | None, str, int], Learner[S]]
    """Returns a player by weights (None: the named teacher plays); the number is random decisions in 1000."""
