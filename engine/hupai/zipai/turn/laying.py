"""Laying melds: each function moves cards from the hand to the table and reports it.

:mod:`hupai.zipai.turn.machine` decides whose turn follows.
"""

from __future__ import annotations

from hupai.table.events import Emit, Event
from hupai.zipai.cards import Kind, code
from hupai.zipai.eating import way_shapes
from hupai.zipai.hand.seat_cards import grow_meld, lay_meld, take_from_hand, take_loose
from hupai.zipai.melds import CHI, CHOU, PAO, PENG, TI, WEI, Meld, shape
from hupai.zipai.state import Table


def lay_dealt_quad(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Lay a quad the seat was dealt, before any card is played: 起手提 (``quad.dealt``; S0 自动提牌)."""
    take_from_hand(t, seat, kind, 4)
    # Everybody has seen the shown card, so the 提 that the dealer lays with it hides nothing.
    hidden = t.rules.ti_hidden in ("dealt", "all") and kind != t.shown
    # Where some 提 are hidden, the claimed card marks this one as open.
    marked = t.rules.ti_hidden != "off" and not hidden
    lay_meld(t, seat, (TI, kind, kind if marked else -1, seat))
    if emit:
        emit(Event("ti", {"seat": seat, "card": code(kind), "start": True}, ("card",) if hidden else (), seat))


def lay_ti(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Lay the drawn card with the seat's 坎 or 偎 of its kind: 提 (``ti.compulsory``; S0 倾牌).

    A hidden 提 has -1 for its claimed card (``ti.shown``).
    """
    held = t.hands[seat][kind] == 3
    # Everybody knows the kind of an open 偎, so a 提 that grows from it hides nothing.
    hidden = t.rules.ti_hidden in ("flipped", "all") and (held or t.rules.wei_hidden)
    _grow(t, seat, kind, (TI, kind, -1 if hidden else kind, seat))
    if emit:
        facts = {"seat": seat, "card": code(kind), "start": False, "grew": "kan" if held else "wei"}
        emit(Event("ti", facts, ("card",) if hidden else (), seat))


def lay_wei(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Lay the pair with the drawn card: 偎, or 臭偎 if the seat once passed its 碰 (``wei.stale``; S0 啸牌, 臭啸)."""
    stale = bool(t.no_peng[seat] >> kind & 1)
    take_loose(t, seat, kind, 2)
    lay_meld(t, seat, (CHOU if stale else WEI, kind, kind, seat))
    if emit:
        hidden = ("card",) if t.rules.wei_hidden and not stale else ()
        emit(Event("wei", {"seat": seat, "card": code(kind), "chou": stale}, hidden, seat))


def lay_pao(t: Table, seat: int, emit: Emit | None) -> None:
    """Lay the lying card with the seat's 坎, 偎 or 碰 of its kind: 跑 (``pao.compulsory``; S0 跑牌)."""
    kind = t.live
    grew = "kan" if t.hands[seat][kind] == 3 else "wei" if t.wei_mask[seat] >> kind & 1 else "peng"
    _grow(t, seat, kind, (PAO, kind, kind, t.live_seat))
    _take_lying(t, seat)
    if emit:
        emit(Event("pao", {"seat": seat, "card": code(kind), "from": t.live_seat, "grew": grew}))


def _take_lying(t: Table, seat: int) -> None:
    """Let the lying card be the seat's, and the turn."""
    t.live, t.turn = -1, seat


def _grow(t: Table, seat: int, kind: Kind, quad: Meld) -> None:
    """Lay the seat's 坎 of ``kind`` as this quad, or let its 偎 or 碰 grow into it."""
    if t.hands[seat][kind] == 3:
        take_from_hand(t, seat, kind, 3)
        lay_meld(t, seat, quad)
    else:
        grow_meld(t, seat, WEI if t.wei_mask[seat] >> kind & 1 else PENG, quad)


def lay_peng(t: Table, seat: int, emit: Emit | None) -> None:
    """Lay a pair with the lying card: 碰 (``peng.pair``; S0 碰牌)."""
    kind, source = t.live, t.live_seat
    take_loose(t, seat, kind, 2)
    lay_meld(t, seat, (PENG, kind, kind, source))
    _take_lying(t, seat)
    if emit:
        emit(Event("peng", {"seat": seat, "card": code(kind), "from": source}))


def lay_chi(t: Table, seat: int, way: int, emit: Emit | None) -> None:
    """Lay the shapes of a way of eating; the first holds the lying card, the others are 比牌 (S0 下火)."""
    kind = claimed = t.live
    source = t.live_seat
    numbers = way_shapes(way)
    take_loose(t, seat, kind, -1)
    for number in numbers:
        for card in shape(number).cards:
            take_loose(t, seat, card)
        lay_meld(t, seat, (CHI, number, claimed, source))
        claimed, source = -1, seat
    _take_lying(t, seat)
    if emit:
        melds = [shape(number).text for number in numbers]
        emit(Event("chi", {"seat": seat, "card": code(kind), "melds": melds, "from": t.live_seat}))
