"""How Python was started in the pages of a test run, by way: the fallback as often as the fastest.

Pages that tests share are started from the snapshot and plainly in turn; a first visit, which is what a test with a
page of its own makes, starts from the archive. The count stands at the end of a run.
"""

from __future__ import annotations

import os
from collections import Counter
from itertools import count
from typing import Any

import pytest

IN_TURN = ("plain", "snapshot")
"""The last way there is, and the fastest."""

COUNTED: Counter[str] = Counter()
"""Starts by way, of this process and, at the end, of all."""

_turns = count(int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")))


def next_way() -> str:
    """Return the way whose turn it is; processes begin with different ones."""
    return IN_TURN[next(_turns) % len(IN_TURN)]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand the count of this process to the one that reports."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["starts"] = dict(COUNTED)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Add what a process has counted."""
    COUNTED.update(getattr(node, "workeroutput", {}).get("starts", {}))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say how often each way was taken."""
    if COUNTED:
        ways = ", ".join(f"{way} {times}" for way, times in sorted(COUNTED.items()))
        terminalreporter.write_line(f"starts of Python in pages: {ways}")
