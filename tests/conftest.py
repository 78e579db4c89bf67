"""Shared by all tests: the switches `--pictures` and `--parts`, the settings of Hypothesis, and the built site.

`engine/` and `web/tools/` are put on the import path by `pythonpath` in pyproject.toml. tests/runs.py chooses the tests
of a run, tests/limits.py ends those that hang.
"""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from hupai_build import paths, site
from tests.engine import amounts

pytest_plugins = ["tests.limits", "tests.runs"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--pictures` and `--parts`."""
    parser.addoption("--pictures", action="store_true", help="keep pictures of the pages, in tests/browser/screenshots")
    parser.addoption(
        "--parts", type=int, default=1, metavar="N", help="with --long: how much is played of what is played in parts"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Let Hypothesis try the same examples every time; with `--long`, more and new ones.

    A busy machine or a slow example is no failure: speed is the benchmark's business.
    """
    amounts.parts = config.getoption("--parts")
    if amounts.parts < 1:
        raise pytest.UsageError(f"--parts {amounts.parts}: a number from 1 on")
    calm = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
    settings.register_profile("same", calm, derandomize=True)
    settings.register_profile("new", calm, max_examples=1000)
    settings.load_profile("new" if config.getoption("--long") else "same")
    # A shell that runs this in the background ignores interrupts, and so would the processes that tests
    # interrupt.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def dist() -> Path:
    """The finished site, rebuilt if it is out of date."""
    site.build()
    return paths.DIST
