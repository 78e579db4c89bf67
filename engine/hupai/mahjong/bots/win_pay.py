"""What a win or a 杠 that is offered now pays, in points, from what the seat sees."""

from __future__ import annotations

from hupai.mahjong.actions import CLAIM_GANG, HU, Action, is_angang, is_jiagang, tile_of
from hupai.mahjong.melds import ANGANG, GANG, JIAGANG
from hupai.mahjong.rules.kong_payments import kong_payments
from hupai.mahjong.rules.standing import SeatStanding
from hupai.mahjong.rules.win_claim import BY_DISCARD
from hupai.mahjong.rules.win_payments import win_payments
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.view.own_table import own_table
from hupai.mahjong.why.preview import offered_win


def paid_for_win(seen: Observation) -> int | None:
    """Return the points that the win offered now pays in all, birds and 杠 not counted; None if none is offered."""
    if HU not in seen.legal:
        return None
    claim = offered_win(seen, own_table(seen))
    value = seen.rules.value(seen.rules, claim)
    if value is None:
        return None
    source = seen.live_seat if seen.live >= 0 else None
    supplier = seen.supplier if seen.after_kong and claim.by == BY_DISCARD else None
    paid = win_payments(seen.rules, seen.seat, claim.by, value, source, _standings(seen), supplier)
    return sum(payment.points for payment in paid)


def paid_for_kong(seen: Observation, action: Action) -> int:
    """Return the points that a 杠 is paid, now or at the end of a hand that is won; 0 for other actions."""
    if action == CLAIM_GANG:
        group, kind, source = GANG, seen.live, seen.live_seat
    elif is_angang(action):
        group, kind, source = ANGANG, tile_of(action), None
    elif is_jiagang(action):
        group, kind, source = JIAGANG, tile_of(action), None
    else:
        return 0
    late = bool(seen.late >> kind & 1)
    paid = kong_payments(seen.rules, group, seen.seat, source, _standings(seen), seen.chain, late)
    return sum(payment.points for payment in paid)


def _standings(seen: Observation) -> list[SeatStanding]:
    return [
        SeatStanding(playing=seen.playing[seat], revealed=seen.revealed[seat], piao=seen.piao[seat])
        for seat in range(len(seen.playing))
    ]
