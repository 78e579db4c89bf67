"""The page's words: every sentence in both languages, and every sentence the page asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
ENTRY = re.compile(r'^  "([^"]+)": (.+?),?$', re.MULTILINE)
SAID = re.compile(r"""(?:\bsay\((?:\w+(?:\.\w+)*, )?|this\.say\(|both\()"([a-z_]+\.[a-z_.]+)\"""")


def words(lang: str) -> dict[str, str]:
    """Return the sentences of one language as they are written."""
    return dict(ENTRY.findall((WEB / "words" / f"{lang}.js").read_text("utf-8")))


def holes(sentence: str) -> set[str]:
    """Return the placeholders of a sentence; which number chooses the plural does not count."""
    return set(re.findall(r"\{(\w+)\}", sentence))


def test_both_languages_have_the_same_sentences() -> None:
    """Nothing is said in one language only."""
    assert words("zh").keys() == words("en").keys()
    assert len(words("zh")) > 200


@pytest.mark.parametrize("key", sorted(words("zh")))
def test_a_sentence_has_the_same_placeholders(key: str) -> None:
    """No fact is lost in translation: {n} may be told by the plural alone."""
    zh, en = holes(words("zh")[key]), holes(words("en")[key])
    assert zh - {"n"} == en - {"n"} or zh ^ en <= {"red", "n"}


def test_every_sentence_the_page_asks_for_exists() -> None:
    """Keys written out in the source are in the words."""
    known = words("zh").keys()
    for file in sorted((WEB / "src").rglob("*.js")):
        for key in SAID.findall(file.read_text("utf-8")):
            assert key in known, f"{file.name} asks for {key}"
