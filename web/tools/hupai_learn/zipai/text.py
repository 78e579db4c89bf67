"""Sentences in both languages. Their placeholders are filled with the words of the zipai family."""

from __future__ import annotations

from typing import Any

from hupai.table.seats import Reader
from hupai.zipai.cards import format_cards
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.melds import GROUP_NAMES, set_huxi, shape, shape_number
from hupai_learn.text import YOU, Said, filled

READER = Reader(YOU, 3)
"""The learner at a table of three: the previous player is 2."""


def say(zh: str, en: str, **facts: Any) -> Said:
    """Return the sentence with its facts in words, e.g. “柒” or "big seven (柒)" for ``{card}``."""
    return filled(VOCABULARY, READER, (zh, en), facts)


def group_name(name: str) -> Said:
    """Return the name of a group as it stands under a drawing: 偎, "wei"."""
    return VOCABULARY.label("group_short", name)


def group_line(name: str, cards: list[int], huxi: int) -> Said:
    """Return the engine's line about one group in a proof: 偎“二二二”：3胡息。"""
    return VOCABULARY.sentence("line_group", {"name": name, "cards": format_cards(cards), "huxi": huxi})


def group_of(cards: list[int]) -> tuple[str, int] | None:
    """Return name and 胡息 of the shape that three unequal cards form; None if they form none."""
    number = shape_number(cards)
    return None if number is None else (shape(number).name, shape(number).huxi)


def set_worth(name: str, kind: int) -> int:
    """Return the 胡息 of a set of equal cards, e.g. 6 for a 偎 of 伍."""
    return set_huxi(GROUP_NAMES.index(name), kind)
