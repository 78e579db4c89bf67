"""Tasks on a Dask cluster. The library is an extra, ``hupai[cluster]``, and imported only here."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from hupai.table.errors import EngineError, InvalidRequest

A = TypeVar("A")
R = TypeVar("R")

TIMEOUT = 10
"""Seconds to wait for the scheduler, and for a first worker."""


def on_cluster(work: Callable[[A], R], tasks: Sequence[tuple[int, A]], address: str) -> Iterator[tuple[int, R]]:
    """Yield (number, result) as finished by the workers of the scheduler at ``address``, such as tcp://host:8786.

    Dask repeats the tasks of a lost worker a few times (its ``allowed-failures``). Raises InvalidRequest
    ``missing_library``, ``no_cluster`` or ``no_workers``; EngineError ``worker_lost`` if a task keeps killing its
    workers, ``cluster_lost`` if the scheduler goes away.
    """
    try:
        import distributed
    except ImportError:
        raise InvalidRequest("missing_library", library="distributed", extra="cluster") from None
    try:
        # Try the connection first: a client that cannot connect warns again when it is collected. The attempt runs in a
        # thread because a notebook already has an event loop.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, _knock(address)).result()
        client = distributed.Client(address, timeout=TIMEOUT, set_as_default=False)
    except (OSError, ValueError):
        raise InvalidRequest("no_cluster", address=address) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=TIMEOUT)
        except TimeoutError:
            raise InvalidRequest("no_workers", address=address) from None
        run = uuid.uuid4().hex
        numbers = {client.submit(work, task, key=f"hupai-{run}-{number}"): number for number, task in tasks}
        for future in distributed.as_completed(list(numbers), loop=client.loop):
            number = numbers.pop(future)
            try:
                result = future.result()
            except distributed.KilledWorker:
                raise EngineError("worker_lost", task=number) from None
            except (distributed.CancelledError, distributed.comm.CommClosedError):
                raise EngineError("cluster_lost", address=address) from None
            yield number, result


async def _knock(address: str) -> None:
    """Raise OSError or ValueError if no scheduler answers at the address."""
    from distributed.comm import connect
    from distributed.security import Security

    comm = await connect(address, timeout=TIMEOUT, **Security().get_connection_args("client"))
    await comm.close()
