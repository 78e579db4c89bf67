"""A finished hand as JSON: who won on what, the score with its proof, every payment with its reason."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.seats import Reader
from hupai.zipai.as_json.score import line_as_json, win_as_json
from hupai.zipai.cards import code, codes, counted_codes
from hupai.zipai.hand.proof import payment_lines
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.settlement import pays_for_both
from hupai.zipai.rules.win_facts import BY_NAMES
from hupai.zipai.state import HandResult, Table

REMEMBERED: Final = 128
"""How many summaries are kept; a match has a hundred hands at most."""


def summary_json(hand: Hand, reader: Reader | None = None) -> Json | None:
    """Return who won, on what, and every payment's reason; None while the hand runs.

    ``lines`` are the payments as lines of the proof: they go on where those of ``score`` end.
    The sentences call the other seats as the reader does.
    """
    return None if hand.result is None else dict(_summary(hand.rules, hand.result, reader))


@lru_cache(maxsize=REMEMBERED)
def _summary(rules: ZipaiRules, result: HandResult, reader: Reader | None) -> Json:
    """Return the summary of a result; it is kept, as answers repeat those of the match's earlier hands."""
    for_both = pays_for_both(rules, result.by)
    return {
        "winner": result.winner,
        "by": None if result.by is None else BY_NAMES[result.by],
        "from": result.source if result.source >= 0 else None,
        "card": None if result.card is None else code(result.card),
        "turned": None if result.turned is None else code(result.turned),
        "declared": result.declared,
        "scores": list(result.scores),
        "score": _score_json(rules, result),
        "payments": [payment.facts() for payment in result.payments],
        "lines": [line_as_json(line, for_both, reader) for line in payment_lines(result.payments, for_both)],
    }


def opened_json(t: Table) -> Json:
    """Return all cards of a hand that is over."""
    return {
        "hands": [counted_codes(cards) for cards in t.hands],
        "wall": codes(t.wall[t.drawn :]),
        "buried": codes(t.buried),
    }


def _score_json(rules: ZipaiRules, result: HandResult) -> Json | None:
    if result.win is None or result.claim is None:
        return None
    turned = None if result.turned is None else code(result.turned)
    return win_as_json(rules, result.claim, result.win, turned)
