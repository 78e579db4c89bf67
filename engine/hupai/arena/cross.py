"""The whole ladder at once: every bot against two of every other, and at mixed tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, islice, permutations
from typing import Any, Unpack

from hupai.arena.deal import MatchUp
from hupai.arena.measurement import How, measurement
from hupai.arena.play import Player, called
from hupai.arena.report import report
from hupai.table.errors import InvalidRequest

Json = dict[str, Any]


def cross(game: str, bots: Sequence[Player], deals: int, *, mixed: bool = False, **how: Unpack[How]) -> Json:
    """Return how every bot does against two of every other, over the same deals.

    ``cells`` holds a report for each candidate and opponent, in the order of ``bots``; with ``mixed`` another for each
    candidate with two different others, for among three players A beats B and B beats C does not say how A and C fare
    together. A bot against itself would score exactly 0 and is left out.
    """
    if len({called(bot) for bot in bots}) != len(bots) or len(bots) < 2:
        raise InvalidRequest("wrong_argument", name="bots", expected="≥ 2")
    match_ups = [MatchUp(one, (other, other)) for one, other in permutations(bots, 2)]
    if mixed:
        match_ups += [MatchUp(bot, pair) for bot in bots for pair in combinations(bots, 2) if bot not in pair]
    with measurement("cross", game, match_ups, deals, how) as running:
        setting = running.setting
        cells = [report(setting, match_up, list(islice(running.played, deals))) for match_up in match_ups]
        running.found |= {"game": game, "options": dict(setting.options), "bots": [called(bot) for bot in bots]}
        running.found |= {"deals": deals, "seed": setting.seed, "sealed": setting.sealed, "cells": cells}
    return running.found


def rungs(table: Mapping[str, Any]) -> list[Json]:
    """Return the cells of a cross table that make the ladder: every bot against two of the one before it."""
    order = table["bots"]
    steps = list(zip(order[1:], order, strict=False))
    return [cell for step in steps for cell in table["cells"] if (cell["candidate"], cell["against"]) == step]
