"""The page's pure functions hold under Node: each suite of this folder is one test."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hupai_build import node
from hupai_build.paths import ROOT

HERE = Path(__file__).parent
SUITES = sorted(HERE.glob("*.test.js"))
SHARED = {"assertions.js", "support.js"}
"""Scripts that suites import; they hold no test."""


@pytest.fixture(scope="module")
def runner() -> Path:
    """Node, with the npm packages that the page's modules import."""
    node.packages()
    return node.node()


def test_every_script_here_is_run() -> None:
    """Node's test runner and pytest take a suite by its name, so a wrong name would hide it."""
    assert {file.name for file in HERE.glob("*.js")} - {suite.name for suite in SUITES} == SHARED


@pytest.mark.parametrize("suite", SUITES, ids=lambda suite: suite.name.removesuffix(".test.js"))
def test_a_suite_passes(runner: Path, suite: Path) -> None:
    command = [str(runner), "--test-reporter=spec", str(suite)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
