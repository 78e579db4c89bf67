"""A finished hand as JSON: who won on what, the score step by step, every payment."""

from __future__ import annotations

from hupai.guihuzi.as_json.score import payment_line, win_as_json
from hupai.guihuzi.rules.win_facts import BY_NAMES
from hupai.guihuzi.state import Table
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.seats import Reader
from hupai.zipai.cards import code, codes, counted_codes


def summary_json(hand: Hand, reader: Reader | None = None) -> Json | None:
    """Return who won, on what, and every payment; None while the hand runs."""
    result = hand.result
    if result is None:
        return None
    payments = [payment.facts() for payment in result.payments]
    score = None
    if result.win is not None and result.claim is not None:
        score = win_as_json(hand.rules, result.claim, result.win)
    return {
        "winner": result.winner,
        "by": None if result.by is None else BY_NAMES[result.by],
        "from": result.source if result.source >= 0 else None,
        "card": None if result.card is None else code(result.card),
        "scores": list(result.scores),
        "score": score,
        "payments": payments,
        "lines": [payment_line(payment, reader) for payment in payments],
    }


def opened_json(t: Table) -> Json:
    """Return all cards of a hand that is over."""
    return {
        "hands": [counted_codes(cards) for cards in t.hands],
        "wall": codes(t.wall[t.drawn :]),
        "buried": codes(t.buried),
    }
