"""A match that a session has open: what its reader knows of it, and the answers that report the rest.

An answer carries what changed. A full one (:meth:`OpenMatch.full`) has the whole view. In a short one
(:meth:`OpenMatch.changes`) every event has what it changes of the view, and the answer has the rest: applied one after
another to the view before, they make the view now. Where many events happened at once, a short answer tells the first
of them, and the next one goes on.

Where several people play, one of them sits before the device, and answers show what that seat sees; while nobody sits,
they show what an onlooker sees.
"""

from __future__ import annotations

import json
from typing import Final

from hupai.session.event_rows import differences, event_rows, with_changes
from hupai.session.matches import own_seat, people, waiting
from hupai.session.people import called, own_decisions
from hupai.table.errors import InvalidRequest
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.match import Match
from hupai.table.seats import ONLOOKER, Reader, Seat

ROOM: Final = 11_000
"""Bytes of a short answer that its events and the changes of the view may fill."""
FEW: Final = 4
"""Events that fit into an answer, whatever they are."""


class OpenMatch:
    """A match by its name, with what its reader knows of it."""

    def __init__(self, name: str, match: Match, revealed: bool = False) -> None:
        self.name = name
        self.match = match
        self.shared = len(people(match)) > 1
        """Whether several people play, who hide their hands from each other."""
        self.seated: Seat | None = None
        """Who of several people sits before the device; None where nobody does."""
        self.check_open(revealed)
        self.revealed = revealed
        """Whether all hands are shown, for practice."""
        self.reported = 0
        """Events of the current hand already reported."""
        self._view: Json | None = None
        """The view of the last answer; the next answer's changes apply to it."""
        self._then: Hand | None = None
        """The hand at the last decision whose events are all reported."""

    def check_open(self, revealed: bool) -> None:
        """Refuse to show all hands where several people play: InvalidRequest ``shared_table``."""
        if revealed and self.shared:
            raise InvalidRequest("shared_table")

    @property
    def sitting(self) -> Seat | None:
        """The seat that answers are for: the person's own, of several people whoever sits; None where nobody does.

        Once a hand is over its cards lie open, so that nobody has to sit down to see them.
        """
        alone = not self.shared or self.match.hand.over
        return own_seat(self.match) if self.seated is None and alone else self.seated

    @property
    def viewer(self) -> Seat:
        """Whose eyes answers see with: those of whoever sits, else an onlooker's."""
        return ONLOOKER if self.sitting is None else self.sitting

    @property
    def called(self) -> Seat | None:
        """Who has to sit down before the match goes on, if anybody."""
        return called(self.match, self.sitting)

    @property
    def own_decisions(self) -> list[int]:
        """Where in the current hand's actions those are that can be taken back now."""
        return own_decisions(self.match, self.sitting)

    @property
    def behind(self) -> bool:
        """Whether events happened that no answer had room for: the next one tells them before anything else happens."""
        return self._view is not None and self.reported < len(self.match.hand.log)

    def full(self, reader: Reader, *, start: int | None = None, seat: Seat | None = None) -> Json:
        """Return where the match stands as a seat sees it, by default the viewer's, with the whole view.

        Events are reported from ``start`` on, by default those that no answer has reported yet.
        """
        first = self.reported if start is None else start
        viewer = self.viewer if seat is None else seat
        view = self._seen_by(viewer, reader)
        events = event_rows(self.match.hand, viewer, first, None, reader)
        self._note_all_reported(view)
        return {**self._standing(first, events, reader), "view": view}

    def changes(self, reader: Reader) -> Json:
        """Return where the match stands, with the events since the last answer and what changed of the view.

        Events that do not fit are left to the next answer: the match then waits for a ``bot``, whoever comes next.
        """
        before, then = self._view, self._then
        if before is None or then is None:
            return self.full(reader)
        first = self.reported
        events = event_rows(self.match.hand, self.viewer, first, None, reader, before=(then, before))
        after, rest = self._seen_by(self.viewer, reader), before
        for event in events:
            rest = with_changes(rest, event.get("changes", {}))
        changed = differences(rest, after)
        fitting = _fitting(events, changed)
        if fitting < len(events):
            return self._first_of(events[:fitting], before, reader)
        self._note_all_reported(after)
        return {**self._standing(first, events, reader), "changes": changed}

    def _note_all_reported(self, view: Json) -> None:
        hand = self.match.hand
        self.reported, self._view, self._then = len(hand.log), view, hand.copy()

    def _first_of(self, events: list[Json], view: Json, reader: Reader) -> Json:
        """Return an answer that tells these events and nothing of what came after them."""
        first = self.reported
        for event in events:
            view = with_changes(view, event.get("changes", {}))
        changed: Json = {"legal": []} if view["legal"] else {}
        self.reported, self._view = first + len(events), with_changes(view, changed)
        standing = self._standing(first, events, reader)
        if self.match.hand.over:
            ended = self.match.tally[-1].scores
            standing["scores"] = [now - points for now, points in zip(self.match.points, ended, strict=True)]
            standing.pop("extras", None)
        if self.shared:
            standing["called"] = None
        return {**standing, "over": False, "waiting": "bot", "changes": changed}

    def _standing(self, first: int, events: list[Json], reader: Reader) -> Json:
        match, called = self.match, self.called
        words = match.game.family.vocabulary()
        extras = [words.reason_json(extra.reason, reader) for extra in match.extras]
        return {
            "match": self.name,
            "hand": match.number,
            "dealer": match.dealer,
            "scores": list(match.scores),
            "over": match.over,
            **({"extras": extras} if extras else {}),
            "waiting": waiting(match) if called is None else "seat",
            "can_undo": bool(self.own_decisions),
            "from": first,
            "events": events,
            **({"sitting": self.sitting, "called": called} if self.shared else {}),
        }

    def _seen_by(self, viewer: Seat, reader: Reader) -> Json:
        hand = self.match.hand
        if viewer == ONLOOKER:
            seen = hand.family.play.onlook(hand.table)
            return {**hand.family.as_json.onlooker(seen, hand, False, reader), "legal": []}
        return hand.family.as_json.view(hand.view(viewer), hand, self.revealed, reader)


def _fitting(events: list[Json], changes: Json) -> int:
    """Return how many of the events an answer has room for, with the changes if it is all of them; one at least."""
    if len(events) <= FEW:
        return len(events)
    left = ROOM
    for number, event in enumerate(events):
        left -= _bytes(event)
        if left < 0:
            return max(1, number)
    return len(events) if _bytes(changes) <= left else len(events) - 1


def _bytes(value: Json) -> int:
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()) + 1
