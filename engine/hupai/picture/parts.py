"""The parts of a hand as somebody writes them, read into rows of a picture.

A part is cards in the notation of the family, ``x`` for one that lies face down. Laid groups have their sort before
their cards, ``peng:333s chi:345s``; a ``+`` between the cards of a group counts for nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from hupai.explain.language import Text
from hupai.picture.deck import PictureDeck
from hupai.picture.scene import Card, Group, Row
from hupai.table.errors import InvalidNotation
from hupai.table.json_object import Json
from hupai.table.signs import WrittenGroup
from hupai.table.typed_text import errors_from, reading

LONGEST: Final = 1000
"""Characters that a part has at most."""
MOST_IN_GROUP: Final = 4
BACK: Final = "x"
"""A card that lies face down."""

LABELS: Final[Mapping[str, Text]] = {
    "indicator": ("翻出的牌", "Indicator"),
    "live": ("等人要的牌", "Open to claims"),
    "laid": ("桌上的牌", "On the table"),
    "cards": ("手牌", "Hand"),
    "win": ("胡的牌", "Wins with"),
    "discards": ("打出的牌", "Discards"),
}
"""The parts of a hand, in the order they are drawn."""
GROUPS: Final[Text] = ("牌组", "Groups")
"""What groups alone are called."""
SMALL: Final = ("indicator", "live", "discards")
"""The parts whose cards are drawn smaller."""


class PartError(Exception):
    """A part that cannot be read: its text and what is wrong with it."""

    def __init__(self, text: str, error: InvalidNotation) -> None:
        super().__init__(str(error))
        self.text = text
        self.error = error


def rows_of(deck: PictureDeck, parts: Mapping[str, str]) -> list[Row]:
    """Return a row for each part of a hand that is not empty; PartError for one that cannot be read.

    A winning card stands beside the hand, with a ring.
    """
    counts: dict[str, int] = {}
    found: list[Row] = []
    for name, label in LABELS.items():
        with reading_part(parts.get(name, "")) as text:
            groups = _groups(deck, text, counts) if name == "laid" else _pile(deck, text, counts, name == "win")
        if not groups:
            continue
        if name == "win" and found and found[-1].label == LABELS["cards"]:
            first = replace(groups[0], apart=True)
            found[-1] = replace(found[-1], groups=(*found[-1].groups, first, *groups[1:]))
        else:
            found.append(Row(label, groups, name in SMALL))
    return found


def group_rows(deck: PictureDeck, text: str) -> list[Row]:
    """Return one row with the groups that a text names; PartError if it cannot be read."""
    with reading_part(text) as read:
        return [Row(GROUPS, _groups(deck, read, {}))]


@contextmanager
def reading_part(text: str) -> Iterator[str]:
    """Yield a text as it is read; what cannot be read becomes a PartError with its place in the text as typed."""
    try:
        with reading(text) as read:
            yield read.text
    except InvalidNotation as error:
        raise PartError(text, error) from None


def _pile(deck: PictureDeck, text: str, counts: dict[str, int], ringed: bool) -> tuple[Group, ...]:
    _check_length(text)
    return tuple([Group((Card(code, ringed),)) for code in _codes(deck, text, 0, counts)])


def _groups(deck: PictureDeck, text: str, counts: dict[str, int]) -> tuple[Group, ...]:
    _check_length(text)
    return tuple([_group(deck, each, counts) for each in deck.signs.written_groups(text, deck.groups)])


def _group(deck: PictureDeck, written: WrittenGroup, counts: dict[str, int]) -> Group:
    cards: list[Card] = []
    for number, (piece, place) in enumerate(_pieces(written.cards, "+")):
        cards += [Card(code, wild=number > 0) for code in _codes(deck, piece, written.at + place, counts)]
    if not 0 < len(cards) <= MOST_IN_GROUP:
        raise InvalidNotation("group_size_wrong", position=written.start, group=written.text, most=MOST_IN_GROUP)
    return Group(tuple(cards), deck.groups[written.name])


def _codes(deck: PictureDeck, text: str, start: int, counts: dict[str, int]) -> list[str]:
    """Return the cards of a piece of text, which begins at ``start`` of its part; ``counts`` counts them."""
    found: list[str] = []
    for number, (piece, place) in enumerate(_pieces(text, BACK)):
        if number:
            found.append("")
        for code, at in _placed(deck, piece, start + place):
            counts[code] = counts.get(code, 0) + 1
            if counts[code] > deck.copies[code]:
                facts: Json = {deck.fact: code, "limit": deck.copies[code]}
                raise InvalidNotation("too_many_copies", position=at, **facts)
            found.append(code)
    return found


def codes_of(deck: PictureDeck, text: str, start: int) -> list[str]:
    """Return the cards of a piece of text that begins at ``start`` of a whole; InvalidNotation has the place there."""
    return [code for code, _ in _placed(deck, text, start)]


def _placed(deck: PictureDeck, text: str, start: int) -> list[tuple[str, int]]:
    with errors_from(start):
        return [(code, start + at) for code, at in deck.signs.placed_cards(text)]


def _pieces(text: str, separator: str) -> Iterator[tuple[str, int]]:
    """Yield the pieces between the separators, each with its index."""
    at = 0
    for piece in text.split(separator):
        yield piece, at
        at += len(piece) + len(separator)


def _check_length(text: str) -> None:
    if len(text) > LONGEST:
        raise InvalidNotation("picture_text_too_long", position=LONGEST, most=LONGEST, length=len(text))
