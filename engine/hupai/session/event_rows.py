"""Events as the façade sends them: the facts a seat saw, the reason where nobody chose them, a sentence, and what each
changes of the view."""

from __future__ import annotations

from typing import Any

from hupai.table.hand import Hand
from hupai.table.seats import Reader

Json = dict[str, Any]


def event_rows(
    hand: Hand,
    viewer: int | None,
    start: int,
    end: int | None,
    reader: Reader | None,
    *,
    view: Json | None = None,
) -> list[Json]:
    """Return the events from ``start`` on as ``viewer`` saw them, each with its sentence as ``text``; None sees all.

    ``caption`` is the shorter sentence for where the cards themselves are seen, left out where there is none. Where
    ``view`` is given, the viewer's view before the first of them, ``changes`` has the parts of it that each event
    changes, left out where nothing drawn does. The sentences are for the ``reader``.
    """
    words = hand.family.vocabulary()
    events = hand.family.as_json.events(hand, viewer, start, end, reader)
    for number, event in enumerate(events, start):
        event["text"] = words.narrate(event, reader=reader)
        caption = words.caption(event, reader=reader)
        if caption is not None:
            event["caption"] = caption
        if view is not None:
            changed = hand.family.as_json.changes(view, hand, number)
            if changed:
                event["changes"] = changed
                view = with_changes(view, changed)
    return events


def with_changes(view: Json, changes: Json) -> Json:
    """Return a view with changes applied, of an event or of an answer; the view itself stays as it was.

    >>> with_changes({"wall": 9, "seats": [{"cards": 5, "dead": False}]}, {"wall": 8, "seats": {"0": {"cards": 4}}})
    {'wall': 8, 'seats': [{'cards': 4, 'dead': False}]}
    """
    if "seats" not in changes:
        return {**view, **changes}
    seats = [{**seat, **changes["seats"].get(str(number), {})} for number, seat in enumerate(view["seats"])]
    return {**view, **changes, "seats": seats}


def differences(before: Json, after: Json) -> Json:
    """Return the changes that make one view the other: whole values by name, those of ``seats`` by seat.

    >>> differences({"wall": 9, "seats": [{"cards": 5}]}, {"wall": 9, "seats": [{"cards": 4}]})
    {'seats': {'0': {'cards': 4}}}
    """
    changes = _differing(before, after)
    if "seats" in changes:
        rows = enumerate(zip(before["seats"], after["seats"], strict=True))
        changes["seats"] = {str(seat): _differing(old, new) for seat, (old, new) in rows if old != new}
    return changes


def _differing(before: Json, after: Json) -> Json:
    return {name: value for name, value in after.items() if name not in before or before[name] != value}
