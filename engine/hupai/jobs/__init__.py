"""Many tasks at once: in this process, in several, or on a Dask cluster, and with a ledger also tomorrow.

>>> sorted(run(abs, [-1, -2, 3], jobs=1))
[(0, 1), (1, 2), (2, 3)]

A task is a picklable argument of a picklable function; its number is its place in the list. Results come as they
are finished, each number once: what a lost worker had in hand is done again, and what the ledger holds is not.
Simulations, the arena and training all run through here.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from hupai.jobs.engine import code_hash, data_hash
from hupai.jobs.ledger import Ledger
from hupai.jobs.processes import in_processes
from hupai.table.errors import EngineError

A = TypeVar("A")
R = TypeVar("R")

__all__ = ["all_cores", "run"]


def all_cores() -> int:
    """Return how many processes can run at once here: the cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class _SameEngine(Generic[A, R]):
    """A function that a worker does only if its engine is the caller's: others would play other hands."""

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
    job: Mapping[str, Any] | None = None,
) -> Generator[tuple[int, R], None, None]:
    """Yield (number, result) of every task as it is finished; those that the ledger holds come first.

    ``jobs`` is the number of processes (1: this one, 0: one a core); ``cluster`` is the address of a Dask scheduler,
    whose workers need the same engine installed, and takes the place of ``jobs``. With a ``ledger``, a file, the
    results have to be JSON values, and ``job`` tells in JSON what makes this job another than others: game, bots,
    seed, …; the engine's own code is added. The same call with the same file goes on where it was interrupted.

    An exception inside a task is raised here and ends the run. EngineError ``worker_lost``: a task lost its worker
    again and again; ``engine_differs``: a worker has another engine; InvalidRequest ``missing_library``,
    ``no_cluster``, ``wrong_ledger``, ``ledger_in_use``; CorruptRecord ``bad_ledger``.
    """
    guarded = _SameEngine(work, code_hash())
    if ledger is None:
        yield from _elsewhere(guarded, list(enumerate(tasks)), jobs, cluster)
        return
    whole = {"tasks": len(tasks), "code": code_hash(), "data": data_hash(), **(job or {})}
    with Ledger(Path(ledger), whole) as book:
        yield from sorted(book.done.items())
        left = [(number, task) for number, task in enumerate(tasks) if number not in book.done]
        for number, result in _elsewhere(guarded, left, jobs, cluster):
            yield number, book.add(number, result)


def _elsewhere(
    work: Callable[[A], R], tasks: Sequence[tuple[int, A]], jobs: int, cluster: str
) -> Iterator[tuple[int, R]]:
    """Yield the results of numbered tasks, from wherever they are done."""
    if cluster:
        # Imported here: a command that needs no cluster starts without an event loop.
        from hupai.jobs.cluster import on_cluster

        yield from on_cluster(work, tasks, cluster)
    elif (jobs or all_cores()) > 1 and len(tasks) > 1:
        yield from in_processes(work, tasks, jobs or all_cores())
    else:
        for number, task in tasks:
            yield number, work(task)
