"""Requests of several people at one device: one of them sits down before it, and stands up again."""

from __future__ import annotations

from hupai.session.facade import Session
from hupai.session.people import missed_from
from hupai.session.playing import first_told
from hupai.session.request import Request
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Json


def answer_sit(session: Session, request: Request) -> Json:
    """Let the person who is called sit down: answers show that seat's hand from now on.

    Events are reported from the first that happened after this person's last decision. InvalidRequest ``not_called``
    for another seat.
    """
    opened = session.open_match(request)
    seat = request.integer("seat", low=0, high=opened.match.seats - 1)
    if seat != opened.called:
        raise InvalidRequest("not_called", turn=seat)
    opened.seated = seat
    return opened.full(session.reader(opened), start=missed_from(opened.match, seat))


def answer_rise(session: Session, request: Request) -> Json:
    """Let whoever sits stand up: until somebody sits down, answers show what an onlooker sees, which is no hand.

    Events are reported from the first after the last decision of the person who is called.
    Nothing changes where one person plays, and once a hand is over.
    """
    opened = session.open_match(request)
    opened.seated = None
    return opened.full(session.reader(opened), start=first_told(opened))
