"""The engine's imports point one way, only the registry names a family, and only the standard library is used."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from hupai_build.paths import ENGINE
from tests.project.module_names import imports, tree
from tests.rows import assert_none

PACKAGE = ENGINE / "hupai"

FAMILIES = {"zipai", "mahjong", "guihuzi"}
"""The packages of families. Only the registry may name one."""

SHARED_CARDS = {
    "hupai.zipai.cards",
    "hupai.zipai.signs",
    "hupai.zipai.picture",
    "hupai.zipai.position_cards",
    "hupai.zipai.as_json.lying_cards",
    "hupai.zipai.questions.possible_waits",
    "hupai.zipai.explain.card_events",
    "hupai.zipai.explain.card_texts",
    "hupai.zipai.explain.card_words",
    "hupai.zipai.terminal_table",
    "hupai.zipai.terminal_table_words",
}
"""What a family that is played with the cards of another one may import of it: the cards, how they are written and
said, what is said of cards that are written wrong and of what a hidden hand may wait for, and how a table of them is
written in a position, told to a page and shown in a terminal."""

RANKS = (
    {"version"},
    {"table"},
    {"explain", "bots", "jobs"},
    {"picture"},
    FAMILIES,
    {"registry"},
    {"calculators", "tournament"},
    {"session", "arena", "training", "puzzles", "quiz", "svg", "markdown", "cli", "__init__", "__main__"},
)
"""A module may import its own package and lower ranks; the surfaces of the last rank may use each other.

So no family imports another one or what plays its games.
"""

RANK = {name: rank for rank, names in enumerate(RANKS) for name in names}
SURFACES = len(RANKS) - 1
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
    ("guihuzi/training/normal_equations.py", "numpy"),
    ("jobs/cluster.py", "distributed"),
    ("markdown.py", "markdown"),
    ("markdown.py", "mkdocs"),
    ("markdown.py", "pymdownx"),
    ("training/fit.py", "numpy"),
    ("training/fit.py", "scipy"),
}
"""What a module imports besides, but only when needed and guarded: the library is optional."""

OUR_OWN = sys.stdlib_module_names | {"hupai"}
MODULES = sorted(PACKAGE.rglob("*.py"))


def layer(file: Path) -> str:
    """The layer a module belongs to: the first name under `hupai`."""
    return file.relative_to(PACKAGE).with_suffix("").parts[0]


def does_io(file: Path) -> bool:
    """Whether a module may touch files, processes or a terminal."""
    parts = file.relative_to(PACKAGE).parts
    return layer(file) in WITH_IO or (parts[0] in FAMILIES and parts[1] == "training")


PURE = [file for file in MODULES if not does_io(file)]


def place(file: Path) -> str:
    """A module's path in the package."""
    return file.relative_to(PACKAGE).as_posix()


@cache
def imported(file: Path, *, at_once: bool = False) -> list[tuple[int, str]]:
    """The lines and names of all imports of a module, or only of those made when it is itself imported."""
    return list(imports(tree(file).body if at_once else ast.walk(tree(file))))


def called(file: Path) -> Iterator[tuple[int, str, list[ast.expr]]]:
    """The lines, names and arguments of all calls of plain names in a module."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.lineno, node.func.id, node.args


Named = Callable[[Path], Iterable[tuple[int, str]]]


def assert_nowhere(files: list[Path], named: Named, is_wrong: Callable[[str, str], bool]) -> None:
    """Fail with every wrong name in these modules; `is_wrong` gets a module's layer and the name."""
    assert_none(
        f"{place(file)}:{line}: {name}" for file in files for line, name in named(file) if is_wrong(layer(file), name)
    )


def top(name: str) -> str:
    """The package that a name is in."""
    return name.split(".")[0]


def test_every_layer_has_a_rank() -> None:
    assert {layer(file) for file in MODULES} == set(RANK), "give a new layer its rank in this test"


def test_imports_point_one_way() -> None:
    def is_above(own: str, name: str) -> bool:
        parts = name.split(".")
        other = parts[1] if len(parts) > 1 and parts[1] in RANK else "__init__"
        surfaces = RANK[own] == RANK[other] == SURFACES
        shared = own == "guihuzi" and name.rpartition(".")[0] in SHARED_CARDS
        return parts[0] == "hupai" and not (other == own or surfaces or shared or RANK[other] < RANK[own])

    assert_nowhere(MODULES, imported, is_above)


def test_nothing_but_the_registry_names_a_family() -> None:
    """No import names one, and no text names a module of one to import later."""

    def named(file: Path) -> Iterator[tuple[int, str]]:
        yield from imported(file)
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.Constant) and re.fullmatch(r"hupai(\.\w+)+", str(node.value)):
                yield node.lineno, str(node.value)

    others = [file for file in MODULES if layer(file) not in {"registry", *FAMILIES}]
    assert_nowhere(others, named, lambda _, name: bool(FAMILIES.intersection(name.split(".")[1:2])))


def test_what_is_to_be_loaded_later_exists() -> None:
    def later(file: Path) -> Iterator[tuple[int, str]]:
        for line, name, arguments in called(file):
            if name in ("later", "later_value"):
                yield line, " has no ".join(map(ast.literal_eval, arguments))

    assert any(True for file in MODULES for _ in later(file))
    assert_nowhere(MODULES, later, lambda _, pair: not hasattr(import_module(pair.split()[0]), pair.split()[-1]))


def test_only_the_standard_library_is_imported() -> None:
    """The optional libraries are imported in their modules only, and not when such a module is itself imported."""

    def foreign(*, at_once: bool) -> set[tuple[str, str]]:
        names = ((place(file), top(name)) for file in MODULES for _, name in imported(file, at_once=at_once))
        return {(file, name) for file, name in names if name not in OUR_OWN}

    wrong = (foreign(at_once=False) ^ EXTRAS) | foreign(at_once=True)
    assert_none(f"{file}: {name}" for file, name in sorted(wrong))


def test_the_engine_does_no_input_or_output() -> None:
    def used(file: Path) -> list[tuple[int, str]]:
        return [*imported(file), *((line, name) for line, name, _ in called(file))]

    assert_nowhere(PURE, used, lambda _, name: top(name) in IO_MODULES | IO_CALLS)


def test_rules_bots_and_words_use_no_clock_and_no_random_numbers_of_their_own() -> None:
    assert_nowhere(PURE, imported, lambda _, name: top(name) in CHANCE_AND_TIME)
