"""The rows of tournaments: the cup of 2015 between bots, and what a thousand tables need."""

from __future__ import annotations

import time
import tracemalloc

from measure import Measure

import hupai
from hupai.arena.tournaments import play_tournament
from hupai.table.match import Match
from hupai.tournament.entrants import Population
from hupai.tournament.presets import plan_named
from hupai.tournament.tournament import Tournament

TABLES = 1000
ACTIONS = 12
"""How far into its hand each of the tables is."""


def cup_of_2015(jobs: int) -> float:
    """Seconds for the whole cup with the usual population, starting the processes included."""
    cup = Tournament(plan_named("2015"), Population(), seed="bench")
    started = time.perf_counter()
    play_tournament(cup, jobs=jobs)
    return time.perf_counter() - started


def memory_of_tables() -> float:
    """Megabytes of a thousand tables in the middle of a hand, over what one needs."""
    kept = [_in_play(0)]
    tracemalloc.start()
    try:
        kept += [_in_play(number) for number in range(1, TABLES)]
        return tracemalloc.get_traced_memory()[0] / 1e6
    finally:
        tracemalloc.stop()


def _in_play(number: int) -> Match:
    """A match in the middle of its first hand; the first to act always does the first thing it may."""
    game = hupai.games["yongzhou"]
    match = Match(game, game.rules(), ("regular",) * game.seats, 9, f"bench{number}")
    for _ in range(ACTIONS):
        if match.hand.result is None:
            seat = min(match.hand.to_act)
            match.act(seat, match.hand.legal(seat)[0])
    return match


TOURNAMENTS = [
    Measure("cup_2015", "s", 30, lambda: cup_of_2015(2)),
    Measure("thousand_tables", "MB", 200, memory_of_tables),
]
