"""A hand at any of its moments: what a seat saw then, and, once it is over, what all three held."""

from __future__ import annotations

from typing import Any

from hupai.session.matches import ZipaiMatch, own_seat
from hupai.table.errors import InvalidRequest
from hupai.view import view_json
from hupai.zipai.game import Hand

Json = dict[str, Any]


def moment_json(match: ZipaiMatch, number: int, step: int, seat: int, revealed: bool) -> Json:
    """Return the hand after its first ``step`` actions as ``seat`` saw it, with all cards open where ``revealed``.

    InvalidRequest ``wrong_argument`` for a step the hand does not have, and for what is secret while it runs: all but
    what the person's own seat saw.
    """
    own = seat == own_seat(match) and not revealed
    past = match.hand_number(number) if own else finished_hand(match, number)
    if not 0 <= step <= len(past.actions):
        raise InvalidRequest("wrong_argument", name="step", expected=f"0–{len(past.actions)}")
    again = as_it_stood(match, past, step)
    return {"view": view_json(again.view(seat), again, revealed)}


def finished_hand(match: ZipaiMatch, number: int) -> Hand:
    """Return a hand of the match that is over; InvalidRequest ``wrong_argument`` while it runs."""
    past = match.hand_number(number)
    if not past.over:
        raise InvalidRequest("wrong_argument", name="hand", expected="a hand that is over")
    return past


def as_it_stood(match: ZipaiMatch, past: Hand, step: int) -> Hand:
    """Return a hand of the match as it was after its first ``step`` actions, to go on with apart from the match."""
    again = match.game.deal(match.rules, seed=past.seed, deck=past.deck_text, dealer=past.dealer)
    for mover, action in past.actions[:step]:
        again.act(mover, action)
    return again
