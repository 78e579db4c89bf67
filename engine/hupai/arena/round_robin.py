"""A round robin: every bot against copies of every other, and against mixed opponents."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, islice, permutations
from typing import Unpack

from hupai.arena.deal import MatchUp
from hupai.arena.measurement import RunOptions, measurement, opponents
from hupai.arena.play import Player, display_name
from hupai.arena.report import report
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Facts, Json


def round_robin(
    game: str, bots: Sequence[Player], deals: int, *, mixed: bool = False, **run_options: Unpack[RunOptions]
) -> Json:
    """Return how every bot scores against copies of every other, over the same deals.

    ``cells`` has a report for each candidate and opponent, in the order of ``bots``. With ``mixed`` and more than two
    seats there are more: each candidate against every set of different opponents that fills the other seats, because
    results against copies do not predict results at a mixed table. A bot against itself is left out: it would score
    exactly 0.
    """
    if len({display_name(bot) for bot in bots}) != len(bots) or len(bots) < 2:
        raise InvalidRequest("wrong_argument", name="bots", expected="≥ 2")
    options = run_options.get("options")
    match_ups = [MatchUp(one, opponents(game, other, options)) for one, other in permutations(bots, 2)]
    others = len(match_ups[0].others)
    if mixed and others > 1:
        sets = list(combinations(bots, others))
        match_ups += [MatchUp(bot, chosen) for bot in bots for chosen in sets if bot not in chosen]
    with measurement("cross", game, match_ups, deals, run_options) as running:
        setting = running.setting
        cells = [report(setting, match_up, list(islice(running.played, deals))) for match_up in match_ups]
        running.found |= {"game": game, "options": dict(setting.options), "bots": [display_name(bot) for bot in bots]}
        running.found |= {"deals": deals, "seed": setting.seed, "sealed": setting.sealed, "cells": cells}
    return running.found


def rungs(table: Facts) -> list[Json]:
    """Return the cells of a round robin that make the ladder: every bot against copies of the one before it."""
    order = table["bots"]
    steps = list(zip(order[1:], order, strict=False))
    return [cell for step in steps for cell in table["cells"] if (cell["candidate"], cell["against"]) == step]
