"""How the facts of any game are worded inside a sentence: numbers, switches, lists, seats and points.

Facts are JSON values. The name of a fact says what kind of value it is, so a template contains only ``{scores}`` and
each language words it in its own way. A family's vocabulary does the same for its cards, melds and actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hupai.explain.language import LANGUAGES, Number, Text
from hupai.table.seats import Reader

Show = Callable[[Any, str], Any]
"""Returns the words for a fact's value in a language."""

JOIN: Final = {"zh": "、", "en": ", "}
NOTHING: Final = {"zh": "（没有）", "en": "(none)"}
OR: Final = {"zh": "、", "en": " or "}
_SWITCH = {"zh": ("关", "开"), "en": ("off", "on")}

_RELATIONS: Final[Mapping[int, Mapping[str, tuple[str, ...]]]] = {
    2: {"zh": ("你", "对家"), "en": ("you", "the other player")},
    3: {"zh": ("你", "下家", "上家"), "en": ("you", "the next player", "the previous player")},
    4: {
        "zh": ("你", "下家", "对家", "上家"),
        "en": ("you", "the next player", "the player opposite", "the previous player"),
    },
}
"""The words of a reader for each seat, their own first, by the number of seats."""

SEAT_FACTS: Final = frozenset({"turn", "from", "to", "taker"})
"""Facts that are seats."""


def seat_words(seat: int, lang: str, reader: Reader | None) -> str:
    """Return a seat by its position relative to the reader, or by its number without a reader."""
    if reader is None:
        return f"{seat}号位" if lang == "zh" else f"seat {seat}"
    return _RELATIONS[reader.seats][lang][(seat - reader.seat) % reader.seats]


def plain(value: Any, lang: str) -> Any:
    """Return any JSON value in words: a switch as on or off, an integer as a :class:`Number`."""
    if isinstance(value, bool):
        return _SWITCH[lang][value]
    if isinstance(value, int):
        return Number(value)
    return str(value)


def listed(value: Any, lang: str) -> str:
    """Return the members of a list, with the language's separator."""
    return JOIN[lang].join(str(plain(item, lang)) for item in value) or NOTHING[lang]


def in_points(value: Any, lang: str) -> Any:
    """Return thousandths of a point as points with two decimals, rounded to the nearest: 1250 is 1.25."""
    if not isinstance(value, int):
        return plain(value, lang)
    hundredths = (abs(value) + 5) // 10
    sign = "−" if value < 0 < hundredths else ""
    return f"{sign}{hundredths // 100}.{hundredths % 100:02}"


def named(names: Mapping[str, Mapping[str, Text]], *kinds: str) -> Show:
    """Return a :data:`Show` for identifiers of these kinds; other values are shown plainly."""

    def words(value: Any, lang: str) -> Any:
        for kind in kinds:
            if isinstance(value, str) and value in names[kind]:
                return names[kind][value][LANGUAGES.index(lang)]
        return plain(value, lang)

    return words


SHARED_SHOW: Final[Mapping[str, Show]] = {
    "known": listed,
    "allowed": listed,
    "scores": listed,
    "thousandths": in_points,
    "margin": in_points,
}
"""How facts of these names are shown in every game; other facts are shown plainly."""
