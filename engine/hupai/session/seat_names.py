"""What a request calls the other seats, so that sentences use the names that the caller shows beside the seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.language import LANGUAGES, Text
from hupai.session.request import Request
from hupai.table.errors import InvalidRequest
from hupai.table.seats import PLACES, Reader, Seat, place_of

SeatNames = Mapping[str, Text]
"""A name in each language by the place of its seat, or by its number."""

LONGEST: Final = 24
"""Characters of a name at most."""

_KNOWN: Final = (*dict.fromkeys(place for places in PLACES.values() for place in places), *map(str, range(max(PLACES))))


def seat_names(request: Request) -> SeatNames:
    """Return the request's ``names``: ``{PLACE: {"zh": NAME, "en": NAME}, …}``, empty where it has none.

    A number names a seat whoever reads, and goes before its place. Places and seats that the table does not have may be
    named too. InvalidRequest ``wrong_argument`` for anything else.
    """
    names = {}
    for place, labels in request.mapping("names", {}).items():
        if place not in _KNOWN or not isinstance(labels, dict) or set(labels) != set(LANGUAGES):
            raise _wrong()
        text = tuple(labels[lang] for lang in LANGUAGES)
        if not all(isinstance(name, str) and 0 < len(name) <= LONGEST and name.isprintable() for name in text):
            raise _wrong()
        names[place] = (text[0], text[1])
    return names


def reader_at(seat: Seat, seats: int, names: SeatNames) -> Reader:
    """Return the reader at a seat, to whom the other seats have these names."""
    if not names:
        return Reader(seat, seats)

    def named(other: Seat) -> Text | None:
        return None if other == seat else names.get(str(other)) or names.get(place_of(other, seat, seats) or "")

    return Reader(seat, seats, tuple(map(named, range(seats))))


def _wrong() -> InvalidRequest:
    expected = f"{{PLACE: {{zh, en}}}}; PLACE: {', '.join(_KNOWN)}; 1–{LONGEST} printable characters"
    return InvalidRequest("wrong_argument", name="names", expected=expected)
