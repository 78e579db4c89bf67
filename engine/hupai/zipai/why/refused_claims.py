"""Why a 碰 or a 吃 of the lying card is refused."""

from __future__ import annotations

from hupai.table.reason import Reason
from hupai.zipai.actions import CLAIM_PENG, Action, chi, eaten_way
from hupai.zipai.cards import code
from hupai.zipai.eating import eatings, way_shapes
from hupai.zipai.melds import PARTNERS, shape
from hupai.zipai.state import FLIP, PHASE_CLAIM, Table
from hupai.zipai.turn.claim_window import forced_pao, open_pao


def why_no_claim(t: Table, seat: int, action: Action) -> Reason:
    """Return why the seat may not claim the lying card with this 碰 or 吃."""
    if t.phase != PHASE_CLAIM:
        return Reason("no_card_lies", "turn.window")
    if t.dead[seat]:
        return Reason("hand_dead", "dead.hand")
    refused = _why_no_peng(t, seat) if action == CLAIM_PENG else _why_no_chi(t, seat, action)
    return refused or _why_nothing_left(t, seat, action)


def why_no_way(t: Table, seat: int) -> Reason:
    """Return why the seat may not 吃 in any way."""
    if t.phase != PHASE_CLAIM:
        return Reason("no_card_lies", "turn.window")
    if t.dead[seat]:
        return Reason("hand_dead", "dead.hand")
    refused = _why_no_eater(t, seat)
    if refused is not None:
        return refused
    ways = eatings(t.hands[seat], t.live)
    if ways:
        return _why_nothing_left(t, seat, chi(ways[0]))
    facts = {"card": code(t.live)}
    free = [count if count < 3 else 0 for count in t.hands[seat]]
    if any(free[a] and free[b] and (a != b or free[a] == 2) for _, a, b in PARTNERS[t.live]):
        return Reason("bi_impossible", "bi.compulsory", facts)
    return Reason("nothing_to_eat_with", "chi.shape", facts)


def _why_nothing_left(t: Table, seat: int, action: Action) -> Reason:
    """Return why no discard would be possible afterwards."""
    facts = {"card": code(t.live)}
    taken = 2 if action == CLAIM_PENG else 3 * len(way_shapes(eaten_way(action))) - 1
    if t.loose[seat] > taken:
        # Loose cards would remain, so 吃边打边 must forbid all of them.
        return Reason("only_forbidden_left", "chi.edge", facts)
    return Reason("no_discard_left", "chi.discard", facts)


def _is_last(t: Table) -> bool:
    return t.live_from == FLIP and not t.wall_left


def _why_no_peng(t: Table, seat: int) -> Reason | None:
    kind, bit = t.live, 1 << t.live
    facts = {"card": code(kind)}
    if forced_pao(t, seat):
        return Reason("runs_by_itself", "pao.compulsory", facts)
    # What the hand lacks comes before who brought the card: the player sees it at a glance.
    if t.hands[seat][kind] < 2 and not t.peng_mask[seat] & bit:
        return Reason("no_pair", "peng.pair", {**facts, "held": t.hands[seat][kind]})
    if seat == t.live_seat:
        return Reason("own_card", "peng.pair", facts)
    if t.peng_mask[seat] & bit:
        return Reason("peng_grows_on_flip", "pao.compulsory", facts)
    if open_pao(t):
        return Reason("pao_takes_it", "pao.compulsory", {**facts, "from": t.pao_seat})
    if _is_last(t):
        return Reason("last_card", "turn.last_card", facts)
    if t.hands[seat][kind] != 2:
        return Reason("no_pair", "peng.pair", {**facts, "held": t.hands[seat][kind]})
    if t.barred[seat]:
        return Reason("barred", "past.fang_wei", facts)
    if t.no_peng[seat] & bit:
        return Reason("past_peng", "past.peng", facts)
    return None


def _why_no_chi(t: Table, seat: int, action: Action) -> Reason | None:
    refused = _why_no_eater(t, seat)
    if refused is not None:
        return refused
    way = eaten_way(action)
    return None if way in eatings(t.hands[seat], t.live) else _why_not_this_way(t, seat, way)


def _why_no_eater(t: Table, seat: int) -> Reason | None:
    """Return why the seat may not eat the card in any way, or None."""
    kind = t.live
    facts = {"card": code(kind)}
    if seat == t.live_seat and t.live_from != FLIP:
        return Reason("own_card", "chi.who", facts)
    if seat not in (t.live_seat, t.others[t.live_seat][0]):
        flipped = t.live_from == FLIP
        return Reason("not_next_seat", "chi.who", {**facts, "from": t.live_seat, "flipped": flipped})
    if t.hands[seat][kind] == 3:
        return Reason("holds_kan", "chi.kan", facts)
    if forced_pao(t, seat):
        return Reason("pao_follows", "pao.compulsory", facts)
    if open_pao(t):
        return Reason("pao_takes_it", "pao.compulsory", {**facts, "from": t.pao_seat})
    if _is_last(t):
        return Reason("last_card", "turn.last_card", facts)
    if t.barred[seat]:
        return Reason("barred", "past.fang_wei", facts)
    if t.no_chi[seat] >> kind & 1:
        return Reason("past_chi", "past.chi", facts)
    return None


def _why_not_this_way(t: Table, seat: int, way: int) -> Reason:
    """Return what is wrong with these shapes, 比牌 included (``chi.shape``, ``bi.compulsory``)."""
    kind, hand = t.live, t.hands[seat]
    facts = {"card": code(kind)}
    left = list(hand)
    left[kind] += 1
    for number in way_shapes(way):
        found = shape(number)
        if kind not in found.cards:
            return Reason("shape_without_card", "chi.shape", {**facts, "meld": found.text})
        for card in found.cards:
            if not hand[card] and card != kind:
                return Reason("card_not_held", "chi.shape", {"card": code(card)})
            if hand[card] == 3:
                return Reason("kan_locked", "kan.locked", {"card": code(card)})
            left[card] -= 1
            if left[card] < 0:
                return Reason("card_not_held", "chi.shape", {"card": code(card)})
    return Reason("bi_missing", "bi.compulsory", {**facts, "left": left[kind]})
