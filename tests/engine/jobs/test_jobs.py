"""Tasks in processes: each gives one result even if processes die; a ledger continues an interrupted run."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from hupai import jobs
from hupai.jobs import run
from hupai.jobs.engine import code_hash
from hupai.table.errors import CorruptRecord, EngineError, InvalidRequest
from hupai.zipai.explain.vocabulary import VOCABULARY
from tests.engine.arena_players import Deadly, refuse_seven, square, survive

ROOT = Path(__file__).parents[3]
SQUARES = [(number, [number, number * number]) for number in range(30)]


@pytest.fixture
def book(tmp_path):
    """The file of a ledger."""
    return tmp_path / "book.jsonl"


def squares(book, count=30, **job):
    """Run thirty squares with a ledger."""
    return run(square, range(count), jobs=1, ledger=book, job=job)


@pytest.mark.parametrize("processes", [0, 1, 3])
def test_every_task_gives_its_result_once(processes):
    assert sorted(run(square, range(30), jobs=processes)) == SQUARES
    assert list(run(square, [], jobs=processes)) == []


@pytest.mark.parametrize("processes", [1, 2])
def test_an_error_in_a_task_is_reported(processes):
    with pytest.raises(ValueError, match="seven"):
        list(run(refuse_seven, range(30), jobs=processes))


def test_a_killed_process_loses_no_task_and_repeats_none(tmp_path, book):
    tasks = [Deadly(number, str(tmp_path)) for number in range(20)]
    found = list(run(survive, tasks, jobs=2, ledger=book))
    assert sorted(found) == [(number, number) for number in range(20)]
    assert {file.name for file in tmp_path.iterdir()} == {"3", "11", book.name}
    assert sorted(json.loads(line)["task"] for line in book.read_text().splitlines()[1:]) == list(range(20))


@pytest.mark.parametrize("at", [3, pytest.param(11, marks=pytest.mark.long)])
def test_a_task_that_kills_every_process_is_abandoned_and_no_other_is_blamed(at):
    """Tasks that ran beside it lost their process too; each then runs alone."""
    tasks = [Deadly(number) for number in range(20) if number == at or number not in (3, 11)]
    found = []
    with pytest.raises(EngineError, match="worker_lost") as caught:
        for result in run(survive, tasks, jobs=4):
            found.append(result)
    assert tasks[caught.value.facts["task"]].number == at
    numbers = [number for number, _ in found]
    assert len(set(numbers)) == len(numbers) < len(tasks)


SLEEPER = """
import sys
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.jobs import run
from tests.engine.arena_players import linger
if __name__ == "__main__":
    list(run(linger, [sys.argv[1]] * 4, jobs=2))
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_the_processes_end_with_their_parent(tmp_path, how):
    """After Ctrl-C or a kill, and without waiting for running tasks."""
    path = os.pathsep.join([str(ROOT / "engine"), str(ROOT)])
    command = [sys.executable, "-c", SLEEPER, str(tmp_path)]
    parent = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path}, stderr=subprocess.DEVNULL)
    try:
        until(lambda: len(list(tmp_path.iterdir())) == 2)
        parent.send_signal(how)
        assert parent.wait(10) != 0
    finally:
        parent.kill()
    until(lambda: not any(alive(int(note.name)) for note in tmp_path.iterdir()))


def until(holds):
    """Wait until the condition holds."""
    for _ in range(200):
        if holds():
            return
        time.sleep(0.05)
    raise AssertionError("the condition never held")


def alive(pid):
    """Return whether a process runs; a zombie does not."""
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def test_an_interrupted_run_goes_on(book):
    first = squares(book)
    begun = [next(first) for _ in range(11)]
    first.close()
    assert len(book.read_text().splitlines()) == 12
    again = list(squares(book))
    assert again[:11] == begun and sorted(again) == SQUARES
    before = book.read_bytes()
    assert list(squares(book)) == again
    assert book.read_bytes() == before


def test_results_are_the_same_fresh_and_from_the_ledger(book):
    """JSON has no tuples, so a tuple comes back as a list even if it is fresh."""
    fresh = list(run(divmod_ten, range(5), jobs=1, ledger=book))
    assert fresh == list(run(divmod_ten, range(5), jobs=1, ledger=book)) == [(n, [0, n]) for n in range(5)]


def divmod_ten(number):
    """Return a tuple."""
    return divmod(number, 10)


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_the_task_of_a_truncated_last_line_is_repeated(book, cut):
    list(squares(book))
    whole = book.read_bytes()
    book.write_bytes(whole[:-cut])
    assert sorted(squares(book)) == SQUARES
    assert book.read_bytes() == whole


@pytest.mark.parametrize("length", [0, 1, 40])
def test_a_ledger_with_a_truncated_header_is_started_again(book, length):
    list(squares(book))
    book.write_bytes(book.read_bytes()[:length])
    assert sorted(squares(book)) == SQUARES


@pytest.mark.parametrize("other", [{"count": 29}, {"seed": "2"}])
def test_the_ledger_of_another_job_is_refused_and_left_unchanged(book, other):
    list(squares(book))
    before = book.read_bytes()
    with pytest.raises(InvalidRequest, match="wrong_ledger"):
        list(squares(book, **other))
    assert book.read_bytes() == before


def test_the_ledger_of_another_engine_version_is_refused(book, monkeypatch):
    list(squares(book))
    monkeypatch.setattr(jobs, "code_hash", lambda: "another")
    with pytest.raises(InvalidRequest, match="wrong_ledger"):
        list(squares(book))


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (lambda lines: ["no ledger at all"], 1),
        (lambda lines: ["{}", *lines], 1),
        (lambda lines: [*lines[:3], "{", *lines[4:]], 4),
        (lambda lines: [*lines, lines[-1]], 32),
        (lambda lines: [*lines[:2], '{"task": 30, "result": 1}'], 3),
        (lambda lines: [*lines[:2], '{"task": true, "result": 1}'], 3),
        (lambda lines: [*lines[:2], "[]"], 3),
        (lambda lines: ["[" * 100_000, *lines], 1),
        (lambda lines: [*lines[:2], "[" * 100_000], 3),
    ],
)
def test_a_damaged_ledger_is_refused_and_left_unchanged(book, spoil, line):
    list(squares(book))
    text = "\n".join(spoil(book.read_text().splitlines())) + "\n"
    book.write_text(text)
    with pytest.raises(CorruptRecord, match="bad_ledger") as caught:
        list(squares(book))
    assert caught.value.position == line
    assert book.read_text() == text


def test_a_file_that_is_no_ledger_is_refused_and_left_unchanged(book):
    book.write_text("dear diary")
    with pytest.raises(CorruptRecord, match="bad_ledger"):
        list(squares(book))
    assert book.read_text() == "dear diary"


def test_two_runs_cannot_write_one_ledger(book):
    first = squares(book)
    next(first)
    with pytest.raises(InvalidRequest, match="ledger_in_use"):
        list(squares(book))
    first.close()
    assert sorted(squares(book)) == SQUARES


@pytest.mark.parametrize("processes", [1, 2])
def test_a_worker_with_another_engine_version_is_refused(processes, monkeypatch):
    monkeypatch.setattr(jobs, "code_hash", iter(["another", *[code_hash()] * 99]).__next__)
    with pytest.raises(EngineError, match="engine_differs"):
        list(run(square, range(3), jobs=processes))


def test_a_cluster_needs_its_library(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(InvalidRequest, match="missing_library") as caught:
        list(run(square, range(3), cluster="tcp://127.0.0.1:1"))
    assert VOCABULARY.error_sentence(caught.value)["en"].endswith("pip install hupai[cluster].")
