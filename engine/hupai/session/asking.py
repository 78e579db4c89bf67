"""Requests that ask about the decision a person owes; nothing changes by them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hupai.session.request import Request
from hupai.table.errors import InvalidRequest

if TYPE_CHECKING:
    from hupai.session.facade import Session

Json = dict[str, Any]


def answer_why(session: Session, request: Request) -> Json:
    """For each sort of action the game has, say whether it may be done now, and why not."""
    match = session.open_match(request).match
    seat = session.own_seat(match, request)
    return match.game.family.as_json.why_rows(match.hand.table, seat, session.reader(match))


def answer_why_not(session: Session, request: Request) -> Json:
    """Say whether an action may be done now, and why not."""
    match = session.open_match(request).match
    reason = match.hand.why_not(session.own_seat(match, request), request.text("action"))
    if reason is None:
        return {"legal": True, "reason": None}
    words = match.game.family.vocabulary()
    return {"legal": False, "reason": words.reason_json(reason, session.reader(match))}


def answer_preview(session: Session, request: Request) -> Json:
    """Say what an action leads to, from what the seat sees."""
    match = session.open_match(request).match
    hand, family, reader = match.hand, match.game.family, session.reader(match)
    seat, action = session.own_seat(match, request), request.text("action")
    refused = hand.why_not(seat, action)
    if refused is not None:
        return family.as_json.refused_preview(refused, reader)
    return family.as_json.preview(hand.view(seat), family.notation.parse_action(action), reader)


def answer_hint(session: Session, request: Request) -> Json:
    """Say what can be seen, what a judge suggests and why: up to the ``step`` asked for, all three by default."""
    from hupai.session.advice import EXPLAINED, SEEN, hint_json

    match = session.open_match(request).match
    family = match.game.family
    seat = session.own_seat(match, request)
    judge = family.bots.named(request.text("judge", family.bots.strongest())).name
    step = request.integer("step", EXPLAINED, low=SEEN, high=EXPLAINED)
    if not match.hand.legal(seat):
        raise InvalidRequest("not_your_turn", turn=match.hand.table.turn)
    return hint_json(family, match.hand.view(seat), judge, step, session.budget(), session.reader(match))
