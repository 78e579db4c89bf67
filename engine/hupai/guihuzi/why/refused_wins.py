"""Why a seat may not 胡 now: the card is none to win on, the hand is not complete, or it is worth too little."""

from __future__ import annotations

from hupai.guihuzi.hand.waits import win_claim_of
from hupai.guihuzi.hand.winning import most_xi
from hupai.guihuzi.rules.win_facts import BY_OTHER, BY_SELF, BY_WAI
from hupai.guihuzi.state import FLIP, PHASE_DISCARD, PHASE_OPENING, Table
from hupai.table.reason import Reason
from hupai.zipai.cards import code


def why_no_hu(t: Table, seat: int) -> Reason:
    """Return why the seat, which is not offered it, may not 胡."""
    if t.phase == PHASE_OPENING:
        return Reason("hu_not_dealt", "win.deal")
    if t.phase == PHASE_DISCARD:
        if seat not in t.pending or not t.laid_last:
            return Reason("hu_on_flips_only", "win.flip")
        return _worth_too_little(t, seat, BY_WAI, -1)
    if t.live < 0:
        return Reason("nothing_lies", "turn.window")
    if t.live_from != FLIP:
        return Reason("hu_on_discard", "win.flip", {"card": code(t.live)})
    return _worth_too_little(t, seat, BY_SELF if seat == t.live_seat else BY_OTHER, t.live)


def _worth_too_little(t: Table, seat: int, by: int, card: int) -> Reason:
    claim = win_claim_of(t, seat, by, card)
    xi = most_xi(t.rules, claim.hand, claim.melds)
    if xi < 0:
        return Reason("hand_incomplete", "win.shape")
    if xi < t.rules.min_xi:
        return Reason("too_few_xi", "win.minimum", {"xi": xi, "min": t.rules.min_xi})
    return Reason("xi_without_merit", "win.merit", {"xi": xi})
