"""A finished hand at any of its moments: what a seat saw then, and, where it is asked for, what all three held."""

from __future__ import annotations

from typing import Any

from hupai.session.matches import ZipaiMatch
from hupai.table.errors import InvalidRequest
from hupai.view import view_json
from hupai.zipai.arranging import columns
from hupai.zipai.cards import codes
from hupai.zipai.state import SEATS

Json = dict[str, Any]


def moment_json(match: ZipaiMatch, number: int, step: int, seat: int, revealed: bool) -> Json:
    """Return the hand after its first ``step`` actions as ``seat`` saw it; steps are counted as a review counts them.

    ``hands`` has the columns of all three seats where ``revealed``, else null. InvalidRequest ``wrong_argument`` for a
    hand that is not over, since its cards are still secret, and for a step it does not have.
    """
    past = match.hand_number(number)
    if not past.over:
        raise InvalidRequest("wrong_argument", name="hand", expected="a hand that is over")
    if not 0 <= step <= len(past.actions):
        raise InvalidRequest("wrong_argument", name="step", expected=f"0–{len(past.actions)}")
    again = match.game.deal(match.rules, seed=past.seed, deck=past.deck_text, dealer=past.dealer)
    for mover, action in past.actions[:step]:
        again.act(mover, action)
    held = [[codes(column) for column in columns(again.view(other).hand)] for other in range(SEATS)]
    return {"view": view_json(again.view(seat), again), "hands": held if revealed else None}
