"""Zipai cards and melds as a terminal shows them: bare characters, red ones in colour where that is wanted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hupai.table.json_object import Facts
from hupai.zipai.cards import IS_RED, parse_card
from hupai.zipai.explain.card_words import plain_cards
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.terminal_words import say

_RED: Final = "\x1b[31m"
_PLAIN: Final = "\x1b[0m"


class CardFaces:
    """How cards look at one terminal."""

    def __init__(self, lang: str, *, colour: bool) -> None:
        self._lang = lang
        self._colour = colour

    def face(self, card: str) -> str:
        """Return a card's character."""
        shown = plain_cards(card)
        return f"{_RED}{shown}{_PLAIN}" if self._colour and IS_RED[parse_card(card)] else shown

    def row(self, cards: Iterable[str]) -> str:
        """Return cards beside each other, a dash for none."""
        return " ".join(map(self.face, cards)) or "–"

    def meld(self, meld: Facts) -> str:
        """Return a laid meld with its name; of a hidden one the name alone."""
        if None in meld["cards"]:
            return say(self._lang, "hidden", name=VOCABULARY.label("group_short", meld["kind"])[self._lang])
        name = VOCABULARY.label("group_short", meld["scores"] or meld["kind"])[self._lang]
        return f"{name} {''.join(map(self.face, meld['cards']))}"
