"""No modules of the engine import each other in a circle, not even for their types."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter

import pytest

from hupai_build.paths import ENGINE
from tests.project.module_names import imports, module_name, tree
from tests.rows import each_row

MODULE = re.compile(r"[a-z]\w*(\.\w+)+")
"""A text that may name a module to be loaded later."""


def imported(module: ast.Module) -> Iterator[str]:
    """Every name that a module imports: at once, for types only, inside a function, or by a text that names it."""
    nodes = list(ast.walk(module))
    yield from (name for _, name in imports(nodes))
    texts = (node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))
    yield from (text for text in texts if MODULE.fullmatch(text))


def graph(trees: Mapping[str, ast.Module]) -> dict[str, set[str]]:
    """The modules that each module imports."""
    found: dict[str, set[str]] = {}
    for module, code in trees.items():
        names = set(imported(code))
        names |= {name.rpartition(".")[0] for name in names if name not in trees}
        found[module] = (names & trees.keys()) - {module}
    return found


def check(modules: Mapping[str, set[str]]) -> None:
    """Raise CycleError if some of the modules import each other in a circle."""
    TopologicalSorter(modules).prepare()


def test_no_modules_import_each_other_in_a_circle() -> None:
    check(graph({module_name(file): tree(file) for file in (ENGINE / "hupai").rglob("*.py")}))


LATER = ("if TYPE_CHECKING:\n    from a.b import x", "def f():\n    from a.b import x", "f = later('a.b', 'x')")


@each_row("text", ["from a.b import x", "import a.b", "from a import b", *LATER])
def test_every_way_to_import_counts(text: str) -> None:
    with pytest.raises(CycleError):
        check(graph({name: ast.parse(code) for name, code in {"a": "", "a.b": "from c import y", "c": text}.items()}))
