"""The façade: one JSON message in, one out. All a page, a terminal or an embed needs of the engine.

A request is ``{"do": NAME, …}``; the answer ``{"ok": true, "result": …}`` or ``{"ok": false, "error":
{"code", "facts", "position", "text": {"zh", "en"}}}``. Nothing a caller sends raises, and a refused request changes
nothing. A session holds several matches, each by the name that ``"match"`` gives it; docs/protocol.md lists the
requests.

What only some players ask for, such as hints, reviews and the rule book, is loaded when it is asked for: a page that
starts does not wait for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Final

from hupai.bots.base import Budget
from hupai.session.errors import error_json
from hupai.session.matches import HUMAN, limited
from hupai.session.open_match import OpenMatch
from hupai.session.request import Request
from hupai.session.seat_names import SeatNames, reader_at, seat_names
from hupai.table.errors import EngineError, InvalidRequest
from hupai.table.json_object import Json
from hupai.table.match import Match
from hupai.table.seats import ONLOOKER, Reader

if TYPE_CHECKING:
    from hupai.session.opened_records import OpenedRecords
    from hupai.tournament.tournament import Tournament
Verb = Callable[["Session", Request], Json]

MAIN: Final = "main"
"""The match of requests that name none."""
MOST_MATCHES: Final = 200
"""Matches a session holds at most."""

_VERBS: Final = {
    "playing": ("new", "load", "close", "matches", "act", "advance", "next", "undo", "view", "save", "log"),
    "sitting": ("sit", "rise"),
    "asking": ("why", "why_not", "preview"),
    "helping": ("hint", "questions", "answer"),
    "reviewing": ("read", "review", "moment", "judge", "link", "tally", "result", "retry"),
    "looking_up": ("games", "options"),
    "reading_rules": ("rule", "rules", "rules_link", "read_rules"),
    "calculating": ("score", "waits"),
    "puzzling": ("puzzles", "puzzle", "puzzle_answer", "puzzle_of"),
    "cups": ("cup", "cup_open", "cup_tables", "cup_play", "cup_add", "cup_take", "cup_ranking", "cup_log", "cup_rules"),
    "cup_checking": ("cup_played", "cup_check", "cup_check_own"),
    "cup_looking": ("cup_hands", "cup_link", "cup_watch"),
}
"""The requests by the module that answers them, each with a function ``answer_NAME``."""

HOMES: Final = {verb: module for module, verbs in _VERBS.items() for verb in verbs}


class Session:
    """A conversation with the engine about any number of matches.

    ``clock`` returns seconds that only ever grow. With one, bots and hints answer in about a second, which a page
    wants; without one they think as long as their level does, and the same position always has the same answer.
    """

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock
        self._asked = 0.0
        """When the request came, by the clock."""
        self.matches: dict[str, OpenMatch] = {}
        self.family = ""
        """The family that the request being answered turned out to be about: an error uses its words."""
        self.cup: Tournament | None = None
        """The tournament that is open."""
        self.replayed: tuple[object, Match] | None = None
        """The hand of another table that was looked at last, with what names it."""
        self._names: SeatNames = {}
        """What the request being answered calls the other seats."""

    def handle(self, text: str) -> str:
        """Answer one message; never raises."""
        if self._clock is not None:
            self._asked = self._clock()
        self.family, self._names = "", {}
        reader = None
        try:
            request = _parsed(text)
            self._names = seat_names(request)
            reader = self._reader_of_errors(request)
            answer: Json = {"ok": True, "result": self._answer(request)}
        except EngineError as error:
            answer = {"ok": False, "error": error_json(error.of(self.family), reader)}
        except Exception as error:  # A fault of ours: the caller still gets an answer it can show.
            answer = {"ok": False, "error": error_json(EngineError("internal", where=type(error).__name__), None)}
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    def _answer(self, request: Request) -> Json:
        """Answer a request; whatever goes wrong leaves the match it names as it was."""
        verb = request.values.get("do")
        if not isinstance(verb, str) or verb not in HOMES:
            raise InvalidRequest("unknown_request", do=str(verb)[:80], known=sorted(HOMES))
        found = _home_of(verb)
        running = self.matches.get(self.name(request))
        before = None if running is None else running.match.checkpoint()
        try:
            return found(self, request)
        except Exception:
            if running is not None and before is not None:
                self.matches[running.name] = running
                running.match.restore(before)
            raise

    def _reader_of_errors(self, request: Request) -> Reader | None:
        """Return who reads why the request is refused, None where it names no match that is open."""
        running = self.matches.get(self.name(request))
        return None if running is None else self.reader(running)

    # --- what a verb needs ---------------------------------------------------------------------------

    def name(self, request: Request) -> str:
        """Return the name of the match a request is about."""
        name: str = request.text("match", MAIN)
        if not 0 < len(name) <= 80 or not name.isprintable():
            raise InvalidRequest("wrong_argument", name="match", expected="1–80 printable characters")
        return name

    def open_match(self, request: Request) -> OpenMatch:
        """Return the match a request is about; InvalidRequest ``no_match`` or ``no_such_match``."""
        name = self.name(request)
        found = self.matches.get(name)
        if found is None:
            raise InvalidRequest("no_such_match", match=name) if "match" in request else InvalidRequest("no_match")
        self.family = found.match.game.family.id
        return found

    def keep(self, opened: OpenMatch) -> None:
        """Hold a match under its name from now on, in the place of another one of that name."""
        self.matches[opened.name] = opened

    def check_room(self, name: str) -> None:
        """Refuse one match more than a session holds: InvalidRequest ``too_many_matches``."""
        if name not in self.matches and len(self.matches) >= MOST_MATCHES:
            raise InvalidRequest("too_many_matches", most=MOST_MATCHES)

    def own_seat(self, opened: OpenMatch, request: Request) -> int:
        """Return the seat the request speaks for: that of the person who sits, any seat when only bots play.

        Raises InvalidRequest ``not_your_seat``: what others hold is nobody's to ask while a person plays; and
        ``nobody_sits`` where none of several people does.
        """
        own = opened.sitting
        if own is None:
            raise InvalidRequest("nobody_sits", turn=opened.called)
        seat = seat_of(request, opened.match, own)
        if seat != own and HUMAN in opened.match.players:
            raise InvalidRequest("not_your_seat", seat=seat, own=own)
        return seat

    def reader(self, opened: OpenMatch) -> Reader:
        """Return who reads the answer's sentences about an open match: the person who sits.

        What comes after a hand all people read together: then nobody of several is addressed.
        """
        together = opened.shared and opened.match.hand.over
        return self.reader_at(ONLOOKER if together else opened.viewer, opened.match.seats)

    def reader_at(self, seat: int, seats: int) -> Reader:
        """Return who reads the answer's sentences from a seat of a table that belongs to no match."""
        return reader_at(seat, seats, self._names)

    def budget(self) -> Budget:
        """Return how much a bot may think now."""
        return Budget() if self._clock is None else limited(self._clock, self._asked)

    @cached_property
    def records(self) -> OpenedRecords:
        """What was opened to be looked at."""
        from hupai.session.opened_records import OpenedRecords

        return OpenedRecords()


def seat_of(request: Request, match: Match, default: int) -> int:
    """Return the request's seat; InvalidRequest ``wrong_argument`` when the match has no such seat."""
    seat: int = request.integer("seat", default, low=0, high=match.seats - 1)
    return seat


def _home_of(verb: str) -> Verb:
    """Return the function that answers a request; ``unknown_request`` for one that this build was made without."""
    try:
        home = import_module(f"hupai.session.{HOMES[verb]}")
    except ModuleNotFoundError:
        raise InvalidRequest("unknown_request", do=verb, known=sorted(HOMES)) from None
    answer: Verb = getattr(home, f"answer_{verb}")
    return answer


def _parsed(text: str) -> Request:
    """Return a message's request; InvalidRequest ``not_json`` for what is no JSON object of texts that are text."""
    try:
        values = json.loads(text)
        # Half a surrogate pair can be neither hashed nor sent back.
        json.dumps(values, ensure_ascii=False).encode()
    except (TypeError, ValueError, RecursionError):
        raise InvalidRequest("not_json") from None
    if not isinstance(values, dict):
        raise InvalidRequest("not_json")
    return Request(values)
