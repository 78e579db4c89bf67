"""``hupai simulate`` and ``hupai arena``: many hands, measured."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from hupai import arena
from hupai.arena.cross import rungs
from hupai.arena.log import finished
from hupai.arena.picture import picture
from hupai.arena.statistics import Hypotheses
from hupai.bots.ladder import BOTS
from hupai.cli.arena_lines import compare_lines, cross_lines, duel_lines, match_up_name, simulation_lines
from hupai.cli.checks import checked_jobs
from hupai.cli.options import checked_seed, chosen_options
from hupai.cli.printing import answer
from hupai.cli.progress import Progress
from hupai.cli.words import say
from hupai.explain.names import label
from hupai.registry import game_named, games
from hupai.table.errors import InvalidRequest

Json = dict[str, Any]
_Play = Callable[[argparse.Namespace, Json], Json]


def simulate(args: argparse.Namespace) -> None:
    """``hupai simulate``."""
    bots = _bots(args.bots)
    if len(bots) != game_named(args.game).seats:
        raise InvalidRequest("wrong_argument", name="--bots", expected="beginner,random,random")
    _at_least_one("--hands", args.hands)
    progress = Progress(args.lang)
    try:
        found = arena.simulate(
            args.game,
            chosen_options(args.game, args.option),
            bots,
            args.hands,
            checked_seed(args.seed),
            progress=progress,
            nodes=_nodes("--nodes", args.nodes),
            **_workers(args),
        )
    finally:
        progress.close()
    answer(args, found, lambda: simulation_lines(found, args.lang))


def measure(args: argparse.Namespace) -> None:
    """``hupai arena``: a duel, a comparison, with ``--cross`` the whole table, with ``--draw`` the picture of a log."""
    if args.draw is not None:
        _draw(args, _logged(args.draw))
        return
    _at_least_one("--deals", args.deals)
    progress = Progress(args.lang)
    how: Json = {
        "options": chosen_options(args.game, args.option),
        "seed": checked_seed(args.seed),
        "sealed": args.sealed,
        "nodes": _nodes("--nodes", args.nodes),
        "against_nodes": _nodes("--against-nodes", args.against_nodes),
        "log": args.log,
        "progress": progress,
        **_workers(args),
    }
    play, lines = _ways(args)
    try:
        found = play(args, how)
    finally:
        progress.close()
    if args.svg is not None:
        _draw(args, _rows(found))
    answer(args, found, lambda: lines(found, args.lang))


def _ways(args: argparse.Namespace) -> tuple[_Play, Callable[[Json, str], list[str]]]:
    """Return how to play what was asked for, and how to tell it."""
    if args.cross:
        return _cross, cross_lines
    if args.baseline is not None:
        return _compare, compare_lines
    return _duel, duel_lines


def _rows(found: Json) -> list[Json]:
    """Return the match-ups to draw: a duel's, both of a comparison, the rungs of a cross table."""
    if "cells" in found:
        return rungs(found)
    if "difference" in found:
        return [found["candidate"], found["baseline"]]
    return [found]


def _duel(args: argparse.Namespace, how: Json) -> Json:
    return arena.duel(args.game, args.candidate, _against(args), args.deals, test=_test(args), **how)


def _compare(args: argparse.Namespace, how: Json) -> Json:
    if args.h1 is not None:
        raise InvalidRequest("not_together", names="--baseline, --h1")
    return arena.compare(args.game, args.candidate, args.baseline, _against(args), args.deals, **how)


def _cross(args: argparse.Namespace, how: Json) -> Json:
    for name in ("against", "baseline", "h1"):
        if getattr(args, name) is not None:
            raise InvalidRequest("not_together", names=f"--cross, --{name}")
    return arena.cross(args.game, _bots(args.bots), args.deals, mixed=args.mixed, **how)


def _against(args: argparse.Namespace) -> tuple[str, str]:
    """Return the two others."""
    bots = _bots(args.against or "")
    if args.against is None or len(bots) not in (1, 2):
        raise InvalidRequest("wrong_argument", name="--against", expected="beginner / beginner,random")
    return bots[0], bots[-1]


def _logged(path: str) -> list[Json]:
    """Return the match-ups that a log tells, of each the last one, in the order of games and levels."""
    last: dict[tuple[str, str, str], Json] = {}
    for report in (report for found in finished(path) for report in _rows(found)):
        last[report["game"], report["candidate"], report["against"]] = report
    order = [*games, *BOTS]
    places = {name: place for place, name in enumerate(order)}
    return [last[key] for key in sorted(last, key=lambda key: [(places.get(name, len(order)), name) for name in key])]


def _draw(args: argparse.Namespace, reports: Sequence[Json]) -> None:
    """Write the picture of these match-ups."""
    if args.svg is None:
        raise InvalidRequest("wrong_argument", name="--draw", expected="--svg FILE")
    drawn = picture(
        reports,
        title=say(args.lang, "arena.title"),
        scale=say(args.lang, "arena.scale"),
        game=lambda game: label("game", game)[args.lang],
        match_up=lambda report: match_up_name(report, args.lang),
    )
    Path(args.svg).write_text(drawn, encoding="utf-8")


def _bots(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _at_least_one(name: str, value: int) -> None:
    if value < 1:
        raise InvalidRequest("wrong_argument", name=name, expected="≥ 1")


def _nodes(name: str, nodes: int) -> int:
    if nodes < 0:
        raise InvalidRequest("wrong_argument", name=name, expected="≥ 0")
    return nodes


def _workers(args: argparse.Namespace) -> Json:
    """Return where to play, as the arena's functions take it."""
    return {"jobs": checked_jobs(args), "cluster": args.cluster, "ledger": args.ledger}


def _test(args: argparse.Namespace) -> Hypotheses | None:
    """Return the sequential test that was asked for, if any."""
    if args.h1 is None:
        return None
    if not args.h0 < args.h1 <= 10:
        raise InvalidRequest("wrong_argument", name="--h1", expected="> --h0")
    for name in ("alpha", "beta"):
        if not 0 < getattr(args, name) < 0.5:
            raise InvalidRequest("wrong_argument", name=f"--{name}", expected="0–0.5")
    return Hypotheses(args.h0, args.h1, args.alpha, args.beta)
