"""碰 and 吃: which ones a seat may form with the lying discard, and laying them (``claim.`` rules)."""

from __future__ import annotations

from hupai.mahjong.actions import Action, chi
from hupai.mahjong.melds import CHI, PENG, Meld, is_run_start
from hupai.mahjong.rules.wilds import plays_as, printed_as
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import COPIES, RANKS, Kind, code, is_honour
from hupai.mahjong.turn.seat_tiles import lay_meld, take_tiles
from hupai.table.events import Emit, Event
from hupai.table.seats import Seat


def may_peng(t: Table, seat: Seat) -> bool:
    """Whether the seat may form a 碰 with the lying discard; a revealed hand forms none."""
    return t.hands[seat][t.live] >= 2 and not t.revealed[seat]


def chi_offers(t: Table, seat: Seat) -> list[Action]:
    """Return the 吃 that the lying discard allows the seat, ascending.

    A tile that stands in for the wild's kind forms its runs; a wild forms none.
    """
    kind = plays_as(t.rules, t.wilds, t.live)
    if is_honour(kind):
        return []
    lowest = max(kind - 2, kind - kind % RANKS)
    firsts = [first for first in range(lowest, kind + 1) if is_run_start(first)]
    return [chi(first) for first in firsts if all(t.hands[seat][tile] for tile in _from_hand(t, first))]


def lay_peng(t: Table, seat: Seat, emit: Emit | None) -> None:
    """Lay two tiles with the lying discard: 碰. If the seat has the third one, a later 补杠 of it is late."""
    kind, source = t.live, t.live_seat
    if t.hands[seat][kind] == COPIES - 1:
        t.late[seat] |= 1 << kind
    take_tiles(t, seat, kind, 2)
    lay_meld(t, seat, Meld(PENG, kind), source)
    if emit:
        emit(Event("peng", {"seat": seat, "tile": code(kind), "from": source}))


def lay_chi(t: Table, seat: Seat, first: Kind, emit: Emit | None) -> None:
    """Lay two tiles with the lying discard as the run that begins with ``first``: 吃."""
    claimed, source = t.live, t.live_seat
    for kind in _from_hand(t, first):
        take_tiles(t, seat, kind)
    lay_meld(t, seat, Meld(CHI, first), source)
    if emit:
        run = [code(kind) for kind in range(first, first + 3)]
        emit(Event("chi", {"seat": seat, "tile": code(claimed), "tiles": run, "from": source}))


def _from_hand(t: Table, first: Kind) -> list[Kind]:
    """Return the tiles, as printed, that a run with the lying discard takes from the hand.

    Where only wilds have a kind of the run, that is -1: no hand has it.
    """
    taken = plays_as(t.rules, t.wilds, t.live)
    return [printed_as(t.rules, t.wilds, kind) for kind in range(first, first + 3) if kind != taken]
