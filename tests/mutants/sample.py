"""Draws mutants of the engine by seed: mutmut makes them, each module gives its share, every kind of change in turn.

What is no behaviour is left out: by mutmut annotations, docstrings and what has a decorator; here type aliases,
`TypeVar`, `__all__`, `cast`, `__repr__`, the `strict` of a `zip`, and an `AssertionError`, which only a fault raises.
"""

from __future__ import annotations

import ast
import difflib
import random
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import libcst
from mutmut.mutation.file_mutation import Mutation, create_mutations

ROOMS = (
    *("table", "session", "zipai/rules", "zipai/turn", "zipai/hand"),
    *("mahjong/rules", "mahjong/turn", "mahjong/value"),
)
"""The folders of `engine/hupai` whose modules are mutated."""

TYPES = r"[A-Z]\w* = (TypeVar\(|(Any|Callable|Mapping|Sequence|bool|dict|int|str|tuple)\b)"
NO_BEHAVIOUR = re.compile(rf"^({TYPES}|__all__ )|\bcast\(|\bAssertionError\(|\bdef __repr__")
STRICT = re.compile(r",? ?strict=\w+|, (?=\))")


@dataclass(frozen=True)
class Mutant:
    """One changed module: its path in the engine, the class and function in which it is changed, and the first line."""

    module: str
    place: str
    line: int
    lines: frozenset[int]
    """The lines of the statement that was changed: a test that runs one of them may notice."""
    change: str
    """The changed lines on one line, `- ` before each that went and `+ ` before each that came."""
    code: str

    @property
    def room(self) -> str:
        """The folder of its module."""
        return self.module.rpartition("/")[0]

    @property
    def key(self) -> tuple[str, str]:
        """What names the mutant, also when lines around it move."""
        return f"{self.module}:{self.place}", self.change


def draw(engine: Path, count: int, seed: int) -> list[Mutant]:
    """Return at least `count` mutants: always the same of the same sources."""
    modules = [path for room in ROOMS for path in sorted((engine / room).glob("*.py"))]
    made = {path: create_mutations(str(path), path.read_text("utf-8"))[:2] for path in modules}
    total = sum(len(mutations) for _, mutations in made.values())
    drawn = []
    for path, (tree, mutations) in made.items():
        name = path.relative_to(engine).as_posix()
        found: dict[tuple[str, str], Mutant] = {}
        for mutation in _in_turn(mutations, random.Random(f"{seed} {name}")):
            if len(found) >= count * len(mutations) / total:
                break
            if mutant := _mutant(name, path.read_text("utf-8"), tree, mutation):
                found[mutant.key] = mutant
        drawn += sorted(found.values(), key=lambda mutant: mutant.line)
    return drawn


def _in_turn(mutations: Sequence[Mutation], rng: random.Random) -> Iterator[Mutation]:
    """Yield mutations in an order of chance, every kind of changed code in turn."""
    kinds = defaultdict(list)
    for mutation in mutations:
        kinds[type(mutation.original_node).__name__].append(mutation)
    piles = [rng.sample(pile, len(pile)) for pile in rng.sample(list(kinds.values()), len(kinds))]
    while piles := [pile for pile in piles if pile]:
        yield from [pile.pop() for pile in piles]


def _mutant(name: str, source: str, tree: libcst.Module, mutation: Mutation) -> Mutant | None:
    """Return the mutant that a mutation makes; None if it is no behaviour."""
    code = tree.deep_replace(mutation.original_node, mutation.mutated_node).code
    difference = list(difflib.unified_diff(source.splitlines(), code.splitlines(), lineterm="", n=0))[2:]
    line = int(difference[0].split()[1].lstrip("-").split(",")[0])
    around = [part for part in ast.walk(ast.parse(source)) if isinstance(part, ast.stmt) and line in _span(part)]
    changed = max(around, key=lambda part: part.lineno)
    inside = [part.lineno for part in ast.walk(changed) if isinstance(part, ast.stmt) and part.lineno > line]
    lines = range(changed.lineno, min([*inside, _span(changed).stop]))
    statement = "\n".join(source.splitlines()[lines.start - 1 : lines.stop - 1])
    if NO_BEHAVIOUR.search(statement) or STRICT.sub("", source) == STRICT.sub("", code):
        return None
    place = ".".join(part.name for part in around if isinstance(part, ast.ClassDef | ast.FunctionDef))
    change = " ".join(f"{part[0]} {part[1:].strip()}" for part in difference if part[0] in "+-")
    return Mutant(name, place, line, frozenset(lines), change, code)


def _span(part: ast.stmt) -> range:
    return range(part.lineno, (part.end_lineno or part.lineno) + 1)
