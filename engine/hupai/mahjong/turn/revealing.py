"""明牌: who may reveal a waiting hand, and what a revealed hand may still do (``reveal.`` rules).

A revealed hand discards what it draws, lays no 碰, lays a 杠 only if it goes on waiting for the same tiles, and takes
every win. So what it waits for never changes.
"""

from __future__ import annotations

from collections.abc import Iterator

from hupai.mahjong.actions import Action, reveal
from hupai.mahjong.rules.waiting import completing_tiles, exchanges_before_waiting
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import KINDS, Kind, code, held_kinds, kinds_in
from hupai.mahjong.turn.seat_tiles import open_kinds, waits_of
from hupai.table.events import Emit, Event
from hupai.table.seats import Seat


def revealing_discards(t: Table, seat: Seat) -> list[Action]:
    """Return the discards with which the seat may reveal: they leave a waiting hand and feed no revealed one."""
    if not t.rules.reveal or t.revealed[seat] or t.dead[seat]:
        return []
    if exchanges_before_waiting(t.rules, t.wilds, t.hands[seat], len(t.melds[seat])) > 1:
        return []
    hand, fed = t.hands[seat], revealed_waits(t, seat)
    return [reveal(kind) for kind in range(KINDS) if hand[kind] and not fed >> kind & 1 and waits_after(t, seat, kind)]


def waits_after(t: Table, seat: Seat, kind: Kind) -> int:
    """Return the kinds the seat waits for after this discard, as a set in bits; none it then holds all tiles of."""
    left = t.hands[seat][:]
    left[kind] -= 1
    found = completing_tiles(t.rules, t.wilds, left, len(t.melds[seat]))
    return open_kinds(t, seat, found, t.hands[seat] if t.rules.waits_in_vain else left) if found else 0


def show_hand(t: Table, seat: Seat, kind: Kind, emit: Emit | None) -> None:
    """Reveal the hand as it is after discarding ``kind``, for the rest of the hand."""
    t.open_waits[seat] = waits_after(t, seat, kind)
    t.revealed[seat] = max(t.revealed) + 1
    if emit:
        shown = t.hands[seat][:]
        shown[kind] -= 1
        tiles, waits = map(code, held_kinds(shown)), map(code, kinds_in(t.open_waits[seat]))
        emit(Event("revealed", {"seat": seat, "tiles": list(tiles), "waits": list(waits)}))


def revealed_waits(t: Table, seat: Seat) -> int:
    """Return the kinds that the revealed hands of other seats wait for, as a set in bits."""
    found = 0
    for other in _others_playing(t, seat):
        found |= t.open_waits[other]
    return found


def fed_kinds(t: Table, seat: Seat) -> int:
    """Return the kinds that the seat may not give to a revealed hand while it holds others (``reveal.feed``)."""
    return revealed_waits(t, seat) if t.rules.feed_rule == "no_feed_revealed" else 0


def keeps_waits(t: Table, seat: Seat, kind: Kind, number: int) -> bool:
    """Whether a 杠 of that many tiles from the hand is open to the seat: a revealed one must keep its waits.

    Kinds of which it holds all four, that of the 杠 included, are no waits. A 补杠 grows a meld, every other 杠 lays
    one more.
    """
    if not t.revealed[seat]:
        return True
    left = t.hands[seat][:]
    left[kind] -= number
    laid = len(t.melds[seat]) + (number > 1)
    changed = completing_tiles(t.rules, t.wilds, left, laid) ^ waits_of(t, seat)
    return not (changed if t.rules.waits_in_vain else open_kinds(t, seat, changed & ~(1 << kind)))


def _others_playing(t: Table, seat: Seat) -> Iterator[Seat]:
    for other in range(t.seats):
        if other != seat and t.playing[other]:
            yield other
