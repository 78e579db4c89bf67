"""Many hands with every invariant checked after every step, and what they say about the games.

``python -m tests.engine.soak --hands 100000 --bots random,random,random --jobs 2`` plays every game and prints one
line of JSON for each: shares of won hands and of how they were won, mean 胡息, decisions and hands per second.
``--game`` names one or several games; ``--options random`` draws other options for every chunk of hands.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from hupai.bots.base import Budget
from hupai.bots.ladder import BOTS
from hupai.registry import games
from hupai.table.chance import Stream, shuffled
from hupai.zipai.actions import RAISE
from hupai.zipai.cards import full_deck
from hupai.zipai.claim import BY_NAMES, NO_LIMIT
from hupai.zipai.observation import observe
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.state import OVER, SEATS, Table
from hupai.zipai.turn import begin, step
from tests.engine.invariants import check
from tests.engine.strategies import drawn_options

CHUNK = 500
Task = tuple[str, tuple[str, ...], str, int, int, bool]

DEFAULTS, RANDOM = "default", "random"


def rules_for(task: Task) -> ZipaiRules:
    """Return the rules of a chunk: the game's own, or with options drawn for these hands alone."""
    game_id, _, seed, first, _, random_options = task
    game = games[game_id]
    return game.rules(**(drawn_options(game, Stream(f"{seed}:{first}", "options")) if random_options else {}))


def play_chunk(task: Task) -> Counter[str]:
    """Play some hands, checking after every step; any broken invariant raises."""
    game, bots, seed, first, count, _ = task
    rules = rules_for(task)
    totals: Counter[str] = Counter()
    for number in range(first, first + count):
        name = f"{seed}:{number}"
        chances = [Stream(name, f"bot{seat}") for seat in range(SEATS)]
        t = begin(rules, shuffled(full_deck(rules.kings), name), number % SEATS)
        raised = 0
        try:
            while t.phase != OVER:
                check(t)
                seat = t.pending[0]
                action = BOTS[bots[seat]].decide(observe(t, seat), t.offers[seat], Budget(), chances[seat]).action
                assert action in t.offers[seat]
                raised += action == RAISE
                step(t, seat, action)
                totals["decisions"] += 1
            check(t)
        except AssertionError as error:
            raise AssertionError(f"{game} hand {name}, dealer {number % SEATS}, {rules}: {error}") from error
        totals["hands"] += 1
        totals["raised"] += raised > 0
        _count(t, totals)
    return totals


def _count(t: Table, totals: Counter[str]) -> None:
    """Add what a finished hand was like."""
    result = t.result
    assert result is not None
    totals["dead"] += any(t.dead)
    totals["barred"] += any(t.barred)
    totals["limited"] += any(limit != NO_LIMIT for limit in t.limits)
    totals["long"] += any(payment.why == "long" for payment in result.payments)
    totals["passed_hu"] += any(t.above)
    if result.win is None or result.by is None:
        return
    win = result.win
    totals["won"] += 1
    totals["huxi"] += win.huxi
    totals["pay"] += win.price.pay_each
    totals[f"by_{BY_NAMES[result.by]}"] += 1
    totals["zero"] += win.huxi == 0
    totals["ka_hu"] += win.price.counted != win.huxi and win.huxi > 0
    totals["special"] += bool(win.special)
    totals["king_fans"] += any(fan.startswith("wang") for fan, _ in win.price.fans)
    for fan, _ in win.price.fans + win.price.huxi_fans:
        totals[f"fan_{fan}"] += 1


OF_WON = ("zero", "ka_hu", "special", "king_fans")


def report(game: str, bots: Sequence[str], options: str, sums: Counter[str], seconds: float) -> dict[str, object]:
    """Return the counts with the shares that follow from them; shares of wins are of won hands."""
    hands, won = sums["hands"], max(1, sums["won"])
    of_won = [name for name in sums if name.startswith(("by_", "fan_"))] + list(OF_WON)
    of_all = ("won", "dead", "barred", "limited", "raised", "long", "passed_hu")
    return {
        "game": game,
        "options": options,
        "bots": list(bots),
        "hands": hands,
        "won": sums["won"],
        "drawn": hands - sums["won"],
        "decisions": sums["decisions"],
        "mean_huxi": round(sums["huxi"] / won, 3),
        "mean_pay_each": round(sums["pay"] / won, 3),
        "shares": {name: round(sums[name] / hands, 5) for name in of_all},
        "shares_of_won": {name: round(sums[name] / won, 5) for name in sorted(of_won)},
        "checked_hands_per_second": round(hands / seconds, 1),
    }


def soak(
    game: str, bots: tuple[str, ...], hands: int, seed: str, jobs: int, options: str = DEFAULTS
) -> dict[str, object]:
    """Return what so many hands were like; an AssertionError names the first that broke an invariant."""
    tasks: list[Task] = [
        (game, bots, seed, first, min(CHUNK, hands - first), options == RANDOM) for first in range(0, hands, CHUNK)
    ]
    sums: Counter[str] = Counter()
    started = time.perf_counter()
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        for part in pool.map(play_chunk, tasks):
            sums.update(part)
            if sys.stderr.isatty():
                print(f"\r{game} {sums['hands']}/{hands} ", end="", file=sys.stderr, flush=True)
    return report(game, bots, options, sums, time.perf_counter() - started)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="+", default=sorted(games), choices=sorted(games))
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--bots", default="random,random,random")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--options", default=DEFAULTS, choices=(DEFAULTS, RANDOM))
    given = parser.parse_args()
    bots = tuple(given.bots.split(","))
    for game in given.game:
        print(json.dumps(soak(game, bots, given.hands, given.seed, given.jobs, given.options)), flush=True)


if __name__ == "__main__":
    main()
