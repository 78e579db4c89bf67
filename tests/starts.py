"""How Python was started in the pages of a test run, counted by way.

A page that tests share starts plainly, in the last way there is, and from then on as any page does: from the snapshot
where it is loaded again. A first visit, which is what a test with a page of its own makes, starts from the trimmed
archive, and so does a visit that cannot use its snapshot. The count stands at the end of a run.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

COUNTED: Counter[str] = Counter()
"""Starts by way: of this process and, at the end, of all processes."""


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Send the count of this process to the one that reports."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["starts"] = dict(COUNTED)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Add the count of a process."""
    COUNTED.update(getattr(node, "workeroutput", {}).get("starts", {}))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print how often each way was used."""
    if COUNTED:
        ways = ", ".join(f"{way} {times}" for way, times in sorted(COUNTED.items()))
        terminalreporter.write_line(f"starts of Python in pages: {ways}")
