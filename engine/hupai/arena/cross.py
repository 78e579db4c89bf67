"""The whole ladder at once: every bot against two of every other, and at mixed tables."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from hupai.arena.deal import Deal, MatchUp, Setting, play_deals
from hupai.arena.duel import check, description, report, tasks_of
from hupai.arena.log import logged
from hupai.arena.play import Player, called
from hupai.arena.simulate import Progress
from hupai.jobs import run
from hupai.table.errors import InvalidRequest

Json = dict[str, Any]


def cross(
    game: str,
    bots: Sequence[Player],
    deals: int,
    *,
    mixed: bool = False,
    options: Mapping[str, Any] | None = None,
    seed: str = "1",
    sealed: bool = False,
    nodes: int = 0,
    against_nodes: int = 0,
    jobs: int = 1,
    cluster: str = "",
    ledger: str | Path | None = None,
    log: str | Path | None = None,
    progress: Progress | None = None,
) -> Json:
    """Return how every bot does against two of every other, over the same deals.

    ``cells`` holds a report as :func:`hupai.arena.duel` gives for each candidate and opponent, in the order of
    ``bots``; with ``mixed`` another for each candidate with two different others, for among three players A beats B and
    B beats C does not say how A and C fare together. A bot against itself would score exactly 0 and is left out. The
    other arguments are :func:`hupai.arena.duel`'s.
    """
    if len({called(bot) for bot in bots}) != len(bots) or len(bots) < 2:
        raise InvalidRequest("wrong_argument", name="bots", expected="≥ 2")
    match_ups = [MatchUp(one, (other, other)) for one, other in permutations(bots, 2)]
    if mixed:
        match_ups += [MatchUp(bot, pair) for bot in bots for pair in combinations(bots, 2) if bot not in pair]
    setting = Setting(game, dict(options or {}), seed, sealed, nodes, against_nodes)
    check(setting, match_ups, deals)
    tasks = [task for match_up in match_ups for task in tasks_of(setting, match_up, deals)]
    each = len(tasks) // len(match_ups)
    job = description("cross", setting, match_ups, deals)
    rows: list[list[Deal]] = [[] for _ in match_ups]
    started = time.perf_counter()
    done = 0
    with logged(log, job, sealed=sealed) as found:
        for number, part in run(play_deals, tasks, jobs=jobs, cluster=cluster, ledger=ledger, job=job):
            rows[number // each] += map(Deal.from_row, part)
            done += len(part)
            if progress:
                progress(done, deals * len(match_ups))
        found |= {"game": game, "options": dict(setting.options), "bots": [called(bot) for bot in bots]}
        found |= {"deals": deals, "seed": seed, "sealed": sealed, "nodes": nodes, "against_nodes": against_nodes}
        found["cells"] = [report(setting, match_up, part) for match_up, part in zip(match_ups, rows, strict=True)]
        found["seconds"] = round(time.perf_counter() - started, 3)
    return found


def rungs(table: Mapping[str, Any]) -> list[Json]:
    """Return the cells of a cross table that make the ladder: every bot against two of the one before it."""
    order = table["bots"]
    steps = list(zip(order[1:], order, strict=False))
    return [cell for step in steps for cell in table["cells"] if (cell["candidate"], cell["against"]) == step]
