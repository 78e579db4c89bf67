"""Requests to the calculators: what a hand pays, and what it waits for; they need no match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hupai.calculators import score, waits
from hupai.session.facade import Session
from hupai.session.request import Request
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Json

MOST_HANDS: Final = 40
"""Hands of one question at most."""


def answer_score(session: Session, request: Request) -> Json:
    """Say whether a hand is won and what it pays."""
    kinds: dict[str, Callable[[str], object]] = {
        "turned": request.text,
        "declared": request.flag,
        "calls": request.texts,
        "indicator": request.text,
        "seats_state": request.text,
    }
    return score(
        request.text("game"),
        request.text("laid", ""),
        request.text("hand"),
        request.text("win", ""),
        request.text("by"),
        request.mapping("options", {}),
        **{name: kind(name) for name, kind in kinds.items() if name in request},
    )


def answer_waits(session: Session, request: Request) -> Json:
    """Say what a hand waits for; of several ``hands`` beside the same melds, what ``each`` waits for."""
    if "hands" not in request:
        return _waits(request, request.text("hand"))
    hands = request.texts("hands")
    if len(hands) > MOST_HANDS:
        raise InvalidRequest("wrong_argument", name="hands", expected=f"≤ {MOST_HANDS}")
    return {"each": [_waits(request, hand) for hand in hands]}


def _waits(request: Request, hand: str) -> Json:
    return waits(
        request.text("game"),
        request.text("laid", ""),
        hand,
        request.mapping("options", {}),
        request.text("by", None),
        **{name: request.text(name) for name in ("indicator", "seats_state", "seen") if name in request},
    )
