"""What lies on a table of these cards, as JSON, in every family that plays with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.table.events import Event
from hupai.table.json_object import Json
from hupai.table.seats import Seat
from hupai.zipai.cards import Kind, code

Lying = tuple[Kind, int]
"""A card that lies for all to see, and where it came from."""

_SOURCES: Final = ("flip", "discard")
"""Where a lying card came from, by FLIP and PLAYED."""


def live_json(kind: Kind, seat: Seat, source: int) -> Json | None:
    """Return the card that may be claimed, whose it is and where it came from; null if none lies."""
    return None if kind < 0 else {"card": code(kind), "seat": seat, "from": _SOURCES[source]}


def discards_json(discards: Sequence[Lying]) -> list[Json]:
    """Return the cards that lie before a seat."""
    return [{"card": code(kind), "from": _SOURCES[source]} for kind, source in discards]


def last_discard_json(discards: Sequence[Sequence[Lying]], log: Sequence[Event]) -> dict[str, int] | None:
    """Return before whom the last card lies that nobody took, and its place there; null before the first."""
    seat = next((event.facts["seat"] for event in reversed(log) if event.type == "unclaimed"), None)
    return None if seat is None else {"seat": seat, "index": len(discards[seat]) - 1}


def hidden_json(name: str, size: int, seat: Seat, huxi: int | None) -> Json:
    """Return a group that lies face down before a seat, as drawn: without its cards."""
    up = [False] * size
    return {"kind": name, "cards": [None] * size, "up": up, "claimed": None, "from": seat, "huxi": huxi, "scores": None}
