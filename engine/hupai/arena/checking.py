"""Checks a tournament that somebody else has played: every hand of its bots again, every deal of its persons."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final

from hupai.jobs import Progress, run
from hupai.session.cup_matches import check_match
from hupai.session.matches import match_from_record
from hupai.table.errors import CorruptRecord, InvalidRequest
from hupai.tournament.draw import Table, TableId
from hupai.tournament.hands import levels_at
from hupai.tournament.log import MAX_CHARACTERS, parse_log
from hupai.tournament.plan import Plan, Stage
from hupai.tournament.replays import first_difference
from hupai.tournament.standings import HandScore
from hupai.tournament.tournament import Tournament

FILE: Final = "hupai-tournament"
"""What the page's file of a tournament says it is."""
BLANK: Final = "\ufeff \t\r\n"
"""What may stand before and behind the file that the page saves."""
_TABLE: Final = re.compile(r"[0-9]{1,5}(-[0-9]{1,5}){3}")
"""What such a file calls a table."""


@dataclass(frozen=True, slots=True)
class TournamentFile:
    """A tournament with the records of the tables of its person, by table."""

    tournament: Tournament
    records: Mapping[TableId, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check has found to be as the log says."""

    hands: int
    """Hands between bots that were played again, and hands of the person that were read from records."""
    unread: int
    """Hands of the person without a record."""


def read_tournament(text: str) -> TournamentFile:
    """Return the tournament of a log, or of the file that the tournament page saves.

    Raises CorruptRecord ``not_a_tournament``, ``surplus_line`` and whatever is wrong with the log.
    """
    begins = len(text) - len(text.lstrip(BLANK))
    if not text.startswith("{", begins):
        return TournamentFile(parse_log(text))
    try:
        found, end = json.JSONDecoder().raw_decode(text, begins) if len(text) <= MAX_CHARACTERS else (None, 0)
    except (ValueError, RecursionError):
        found, end = None, len(text)
    behind = text[end:].lstrip(BLANK)
    if found and behind:
        line = text.count("\n", 0, len(text) - len(behind)) + 1
        raise CorruptRecord("surplus_line", position=line, line=behind.split("\n")[0][:80])
    if not isinstance(found, dict) or found.get("hupai") != FILE or not isinstance(found.get("log"), str):
        raise CorruptRecord("not_a_tournament", position=1)
    records = found.get("records")
    if not isinstance(records, dict) or not all(isinstance(record, str) for record in records.values()):
        raise CorruptRecord("not_a_tournament", position=1)
    return TournamentFile(parse_log(found["log"]), {_table_id(name): text for name, text in records.items()})


def _table_id(name: str) -> TableId:
    if not _TABLE.fullmatch(name):
        raise CorruptRecord("not_a_tournament", position=1)
    return TableId(*map(int, name.split("-")))


@dataclass(frozen=True, slots=True)
class _Task:
    plan: Plan
    stage: Stage
    seed: str
    levels: Sequence[str]
    hands: Sequence[HandScore]


def _check_task(task: _Task) -> int | None:
    return first_difference(task.plan, task.stage, task.seed, task.levels, task.hands)


def check_tournament(
    file: TournamentFile, *, jobs: int = 1, cluster: str = "", progress: Progress | None = None
) -> Checked:
    """Play all hands of bots again, and read the records of the person's tables.

    Raises InvalidRequest ``hand_differs`` and ``wrong_deal`` with the table and the hand, ``wrong_match`` for a record
    of something else, ``no_such_table``; CorruptRecord for a record that cannot be read.
    """
    cup = file.tournament
    own = [table for table in _played(cup) if not all(levels_at(table, cup.entrants))]
    read = 0
    for where, record in file.records.items():
        check_match(cup, cup.table(where), match_from_record(record))
        read += len(cup.hands_of(where))
    unread = sum(len(cup.hands_of(table.id)) for table in own if table.id not in file.records)
    bots = [table for table in _played(cup) if table not in own]
    total = read + sum(len(cup.hands_of(table.id)) for table in bots)
    with closing(run(_check_task, [_task(cup, table) for table in bots], jobs=jobs, cluster=cluster)) as finished:
        done = read
        for number, wrong in finished:
            if wrong is not None:
                raise InvalidRequest("hand_differs", table=bots[number].id.text, hand=wrong)
            done += len(cup.hands_of(bots[number].id))
            if progress:
                progress(done, total)
    return Checked(total, unread)


def _played(cup: Tournament) -> list[Table]:
    return [table for stage in cup.stages for table in stage.tables.values() if stage.played[table.id]]


def _task(cup: Tournament, table: Table) -> _Task:
    stage = cup.plan.stages[table.id.stage - 1]
    return _Task(cup.plan, stage, table.seed, levels_at(table, cup.entrants), cup.hands_of(table.id))
