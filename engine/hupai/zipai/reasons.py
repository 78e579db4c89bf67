"""Why an action is refused, and what a legal one will cause that cannot be undone.

The answers use only what the asking seat may know, so they are safe to show. Codes and rule ids are listed
in :mod:`hupai.explain`.
"""

from __future__ import annotations

from hupai.table.reason import Reason
from hupai.table.seats import next_seat
from hupai.zipai.actions import (
    DECLARE,
    HU,
    PASS,
    PENG,
    Action,
    discarded,
    eaten_way,
    is_chi,
    is_discard,
)
from hupai.zipai.cards import KING, Kind, code
from hupai.zipai.claim import BY_DISCARD, BY_OTHER, BY_SELF
from hupai.zipai.eating import eatings, way_shapes
from hupai.zipai.melds import shape
from hupai.zipai.readiness import most_huxi_now, most_huxi_on
from hupai.zipai.state import CLAIM, DISCARD, FLIP, OVER, SEATS, Table


def why_not(t: Table, seat: int, action: Action) -> Reason | None:
    """Return why ``seat`` may not do this now, or None if it may."""
    if seat in t.pending and action in t.offers[seat]:
        return None
    if t.phase == OVER:
        return Reason("hand_over", "turn.end")
    if t.phase == CLAIM and seat not in t.pending and t.answers[seat] >= 0:
        return Reason("already_answered", "turn.window")
    if action == HU:
        return _why_no_hu(t, seat)
    if is_discard(action):
        return _why_no_discard(t, seat, discarded(action))
    if action == DECLARE:
        if t.hands[seat][KING] == 0:
            return Reason("no_king", "king.call" if t.rules.kings else "deck.cards")
        return Reason("call_not_open", "king.call")
    if action == PASS:
        if seat in t.pending:
            return Reason("must_discard", "turn.discard")
        return Reason("nothing_to_pass", "turn.window")
    return _why_no_claim(t, seat, action)


def _why_no_discard(t: Table, seat: int, kind: Kind) -> Reason:
    if kind == KING:
        return Reason("king_never_discarded", "king.keep" if t.rules.kings else "deck.cards")
    if not t.hands[seat][kind]:
        return Reason("card_not_held", "turn.discard", {"card": code(kind)})
    if seat not in t.pending:
        return Reason("not_your_turn", "turn.order", {"turn": t.turn})
    if t.phase != DISCARD:
        return Reason("answer_first", "turn.window")
    if t.hands[seat][kind] == 3:
        return Reason("kan_locked", "kan.locked", {"card": code(kind)})
    return Reason("nothing_to_discard", "dead.hand")


def _why_no_hu(t: Table, seat: int) -> Reason:
    if t.dead[seat]:
        return Reason("hand_dead", "dead.hand")
    if seat in t.pending and t.phase == DISCARD:
        most = most_huxi_now(t, seat)
        if most >= t.rules.min_huxi:
            return Reason("hu_not_now", "win.flip")
        return _short_of(t, most)
    if t.phase != CLAIM or t.live < 0:
        return Reason("no_card_lies", "win.flip")
    own = seat == t.live_seat
    if t.live_from != FLIP:
        if own:
            return Reason("own_discard", "win.discard")
        if not t.rules.win_on_discard:
            return Reason("discard_not_won", "win.discard", {"card": code(t.live)})
    if t.hands[seat][KING] and not (own and t.live_from == FLIP):
        return Reason("king_needs_own_flip", "king.self_draw")
    by = BY_SELF if own else (BY_OTHER if t.live_from == FLIP else BY_DISCARD)
    return _short_of(t, most_huxi_on(t, seat, t.live, by))


def _short_of(t: Table, most: int) -> Reason:
    if most < 0:
        return Reason("not_complete", "win.shape")
    return Reason("too_few_huxi", "win.minimum", {"huxi": most, "min": t.rules.min_huxi})


def _why_no_claim(t: Table, seat: int, action: Action) -> Reason:
    """Say why a 碰 or 吃 is refused."""
    if t.phase != CLAIM or t.live < 0:
        return Reason("no_card_lies", "turn.window")
    kind, bit = t.live, 1 << t.live
    facts = {"card": code(kind)}
    if t.dead[seat]:
        return Reason("hand_dead", "dead.hand")
    if action == PENG:
        if t.hands[seat][kind] == 3:
            return Reason("runs_by_itself", "pao.compulsory", facts)
        if t.hands[seat][kind] < 2:
            return Reason("no_pair", "peng.pair", facts)
        if seat == t.live_seat:
            return Reason("own_card", "peng.pair", facts)
        if t.no_peng[seat] & bit:
            return Reason("past_peng", "past.peng", facts)
    else:
        refused = _why_no_chi(t, seat, action)
        if refused is not None:
            return refused
    if t.live_from == FLIP and t.drawn == len(t.wall):
        return Reason("last_card", "turn.last_card", facts)
    if action != PENG and action not in t.offers[seat] and any(map(is_chi, t.offers[seat])):
        return Reason("no_discard_left", "chi.discard", facts)
    if t.loose[seat] <= (2 if action == PENG else 3 * len(way_shapes(eaten_way(action))) - 1):
        return Reason("no_discard_left", "chi.discard", facts)
    return Reason("higher_claim", "turn.priority", facts)


def _why_no_chi(t: Table, seat: int, action: Action) -> Reason | None:
    kind, bit = t.live, 1 << t.live
    facts = {"card": code(kind)}
    flipper = t.live_from == FLIP and seat == t.live_seat
    if seat == t.live_seat and not flipper:
        return Reason("own_card", "chi.who", facts)
    if not flipper and seat != next_seat(t.live_seat, SEATS):
        return Reason("not_next_seat", "chi.who", {**facts, "from": t.live_seat})
    if t.hands[seat][kind] == 3:
        return Reason("holds_kan", "chi.kan", facts)
    if t.no_chi[seat] & bit:
        return Reason("past_chi", "past.chi", facts)
    way = eaten_way(action)
    ways = eatings(t.hands[seat], kind)
    if way in ways:
        return None
    numbers = way_shapes(way)
    stray = next((n for n in numbers if kind not in shape(n).cards), None)
    if stray is not None:
        return Reason("shape_without_card", "chi.shape", {**facts, "meld": shape(stray).text})
    left = list(t.hands[seat])
    left[kind] += 1
    for number in numbers:
        for card in shape(number).cards:
            left[card] -= 1
            if left[card] < 0:
                return Reason("card_not_held", "chi.shape", {"card": code(card)})
            if t.hands[seat][card] == 3 and card != kind:
                return Reason("kan_locked", "kan.locked", {"card": code(card)})
    return Reason("bi_missing", "bi.compulsory", {**facts, "left": left[kind]})


def effects(t: Table, seat: int, action: Action) -> list[Reason]:
    """Return what a legal action will cause for the rest of the hand, in the order it happens."""
    found: list[Reason] = []
    kind = t.live
    offers = t.offers[seat]
    if t.phase == CLAIM:
        if HU in offers and action != HU:
            found.append(Reason("hu_given_up", "win.optional", {"card": code(kind)}))
        no_peng = PENG in offers and action != PENG
        no_chi = any(map(is_chi, offers)) and action == PASS
        if no_peng and no_chi:
            found.append(Reason("claims_lost", "past.peng", {"card": code(kind)}))
        elif no_peng:
            found.append(Reason("peng_lost", "past.peng", {"card": code(kind)}))
        elif no_chi:
            found.append(Reason("chi_lost", "past.chi", {"card": code(kind)}))
        if is_chi(action):
            numbers = way_shapes(eaten_way(action))
            if len(numbers) > 1:
                found.append(
                    Reason(
                        "bi_forced",
                        "bi.compulsory",
                        {"card": code(kind), "melds": [shape(n).text for n in numbers]},
                    )
                )
        if action > HU and t.skips[seat]:
            found.append(Reason("no_discard_follows", "quad.skip"))
    if is_discard(action):
        played = discarded(action)
        if not t.no_chi[seat] >> played & 1:
            found.append(Reason("discard_goes_dead", "past.discard", {"card": code(played)}))
    return found
