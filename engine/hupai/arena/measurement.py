"""The common part of all measurements: check the request, play the deals, log the run."""

from __future__ import annotations

import hashlib
import pickle
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

from hupai.arena.deal import DealBatch, DealResult, MatchUp, Row, Setting, play_deals
from hupai.arena.log import logged
from hupai.arena.play import Player, display_name, resolve_bot
from hupai.jobs import Progress, run
from hupai.registry import game_named
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Facts, Json

CHUNK = 2
"""Deals per task; few, because a searching bot takes a minute for them."""


class RunOptions(TypedDict, total=False):
    """How to run a measurement; every option may be left out.

    ``options`` are house rules. ``seed`` (default "1") chooses the deals; ``sealed`` chooses among deals that are never
    used in development, and needs a ``log``: a file that gets a line when a run begins and one when it ends. ``nodes``
    is a candidate's budget, ``against_nodes`` that of each opponent (0: the bot's own default). ``jobs`` (default 1),
    ``cluster`` and ``ledger`` are passed to :func:`hupai.jobs.run`. ``progress`` is called with the number of deals
    done and the number of all deals.
    """

    options: Facts
    seed: str
    sealed: bool
    nodes: int
    against_nodes: int
    jobs: int
    cluster: str
    ledger: str | Path | None
    log: str | Path | None
    progress: Progress | None


@dataclass(slots=True)
class Measurement:
    """A running measurement: ``played`` yields its deals in order, one match-up after the other.

    The caller puts the result into ``found``.
    """

    setting: Setting
    played: Iterator[DealResult]
    found: Json = field(default_factory=dict)


@contextmanager
def measurement(
    kind: str, game: str, match_ups: Sequence[MatchUp], deals: int, run_options: RunOptions, **facts: object
) -> Iterator[Measurement]:
    """Begin a measurement and log it with ``facts``; at the end log the result and the seconds it took.

    Raises InvalidRequest or InvalidRules before anything is played.
    """
    options = dict(run_options.get("options", {}))
    seed, sealed = run_options.get("seed", "1"), run_options.get("sealed", False)
    setting = Setting(game, options, seed, sealed, run_options.get("nodes", 0), run_options.get("against_nodes", 0))
    _check(setting, match_ups, deals)
    tasks = [
        DealBatch(setting, match_up, first, min(CHUNK, deals - first))
        for match_up in match_ups
        for first in range(0, deals, CHUNK)
    ]
    job = _description(kind, setting, match_ups, deals)
    where: Json = {"jobs": 1, "cluster": "", "ledger": None}
    where = {name: run_options.get(name, usual) for name, usual in where.items()}
    started = time.perf_counter()
    with logged(run_options.get("log"), {**job, **facts}, sealed=sealed) as found:
        with closing(run(play_deals, tasks, **where, job=job)) as parts:
            yield Measurement(setting, _in_order(parts, deals * len(match_ups), run_options.get("progress")), found)
        found["seconds"] = round(time.perf_counter() - started, 3)


def opponents(game: str, against: Player | tuple[Player, ...], options: Facts | None = None) -> tuple[Player, ...]:
    """Return who sits in the other seats of a game under these options: these players, or one in all of them."""
    if isinstance(against, tuple):
        return against
    found = game_named(game)
    return (against,) * (found.family.play.seats(found.rules(**(options or {}))) - 1)


def _check(setting: Setting, match_ups: Sequence[MatchUp], deals: int) -> None:
    """Raise an error for a request that cannot be played."""
    game = game_named(setting.game)
    seats = game.family.play.seats(game.rules(**setting.options))
    if deals < 1:
        raise InvalidRequest("wrong_argument", name="deals", expected="≥ 1")
    for match_up in match_ups:
        if len(match_up.others) != seats - 1:
            raise InvalidRequest("wrong_argument", name="against", expected=str(seats - 1))
        for player in (match_up.candidate, *match_up.others):
            resolve_bot(game, player)


def _description(kind: str, setting: Setting, match_ups: Sequence[MatchUp], deals: int) -> Json:
    """Return what identifies this job, as JSON, for its ledger and the log."""
    return {
        "kind": kind,
        "game": setting.game,
        "options": dict(setting.options),
        "match_ups": [[_player_id(player) for player in (each.candidate, *each.others)] for each in match_ups],
        "deals": deals,
        "seed": setting.seed,
        "sealed": setting.sealed,
        "nodes": setting.nodes,
        "against_nodes": setting.against_nodes,
    }


def _player_id(player: Player) -> str:
    """Return the bot's name, with a hash of its weights file or its pickle unless the name identifies it."""
    if isinstance(player, str):
        file = Path(player.partition("@")[2])
        if not file.is_file():
            return player
        made_of = file.read_bytes()
    else:
        made_of = pickle.dumps(player)
    return f"{display_name(player)}#{hashlib.sha256(made_of).hexdigest()[:16]}"


def _in_order(parts: Iterator[tuple[int, list[Row]]], deals: int, progress: Progress | None) -> Iterator[DealResult]:
    """Yield the deals in order although tasks finish in any order: a test must always stop at the same deal."""
    early: dict[int, list[Row]] = {}
    ready = 0
    done = 0
    for number, rows in parts:
        early[number] = rows
        done += len(rows)
        if progress:
            progress(done, deals)
        while ready in early:
            yield from map(DealResult.from_row, early.pop(ready))
            ready += 1
