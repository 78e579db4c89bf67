"""Hands that are looked at and not played: those of a record or a link that somebody opened.

Every request names its record, so nothing has to be remembered between two of them and no match in play is touched;
the last one read is kept, since a review asks about it many times.
"""

from __future__ import annotations

from hupai.session.matches import match_from_record, own_seat, setup_json
from hupai.session.sharing import shared
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Json
from hupai.table.match import Match
from hupai.table.record import format_record
from hupai.version import __version__


class OpenedRecords:
    """The record that was read last, and the match it describes."""

    def __init__(self) -> None:
        self._record = ""
        self._match: Match | None = None

    def match(self, record: str) -> Match:
        """Return the match a record describes; CorruptRecord says what is wrong with it."""
        if self._match is None or record != self._record:
            match = match_from_record(record)
            self._match, self._record = match, record
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
        elif record is not None:
            match = self.match(record)
            step, seat = 0, own_seat(match)
        else:
            raise InvalidRequest("missing_argument", name="record")
        finished = [number for number in range(1, match.number + 1) if match.hand_number(number).over]
        if not finished:
            raise InvalidRequest("nothing_to_review")
        self._record, self._match = record, match
        return {
            "record": record,
            "setup": setup_json(match),
            "finished": finished,
            "hand": finished[0],
            "step": step,
            "seat": seat,
            "own": own_seat(match),
        }
