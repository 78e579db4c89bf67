"""A finished hand as JSON: who won on what, the score step by step, every payment."""

from __future__ import annotations

from hupai.guihuzi.as_json.score import payment_line, win_as_json
from hupai.guihuzi.rules.win_facts import BY_NAMES
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.seats import Reader
from hupai.zipai.cards import code, counted_codes


def summary_json(hand: Hand, reader: Reader | None = None) -> Json | None:
    """Return who won, on what, and every payment; None while the hand runs."""
    result = hand.result
    if result is None:
        return None
    payments = [
        {"from": each.payer, "to": each.payee, "points": each.points, "why": each.why} for each in result.payments
    ]
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


def result_json(hand: Hand, reader: Reader | None = None) -> Json | None:
    """Return the summary with all cards open and the deal's seed and deck; None while the hand runs."""
    summary = summary_json(hand, reader)
    if summary is None:
        return None
    t = hand.table
    return {
        **summary,
        "hands": [counted_codes(cards) for cards in t.hands],
        "wall": [code(kind) for kind in t.wall[t.drawn :]],
        "buried": [code(kind) for kind in t.buried],
        "seed": hand.seed,
        "commitment": hand.commitment,
        "deck": hand.deck_text,
    }
