"""Why an action is refused: one true reason for anything a person could try (rule book §4–§7, §11).

The answers use only what the asking seat may know, so they are safe to show. Where several things stand in
the way, the one that would still stand if the others were mended comes first. Claims on a lying card are
in :mod:`hupai.zipai.reasons_claims`, 胡 in :mod:`hupai.zipai.reasons_win`; what an allowed action will cause
is :mod:`hupai.zipai.foresight`'s business. Codes are put in words by :mod:`hupai.explain`.
"""

from __future__ import annotations

from hupai.table.reason import Reason
from hupai.zipai.actions import DECLARE, HU, PASS, RAISE, Action, discarded, is_chi, is_discard
from hupai.zipai.cards import KING, Kind, code
from hupai.zipai.claims import grows_by_itself
from hupai.zipai.edges import edge_rule
from hupai.zipai.opening import waits_for_a_card
from hupai.zipai.readiness import king_call
from hupai.zipai.reasons_claims import why_no_claim, why_no_way
from hupai.zipai.reasons_win import before_the_first_card, why_no_hu
from hupai.zipai.state import CLAIM, DISCARD, OPENING, OVER, Table
from hupai.zipai.state import DECLARE as ANNOUNCING


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
    """Say why a seat that owes no answer has nothing to say at all, if that is so."""
    if t.phase == OVER:
        return Reason("hand_over", "turn.end")
    if t.answers[seat] >= 0 and t.phase == CLAIM:
        return Reason("already_answered", "turn.window")
    if t.answers[seat] >= 0 and t.phase == OPENING:
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
        if t.phase == CLAIM:
            return Reason("card_unsettled", "turn.window", {"card": code(t.live)})
        if t.turn == seat:
            return Reason("opening_waits", "turn.opening")
        return Reason("not_your_turn", "turn.order", {"turn": t.turn})
    if t.phase == CLAIM:
        return Reason("answer_first", "turn.window")
    if t.phase == ANNOUNCING:
        return Reason("declare_first", "king.call")
    if t.phase == OPENING:
        return Reason("opening_first", "turn.opening")
    if t.hands[seat][kind] == 3:
        return Reason("kan_locked", "kan.locked", facts)
    if not t.wall_left:
        return Reason("last_card_win_or_pass", "turn.last_card")
    # What else the hand holds may be played, so 吃边打边 forbids it.
    rule = edge_rule(t.rules, t.eaten, t.eaten_way, kind)
    return Reason("edge_forbidden", rule, {**facts, "eaten": code(t.eaten)})


def _why_no_pass(t: Table, seat: int) -> Reason:
    if seat in t.pending:
        return Reason("must_discard", "turn.discard")
    if t.phase == CLAIM and grows_by_itself(t, seat):
        return Reason("pao_follows", "pao.compulsory", {"card": code(t.live)})
    return Reason("nothing_to_pass", "turn.window")


def _why_no_call(t: Table, seat: int) -> Reason:
    """Say why neither 王钓 nor 王闯 may be announced (rule book §7.4)."""
    if not t.rules.kings:
        return Reason("no_kings_in_deck", "deck.cards")
    if not t.hands[seat][KING]:
        return Reason("no_king", "king.call")
    if t.dead[seat]:
        return Reason("hand_dead", "dead.hand")
    owes_discard = t.phase == DISCARD and seat in t.pending
    if owes_discard or king_call(t, seat):
        return Reason("call_not_now", "king.call")
    return Reason("call_not_ready", "king.call")


def _why_no_raise(t: Table, seat: int) -> Reason:
    """Say why the hand may not be raised, 举手 (rule book §11)."""
    if not t.rules.ju_shou:
        return Reason("no_raise_here", "win.raise")
    if t.raised[seat]:
        return Reason("already_raised", "win.raise")
    if seat == t.dealer:
        return Reason("dealer_never_raises", "win.raise")
    if before_the_first_card(t) and not waits_for_a_card(t, seat):
        return Reason("not_waiting", "win.raise")
    return Reason("raise_not_open", "win.raise")
