"""Many hands with every invariant checked after every step, and what they say about the game.

``python -m tests.engine.soak --game yongzhou --hands 100000 --bots random,random,random --jobs 2``
prints the share of won hands, mean 胡息, decisions and hands per second.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from hupai.bots.base import Budget
from hupai.bots.ladder import BOTS
from hupai.registry import games
from hupai.table.chance import Stream, shuffled
from hupai.zipai.cards import full_deck
from hupai.zipai.observation import observe
from hupai.zipai.state import OVER, SEATS
from hupai.zipai.turn import begin, step
from tests.engine.invariants import check

CHUNK = 500
Task = tuple[str, tuple[str, ...], str, int, int]


def play_chunk(task: Task) -> dict[str, int]:
    """Play some hands, checking after every step; any broken invariant raises."""
    game, bots, seed, first, count = task
    rules = games[game].base
    totals = dict.fromkeys(("hands", "won", "huxi", "decisions", "king_fans", "self_draws", "dead"), 0)
    for number in range(first, first + count):
        name = f"{seed}:{number}"
        chances = [Stream(name, f"bot{seat}") for seat in range(SEATS)]
        t = begin(rules, shuffled(full_deck(rules.kings), name), number % SEATS)
        while t.phase != OVER:
            check(t)
            seat = t.pending[0]
            action = BOTS[bots[seat]].decide(observe(t, seat), t.offers[seat], Budget(), chances[seat]).action
            assert action in t.offers[seat]
            step(t, seat, action)
            totals["decisions"] += 1
        check(t)
        totals["hands"] += 1
        totals["dead"] += any(t.dead)
        if t.result and t.result.win:
            totals["won"] += 1
            totals["huxi"] += t.result.win.huxi
            totals["king_fans"] += any(fan.startswith("wang") for fan, _ in t.result.win.price.fans)
            totals["self_draws"] += t.result.source in (-1, t.result.winner)
    return totals


def soak(game: str, bots: tuple[str, ...], hands: int, seed: str, jobs: int) -> dict[str, object]:
    """Return the sums over all hands and what follows from them."""
    tasks = [(game, bots, seed, first, min(CHUNK, hands - first)) for first in range(0, hands, CHUNK)]
    sums: dict[str, int] = {}
    started = time.perf_counter()
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        for part in pool.map(play_chunk, tasks):
            for name, value in part.items():
                sums[name] = sums.get(name, 0) + value
            if sys.stderr.isatty():
                print(f"\r{sums['hands']}/{hands}", end="", file=sys.stderr, flush=True)
    seconds = time.perf_counter() - started
    return {
        "game": game,
        "bots": list(bots),
        **sums,
        "won_share": round(sums["won"] / sums["hands"], 4),
        "mean_huxi": round(sums["huxi"] / max(1, sums["won"]), 3),
        "checked_hands_per_second": round(sums["hands"] / seconds, 1),
    }


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="yongzhou", choices=sorted(games))
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--bots", default="random,random,random")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    print(json.dumps(soak(given.game, tuple(given.bots.split(",")), given.hands, given.seed, given.jobs)))


if __name__ == "__main__":
    main()
