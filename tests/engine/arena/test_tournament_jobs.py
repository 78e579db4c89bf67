"""A tournament in several processes on this machine: a process that dies costs no hand and changes no result."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from hupai.arena import tournaments
from hupai.arena.tournaments import play_tournament
from hupai.cli import main
from hupai.jobs import run
from hupai.table.errors import EngineError
from hupai.tournament.entrants import Population
from hupai.tournament.log import format_log, parse_log
from hupai.tournament.presets import plan_named
from hupai.tournament.progress import hands_played
from hupai.tournament.tournament import Tournament

KILLS = 3
TABLES = 4
"""Tables of the first stage that are played before a process is lost for good."""


def quick_cup() -> Tournament:
    """A quick cup that nobody has played yet."""
    return Tournament(plan_named("quick"), Population({"random": 1}), "deaths")


def test_processes_that_die_change_no_result(tmp_path: Path) -> None:
    """The tables that died with their process are played again, and the ledger holds what one process would write."""
    killed: list[int | None] = []

    def kill(_done: int, _all: int) -> None:
        running = [process for process in active_children() if process.pid not in killed]
        if running and len(killed) < KILLS:
            killed.append(running[0].pid)
            running[0].kill()

    ledger = tmp_path / "cup.log"
    played = play_tournament(quick_cup(), jobs=2, ledger=ledger, progress=kill)
    assert len(killed) == KILLS
    assert format_log(played) == format_log(play_tournament(quick_cup())) == ledger.read_text("utf-8")


def test_a_table_that_keeps_losing_its_process_is_one_line_and_the_ledger_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every hand played until then is in the ledger, and the same command plays the rest."""
    ledger, unbroken = tmp_path / "cup.log", tmp_path / "unbroken.log"
    command = ["tournament", "--preset", "quick", "--seed", "deaths", "--bots", "random:1", "--lang", "en"]
    command += ["--ledger"]

    def lose(*asked: Any, **how: Any) -> Iterator[Any]:
        yield from islice(run(*asked, **how), TABLES)
        raise EngineError("worker_lost", task=TABLES)

    monkeypatch.setattr(tournaments, "run", lose)
    assert main([*command, str(ledger)]) != 0
    told = capsys.readouterr().err.strip().splitlines()[-1]
    assert "loses its process every time" in told
    assert hands_played(parse_log(ledger.read_text("utf-8")))[0] == TABLES * plan_named("quick").stages[0].hands
    monkeypatch.undo()
    assert main([*command, str(ledger)]) == 0
    assert main([*command, str(unbroken)]) == 0
    assert ledger.read_bytes() == unbroken.read_bytes()
