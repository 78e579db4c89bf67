"""Requests that ask what may be done at the decision a person owes, and what it leads to; nothing changes by them."""

from __future__ import annotations

from hupai.session.facade import Session
from hupai.session.request import Request
from hupai.table.json_object import Json


def answer_why(session: Session, request: Request) -> Json:
    """For each sort of action the game has, say whether it may be done now, and why not."""
    opened = session.open_match(request)
    match, seat = opened.match, session.own_seat(opened, request)
    return match.game.family.as_json.why_rows(match.hand.table, seat, session.reader(opened))


def answer_why_not(session: Session, request: Request) -> Json:
    """Say whether an action may be done now, and why not."""
    opened = session.open_match(request)
    reason = opened.match.hand.why_not(session.own_seat(opened, request), request.text("action"))
    if reason is None:
        return {"legal": True, "reason": None}
    words = opened.match.game.family.vocabulary()
    return {"legal": False, "reason": words.reason_json(reason, session.reader(opened))}


def answer_preview(session: Session, request: Request) -> Json:
    """Say what an action leads to, from what the seat sees."""
    opened = session.open_match(request)
    hand, family, reader = opened.match.hand, opened.match.game.family, session.reader(opened)
    seat, action = session.own_seat(opened, request), request.text("action")
    refused = hand.why_not(seat, action)
    if refused is not None:
        return family.as_json.refused_preview(refused, reader)
    return family.as_json.preview(hand.view(seat), family.notation.parse_action(action), reader)
