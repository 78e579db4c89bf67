"""The page's words: every sentence in both languages, and every sentence the page asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hupai.explain.event_texts import EVENTS
from hupai.explain.names import names

WEB = Path(__file__).parents[2] / "web"
ENTRY = re.compile(r'^  "([^"]+)": (.+?),?$', re.MULTILINE)
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


NAMED = {
    "verb": "verb.{}.short",
    "payment": "payment.{}",
    "by": "result.by.{}",
    "special": "result.by.{}",
    "win": "win.{}",
    "call": "fan.{}",
}
"""What the engine has names for, and where the page's own words for it are."""


@pytest.mark.parametrize("kind", list(NAMED))
def test_whatever_the_engine_names_has_words(kind: str) -> None:
    """A new game's action, payment or way to win has words in the page too."""
    for name in names(kind):
        if (kind, name) != ("verb", "discard"):  # a discard is a card that is pressed
            assert NAMED[kind].format(name) in words("zh")


def test_every_group_has_a_name() -> None:
    """Sets are named like the calls that made them, other groups by their shape."""
    for group in names("group"):
        assert {f"kind.{group}.short", f"meld.{group}"} & words("zh").keys()


OWN_NAMES = {"chouwei": "wei_chou", "three_ti_five_kan": "won_three_ti_five_kan"}
"""Facts the page tells under another name."""


@pytest.mark.parametrize("event", list(EVENTS))
def test_every_fact_is_told_in_the_log(event: str) -> None:
    """What the engine narrates has a sentence of the page's."""
    assert f"log.{OWN_NAMES.get(event, event)}" in words("zh")
