"""Facts of the family in words: how a card, a meld, a pair or an action reads inside a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from hupai.explain.language import LANGUAGES
from hupai.explain.wording import JOIN, Show, named, plain
from hupai.guihuzi.actions import eaten_shape, is_chi, is_discard, is_liu, kind_of, parse_action, verb
from hupai.guihuzi.explain.name_texts import NAMES
from hupai.guihuzi.melds import SHAPE_TEXTS
from hupai.table.errors import EngineError
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


def meld_words(text: str, lang: str) -> str:
    """Return cards in notation as their characters, which both languages use; Chinese quotes them."""
    cards = format_hanzi(parse_cards(text))
    return f"“{cards}”" if lang == "zh" else cards


def action_words(text: str, lang: str) -> str:
    """Return an action in words: 打“三”, "play small three (三)"; other text as it is."""
    try:
        action = parse_action(text)
    except EngineError:
        return f"“{text}”"
    if is_discard(action) or is_liu(action):
        card = card_words(kind_of(action), lang)
        word = ("打" if lang == "zh" else "play ") if is_discard(action) else ("溜" if lang == "zh" else "liu ")
        return word + card
    if is_chi(action):
        meld = meld_words(SHAPE_TEXTS[eaten_shape(action)], lang)
        return f"吃{meld}" if lang == "zh" else f"chi {meld}"
    return NAMES["verb"][verb(action)][LANGUAGES.index(lang)]


def _melds(value: Any, lang: str) -> str:
    return JOIN[lang].join(meld_words(item, lang) for item in value)


_FEAT = named(NAMES, "fan")


def _feats(value: Any, lang: str) -> str:
    return JOIN[lang].join(str(_FEAT(item, lang)) for item in value)


def _pair(value: Any, lang: str) -> str:
    return meld_words("".join(value), lang)


def _cards(value: Any, lang: str) -> Any:
    """Return cards in notation, or a list of them, as separate cards; a number of cards stays a number."""
    if isinstance(value, list | tuple):
        return JOIN[lang].join(cards_words(item, lang) for item in value)
    return cards_words(value, lang) if isinstance(value, str) and value.isascii() else plain(value, lang)


def _bare(value: Any, lang: str) -> Any:
    return format_hanzi(parse_cards(value)) if isinstance(value, str) and value.isascii() else plain(value, lang)


SHOW: Final[Mapping[str, Show]] = {
    "card": cards_words,
    "melds": _melds,
    "meld": meld_words,
    "pair": _pair,
    "pairs": _melds,
    "locked": _cards,
    "action": action_words,
    "instead": action_words,
    "cards": _bare,
    "eaten": cards_words,
    "kept": cards_words,
    "then": cards_words,
    "wanted": _cards,
    "id": _FEAT,
    "names": _feats,
    "name": named(NAMES, "group", "special"),
    "kind": named(NAMES, "group"),
    "mine": named(NAMES, "verb"),
    "taken": named(NAMES, "verb"),
    "why": named(NAMES, "payment"),
}
"""How the facts of these names read in this family."""
