"""Seven pairs 七对: is a hand complete, which kinds complete it, how many tiles are missing.

Four alike are two pairs. Wilds pair with single tiles or with each other.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.hand.standard import ANY_KIND
from hupai.mahjong.hand.tally import Tally, singles_in, tally_of, tiles_in
from hupai.mahjong.tiles import COPIES

PAIRS = 7
TILES = 2 * PAIRS


def seven_pairs(counts: Sequence[int], wilds: int) -> bool:
    """Whether fourteen tiles, wilds included, are seven pairs."""
    return singles_in(tally_of(counts)) <= wilds


def completing_pairs(counts: Sequence[int], wilds: int) -> int:
    """Return the set of kinds that make thirteen tiles, wilds included, seven pairs."""
    singles = singles_in(tally_of(counts))
    if singles < wilds:
        return ANY_KIND
    if singles > wilds + 1:
        return 0
    return sum([1 << kind for kind, count in enumerate(counts) if count & 1])


def missing(tally: Tally, wilds: int) -> int:
    """Return the same for a hand with this tally."""
    singles = singles_in(tally)
    pairs = (tiles_in(tally) - singles) // 2
    return TILES - 2 * pairs - min(singles, PAIRS - pairs) - wilds


def fours(counts: Sequence[int], wilds: int) -> int:
    """Return the most groups of four alike in a complete hand of seven pairs, wilds counted as any tile.

    Wilds first pair the single tiles. Two wilds that are left then turn a pair into four alike.
    """
    left = wilds - singles_in(tally_of(counts))
    return min(counts.count(3) + counts.count(COPIES) + left // 2, PAIRS // 2)
