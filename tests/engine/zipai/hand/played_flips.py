"""The slow, obvious oracle of waits: lay the card on the wall, play its flip, and see whether 胡 is offered.

It knows nothing of how a hand divides: the turn decides.
"""

from __future__ import annotations

from hupai.zipai.actions import HU, PASS
from hupai.zipai.cards import COPIES, KINDS, Kind
from hupai.zipai.hand.seat_cards import single_seat_table
from hupai.zipai.melds import meld_cards
from hupai.zipai.rules.win_facts import BY_SELF
from hupai.zipai.state import PHASE_DECLARE, PHASE_DISCARD, Table
from hupai.zipai.turn.machine import step


def played_waits(t: Table, seat: int, by: int) -> list[Kind]:
    """Return the kinds whose flip, by the seat or by the seat before it, lets the seat declare 胡."""
    laid = [kind for meld in t.melds[seat] for kind in meld_cards(meld)]
    held = [kind for kind in range(KINDS) if t.hands[seat][kind] + laid.count(kind) < COPIES]
    return [kind for kind in held if _offers_hu(t, seat, by, kind)]


def _offers_hu(t: Table, seat: int, by: int, kind: Kind) -> bool:
    flips = seat if by == BY_SELF else (seat - 1) % t.rules.seats
    table = _before_flip(t, seat, flips, kind)
    step(table, table.pending[0], PASS)
    if table.phase == PHASE_DECLARE and not table.drawn:
        step(table, flips, PASS)
    return table.drawn == 1 and seat in table.pending and HU in table.offers[seat]


def _before_flip(t: Table, seat: int, flips: int, kind: Kind) -> Table:
    """Return a table with this seat's cards alone, on which ``flips`` turns the kind as soon as somebody passes."""
    table = single_seat_table(t.rules, seat, t.melds[seat], t.hands[seat], skips=t.skips[seat])
    table.limits[seat], table.above[seat], table.dead[seat] = t.limits[seat], t.above[seat], t.dead[seat]
    table.no_peng[seat] = t.no_peng[seat]
    table.wall = [kind, kind]
    before = (flips - 1) % t.rules.seats
    table.phase, table.turn, table.pending = PHASE_DISCARD, before, [before]
    table.offers[before] = [PASS]
    table.live_seat = table.last = -1
    return table
