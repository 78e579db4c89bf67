"""Ranks: who stands where in a stage, after any hand, and in the whole tournament."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from hupai.table.chance import Stream


@dataclass(frozen=True, slots=True)
class HandScore:
    """The result of one hand at a table; seats count from 0."""

    dealer: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(slots=True)
class Line:
    """One entrant in a ranking."""

    entrant: int
    points: Fraction = field(default_factory=Fraction)
    """Points of the stage and what was carried into it; with duplicate scoring the mean differences, summed."""
    wins: int = 0
    hands: int = 0
    rank: int = 0


def ranking(lines: Iterable[Line], seed: str, stage: int) -> list[Line]:
    """Return the lines with their ranks: by points, then by wins, then by the lot of this stage.

    The lot is drawn for all who are in the stage, so it does not change while hands are played.
    """
    listed = sorted(lines, key=lambda line: line.entrant)
    lots = list(range(len(listed)))
    Stream(seed, f"ties{stage}").shuffle(lots)
    ordered = sorted(zip(lots, listed, strict=True), key=lambda pair: (-pair[1].points, -pair[1].wins, pair[0]))
    for rank, (_, line) in enumerate(ordered, 1):
        line.rank = rank
    return [line for _, line in ordered]


def add_hand(
    lines: Mapping[int, Line], seats: Sequence[int], hand: HandScore, points: Sequence[Fraction | int]
) -> None:
    """Count a hand for the entrants in these seats: ``points`` by seat, a win for each winner."""
    for seat, entrant in enumerate(seats):
        line = lines[entrant]
        line.points += points[seat]
        line.wins += seat in hand.winners
        line.hands += 1


def duplicate_points(played: Sequence[HandScore]) -> list[list[Fraction]]:
    """Return, for the same deal at several tables, what each table's seats count: their points less the seat's mean."""
    if not played:
        return []
    means = [Fraction(sum(column), len(played)) for column in zip(*(hand.scores for hand in played), strict=True)]
    return [[score - mean for score, mean in zip(hand.scores, means, strict=True)] for hand in played]
