"""What pictures need to know of a family's cards: how they are written, and what is printed on each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

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
class Material:
    """What a hand may be put together from under some house rules."""

    copies: Mapping[str, int]
    """How many the deck has of each card, by its code."""
    melds: Mapping[str, Sequence[str]]
    """The cards of every group that may lie on the table, by its sort, in the family's notation."""
    turns: bool
    """Whether a card that is turned up counts for what a hand is worth."""


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
    material: Callable[[Any], Material]
    """What a hand may be put together from, by the rules of a game."""
