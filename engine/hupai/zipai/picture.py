"""The cards of zipai for pictures."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text
from hupai.picture.deck import PictureDeck, PrintedCard
from hupai.zipai.cards import COPIES, IS_RED, KINDS, KING, NUMBERS, Kind, code, hanzi, is_big, placed_cards
from hupai.zipai.explain.name_texts import NAMES
from hupai.zipai.explain.wording import card_words

_ENGLISH: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _name(kind: Kind) -> Text:
    if kind == KING:
        return hanzi(kind), "king"
    size = ("大", "big") if is_big(kind) else ("小", "small")
    return size[0] + hanzi(kind), f"{size[1]} {_ENGLISH[kind % NUMBERS]}"


def _said(kind: Kind) -> Text:
    return card_words(kind, "zh"), card_words(kind, "en")


def _printed(kind: Kind) -> PrintedCard:
    if kind == KING:
        return PrintedCard("", "gold", _name(kind), _said(kind))
    return PrintedCard(str(kind % NUMBERS + 1), "red" if IS_RED[kind] else "ink", _name(kind), _said(kind))


def _parse(text: str) -> list[tuple[str, int]]:
    return [(code(kind), place) for kind, place in placed_cards(text)]


DECK: Final = PictureDeck(
    family="zipai",
    fact="card",
    cards={code(kind): _printed(kind) for kind in (*range(KINDS), KING)},
    groups=NAMES["group_short"],
    parse=_parse,
    copies={code(kind): COPIES for kind in (*range(KINDS), KING)},
)
