"""Many hands between three bots: who wins how often, by how much, and how fast it all went."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from hupai.arena.play import Play, play_hand, seated
from hupai.bots.base import Bot, Budget
from hupai.jobs import run
from hupai.registry import game_named
from hupai.table.chance import derived_seed
from hupai.table.errors import InvalidRequest
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.state import SEATS

Progress = Callable[[int, int], None]
"""Called with (hands or deals done, all of them)."""

CHUNK = 25
"""Hands that one task plays."""


@dataclass(slots=True)
class Totals:
    """Sums over simulated hands; adding two gives the sums over both."""

    hands: int = 0
    wins: list[int] = field(default_factory=lambda: [0] * SEATS)
    points: list[int] = field(default_factory=lambda: [0] * SEATS)
    huxi: int = 0
    pay: int = 0
    self_draws: int = 0
    decisions: int = 0
    illegal: int = 0

    def add(self, other: Totals) -> None:
        """Add another's sums to these."""
        self.hands += other.hands
        for seat in range(SEATS):
            self.wins[seat] += other.wins[seat]
            self.points[seat] += other.points[seat]
        self.huxi += other.huxi
        self.pay += other.pay
        self.self_draws += other.self_draws
        self.decisions += other.decisions
        self.illegal += other.illegal


def play_into(
    totals: Totals, rules: ZipaiRules, bots: Sequence[Bot], seed: str, dealer: int, budget: Budget
) -> None:
    """Play one hand between bots and add what happened to ``totals``; the seed decides everything."""
    play = Play()
    result = play_hand(rules, bots, seed, dealer, [play] * SEATS, [budget] * SEATS)
    totals.hands += 1
    totals.decisions += play.decisions
    totals.illegal += play.illegal
    for seat in range(SEATS):
        totals.points[seat] += result.scores[seat]
    if result.winner is not None and result.win is not None:
        totals.wins[result.winner] += 1
        totals.huxi += result.win.huxi
        totals.pay += result.win.price.pay_each
        totals.self_draws += result.source in (-1, result.winner)


@dataclass(frozen=True, slots=True)
class _Task:
    """Some hands of a simulation."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    nodes: int
    seed: str
    first: int
    count: int


def _chunk(task: _Task) -> dict[str, Any]:
    rules = game_named(task.game).rules(**task.options)
    bots = [seated(name) for name in task.bots]
    totals = Totals()
    budget = Budget(nodes=task.nodes, explain=False)
    for number in range(task.first, task.first + task.count):
        play_into(totals, rules, bots, derived_seed(task.seed, "simulate", number), number % SEATS, budget)
    return asdict(totals)


def simulate(
    game: str,
    options: Mapping[str, Any] | None,
    bots: Sequence[str],
    hands: int,
    seed: str,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    nodes: int = 0,
    cluster: str = "",
    ledger: str | Path | None = None,
) -> dict[str, Any]:
    """Return what happened in ``hands`` hands between these three bots.

    The same seed gives the same hands wherever they are played (``jobs``, ``cluster`` and ``ledger`` as
    :func:`hupai.jobs.run` has them); the deal goes round with the hand's number. ``nodes`` is every bot's budget.
    Points are means per hand and seat, ``mean_huxi`` is over won hands.
    """
    chosen = dict(options or {})
    game_named(game).rules(**chosen)
    names = tuple(bots)
    if len(names) != SEATS:
        raise InvalidRequest("wrong_argument", name="bots", expected=str(SEATS))
    for name in names:
        seated(name)
    tasks = [
        _Task(game, chosen, names, nodes, seed, first, min(CHUNK, hands - first)) for first in range(0, hands, CHUNK)
    ]
    job = {"kind": "simulate", "game": game, "options": chosen, "bots": names, "nodes": nodes, "seed": seed}
    job |= {"hands": hands}
    totals = Totals()
    started = time.perf_counter()
    for _, part in run(_chunk, tasks, jobs=jobs, cluster=cluster, ledger=ledger, job=job):
        totals.add(Totals(**part))
        if progress:
            progress(totals.hands, hands)
    seconds = time.perf_counter() - started
    won = sum(totals.wins)
    return {
        "game": game,
        "bots": list(names),
        "hands": totals.hands,
        "won": won,
        "drawn": totals.hands - won,
        "wins": totals.wins,
        "self_draws": totals.self_draws,
        "mean_huxi": round(totals.huxi / won, 3) if won else None,
        "mean_pay_each": round(totals.pay / won, 3) if won else None,
        "mean_points": [round(points / totals.hands, 4) for points in totals.points] if totals.hands else [],
        "decisions": totals.decisions,
        "illegal": totals.illegal,
        "seconds": round(seconds, 3),
        "hands_per_second": round(totals.hands / seconds, 1) if seconds else None,
        "decisions_per_second": round(totals.decisions / seconds, 1) if seconds else None,
    }
