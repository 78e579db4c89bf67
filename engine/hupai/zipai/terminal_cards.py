"""Zipai cards as a terminal shows them: bare characters, red ones in colour where that is wanted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hupai.zipai.cards import IS_RED, parse_card
from hupai.zipai.explain.card_words import plain_cards

_RED: Final = "\x1b[31m"
_PLAIN: Final = "\x1b[0m"


class CardFaces:
    """How cards look at one terminal."""

    def __init__(self, *, colour: bool) -> None:
        self._colour = colour

    def face(self, card: str) -> str:
        """Return a card's character."""
        shown = plain_cards(card)
        return f"{_RED}{shown}{_PLAIN}" if self._colour and IS_RED[parse_card(card)] else shown

    def row(self, cards: Iterable[str]) -> str:
        """Return cards beside each other, a dash for none."""
        return " ".join(map(self.face, cards)) or "–"

    def group(self, cards: Iterable[str]) -> str:
        """Return the cards of a group without a gap."""
        return "".join(map(self.face, cards))
