"""No code asks which family or which game it is in: what differs is data of the family or of the rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import hupai
from hupai.registry import families, games
from tests.project.module_names import tree

PACKAGE = Path(hupai.__file__).parent
NAMES = {*families(), *games}


def compared(module: ast.Module) -> Iterator[ast.expr]:
    """What the code compares: both sides of ``==``, ``is`` and ``in``, the members of a set or a list, cases."""
    for node in ast.walk(module):
        if isinstance(node, ast.Compare):
            for side in (node.left, *node.comparators):
                yield from side.elts if isinstance(side, ast.Tuple | ast.List | ast.Set) else [side]
        elif isinstance(node, ast.MatchValue):
            yield node.value


def asks(module: ast.Module) -> list[str]:
    """The names of families and games, and the whole lists of worths, that a module compares with something."""
    found = []
    for part in compared(module):
        if isinstance(part, ast.Constant) and part.value in NAMES:
            found.append(str(part.value))
        if isinstance(part, ast.Attribute) and part.attr == "valuation":
            found.append(part.attr)
    return found


@pytest.mark.parametrize(
    "source",
    [
        'a.id == "zipai"',
        'g in ("yibin", x)',
        'match g:\n case "leiyang": pass',
        "rules.valuation is best",
        '"mahjong" != f',
    ],
)
def test_a_comparison_is_noticed(source: str) -> None:
    assert len(asks(ast.parse(source))) == 1


def test_no_module_of_the_engine_compares_with_a_family_a_game_or_a_list_of_worths() -> None:
    found = {path.name: asks(tree(path)) for path in PACKAGE.rglob("*.py")}
    assert {name: names for name, names in found.items() if names} == {}
