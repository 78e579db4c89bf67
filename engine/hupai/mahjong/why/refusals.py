"""Why an action is refused: one true reason for anything a person could try.

The answers use only what the asking seat may know, so they are safe to show. Where several reasons apply, that one is
given which says most about the game, then about the hand, then about the moment. Claims on a lying tile are in
:mod:`hupai.mahjong.why.refused_claims`, 胡 in :mod:`hupai.mahjong.why.refused_wins`, what belongs to the own turn in
:mod:`hupai.mahjong.why.refused_turns`; :mod:`hupai.mahjong.why.preview` says what an allowed action causes.
"""

from __future__ import annotations

from hupai.mahjong.actions import (
    CLAIM_FEI,
    CLAIM_GANG,
    CLAIM_PENG,
    HU,
    NO_PIAO,
    PASS,
    PIAO,
    Action,
    chi,
    is_chi,
    is_reveal,
    is_ti,
    tile_of,
)
from hupai.mahjong.rules.ruleset import deck_of_rules
from hupai.mahjong.state import (
    NO_LIMIT,
    PHASE_CLAIM,
    PHASE_OPENING,
    PHASE_OVER,
    PHASE_PIAO,
    PHASE_ROB,
    PHASE_TURN,
    Table,
)
from hupai.mahjong.tiles import code
from hupai.mahjong.turn.wins import is_bound
from hupai.mahjong.why.refused_claims import why_no_claim, why_no_run
from hupai.mahjong.why.refused_turns import why_no_move
from hupai.mahjong.why.refused_wins import why_no_hu
from hupai.table.reason import Reason
from hupai.table.seats import Seat


def why_not(t: Table, seat: Seat, action: Action) -> Reason | None:
    """Return why ``seat`` may not do this now, or None if it may."""
    if seat in t.pending and action in t.offers[seat]:
        return None
    refused = _why_not_now(t, seat, action)
    if refused is not None:
        return refused
    if action == PASS:
        return _why_no_pass(t, seat)
    if action == HU:
        return why_no_hu(t, seat)
    if action in _CLAIMS or is_chi(action):
        return why_no_claim(t, seat, action)
    return why_no_move(t, seat, action)


def why_no_chi(t: Table, seat: Seat) -> Reason | None:
    """Return why ``seat`` may not 吃 in any way at all, or None if it may in some way."""
    if seat in t.pending and any(map(is_chi, t.offers[seat])):
        return None
    return _why_not_now(t, seat, chi(0)) or why_no_run(t, seat)


_CLAIMS = frozenset((CLAIM_PENG, CLAIM_GANG, CLAIM_FEI))


def _why_not_now(t: Table, seat: Seat, action: Action) -> Reason | None:
    """Return why this cannot be done in this game, or by this seat whatever it holds; None if it might."""
    if t.phase == PHASE_OVER:
        return _why_over(t)
    refused = _why_not_here(t, action)
    if refused is not None:
        return refused
    if t.phase == PHASE_PIAO:
        return Reason("piao_first" if seat in t.pending else "piao_answered", "deal.piao")
    if action in (PIAO, NO_PIAO):
        return Reason("piao_settled", "deal.piao")
    if not t.playing[seat]:
        return Reason("already_won", "end.blood_battle")
    if t.phase == PHASE_OPENING and (seat in t.pending or seat == t.turn):
        # The dealer sees that its turn has not come; the others see the dealer's turn, whoever is asked.
        return Reason("dealt_wilds_first" if seat in t.pending else "opening_waits", "win.four_wild_deal")
    if t.phase in (PHASE_CLAIM, PHASE_ROB) and seat not in t.pending and t.answers[seat] >= 0:
        return _why_answered(t, seat)
    return None


def _why_over(t: Table) -> Reason:
    """Return that the hand is over, with the rule by which it ended."""
    if t.result is not None and t.result.exhausted:
        return Reason("hand_over", "end.wall")
    return Reason("hand_over", "end.win" if t.rules.wins_to_end == 1 else "end.blood_battle")


def _why_not_here(t: Table, action: Action) -> Reason | None:
    """Return why the game has no such action, None if it has."""
    rules = t.rules
    if is_chi(action):
        return None if rules.chi else Reason("no_chi_here", "claim.chi")
    if action == CLAIM_FEI or is_ti(action):
        if not rules.fei:
            return Reason("no_fei_here", "wild.claims" if rules.indicator else "claim.peng")
    elif is_reveal(action):
        if not rules.reveal:
            return Reason("no_reveal_here", "turn.discard")
    elif action in (PIAO, NO_PIAO):
        if rules.piao == "off":
            return Reason("no_piao_here", "pay.win")
        if rules.piao == "fixed":
            return Reason("piao_is_fixed", "deal.piao")
    kind = tile_of(action)
    if kind >= 0 and not deck_of_rules(rules)[kind]:
        return Reason("not_in_this_deck", "deal.tiles", {"tile": code(kind)})
    return None


def _why_answered(t: Table, seat: Seat) -> Reason:
    """Return that the seat has answered, or that it wins the lying tile without being asked."""
    facts = {"tile": code(t.live)}
    if t.worths[seat] == NO_LIMIT and t.answers[seat] == HU:
        return Reason("wins_by_itself", "reveal.must_win" if is_bound(t, seat) else "win.forced", facts)
    return Reason("already_answered", "turn.window", facts)


def _why_no_pass(t: Table, seat: Seat) -> Reason:
    if seat in t.pending and t.phase == PHASE_TURN:
        return Reason("must_discard", "turn.discard")
    return Reason("nothing_to_pass", "turn.window")
