"""Bots and tasks for the tests of the arena and of jobs. Workers import them by name, so they have their own module."""

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
    """Takes the first legal action; notes its seat, the dealer, the budget and its hand."""

    name: str = "first"
    asked: list[dict[str, Any]] = field(default_factory=list)

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        self.asked.append({"seat": seen.seat, "dealer": seen.dealer, "nodes": budget.nodes, "hand": list(seen.hand)})
        return Decision(legal[0])


class Winner:
    """Wins if it can, else takes the last legal action."""

    name = "winner"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        return Decision(HU if HU in legal else legal[-1])


class Outlaw:
    """Returns an illegal action."""

    name = "outlaw"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        return Decision(NO_ACTION)


class Broken:
    """Raises an error."""

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
    """A task that kills its worker: once, if it has a folder for a mark that it did; else always."""

    number: int
    folder: str = ""


def survive(task: Deadly) -> int:
    """Return the task's number, unless it is one of the two that kill their worker."""
    if task.number in (3, 11):
        mark = Path(task.folder or "/nowhere") / str(task.number)
        if not mark.exists():
            if task.folder:
                mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return task.number


def linger(folder: str) -> int:
    """Write down this process's number and keep it busy for a while."""
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(60)
    return 0
