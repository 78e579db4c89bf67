"""The limit of every test: none waits without end for what does not come.

pytest-timeout ends a test and shows the stacks of all threads. The limit of an ordinary test is in pyproject.toml. It
is many times what the slowest one takes, so that a busy machine is no failure.
"""

from __future__ import annotations

from collections.abc import Generator

import pytest
from pytest_timeout import DEFAULT_METHOD, Settings

LONG_S = 3600
"""The limit of a test that is marked `long`."""
CLOSING_S = 300
"""The limit for closing what a test has used."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give long tests their own limit."""
    for item in items:
        if item.get_closest_marker("long") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(LONG_S))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """Watch the closing too: pytest-timeout ends its watch over a test when the test fails."""
    item.config.hook.pytest_timeout_cancel_timer(item=item)
    item.config.hook.pytest_timeout_set_timer(item=item, settings=Settings(CLOSING_S, DEFAULT_METHOD, False, False))
    yield
