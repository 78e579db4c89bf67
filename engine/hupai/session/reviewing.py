"""Requests that look back: at hands of a match, of a record or of a link."""

from __future__ import annotations

from hupai.session.facade import Session
from hupai.session.matches import own_seat, people
from hupai.session.past_positions import (
    finished_hand,
    position_after_event,
    position_json,
    readable_hand,
    summary_json,
    summary_rows,
)
from hupai.session.people import called
from hupai.session.request import Request
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Json
from hupai.table.match import Match
from hupai.table.seats import ONLOOKER, Reader, Seat

LARGEST_THRESHOLD = 1_000_000
"""Thousandths of a point that a difference may be asked to have."""


def answer_read(session: Session, request: Request) -> Json:
    """Say what a ``record`` or a ``link`` holds, to be looked at; no match in play is touched."""
    return session.records.read(request.text("record", None), request.text("link", None))


def answer_review(session: Session, request: Request) -> Json:
    """Step through a hand of the match, or of a ``record``, as the player saw it.

    Once it is over, ``seat`` may be any, and null sees everything. The sentences speak to that seat; ``reader`` names
    another one. ``judge`` names the bot that says what it would have done; null asks none.
    """
    from hupai.session.advice import review_json

    match, number = looked_at(session, request)
    judge = None if request.is_null("judge") else _judge(match, request)
    viewpoint = _viewpoint(session, match, number, request)
    spoken_to = own_seat(match) if viewpoint is None else viewpoint
    reader = session.reader_at(request.integer("reader", spoken_to, low=0, high=match.seats - 1), match.seats)
    return review_json(match, number, viewpoint, judge, _threshold(request), reader)


def answer_moment(session: Session, request: Request) -> Json:
    """Show a hand as it stood after so many actions (``step``) or right after one ``event``.

    Once it is over, ``seat`` may be any, and ``revealed`` shows all hands.
    """
    match, number = looked_at(session, request)
    own = _own(session, match, request)
    seat, revealed = _seat(match, request, own), request.flag("revealed", False)
    past = readable_hand(match, number, own if seat == own and not revealed else None)
    reader = session.reader_at(seat, match.seats)
    if "event" not in request:
        return position_json(past, request.integer("step"), seat, revealed, reader)
    if "step" in request:
        raise InvalidRequest("not_together", names="step, event")
    return position_after_event(past, request.integer("event"), seat, revealed, reader)


def answer_judge(session: Session, request: Request) -> Json:
    """Say what a bot thinks of the action that was done after so many others in a finished hand."""
    from hupai.session.advice import judged_json

    match, number = looked_at(session, request)
    step, judge = request.integer("step"), _judge(match, request)
    return judged_json(match, number, step, judge, _threshold(request), _reader(session, match))


def answer_link(session: Session, request: Request) -> Json:
    """Write a position of a finished hand, seen from a seat, as a link."""
    from hupai.session.sharing import link_of

    match, number = looked_at(session, request)
    step = request.integer("step", low=0, high=len(finished_hand(match, number).actions))
    return {"link": link_of(match, number, step, _seat(match, request))}


def answer_retry(session: Session, request: Request) -> Json:
    """Write down a finished hand up to one of its moments, as a match of that hand alone that can be played on.

    The same players sit there. Where all of them are bots, the person takes ``seat``.
    """
    from hupai.session.sharing import match_at

    match, number = looked_at(session, request)
    return {"record": match_at(match, number, request.integer("step"), _seat(match, request))}


def answer_tally(session: Session, request: Request) -> Json:
    """List the finished hands of the match, a row each."""
    match, _ = looked_at(session, request)
    return {"tally": summary_rows(match)}


def answer_result(session: Session, request: Request) -> Json:
    """Say how a finished hand ended, and why it paid what it did."""
    match, number = looked_at(session, request)
    return summary_json(match, number, _reader(session, match))


def looked_at(session: Session, request: Request) -> tuple[Match, int]:
    """Return the match a request is about, its ``record``'s or one being played, and the number of the hand."""
    record = request.text("record", None)
    match = session.open_match(request).match if record is None else session.records.match(record)
    session.family = match.game.family.id
    return match, request.integer("hand", match.number)


def _reader(session: Session, match: Match) -> Reader:
    """Return who reads about a finished hand: the person, and nobody of several, who read it together."""
    return session.reader_at(own_seat(match) if len(people(match)) < 2 else ONLOOKER, match.seats)


def _own(session: Session, match: Match, request: Request) -> Seat | None:
    """Return the seat that may look into the hand that runs: the person's own, of several people whoever sits.

    None where nobody does, and in a record, which does not say who of several people reads it.
    """
    if len(people(match)) < 2:
        return own_seat(match)
    return None if "record" in request else session.open_match(request).sitting


def _seat(match: Match, request: Request, own: Seat | None = None) -> int:
    seat: int = request.integer("seat", own_seat(match) if own is None else own, low=0, high=match.seats - 1)
    return seat


def _viewpoint(session: Session, match: Match, number: int, request: Request) -> int | None:
    """Return the seat a hand is looked at from, the person's own by default; None, for null, sees everything.

    While the hand runs, null is the person's own seat too, and another seat is refused: InvalidRequest
    ``not_your_seat``, ``nobody_sits`` where none of several people does.
    """
    own, over = _own(session, match, request), match.hand_number(number).over
    if over:
        return None if request.is_null("seat") else _seat(match, request, own)
    if own is None:
        raise InvalidRequest("nobody_sits", turn=called(match, None))
    seat = own if request.is_null("seat") else _seat(match, request, own)
    if seat != own:
        raise InvalidRequest("not_your_seat", seat=seat, own=own)
    return seat


def _judge(match: Match, request: Request) -> str:
    from hupai.session.judging import review_judge

    family = match.game.family
    judge: str = family.bots.named(request.text("judge", review_judge(family))).name
    return judge


def _threshold(request: Request) -> int:
    from hupai.session.advice import NOTICEABLE

    threshold: int = request.integer("threshold", NOTICEABLE, low=0, high=LARGEST_THRESHOLD)
    return threshold
