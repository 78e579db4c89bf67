"""One thing has one word: what players read says none of the words that docs/glossary.md lists as not said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hupai.mahjong.explain.name_texts import NAMES as MAHJONG_NAMES
from hupai.zipai.explain.name_texts import NAMES as ZIPAI_NAMES
from hupai_build.paths import ENGINE, ROOT
from hupai_learn.glossary import glossary
from tests.rows import assert_none

GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8").split("\n## ")[0]
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in GLOSSARY.splitlines() if line.startswith("|")]
WORDS = ROWS[2:]
"""The rows of the list: the word, what it names, what is not said instead, and for which family."""

PYTHON = [
    *(ENGINE / "hupai").glob("**/explain/*.py"),
    *(ENGINE / "hupai").glob("**/*words*.py"),
    *(ROOT / "web" / "tools" / "hupai_learn").glob("**/*.py"),
]
SCRIPTS = sorted((ROOT / "web" / "words").glob("*.js"))
PAGES = sorted((ROOT / "docs" / "site" / "pages").glob("*/*.md"))
ALSO = ROOT / "docs" / "site" / "also.toml"
NOT_SAID = re.compile(r"<!--.*?-->|\{\{.*?\}\}|^```hupai\n.*?^```$", re.DOTALL | re.MULTILINE)
"""What of a page no reader sees as words: comments, questions to the engine, pictures."""
FACT = re.compile(r"\{\w+|\(囤, tun\)")
"""The name of a fact in a template; and the one place that names the term beside its word."""
MAHJONG = ("mahjong", "kawuxing", "yibin")
NAMES = {"zipai": ZIPAI_NAMES, "mahjong": MAHJONG_NAMES}


def sentences(file: Path) -> Iterator[tuple[int, str]]:
    """Yield the strings of a Python file that are no docstrings and no identifiers, and the lines of other files."""
    if file.suffix != ".py":
        yield from enumerate(NOT_SAID.sub("", file.read_text("utf-8")).splitlines())
        return
    tree = ast.parse(file.read_text("utf-8"))
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in prose:
            continue
        if not re.fullmatch(r"[a-z_.]*", node.value):
            yield node.lineno, FACT.sub("", node.value)


def family(file: Path) -> str:
    """Return the family whose words a file has, an empty text for both."""
    parts = file.relative_to(ROOT).as_posix()
    if any(name in parts for name in MAHJONG):
        return "mahjong"
    return "zipai" if "zipai" in parts or file in PAGES else ""


@pytest.mark.parametrize("row", WORDS, ids=[row[0] for row in WORDS])
def test_nothing_that_players_read_has_another_word_for_it(row: list[str]) -> None:
    word, _, unsaid, where = row
    ends = (r"\b", r"\b") if unsaid.isascii() else ("", "")
    found = re.compile("|".join(f"{ends[0]}{re.escape(one)}{ends[1]}" for one in unsaid.split(", ")))
    files = [file for file in (*PYTHON, *SCRIPTS, *PAGES, ALSO) if where == "both" or family(file) == where]
    assert files
    assert_none(
        f"{file.relative_to(ROOT)}:{line}: “{word}” is the word: {text.strip()[:120]}"
        for file in files
        for line, text in sentences(file)
        if found.search(text)
    )


@pytest.mark.parametrize("family", NAMES)
def test_the_glossary_has_the_english_words_that_the_table_has(family: str) -> None:
    """Of fans and groups; brackets beside a name repeat its Chinese."""
    words = {zi: term["en"] for term in glossary()["terms"] if term["family"] == family for zi in term["zi"].split(", ")}
    named = [pair for kind in ("fan", "group_short") for pair in NAMES[family][kind].values() if pair[0] in words]
    assert len(named) > 8
    assert_none(f"{zh}: {en}" for zh, en in named if en.split(" (")[0] not in words[zh].split(", "))


def test_the_list_has_words_of_both_languages_and_every_family() -> None:
    assert len(WORDS) > 12 and {row[3] for row in WORDS} == {"zipai", "mahjong", "both"}
    assert any(row[2].isascii() for row in WORDS) and not all(row[2].isascii() for row in WORDS)
