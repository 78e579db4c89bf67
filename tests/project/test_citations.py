"""Every rule that docstrings and comments cite, of the engine and of the tests, is a rule of a shipped rule book.

A rule is cited by its identifier in double backquotes, such as ``turn.window``.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from hupai.registry import families, family_named
from hupai_build.paths import ENGINE, ROOT, TESTS

CHECKED = (ENGINE / "hupai", TESTS)
"""The folders whose citations are checked."""

FILES = sorted(file for folder in CHECKED for file in folder.rglob("*.py"))

RULES = {name for family in families() for name in family_named(family).rulebook().identifiers()}
"""The rules of every family."""

TOPICS = {name.split(".")[0] for name in RULES}

CITATION = re.compile(r"``([a-z_]+)\.([a-z_]*)``")
"""A rule, or with nothing after the dot all rules of a topic."""


def cited(text: str) -> Iterator[str]:
    """Yield the rules that strings and comments cite; a dotted name whose first part is no topic is not a rule."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.STRING, tokenize.COMMENT):
            for topic, name in CITATION.findall(token.string):
                if topic in TOPICS:
                    yield f"{topic}.{name}"


def ids(file: Path) -> str:
    """A file's path, for the test's name."""
    return file.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("file", FILES, ids=ids)
def test_every_cited_rule_exists(file: Path) -> None:
    for rule in cited(file.read_text("utf-8")):
        assert rule in RULES or (rule.endswith(".") and rule[:-1] in TOPICS), rule


@pytest.mark.parametrize("file", FILES, ids=ids)
def test_no_section_of_an_unshipped_rule_book_is_cited(file: Path) -> None:
    assert not re.search(r"§\s*\d", file.read_text("utf-8"))


def test_the_tests_cite_no_source_document_by_a_number() -> None:
    """They cite rules; the rule book names the sources of each."""
    numbered = re.compile(r"\bS[0-9]\b")
    assert not [ids(file) for file in FILES if file.is_relative_to(TESTS) and numbered.search(file.read_text("utf-8"))]


def test_citations_are_found() -> None:
    text = '"""Deal (``deal.hands``, the ``turn.`` rules)."""\nx = 1  # As ``win.optional``; ``os.path`` is none.\n'
    assert list(cited(text)) == ["deal.hands", "turn.", "win.optional"]
