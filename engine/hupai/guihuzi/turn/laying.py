"""Laying melds: each function moves cards from the hand to the table, locks what the meld locks, and reports it.

:mod:`hupai.guihuzi.turn.machine` decides whose turn follows.
"""

from __future__ import annotations

from hupai.guihuzi.melds import CHI, LIU, PENG, PIAO, SHAPE_TEXTS, SHAPES, WAI, Meld
from hupai.guihuzi.state import Table
from hupai.guihuzi.turn.bans import locked_by_chi
from hupai.table.events import Emit, Event
from hupai.zipai.cards import COPIES, Kind, code


def lay_wai(t: Table, seat: int, emit: Emit | None) -> None:
    """Lay two cards with the seat's own flip: 歪 (``turn.wai``)."""
    kind = _take_lying(t, seat)
    t.hands[seat][kind] -= 2
    t.melds[seat].append((WAI, kind, kind, seat))
    t.locked[seat] |= 1 << kind
    if emit:
        emit(Event("wai", {"seat": seat, "card": code(kind)}))


def lay_liu(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Lay four equal cards: 溜, from the hand, with the seat's own flip, or growing from its 歪 (``turn.liu``).

    Only four cards from the hand lie unseen; everybody saw the flip of the others.
    """
    flipped = t.live == kind and t.live_seat == seat
    if flipped:
        _take_lying(t, seat)
    held = t.hands[seat][kind]
    grew = "hand" if held == COPIES else "kan" if held == COPIES - 1 else "wai"
    t.hands[seat][kind] = 0
    if grew == "wai":
        _grow(t, seat, WAI, (LIU, kind, kind, seat))
    else:
        t.melds[seat].append((LIU, kind, kind if flipped else -1, seat))
    if emit:
        facts = {"seat": seat, "card": code(kind), "grew": grew, "flipped": flipped}
        emit(Event("liu", facts, ("card",) if grew == "hand" else (), seat))


def lay_piao(t: Table, seat: int, emit: Emit | None) -> None:
    """Add the seat's own flip to its 碰: 飘 (``turn.piao``)."""
    kind = _take_lying(t, seat)
    _grow(t, seat, PENG, (PIAO, kind, kind, seat))
    if emit:
        emit(Event("piao", {"seat": seat, "card": code(kind)}))


def lay_peng(t: Table, seat: int, emit: Emit | None) -> None:
    """Lay a pair with another's card: 碰 (``peng.pair``)."""
    source = t.live_seat
    kind = _take_lying(t, seat)
    t.hands[seat][kind] -= 2
    t.melds[seat].append((PENG, kind, kind, source))
    t.locked[seat] |= 1 << kind
    if emit:
        emit(Event("peng", {"seat": seat, "card": code(kind), "from": source}))


def lay_chi(t: Table, seat: int, shape: int, emit: Emit | None) -> None:
    """Lay two cards that make a shape with the lying card: 吃 (``chi.shapes``)."""
    source = t.live_seat
    kind = _take_lying(t, seat)
    for card in SHAPES[shape]:
        t.hands[seat][card] -= card != kind
    t.melds[seat].append((CHI, shape, kind, source))
    t.locked[seat] |= locked_by_chi(shape, kind)
    if emit:
        emit(Event("chi", {"seat": seat, "card": code(kind), "melds": [SHAPE_TEXTS[shape]], "from": source}))


def _take_lying(t: Table, seat: int) -> Kind:
    """Let the lying card be the seat's, and the turn; return its kind."""
    kind, t.live, t.turn = t.live, -1, seat
    return kind


def _grow(t: Table, seat: int, group: int, four: Meld) -> None:
    """Put a meld of four in the place of the seat's meld of three of the same kind."""
    at = next(at for at, meld in enumerate(t.melds[seat]) if meld[:2] == (group, four[1]))
    t.melds[seat][at] = four
