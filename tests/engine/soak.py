"""Many hands with every invariant checked after every step, and statistics of the games.

``PYTHONPATH=engine python -m tests.engine.soak --hands 100000 --jobs 2`` plays every game at random and prints one
line of JSON for each: shares of won hands and of how they were won, mean 胡息, decisions and hands per second.
``--game`` names one or several games; ``--options random`` draws other options for every chunk of hands.
``--bots all`` lets every three bots of the ladder meet in turn, and ``--bots regular,strong,expert`` seats these.
``--decisions 1000000`` plays until so many decisions were made; ``--nodes`` bounds what searching bots look at;
``--unchecked`` leaves the invariants out and checks only that every decision is legal and nothing raises. With
``--ledger FILE`` finished chunks are kept there, and the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count, islice, product
from pathlib import Path

from hupai.bots.base import Budget
from hupai.jobs.engine import code_hash, data_hash
from hupai.table.chance import Stream, shuffled
from hupai.zipai.actions import RAISE
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.cards import full_deck
from hupai.zipai.hand.win_claim import NO_LIMIT
from hupai.zipai.rules.ruleset import SEATS, ZipaiRules
from hupai.zipai.rules.win_facts import BY_NAMES
from hupai.zipai.state import PHASE_OVER, Table
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import observe
from tests.engine.invariants import check
from tests.engine.random_options import drawn_options
from tests.engine.zipai_games import games
from tests.ledger import finished, note

CHUNK = 500
SMALL_CHUNK = 20
"""Hands in a chunk if a number of decisions is wanted, so that an interruption loses little."""

DEFAULTS, RANDOM = "default", "random"
EVERY_BOT = "all"
FEW_NODES = 48
"""Positions that a searching bot evaluates by default: legality does not depend on its strength."""


@dataclass(frozen=True)
class Task:
    """Some hands to play. ``bots`` are three names, or empty for every three of the ladder in turn."""

    game: str
    bots: tuple[str, ...]
    seed: str
    first: int
    count: int
    random_options: bool
    checked: bool = True
    nodes: int = FEW_NODES

    def seated(self, number: int) -> tuple[str, ...]:
        """Return the bots of the hand of that number."""
        if self.bots:
            return self.bots
        tables = list(product(LADDER, repeat=SEATS))
        return tables[number % len(tables)]


def rules_for(task: Task) -> ZipaiRules:
    """Return the rules of a chunk: the game's defaults, or random options."""
    game = games[task.game]
    chance = Stream(f"{task.seed}:{task.first}", "options")
    return game.rules(**(drawn_options(game, chance) if task.random_options else {}))


def play_chunk(task: Task) -> Counter[str]:
    """Play some hands with checks after every step; raise for a broken invariant, an illegal decision or an error."""
    rules = rules_for(task)
    totals: Counter[str] = Counter()
    for number in range(task.first, task.first + task.count):
        name = f"{task.seed}:{number}"
        try:
            _play_hand(task, rules, name, number, totals)
        except Exception as error:
            where = f"{task.game} hand {name}, dealer {number % SEATS}, bots {task.seated(number)}, {rules}"
            raise AssertionError(f"{where}: {type(error).__name__} {error}") from error
    return totals


def _play_hand(task: Task, rules: ZipaiRules, name: str, number: int, totals: Counter[str]) -> None:
    bots = [LADDER[bot] for bot in task.seated(number)]
    chances = [Stream(name, f"bot{seat}") for seat in range(SEATS)]
    t = begin(rules, shuffled(full_deck(rules.kings), name), number % SEATS)
    raised = 0
    while t.phase != PHASE_OVER:
        if task.checked:
            check(t)
        seat = t.pending[0]
        seen = observe(t, seat)
        action = bots[seat].decide(seen, seen.legal, Budget(task.nodes), chances[seat]).action
        assert action in t.offers[seat], f"illegal: {action}"
        raised += action == RAISE
        step(t, seat, action)
        totals["decisions"] += 1
        totals[f"decisions_{bots[seat].name}"] += 1
    check(t)
    totals["hands"] += 1
    totals["raised"] += raised > 0
    _count(t, totals)


def _count(t: Table, totals: Counter[str]) -> None:
    """Count the properties of a finished hand."""
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
    """Return the counts and the shares that follow from them; shares of wins are of won hands."""
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
        "decisions_by_bot": {bot: sums[f"decisions_{bot}"] for bot in LADDER if sums[f"decisions_{bot}"]},
        "mean_huxi": round(sums["huxi"] / won, 3),
        "mean_pay_each": round(sums["pay"] / won, 3),
        "shares": {name: round(sums[name] / hands, 5) for name in of_all},
        "shares_of_won": {name: round(sums[name] / won, 5) for name in sorted(of_won)},
        "checked_hands_per_second": round(hands / seconds, 1),
    }


def soak(
    game: str, bots: tuple[str, ...], hands: int, seed: str, jobs: int, options: str = DEFAULTS
) -> dict[str, object]:
    """Return the statistics of that many hands; an AssertionError names the first one that broke an invariant."""
    tasks = (
        Task(game, bots, seed, first, min(CHUNK, hands - first), options == RANDOM) for first in range(0, hands, CHUNK)
    )
    return _run(tasks, game, bots, options, jobs, None, None)


def endure(
    game: str,
    bots: tuple[str, ...],
    decisions: int,
    seed: str,
    jobs: int,
    *,
    options: str = DEFAULTS,
    nodes: int = FEW_NODES,
    checked: bool = True,
    ledger: Path | None = None,
) -> dict[str, object]:
    """Play until that many decisions were made, all of them legal; an AssertionError names the first hand that failed.

    ``ledger`` holds the finished chunks; those of the same engine, game, bots, seed, options and nodes are
    not played again.
    """
    tasks = (Task(game, bots, seed, SMALL_CHUNK * at, SMALL_CHUNK, options == RANDOM, checked, nodes) for at in count())
    return _run(tasks, game, bots, options, jobs, decisions, ledger)


def _run(
    tasks: Iterable[Task],
    game: str,
    bots: tuple[str, ...],
    options: str,
    jobs: int,
    decisions: int | None,
    ledger: Path | None,
) -> dict[str, object]:
    """Play the tasks in order, or until ``decisions`` were made: the same sums, however it is run."""
    sums: Counter[str] = Counter()
    known: dict[str, dict[str, int]] = finished(ledger)
    engine = f"{code_hash()} {data_hash()}"
    started = time.perf_counter()
    left = iter(tasks)
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        running: deque[tuple[str, Future[Counter[str]] | None]] = deque()
        while decisions is None or sums["decisions"] < decisions:
            for task in islice(left, 2 * jobs + 1 - len(running)):
                key = f"{engine} {task}"
                running.append((key, None if key in known else pool.submit(play_chunk, task)))
            if not running:
                break
            key, played = running.popleft()
            sums.update(known[key] if played is None else _kept(ledger, key, played.result()))
            if sys.stderr.isatty():
                print(f"\r{game} {sums['hands']} hands {sums['decisions']} ", end="", file=sys.stderr, flush=True)
        for _, played in running:
            if played is not None:
                played.cancel()
    return report(game, bots or (EVERY_BOT,), options, sums, time.perf_counter() - started)


def _kept(ledger: Path | None, key: str, part: Counter[str]) -> Counter[str]:
    """Note the statistics of a chunk in the ledger, and return them."""
    note(ledger, key, part)
    return part


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="+", default=sorted(games), choices=sorted(games))
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--decisions", type=int, help="play until so many decisions were made, instead of --hands")
    parser.add_argument("--bots", default="random,random,random")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--options", default=DEFAULTS, choices=(DEFAULTS, RANDOM))
    parser.add_argument("--nodes", type=int, default=FEW_NODES)
    parser.add_argument("--unchecked", action="store_true")
    parser.add_argument("--ledger", type=Path)
    given = parser.parse_args()
    bots = () if given.bots == EVERY_BOT else tuple(given.bots.split(","))
    if bots and (len(bots) != SEATS or not set(bots) <= set(LADDER)):
        parser.error(f"--bots takes {EVERY_BOT} or three of {', '.join(LADDER)}")
    for game in given.game:
        if given.decisions is None:
            found = soak(game, bots, given.hands, given.seed, given.jobs, given.options)
        else:
            found = endure(
                game,
                bots,
                given.decisions,
                given.seed,
                given.jobs,
                options=given.options,
                nodes=given.nodes,
                checked=not given.unchecked,
                ledger=given.ledger,
            )
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
