"""One look at a hand: what its three suits and its honours count together.

The *tally* of a pattern holds several small numbers side by side in one int. So the tallies of the four patterns of a
hand can be added, and the sum answers at once whether the hand can be complete or wait in any shape. Most hands cannot.
A pattern's tally is made on first use; a new one costs a microsecond or two.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.hand.cover import Packed, cover_by_triplets, cover_of_suit
from hupai.mahjong.hand.memo import Memo
from hupai.mahjong.hand.scattered import GAPS, most_scattered
from hupai.mahjong.tiles import RANKS

Tally = int
"""The number at the low end is the fewest melds that cover the tiles without a pair; the others begin at these bits."""

SAVES, SINGLES, TILES, KINDS, ORPHAN_KINDS, ORPHANS = 8, 12, 20, 28, 36, 44
"""Patterns in which a pair saves a meld; kinds of which the number is odd; tiles; kinds; kinds of 1, 9 and honours,
and how many tiles of those there are."""
SCATTERED = {gap: ORPHANS + 8 + 8 * place for place, gap in enumerate(GAPS)}
"""By the gap: kinds that may be together in a scattered hand."""

NUMBER = 0xFF
"""The room of each number but SAVES."""
_ANY_SAVES = 0xF << SAVES

_LOWEST_BITS = int.from_bytes(bytes([1] * RANKS), "little")
"""The lowest bit of each byte of a suit."""
_TERMINALS = 1 | 1 << 8 * (RANKS - 1)
"""The same bits of 1 and 9 alone."""


def _tally_of_suit(pattern: Packed) -> Tally:
    digits = int.from_bytes(pattern, "little")
    return (
        cover_tally(pattern)
        | (digits & _LOWEST_BITS).bit_count() << SINGLES
        | sum(pattern) << TILES
        | pattern[0] + pattern[RANKS - 1] << ORPHANS
        | _OF_RANKS[(digits | digits >> 1 | digits >> 2 | digits >> 3) & _LOWEST_BITS]
    )


def cover_tally(pattern: Sequence[int]) -> Tally:
    """Return what the melds that cover a suit add to the tally, all that :func:`covered` looks at."""
    melds, beside_pair = cover_of_suit(pattern)
    return melds | (beside_pair < melds) << SAVES


def _of_ranks(held: int) -> Tally:
    """Return what the ranks of a suit that are there at all, as bits 8 places apart, add to the tally."""
    orphan_kinds = (held & _TERMINALS).bit_count()
    scattered = sum([most_scattered(held, 8 * gap) << place for gap, place in SCATTERED.items()])
    return held.bit_count() << KINDS | orphan_kinds << ORPHAN_KINDS | scattered


def _tally_of_honours(pattern: Packed) -> Tally:
    melds, beside_pair = cover_by_triplets(pattern)
    kinds, tiles = len(pattern) - pattern.count(0), sum(pattern)
    return (
        melds
        | (beside_pair < melds) << SAVES
        | sum([count & 1 for count in pattern]) << SINGLES
        | tiles << TILES
        | kinds << KINDS
        | kinds << ORPHAN_KINDS
        | tiles << ORPHANS
        | sum([kinds << place for place in SCATTERED.values()])
    )


_OF_RANKS: Memo[int, Tally] = Memo(_of_ranks)
SUIT_TALLY: Memo[Packed, Tally] = Memo(_tally_of_suit)
HONOUR_TALLY: Memo[Packed, Tally] = Memo(_tally_of_honours)


def tally_of(counts: Sequence[int]) -> Tally:
    """Return the tally of a hand: 34 numbers, its natural tiles."""
    tiles = bytes(counts)
    return SUIT_TALLY[tiles[:9]] + SUIT_TALLY[tiles[9:18]] + SUIT_TALLY[tiles[18:27]] + HONOUR_TALLY[tiles[27:]]


def melds_needed(tally: Tally) -> int:
    """Return the fewest melds that cover the tiles beside one pair."""
    return (tally & NUMBER) - (tally & _ANY_SAVES > 0)


def covered(tally: Tally, melds: int) -> bool:
    """Whether that many melds and one pair cover the tiles."""
    return tally & NUMBER <= melds + (tally & _ANY_SAVES > 0)


def covered_without_pair(tally: Tally, melds: int) -> bool:
    """Whether that many melds cover the tiles without a pair."""
    return tally & NUMBER <= melds


def tiles_in(tally: Tally) -> int:
    """Return how many tiles there are."""
    return tally >> TILES & NUMBER


def kinds_in(tally: Tally) -> int:
    """Return how many kinds there are."""
    return tally >> KINDS & NUMBER


def singles_in(tally: Tally) -> int:
    """Return how many tiles have no partner when equal ones are paired."""
    return tally >> SINGLES & NUMBER


def all_different(tally: Tally) -> bool:
    """Whether no kind is there twice."""
    return tally >> TILES & NUMBER == tally >> KINDS & NUMBER


def scattered_in(tally: Tally, gap: int) -> int:
    """Return how many tiles a scattered hand can use at most, without regard to how many others it then holds."""
    return tally >> SCATTERED[gap] & NUMBER
