"""What a win pays, from what a seat sees: the one that is offered now, and one that it waits for."""

from __future__ import annotations

from hupai.bots.base import POINT
from hupai.mahjong.actions import HU
from hupai.mahjong.bots.outlook import Outlook
from hupai.mahjong.bots.standings import standings
from hupai.mahjong.melds import Meld
from hupai.mahjong.rules.win_claim import BY_DISCARD, WinClaim
from hupai.mahjong.rules.win_payments import win_payments
from hupai.mahjong.tiles import Kind
from hupai.mahjong.turn.wins import ben_jin_discarded
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.view.own_table import own_table
from hupai.mahjong.why.preview import offered_win


def win_points(seen: Observation) -> int | None:
    """Return the points that the win offered now pays in all, birds and 杠 not counted; None if none is offered."""
    if HU not in seen.legal:
        return None
    claim = offered_win(seen, own_table(seen))
    value = seen.rules.worth_of(claim)
    if value is None:
        return None
    source = seen.live_seat if seen.live >= 0 else None
    supplier = seen.supplier if seen.after_kong and claim.by == BY_DISCARD else None
    paid = win_payments(seen.rules, seen.seat, claim.by, value, source, standings(seen), supplier)
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
    indicator = outlook.seen_indicator
    claim = WinClaim(
        filled,
        melds,
        kind,
        by,
        wild,
        indicator,
        revealed=seen.revealed[seen.seat] > 0,
        ben_jin_discarded=ben_jin_discarded(rules, seen.rivers[seen.seat], indicator),
    )
    value = rules.worth_of(claim)
    return value.multiplier if value else 0
