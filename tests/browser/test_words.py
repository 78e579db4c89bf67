"""The page's words: every sentence in both languages, and every sentence the page asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hupai.session.looking_up import SHOWN_NAMES
from hupai.zipai.explain.vocabulary import VOCABULARY

WEB = Path(__file__).parents[2] / "web"
ENTRY = re.compile(r'^  "([^"]+)":\s+(.+?),?(?=\n(?:\n|\};|  "|  //))', re.MULTILINE | re.DOTALL)
SAID = re.compile(r"""(?:\bsay\((?:\w+(?:\.\w+)*, )?|this\.say\(|both\()"([a-z_]+\.[a-z_.]+)\"""")


def words(lang: str) -> dict[str, str]:
    """Return the sentences of one language as they are written, those of parts that are loaded later too."""
    found: dict[str, str] = {}
    for file in files(lang):
        sentences = dict(ENTRY.findall(file.read_text("utf-8")))
        assert not found.keys() & sentences.keys(), file.name
        found |= sentences
    return found


def files(lang: str) -> list[Path]:
    """Return the files that hold the words of one language."""
    return [WEB / "words" / f"{lang}.js", *sorted((WEB / "words").glob(f"*.{lang}.js"))]


def holes(sentence: str) -> set[str]:
    """Return the placeholders of a sentence; which number chooses the plural does not count."""
    return set(re.findall(r"\{(\w+)\}", sentence))


def test_both_languages_have_the_same_sentences() -> None:
    """Nothing is said in one language only."""
    assert words("zh").keys() == words("en").keys()
    assert [file.name.replace("zh", "en") for file in files("zh")] == [file.name for file in files("en")]
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


NAMED = {"verb": "verb.{}.short", "by": "result.by.{}", "special": "result.by.{}"}
"""What the engine has names for, and what the page calls it where it needs other words."""


@pytest.mark.parametrize("kind", list(NAMED))
def test_whatever_the_engine_names_has_words(kind: str) -> None:
    """A new game's action or way to win has words in the page too."""
    for name in VOCABULARY.identifiers(kind):
        if (kind, name) != ("verb", "discard"):  # a discard is a card that is pressed
            assert NAMED[kind].format(name) in words("zh")


ENGINES = re.compile(r"^(?:log|caption|fan|win|group|kind)\.(?!about$)|^payment\.(?!me$)")
"""Words that the engine has: its events, and its names of fans, wins, groups and payments."""


def test_the_page_has_no_words_for_what_the_engine_says() -> None:
    """Events, groups, fans, wins and payments are told in the engine's words only."""
    assert [key for key in words("zh") if ENGINES.match(key)] == []


def test_the_engine_sends_the_names_that_the_page_asks_for() -> None:
    """Every kind of name that the page reads comes with the games."""
    asked = {
        kind
        for file in sorted((WEB / "src").rglob("*.js"))
        for kind in re.findall(r"""\b(?:nameOf|listNames)\((?:[\w.]+(?:\(\w+\))?), "(\w+)\"""", file.read_text("utf-8"))
    }
    assert {"group", "group_short", "fan", "win"} <= asked <= set(SHOWN_NAMES)
