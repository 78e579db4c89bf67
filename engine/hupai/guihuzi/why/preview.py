"""What an action leads to, worked out from what the seat sees: 硬息, waits, what the rest of the hand allows."""

from __future__ import annotations

from dataclasses import dataclass

from hupai.guihuzi.actions import (
    CLAIM_PENG,
    CLAIM_PIAO,
    CLAIM_WAI,
    PASS,
    Action,
    eaten_shape,
    is_chi,
    is_discard,
    is_liu,
    kind_of,
)
from hupai.guihuzi.hand.waits import waits
from hupai.guihuzi.hand.winning import laid_xi
from hupai.guihuzi.state import PHASE_DISCARD, Table
from hupai.guihuzi.turn.bans import discards_in
from hupai.guihuzi.turn.laying import lay_chi, lay_liu, lay_peng, lay_piao, lay_wai
from hupai.guihuzi.view.hand_layout import hand_xi
from hupai.guihuzi.view.observation import Observation
from hupai.guihuzi.view.own_table import own_table
from hupai.guihuzi.why.effects import effects
from hupai.table.reason import Reason
from hupai.zipai.cards import Kind

Waits = tuple[list[Kind], list[Kind]]
"""The cards a hand wins on when another seat flips them, and those it wins on by its own flip only."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action leads to."""

    xi: int
    """硬息 of the seat's finished groups after it."""
    gained: int
    waits: Waits
    by_discard: tuple[tuple[Kind, Waits], ...]
    """After a claim that owes a discard: the discards that leave a waiting hand, most waits first."""
    effects: tuple[Reason, ...]


def own_xi(t: Table, seat: int) -> int:
    """Return the 硬息 of the seat's groups on the table and of the finished ones in its hand."""
    return sum(laid_xi(t.rules, meld) for meld in t.melds[seat]) + hand_xi(t.hands[seat])


def waits_of(t: Table, seat: int) -> Waits:
    """Return what the seat waits for."""
    some = waits(t, seat, own=False)
    return some, [kind for kind in waits(t, seat, own=True) if kind not in some]


def table_after(t: Table, seat: int, action: Action) -> Table:
    """Return a table on which the seat has done this, as if no other seat claimed the card."""
    after = t.clone()
    if is_discard(action):
        after.hands[seat][kind_of(action)] -= 1
    elif is_liu(action):
        lay_liu(after, seat, kind_of(action), None)
    elif is_chi(action):
        lay_chi(after, seat, eaten_shape(action), None)
    else:
        lay = {CLAIM_PENG: lay_peng, CLAIM_WAI: lay_wai, CLAIM_PIAO: lay_piao}.get(action)
        if lay:
            lay(after, seat, None)
    return after


def xi_after(seen: Observation, action: Action) -> tuple[int, int]:
    """Return the seat's 硬息 before and after an action."""
    t = own_table(seen)
    return own_xi(t, seen.seat), own_xi(table_after(t, seen.seat, action), seen.seat)


def preview_action(seen: Observation, action: Action) -> Preview:
    """Return what a legal action leads to."""
    t, seat = own_table(seen), seen.seat
    before = own_xi(t, seat)
    after = table_after(t, seat, action)
    owes = is_chi(action) or action in (CLAIM_PENG, CLAIM_WAI) or (action == PASS and t.phase == PHASE_DISCARD)
    found: list[tuple[Kind, Waits]] = []
    if owes and action != PASS:
        for kind in discards_in(after.hands[seat], after.locked[seat]):
            after.hands[seat][kind] -= 1
            some = waits_of(after, seat)
            after.hands[seat][kind] += 1
            if any(some):
                found.append((kind, some))
        found.sort(key=lambda row: (-len(row[1][0]), -len(row[1][1]), row[0]))
    xi = own_xi(after, seat)
    return Preview(
        xi, xi - before, ([], []) if owes else waits_of(after, seat), tuple(found), tuple(effects(t, seat, action))
    )
