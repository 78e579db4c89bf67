"""One seat's tiles: taking tiles and laying melds, and which tiles may complete its hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hupai.mahjong.hand.shapes import WinShapes, completing_kinds
from hupai.mahjong.melds import Meld
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import COPIES, KINDS, Kind
from hupai.mahjong.turn.wilds import laid_tiles, natural_hands, plays_as, wilds_in
from hupai.table.seats import Seat

UNKNOWN = -1
"""``Table.waits`` of a hand that changed."""


def add_tile(t: Table, seat: Seat, kind: Kind) -> None:
    """Put a drawn tile into the hand."""
    t.hands[seat][kind] += 1


def take_tiles(t: Table, seat: Seat, kind: Kind, number: int = 1) -> None:
    """Take tiles of a kind out of the hand."""
    t.hands[seat][kind] -= number
    t.waits[seat] = UNKNOWN


def take_discard(t: Table, seat: Seat, kind: Kind) -> None:
    """Take a discard out of the hand; what the hand waits for stays if it is the tile just drawn."""
    t.hands[seat][kind] -= 1
    if kind != t.taken:
        t.waits[seat] = UNKNOWN
    if t.first[seat] and t.first[seat][kind]:
        t.first[seat][kind] -= 1


def lay_meld(t: Table, seat: Seat, meld: Meld, source: Seat) -> None:
    """Lay a meld whose claimed tile came from ``source``."""
    t.melds[seat].append(meld)
    t.meld_from[seat].append(source)
    t.waits[seat] = UNKNOWN
    t.claimed = True


def change_meld(t: Table, seat: Seat, old: Meld, new: Meld) -> None:
    """Let a laid meld become another one in the same place."""
    t.melds[seat][t.melds[seat].index(old)] = new
    t.waits[seat] = UNKNOWN


def completing_tiles(rules: MahjongRules, wilds: Sequence[Kind], counts: Sequence[int], laid: int) -> int:
    """Return the kinds that may complete a hand of thirteen tiles, as a set in bits: a superset of those that win.

    The bits are kinds as tiles play. A wild completes the hand if the set is not empty.
    """
    held, shapes = wilds_in(counts, wilds), win_shapes(rules)
    found = 0
    for natural in natural_hands(rules, wilds, counts):
        found |= completing_kinds(natural, held, laid, shapes)
    return found


def win_shapes(rules: MahjongRules) -> WinShapes:
    """Return the shapes that win by these rules, scattered tiles with the gap that the players chose."""
    shapes = rules.shapes
    if shapes.scattered_gap in (0, rules.lan_gap):
        return shapes
    return replace(shapes, scattered_gap=rules.lan_gap)


def waits_of(t: Table, seat: Seat) -> int:
    """Return the kinds that may complete the seat's hand of thirteen tiles; the tile just drawn is left out."""
    found = t.waits[seat]
    if found == UNKNOWN:
        counts = t.hands[seat]
        if t.turn == seat and t.taken >= 0:
            counts = counts[:]
            counts[t.taken] -= 1
        found = t.waits[seat] = completing_tiles(t.rules, t.wilds, counts, len(t.melds[seat]))
    return found


def may_complete(t: Table, seat: Seat, kind: Kind) -> bool:
    """Whether a tile printed with this kind may complete the seat's hand of thirteen tiles."""
    waits = waits_of(t, seat)
    if not waits or kind in t.wilds:
        return waits != 0
    return bool((waits >> kind | waits >> plays_as(t.rules, t.wilds, kind)) & 1)


def own_copies(t: Table, seat: Seat, kind: Kind) -> int:
    """Return how many tiles printed with a kind the seat holds or has laid; the indicator is everybody's."""
    laid = [tile for meld in t.melds[seat] for tile in laid_tiles(t.rules, t.wilds, meld)]
    return t.hands[seat][kind] + laid.count(kind) + t.turned.count(kind)


def open_kinds(t: Table, seat: Seat, kinds: int) -> int:
    """Return those kinds of a set of which the seat does not hold every tile itself."""
    return sum([1 << kind for kind in range(KINDS) if kinds >> kind & 1 and own_copies(t, seat, kind) < COPIES])
