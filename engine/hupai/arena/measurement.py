"""What every measurement does: check what is asked, play the deals wherever that is wanted, and log it."""

from __future__ import annotations

import hashlib
import pickle
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypedDict

from hupai.arena.deal import Deal, Deals, MatchUp, Setting, play_deals
from hupai.arena.log import logged
from hupai.arena.play import Player, called, seated
from hupai.arena.simulate import Progress
from hupai.jobs import run
from hupai.registry import game_named
from hupai.table.errors import InvalidRequest

CHUNK = 2
"""Deals that one task plays: few, for a searching bot takes a minute for them."""
Json = dict[str, Any]


class How(TypedDict, total=False):
    """How a measurement is made; any of it may be left out.

    ``options`` are the game's house rules, ``seed`` (usually "1") says which deals, and ``sealed`` chooses among others
    that nobody develops with; those need a ``log``, a file that gets a line when a run begins and one when it ends.
    ``nodes`` is a candidate's budget, ``against_nodes`` that of each other (0: as their level plays). ``jobs`` (usually
    1), ``cluster`` and ``ledger`` say where to play and are :func:`hupai.jobs.run`'s. ``progress`` is called with the
    deals that are done and all of them.
    """

    options: Mapping[str, Any]
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
    """One that is running: ``played`` yields its deals, match-up after match-up, each in the order of its deals.

    Whoever runs it puts the result into ``found``.
    """

    setting: Setting
    played: Iterator[Deal]
    found: Json = field(default_factory=dict)


@contextmanager
def measurement(
    kind: str, game: str, match_ups: Sequence[MatchUp], deals: int, how: How, **facts: Any
) -> Iterator[Measurement]:
    """Begin a measurement, log it with ``facts`` and, in the end, with what was found and the seconds it took.

    InvalidRequest or InvalidRules, before anything is played, for what cannot be.
    """
    options = dict(how.get("options", {}))
    seed, sealed = how.get("seed", "1"), how.get("sealed", False)
    setting = Setting(game, options, seed, sealed, how.get("nodes", 0), how.get("against_nodes", 0))
    _check(setting, match_ups, deals)
    tasks = [
        Deals(setting, match_up, first, min(CHUNK, deals - first))
        for match_up in match_ups
        for first in range(0, deals, CHUNK)
    ]
    job = _description(kind, setting, match_ups, deals)
    where: Json = {"jobs": how.get("jobs", 1), "cluster": how.get("cluster", ""), "ledger": how.get("ledger")}
    started = time.perf_counter()
    with logged(how.get("log"), {**job, **facts}, sealed=sealed) as found:
        with closing(run(play_deals, tasks, **where, job=job)) as parts:
            yield Measurement(setting, _in_order(parts, deals * len(match_ups), how.get("progress")), found)
        found["seconds"] = round(time.perf_counter() - started, 3)


def _check(setting: Setting, match_ups: Sequence[MatchUp], deals: int) -> None:
    """Raise for what no worker could play."""
    game_named(setting.game).rules(**setting.options)
    if deals < 1:
        raise InvalidRequest("wrong_argument", name="deals", expected="≥ 1")
    for match_up in match_ups:
        for player in (match_up.candidate, *match_up.others):
            seated(player)


def _description(kind: str, setting: Setting, match_ups: Sequence[MatchUp], deals: int) -> Json:
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
    if isinstance(player, str):
        file = Path(player.partition("@")[2])
        if not file.is_file():
            return player
        made_of = file.read_bytes()
    else:
        made_of = pickle.dumps(player)
    return f"{called(player)}#{hashlib.sha256(made_of).hexdigest()[:16]}"


def _in_order(
    parts: Iterator[tuple[int, list[list[Any]]]], deals: int, progress: Progress | None
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
