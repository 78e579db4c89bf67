"""How the facts of any game are worded inside a sentence: numbers, switches, lists, seats and points.

Facts are JSON values. The name of a fact says what kind of value it is, so a template contains only ``{scores}`` and
each language words it in its own way. A family's vocabulary does the same for its cards, melds and actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from hupai.explain.language import LANGUAGES, Number, Text
from hupai.table.seats import Reader, order_from, place_of

Show = Callable[[Any, str], object]
"""Returns the words for a fact's value in a language."""

JOIN: Final = {"zh": "、", "en": ", "}
NOTHING: Final = {"zh": "（没有）", "en": "(none)"}
OR: Final = {"zh": "、", "en": " or "}
_SWITCH = {"zh": ("关", "开"), "en": ("off", "on")}

_YOU: Final[Text] = ("你", "you")
_PLACES: Final[Mapping[str, Text]] = {
    "other": ("对家", "the other player"),
    "next": ("下家", "the next player"),
    "opposite": ("对家", "the player opposite"),
    "previous": ("上家", "the previous player"),
}
"""The words for a seat without a name, by where it is as seen from the reader."""

SEAT_FACTS: Final = frozenset({"turn", "from", "to", "taker"})
"""Facts that are seats."""


def seat_words(seat: int, lang: str, reader: Reader | None) -> str:
    """Return what the reader calls a seat: "you", its name, or its place; its number where there is none of these."""
    found: Text | None = None
    if reader is not None:
        if seat == reader.seat:
            found = _YOU
        elif reader.names:
            found = reader.names[seat]
        place = place_of(seat, reader.seat, reader.seats)
        if found is None and place is not None:
            found = _PLACES[place]
    if found is None:
        found = (f"{seat}号位", f"seat {seat}")
    return found[LANGUAGES.index(lang)]


def plain(value: object, lang: str) -> object:
    """Return any JSON value in words: a switch as on or off, an integer as a :class:`Number`."""
    if isinstance(value, bool):
        return _SWITCH[lang][value]
    if isinstance(value, int):
        return Number(value)
    return str(value)


def listed(members: Iterable[object], lang: str) -> str:
    """Return the members of a list, with the language's separator."""
    return JOIN[lang].join(str(plain(item, lang)) for item in members) or NOTHING[lang]


def in_points(value: object, lang: str) -> object:
    """Return thousandths of a point as points with two decimals, rounded to the nearest: 1250 is 1.25."""
    if not isinstance(value, int):
        return plain(value, lang)
    hundredths = (abs(value) + 5) // 10
    sign = "−" if value < 0 < hundredths else ""
    return f"{sign}{hundredths // 100}.{hundredths % 100:02}"


def points_by_seat(scores: Sequence[int], lang: str, reader: Reader) -> str:
    """Return what each seat won or lost, own points first: "you +12, the next player −8, the previous player −4"."""
    seats = order_from(max(reader.seat, 0), len(scores))
    return JOIN[lang].join(f"{seat_words(seat, lang, reader)} {_signed(scores[seat])}" for seat in seats)


def _signed(points: int) -> str:
    return "0" if points == 0 else f"{'+' if points > 0 else '−'}{abs(points)}"


def named(names: Mapping[str, Mapping[str, Text]], *kinds: str) -> Show:
    """Return a :data:`Show` for identifiers of these kinds; other values are shown plainly."""

    def words(value: object, lang: str) -> object:
        for kind in kinds:
            if isinstance(value, str) and value in names[kind]:
                return names[kind][value][LANGUAGES.index(lang)]
        return plain(value, lang)

    return words


def known_by(groups: Mapping[str, Text]) -> Show:
    """Return a :data:`Show` for what may be written; the Chinese names of groups are read too, so Chinese has those."""

    def words(names: Sequence[str], lang: str) -> str:
        return listed([groups[name][0] if lang == "zh" and name in groups else name for name in names], lang)

    return words


def _part(value: object, lang: str) -> object:
    """Return the words for a part of a bot's value, which are loaded when one is told."""
    from hupai.explain.choice_texts import PARTS

    return PARTS[value][LANGUAGES.index(lang)] if value in PARTS else plain(value, lang)


SHARED_SHOW: Final[Mapping[str, Show]] = {
    "known": listed,
    "allowed": listed,
    "scores": listed,
    "thousandths": in_points,
    "noise": in_points,
    "margin": in_points,
    "beside": in_points,
    "part": _part,
}
"""How facts of these names are shown in every game; other facts are shown plainly."""
