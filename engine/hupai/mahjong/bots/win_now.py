"""What a win that is offered now pays, from what the seat sees."""

from __future__ import annotations

from hupai.bots.base import POINT
from hupai.mahjong.actions import HU, is_ti
from hupai.mahjong.bots.outlook import Outlook
from hupai.mahjong.melds import Meld
from hupai.mahjong.rules.standing import SeatStanding
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_DISCARD, BY_ROB, BY_SELF, WinClaim, WinValue
from hupai.mahjong.rules.win_payments import win_payments
from hupai.mahjong.tiles import Kind
from hupai.mahjong.turn.wins import win_claim
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.view.own_table import own_table


def offered_win(seen: Observation) -> tuple[int, WinValue] | None:
    """Return how the tile of the win that is offered came, and what the win is worth; None if none is offered."""
    if HU not in seen.legal:
        return None
    if seen.live < 0:
        by, tile = (BY_DEAL if seen.taken < 0 else BY_SELF), seen.taken
    else:
        by, tile = BY_ROB if seen.robbed >= 0 and not is_ti(seen.robbed) else BY_DISCARD, seen.live
    rules = seen.rules
    value = rules.value(rules, win_claim(own_table(seen), seen.seat, by, tile))
    return None if value is None else (by, value)


def win_points(seen: Observation) -> int | None:
    """Return the points that the win offered now pays in all, birds and 杠 not counted; None if none is offered."""
    won = offered_win(seen)
    if won is None:
        return None
    by, value = won
    standings = [
        SeatStanding(playing=seen.playing[seat], revealed=seen.revealed[seat], piao=seen.piao[seat])
        for seat in range(len(seen.playing))
    ]
    source = seen.live_seat if seen.live >= 0 else None
    supplier = seen.supplier if seen.after_kong and by == BY_DISCARD else None
    paid = win_payments(seen.rules, seen.seat, by, value, source, standings, supplier)
    return sum(payment.points for payment in paid)


def value_of_win(seen: Observation) -> int | None:
    """Return what the win offered now pays, in thousandths of a point; None if none is offered."""
    points = win_points(seen)
    return None if points is None else POINT * points


def win_with(outlook: Outlook, hand: tuple[int, ...], melds: tuple[Meld, ...], kind: Kind, by: int) -> int:
    """Return the multiplier with which a hand of thirteen tiles wins a tile on no special occasion, 0 if it does not.

    明牌 and the least multiplier on a discard are left out of account.
    """
    rules, seen = outlook.rules, outlook.seen
    filled = (*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])
    wild = outlook.wilds[0] if outlook.wilds else -1
    revealed = seen.revealed[seen.seat] > 0
    value = rules.value(rules, WinClaim(filled, melds, kind, by, wild, outlook.seen_indicator, revealed=revealed))
    return value.multiplier if value else 0
