"""Whether a table that was made up to fit what a seat saw asks that seat what it was asked."""

from __future__ import annotations

from typing import Any


def asks_the_same(t: Any, seen: Any) -> bool:
    """Give the table ``t`` the answer that the seat has given; return whether the seat is asked as it saw in ``seen``.

    A seat that has answered, or that is not asked, waits for another one that still has to answer.
    """
    seat = seen.seat
    if seen.legal:
        return seat in t.pending and t.offers[seat] == list(seen.legal)
    if seen.answer >= 0:
        if seat not in t.pending or seen.answer not in t.offers[seat]:
            return False
        t.answers[seat] = seen.answer
        t.pending.remove(seat)
    elif seat in t.pending:
        return False
    return bool(t.pending)
