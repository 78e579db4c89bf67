"""Where the engine spends its time: `build.py bench --profile [NAME …]` prints it and stores nothing.

Each workload runs under the standard library's profiler, which slows short functions down more than long ones. So the
shares only say where to look; the rows of the bench say what a change has gained.
"""

from __future__ import annotations

import cProfile
import pstats
from collections.abc import Callable
from functools import partial
from pathlib import Path

from clock import Work
from workload import decide_all, decisions, met_in_play, random_hands, wait_lists, win_checks

from hupai.zipai.bots.ladder import LADDER

ROUNDS = 3
SHOWN = 18


def _repeated(work: Work) -> Callable[[], object]:
    return lambda: [work.do(item) for item in work.prepare()]


def _decided(bot: str) -> Callable[[], object]:
    found = decisions(bot)
    return lambda: decide_all(found)


def workloads() -> dict[str, Callable[[], Callable[[], object]]]:
    """The workloads that can be profiled: by name, a function that prepares the work."""
    engine = {
        "random_hand": random_hands,
        "win_check_no_king": lambda: win_checks(met_in_play(0)),
        "win_check_2_kings": lambda: win_checks(met_in_play(2)),
        "all_waits": lambda: wait_lists(met_in_play(0)),
    }
    found: dict[str, Callable[[], Callable[[], object]]] = {}
    for name, work in engine.items():
        found[name] = partial(lambda made: _repeated(made()), work)
    for bot in LADDER:
        found[f"decision_{bot}"] = partial(_decided, bot)
    return found


def profile(names: tuple[str, ...]) -> list[str]:
    """Lines that say where the time goes in the workloads whose names begin with one of these, or in all."""
    lines = []
    for name, prepare in workloads().items():
        if names and not name.startswith(names):
            continue
        work = prepare()
        work()
        profiler = cProfile.Profile()
        profiler.enable()
        for _ in range(ROUNDS):
            work()
        profiler.disable()
        lines += [f"{name}", *_rows(pstats.Stats(profiler)), ""]
    return lines


def _rows(found: pstats.Stats) -> list[str]:
    """The functions with the most time of their own: own share, share including calls, number of calls, name."""
    rows = []
    for (file, line, function), (calls, _, own, whole, _) in found.stats.items():  # type: ignore[attr-defined]
        place = f"{Path(file).stem}.{function}" if line else function
        rows.append((own, whole, calls, place))
    total = sum(own for own, *_ in rows) or 1
    rows.sort(reverse=True)
    return [
        f"  {own / total:7.1%} {whole / total:7.1%} {calls:>9} {place}" for own, whole, calls, place in rows[:SHOWN]
    ]
