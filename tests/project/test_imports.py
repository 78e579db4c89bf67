"""The engine's imports point one way, only the registry names a family, and only the standard library is used."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from hupai_build.paths import ENGINE

PACKAGE = ENGINE / "hupai"

FAMILIES = {"zipai", "mahjong"}
"""The packages of families. Only the registry may name one."""

RANK = {
    "version": 0,
    "table": 1,
    "explain": 2,
    "bots": 2,
    "jobs": 2,
    "picture": 3,
    **dict.fromkeys(FAMILIES, 4),
    "registry": 5,
    "calculators": 6,
    "tournament": 6,
    "session": 7,
    "arena": 7,
    "training": 7,
    "puzzles": 7,
    "quiz": 7,
    "svg": 7,
    "markdown": 7,
    "cli": 7,
    "__init__": 7,
    "__main__": 7,
}
"""A module may import its own package and lower ranks; the surfaces of the last rank may use each other.

So no family imports another one or what plays its games.
"""

SURFACES = 7
WITH_IO = {"cli", "arena", "jobs", "training", "__main__"}
"""Only these, and the programs in a family's ``training``, may touch files, processes or a terminal."""

IO_MODULES = {
    *("asyncio", "concurrent", "http", "io", "logging", "multiprocessing", "os", "pathlib", "shutil"),
    *("signal", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "urllib", "webbrowser"),
}
IO_CALLS = {"breakpoint", "eval", "exec", "input", "open", "print"}
CHANCE_AND_TIME = {"datetime", "random", "secrets", "time", "uuid"}
"""Modules that could make two runs of the same rules differ."""

EXTRAS = {
    "jobs/cluster.py": {"distributed"},
    "markdown.py": {"markdown", "pymdownx"},
    "training/fit.py": {"numpy", "scipy"},
}
"""What a module may import besides, but only when needed and guarded: the library is optional."""

MODULES = sorted(PACKAGE.rglob("*.py"))


def layer(file: Path) -> str:
    """The layer a module belongs to: the first name under `hupai`."""
    return file.relative_to(PACKAGE).with_suffix("").parts[0]


def does_io(file: Path) -> bool:
    """Whether a module may touch files, processes or a terminal."""
    parts = file.relative_to(PACKAGE).parts
    return layer(file) in WITH_IO or (parts[0] in FAMILIES and parts[1] == "training")


def imported(file: Path, *, at_once: bool = False) -> Iterator[str]:
    """The absolute names of all imports of a module, or only of those made when it is itself imported."""
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


def test_every_layer_has_a_rank() -> None:
    assert {layer(file) for file in MODULES} == set(RANK), "give a new layer its rank in this test"


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


@pytest.mark.parametrize("file", [file for file in MODULES if layer(file) not in {"registry", *FAMILIES}], ids=ids)
def test_nothing_but_the_registry_names_a_family(file: Path) -> None:
    """No import names one, and no text names a module of one to import later."""
    tree = ast.parse(file.read_text("utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    names = {*imported(file), *(text for text in texts if re.fullmatch(r"hupai(\.\w+)+", text))}
    assert not [name for name in names if name.split(".")[1:2] and name.split(".")[1] in FAMILIES]


@pytest.mark.parametrize("file", [file for file in MODULES if "later" in file.read_text("utf-8")], ids=ids)
def test_what_is_to_be_loaded_later_exists(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("later", "later_value"):
            module, name = map(ast.literal_eval, node.args)
            assert hasattr(import_module(module), name), f"{module} has no {name}"


@pytest.mark.parametrize("file", MODULES, ids=ids)
def test_only_the_standard_library_is_imported(file: Path) -> None:
    outside = {name.split(".")[0] for name in imported(file)} - sys.stdlib_module_names - {"hupai"}
    assert outside == EXTRAS.get(ids(file), set())
    assert not {name.split(".")[0] for name in imported(file, at_once=True)} & outside


@pytest.mark.parametrize("file", [file for file in MODULES if not does_io(file)], ids=ids)
def test_the_engine_does_no_input_or_output(file: Path) -> None:
    assert not {name.split(".")[0] for name in imported(file)} & IO_MODULES
    calls = [node.func for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)]
    assert not {call.id for call in calls if isinstance(call, ast.Name)} & IO_CALLS


@pytest.mark.parametrize("file", [file for file in MODULES if not does_io(file)], ids=ids)
def test_rules_bots_and_words_use_no_clock_and_no_random_numbers_of_their_own(file: Path) -> None:
    assert not {name.split(".")[0] for name in imported(file)} & CHANCE_AND_TIME
