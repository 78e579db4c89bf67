"""What it costs to discard a tile that a revealed hand waits for: exactly, as the hand lies open."""

from __future__ import annotations

from hupai.mahjong.bots.standings import standings
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_ROB, WinClaim
from hupai.mahjong.rules.win_payments import win_payments
from hupai.mahjong.tiles import Kind
from hupai.mahjong.view.observation import Observation


def revealed_price(seen: Observation, kind: Kind, *, robbed: bool = False) -> int:
    """Return the points that the seat pays for discarding this kind to revealed hands that wait for it.

    ``robbed``: it is not discarded, but robbed from a 补杠.
    """
    by = BY_ROB if robbed else BY_DISCARD
    paid = 0
    for seat, waits in enumerate(seen.open_waits):
        if seat == seen.seat or not seen.playing[seat] or not waits >> kind & 1:
            continue
        hand = list(seen.open_hands[seat])
        hand[kind] += 1
        wild = seen.wilds[0] if seen.wilds else -1
        indicator = seen.turned[-1] if seen.turned else -1
        after_kong = seen.after_kong and not robbed
        claim = WinClaim(tuple(hand), seen.melds[seat], kind, by, wild, indicator, after_kong=after_kong, revealed=True)
        value = seen.rules.worth_of(claim)
        if value is not None:
            owed = win_payments(seen.rules, seat, by, value, seen.seat, standings(seen))
            paid += sum(payment.points for payment in owed if payment.payer == seen.seat)
    return paid
