"""The documents are true: their links and paths exist, their examples run, their commands work."""

from __future__ import annotations

import contextlib
import doctest
import io
import json
import re
import shlex
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.parse import unquote

import pytest

from hupai.cli.arguments import parser
from hupai.registry import families
from hupai_build.paths import ROOT
from tests.rows import assert_none, each_row

WORDS_OF_THE_README = 900
MADE = frozenset({"tests/browser/screenshots"})
"""Folders that a command makes: a fresh clone has none."""
DOCUMENTS = [
    *(
        ROOT / name
        for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "engine/README.md", "web/npm/README.md")
    ),
    *sorted((ROOT / "docs").glob("*.md")),
]
PATH = re.compile(r"(?<![\w./-])(?:engine|web|tests|docs|\.github)/[\w./*-]*[\w/]")
"""A path of the tree that a document shows as code."""
PLACE = re.compile(r"(?<![A-Za-z])(?:NAME|ID|WORD)(?![A-Za-z])")
"""Placeholders for a name that the reader chooses: `tests/engine/test_NAME.py` need not exist."""

FENCE = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
QUOTED = re.compile(r"`([^`\n]+)`")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)

each_document = each_row("document", {file.relative_to(ROOT).as_posix(): file for file in DOCUMENTS})


def blocks(document: Path, language: str) -> Iterator[str]:
    """The fenced blocks of a language."""
    for found, text in FENCE.findall(document.read_text("utf-8")):
        if found == language:
            yield text


def prose(document: Path) -> str:
    """A document without its fenced blocks."""
    return FENCE.sub("", document.read_text("utf-8"))


def anchors(document: Path) -> set[str]:
    """The anchors of a document: its headings in GitHub's form."""
    words = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(prose(document)))
    return {heading.replace(" ", "-") for heading in words}


def commands(document: Path) -> Iterator[str]:
    """Every line of a document that calls `hupai`, without its comment."""
    for language in ("", "sh"):
        for block in blocks(document, language):
            yield from (line for line in block.splitlines() if line.startswith("hupai "))


def test_the_readme_is_short() -> None:
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    # One more game is one more row, and no reason to shorten anything else.
    words = sum(len(line.split()) for line in lines if not line.startswith("| **"))
    assert words <= WORDS_OF_THE_README - 60


def dead_links(document: Path) -> Iterator[str]:
    """The targets of links to no file, or to no heading of it."""
    for target in LINK.findall(prose(document)):
        if target.startswith("https://"):
            continue
        path, _, anchor = unquote(target).partition("#")
        file = (document.parent / path).resolve() if path else document
        if not file.exists() or (anchor and anchor not in anchors(file)):
            yield target


@each_document
def test_every_link_leads_somewhere(document: Path) -> None:
    assert_none(dead_links(document))


@each_document
def test_every_path_is_in_the_tree(document: Path) -> None:
    code = [*QUOTED.findall(prose(document)), *(text for _, text in FENCE.findall(document.read_text("utf-8")))]
    paths = {path for text in code for path in PATH.findall(text) if not PLACE.search(path)}
    assert {path for path in paths - MADE if not any(ROOT.glob(path.rstrip("/")))} == set()
    tests = {text for text in code if re.fullmatch(r"test_\w+\.py", text) and not PLACE.search(text)}
    assert {name for name in tests if not any((ROOT / "tests").rglob(name))} == set()


@each_document
def test_every_puzzle_in_an_address_is_shipped(document: Path) -> None:
    for game, puzzle in re.findall(r"game=([a-z-]+)&(?:id|puzzle)=([0-9a-f]{12})", document.read_text("utf-8")):
        shipped = json.loads((ROOT / "web" / "puzzles" / f"{game}.json").read_text("utf-8"))
        assert puzzle in [each["id"] for each in shipped]


@each_document
def test_the_python_examples_run(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order and in one namespace; the output of `>>>` examples is compared too."""
    module = ModuleType("example")
    monkeypatch.setitem(sys.modules, module.__name__, module)  # a bot in an example must be picklable
    known: dict[str, Any] = vars(module)
    for number, block in enumerate(blocks(document, "python"), 1):
        name = f"{document.name}, block {number}"
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            if ">>>" in block:
                test = doctest.DocTestParser().get_doctest(block, known, name, str(document), 0)
                outcome = doctest.DocTestRunner().run(test, clear_globs=False)
                known.update(test.globs)
                assert outcome.failed == 0, printed.getvalue()
            else:
                exec(compile(block, name, "exec"), known)


@each_document
def test_every_documented_command_is_valid(document: Path) -> None:
    for line in commands(document):
        words = shlex.split(line, comments=True)[1:]
        if not {"COMMAND", "--help"} & set(words):
            parser().parse_args(words)


def test_there_are_commands_and_examples_to_check() -> None:
    assert sum(1 for document in DOCUMENTS for _ in commands(document)) >= 15
    assert sum(1 for document in DOCUMENTS for _ in blocks(document, "python")) >= 5


@pytest.mark.parametrize("family", families())
def test_the_document_of_positions_names_every_field(family: str) -> None:
    text = (ROOT / "docs/positions.md").read_text("utf-8")
    section = text.partition(f"## {family.capitalize()}: fields\n")[2].partition("\n## ")[0]
    form = import_module(f"hupai.{family}.picture").DECK.position
    missing = {*form.required, *form.optional} - {*QUOTED.findall(section)}
    assert not missing, f"docs/positions.md, {family}: no row for {sorted(missing)}"
