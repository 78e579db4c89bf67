"""What a picture shows: rows of groups of cards or tiles, with names. Sizes and colours are not its business."""

from __future__ import annotations

from dataclasses import dataclass

from hupai.explain.language import Text


@dataclass(frozen=True, slots=True)
class Card:
    """A card or tile as it lies."""

    code: str
    """As the family writes it; empty for one that lies face down."""
    ringed: bool = False
    """The card that wins, or that the picture is about."""
    down: bool = False
    """It lies face down, and who looks at the picture knows it."""
    wild: bool = False
    """It may stand for another."""
    claimed: bool = False
    """It was taken from the table: a tile lies on its side, a card has an edge."""


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that belong together."""

    cards: tuple[Card, ...]
    name: Text | None = None
    """What stands below them."""
    apart: bool = False
    """Whether they stand a little apart from the group before them."""
    worth: int | None = None
    """The huxi that stand behind the name."""


@dataclass(frozen=True, slots=True)
class Row:
    """Groups beside each other."""

    label: Text
    groups: tuple[Group, ...]
    small: bool = False
    """Whether its cards are drawn smaller: discards, the indicator."""
    said: Text | None = None
    """The groups in words, if somebody knows better words than those that follow from the cards."""
