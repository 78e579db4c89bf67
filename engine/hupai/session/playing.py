"""Requests that begin, play, keep and end matches."""

from __future__ import annotations

from typing import Final

from hupai.registry import game_named
from hupai.session.event_rows import event_rows
from hupai.session.facade import Session
from hupai.session.matches import (
    HUMAN,
    MAX_HANDS,
    bot_action,
    match_from_record,
    seated_players,
    setup_json,
    waiting,
)
from hupai.session.open_match import OpenMatch
from hupai.session.people import missed_from
from hupai.session.request import Request
from hupai.table.dealing import BY_RULES, DEALINGS
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Json
from hupai.table.match import Match
from hupai.table.record import format_record
from hupai.table.saved_lines import is_word
from hupai.version import __version__

MOST_EVENTS: Final = 24
"""Events of one answer to ``log``."""
LATEST_EVENTS: Final = 4
"""Events reported of a hand in progress when its match is opened; ``log`` has the others."""


def answer_new(session: Session, request: Request) -> Json:
    """Begin a match."""
    name = session.name(request)
    session.check_room(name)
    game = game_named(request.text("game"))
    session.family = game.family.id
    rules = game.rules(**request.mapping("options", {}))
    players = seated_players(request.items("seats"), game.family, game.family.play.seats(rules))
    hands = request.integer("hands", rules.hands_per_session, low=1, high=MAX_HANDS)
    seed = request.text("seed", "")
    if len(seed) > 200 or not is_word(seed):
        raise InvalidRequest("wrong_argument", name="seed", expected="1–200 printable characters, no spaces")
    revealed = request.flag("open", False)
    dealing = request.one_of("dealing", DEALINGS, BY_RULES)
    match = Match(game, rules, players, hands, seed, dealing=dealing)
    return _opened(session, OpenMatch(name, match, revealed), request)


def answer_load(session: Session, request: Request) -> Json:
    """Take up the match that a record describes, exactly where it was."""
    name = session.name(request)
    session.check_room(name)
    revealed = request.flag("open", False)
    match = match_from_record(request.text("record"))
    session.family = match.game.family.id
    return _opened(session, OpenMatch(name, match, revealed), request)


def answer_close(session: Session, request: Request) -> Json:
    """Let go of a match."""
    opened = session.open_match(request)
    del session.matches[opened.name]
    return {"match": opened.name}


def answer_matches(session: Session, request: Request) -> Json:
    """List the matches that are open."""
    return {"matches": [{"match": name, **setup_json(each.match)} for name, each in session.matches.items()]}


def answer_act(session: Session, request: Request) -> Json:
    """Do what the person answers."""
    opened = session.open_match(request)
    seat, action = session.own_seat(opened, request), request.text("action")
    easy = request.flag("easy", False)
    opened.match.act(seat, action)
    _let_bots_answer(session, opened.match, easy=easy)
    return opened.changes(session.reader(opened))


def answer_advance(session: Session, request: Request) -> Json:
    """Let the next bot do what it does; with ``easy`` the bot a level below answers for it.

    Where the answer before had no room for all that happened, this one reports the rest first.
    """
    opened = session.open_match(request)
    easy = request.flag("easy", False)
    if not opened.behind:
        if opened.called is not None:
            raise InvalidRequest("nobody_sits", turn=opened.called)
        _move_bot(session, opened.match, easy=easy)
        _let_bots_answer(session, opened.match, easy=easy)
    return opened.changes(session.reader(opened))


def answer_next(session: Session, request: Request) -> Json:
    """Deal the next hand; of several people nobody sits there yet."""
    opened = session.open_match(request)
    easy = request.flag("easy", False)
    opened.match.next()
    _let_bots_answer(session, opened.match, easy=easy)
    opened.seated = None
    return opened.full(session.reader(opened), start=0)


def answer_undo(session: Session, request: Request) -> Json:
    """Go back to the person's last decision of the hand, or so many ``steps`` of them.

    Among several people nothing goes back that another one has seen: InvalidRequest ``others_decided``.
    Events are reported from the first that differs: ``from`` says how many stay as they were.
    """
    opened = session.open_match(request)
    own = opened.own_decisions
    if not own:
        raise InvalidRequest("others_decided" if opened.shared and opened.match.hand.actions else "nothing_to_undo")
    steps = request.integer("steps", 1, low=1, high=len(own))
    easy = request.flag("easy", False)
    kept = min(opened.match.hand.starts[own[-steps]], opened.reported)
    opened.match.rewind(own[-steps])
    _let_bots_answer(session, opened.match, easy=easy)
    return opened.full(session.reader(opened), start=kept)


def answer_view(session: Session, request: Request) -> Json:
    """Show the table again; ``open`` shows all hands from now on, for practice, or hides them again."""
    opened = session.open_match(request)
    seat = opened.viewer if opened.sitting is None else session.own_seat(opened, request)
    revealed, easy = request.flag("open", opened.revealed), request.flag("easy", False)
    opened.check_open(revealed)
    _let_bots_answer(session, opened.match, easy=easy)
    opened.revealed = revealed
    reader = session.reader(opened) if opened.shared else session.reader_at(seat, opened.match.seats)
    return {"setup": setup_json(opened.match), **opened.full(reader, seat=seat)}


def answer_save(session: Session, request: Request) -> Json:
    """Write the match down; one that several people have not ended yet is sealed, since they hide their hands."""
    opened = session.open_match(request)
    sealed = opened.shared and not opened.match.over
    return {"record": format_record(opened.match.record(__version__), sealed=sealed)}


def answer_log(session: Session, request: Request) -> Json:
    """Tell events of the current hand again, :data:`MOST_EVENTS` at most from ``from`` on; ``count`` is all of them."""
    opened = session.open_match(request)
    hand = opened.match.hand
    start = request.integer("from", 0, low=0, high=len(hand.log))
    end = min(start + MOST_EVENTS, len(hand.log))
    events = event_rows(hand, opened.viewer, start, end, session.reader(opened))
    return {"from": start, "count": len(hand.log), "events": events}


def _opened(session: Session, opened: OpenMatch, request: Request) -> Json:
    """Hold a match that was begun or taken up, once its first answer is there."""
    _let_bots_answer(session, opened.match, easy=request.flag("easy", False))
    answer = opened.full(session.reader(opened), start=first_told(opened))
    session.keep(opened)
    return {"setup": setup_json(opened.match), **answer}


def first_told(opened: OpenMatch) -> int:
    """Return the first event that is told when a match comes before somebody: of the latest, or of those that a person
    who is called has missed."""
    if opened.called is not None:
        return missed_from(opened.match, opened.called)
    return max(0, len(opened.match.hand.log) - LATEST_EVENTS)


def _let_bots_answer(session: Session, match: Match, *, easy: bool) -> None:
    """Let bots answer hidden questions at once, so that no pause tells who was asked.

    What a bot does openly is left to ``advance``.
    """
    while waiting(match) == "bot" and not match.game.family.play.acts_openly(match.hand.table):
        _move_bot(session, match, easy=easy)


def _move_bot(session: Session, match: Match, *, easy: bool) -> None:
    seat = next((s for s in match.hand.to_act if match.players[s] != HUMAN), None)
    if seat is None:
        raise InvalidRequest("not_a_bot_turn")
    match.act(seat, bot_action(match, seat, session.budget(), easy=easy))
