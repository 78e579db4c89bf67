"""What the wilds do on the table: 飞, 提, and the discard of a wild (``wild.`` rules)."""

from __future__ import annotations

from hupai.mahjong.actions import Action, ti
from hupai.mahjong.melds import FEI, PENG, Meld
from hupai.mahjong.rules.wilds import wilds_in
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import Kind, code
from hupai.mahjong.turn.seat_tiles import UNKNOWN, change_meld, lay_meld, take_tiles
from hupai.table.events import Emit, Event
from hupai.table.seats import Seat


def may_fei(t: Table, seat: Seat) -> bool:
    """Whether the seat may take the lying discard with one equal tile and one wild (飞)."""
    return t.rules.fei and t.hands[seat][t.live] > 0 and wilds_in(t.hands[seat], t.wilds) > 0


def lay_fei(t: Table, seat: Seat, emit: Emit | None) -> None:
    """Lay one equal tile and one wild with the lying discard: 飞. Of several kinds of wild the first is laid."""
    kind, source = t.live, t.live_seat
    wild = next(wild for wild in t.wilds if t.hands[seat][wild])
    take_tiles(t, seat, kind)
    take_tiles(t, seat, wild)
    lay_meld(t, seat, Meld(FEI, kind, wild), source)
    if emit:
        emit(Event("fei", {"seat": seat, "tile": code(kind), "wild": code(wild), "from": source}))


def swaps(t: Table, seat: Seat) -> list[Action]:
    """Return the 提 that the seat may do: it holds the third natural tile of a 飞."""
    if t.dead[seat]:
        return []
    return sorted(ti(meld.kind) for meld in t.melds[seat] if meld.group == FEI and t.hands[seat][meld.kind])


def announce_swap(t: Table, seat: Seat, kind: Kind, emit: Emit | None) -> None:
    """Tell everybody of a 提, whose tile may still be won (抢提)."""
    if emit:
        emit(Event("ti", {"seat": seat, "tile": code(kind), "wild": code(_fei_of(t, seat, kind).wild)}))


def swap(t: Table, seat: Seat, kind: Kind, emit: Emit | None) -> None:
    """Put the natural tile into the 飞, which becomes a 碰, and take the wild back: the 提 was not robbed.

    With a drawn tile the wild counts as drawn now: the hand may win with it.
    """
    fei = _fei_of(t, seat, kind)
    take_tiles(t, seat, kind)
    change_meld(t, seat, fei, Meld(PENG, kind))
    t.hands[seat][fei.wild] += 1
    t.waits[seat] = UNKNOWN
    if t.taken >= 0:
        t.taken = fei.wild
    t.live = -1
    if emit:
        emit(Event("swapped", {"seat": seat, "tile": code(kind), "wild": code(fei.wild)}))


def note_wild_discard(t: Table, seat: Seat, emit: Emit | None) -> None:
    """Kill the hand that discarded a wild, where the rules say so: it can neither claim nor win any more.

    From then on the seat discards the tiles that it holds now before those it draws.
    """
    if t.rules.wild_discard == "dead_hand" and not t.dead[seat]:
        t.dead[seat] = True
        t.first[seat] = t.hands[seat][:]
        if emit:
            emit(Event("dead", {"seat": seat}))


def _fei_of(t: Table, seat: Seat, kind: Kind) -> Meld:
    return next(meld for meld in t.melds[seat] if meld.group == FEI and meld.kind == kind)
