"""Every rule that docstrings and comments cite, of the engine and of the tests, is a rule of a shipped rule book.

A rule is cited by its identifier in double backquotes, such as ``turn.window``.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from hupai.registry import families, family_named
from hupai_build.paths import ENGINE, ROOT, TESTS
from tests.rows import assert_none

CHECKED = (ENGINE / "hupai", TESTS)
"""The folders whose citations are checked."""

FILES = sorted(file for folder in CHECKED for file in folder.rglob("*.py"))

RULES = {name for family in families() for name in family_named(family).rulebook().identifiers()}
"""The rules of every family."""

TOPICS = {name.split(".")[0] for name in RULES}

CITATION = re.compile(r"``([a-z_]+)\.([a-z_]*)``")
"""A rule, or with nothing after the dot all rules of a topic."""


def cited(text: str) -> Iterator[tuple[int, str]]:
    """Yield the line and name of the rules that strings and comments cite.

    A dotted name whose first part is no topic is not a rule.
    """
    for token in tokenize.generate_tokens(io.StringIO(text).readline) if "``" in text else ():
        if token.type in (tokenize.STRING, tokenize.COMMENT):
            for topic, name in CITATION.findall(token.string):
                if topic in TOPICS:
                    yield token.start[0], f"{topic}.{name}"


def test_every_cited_rule_exists() -> None:
    assert_none(
        f"{file.relative_to(ROOT)}:{line}: {rule}"
        for file in FILES
        for line, rule in cited(file.read_text("utf-8"))
        if rule not in RULES and not (rule.endswith(".") and rule[:-1] in TOPICS)
    )


def lines_with(pattern: str, folder: Path) -> Iterator[str]:
    """Yield every line below a folder in which the pattern occurs, with its place."""
    for file in FILES:
        for number, line in enumerate(file.read_text("utf-8").splitlines() if file.is_relative_to(folder) else (), 1):
            if re.search(pattern, line):
                yield f"{file.relative_to(ROOT)}:{number}: {line.strip()}"


def test_no_section_of_an_unshipped_rule_book_is_cited() -> None:
    assert_none(lines_with(r"§\s*\d", ROOT))


def test_the_tests_cite_no_source_document_by_a_number() -> None:
    """They cite rules; the rule book names the sources of each."""
    assert_none(lines_with(r"\bS[0-9]\b", TESTS))


def test_citations_are_found() -> None:
    text = '"""Deal (``deal.hands``, the ``turn.`` rules)."""\nx = 1  # As ``win.optional``; ``os.path`` is none.\n'
    assert list(cited(text)) == [(1, "deal.hands"), (1, "turn."), (2, "win.optional")]
