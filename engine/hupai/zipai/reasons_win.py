"""Why 胡 is refused (rule book §2, §4.3, §5, §7.3, §11)."""

from __future__ import annotations

from hupai.table.reason import Reason
from hupai.zipai.cards import KING, code
from hupai.zipai.claims import claimed_by
from hupai.zipai.melds import CHOU, PAO, TI, WEI
from hupai.zipai.readiness import most_huxi_now, most_huxi_on
from hupai.zipai.state import CLAIM, DISCARD, FLIP, PLAYED, Table


def why_no_hu(t: Table, seat: int) -> Reason:
    """Return why the seat may not declare 胡."""
    if t.dead[seat]:
        return Reason("hand_dead", "dead.hand")
    if t.phase == DISCARD and seat in t.pending:
        return _why_not_as_it_is(t, seat)
    if t.phase != CLAIM:
        return Reason("no_card_lies", "win.flip")
    own = seat == t.live_seat
    if t.live_from != FLIP:
        if own:
            return Reason("own_discard", "win.discard")
        if not t.rules.win_on_discard:
            return Reason("discard_not_won", "win.discard", {"card": code(t.live)})
    if t.hands[seat][KING] and not (own and t.live_from == FLIP):
        return Reason("king_needs_own_flip", "king.self_draw")
    return _short_of(t, most_huxi_on(t, seat, t.live, claimed_by(t, seat)))


def _why_not_as_it_is(t: Table, seat: int) -> Reason:
    """Say why the hand that owes a discard does not win with everything in place."""
    most = most_huxi_now(t, seat)
    if most < t.rules.min_huxi:
        return _short_of(t, most)
    if t.hands[seat][KING] and t.live_seat != seat:
        return Reason("king_needs_own_flip", "king.self_draw")
    grown = any(meld[0] in (WEI, CHOU, TI, PAO) and meld[1] == t.last for meld in t.melds[seat])
    if grown and t.live_from == PLAYED:
        return Reason("hu_after_discard_pao", "win.after_quad")
    return Reason("hu_not_now", "win.flip")


def _short_of(t: Table, most: int) -> Reason:
    if most < 0:
        return Reason("not_complete", "win.shape")
    return Reason("too_few_huxi", "win.minimum", {"huxi": most, "min": t.rules.min_huxi})
