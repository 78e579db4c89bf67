"""Many hands at once: simulate bots, count what happens, and check every invariant on the way."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hupai.bots.base import Budget
from hupai.bots.ladder import bot_named
from hupai.registry import game_named
from hupai.table.chance import Stream, derived_seed, shuffled
from hupai.table.errors import InvalidRequest
from hupai.zipai.cards import full_deck
from hupai.zipai.observation import observe
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.state import OVER, SEATS
from hupai.zipai.turn import begin, step

Progress = Callable[[int, int], None]
"""Called with (hands done, hands in all)."""

CHUNK = 250
"""Hands one worker plays between two reports."""


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


def play_hand(rules: ZipaiRules, bots: Sequence[str], seed: str, dealer: int, totals: Totals) -> None:
    """Play one hand between bots and add what happened to ``totals``; the seed decides everything."""
    players = [bot_named(name) for name in bots]
    chances = [Stream(seed, f"bot{seat}") for seat in range(SEATS)]
    budget = Budget()
    t = begin(rules, shuffled(full_deck(rules.kings), seed), dealer)
    while t.phase != OVER:
        seat = t.pending[0]
        legal = t.offers[seat]
        action = players[seat].decide(observe(t, seat), legal, budget, chances[seat]).action
        totals.decisions += 1
        if action not in legal:
            totals.illegal += 1
            action = legal[0]
        step(t, seat, action)
    result = t.result
    assert result is not None
    totals.hands += 1
    for seat in range(SEATS):
        totals.points[seat] += result.scores[seat]
    if result.winner is not None and result.win is not None:
        totals.wins[result.winner] += 1
        totals.huxi += result.win.huxi
        totals.pay += result.win.price.pay_each
        totals.self_draws += result.source in (-1, result.winner)


def _chunk(task: tuple[str, dict[str, Any], tuple[str, ...], str, int, int]) -> Totals:
    game, options, bots, seed, first, count = task
    rules = game_named(game).rules(**options)
    totals = Totals()
    for number in range(first, first + count):
        play_hand(rules, bots, derived_seed(seed, "simulate", number), number % SEATS, totals)
    return totals


def simulate(
    game: str,
    options: Mapping[str, Any] | None,
    bots: Sequence[str],
    hands: int,
    seed: str,
    jobs: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Return what happened in ``hands`` hands between these three bots.

    The same seed gives the same hands whatever ``jobs`` is; the deal goes round with the hand's number.
    Points are means per hand and seat, ``mean_huxi`` is over won hands.
    """
    chosen = dict(options or {})
    game_named(game).rules(**chosen)
    names = tuple(bots)
    if len(names) != SEATS:
        raise InvalidRequest("wrong_argument", name="bots", expected=str(SEATS))
    for name in names:
        bot_named(name)
    tasks = [
        (game, chosen, names, seed, first, min(CHUNK, hands - first)) for first in range(0, hands, CHUNK)
    ]
    totals = Totals()
    started = time.perf_counter()
    for part in _results(tasks, jobs):
        totals.add(part)
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


def _results(tasks: list[Any], jobs: int) -> Any:
    """Yield every chunk's totals, in this process or in ``jobs`` of them."""
    if jobs <= 1 or len(tasks) < 2:
        yield from map(_chunk, tasks)
        return
    # Imported here: a page has no processes, and no use for them.
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(_chunk, tasks)
