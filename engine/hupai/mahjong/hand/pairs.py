"""Seven pairs 七对: is a hand complete, which kinds complete it, how many tiles are missing.

Four alike are two pairs. Wilds pair with single tiles or with each other.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.hand.standard import ANY_KIND

PAIRS = 7
TILES = 2 * PAIRS


def seven_pairs(counts: Sequence[int], wilds: int) -> bool:
    """Whether fourteen tiles, wilds included, are seven pairs."""
    return sum([count & 1 for count in counts]) <= wilds


def completing_pairs(counts: Sequence[int], wilds: int) -> int:
    """Return the set of kinds that make thirteen tiles, wilds included, seven pairs."""
    singles = sum([count & 1 for count in counts])
    if singles < wilds:
        return ANY_KIND
    if singles > wilds + 1:
        return 0
    return sum([1 << kind for kind, count in enumerate(counts) if count & 1])


def pairs_missing(counts: Sequence[int], wilds: int) -> int:
    """Return how many tiles of a hand of thirteen or fourteen have yet to come."""
    singles = sum([count & 1 for count in counts])
    pairs = (sum(counts) - singles) // 2
    return TILES - 2 * pairs - min(singles, PAIRS - pairs) - wilds


def fours(counts: Sequence[int], wilds: int) -> int:
    """Return the most groups of four alike in a complete hand of seven pairs, wilds counted as any tile.

    Wilds first pair the single tiles. Two wilds that are left then turn a pair into four alike.
    """
    natural = sum([count >= 3 for count in counts])
    left = wilds - sum([count & 1 for count in counts])
    return min(natural + left // 2, PAIRS // 2)
