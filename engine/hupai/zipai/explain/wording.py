"""Facts of the family in words: how a card, a meld, an action or a list of wins reads inside a sentence.

A card is 三 in Chinese and "small three (三)" in English. A value of another type than its name implies is shown
unchanged.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.language import LANGUAGES
from hupai.explain.wording import JOIN, NOTHING, OR, Show, named, plain
from hupai.table.errors import EngineError
from hupai.zipai.actions import discarded, eaten_way, is_chi, is_discard, parse_action, verb
from hupai.zipai.eating import way_shapes
from hupai.zipai.explain.card_words import bare_words, card_words, cards_words, meld_words, melds_words
from hupai.zipai.explain.name_texts import NAMES
from hupai.zipai.melds import shape


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
        melds = melds_words([shape(n).text for n in way_shapes(eaten_way(action))], lang)
        return f"吃{melds}" if lang == "zh" else f"chi {melds}"
    return NAMES["verb"][verb(action)][LANGUAGES.index(lang)]


_WIN = named(NAMES, "win")


def _wins(value: object, lang: str) -> object:
    """Return the names of wins as a list in words; a number of wins stays a number."""
    if not isinstance(value, list | tuple):
        return plain(value, lang)
    names = [str(_WIN(item, lang)) for item in value]
    return OR[lang].join([JOIN[lang].join(names[:-1]), names[-1]] if len(names) > 1 else names) or NOTHING[lang]


SHOW: Final[Mapping[str, Show]] = {
    "card": cards_words,
    "melds": melds_words,
    "meld": meld_words,
    "action": action_words,
    "instead": action_words,
    "cards": bare_words,
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
