"""Simulations: many hands between bots, with counts of wins, points and decisions."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import zip_longest
from pathlib import Path

from hupai.arena.play import DecisionStats, play_hand, resolve_bot
from hupai.bots.base import Bot, Budget
from hupai.jobs import Progress, run
from hupai.registry import game_named
from hupai.table.chance import derived_seed
from hupai.table.errors import InvalidRequest
from hupai.table.family import Rules
from hupai.table.game import Game
from hupai.table.json_object import Facts, Json

CHUNK = 25
"""Hands per task."""


@dataclass(slots=True)
class Totals:
    """Sums over simulated hands. Lists go by seat."""

    hands: int = 0
    won: int = 0
    """Hands that somebody won."""
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    figures: dict[str, int] = field(default_factory=dict)
    """The family's figures of won hands, by name."""
    self_draws: int = 0
    decisions: int = 0
    illegal: int = 0

    def add(self, other: Totals) -> None:
        """Add another's sums to these."""
        self.hands += other.hands
        self.won += other.won
        self.wins = _sums(self.wins, other.wins)
        self.points = _sums(self.points, other.points)
        for name, figure in other.figures.items():
            self.figures[name] = self.figures.get(name, 0) + figure
        self.self_draws += other.self_draws
        self.decisions += other.decisions
        self.illegal += other.illegal


def _sums(first: list[int], second: list[int]) -> list[int]:
    return [a + b for a, b in zip_longest(first, second, fillvalue=0)]


def play_counted(
    totals: Totals, game: Game, rules: Rules, bots: Sequence[Bot], seed: str, dealer: int, budget: Budget
) -> None:
    """Play one hand between bots and add its figures to ``totals``; the seed decides everything."""
    play, seats = DecisionStats(), len(bots)
    result = play_hand(game, rules, bots, seed, dealer, [play] * seats, [budget] * seats)
    totals.add(
        Totals(
            hands=1,
            won=int(bool(result.winners)),
            wins=[int(seat in result.winners) for seat in range(seats)],
            points=list(result.scores),
            figures=dict(game.family.win_figures(result)),
            self_draws=int(result.self_drawn),
            decisions=play.decisions,
            illegal=play.illegal,
        )
    )


@dataclass(frozen=True, slots=True)
class _Task:
    """Some hands of a simulation."""

    game: str
    options: Facts
    bots: tuple[str, ...]
    nodes: int
    seed: str
    first: int
    count: int


def _play_task(task: _Task) -> Json:
    game = game_named(task.game)
    rules = game.rules(**task.options)
    bots = [resolve_bot(game, name) for name in task.bots]
    totals = Totals()
    budget = Budget(nodes=task.nodes, explain=False)
    for number in range(task.first, task.first + task.count):
        play_counted(totals, game, rules, bots, derived_seed(task.seed, "simulate", number), number % len(bots), budget)
    return asdict(totals)


def simulate(
    game: str,
    options: Facts | None,
    bots: Sequence[str],
    hands: int,
    seed: str,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    nodes: int = 0,
    cluster: str = "",
    ledger: str | Path | None = None,
) -> Json:
    """Return what happened in ``hands`` hands between these bots, one per seat.

    The same seed gives the same hands wherever they are played; ``jobs``, ``cluster`` and ``ledger`` are passed to
    :func:`hupai.jobs.run`. The dealer rotates with the hand's number. ``nodes`` is the budget of every bot. Points are
    means per hand and seat; the family's figures (``mean_huxi`` …) are means over won hands.
    """
    chosen = dict(options or {})
    found = game_named(game)
    seats = found.family.play.seats(found.rules(**chosen))
    names = tuple(bots)
    if len(names) != seats:
        raise InvalidRequest("wrong_argument", name="bots", expected=str(seats))
    for name in names:
        resolve_bot(found, name)
    tasks = [
        _Task(game, chosen, names, nodes, seed, first, min(CHUNK, hands - first)) for first in range(0, hands, CHUNK)
    ]
    job = {"kind": "simulate", "game": game, "options": chosen, "bots": names, "nodes": nodes, "seed": seed}
    job |= {"hands": hands}
    totals = Totals()
    started = time.perf_counter()
    for _, part in run(_play_task, tasks, jobs=jobs, cluster=cluster, ledger=ledger, job=job):
        totals.add(Totals(**part))
        if progress:
            progress(totals.hands, hands)
    seconds = time.perf_counter() - started
    won = totals.won
    return {
        "game": game,
        "bots": list(names),
        "hands": totals.hands,
        "won": won,
        "drawn": totals.hands - won,
        "wins": totals.wins or [0] * seats,
        "self_draws": totals.self_draws,
        **{f"mean_{name}": round(totals.figures[name] / won, 3) if won else None for name in found.family.figures},
        "mean_points": [round(points / totals.hands, 4) for points in totals.points] if totals.hands else [],
        "decisions": totals.decisions,
        "illegal": totals.illegal,
        "seconds": round(seconds, 3),
        "hands_per_second": round(totals.hands / seconds, 1) if seconds else None,
        "decisions_per_second": round(totals.decisions / seconds, 1) if seconds else None,
    }
