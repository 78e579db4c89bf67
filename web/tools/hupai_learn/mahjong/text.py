"""Sentences in both languages. Their placeholders are filled with the words of the mahjong family."""

from __future__ import annotations

from typing import Any

from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.table.seats import Reader
from hupai_learn.text import YOU, Said, Text, filled

READER = Reader(YOU, 4)
"""The learner at a table of four: the previous player is 3."""


def say(zh: str, en: str, **facts: Any) -> Said:
    """Return the sentence with its facts in words, e.g. “三条” or "3 of bamboo (三条)" for ``{tile}``."""
    return filled(VOCABULARY, READER, (zh, en), facts)


def group_name(name: str) -> Said:
    """Return the name of a group as it stands under a drawing: 碰, "peng"."""
    return VOCABULARY.label("group_short", name)


def joined(sentences: list[Said]) -> Said:
    """Return sentences one after the other."""
    return {"zh": "".join(one["zh"] for one in sentences), "en": " ".join(one["en"] for one in sentences)}


def worded(zh: str, en: str, **facts: Any) -> Text:
    """Return the sentence with its facts in words, for the text of a step."""
    found = say(zh, en, **facts)
    return found["zh"], found["en"]
