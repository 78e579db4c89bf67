"""Bots and tasks for the tests of the arena and of jobs; in a module of their own, for workers import them by name."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hupai.bots.base import Budget, Decision
from hupai.table.chance import Stream
from hupai.zipai.actions import HU, Action
from hupai.zipai.view.observation import Observation

NO_ACTION = 999_999


@dataclass
class First:
    """Takes the first legal action, and remembers where it sat and with what it was asked."""

    name: str = "first"
    asked: list[dict[str, Any]] = field(default_factory=list)

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        self.asked.append({"seat": seen.seat, "dealer": seen.dealer, "nodes": budget.nodes, "hand": list(seen.hand)})
        return Decision(legal[0])


class Winner:
    """Wins when it can, else takes the last legal action."""

    name = "winner"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        return Decision(HU if HU in legal else legal[-1])


class Outlaw:
    """Does what is not allowed."""

    name = "outlaw"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        return Decision(NO_ACTION)


class Broken:
    """Fails."""

    name = "broken"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        raise ZeroDivisionError("no idea")


def square(number: int) -> list[int]:
    """Return the number and its square."""
    return [number, number * number]


def refuse_seven(number: int) -> int:
    """Raise for 7."""
    if number == 7:
        raise ValueError("seven")
    return number


@dataclass(frozen=True)
class Deadly:
    """A task that kills its worker, once if there is a folder to remember it in, else always."""

    number: int
    folder: str = ""


def survive(task: Deadly) -> int:
    """Return the task's number, unless it is one of two that take the worker with them."""
    if task.number in (3, 11):
        mark = Path(task.folder or "/nowhere") / str(task.number)
        if not mark.exists():
            if task.folder:
                mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return task.number


def linger(folder: str) -> int:
    """Leave a note of this process and stay in it for a while."""
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(60)
    return 0
