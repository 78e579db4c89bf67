"""Sentences and drawn groups. Placeholders are filled with the words of the 鬼胡子 family."""

from __future__ import annotations

from typing import Any

from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.table.seats import Reader
from hupai.zipai.cards import codes, parse_cards
from hupai_learn.steps import Json
from hupai_learn.text import YOU, Said, filled

READER = Reader(YOU, 3)
"""The learner at a table of three: the previous player is 2."""


def say(zh: str, en: str, **facts: Any) -> Said:
    """Return the sentence with its facts in words, e.g. “柒” or "big seven (柒)" for ``{card}``."""
    return filled(VOCABULARY, READER, (zh, en), facts)


def pile(cards: str, kind: str = "", *, down: int = 0, claimed: int = -1) -> Json:
    """Return one drawn group: its cards from the top and its name.

    The first ``down`` cards lie face down. ``claimed`` is the index of the card that was taken from the table.
    """
    return {
        "cards": codes(parse_cards(cards)),
        "name": VOCABULARY.label("group_short", kind) if kind else None,
        "huxi": None,
        "down": down,
        "claimed": claimed if claimed >= 0 else None,
    }
