"""Facts of the family in words: how a card, a meld, a pair or an action reads inside a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hupai.explain.language import LANGUAGES
from hupai.explain.wording import JOIN, Show, named, plain
from hupai.guihuzi.actions import eaten_shape, is_chi, is_discard, is_liu, kind_of, parse_action, verb
from hupai.guihuzi.explain.name_texts import NAMES
from hupai.guihuzi.melds import SHAPE_TEXTS
from hupai.table.errors import EngineError
from hupai.zipai.explain.card_words import bare_words, card_words, cards_words, meld_words, melds_words


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


_FEAT = named(NAMES, "fan")


def _feats(names: Sequence[str], lang: str) -> str:
    return JOIN[lang].join(str(_FEAT(name, lang)) for name in names)


def _pair(cards: Sequence[str], lang: str) -> str:
    return meld_words("".join(cards), lang)


def _cards(value: object, lang: str) -> object:
    """Return cards in notation, or a list of them, as separate cards; a number of cards stays a number."""
    if isinstance(value, list | tuple):
        return JOIN[lang].join(cards_words(item, lang) for item in value)
    return cards_words(value, lang) if isinstance(value, str) and value.isascii() else plain(value, lang)


SHOW: Final[Mapping[str, Show]] = {
    "card": cards_words,
    "melds": melds_words,
    "meld": meld_words,
    "pair": _pair,
    "pairs": melds_words,
    "locked": _cards,
    "action": action_words,
    "instead": action_words,
    "cards": bare_words,
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
