"""吃 with 比牌: the ways of eating a card that a hand allows (``chi.shape``, ``bi.compulsory``; S0 下火, S1, S2 2.11).

To eat a card, form a shape with it; then lay every other copy of the eaten kind in the hand at once in further shapes.
The cards of a 坎 are in no shape, and whoever holds a 坎 may not eat its kind (``chi.kan``). The order of laying does
not matter, so a way is a multiset of shapes that each contain the eaten kind, packed into one int: the first shape in
the low six bits, then the next, 0 for none.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.zipai.cards import Kind
from hupai.zipai.melds import PARTNERS

Way = int
"""Up to three shape numbers, ascending, six bits each."""

MOST_FROM_HAND = 8
"""The most cards that eating takes from a hand: three shapes."""


def way_shapes(way: Way) -> tuple[int, ...]:
    """Return the shape numbers of a way."""
    shapes = []
    while way:
        shapes.append(way & 63)
        way >>= 6
    return tuple(shapes)


def pack_way(shapes: Sequence[int]) -> Way:
    """Return the canonical int of these shapes."""
    way = 0
    for number in sorted(shapes, reverse=True):
        way = way << 6 | number
    return way


def cards_from_hand(way: Way) -> int:
    """Return how many cards the way takes from the hand: three for each shape, without the card that is eaten."""
    return 3 * len(way_shapes(way)) - 1


def eatings(counts: Sequence[int], card: Kind) -> list[Way]:
    """Return every way to eat ``card`` with a hand of ``counts``, sorted, each way once.

    ``counts`` has one entry for each kind; a count of three is a 坎, whose cards cannot be used. The turn checks
    everything else: whose turn to eat it is, past cards, and whether a discard remains.

    >>> [way_shapes(way) for way in eatings([0, 0, 0, 1, 1] + [0] * 15, 2)]
    [(3,)]
    """
    own = counts[card]
    if own >= 3:
        return []
    row = [
        (number, a, b)
        for number, a, b in PARTNERS[card]
        if 0 < counts[a] < 3 and 0 < counts[b] < 3 and (a != b or counts[a] == 2)
    ]
    if not own or not row:
        # The common case, handled fast: at most one shape, nothing to 比.
        return [number for number, _, _ in row]
    free = [count if count < 3 else 0 for count in counts]
    free[card] = own + 1
    ways: set[Way] = set()
    _cover(free, card, row, (), ways)
    return sorted(ways)


def _cover(
    free: list[int], card: Kind, row: Sequence[tuple[int, Kind, Kind]], chosen: tuple[int, ...], ways: set[Way]
) -> None:
    """Cover the remaining copies of ``card`` by shapes of ``row``; they come in ascending order, so no way repeats."""
    if not free[card]:
        ways.add(pack_way(chosen))
        return
    for index, (number, a, b) in enumerate(row):
        free[card] -= 1
        free[a] -= 1
        free[b] -= 1
        if free[card] >= 0 and free[a] >= 0 and free[b] >= 0:
            _cover(free, card, row[index:], (*chosen, number), ways)
        free[card] += 1
        free[a] += 1
        free[b] += 1
