"""Before the first turn: 飘, the deal, the indicator, and wins with dealt tiles (``deal.`` rules)."""

from __future__ import annotations

from hupai.mahjong.actions import HU, NO_PIAO, PASS, PIAO
from hupai.mahjong.rules.wilds import wild_kinds, wilds_in
from hupai.mahjong.state import PHASE_OPENING, PHASE_PIAO, Table
from hupai.mahjong.tiles import COPIES, code, counts_of, held_kinds, is_honour
from hupai.mahjong.turn.wins import dealt_win, worth
from hupai.table.events import Emit, Event
from hupai.table.seats import order_from

DEALT = 13
"""Tiles that each seat is dealt; the dealer gets one more."""


def ask_for_piao(t: Table) -> None:
    """Ask every seat for 飘 before the deal; the answers are hidden until all are given (``deal.piao``)."""
    t.phase = PHASE_PIAO
    t.answers = [-1] * t.seats
    t.pending = list(order_from(t.dealer, t.seats))
    t.offers = [[PIAO, NO_PIAO] for _ in range(t.seats)]


def settle_piao(t: Table, emit: Emit | None) -> None:
    """Note which seats chose 飘, or that all play with it where it is fixed, and tell everybody."""
    for seat in order_from(t.dealer, t.seats):
        t.piao[seat] = t.rules.piao == "fixed" or t.answers[seat] == PIAO
        if emit:
            emit(Event("piao", {"seat": seat, "piao": t.piao[seat]}))


def deal(t: Table, emit: Emit | None) -> None:
    """Deal the deck: thirteen tiles to each seat, the dealer first, the dealer's fourteenth, the indicator, the wall.

    Each seat gets its thirteen tiles in one block. A shuffled deck deals the same chances as four tiles at a time.
    """
    order = order_from(t.dealer, t.seats)
    dealt = [t.wall[place * DEALT : (place + 1) * DEALT] for place in range(t.seats)]
    dealt[0] = [*dealt[0], t.wall[t.seats * DEALT]]
    for seat, tiles in zip(order, dealt, strict=True):
        t.hands[seat] = counts_of(tiles)
        t.drawn += len(tiles)
        if emit:
            shown = [code(kind) for kind in held_kinds(t.hands[seat])]
            emit(Event("dealt", {"seat": seat, "tiles": shown, "count": len(tiles)}, ("tiles",), seat))
    t.wall, t.drawn = t.wall[t.drawn :], 0
    if t.rules.indicator:
        _turn_indicator(t, emit)


def _turn_indicator(t: Table, emit: Emit | None) -> None:
    """Turn up the indicator; where honours name no wild, turn on until a suited tile shows (``deal.indicator``)."""
    place = 0
    while t.rules.honour_flip == "reflip" and is_honour(t.wall[place]):
        place += 1
    t.turned = t.wall[: place + 1]
    t.wall = t.wall[place + 1 :]
    t.wilds = wild_kinds(t.rules, t.indicator)
    if emit:
        turned, wilds = map(code, t.turned), map(code, t.wilds)
        emit(Event("indicator", {"tile": code(t.indicator), "turned": list(turned), "wilds": list(wilds)}))


def ask_for_dealt_wilds(t: Table) -> bool:
    """Ask a seat other than the dealer that was dealt four wilds whether it wins with them; return whether one is.

    The dealer is asked on its turn, which comes first anyway (起手四王, ``win.four_wild_deal``).
    """
    if not t.rules.four_wild_deal:
        return False
    for seat in order_from(t.dealer, t.seats)[1:]:
        value = dealt_win(t, seat) if wilds_in(t.hands[seat], t.wilds) == COPIES else None
        if value is not None:
            t.phase = PHASE_OPENING
            t.pending = [seat]
            t.offers[seat] = [PASS, HU]
            t.worths[seat] = worth(t, seat, value)
            return True
    return False
