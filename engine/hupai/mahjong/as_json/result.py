"""A finished hand as JSON: who won on what, the worth of each win with its proof, every payment with its reason."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hupai.mahjong.as_json.payments import PaymentAccount
from hupai.mahjong.as_json.score import value_json
from hupai.mahjong.result import HandResult, WonHand
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.seat_standing import SeatStanding
from hupai.mahjong.rules.win_claim import BY_NAMES
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import code, codes, held_kinds
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.seats import Reader

REMEMBERED: Final = 128
"""How many summaries are kept; a match has a hundred hands at most."""


def summary_json(hand: Hand, reader: Reader | None = None) -> Json | None:
    """Return who won, on what, and every payment's reason; None while the hand runs.

    ``winner``, ``by``, ``from`` and ``tile`` are those of the first win, null if nobody won. ``lines`` are the
    payments in sentences, which call the other seats as the reader does.
    """
    return None if hand.result is None else dict(_summary(hand.rules, hand.result, reader))


@lru_cache(maxsize=REMEMBERED)
def _summary(rules: MahjongRules, result: HandResult, reader: Reader | None) -> Json:
    """Return the summary of a result; it is kept, as answers repeat those of the match's earlier hands."""
    account = PaymentAccount(rules, result)
    wins = [_win_json(rules, won, account) for won in result.wins]
    first = wins[0] if wins else dict.fromkeys(("seat", "by", "from", "tile"))
    return {
        "winner": first["seat"],
        "winners": list(result.winners),
        "by": first["by"],
        "from": first["from"],
        "tile": first["tile"],
        "exhausted": result.exhausted,
        "scores": list(result.scores),
        "wins": wins,
        "standings": [_standing_json(standing) for standing in result.standings] if result.exhausted else None,
        "payments": account.rows(),
        "lines": account.lines(reader),
    }


def opened_json(t: Table) -> Json:
    """Return all tiles of a hand that is over."""
    return {
        "hands": [codes(held_kinds(tiles)) for tiles in t.hands],
        "wall": codes(t.wall[t.drawn :]),
    }


def _win_json(rules: MahjongRules, won: WonHand, account: PaymentAccount) -> Json:
    """Return one win: how it came, its worth with the proof, and what it earned."""
    return {
        "seat": won.seat,
        "by": BY_NAMES[won.by],
        "from": won.source,
        "tile": code(won.tile) if won.tile >= 0 else None,
        **value_json(rules, won.claim, won.value),
        "payments": [account.row(payment) for payment in won.payments],
    }


def _standing_json(standing: SeatStanding) -> Json:
    """Return how a seat stood when the wall was exhausted: what 花猪 and 查叫 are judged by."""
    return {
        "playing": standing.playing,
        "ready": standing.is_ready,
        "flower_pig": standing.is_flower_pig,
        "dead": standing.dead,
        "best_wait": standing.best_wait,
    }
