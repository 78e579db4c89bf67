"""Why an action is refused: one true reason for anything a person could try.

The answers use only what the asking seat may know, so they are safe to show. Where several reasons apply, the one
that would remain after the others were removed is given. Claims on a lying card are in
:mod:`hupai.zipai.why.refused_claims`, 胡 in :mod:`hupai.zipai.why.refused_wins`;
:mod:`hupai.zipai.why.preview` says what an allowed action causes. :mod:`hupai.explain` puts the codes in words.
"""

from __future__ import annotations

from hupai.table.reason import Reason
from hupai.zipai.actions import DECLARE, HU, PASS, RAISE, Action, discarded, is_chi, is_discard
from hupai.zipai.cards import KING, Kind, code
from hupai.zipai.hand.king_calls import king_call
from hupai.zipai.rules.sitting import sitter
from hupai.zipai.state import PHASE_CLAIM, PHASE_DECLARE, PHASE_DISCARD, PHASE_OPENING, PHASE_OVER, Table
from hupai.zipai.turn.chi_bian import chi_bian_rule
from hupai.zipai.turn.claim_window import forced_pao
from hupai.zipai.turn.opening import is_waiting
from hupai.zipai.why.refused_claims import why_no_claim, why_no_way
from hupai.zipai.why.refused_wins import before_the_first_card, why_no_hu


def why_not(t: Table, seat: int, action: Action) -> Reason | None:
    """Return why ``seat`` may not do this now, or None if it may."""
    if seat in t.pending:
        if action in t.offers[seat]:
            return None
    else:
        done = _why_silent(t, seat)
        if done is not None:
            return done
    if is_discard(action):
        return _why_no_discard(t, seat, discarded(action))
    if action == PASS:
        return _why_no_pass(t, seat)
    if action == HU:
        return why_no_hu(t, seat)
    if action == DECLARE:
        return _why_no_call(t, seat)
    if action == RAISE:
        return _why_no_raise(t, seat)
    return why_no_claim(t, seat, action)


def why_no_chi(t: Table, seat: int) -> Reason | None:
    """Return why ``seat`` may not 吃 in any way at all, or None if it may in some way."""
    if seat in t.pending:
        if any(map(is_chi, t.offers[seat])):
            return None
    else:
        done = _why_silent(t, seat)
        if done is not None:
            return done
    return why_no_way(t, seat)


def _why_silent(t: Table, seat: int) -> Reason | None:
    """Return why a seat that owes no answer can do nothing at all, or None if it might."""
    if t.phase == PHASE_OVER:
        return Reason("hand_over", "turn.end")
    if seat == sitter(t.rules, t.dealer):
        return Reason("sits_out", "deal.sitter")
    if t.answers[seat] >= 0 and t.phase == PHASE_CLAIM:
        return Reason("already_answered", "turn.window")
    if t.answers[seat] >= 0 and t.phase == PHASE_OPENING:
        return Reason("opening_answered", "turn.opening")
    return None


def _why_no_discard(t: Table, seat: int, kind: Kind) -> Reason:
    if kind == KING:
        if not t.rules.kings:
            return Reason("no_kings_in_deck", "deck.cards")
        return Reason("king_never_discarded", "king.keep")
    facts = {"card": code(kind)}
    if not t.hands[seat][kind]:
        return Reason("card_not_held", "turn.discard", facts)
    if seat not in t.pending:
        if t.phase == PHASE_CLAIM:
            return Reason("card_unsettled", "turn.window", {"card": code(t.live)})
        if t.turn == seat:
            return Reason("opening_waits", "turn.opening")
        return Reason("not_your_turn", "turn.order", {"turn": t.turn})
    if t.phase == PHASE_CLAIM:
        return Reason("answer_first", "turn.window")
    if t.phase == PHASE_DECLARE:
        return Reason("declare_first", "king.call")
    if t.phase == PHASE_OPENING:
        return Reason("opening_first", "turn.opening")
    if t.hands[seat][kind] == 3:
        return Reason("kan_locked", "kan.locked", facts)
    if not t.wall_left:
        return Reason("last_card_win_or_pass", "turn.last_card")
    # Every other loose card may be discarded, so 吃边打边 forbids this one.
    rule = chi_bian_rule(t.rules, t.eaten, t.eaten_way, kind)
    return Reason("edge_forbidden", rule, {**facts, "eaten": code(t.eaten)})


def _why_no_pass(t: Table, seat: int) -> Reason:
    if seat in t.pending:
        return Reason("must_discard", "turn.discard")
    if t.phase == PHASE_CLAIM and forced_pao(t, seat):
        return Reason("pao_follows", "pao.compulsory", {"card": code(t.live)})
    return Reason("nothing_to_pass", "turn.window")


def _why_no_call(t: Table, seat: int) -> Reason:
    """Return why the seat may announce neither 王钓 nor 王闯 (``king.call``)."""
    if not t.rules.kings:
        return Reason("no_kings_in_deck", "deck.cards")
    if not t.hands[seat][KING]:
        return Reason("no_king", "king.call")
    if t.dead[seat]:
        return Reason("hand_dead", "dead.hand")
    owes_discard = t.phase == PHASE_DISCARD and seat in t.pending
    if owes_discard or king_call(t, seat):
        return Reason("call_not_now", "king.call")
    return Reason("call_not_ready", "king.call")


def _why_no_raise(t: Table, seat: int) -> Reason:
    """Return why the seat may not raise its hand, 举手 (``win.raise``)."""
    if not t.rules.ju_shou:
        return Reason("no_raise_here", "turn.opening")
    if t.raised[seat]:
        return Reason("already_raised", "win.raise")
    if seat == t.dealer:
        return Reason("dealer_never_raises", "win.raise")
    if before_the_first_card(t) and not is_waiting(t, seat):
        return Reason("not_waiting", "win.raise")
    return Reason("raise_not_open", "win.raise")
