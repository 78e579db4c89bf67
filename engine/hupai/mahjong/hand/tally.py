"""One look at a hand: what its three suits and its honours count together.

The *tally* of a pattern holds several small numbers side by side in one int. So the tallies of the four patterns of a
hand can be added, and the sum answers at once whether the hand can be complete or wait in any shape. Most hands cannot.
A pattern's tally is made on first use; a new one costs a few microseconds.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.hand.cover import COVER_OF_SUIT, Pattern, cover_by_triplets, digits_of
from hupai.mahjong.hand.kept import Kept
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


_ODD = digits_of((1,) * RANKS)
"""The lowest bit of each rank."""


def _tally_of_suit(pattern: Pattern) -> Tally:
    mirrored = SUIT_TALLY.get(pattern[::-1])
    if mirrored is not None:
        return mirrored
    digits = digits_of(pattern)
    melds, beside_pair = COVER_OF_SUIT[digits]
    ones, nines = pattern[0], pattern[RANKS - 1]
    return (
        melds
        | (beside_pair < melds) << SAVES
        | (digits & _ODD).bit_count() << SINGLES
        | sum(pattern) << TILES
        | RANKS - pattern.count(0) << KINDS
        | (ones > 0) + (nines > 0) << ORPHAN_KINDS
        | ones + nines << ORPHANS
        | _SCATTERED[(digits | digits >> 1 | digits >> 2) & _ODD]
    )


def _scattered(held: int) -> Tally:
    """Return what ranks, as bits 8 places apart, add to the tally."""
    return sum([most_scattered(held, 8 * gap) << place for gap, place in SCATTERED.items()])


def _tally_of_honours(pattern: Pattern) -> Tally:
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


_SCATTERED: Kept[int, Tally] = Kept(_scattered)
SUIT_TALLY: Kept[Pattern, Tally] = Kept(_tally_of_suit)
HONOUR_TALLY: Kept[Pattern, Tally] = Kept(_tally_of_honours)


def tally_of(counts: Sequence[int]) -> Tally:
    """Return the tally of a hand: 34 numbers, its natural tiles."""
    tiles = tuple(counts)
    return SUIT_TALLY[tiles[:9]] + SUIT_TALLY[tiles[9:18]] + SUIT_TALLY[tiles[18:27]] + HONOUR_TALLY[tiles[27:]]


def melds_without_pair(tally: Tally) -> int:
    """Return the fewest melds that cover the tiles without a pair."""
    return tally & NUMBER


def suits_saved_by_pair(tally: Tally) -> int:
    """Return in how many suits, the honours counted as one, a pair saves a meld."""
    return (tally & _ANY_SAVES) >> SAVES


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
