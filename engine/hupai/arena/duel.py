"""A candidate against two others over duplicate deals: by how much it wins, and how sure that is."""

from __future__ import annotations

import hashlib
import pickle
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from hupai.arena.deal import Deal, Deals, MatchUp, Setting, play_deals
from hupai.arena.log import logged
from hupai.arena.play import Play, Player, called, seated
from hupai.arena.simulate import Progress
from hupai.arena.statistics import Hypotheses, SequentialTest, deviation, interval
from hupai.jobs import run
from hupai.registry import game_named
from hupai.table.errors import InvalidRequest
from hupai.zipai.state import SEATS

CHUNK = 2
"""Deals that one task plays: few, for a searching bot takes a minute for them."""
Json = dict[str, Any]


def duel(
    game: str,
    candidate: Player,
    against: Player | tuple[Player, Player],
    deals: int,
    *,
    options: Mapping[str, Any] | None = None,
    seed: str = "1",
    sealed: bool = False,
    nodes: int = 0,
    against_nodes: int = 0,
    test: Hypotheses | None = None,
    jobs: int = 1,
    cluster: str = "",
    ledger: str | Path | None = None,
    log: str | Path | None = None,
    progress: Progress | None = None,
) -> Json:
    """Return what the candidate scores against two copies of ``against``, or against these two.

    Every deal is played with the candidate in all three seats; the deal is the unit. The answer's ``ev`` is the mean
    of a hand in points, ``low`` to ``high`` its 95 % interval (bootstrap over deals), ``sigma`` the deviation of one
    hand, ``ev_sigma``, ``low_sigma``, ``high_sigma`` the same three in σ; ``won``, ``lost``, ``drawn`` count hands,
    ``mean_huxi`` is over the candidate's wins, times are milliseconds a decision. With a ``test`` the run ends as soon
    as it is decided (``deals`` says how many were played), and an interval looked at in that moment flatters a little.

    ``nodes`` is the candidate's budget, ``against_nodes`` that of each other (0: as their level plays); ``jobs``,
    ``cluster`` and ``ledger`` are :func:`hupai.jobs.run`'s; ``log`` is a file that gets a line when the run begins and
    one when it ends, without which there are no ``sealed`` deals.
    """
    others = against if isinstance(against, tuple) else (against, against)
    match_up = MatchUp(candidate, others)
    setting = Setting(game, dict(options or {}), seed, sealed, nodes, against_nodes)
    check(setting, [match_up], deals)
    tasks = tasks_of(setting, match_up, deals)
    job = description("duel", setting, [match_up], deals)
    sequential = SequentialTest(test) if test else None
    started = time.perf_counter()
    with logged(log, {**job, "test": _asked(test)}, sealed=sealed) as found:
        rows: list[Deal] = []
        with closing(run(play_deals, tasks, jobs=jobs, cluster=cluster, ledger=ledger, job=job)) as parts:
            for deal in in_order(parts, deals, progress):
                rows.append(deal)
                if sequential and sequential.add(deal.scores):
                    break
        found |= report(setting, match_up, rows)
        if sequential:
            found["test"] = {**_asked(test), "llr": round(sequential.llr, 3), "verdict": sequential.verdict}
        found["seconds"] = round(time.perf_counter() - started, 3)
    return found


def check(setting: Setting, match_ups: Sequence[MatchUp], deals: int) -> None:
    """Raise InvalidRequest or InvalidRules for what no worker could play."""
    game_named(setting.game).rules(**setting.options)
    if deals < 1:
        raise InvalidRequest("wrong_argument", name="deals", expected="≥ 1")
    for match_up in match_ups:
        for player in (match_up.candidate, *match_up.others):
            seated(player)


def tasks_of(setting: Setting, match_up: MatchUp, deals: int) -> list[Deals]:
    """Return the deals of a match-up as tasks."""
    return [Deals(setting, match_up, first, min(CHUNK, deals - first)) for first in range(0, deals, CHUNK)]


def description(kind: str, setting: Setting, match_ups: Sequence[MatchUp], deals: int) -> Json:
    """Return what makes this job another than others, as JSON, for its ledger and the log."""
    return {
        "kind": kind,
        "game": setting.game,
        "options": dict(setting.options),
        "match_ups": [[_mark(player) for player in (each.candidate, *each.others)] for each in match_ups],
        "deals": deals,
        "seed": setting.seed,
        "sealed": setting.sealed,
        "nodes": setting.nodes,
        "against_nodes": setting.against_nodes,
    }


def _mark(player: Player) -> str:
    """Return the bot's name, with a hash of what it is made of where the name alone does not say."""
    if isinstance(player, str) and "@" not in player:
        return player
    made_of = pickle.dumps(player)
    if isinstance(player, str):
        file = Path(player.partition("@")[2])
        made_of = file.read_bytes() if file.is_file() else b""
    return f"{called(player)}#{hashlib.sha256(made_of).hexdigest()[:16]}"


def in_order(
    parts: Iterator[tuple[int, list[list[Any]]]], deals: int, progress: Progress | None = None
) -> Iterator[Deal]:
    """Yield the deals in their order, although their tasks end in any: a test has to stop at the same deal always."""
    early: dict[int, list[list[Any]]] = {}
    ready = 0
    done = 0
    for number, rows in parts:
        early[number] = rows
        done += len(rows)
        if progress:
            progress(done, deals)
        while ready in early:
            yield from map(Deal.from_row, early.pop(ready))
            ready += 1


def report(setting: Setting, match_up: MatchUp, deals: Sequence[Deal]) -> Json:
    """Return the figures of a match-up's deals, points rounded to four places."""
    hands = SEATS * len(deals)
    sums = [sum(deal.scores) for deal in deals]
    sigma = deviation([score for deal in deals for score in deal.scores])
    low, high = interval(sums, setting.seed)
    points = {"ev": sum(sums) / hands, "low": low / SEATS, "high": high / SEATS}
    won, lost = sum(deal.won for deal in deals), sum(deal.lost for deal in deals)
    mine, theirs = _together([deal.mine for deal in deals]), _together([deal.theirs for deal in deals])
    first, second = map(called, match_up.others)
    return {
        "game": setting.game,
        "options": dict(setting.options),
        "candidate": called(match_up.candidate),
        "against": first if first == second else f"{first},{second}",
        "deals": len(deals),
        **{name: round(value, 4) for name, value in points.items()},
        "sigma": round(sigma, 4),
        **{f"{name}_sigma": round(value / sigma, 4) if sigma else 0.0 for name, value in points.items()},
        "won": won,
        "lost": lost,
        "drawn": hands - won - lost,
        "mean_huxi": round(sum(deal.huxi for deal in deals) / won, 3) if won else None,
        "decisions": mine.decisions,
        "illegal": mine.illegal,
        "ms_per_move": _milliseconds(mine),
        "against_decisions": theirs.decisions,
        "against_illegal": theirs.illegal,
        "against_ms_per_move": _milliseconds(theirs),
        "seed": setting.seed,
        "sealed": setting.sealed,
        "nodes": setting.nodes,
        "against_nodes": setting.against_nodes,
    }


def _together(plays: Sequence[Play]) -> Play:
    return Play(
        sum(play.decisions for play in plays),
        sum(play.illegal for play in plays),
        sum(play.nanoseconds for play in plays),
    )


def _milliseconds(play: Play) -> float | None:
    return round(play.nanoseconds / play.decisions / 1e6, 3) if play.decisions else None


def _asked(test: Hypotheses | None) -> Json:
    if test is None:
        return {}
    low, high = test.bounds
    return {
        "h0": test.h0,
        "h1": test.h1,
        "alpha": test.alpha,
        "beta": test.beta,
        "lower": round(low, 3),
        "upper": round(high, 3),
    }
