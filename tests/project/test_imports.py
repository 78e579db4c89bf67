"""The engine's imports point one way, and only to the standard library."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hupai_build.paths import ENGINE

PACKAGE = ENGINE / "hupai"

RANK = {
    "version": 0,
    "table": 1,
    "zipai": 2,
    "mahjong": 2,
    "registry": 3,
    "bots": 4,
    "jobs": 4,
    "explain": 4,
    "score_json": 5,
    "legal_view": 5,
    "scoring": 6,
    "result_view": 6,
    "view": 7,
    "session": 8,
    "arena": 8,
    "training": 8,
    "cli": 8,
    "__init__": 8,
    "__main__": 8,
}
"""A module may import its own package and lower ranks; the surfaces of the last rank may use each other."""

SURFACES = 8
WITH_IO = {"cli", "arena", "jobs", "training", "__main__"}
"""Only these may touch files, processes or a terminal."""

IO_MODULES = {
    *("asyncio", "concurrent", "http", "io", "logging", "multiprocessing", "os", "pathlib", "shutil"),
    *("signal", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "urllib", "webbrowser"),
}
IO_CALLS = {"breakpoint", "eval", "exec", "input", "open", "print"}
CHANCE_AND_TIME = {"datetime", "random", "secrets", "time", "uuid"}
"""What would make two runs of the same rules differ."""

EXTRAS = {"jobs/cluster.py": {"distributed"}, "training/fit.py": {"numpy", "scipy"}}
"""What a module may import besides, but not at once and unguarded: the library is an extra."""

MODULES = sorted(PACKAGE.rglob("*.py"))


def layer(file: Path) -> str:
    """The layer a module belongs to: the first name under `hupai`."""
    return file.relative_to(PACKAGE).with_suffix("").parts[0]


def imported(file: Path, *, at_once: bool = False) -> Iterator[str]:
    """The absolute name of everything a module imports, or of what it imports as soon as it is imported itself."""
    package = ["hupai", *file.relative_to(PACKAGE).parts[:-1]]
    tree = ast.parse(file.read_text("utf-8"))
    for node in tree.body if at_once else ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def ids(file: Path) -> str:
    """A module's path, for the test's name."""
    return file.relative_to(PACKAGE).as_posix()


def test_every_layer_has_its_place() -> None:
    assert {layer(file) for file in MODULES} <= set(RANK), "give a new layer its rank in this test"


@pytest.mark.parametrize("file", MODULES, ids=ids)
def test_imports_point_one_way(file: Path) -> None:
    own = layer(file)
    for name in imported(file):
        parts = name.split(".")
        if parts[0] != "hupai":
            continue
        other = parts[1] if len(parts) > 1 and parts[1] in RANK else "__init__"
        surfaces = RANK[own] == RANK[other] == SURFACES
        assert other == own or surfaces or RANK[other] < RANK[own], f"{own} may not import {name}"


@pytest.mark.parametrize("file", MODULES, ids=ids)
def test_only_the_standard_library_is_imported(file: Path) -> None:
    outside = {name.split(".")[0] for name in imported(file)} - sys.stdlib_module_names - {"hupai"}
    assert outside == EXTRAS.get(ids(file), set())
    assert not {name.split(".")[0] for name in imported(file, at_once=True)} & outside


@pytest.mark.parametrize("file", [file for file in MODULES if layer(file) not in WITH_IO], ids=ids)
def test_the_engine_does_no_input_or_output(file: Path) -> None:
    assert not {name.split(".")[0] for name in imported(file)} & IO_MODULES
    calls = [node.func for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)]
    assert not {call.id for call in calls if isinstance(call, ast.Name)} & IO_CALLS


@pytest.mark.parametrize("file", [file for file in MODULES if RANK.get(layer(file), 0) < RANK["bots"]], ids=ids)
def test_rules_know_no_clock_and_no_chance_of_their_own(file: Path) -> None:
    assert not {name.split(".")[0] for name in imported(file)} & CHANCE_AND_TIME
