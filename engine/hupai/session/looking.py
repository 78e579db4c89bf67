"""Hands that are looked at and not played: those of a record or a link that somebody opened.

What is looked at is named by its record in every request, so that nothing has to be remembered between two of them
and the match being played is never touched; the last one read is kept, since a review asks about it many times.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hupai.session.matches import ZipaiMatch, match_from_record, match_json, own_seat
from hupai.session.requests import seat_of
from hupai.session.sharing import shared
from hupai.table.errors import InvalidRequest
from hupai.table.record import format_record
from hupai.version import __version__

Json = dict[str, Any]


class Looking:
    """The record that was read last, and the match it describes."""

    def __init__(self) -> None:
        self._record = ""
        self._match: ZipaiMatch | None = None

    def match(self, record: str) -> ZipaiMatch:
        """Return the match a record describes; CorruptRecord says what is wrong with it."""
        if self._match is None or record != self._record:
            self._match = match_from_record(record)
            self._record = record
        return self._match

    def read(self, record: str | None, link: str | None) -> Json:
        """Return what a record or a link holds: the match, its record, and the ``hand``, ``step`` and ``seat`` shown.

        ``finished`` lists the hands that can be reviewed. InvalidRequest ``missing_argument`` for neither,
        ``nothing_to_review`` while the first hand still runs; whatever is wrong with record or link.
        """
        if link is not None:
            found = shared(link)
            match, step, seat = found.match, found.step, found.seat
            record = format_record(match.record(__version__))
            self._record, self._match = record, match
        elif record is not None:
            match = self.match(record)
            step, seat = 0, own_seat(match)
        else:
            raise InvalidRequest("missing_argument", name="record")
        finished = [number for number in range(1, match.number + 1) if match.hand_number(number).over]
        if not finished:
            raise InvalidRequest("nothing_to_review")
        return {
            "record": record,
            "match": match_json(match, own_seat(match)),
            "finished": finished,
            "hand": finished[0],
            "step": step,
            "seat": seat,
            "own": own_seat(match),
        }


def looking_from(match: ZipaiMatch, number: int, request: Mapping[str, Any]) -> int | None:
    """Return the seat a hand is looked at from, the person's own by default; None, for null, sees everything.

    While the hand runs, null is the person's own seat too, and another seat is refused: InvalidRequest
    ``not_your_seat``.
    """
    own, over = own_seat(match), match.hand_number(number).over
    if "seat" in request and request["seat"] is None:
        return None if over else own
    seat = seat_of(request, own)
    if seat != own and not over:
        raise InvalidRequest("not_your_seat", seat=seat, own=own)
    return seat
