"""Why 胡 is refused."""

from __future__ import annotations

from dataclasses import replace

from hupai.table.reason import Reason
from hupai.zipai.actions import PASS
from hupai.zipai.cards import KING, Kind, code
from hupai.zipai.hand.waits import most_huxi_now, most_huxi_on, win_claim_of
from hupai.zipai.hand.win_claim import win_names
from hupai.zipai.hand.winning import KING_LIMIT, LIMITED, NO_MORE, refused_prices
from hupai.zipai.melds import CHOU, PAO, TI, WEI
from hupai.zipai.rules.fans import least_factor
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.win_facts import BY_DEAL, BY_OTHER, BY_SELF, BY_SHOWN
from hupai.zipai.state import FLIP, PHASE_CLAIM, PHASE_DISCARD, PHASE_OVER, PLAYED, Table
from hupai.zipai.turn.claim_window import lying_card_came_by


def before_the_first_card(t: Table) -> bool:
    """Whether no card was played or drawn yet, which everybody can see."""
    return t.last < 0 and t.phase != PHASE_OVER


def why_no_hu(t: Table, seat: int) -> Reason:
    """Return why the seat may not declare 胡."""
    if t.dead[seat]:
        return Reason("hand_dead", "dead.hand")
    if t.phase == PHASE_DISCARD and seat in t.pending:
        return _why_not_as_it_is(t, seat)
    if before_the_first_card(t):
        return _why_not_with_the_deal(t, seat)
    if t.phase != PHASE_CLAIM:
        return Reason("no_card_lies", "win.flip")
    own = seat == t.live_seat
    if t.live_from != FLIP:
        if own:
            return Reason("own_discard", "win.discard")
        if not t.rules.win_on_discard:
            return Reason("discard_not_won", "win.discard", {"card": code(t.live)})
    if t.hands[seat][KING] and not (own and t.live_from == FLIP):
        return Reason("king_needs_own_flip", "king.self_draw")
    return _short(t, seat, lying_card_came_by(t, seat), t.live)


def _why_not_with_the_deal(t: Table, seat: int) -> Reason:
    """Return why the seat does not win before the first card: 天胡 is the dealer's, 地胡 an option (``win.shown``)."""
    if seat == t.dealer:
        return _short(t, seat, BY_DEAL, None, otherwise=Reason("opening_waits", "turn.opening"))
    if not t.rules.dihu or t.shown == KING:
        return Reason("shown_is_dealers", "win.shown")
    if (TI, t.shown) in [meld[:2] for meld in t.melds[t.dealer]]:
        return Reason("shown_in_ti", "turn.own_first", {"card": code(t.shown)})
    if t.hands[seat][KING]:
        return Reason("king_needs_own_flip", "king.self_draw")
    return _short(t, seat, BY_SHOWN, t.shown, otherwise=Reason("win_passed", "turn.opening"))


def _why_not_as_it_is(t: Table, seat: int) -> Reason:
    """Return why the hand that owes a discard does not win with everything in place."""
    if before_the_first_card(t):
        by = BY_DEAL
    elif t.live_seat == seat:
        by = BY_SELF
    elif t.hands[seat][KING]:
        # The card that all saw came from another, so the king bars the win; but only of a hand that lacks nothing else.
        return _short(t, seat, BY_SELF, None, otherwise=Reason("king_needs_own_flip", "king.self_draw"))
    else:
        by = BY_OTHER
    if t.last < 0 and t.answers[seat] == PASS:
        # Before the first card the dealer was asked only whether it wins, and passed.
        return Reason("win_passed", "turn.opening")
    grown = any(meld[0] in (WEI, CHOU, TI, PAO) and meld[1] == t.last for meld in t.melds[seat])
    if grown and t.live_from == PLAYED:
        otherwise = Reason("hu_after_discard_pao", "win.after_quad")
    else:
        otherwise = Reason("hu_not_now", "win.flip")
    return _short(t, seat, by, None, otherwise=otherwise)


def why_kings(rules: ZipaiRules, kings: int, times: int) -> Reason:
    """Return why a complete hand with so many kings and the factor ``times`` does not win (``king.limit``)."""
    if rules.limits_kings_by == "shape":
        return Reason("kings_need_call", "king.limit", {"count": kings})
    facts = {"count": kings, "least": least_factor(rules, kings), "times": times}
    return Reason("kings_need_factor", "king.limit", facts)


def _short(t: Table, seat: int, by: int, card: Kind | None, *, otherwise: Reason | None = None) -> Reason:
    """Return what the hand lacks, or ``otherwise`` where it lacks nothing but may not win at this moment."""
    most = most_huxi_now(t, seat) if card is None else most_huxi_on(t, seat, card, by)
    if most < 0:
        return Reason("not_complete", "win.shape")
    claim = replace(win_claim_of(t, seat, by, card), above=t.above[seat])
    limited, worth, best = False, -1, -1
    for price, refused in refused_prices(t.rules, claim):
        limited = limited or refused == LIMITED
        if refused == KING_LIMIT:
            best = max(best, price.multiplier)
        if refused == NO_MORE:
            worth = max(worth, price.pay_each)
        elif not refused and otherwise is not None:
            return otherwise
    if worth >= 0:
        return Reason("worth_no_more", "win.guo_hu", {"pay_each": worth, "above": t.above[seat]})
    if best >= 0:
        return why_kings(t.rules, claim.kings, best)
    if limited:
        return Reason("limited_win", "chi.edge", {"wins": win_names(t.limits[seat])})
    facts_of_it = {"huxi": most, "min": t.rules.min_huxi, "zero": t.rules.wu_hu}
    return Reason("too_few_huxi", "win.minimum", facts_of_it)
