"""Facts in words: how a card, a meld, a seat or a list of names reads inside a sentence.

The engine's facts are JSON values; which kind of thing a fact is follows from its name, so that a template
only says ``{card}`` and both languages show it their own way: 三 in Chinese, "small three (三)" in English.
A value that is not what its name promises is shown as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hupai.explain.name_texts import NAMES
from hupai.explain.option_names import OPTIONS
from hupai.table.errors import EngineError
from hupai.zipai.actions import discarded, eaten_way, is_chi, is_discard, parse_action, verb
from hupai.zipai.cards import KING, NUMBERS, Kind, format_hanzi, hanzi, parse_cards
from hupai.zipai.eating import way_shapes
from hupai.zipai.melds import shape

LANGUAGES = ("zh", "en")

_ENGLISH = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_JOIN = {"zh": "、", "en": ", "}
_SWITCH = {"zh": ("关", "开"), "en": ("off", "on")}
_NOTHING = {"zh": "（没有）", "en": "(none)"}
_OR = {"zh": "、", "en": " or "}
_RELATIONS = {"zh": ("你", "下家", "上家"), "en": ("you", "the next player", "the previous player")}


class Number(int):
    """A number; ``{n:card|cards}`` in a template shows it with the English singular or plural."""

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return format(int(self), spec)
        one, many = spec.split("|")
        return f"{int(self)} {one if self == 1 else many}"


def card_words(kind: Kind, lang: str) -> str:
    """Return one card as a person of that language reads it: “三”, or "small three (三)"."""
    if lang == "zh":
        return f"“{hanzi(kind)}”"
    if kind == KING:
        return f"the king ({hanzi(kind)})"
    size = "small" if kind < NUMBERS else "big"
    return f"{size} {_ENGLISH[kind % NUMBERS]} ({hanzi(kind)})"


def cards_words(text: str, lang: str) -> str:
    """Return cards in notation as separate cards: “三”、“肆” or "small three (三), big four (肆)"."""
    return _JOIN[lang].join(card_words(kind, lang) for kind in parse_cards(text))


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


def seat_words(seat: int, lang: str, you: int | None) -> str:
    """Return a seat as its relation to ``you`` where that is known, else by its number."""
    if you is None:
        return f"{seat}号位" if lang == "zh" else f"seat {seat}"
    return _RELATIONS[lang][(seat - you) % len(_RELATIONS[lang])]


def _list(value: Any, lang: str) -> str:
    return _JOIN[lang].join(str(_plain(item, lang)) for item in value) or _NOTHING[lang]


def _bare(value: Any, lang: str) -> Any:
    """Return cards in notation as bare characters; a number of cards, or characters already, as they are."""
    return plain_cards(value) if isinstance(value, str) and value.isascii() else _plain(value, lang)


def _named(*kinds: str) -> Callable[[Any, str], Any]:
    """Return how an identifier of one of these kinds reads; what is none of them reads plainly."""

    def words(value: Any, lang: str) -> Any:
        for kind in kinds:
            if isinstance(value, str) and value in NAMES[kind]:
                return NAMES[kind][value][LANGUAGES.index(lang)]
        return _plain(value, lang)

    return words


def _wins(value: Any, lang: str) -> Any:
    """Return the wins that remain, as one says them in a row; a number of wins is a number."""
    if not isinstance(value, list | tuple):
        return _plain(value, lang)
    names = [str(_WIN(item, lang)) for item in value]
    return _OR[lang].join([_JOIN[lang].join(names[:-1]), names[-1]] if len(names) > 1 else names) or _NOTHING[lang]


_WIN = _named("win")


def _option(value: Any, lang: str) -> Any:
    """Return an option as its label and, for whoever types it, its identifier."""
    if not isinstance(value, str) or value not in OPTIONS:
        return _plain(value, lang)
    words = OPTIONS[value][LANGUAGES.index(lang)]
    return f"{words}（{value}）" if lang == "zh" else f"{words} ({value})"


def _melds(value: Any, lang: str) -> str:
    return _JOIN[lang].join(meld_words(item, lang) for item in value)


def _points(value: Any, lang: str) -> Any:
    """Return thousandths of a point as points with two decimals, rounded to the nearest: 1250 is 1.25."""
    if not isinstance(value, int):
        return _plain(value, lang)
    hundredths = (abs(value) + 5) // 10
    sign = "−" if value < 0 < hundredths else ""
    return f"{sign}{hundredths // 100}.{hundredths % 100:02}"


def _plain(value: Any, lang: str) -> Any:
    """Return any JSON value in words: a switch as on or off, a whole number countable."""
    if isinstance(value, bool):
        return _SWITCH[lang][value]
    if isinstance(value, int):
        return Number(value)
    return str(value)


_SHOW: Mapping[str, Callable[[Any, str], Any]] = {
    "card": cards_words,
    "melds": _melds,
    "meld": meld_words,
    "action": action_words,
    "known": _list,
    "allowed": _list,
    "scores": _list,
    "cards": _bare,
    "eaten": cards_words,
    "kept": cards_words,
    "thousandths": _points,
    "margin": _points,
    "id": _named("fan"),
    "name": _named("group", "counted", "special", "call"),
    "kind": _named("group"),
    "call": _named("fan"),
    "mine": _named("verb", "group_short"),
    "taken": _named("verb", "group_short"),
    "game": _named("game"),
    "how": _named("together"),
    "why": _named("payment"),
    "wins": _wins,
    "option": _option,
    "other": _option,
}
"""How the facts of these names read; every other fact is shown plainly."""

_SEATS = frozenset({"turn", "from", "to", "taker"})
"""Facts that are seats."""


def fact_words(name: str, value: Any, lang: str, you: int | None = None) -> Any:
    """Return the fact as ``lang`` shows it; ``you`` is the seat of whoever reads it, if anybody's."""
    if name in _SEATS and isinstance(value, int):
        return seat_words(value, lang, you)
    try:
        return _SHOW.get(name, _plain)(value, lang)
    except (EngineError, TypeError, AttributeError):
        return f"“{value}”"
