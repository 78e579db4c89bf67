"""How cards read in a sentence, in every family that plays with them: 三 in Chinese, "small three (三)" in English."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hupai.explain.wording import JOIN, plain
from hupai.zipai.cards import KING, NUMBERS, Kind, format_hanzi, hanzi, parse_cards

_ENGLISH = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def card_words(kind: Kind, lang: str) -> str:
    """Return one card as a person of that language reads it: “三”, or "small three (三)"."""
    if lang == "zh":
        return f"“{hanzi(kind)}”"
    if kind == KING:
        return f"the king ({hanzi(kind)})"
    size = "small" if kind < NUMBERS else "big"
    return f"{size} {_ENGLISH[kind % NUMBERS]} ({hanzi(kind)})"


@lru_cache(maxsize=512)
def cards_words(text: str, lang: str) -> str:
    """Return cards in notation as separate cards: “三”、“肆” or "small three (三), big four (肆)"."""
    return JOIN[lang].join(card_words(kind, lang) for kind in parse_cards(text))


def plain_cards(text: str) -> str:
    """Return cards in notation as bare characters: 三四五."""
    return format_hanzi(parse_cards(text))


def bare_words(value: object, lang: str) -> object:
    """Return cards in notation as bare characters; a number of cards, or characters already, as they are."""
    return plain_cards(value) if isinstance(value, str) and value.isascii() else plain(value, lang)


def meld_words(text: str, lang: str) -> str:
    """Return a meld in notation as its characters, which both languages use; Chinese quotes them."""
    cards = plain_cards(text)
    return f"“{cards}”" if lang == "zh" else cards


def melds_words(texts: Sequence[str], lang: str) -> str:
    """Return melds in notation as a list of their characters."""
    return JOIN[lang].join(meld_words(text, lang) for text in texts)
