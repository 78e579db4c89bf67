"""Cards from the hand to the table: how each group is laid, and what the books say afterwards.

These functions move cards and report it; whose turn follows is for :mod:`hupai.zipai.turn`.
"""

from __future__ import annotations

from hupai.table.events import Emit, Event
from hupai.zipai.cards import Kind, code
from hupai.zipai.eating import way_shapes
from hupai.zipai.melds import CHI, CHOU, KAN, PAO, PENG, TI, WEI, Meld, set_huxi, shape
from hupai.zipai.readiness import changed
from hupai.zipai.state import Table


def lay_dealt_quad(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Lay a quad the seat was dealt: 起手提, before any card is played (S0 自动提牌)."""
    t.hands[seat][kind] = 0
    t.melds[seat].append((TI, kind, -1, seat))
    t.laid_huxi[seat] += set_huxi(TI, kind)
    t.quads[seat] += 1
    if emit:
        hidden = () if t.rules.ti_hidden == "off" else ("card",)
        emit(Event("ti", {"seat": seat, "card": code(kind), "start": True}, hidden, seat))


def lay_ti(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Lay the drawn card with the seat's 坎 or 偎 of its kind: 提 (S0 倾牌); -1 for its claimed card hides it."""
    held = t.hands[seat][kind] == 3
    # Of an open 偎 all know what it became, so there is nothing left to hide.
    hidden = t.rules.ti_hidden == "all" and (held or t.rules.wei_hidden)
    if emit:
        facts = {"seat": seat, "card": code(kind), "start": False, "grew": "kan" if held else "wei"}
        emit(Event("ti", facts, ("card",) if hidden else (), seat))
    _grow(t, seat, kind, (TI, kind, -1 if hidden else kind, seat))


def lay_wei(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Lay the pair with the drawn card: 偎, or 臭偎 if its 碰 was once passed (S0 啸牌, 臭啸)."""
    stale = bool(t.no_peng[seat] >> kind & 1)
    group = CHOU if stale else WEI
    t.hands[seat][kind] = 0
    t.loose[seat] -= 2
    t.melds[seat].append((group, kind, kind, seat))
    t.laid_huxi[seat] += set_huxi(group, kind)
    if not stale:
        t.wei_mask[seat] |= 1 << kind
    changed(t, seat)
    if emit:
        hidden = ("card",) if t.rules.wei_hidden and not stale else ()
        emit(Event("wei", {"seat": seat, "card": code(kind), "chou": stale}, hidden, seat))


def lay_pao(t: Table, seat: int, emit: Emit | None) -> None:
    """Lay the lying card with the seat's 坎, 偎 or 碰 of its kind: 跑 (S0 跑牌)."""
    kind, bit = t.live, 1 << t.live
    if emit:
        grew = "kan" if t.hands[seat][kind] == 3 else "wei" if t.wei_mask[seat] & bit else "peng"
        emit(Event("pao", {"seat": seat, "card": code(kind), "from": t.live_seat, "grew": grew}))
    _grow(t, seat, kind, (PAO, kind, kind, t.live_seat))


def _grow(t: Table, seat: int, kind: Kind, quad: Meld) -> None:
    """Turn the seat's triple of ``kind`` into this quad in its place."""
    bit = 1 << kind
    melds = t.melds[seat]
    if t.hands[seat][kind] == 3:
        t.hands[seat][kind] = 0
        t.kan_huxi[seat] -= set_huxi(KAN, kind)
        melds.append(quad)
    else:
        before = WEI if t.wei_mask[seat] & bit else PENG
        index = next(i for i, meld in enumerate(melds) if meld[0] == before and meld[1] == kind)
        t.laid_huxi[seat] -= set_huxi(before, kind)
        t.wei_mask[seat] &= ~bit
        t.peng_mask[seat] &= ~bit
        melds[index] = quad
    t.laid_huxi[seat] += set_huxi(quad[0], kind)
    t.quads[seat] += 1
    changed(t, seat)


def lay_peng(t: Table, seat: int, emit: Emit | None) -> None:
    """Lay a pair with the lying card: 碰 (S0 碰牌)."""
    kind, source = t.live, t.live_seat
    t.hands[seat][kind] -= 2
    t.loose[seat] -= 2
    t.melds[seat].append((PENG, kind, kind, source))
    t.peng_mask[seat] |= 1 << kind
    t.laid_huxi[seat] += set_huxi(PENG, kind)
    changed(t, seat)
    if emit:
        emit(Event("peng", {"seat": seat, "card": code(kind), "from": source}))


def lay_chi(t: Table, seat: int, way: int, emit: Emit | None) -> None:
    """Lay the shapes of an eating; the first holds the lying card, the others are 比牌 (S0 下火)."""
    kind = claimed = t.live
    source = t.live_seat
    hand = t.hands[seat]
    hand[kind] += 1
    numbers = way_shapes(way)
    for number in numbers:
        found = shape(number)
        for card in found.cards:
            hand[card] -= 1
        t.melds[seat].append((CHI, number, claimed, source))
        t.laid_huxi[seat] += found.huxi
        claimed, source = -1, seat
    t.loose[seat] -= 3 * len(numbers) - 1
    changed(t, seat)
    if emit:
        melds = [shape(number).text for number in numbers]
        emit(Event("chi", {"seat": seat, "card": code(kind), "melds": melds, "from": t.live_seat}))
