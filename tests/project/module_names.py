"""Import names of the engine's modules, and what they import."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from hupai_build.paths import ENGINE


def module_name(file: Path) -> str:
    """Return the import name of a file of the engine."""
    return ".".join(file.relative_to(ENGINE).with_suffix("").parts).removesuffix(".__init__")


@cache
def tree(file: Path) -> ast.Module:
    """Return a module's syntax tree."""
    return ast.parse(file.read_text("utf-8"))


def imports(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """Yield the lines and names of all that these parts of a module import; the engine has no relative imports."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)
