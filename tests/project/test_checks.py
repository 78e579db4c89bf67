"""Types and style hold: mypy --strict, ruff, tsc, Biome."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hupai_build import node
from hupai_build.paths import ENGINE, NODE_MODULES, ROOT, TESTS, TOOLS, WEB, WORK


def check(*command: str | Path) -> None:
    """Run a checker; its complaints are the failure message."""
    done = subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_engine_and_the_build_are_strictly_typed() -> None:
    check(sys.executable, "-m", "mypy")


@pytest.mark.parametrize("how", [["check"], ["format", "--check"]], ids=["linted", "formatted"])
def test_python_is_linted_and_formatted(how: list[str]) -> None:
    check(sys.executable, "-m", "ruff", *how, ENGINE, TOOLS, TESTS, ROOT / "build.py")


@pytest.mark.parametrize("project", ["tsconfig.json", "tsconfig.tools.json", "tsconfig.tests.json"])
def test_the_page_what_builds_it_and_what_tests_it_are_typed(project: str) -> None:
    node.packages()
    # What has not changed since the last run is not checked again; mypy and ruff remember it by themselves.
    kept = WORK / "types" / project.replace("json", "tsbuildinfo")
    tsc = NODE_MODULES / "typescript" / "bin" / "tsc"
    check(node.node(), tsc, "-p", WEB / project, "--incremental", "--tsBuildInfoFile", kept)


def test_all_scripts_and_styles_are_formatted_and_linted() -> None:
    node.packages()
    biome = NODE_MODULES / "@biomejs" / "biome" / "bin" / "biome"
    config = f"--config-path={WEB / 'lint.jsonc'}"
    check(node.node(), biome, "check", "--error-on-warnings", config, WEB, TESTS)
