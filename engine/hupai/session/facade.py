"""The façade: one JSON message in, one out. All a page, a terminal or an embed needs of the engine.

A request is ``{"do": NAME, …}``; the answer ``{"ok": true, "result": …}`` or ``{"ok": false, "error":
{"code", "facts", "position", "text": {"zh", "en"}}}``. Nothing a caller sends raises. A session holds one
match; the record in every state's ``save`` brings it back.

What only some players ask for, such as hints, reviews and the rule book, is loaded when it is asked for: a page that
starts does not wait for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from hupai.bots.base import Budget
from hupai.bots.ladder import BOTS, bot_named
from hupai.explain.names import bot_catalogue, game_catalogue
from hupai.explain.texts import reason_json
from hupai.registry import game_named, games
from hupai.session.lookup import option_problems, why_rows
from hupai.session.matches import (
    HUMAN,
    MAX_HANDS,
    ZipaiMatch,
    bot_action,
    checked_players,
    discards_openly,
    limited,
    match_from_record,
    match_json,
    own_decisions,
    own_seat,
    waiting,
)
from hupai.session.replies import error_json, events_json, preview_json, refused_preview
from hupai.session.requests import argument, seat_of, texts
from hupai.table.errors import EngineError, InvalidRequest
from hupai.table.match import Match
from hupai.table.record import format_record
from hupai.version import __version__
from hupai.view import view_json
from hupai.zipai.actions import parse_action
from hupai.zipai.foresight import foresee
from hupai.zipai.game import ZipaiGame
from hupai.zipai.rules import ZipaiRules

if TYPE_CHECKING:
    from hupai.session.looking import Looking

Json = dict[str, Any]


class Session:
    """One player's conversation with the engine.

    ``clock`` tells seconds that only ever grow. With one, bots and hints answer in about a second, which a page
    wants; without one they think as long as their level does, and the same position always has the same answer.
    """

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock
        self._asked = 0.0
        """When the request came, by the clock."""
        self._match: ZipaiMatch | None = None
        self._told = 0
        """Events of the current hand already reported."""
        self._open = False
        """Whether all hands are shown, for practice."""
        self._easy = False
        """Whether this request says that a bot had no answer in time."""
        self._verbs: dict[str, Callable[[Json], Json]] = {
            "games": self._games,
            "options": self._options,
            "rule": self._rule,
            "rules": self._rules,
            "new": self._new,
            "act": self._act,
            "advance": self._advance,
            "next": self._next,
            "view": self._view,
            "why": self._why,
            "why_not": self._why_not,
            "preview": self._preview,
            "hint": self._hint,
            "undo": self._undo,
            "read": self._read,
            "review": self._review,
            "moment": self._moment,
            "judge": self._judge,
            "link": self._link,
            "save": self._save,
            "load": self._load,
            "score": self._score,
            "waits": self._waits,
        }

    def handle(self, text: str) -> str:
        """Answer one message; never raises."""
        if self._clock is not None:
            self._asked = self._clock()
        try:
            answer: Json = {"ok": True, "result": self._answer(text)}
        except EngineError as error:
            answer = {"ok": False, "error": error_json(error, self._you())}
        except Exception as error:  # A fault of ours: the caller still gets an answer it can show.
            answer = {
                "ok": False,
                "error": error_json(EngineError("internal", where=type(error).__name__), None),
            }
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    def _answer(self, text: str) -> Json:
        try:
            request = json.loads(text)
        except (TypeError, ValueError, RecursionError):
            raise InvalidRequest("not_json") from None
        if not isinstance(request, dict) or not _is_text(request):
            raise InvalidRequest("not_json")
        verb = self._verbs.get(request.get("do", "")) if isinstance(request.get("do"), str) else None
        if verb is None:
            raise InvalidRequest("unknown_request", do=str(request.get("do")), known=sorted(self._verbs))
        self._easy = request.get("easy") is True
        return verb(request)

    # --- the match -------------------------------------------------------------------------------

    def _games(self, request: Json) -> Json:
        return {
            "games": game_catalogue(games.values()),
            "bots": bot_catalogue(BOTS),
            "version": __version__,
        }

    def _options(self, request: Json) -> Json:
        """Say which options hold when these are chosen, and everything that is wrong with the choice."""
        return option_problems(game_named(argument(request, "game", str)), argument(request, "options", dict, {}))

    def _rule(self, request: Json) -> Json:
        from hupai.session.book import rule_of

        return rule_of(*self._game_and_rules(request), argument(request, "id", str))

    def _rules(self, request: Json) -> Json:
        from hupai.session.book import rules_in_force

        return rules_in_force(self._game_and_rules(request)[1])

    def _game_and_rules(self, request: Json) -> tuple[ZipaiGame, ZipaiRules]:
        """Return the game asked about, the running one by default, under the options named or those of the match."""
        running = None if self._match is None else game_named(self._match.game.id)
        game = running if running is not None and "game" not in request else game_named(argument(request, "game", str))
        if self._match is not None and game is running and "options" not in request:
            return game, self._match.rules
        return game, game.rules(**argument(request, "options", dict, {}))

    def _new(self, request: Json) -> Json:
        game = game_named(argument(request, "game", str))
        rules = game.rules(**argument(request, "options", dict, {}))
        players = checked_players(argument(request, "seats", list))
        hands = argument(request, "hands", int, rules.hands_per_session)
        if not 1 <= hands <= MAX_HANDS:
            raise InvalidRequest("wrong_argument", name="hands", expected=f"1–{MAX_HANDS}")
        seed = argument(request, "seed", str, "")
        if not 0 < len(seed) <= 200 or not seed.isprintable() or " " in seed:
            raise InvalidRequest("wrong_argument", name="seed", expected="1–200 printable characters, no spaces")
        self._match = Match(game, rules, players, hands, seed)
        self._open = argument(request, "open", bool, False)
        return self._state(start=0)

    def _act(self, request: Json) -> Json:
        match = self._playing()
        match.act(self._mine(request), argument(request, "action", str))
        return self._state()

    def _advance(self, request: Json) -> Json:
        self._bot_moves(self._playing())
        return self._state()

    def _next(self, request: Json) -> Json:
        self._playing().next()
        return self._state(start=0)

    def _undo(self, request: Json) -> Json:
        """Go back to the person's last decision of the hand, or so many ``steps`` of them."""
        match = self._playing()
        own = own_decisions(match)
        if not own:
            raise InvalidRequest("nothing_to_undo")
        steps = argument(request, "steps", int, 1)
        if not 1 <= steps <= len(own):
            raise InvalidRequest("wrong_argument", name="steps", expected=f"1–{len(own)}")
        match.rewind(own[-steps])
        return self._state(start=0)

    def _save(self, request: Json) -> Json:
        return {"record": format_record(self._playing().record(__version__))}

    def _load(self, request: Json) -> Json:
        self._match = match_from_record(argument(request, "record", str))
        self._open = argument(request, "open", bool, False)
        return self._state(start=0)

    def _answer_for_bots(self) -> None:
        """Let bots answer windows and announcements at once, so that no pause tells who was asked.

        What a bot discards is left to ``advance``: whose turn that is lies open for all to see.
        """
        match = self._playing()
        while waiting(match) == "bot" and not discards_openly(match):
            self._bot_moves(match)

    def _bot_moves(self, match: ZipaiMatch) -> None:
        seat = next((s for s in match.hand.to_act if match.players[s] != HUMAN), None)
        if seat is None:
            raise InvalidRequest("not_a_bot_turn")
        match.act(seat, bot_action(match, seat, self._budget(), easy=self._easy))

    def _budget(self) -> Budget:
        """Return how much a bot may think now."""
        return Budget() if self._clock is None else limited(self._clock, self._asked)

    # --- looking ---------------------------------------------------------------------------------

    def _view(self, request: Json) -> Json:
        """Show the table again; ``open`` shows all hands from now on, for practice, or hides them again."""
        self._open = argument(request, "open", bool, self._open)
        self._answer_for_bots()
        return self._state(self._mine(request), start=len(self._playing().hand.log))

    def _why(self, request: Json) -> Json:
        return why_rows(self._playing().hand, self._mine(request), self._you())

    def _why_not(self, request: Json) -> Json:
        hand = self._playing().hand
        reason = hand.why_not(self._mine(request), argument(request, "action", str))
        return {"legal": reason is None, "reason": None if reason is None else reason_json(reason, self._you())}

    def _preview(self, request: Json) -> Json:
        """Say what an action does: 胡息, forced melds, what goes dead, wins that remain, waits, lasting effects."""
        hand = self._playing().hand
        seat, action = self._mine(request), argument(request, "action", str)
        refused = hand.why_not(seat, action)
        if refused is not None:
            return refused_preview(refused, self._you())
        return preview_json(foresee(hand.view(seat), parse_action(action)), self._you())

    def _hint(self, request: Json) -> Json:
        """Say what can be seen, what a judge suggests and why: up to the ``step`` asked for, all three by default."""
        from hupai.session.advice import EXPLAINED, SEEN, hint_json
        from hupai.session.judging import strongest

        match = self._playing()
        seat = self._mine(request)
        judge, step = bot_named(argument(request, "judge", str, strongest())).name, argument(request, "step", int, 3)
        if not SEEN <= step <= EXPLAINED:
            raise InvalidRequest("wrong_argument", name="step", expected=f"{SEEN}–{EXPLAINED}")
        if not match.hand.legal(seat):
            raise InvalidRequest("not_your_turn", turn=match.hand.table.turn)
        return hint_json(match.hand.view(seat), judge, step, self._budget(), self._you())

    def _read(self, request: Json) -> Json:
        """Say what a ``record`` or a ``link`` holds, to be looked at; the match being played stays as it is."""
        return self._looking.read(argument(request, "record", str, None), argument(request, "link", str, None))

    def _review(self, request: Json) -> Json:
        """Step through a hand of the match, or of a ``record``, as the player saw it.

        Once it is over, ``seat`` may be any, and null sees everything. ``judge`` names the bot that says what it would
        have done; null asks none.
        """
        from hupai.session.advice import WORTH_TELLING, review_json
        from hupai.session.judging import swift
        from hupai.session.looking import looking_from

        match, number = self._looked_at(request)
        silent = "judge" in request and request["judge"] is None
        judge = None if silent else bot_named(argument(request, "judge", str, swift())).name
        threshold = argument(request, "threshold", int, WORTH_TELLING)
        return review_json(match, number, looking_from(match, number, request), judge, threshold)

    def _moment(self, request: Json) -> Json:
        """Show a hand as it stood after so many actions; once it is over any seat, and ``revealed`` all hands."""
        from hupai.session.moments import moment_json

        match, number = self._looked_at(request)
        seat, step = seat_of(request, own_seat(match)), argument(request, "step", int)
        return moment_json(match, number, step, seat, argument(request, "revealed", bool, False))

    def _judge(self, request: Json) -> Json:
        """Say what a bot thinks of the action that was done after so many others in a finished hand."""
        from hupai.session.advice import WORTH_TELLING, judged_json
        from hupai.session.judging import swift

        match, number = self._looked_at(request)
        judge = bot_named(argument(request, "judge", str, swift())).name
        threshold = argument(request, "threshold", int, WORTH_TELLING)
        return judged_json(match, number, argument(request, "step", int), judge, threshold)

    def _link(self, request: Json) -> Json:
        """Write a moment of a finished hand, seen from a seat, as a link."""
        from hupai.session.sharing import link_of

        match, number = self._looked_at(request)
        return {"link": link_of(match, number, argument(request, "step", int), seat_of(request, own_seat(match)))}

    @cached_property
    def _looking(self) -> Looking:
        """What was looked at last."""
        from hupai.session.looking import Looking

        return Looking()

    def _looked_at(self, request: Json) -> tuple[ZipaiMatch, int]:
        """Return the match a request is about, its ``record``'s or the one being played, and the number of the hand."""
        record = argument(request, "record", str, None)
        match = self._playing() if record is None else self._looking.match(record)
        return match, argument(request, "hand", int, match.number)

    def _score(self, request: Json) -> Json:
        from hupai.scoring import score

        return score(
            argument(request, "game", str),
            argument(request, "laid", str, ""),
            argument(request, "hand", str),
            argument(request, "win", str, ""),
            argument(request, "by", str),
            argument(request, "options", dict, {}),
            argument(request, "turned", str, None),
            argument(request, "declared", bool, False),
            texts(request, "calls"),
        )

    def _waits(self, request: Json) -> Json:
        from hupai.scoring import waits

        return waits(
            argument(request, "game", str),
            argument(request, "laid", str, ""),
            argument(request, "hand", str),
            argument(request, "options", dict, {}),
            argument(request, "by", str, None),
        )

    # --- the state ---------------------------------------------------------------------------------

    def _playing(self) -> ZipaiMatch:
        if self._match is None:
            raise InvalidRequest("no_match")
        return self._match

    def _you(self) -> int | None:
        """Return the seat of whoever reads the answers, None without a match."""
        return None if self._match is None else self._own_seat()

    def _own_seat(self) -> int:
        return own_seat(self._playing())

    def _mine(self, request: Json) -> int:
        """Return the seat the request speaks for: the player's own, any seat when only bots play.

        Raises InvalidRequest ``not_your_seat``: what a bot holds is nobody's to ask while a person plays.
        """
        own = self._own_seat()
        seat = seat_of(request, own)
        if seat != own and HUMAN in self._playing().players:
            raise InvalidRequest("not_your_seat", seat=seat, own=own)
        return seat

    def _state(self, seat: int | None = None, start: int | None = None) -> Json:
        """Return the match as ``seat`` sees it, with the events from ``start`` on (default: the untold ones)."""
        match = self._playing()
        self._answer_for_bots()
        viewer = self._own_seat() if seat is None else seat
        first = self._told if start is None else start
        self._told = len(match.hand.log)
        return {
            "match": match_json(match, viewer),
            "waiting": waiting(match),
            "can_undo": bool(own_decisions(match)),
            "from": first,
            "events": events_json(match.hand, viewer, first),
            "view": view_json(match.hand.view(viewer), match.hand, self._open),
            "save": format_record(match.record(__version__)),
        }


def _is_text(value: object) -> bool:
    """Whether all texts in a JSON value are text: half a surrogate pair can be neither hashed nor sent back."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True
