"""The changed parts of a drawn view, collected while one event is applied to it.

A family extends :class:`ViewChanges` with what its cards do. The view is the family's JSON with ``seat``, ``open`` and
``seats``.
"""

from __future__ import annotations

from typing import Any

from hupai.table.hand import Hand
from hupai.table.seats import Seat

Json = dict[str, Any]


class ViewChanges:
    """What event ``number`` of a hand changes of a view, as the view's seat saw it."""

    def __init__(self, view: Json, hand: Hand, number: int) -> None:
        """``view`` is the one that the events before have led to; it stays as it is."""
        self.view = view
        self.hand = hand
        self.number = number
        self.event: Json = hand.log[number].seen_by(None if view["open"] is not None else view["seat"])
        self.seat: Seat = self.event.get("seat", -1)
        """The event's seat, -1 if it has none."""
        self._parts: Json = {}
        self._seats: dict[Seat, Json] = {}

    def changed(self) -> Json:
        """Return the parts that differ from the view, whole; ``seats`` is an object by seat with those of each."""
        found = {name: value for name, value in self._parts.items() if self.view[name] != value}
        seats = {}
        for seat, parts in self._seats.items():
            old = self.view["seats"][seat]
            differs = {name: value for name, value in parts.items() if old[name] != value}
            if differs:
                seats[str(seat)] = differs
        return {**found, "seats": seats} if seats else found

    def get(self, name: str) -> Any:
        """Return a part of the view as it is by now."""
        return self._parts.get(name, self.view[name])

    def set(self, **parts: Any) -> None:
        """Set parts of the view itself."""
        self._parts.update(parts)

    def of_seat(self, seat: Seat, name: str) -> Any:
        """Return a part of a seat as it is by now."""
        return self._seats.get(seat, {}).get(name, self.view["seats"][seat][name])

    def set_seat(self, seat: Seat, **parts: Any) -> None:
        """Set parts of one seat."""
        self._seats.setdefault(seat, {}).update(parts)
