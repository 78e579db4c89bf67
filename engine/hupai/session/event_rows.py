"""Events as the façade sends them: the facts a seat saw, the reason where nobody chose them, a sentence, and what each
changes of the view: the difference between what is drawn before and after it."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.seats import Reader


def event_rows(
    hand: Hand,
    viewer: int | None,
    start: int,
    end: int | None,
    reader: Reader | None,
    *,
    before: tuple[Hand, Json] | None = None,
) -> list[Json]:
    """Return the events from ``start`` on as ``viewer`` saw them, each with its sentence as ``text``; None sees all.

    ``caption`` is the shorter sentence for where the cards themselves are seen, left out where there is none. Where
    ``before`` is given, the hand at a decision before them and the viewer's view after event ``start - 1``, ``changes``
    has the parts of the view that each event changes, left out where nothing drawn does. The sentences are for the
    ``reader``.
    """
    words = hand.family.vocabulary()
    events = hand.family.as_json.events(hand, viewer, start, end, reader)
    for event in events:
        event["text"] = words.narrate(event, reader=reader)
        caption = words.caption(event, reader=reader)
        if caption is not None:
            event["caption"] = caption
    if before is not None and viewer is not None:
        then, view = before
        drawn = drawn_after_events(then, hand, viewer, view.get("open") is not None)[start - len(then.log) :]
        for event, changes in zip(events, successive_changes(view, drawn), strict=False):
            if changes:
                event["changes"] = changes
    return events


def successive_changes(view: Json, drawn: Sequence[Json]) -> list[Json]:
    """Return the changes that lead from a view to the first of these parts drawn, from there to the next, and so on."""
    found = []
    for parts in drawn:
        found.append(differences(view, {**view, **parts}))
        view = {**view, **parts}
    return found


def drawn_after_events(then: Hand, hand: Hand, seat: int, revealed: bool) -> list[Json]:
    """Play on from ``then``, the hand at an earlier decision, and return what a seat is shown after each event.

    Where ``revealed``, all hands lie open. After the last event of an action comes what the next decision finds.
    """
    again, found = then.copy(), list[Json]()
    ends = {*hand.starts, len(hand.log)}

    def draw() -> None:
        found.append(again.family.as_json.drawn(again.view(seat), again, revealed))

    def draw_amid_action() -> None:
        if len(again.log) not in ends:
            draw()

    again.after_event = draw_amid_action
    for mover, action in hand.actions[len(then.actions) :]:
        if again.act(mover, action):
            draw()
    return found


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
