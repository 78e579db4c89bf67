"""Why a seat may not do something now, in the order in which a player would want to know it."""

from __future__ import annotations

from hupai.guihuzi.actions import (
    CLAIM_PENG,
    CLAIM_PIAO,
    CLAIM_WAI,
    HU,
    PASS,
    Action,
    eaten_shape,
    format_action,
    is_chi,
    is_discard,
    is_liu,
    kind_of,
    liu,
)
from hupai.guihuzi.melds import CHI, PENG, SHAPES, other_completion
from hupai.guihuzi.state import FLIP, PHASE_CLAIM, PHASE_DISCARD, PHASE_OPENING, PHASE_OVER, PLAYED, Table
from hupai.guihuzi.turn.bans import is_dead_pair, liu_in, locked_by_chi, lower_of, shapes_in_hand
from hupai.guihuzi.turn.claim_window import is_eater, leaves_discard_after_chi, over_limit
from hupai.guihuzi.why.refused_wins import why_no_hu
from hupai.table.reason import Reason
from hupai.zipai.cards import KINDS, Kind, code, codes, format_cards


def why_not(t: Table, seat: int, action: Action) -> Reason | None:
    """Return why ``seat`` may not do this now, None if it may."""
    if seat in t.pending and action in t.offers[seat]:
        return None
    if t.phase == PHASE_OVER:
        return Reason("hand_over", "turn.end")
    if is_discard(action) and kind_of(action) < KINDS:
        return _why_no_discard(t, seat, kind_of(action))
    if is_discard(action) or (is_liu(action) and kind_of(action) >= KINDS):
        return Reason("no_such_choice", "turn.window", {"action": format_action(action)})
    if t.dead[seat]:
        return Reason("hand_dead", "dead.hand")
    if t.answers[seat] >= 0 and t.phase in (PHASE_CLAIM, PHASE_OPENING) and seat not in t.pending:
        return Reason("answered_already", "turn.window")
    if action == HU:
        return why_no_hu(t, seat)
    if is_liu(action):
        return _why_no_liu(t, seat, kind_of(action))
    if action == PASS:
        return _why_no_pass(t, seat)
    return _why_no_claim(t, seat, action)


def _why_no_discard(t: Table, seat: int, kind: Kind) -> Reason:
    if t.phase != PHASE_DISCARD or seat not in t.pending:
        return Reason("no_discard_owed", "turn.discard")
    if not t.hands[seat][kind]:
        return Reason("card_not_in_hand", "turn.discard", {"card": code(kind)})
    if not t.wall_left:
        return Reason("wall_is_empty", "turn.last_card")
    return why_locked(t, seat, kind) or Reason("no_discard_owed", "turn.discard")


def why_locked(t: Table, seat: int, kind: Kind) -> Reason | None:
    """Return which laid group locks the card, None if the seat may discard it (``past.lock``)."""
    for group, what, claimed, _ in t.melds[seat]:
        if group == CHI and locked_by_chi(what, claimed) >> kind & 1:
            facts = {"card": code(kind), "eaten": code(claimed), "meld": format_cards(SHAPES[what])}
            return Reason("locked_by_chi", "past.lock", facts)
        if group != CHI and what == kind:
            return Reason("locked_by_set", "past.lock", {"card": code(kind)})
    return None


def _why_no_pass(t: Table, seat: int) -> Reason:
    if t.phase == PHASE_DISCARD and seat in t.pending:
        return Reason("must_discard", "turn.discard")
    return Reason("not_asked", "turn.window")


def why_no_liu(t: Table, seat: int) -> Reason | None:
    """Return why the seat may lay no 溜 of any card, None if it may lay one."""
    if seat in t.pending and any(map(is_liu, t.offers[seat])):
        return None
    in_hand = liu_in(t.hands[seat], t.melds[seat])
    if t.live >= 0 or in_hand:
        return why_not(t, seat, liu(t.live if t.live >= 0 else in_hand[0]))
    return _out_of_play(t, seat) or Reason("no_liu_in_hand", "turn.liu")


def _why_no_liu(t: Table, seat: int, kind: Kind) -> Reason:
    facts = {"card": code(kind)}
    if t.phase == PHASE_DISCARD and seat in t.pending and not t.wall_left:
        return Reason("wall_is_empty", "turn.last_card")
    if kind in liu_in(t.hands[seat], t.melds[seat]):
        return Reason("liu_only_for_discard", "turn.liu", facts)
    if t.live != kind or t.live_from != FLIP:
        return Reason("no_four", "turn.liu", facts)
    return _needs_own_flip(t, seat) or Reason("no_three", "turn.liu", facts)


def _needs_own_flip(t: Table, seat: int) -> Reason | None:
    """Return why a 歪, 溜 or 飘 is not this seat's: it takes the seat's own flip."""
    if t.live < 0:
        return Reason("nothing_lies", "turn.window")
    if t.live_from == PLAYED:
        return Reason("needs_flip", "turn.wai", {"card": code(t.live)})
    if t.live_seat != seat:
        return Reason("needs_own_flip", "turn.wai", {"card": code(t.live)})
    return None


def _why_no_claim(t: Table, seat: int, action: Action) -> Reason:
    if t.live < 0:
        return Reason("nothing_lies", "turn.window")
    facts = {"card": code(t.live)}
    if action in (CLAIM_WAI, CLAIM_PIAO):
        reason = _needs_own_flip(t, seat)
        if reason:
            return reason
        if action == CLAIM_WAI:
            return Reason("no_pair_to_wai", "turn.wai", facts)
        if not t.rules.piao:
            return Reason("piao_not_played", "turn.piao")
        laid = (PENG, t.live) in [meld[:2] for meld in t.melds[seat]]
        return Reason("wall_is_empty", "turn.last_card") if laid else Reason("no_peng_to_piao", "turn.piao", facts)
    if t.live_seat == seat and t.live_from == PLAYED:
        return Reason("own_discard", "turn.window", facts)
    if t.live_from == FLIP and not t.wall_left:
        return Reason("wall_is_empty", "turn.last_card")
    return _why_no_peng(t, seat) if action == CLAIM_PENG else _why_no_chi_to(t, seat, eaten_shape(action))


def _why_no_peng(t: Table, seat: int) -> Reason:
    kind = t.live
    facts = {"card": code(kind)}
    if t.live_seat == seat:
        return Reason("peng_own_flip", "peng.pair", facts)
    if t.hands[seat][kind] < 2:
        return Reason("no_pair_to_peng", "peng.pair", facts)
    if t.no_peng[seat] >> kind & 1:
        if t.played[seat] >> kind & 1:
            return Reason("peng_after_discard", "past.discard", facts)
        return Reason("peng_after_pass", "past.peng", facts)
    return Reason("no_discard_left", "claim.discard", facts)


def why_no_chi(t: Table, seat: int) -> Reason | None:
    """Return why the seat may eat the lying card in no way, None if it may in some."""
    if seat in t.pending and any(map(is_chi, t.offers[seat])):
        return None
    out = _out_of_play(t, seat)
    if out:
        return out
    if t.live < 0:
        return Reason("nothing_lies", "turn.window")
    facts = {"card": code(t.live)}
    if t.live_seat == seat and t.live_from == PLAYED:
        return Reason("own_discard", "turn.window", facts)
    if t.live_from == FLIP and not t.wall_left:
        return Reason("wall_is_empty", "turn.last_card")
    shapes = list(shapes_in_hand(t.hands[seat], t.live))
    if not shapes:
        return _not_the_eater(t, seat) or Reason("no_cards_to_chi", "chi.shapes", facts)
    return _why_no_chi_to(t, seat, shapes[0])


def _out_of_play(t: Table, seat: int) -> Reason | None:
    """Return that the hand is over, or that the seat's hand is dead."""
    if t.phase == PHASE_OVER:
        return Reason("hand_over", "turn.end")
    return Reason("hand_dead", "dead.hand") if t.dead[seat] else None


def _not_the_eater(t: Table, seat: int) -> Reason | None:
    if is_eater(t, seat):
        return None
    code_of = "chi_not_your_discard" if t.live_from == PLAYED else "chi_not_your_flip"
    return Reason(code_of, "chi.who", {"card": code(t.live)})


def _why_no_chi_to(t: Table, seat: int, shape: int) -> Reason:
    """Return why the seat may not eat the lying card to this shape."""
    kind = t.live
    facts = {"card": code(kind)}
    if kind not in SHAPES[shape]:
        return Reason("chi_without_card", "chi.shapes", {**facts, "meld": format_cards(SHAPES[shape])})
    reason = _not_the_eater(t, seat)
    if reason:
        return reason
    missing = [each for each in SHAPES[shape] if each != kind and not t.hands[seat][each]]
    if missing:
        return Reason("card_not_in_hand", "chi.shapes", {"card": code(missing[0])})
    if t.no_chi[seat] >> kind & 1:
        if t.played[seat] >> kind & 1:
            return Reason("chi_after_discard", "past.discard", facts)
        return Reason("chi_after_pass", "past.chi", facts)
    if is_dead_pair(t.dead_pairs[seat], shape, kind):
        return _why_dead_pair(t, seat, shape)
    if over_limit(t, seat, shape):
        return Reason("chi_over_limit", "chi.limit", {"limit": t.rules.eat_limit})
    if not leaves_discard_after_chi(t, seat, shape):
        return Reason("no_discard_left", "claim.discard", facts)
    return Reason("not_asked", "turn.window")


def _why_dead_pair(t: Table, seat: int, shape: int) -> Reason:
    """Return which card the pair let go: 3-4 may not eat 2 once 5 was let go (``past.pair``)."""
    low = lower_of(shape, t.live)
    then = other_completion(shape, t.live)
    assert low is not None and then is not None
    facts = {"card": code(t.live), "pair": codes((low, low + 1)), "then": code(then)}
    return Reason("dead_pair_discarded" if t.played[seat] >> then & 1 else "dead_pair_passed", "past.pair", facts)
