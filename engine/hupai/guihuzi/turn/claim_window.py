"""The claim window of a lying card: who may claim it, whose claim wins, and what passing costs (``turn.window``).

Each seat entitled to something owes one answer, in any order. The window closes as soon as no open answer could
outrank the best claim. The ranks (``turn.priority``): the drawer's 歪, 溜 and 飘, then 胡 in seat order, then 碰, then
吃.
"""

from __future__ import annotations

from hupai.guihuzi.actions import CLAIM_PENG, CLAIM_PIAO, CLAIM_WAI, HU, PASS, Action, chi, is_chi, is_liu, liu
from hupai.guihuzi.hand.waits import wins_on
from hupai.guihuzi.melds import PENG, RED_SHAPES, SHAPES, WAI
from hupai.guihuzi.state import FLIP, PHASE_CLAIM, Table
from hupai.guihuzi.turn.bans import (
    discards_in,
    eaten_runs,
    is_dead_pair,
    liu_in,
    locked_by_chi,
    neighbours_for,
    shapes_in_hand,
)
from hupai.table.seats import order_from
from hupai.zipai.cards import Kind

_HU_RANK, _PENG_RANK, _CHI_RANK, NOBODY = 1, 8, 16, 99
"""Ranks of claims (:func:`rank`), to which the order of the seats is added; NOBODY is after all of them."""


def lay_for_all(t: Table, seat: int, kind: Kind, source: int) -> None:
    """Lay the card that ``seat`` flipped or played on the table, where everybody sees it."""
    t.live = t.last = kind
    t.live_seat, t.live_from = seat, source


def open_window(t: Table) -> None:
    """Note what each seat may answer to the lying card; nobody is pending if no seat has anything to answer."""
    t.phase = PHASE_CLAIM
    t.pending = []
    t.answers = [-1] * t.rules.seats
    t.offers = [[] for _ in range(t.rules.seats)]
    for seat in order_from(t.live_seat, t.rules.seats):
        if not t.dead[seat]:
            found = _offers(t, seat)
            if found:
                t.offers[seat] = [PASS, *sorted(found)]
                t.pending.append(seat)


def _offers(t: Table, seat: int) -> list[Action]:
    """Return what a seat may do with the lying card."""
    flipped, own = t.live_from == FLIP, seat == t.live_seat
    last_card = flipped and not t.wall_left
    found: list[Action] = []
    if flipped and wins_on(t, seat, t.live, own=own):
        found.append(HU)
    if own and not flipped:
        return []
    if own:
        found += drawer_groups(t, last_card=last_card)
    elif not last_card and may_peng(t, seat):
        found.append(CLAIM_PENG)
    if not last_card and is_eater(t, seat):
        found += [chi(shape) for shape in chi_shapes(t, seat)]
    return found


def is_eater(t: Table, seat: int) -> bool:
    """Whether the lying card is the seat's to eat: the drawer's own flip, or a card of the seat before it."""
    follows = (t.live_seat + 1) % t.rules.seats == seat
    return follows or (seat == t.live_seat and t.live_from == FLIP)


def drawer_groups(t: Table, *, last_card: bool) -> list[Action]:
    """Return the groups that the drawer may lay with its own flip: 歪, 溜 and, except from the last card, 飘."""
    seat, kind = t.live_seat, t.live
    laid = [meld[:2] for meld in t.melds[seat]]
    found: list[Action] = [CLAIM_WAI] if t.hands[seat][kind] in (2, 3) else []
    if t.hands[seat][kind] == 3 or (WAI, kind) in laid:
        found.append(liu(kind))
    if t.rules.piao and not last_card and (PENG, kind) in laid:
        found.append(CLAIM_PIAO)
    return found


def may_peng(t: Table, seat: int) -> bool:
    """Whether the seat may 碰 the lying card and still discard (``peng.pair``, ``claim.discard``)."""
    kind = t.live
    if t.hands[seat][kind] < 2 or t.no_peng[seat] >> kind & 1:
        return False
    return _leaves_discard(t, seat, (kind, kind), 1 << kind)


def chi_shapes(t: Table, seat: int) -> list[int]:
    """Return the shapes to which the seat may eat the lying card, ascending (``chi.shapes``)."""
    kind = t.live
    if t.no_chi[seat] >> kind & 1:
        return []
    return [
        shape
        for shape in shapes_in_hand(t.hands[seat], kind)
        if not is_dead_pair(t.dead_pairs[seat], shape, kind)
        and not over_limit(t, seat, shape)
        and leaves_discard_after_chi(t, seat, shape)
    ]


def over_limit(t: Table, seat: int, shape: int) -> bool:
    """Whether the seat has eaten all the runs it may (``chi.limit``)."""
    limit = t.rules.eat_limit
    return bool(limit) and shape not in RED_SHAPES and eaten_runs(t.melds[seat]) >= limit


def leaves_discard_after_chi(t: Table, seat: int, shape: int) -> bool:
    """Whether the seat could still discard, or lay a 溜, after eating the lying card to this shape."""
    taken = tuple(kind for kind in SHAPES[shape] if kind != t.live)
    return _leaves_discard(t, seat, taken, locked_by_chi(shape, t.live))


def _leaves_discard(t: Table, seat: int, taken: tuple[Kind, ...], locks: int) -> bool:
    hand = t.hands[seat][:]
    for kind in taken:
        hand[kind] -= 1
    return bool(discards_in(hand, t.locked[seat] | locks) or liu_in(hand, t.melds[seat]))


def rank(t: Table, seat: int, action: Action) -> int:
    """Return the priority of a claim on the lying card; the lowest wins."""
    order = (seat - t.live_seat) % t.rules.seats
    if action == HU:
        return _HU_RANK + order
    if action == CLAIM_PENG:
        return _PENG_RANK + order
    return _CHI_RANK + order if is_chi(action) else 0


def resolve_window(t: Table) -> tuple[bool, int]:
    """Return whether the window closes, and the seat whose claim won, or -1 for nobody.

    When it closes, the table is marked with what each seat let pass.
    """
    best, winner = NOBODY, -1
    for seat, answer in enumerate(t.answers):
        if answer > PASS and rank(t, seat, answer) < best:
            best, winner = rank(t, seat, answer), seat
    for seat in t.pending:
        if min(rank(t, seat, action) for action in t.offers[seat][1:]) < best:
            return False, -1
    t.pending = []
    for seat, answer in enumerate(t.answers):
        if answer >= 0:
            mark_passed(t, seat, best)
    return True, winner


def mark_passed(t: Table, seat: int, best: int) -> None:
    """Mark what the seat let pass that no higher claim took from it (``past.chi``, ``past.peng``, ``past.wai``).

    ``best`` is the rank of the claim that took the card, or NOBODY.
    """
    bit = 1 << t.live
    passed = [action for action in t.offers[seat][1:] if rank(t, seat, action) < best]
    if any(action in (CLAIM_PENG, CLAIM_WAI, CLAIM_PIAO) or is_liu(action) for action in passed):
        t.no_peng[seat] |= bit
    if any(map(is_chi, passed)):
        t.no_chi[seat] |= bit
        t.dead_pairs[seat] |= neighbours_for(t.hands[seat], t.live)
