"""The preview of a choice: what a legal action leads to for the seat that plays it.

It is built from an :class:`~hupai.zipai.view.observation.Observation` alone, so it says nothing the player could not
work out. It assumes that the action wins its window; a 吃 may still lose the card to a higher claim.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hupai.table.reason import Reason
from hupai.zipai.actions import CLAIM_PENG, DECLARE, HU, PASS, RAISE, Action, discarded, eaten_way, is_chi, is_discard
from hupai.zipai.cards import KINDS, KING, Kind, code, format_cards
from hupai.zipai.eating import way_shapes
from hupai.zipai.hand.king_calls import call_is_sure, king_call
from hupai.zipai.hand.seat_cards import WithoutCard, single_seat_table, take_from_hand
from hupai.zipai.hand.waits import pass_win, waits, win_claim_of
from hupai.zipai.hand.win_claim import NO_LIMIT, WinClaim, win_names
from hupai.zipai.hand.winning import best_win, xing_kind
from hupai.zipai.melds import shape
from hupai.zipai.rules.win_facts import BY_DEAL, BY_OTHER, BY_SELF, BY_SHOWN
from hupai.zipai.state import FLIP, PHASE_CLAIM, PHASE_DECLARE, PHASE_DISCARD, PHASE_OPENING, Table
from hupai.zipai.turn.chi_bian import chi_bian_after, played_wins
from hupai.zipai.turn.claim_window import forced_pao, lost_by, lying_card_came_by
from hupai.zipai.turn.laying import lay_chi, lay_pao, lay_peng
from hupai.zipai.view.hand_layout import hand_huxi
from hupai.zipai.view.observation import Observation, bars, limit_after, observe

Waits = tuple[tuple[Kind, ...], tuple[Kind, ...]]
"""The cards a hand wins on when another seat flips them (with a king in hand: by its own flip), and those it wins on
by its own flip only."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action leads to. Kinds are ascending, kind sets are masks."""

    huxi: int
    """胡息 of the laid groups and the finished groups in the hand afterwards; of the whole hand after 胡."""
    gained: int
    """How many more that is than now."""
    forced: tuple[int, ...]
    """Shapes laid with a 吃 because of 比牌, by number."""
    no_chi: int
    """Kinds that may no longer be eaten, if no higher claim takes the card."""
    no_peng: int
    """Kinds that may no longer be taken by 碰, likewise."""
    limit: int
    """The wins that remain after a limited discard, as a set in bits; NO_LIMIT where the action limits nothing."""
    lost: int
    """The named wins that were open to the hand before and no longer are."""
    above: int
    """Points per loser that the next 胡 must exceed, 0 for none."""
    ends_raise: bool
    """Whether the action ends 举手."""
    waits: Waits
    """What the hand waits for afterwards; nothing while it owes a discard."""
    by_discard: tuple[tuple[Kind, Waits], ...]
    """After a 吃 or 碰, each discard that leaves the hand waiting."""
    effects: tuple[Reason, ...]
    """What cannot be undone, in the order it happens."""


def preview_action(seen: Observation, action: Action) -> Preview:
    """Return what the action, one of ``seen.legal``, leads to."""
    seat = seen.seat
    t = own_table(seen)
    before = standing_huxi(t, seat)
    owes, forced = _carry_out(t, seen, action)
    if action == HU:
        won = best_win(t.rules, current_win_claim(t, seen))
        after = before if won is None else won.huxi
    else:
        after = standing_huxi(t, seat)
    limited = is_discard(action) and limit_after(seen, discarded(action)) != NO_LIMIT
    no_chi, no_peng = _goes_dead(seen, action)
    return Preview(
        huxi=after,
        gained=after - before,
        forced=forced,
        no_chi=no_chi & ~seen.no_chi,
        no_peng=no_peng & ~seen.no_peng,
        limit=t.limits[seat] if limited else NO_LIMIT,
        lost=seen.limits[seat] & ~t.limits[seat] & played_wins(t.rules),
        above=t.above[seat],
        ends_raise=_ends_raise(seen, action, t),
        waits=((), ()) if owes or action == HU else waits_of(t, seat),
        by_discard=tuple(_by_discard(t, seat)) if owes else (),
        effects=tuple(_effects(seen, action, t)),
    )


def huxi_gained(seen: Observation, action: Action) -> int:
    """Return how many 胡息 more the hand has after a 碰 or 吃, laid and in finished groups of the hand."""
    seat = seen.seat
    t = own_table(seen)
    before = standing_huxi(t, seat)
    _carry_out(t, seen, action)
    return standing_huxi(t, seat) - before


def effects(t: Table, seat: int, action: Action) -> list[Reason]:
    """Return what a legal action causes for the rest of the hand, in the order it happens."""
    seen = observe(t, seat)
    after = own_table(seen)
    _carry_out(after, seen, action)
    return list(_effects(seen, action, after))


def own_table(seen: Observation) -> Table:
    """Return a table with this seat's own cards and the lying card only: enough to ask what the seat can do."""
    seat = seen.seat
    t = single_seat_table(seen.rules, seat, seen.melds[seat], seen.hand, skips=seen.skips[seat])
    t.dealer, t.shown = seen.dealer, seen.shown
    t.dead[seat], t.raised[seat], t.barred[seat] = seen.dead[seat], seen.raised[seat], seen.barred[seat]
    t.limits[seat], t.above[seat] = seen.limits[seat], seen.above
    t.eaten, t.eaten_way = seen.eaten, seen.eaten_way
    t.live, t.live_seat, t.live_from = seen.live, seen.live_seat, seen.live_from
    t.wall = [-1] * seen.rules.wall_size
    t.drawn = len(t.wall) - seen.wall_left
    return t


def standing_huxi(t: Table, seat: int) -> int:
    """Return the 胡息 of the seat's melds and of the finished groups in its hand."""
    return t.laid_huxi[seat] + hand_huxi(t.hands[seat])


def waits_of(t: Table, seat: int) -> Waits:
    """Return what the seat waits for."""
    own = tuple(waits(t, seat, BY_SELF))
    if t.hands[seat][KING]:
        return own, ()
    some = tuple(waits(t, seat, BY_OTHER))
    return some, tuple(kind for kind in own if kind not in some)


def current_win_claim(t: Table, seen: Observation) -> WinClaim:
    """Return the win the seat may claim now on its own table; 翻省 turns a card only later and is left out."""
    by, card = _winning_card(t, seen)
    last = seen.last if card is None and seen.last >= 0 else card
    xing = xing_kind(t.rules, last, None, wall_empty=False)
    return win_claim_of(t, seen.seat, by, card, xing)


def above_after_passing(seen: Observation) -> int:
    """Return the points per loser that a 胡 must exceed once the seat has let go the one offered (``win.guo_hu``)."""
    if HU not in seen.legal:
        return seen.above
    t = own_table(seen)
    pass_win(t, seen.seat, *_winning_card(t, seen))
    return t.above[seen.seat]


def _winning_card(t: Table, seen: Observation) -> tuple[int, Kind | None]:
    """Return how the card the seat may win on came, and the card, or None if it is in place already."""
    seat = seen.seat
    if seen.phase == PHASE_CLAIM:
        return lying_card_came_by(t, seat), seen.live
    if seen.phase == PHASE_OPENING and seat != seen.dealer:
        return BY_SHOWN, seen.shown
    if not t.drawn:
        return BY_DEAL, None
    return (BY_SELF if seen.live_seat == seat else BY_OTHER), None


def _carry_out(t: Table, seen: Observation, action: Action) -> tuple[bool, tuple[int, ...]]:
    """Carry out the action on the seat's own table; return whether it then owes a discard, and the 比 shapes."""
    seat = seen.seat
    if HU in seen.legal and action != HU:
        pass_win(t, seat, *_winning_card(t, seen))
    if is_discard(action):
        kind = discarded(action)
        t.limits[seat] &= limit_after(seen, kind)
        take_from_hand(t, seat, kind)
        _end_raise(t, seat)
    elif action == CLAIM_PENG or is_chi(action):
        if action == CLAIM_PENG:
            lay_peng(t, seat, None)
        else:
            t.eaten, t.eaten_way = t.live, eaten_way(action)
            lay_chi(t, seat, t.eaten_way, None)
        if not t.skips[seat]:
            return True, way_shapes(eaten_way(action))[1:] if is_chi(action) else ()
        t.skips[seat] -= 1
        _end_raise(t, seat)
        t.eaten = -1
    elif action == RAISE:
        t.raised[seat] = True
    elif action == PASS and seen.phase == PHASE_DISCARD:
        # Only a seat without a discard may pass here. On the wall's last card the hand ends, so nothing wins either.
        t.dead[seat] = True
    elif action == PASS and seen.phase == PHASE_CLAIM and forced_pao(t, seat):
        lay_pao(t, seat, None)
        return owes_after_quad(t, seat), ()
    return False, way_shapes(eaten_way(action))[1:] if is_chi(action) else ()


def owes_after_quad(t: Table, seat: int) -> bool:
    """Whether the seat owes a discard after the 跑 it just laid (``turn.second_quad``)."""
    if t.quads[seat] == 1 and not t.skips[seat]:
        # On the wall's last card the hand ends instead (``turn.last_card``).
        return t.wall_left > 0
    _end_raise(t, seat)
    return False


def _end_raise(t: Table, seat: int) -> None:
    """End 举手 where a card that is taken without winning ends it (``win.raise``)."""
    t.raised[seat] = t.raised[seat] and t.rules.ju_shou_kept


def _by_discard(t: Table, seat: int) -> Iterator[tuple[Kind, Waits]]:
    """Yield each discard 吃边打边 allows that leaves the hand waiting, with its waits."""
    hand = t.hands[seat]
    chi_bian = chi_bian_after(t.rules, t.eaten, t.eaten_way)
    for kind in range(KINDS):
        if not 0 < hand[kind] < 3 or chi_bian.forbidden >> kind & 1:
            continue
        with WithoutCard(t, seat, kind, chi_bian.limits.get(kind, NO_LIMIT)):
            found = waits_of(t, seat)
        if any(found):
            yield kind, found


def _goes_dead(seen: Observation, action: Action) -> tuple[int, int]:
    """Return the kinds the seat may not eat, and not 碰, after the action: 臭牌 (``past.chi``, ``past.peng``)."""
    if is_discard(action):
        bit = 1 << discarded(action)
        return bit, bit
    if seen.phase != PHASE_CLAIM or action == HU:
        return 0, 0
    bit = 1 << seen.live
    chi_passed = action == PASS and any(map(is_chi, seen.legal))
    peng_passed = action != CLAIM_PENG and CLAIM_PENG in seen.legal
    no_chi, no_peng = lost_by(seen.rules, action, chi_passed=chi_passed, peng_passed=peng_passed)
    return bit if no_chi else 0, bit if no_peng else 0


def _ends_raise(seen: Observation, action: Action, after: Table) -> bool:
    """Whether the action ends 举手, as taking a card without winning does (``win.raise``)."""
    seat = seen.seat
    takes = is_discard(action) or is_chi(action) or action == CLAIM_PENG or after.quads[seat] > seen.quads[seat]
    return seen.raised[seat] and takes and not seen.rules.ju_shou_kept


def _effects(seen: Observation, action: Action, after: Table) -> Iterator[Reason]:
    seat = seen.seat
    if after.dead[seat] and not seen.dead[seat] and seen.wall_left:
        yield Reason("hand_goes_dead", "dead.hand")
    elif HU in seen.legal and action != HU:
        yield _hu_given_up(seen, after)
    if seen.phase == PHASE_CLAIM:
        yield from _effects_of_answer(seen, action)
        yield from _chi_bian_ahead(after, seat)
    elif seen.phase == PHASE_DECLARE:
        if action == DECLARE:
            name = king_call(after, seat)
            sure = call_is_sure(after, seat)
            yield Reason("any_card_wins" if sure else "call_may_fail", "king.call", {"name": name})
        else:
            yield Reason("call_given_up", "king.call")
    elif action == RAISE:
        yield Reason("raised", "win.raise", {"kept": seen.rules.ju_shou_kept})
    if after.quads[seat] > seen.quads[seat]:
        yield Reason("forced_pao", "pao.compulsory", {"card": code(seen.live)})
    if _ends_raise(seen, action, after):
        yield Reason("raise_lost", "win.raise")
    if is_discard(action):
        yield from _effects_of_discard(seen, discarded(action), after)
    if seen.phase != PHASE_DECLARE and seen.wall_left and king_call(after, seat) and call_is_sure(after, seat):
        yield Reason("call_ahead", "king.call", {"name": king_call(after, seat)})


def _hu_given_up(seen: Observation, after: Table) -> Reason:
    """Return what letting a 胡 go costs: nothing, or the next one must pay more (``win.guo_hu``), or there is none.

    After the last flip a seat may win again only where a 跑 takes the card.
    """
    above = after.above[seen.seat]
    if not seen.wall_left and after.quads[seen.seat] == seen.quads[seen.seat]:
        return Reason("last_win_given_up", "turn.last_card")
    if above:
        return Reason("next_must_pay_more", "win.guo_hu", {"pay_each": above})
    if seen.phase == PHASE_CLAIM:
        return Reason("hu_given_up", "win.optional", {"card": code(seen.live)})
    return Reason("win_given_up", "win.optional")


def _effects_of_answer(seen: Observation, action: Action) -> Iterator[Reason]:
    """Yield what an answer about the lying card causes."""
    facts = {"card": code(seen.live)}
    no_chi, no_peng = _goes_dead(seen, action)
    yield from _claims_lost(seen, bool(no_chi), bool(no_peng))
    if is_chi(action):
        numbers = way_shapes(eaten_way(action))
        if len(numbers) > 1:
            melds = [shape(number).text for number in numbers]
            yield Reason("bi_forced", "bi.compulsory", {**facts, "melds": melds})
    if (action == CLAIM_PENG or is_chi(action)) and seen.skips[seen.seat]:
        yield Reason("no_discard_follows", "quad.skip")


def _claims_lost(seen: Observation, no_chi: bool, no_peng: bool) -> Iterator[Reason]:
    """Yield what passing costs. A passed 吃 costs nothing once a claim that goes before it takes the card.

    That is somebody's 碰, or for the next seat the 吃 of whoever flipped the card. Before a passed 碰 goes only what
    leaves nothing to claim.
    """
    facts = {"card": code(seen.live)}
    if no_chi and no_peng and CLAIM_PENG not in seen.legal:
        yield Reason("claims_lost_unless_taken", "past.peng", facts)
    elif no_chi and no_peng and (seen.rules.guo_zhang == "both" or seen.live_from != FLIP):
        yield Reason("claims_lost", "past.peng", facts)
    else:
        if no_peng:
            yield Reason("peng_lost", "past.peng", facts)
        if no_chi:
            yield Reason("chi_lost", "past.chi", facts)


def _chi_bian_ahead(after: Table, seat: int) -> Iterator[Reason]:
    """Yield which cards may not follow the 吃, and which would limit the hand: 吃边打边 (``chi.edge``)."""
    hand = after.hands[seat]
    chi_bian = chi_bian_after(after.rules, after.eaten, after.eaten_way)
    held = [kind for kind in range(KINDS) if 0 < hand[kind] < 3]
    forbidden = [kind for kind in held if chi_bian.forbidden >> kind & 1]
    limited = [kind for kind in held if kind in chi_bian.limits and kind not in forbidden]
    if forbidden:
        yield Reason("edge_ahead", "chi.edge", {"card": format_cards(forbidden)})
    if limited:
        yield Reason("edge_limits_ahead", "chi.edge", {"card": format_cards(limited)})


def _effects_of_discard(seen: Observation, kind: Kind, after: Table) -> Iterator[Reason]:
    """Yield what discarding the card costs: 臭牌, 放偎, 吃边打边."""
    facts = {"card": code(kind)}
    if not (seen.no_chi & seen.no_peng) >> kind & 1:
        yield Reason("discard_goes_dead", "past.discard", facts)
    if bars(seen, kind):
        yield Reason("bars_you", "past.fang_wei", facts)
    if limit_after(seen, kind) != NO_LIMIT:
        yield Reason("limits_wins", "chi.edge", {**facts, "wins": win_names(after.limits[seen.seat])})
