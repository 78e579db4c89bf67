"""A play-out: a choice and then the whole hand, every seat keeping the cards that fit together best.

It is cheap enough to be asked thousands of times, and every seat decides by its own cards alone.
"""

from __future__ import annotations

from hupai.guihuzi.actions import Action
from hupai.guihuzi.bots.beginner import ranked_by_shape
from hupai.guihuzi.bots.taste import PATIENT
from hupai.guihuzi.state import Table
from hupai.guihuzi.turn.machine import step


def played_out(t: Table, seat: int, action: Action) -> int:
    """Play the action and then the hand to its end on ``t``, with the regular's taste; return the seat's score."""
    step(t, seat, action)
    while t.result is None:
        asked = t.pending[0]
        step(t, asked, ranked_by_shape(t, asked, t.offers[asked], PATIENT)[0][0])
    return t.result.scores[seat]
