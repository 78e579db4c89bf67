"""Tasks in several processes of this machine. If a process dies, its tasks are done again."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from hupai.table.errors import EngineError

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

A = TypeVar("A")
R = TypeVar("R")

QUEUED = 2
"""Tasks handed out per process: one that runs, one that waits."""
LOSSES_TOGETHER, LOSSES_ALONE = 2, 3
"""How often a task may lose its process: first while others run, any of which may be the cause, then alone."""


def in_processes(work: Callable[[A], R], tasks: Sequence[tuple[int, A]], jobs: int) -> Iterator[tuple[int, R]]:
    """Yield (number, result) as finished; EngineError ``worker_lost`` if a task keeps losing its process."""
    # Imported here: a page has no processes.
    from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, ProcessPoolExecutor, wait

    waiting = deque(tasks)
    lost: Counter[int] = Counter()

    while waiting:
        pool = ProcessPoolExecutor(min(jobs, len(waiting)), initializer=_begin)
        running: dict[Future[R], tuple[int, A]] = {}
        broken = False
        finished = False
        try:
            while not broken and (waiting or running):
                try:
                    while waiting and len(running) < QUEUED * jobs:
                        if running and _suspect(lost, waiting[0], *running.values()):
                            break
                        running[pool.submit(work, waiting[0][1])] = waiting[0]
                        waiting.popleft()
                except BrokenExecutor:
                    broken = True
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    try:
                        result = future.result()
                    except BrokenExecutor:
                        broken = True
                        continue
                    yield running.pop(future)[0], result
            finished = not broken
        finally:
            _end(pool, hurry=not finished)
        for number, task in running.values():
            lost[number] += 1
            if lost[number] >= LOSSES_TOGETHER + LOSSES_ALONE:
                raise EngineError("worker_lost", task=number)
            waiting.appendleft((number, task))


def _suspect(lost: Counter[int], *tasks: tuple[int, object]) -> bool:
    """Whether one of the tasks has lost its process so often that it must run alone."""
    return any(lost[number] >= LOSSES_TOGETHER for number, _ in tasks)


def _begin() -> None:
    """Set up a worker process: it ends silently on Ctrl-C and when its parent ends."""
    import signal
    import threading

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """End this process when its parent ends; an idle worker would not notice."""
    import os
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _end(pool: ProcessPoolExecutor, *, hurry: bool) -> None:
    """Close the pool; ``hurry`` terminates its processes, whose tasks could take minutes."""
    workers = list((getattr(pool, "_processes", None) or {}).values()) if hurry else []
    for worker in workers:
        worker.terminate()
    pool.shutdown(wait=True, cancel_futures=True)
