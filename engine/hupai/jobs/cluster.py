"""Tasks on a Dask cluster. The library is an extra, ``hupai[cluster]``, and imported only here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from hupai.table.errors import EngineError, InvalidRequest

A = TypeVar("A")
R = TypeVar("R")

PATIENCE = 30
"""Seconds to wait for the scheduler and for a first worker."""


def on_cluster(
    work: Callable[[A], R], tasks: Sequence[tuple[int, A]], address: str
) -> Iterator[tuple[int, R]]:
    """Yield (number, result) as finished by the workers of the scheduler at ``address``, such as tcp://host:8786.

    What a lost worker did is done again by another: Dask sees to that, a few times (its ``allowed-failures``).
    InvalidRequest ``missing_library``, ``no_cluster`` or ``no_workers``; EngineError ``worker_lost`` when a task
    takes one worker after another with it, ``cluster_lost`` when the scheduler goes.
    """
    try:
        import distributed
    except ImportError:
        raise InvalidRequest("missing_library", library="distributed", command="pip install hupai[cluster]") from None
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError):
        raise InvalidRequest("no_cluster", address=address) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise InvalidRequest("no_workers", address=address) from None
        # Not "pure": two tasks that look alike are still two tasks.
        numbers = {client.submit(work, task, pure=False): number for number, task in tasks}
        for future in distributed.as_completed(list(numbers)):
            number = numbers.pop(future)
            try:
                result = future.result()
            except distributed.KilledWorker:
                raise EngineError("worker_lost", task=number) from None
            except distributed.CancelledError:
                raise EngineError("cluster_lost", address=address) from None
            yield number, result
