"""What pictures need to know of a family's cards: how they are written, and what is printed on each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hupai.explain.language import Text
from hupai.table.errors import InvalidRequest
from hupai.table.signs import Signs


@dataclass(frozen=True, slots=True)
class CardShape:
    """How the cards of a family are drawn. Lengths are units of the picture."""

    width: int
    height: int
    strip: int
    """How much of a card is seen under the next one; 0 for cards that lie side by side."""
    glyph: str
    """Where the outlines of what is printed lie on a card with a number, as the value of ``transform``."""
    bare: str
    """Where they lie on a card without a number: in the middle."""
    index: tuple[int, int]
    """The left end and the baseline of the number in the corner."""
    corner: int
    """The radius of the corners."""


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """What a card looks like besides its outline."""

    index: str
    """What stands in its corner, nothing for a card without a number."""
    colour: str
    """The colour of its print; outlines may name others."""
    name: Text
    """Its name in a list."""
    said: Text
    """Its name in a sentence."""


@dataclass(frozen=True, slots=True)
class Material:
    """What a hand may be put together from under some house rules."""

    copies: Mapping[str, int]
    """How many the deck has of each card, by its code."""
    melds: Mapping[str, Sequence[str]]
    """The cards of every group that may lie on the table, by its sort, in the family's notation."""
    turns: bool
    """Whether a card that is turned up counts for what a hand is worth."""


@dataclass(frozen=True, slots=True)
class PositionForm:
    """How the text of a family's positions is drawn: the names of its fields, and words."""

    required: Sequence[str]
    optional: Sequence[str]
    counts: str
    """The field with the number of cards that each seat holds."""
    counted: Text
    """What stands below the cards that another seat holds; ``{count}`` is their number."""
    wall: Text
    """The same for the wall."""
    marks: Mapping[str, Text]
    """Fields that name seats, and what is said of a seat that they name."""
    turned: Mapping[str, Text]
    """Fields with cards in the middle of the table, and what stands below these."""
    lying: Mapping[str, Text]
    """What is said of the card that may be claimed, by the word or the mark it has; the empty one for any other."""
    discard_marks: Mapping[str, bool]
    """The marks of discards, and whether such a card lies there no more."""
    hidden: Mapping[str, int]
    """How many cards a meld has that lies face down, by its sort."""
    opens: str
    """The field with hands that lie open, and …"""
    opened: Text
    """… what stands below them."""
    example: str
    example_by_seat: str
    example_cards: str
    live_example: str
    """Values that a field could have, for sentences about wrong ones."""


@dataclass(frozen=True, slots=True)
class PictureDeck:
    """The cards of a family for pictures."""

    family: str
    fact: str
    """What the family's sentences call one: ``card`` or ``tile``."""
    shape: CardShape
    faces: Sequence[str]
    """The faces that its cards may have; the first is the usual one."""
    cards: Mapping[str, PrintedCard]
    """Every card by its code."""
    groups: Mapping[str, Text]
    """What may be written before a group's cards, ``peng:``, and what stands below the group."""
    signs: Signs
    """How its cards and groups are written."""
    copies: Mapping[str, int]
    """How many a deck has at most of each card, by its code."""
    material: Callable[[Any], Material]
    """What a hand may be put together from, by the rules of a game."""
    position: PositionForm
    """How its positions are written."""

    def face_named(self, name: str) -> str:
        """Return the face of that name, the usual one for ""; InvalidRequest ``wrong_argument`` lists them."""
        if name and name not in self.faces:
            raise InvalidRequest("wrong_argument", name="face", expected=", ".join(self.faces))
        return name or self.faces[0]
