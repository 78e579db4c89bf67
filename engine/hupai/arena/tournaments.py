"""Tournaments between bots: in this process, in several, or on a cluster, and resumed from their log."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic

from hupai.jobs import Progress, run
from hupai.table.errors import InvalidRequest
from hupai.table.saved_lines import ends_a_line
from hupai.tournament.draw import Table
from hupai.tournament.hands import levels_at, play_table
from hupai.tournament.log import format_log, parse_log
from hupai.tournament.plan import Plan
from hupai.tournament.progress import hands_played
from hupai.tournament.replays import replayed_hand
from hupai.tournament.standings import HandScore
from hupai.tournament.tournament import Tournament

BETWEEN_WRITES_S = 1.0
"""Seconds between two writings of the ledger."""

PLAYED_AGAIN = 10
"""About how many hands of a ledger are played again before the tournament goes on."""

Row = tuple[int, tuple[int, ...], tuple[int, ...]]
"""A hand as a task returns it: dealer, winners, scores."""


@dataclass(frozen=True, slots=True)
class _Task:
    """The hands that a table has still to play."""

    plan: Plan
    seed: str
    levels: Sequence[str]
    hands: int
    done: int
    dealing: str


def _play_task(task: _Task) -> list[Row]:
    played = play_table(task.plan, task.seed, task.levels, task.hands, dealing=task.dealing)
    return [(hand.dealer, hand.winners, hand.scores) for hand in played[task.done :]]


def play_tournament(
    tournament: Tournament,
    *,
    jobs: int = 1,
    cluster: str = "",
    ledger: str | Path | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Play a tournament of bots to its end and return it.

    ``jobs`` and ``cluster`` are those of :func:`hupai.jobs.run`. The ``ledger`` is a file that holds the log while the
    tournament is played; with a file that is there already the tournament goes on where it stopped. ``progress`` is
    called with the number of hands played and the number of all hands, as far as it is known.

    Raises InvalidRequest ``wrong_ledger`` if the file belongs to another tournament, ``hand_differs`` if another
    program has played it, ``has_person``, ``wrong_argument`` for a seed that the file could not be read again with;
    CorruptRecord if it is damaged.
    """
    if tournament.population.people:
        raise InvalidRequest("has_person")
    book = None if ledger is None else _Book(Path(ledger), tournament)
    played = tournament if book is None else book.tournament
    try:
        while not played.over:
            tables = played.open_tables()
            tasks = [_task(played, table) for table in tables]
            with closing(run(_play_task, tasks, jobs=jobs, cluster=cluster)) as finished:
                for number, rows in finished:
                    _add(played, tables[number], rows)
                    if book is not None:
                        book.write()
                    if progress:
                        progress(*hands_played(played))
    finally:  # also when it is interrupted, or a process is lost for good: what was played is not played again
        if book is not None:
            book.write(at_once=True)
    return played


def _add(played: Tournament, table: Table, rows: Sequence[Row]) -> None:
    for dealer, winners, scores in rows:
        played.add(table.id, HandScore(dealer, tuple(winners), tuple(scores)))


def _task(tournament: Tournament, table: Table) -> _Task:
    stage = tournament.plan.stages[table.id.stage - 1]
    levels = levels_at(table, tournament.entrants)
    done = len(tournament.hands_of(table.id))
    return _Task(tournament.plan, table.seed, levels, stage.hands, done, stage.dealing)


def _job(tournament: Tournament) -> tuple[object, ...]:
    """Return what two logs of the same tournament share; it is no matter whether a default is named."""
    plan = tournament.plan
    rules = plan.game_of.rules(**plan.options)
    return replace(plan, options={}), rules, tournament.population, tournament.seed


def _check_program(tournament: Tournament) -> None:
    """Play some hands of a log again; InvalidRequest ``hand_differs`` if another program has played them."""
    played = [(stage, where) for stage in tournament.stages for where in sorted(stage.played) if stage.played[where]]
    for _, where in played[:: max(1, len(played) // PLAYED_AGAIN)]:
        replayed_hand(tournament, tournament.table(where), 1)


class _Book:
    """The file that holds the log of a tournament while it is played."""

    def __init__(self, path: Path, asked: Tournament) -> None:
        if not ends_a_line(asked.seed):
            raise InvalidRequest("wrong_argument", name="seed", expected="printable characters")
        self._path = path
        self._written = monotonic()
        self.tournament = asked
        """The tournament that was asked for, as far as the file has it."""
        if path.exists():
            found = parse_log(path.read_text("utf-8", "replace"))
            if _job(found) != _job(asked):
                raise InvalidRequest("wrong_ledger", path=str(path))
            _check_program(found)
            self.tournament = found
        else:
            self.write(at_once=True)

    def write(self, *, at_once: bool = False) -> None:
        """Write the log, unless it was written a moment ago; the file is whole at any time."""
        if not at_once and monotonic() - self._written < BETWEEN_WRITES_S:
            return
        beside = self._path.with_name(self._path.name + ".new")
        beside.write_text(format_log(self.tournament), "utf-8")
        beside.replace(self._path)
        self._written = monotonic()
