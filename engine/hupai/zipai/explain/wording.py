"""Facts of the family in words: how a card, a meld, an action or a list of wins reads inside a sentence.

A card is 三 in Chinese and "small three (三)" in English. A value of another type than its name implies is shown
unchanged.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from hupai.explain.language import LANGUAGES
from hupai.explain.wording import JOIN, NOTHING, OR, Show, named, plain
from hupai.table.errors import EngineError
from hupai.zipai.actions import discarded, eaten_way, is_chi, is_discard, parse_action, verb
from hupai.zipai.cards import KING, NUMBERS, Kind, format_hanzi, hanzi, parse_cards
from hupai.zipai.eating import way_shapes
from hupai.zipai.explain.name_texts import NAMES
from hupai.zipai.melds import shape

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


def meld_words(text: str, lang: str) -> str:
    """Return a meld in notation as its characters, which both languages use; Chinese quotes them."""
    cards = plain_cards(text)
    return f"“{cards}”" if lang == "zh" else cards


def action_words(text: str, lang: str) -> str:
    """Return an action in words: 打三, "play small three (三)"; other text as it is."""
    try:
        action = parse_action(text)
    except EngineError:
        return f"“{text}”"
    if is_discard(action):
        card = card_words(discarded(action), lang)
        return f"打{card}" if lang == "zh" else f"play {card}"
    if is_chi(action):
        melds = _melds([shape(n).text for n in way_shapes(eaten_way(action))], lang)
        return f"吃{melds}" if lang == "zh" else f"chi {melds}"
    return NAMES["verb"][verb(action)][LANGUAGES.index(lang)]


def _bare(value: Any, lang: str) -> Any:
    """Return cards in notation as bare characters; a number of cards, or characters already, as they are."""
    return plain_cards(value) if isinstance(value, str) and value.isascii() else plain(value, lang)


_WIN = named(NAMES, "win")


def _wins(value: Any, lang: str) -> Any:
    """Return the names of wins as a list in words; a number of wins stays a number."""
    if not isinstance(value, list | tuple):
        return plain(value, lang)
    names = [str(_WIN(item, lang)) for item in value]
    return OR[lang].join([JOIN[lang].join(names[:-1]), names[-1]] if len(names) > 1 else names) or NOTHING[lang]


def _melds(value: Any, lang: str) -> str:
    return JOIN[lang].join(meld_words(item, lang) for item in value)


SHOW: Final[Mapping[str, Show]] = {
    "card": cards_words,
    "melds": _melds,
    "meld": meld_words,
    "action": action_words,
    "instead": action_words,
    "cards": _bare,
    "eaten": cards_words,
    "kept": cards_words,
    "then": cards_words,
    "turned": cards_words,
    "id": named(NAMES, "fan"),
    "name": named(NAMES, "group", "counted", "special", "call"),
    "kind": named(NAMES, "group"),
    "call": named(NAMES, "fan"),
    "mine": named(NAMES, "verb", "group_short"),
    "taken": named(NAMES, "verb", "group_short"),
    "how": named(NAMES, "together"),
    "why": named(NAMES, "payment"),
    "wins": _wins,
}
"""How the facts of these names read in this family."""
