"""Many tasks: in this process, in several processes or on a Dask cluster, and resumable with a ledger.

>>> sorted(run(abs, [-1, -2, 3], jobs=1))
[(0, 1), (1, 2), (2, 3)]

A task is a picklable argument of a picklable function; its number is its place in the list. Results come as tasks are
finished, each number once. The tasks of a lost worker are done again; those in the ledger are not. Simulations,
the arena and training all use this.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from typing import Generic, TypeVar

from hupai.jobs.engine import code_hash, data_hash
from hupai.jobs.ledger import Ledger
from hupai.jobs.processes import in_processes
from hupai.table.errors import EngineError
from hupai.table.json_object import Facts

A = TypeVar("A")
R = TypeVar("R")

Progress = Callable[[int, int], None]
"""Called with the number of hands or deals done, and the number of all."""

__all__ = ["Progress", "all_cores", "run"]


def all_cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class _SameEngine(Generic[A, R]):
    """A function that refuses to run on a worker with another engine, which would play other hands."""

    work: Callable[[A], R]
    code: str

    def __call__(self, task: A) -> R:
        if code_hash() != self.code:
            raise EngineError("engine_differs")
        return self.work(task)


def run(
    work: Callable[[A], R],
    tasks: Sequence[A],
    *,
    jobs: int = 0,
    cluster: str = "",
    ledger: str | Path | None = None,
    job: Facts | None = None,
) -> Generator[tuple[int, R], None, None]:
    """Yield (number, result) of every task as it is finished; results from the ledger come first.

    ``jobs`` is the number of processes (1: this one, 0: one per core). ``cluster``, which replaces it, is the address
    of a Dask scheduler whose workers have the same engine installed. With a ``ledger`` file, results must be JSON
    values, and ``job`` identifies the job in JSON (game, bots, seed …); a hash of the engine's code is added. The same
    call with the same file resumes an interrupted run.

    An exception inside a task is raised here and ends the run. Raises EngineError ``worker_lost`` if a task keeps
    losing its worker, ``engine_differs`` if a worker has another engine; InvalidRequest ``missing_library``,
    ``no_cluster``, ``wrong_ledger``, ``ledger_in_use``; CorruptRecord ``bad_ledger``.
    """
    guarded = _SameEngine(work, code_hash())
    if ledger is None:
        yield from _elsewhere(guarded, list(enumerate(tasks)), jobs, cluster)
        return
    whole = {"tasks": len(tasks), "code": code_hash(), "data": data_hash(), **(job or {})}
    opened: Ledger[R] = Ledger(Path(ledger), whole)
    with opened as book:
        yield from sorted(book.done.items(), key=itemgetter(0))
        left = [(number, task) for number, task in enumerate(tasks) if number not in book.done]
        for number, result in _elsewhere(guarded, left, jobs, cluster):
            yield number, book.add(number, result)


def _elsewhere(
    work: Callable[[A], R], tasks: Sequence[tuple[int, A]], jobs: int, cluster: str
) -> Iterator[tuple[int, R]]:
    """Yield the results of numbered tasks, wherever they run."""
    if cluster:
        # Imported here: a command that needs no cluster starts without an event loop.
        from hupai.jobs.cluster import on_cluster

        yield from on_cluster(work, tasks, cluster)
    elif (jobs or all_cores()) > 1 and len(tasks) > 1:
        yield from in_processes(work, tasks, jobs or all_cores())
    else:
        for number, task in tasks:
            yield number, work(task)
