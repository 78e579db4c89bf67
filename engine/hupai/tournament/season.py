"""A season: many cups of one plan and population, and what they say about luck and skill."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from hupai.bots.ladder import LEVELS
from hupai.table.chance import derived_seed
from hupai.table.json_object import Facts
from hupai.tournament.tournament import Tournament

Row = Facts
"""A cup as JSON, with these counts for each level.

``entrants``; ``reached``: how many of them were in each stage, from the first on, and last how many were champion;
``hands``, ``points`` and ``squares``: sums over the hands of the first stage.
"""

CERTAIN: Final = 1.96
"""Half the width of a 95 % interval in standard errors."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance as it was counted, with its 95 % interval (Wilson).

    Entrants of one cup take places from each other, so the interval is a little wider than it had to be.
    """

    hits: int
    of: int

    @property
    def share(self) -> float:
        """How often it happened, 0 to 1."""
        return self.hits / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The interval; 0 to 1 where nothing was counted."""
        if not self.of:
            return 0.0, 1.0
        weight = CERTAIN * CERTAIN / self.of
        middle = (self.share + weight / 2) / (1 + weight)
        half = CERTAIN * math.sqrt(self.share * (1 - self.share) / self.of + weight / (4 * self.of)) / (1 + weight)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(slots=True)
class Level:
    """What the entrants of one level did in all cups of a season."""

    entrants: int = 0
    reached: list[int] = field(default_factory=list)
    """How many were in each stage, and last how many were champion."""
    hands: int = 0
    points: int = 0
    squares: int = 0

    @property
    def chances(self) -> tuple[Chance, ...]:
        """The chance of one entrant to come into each stage after the first, and last to win the cup."""
        return tuple(Chance(hits, self.entrants) for hits in self.reached[1:])

    @property
    def mean(self) -> float:
        """Points of a hand of the first stage, on average."""
        return self.points / self.hands if self.hands else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of the points of such a hand."""
        return math.sqrt(max(self.squares / self.hands - self.mean**2, 0.0)) if self.hands else 0.0


def cup_seed(seed: str, number: int) -> str:
    """Return the seed of a season's cup; cups count from 1."""
    return derived_seed(seed, "cup", number)


def row_of(cup: Tournament) -> Row:
    """Return what a season keeps of a cup that is over."""
    levels = {level: Level(reached=[0] * (len(cup.plan.stages) + 1)) for level in LEVELS}
    by_entrant = [levels[one.level] for one in cup.entrants]
    for level in by_entrant:
        level.entrants += 1
    for number, stage in enumerate(cup.stages):
        for entrant in stage.entrants:
            by_entrant[entrant - 1].reached[number] += 1
    by_entrant[cup.final_ranking()[0] - 1].reached[-1] += 1
    first = cup.stages[0]
    for where, hands in first.played.items():
        for seat, entrant in enumerate(first.tables[where].seats):
            level = by_entrant[entrant - 1]
            scores = [hand.scores[seat] for hand in hands]
            level.hands += len(scores)
            level.points += sum(scores)
            level.squares += sum(score * score for score in scores)
    return {name: _json(level) for name, level in levels.items() if level.entrants}


def season_of(rows: Iterable[Row]) -> dict[str, Level]:
    """Return what the levels did in all these cups, weakest level first."""
    found: dict[str, Level] = {}
    for row in rows:
        for name, counted in row.items():
            level = found.setdefault(name, Level(reached=[0] * len(counted["reached"])))
            level.entrants += counted["entrants"]
            level.reached = [sum(pair) for pair in zip(level.reached, counted["reached"], strict=True)]
            level.hands += counted["hands"]
            level.points += counted["points"]
            level.squares += counted["squares"]
    return {name: found[name] for name in LEVELS if name in found}


def _json(level: Level) -> Row:
    return {name: getattr(level, name) for name in ("entrants", "reached", "hands", "points", "squares")}
