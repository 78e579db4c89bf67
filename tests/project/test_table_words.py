"""The English words of the zipai table: each is in the glossary, and cards are flipped there, never drawn."""

from __future__ import annotations

import re

from hupai.zipai.explain.name_texts import NAMES
from hupai_build.paths import ROOT
from hupai_learn.book import book
from hupai_learn.glossary import glossary
from hupai_learn.lessons import lessons

TERMS = [term for term in glossary()["terms"] if term["family"] == "zipai"]
MARKS = r"call\.\w+|verb\.\w+\.short|seat\.(?:dealer|dead|raised|barred|limits)|ledger\.(?:label|waits|dead)"
ON_THE_TABLE = re.compile(rf'"(?:{MARKS})": "([^"]+)"')
"""The words that stand for themselves: calls, answers, marks of the seats, the line above the hand."""
DRAWN = re.compile(r"\bdraws?\b|(?<!is )\bdrawn\b(?! hand)")
"""A card that is drawn; a hand without a winner may be."""


def test_every_english_word_of_the_table_is_a_headword_of_the_glossary() -> None:
    """Also the names of groups, which the engine brings."""
    pages = [(ROOT / "web" / "words" / name).read_text("utf-8") for name in ("en.js", "table.en.js")]
    shown = {word.lower() for page in pages for word in ON_THE_TABLE.findall(page)}
    assert len(shown) > 12
    names = {word for kind in ("group_short", "group_badge") for _, word in NAMES[kind].values()}
    shown |= {word for word in names if not re.search(r"\d", word)}
    listed = {word for term in TERMS for word in term["en"].split(", ")}
    assert shown <= listed, shown - listed


def test_flip_is_the_one_english_word_for_turning_up_a_card() -> None:
    """In the rule book, the lessons and the glossary."""
    rules = [text["en"] for rule in book("zipai", {})["rules"] for text in rule["texts"]]
    taught = [step["text"]["en"] for lesson in lessons() if lesson["family"] == "zipai" for step in lesson["steps"]]
    assert len(rules) > 50 and len(taught) > 50
    for text in (*rules, *taught, *(term["means"]["en"] for term in TERMS)):
        assert not DRAWN.search(text), text
