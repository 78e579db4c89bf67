"""Which tests a run takes, and in what order.

An ordinary run takes the tests that are not marked `long`. With `--long` it takes those that are, those marked `more`,
and the properties, for which Hypothesis then tries more and new examples. `--shard 2/4` takes the second of four parts
of either. A run with one of these switches keeps a ledger: the same command takes only what has not passed. See
tests/reporting.py.

Files with slow tests come first and are dealt to the processes in turn, so that these end together. The tests of a file
stay together: they share pages and tables.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from hupai_build import shard
from hupai_build.steps import Trouble
from tests.reporting import Reporting

ROOMS = ("tests/project/", "tests/browser/", "tests/page/")
"""The folders with the slowest tests, the slowest first, for files that have not been timed here."""
SHARD = pytest.StashKey[shard.Shard]()
REPORTING = pytest.StashKey[Reporting]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the switches that choose tests."""
    parser.addoption("--long", action="store_true", help="run the long tests and try more examples of properties")
    parser.addoption("--shard", metavar="N/M", help="run one of M equal parts, as 2/4")
    parser.addoption("--fresh", action="store_true", help="forget what has passed before")


def pytest_configure(config: pytest.Config) -> None:
    """Read the switches; in the process that reports, open the ledger."""
    config.option.markexpr = config.option.markexpr or (
        "long or more or hypothesis" if config.option.long else "not long"
    )
    try:
        config.stash[SHARD] = shard.parse(config.option.shard) if config.option.shard else shard.WHOLE
    except Trouble as trouble:
        raise pytest.UsageError(str(trouble)) from trouble
    if not hasattr(config, "workerinput"):
        config.stash[REPORTING] = Reporting(config)
        config.pluginmanager.register(config.stash[REPORTING])


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests of this shard that have not passed yet."""
    number, of = config.stash[SHARD]
    mine = items[number - 1 :: of]
    told: dict[str, Any] | None = getattr(config, "workerinput", None)
    if told is None:
        reporting = config.stash[REPORTING]
        left = [item for item in mine if item.nodeid not in reporting.passed]
        reporting.leave_out(len(mine) - len(left))
    else:
        left = [item for item in mine if item.nodeid not in told["passed"]]
        sent: dict[str, Any] = config.workeroutput  # type: ignore[attr-defined]
        sent["left_out"] = len(mine) - len(left)
        files = defaultdict[str, list[pytest.Item]](list)
        for item in left:
            files[item.nodeid.partition("::")[0]].append(item)
        left = [item for file in in_order(files, told["slowest"], told["workercount"]) for item in files[file]]
    items[:] = left


def in_order(files: Iterable[str], slowest: Mapping[str, float], workers: int) -> list[str]:
    """Return files so that each of the processes, which get equal blocks of tests, begins with slow ones."""

    def slow_first(file: str) -> tuple[float, int]:
        room = next((at for at, folder in enumerate(ROOMS) if file.startswith(folder)), len(ROOMS))
        return -slowest.get(file, math.inf), room

    ranked = sorted(files, key=slow_first)
    return [file for worker in range(workers) for file in ranked[worker::workers]]
