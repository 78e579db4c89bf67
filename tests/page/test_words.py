"""The page has words for whatever the engine names, and asks the engine only for names that it sends.

That both languages say the same is proved in words.test.js.
"""

from __future__ import annotations

import re

import pytest

from hupai.session.looking_up import SHOWN_NAMES
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai_build.paths import WEB

KEY = re.compile(r'^  "?([\w.]+)"?: ', re.MULTILINE)
"""The key of a sentence, in a file of words."""

NAMED = {"verb": "verb.{}.short", "by": "result.by.{}", "special": "result.by.{}"}
"""What the engine has names for, and what the page calls it where it needs other words."""


@pytest.mark.parametrize("kind", list(NAMED))
def test_whatever_the_engine_names_has_words(kind: str) -> None:
    """A new game's action or way to win has words in the page too."""
    files = sorted((WEB / "words").glob("*zh.js"))
    known = {key for file in files for key in KEY.findall(file.read_text("utf-8"))}
    for name in VOCABULARY.identifiers(kind):
        if (kind, name) != ("verb", "discard"):  # a discard is a card that is pressed
            assert NAMED[kind].format(name) in known


def test_the_engine_sends_the_names_that_the_page_asks_for() -> None:
    """Every kind of name that the page reads comes with the games."""
    asked = {
        kind
        for file in sorted((WEB / "src").rglob("*.js"))
        for kind in re.findall(r"""\b(?:nameOf|listNames)\((?:[\w.]+(?:\(\w+\))?), "(\w+)\"""", file.read_text("utf-8"))
    }
    assert {"group", "group_short", "fan", "win"} <= asked <= set(SHOWN_NAMES)
