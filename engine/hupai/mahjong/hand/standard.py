"""The standard shape: melds and one pair. Is a hand complete, and which kinds would complete it.

``counts`` are the natural tiles of the hand, 34 numbers. The wilds, and the melds on the table, appear here only as the
number of melds that the hand itself still has to hold (``melds``): see :mod:`hupai.mahjong.hand.cover`.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.hand.cover import HONOUR_REACH, SUIT_REACH, Packed
from hupai.mahjong.hand.memo import Memo
from hupai.mahjong.hand.tally import (
    HONOUR_TALLY,
    NUMBER,
    SAVES,
    SUIT_TALLY,
    Tally,
    covered,
    covered_without_pair,
    tally_of,
)
from hupai.mahjong.tiles import KINDS, RANKS, SUITED

ANY_KIND = (1 << KINDS) - 1
"""The set of all kinds."""

_ALL_RANKS = (1 << RANKS) - 1
_ALL_HONOURS = (1 << KINDS - SUITED) - 1


def melds_and_pair(counts: Sequence[int], melds: int) -> bool:
    """Whether that many melds and one pair cover the tiles."""
    return covered(tally_of(counts), melds)


def melds_only(counts: Sequence[int], melds: int) -> bool:
    """Whether that many melds cover the tiles without a pair; with one wild more, any tile completes such a hand."""
    return covered_without_pair(tally_of(counts), melds)


def completing_covered(counts: Sequence[int], tally: Tally, melds: int) -> int:
    """Return the same for a hand with this tally, which that many melds and one pair cover."""
    tiles = bytes(counts)
    spare = melds - (tally & NUMBER)
    saving = tally >> SAVES & 0xF
    found = 0
    for first in range(0, SUITED, RANKS):
        pattern = tiles[first : first + RANKS]
        saves_here = SUIT_TALLY[pattern] >> SAVES & 1
        found |= _joining(SUIT_REACH, pattern, spare + (saving > saves_here), spare + saves_here, _ALL_RANKS) << first
    honours = tiles[SUITED:]
    saves_here = HONOUR_TALLY[honours] >> SAVES & 1
    joining = _joining(HONOUR_REACH, honours, spare + (saving > saves_here), spare + saves_here, _ALL_HONOURS)
    return found | joining << SUITED


def _joining(
    reach: Memo[Packed, tuple[int, int]], pattern: Packed, spare_elsewhere: int, spare_here: int, every: int
) -> int:
    """Return the kinds of one pattern, as bits, that complete a hand which is one tile short.

    ``spare_elsewhere`` and ``spare_here`` are the melds left over if the pair lies elsewhere or in this pattern.
    """
    if spare_elsewhere > 0 or spare_here > 0:
        return every
    without, with_pair = reach[pattern]
    return (0 if spare_elsewhere else without) | (0 if spare_here else with_pair)
