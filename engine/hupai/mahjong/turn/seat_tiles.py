"""One seat's tiles: taking tiles and laying melds, and which tiles may complete its hand."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.melds import Meld
from hupai.mahjong.rules.waiting import completes, completing_or_distant, known_copies
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import COPIES, Kind
from hupai.table.seats import Seat

UNKNOWN = -1
"""``Table.waits`` of a hand that changed. A lower number is that of a hand which cannot wait yet: one lower for each
tile that must still be exchanged."""


def take_tiles(t: Table, seat: Seat, kind: Kind, number: int = 1) -> None:
    """Take tiles of a kind out of the hand."""
    t.hands[seat][kind] -= number
    t.waits[seat] = UNKNOWN


def take_discard(t: Table, seat: Seat, kind: Kind) -> None:
    """Take a discard out of the hand; what the hand waits for stays if it is the tile just drawn."""
    t.hands[seat][kind] -= 1
    if kind != t.taken:
        t.waits[seat] = min(t.waits[seat] + 1, UNKNOWN)
    if t.first[seat] and t.first[seat][kind]:
        t.first[seat][kind] -= 1


def lay_meld(t: Table, seat: Seat, meld: Meld, source: Seat) -> None:
    """Lay a meld whose claimed tile came from ``source``: the lying tile and the turn are the seat's then."""
    if source != seat:
        t.live, t.turn = -1, seat
    t.melds[seat].append(meld)
    t.meld_from[seat].append(source)
    t.waits[seat] = UNKNOWN
    t.claimed = True


def change_meld(t: Table, seat: Seat, old: Meld, new: Meld) -> None:
    """Let a laid meld become another one in the same place."""
    t.melds[seat][t.melds[seat].index(old)] = new
    t.waits[seat] = UNKNOWN


def waits_of(t: Table, seat: Seat) -> int:
    """Return the kinds that may complete the seat's hand of thirteen tiles; the tile just drawn is left out."""
    found = t.waits[seat]
    if found == UNKNOWN:
        counts, laid = t.hands[seat], len(t.melds[seat])
        if t.turn == seat and t.taken >= 0:
            counts = counts[:]
            counts[t.taken] -= 1
        found = completing_or_distant(t.rules, t.wilds, counts, laid)
        t.waits[seat] = found if found > 0 else UNKNOWN + found
    return max(found, 0)


def may_complete(t: Table, seat: Seat, kind: Kind) -> bool:
    """Whether a tile printed with this kind may complete the seat's hand of thirteen tiles."""
    return t.waits[seat] >= UNKNOWN and completes(t.rules, t.wilds, waits_of(t, seat), kind)


def open_kinds(t: Table, seat: Seat, kinds: int, hand: Sequence[int] | None = None) -> int:
    """Return those kinds of a set of which the seat, with this hand or its own, does not hold every tile itself."""
    known = known_copies(t.rules, t.wilds, t.hands[seat] if hand is None else hand, t.melds[seat], t.turned)
    return sum([1 << kind for kind, copies in enumerate(known) if kinds >> kind & 1 and copies < COPIES])
