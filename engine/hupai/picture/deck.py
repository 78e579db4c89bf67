"""What pictures need to know of a family's cards: how they are written, and what is printed on each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hupai.explain.language import Text


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
class PictureDeck:
    """The cards of a family for pictures."""

    family: str
    fact: str
    """What the family's sentences call one: ``card`` or ``tile``."""
    cards: Mapping[str, PrintedCard]
    """Every card by its code."""
    groups: Mapping[str, Text]
    """What may be written before a group's cards, ``peng:``, and what stands below the group."""
    parse: Callable[[str], list[tuple[str, int]]]
    """Cards in the family's notation as codes, each with its index in the text; it raises InvalidNotation."""
    copies: Mapping[str, int]
    """How many a deck has at most of each card, by its code."""
