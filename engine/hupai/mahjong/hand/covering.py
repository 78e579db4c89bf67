"""The groups with which the fewest melds cover the tiles of a suit; wilds fill what they lack."""

from __future__ import annotations

from hupai.mahjong.hand.cover import COVER_OF_SUIT, Pattern, cover_by_triplets, cover_of_suit, digits_of
from hupai.mahjong.hand.divisions import PAIR, RUN, TRIPLET
from hupai.mahjong.tiles import RANKS

GroupAt = tuple[int, int]
"""PAIR, TRIPLET or RUN, and its rank, the lowest of a run."""


def covering_melds(pattern: Pattern, pair: bool) -> list[GroupAt]:
    """Return the fewest melds that cover the tiles; with ``pair``, beside a pair that saves one meld."""
    found: list[GroupAt] = []
    digits = digits_of(pattern)
    if pair:
        rank = next(rank for rank, count in enumerate(pattern) if count and _saves(digits, rank, count))
        found.append((PAIR, rank))
        digits -= min(pattern[rank], 2) << 8 * rank
    rank = 0
    while digits:
        while not digits & 0xFF:
            digits >>= 8
            rank += 1
        without_triplet = digits - min(digits & 0xFF, 3)
        beside = (0x100 if digits & 0xFF00 else 0) + (0x10000 if digits & 0xFF0000 else 0)
        if beside and COVER_OF_SUIT[digits - 1 - beside][0] < COVER_OF_SUIT[without_triplet][0]:
            # The last run is 789, also for an 8 and a 9, or for a 9 alone.
            found.append((RUN, min(rank, RANKS - 3)))
            digits -= 1 + beside
        else:
            found.append((TRIPLET, rank))
            digits = without_triplet
    return found


def saved_by_pair(pattern: Pattern, triplets: bool) -> bool:
    """Whether a pair saves a meld, or with ``triplets`` one of the triplets that cover the tiles."""
    melds, beside_pair = cover_by_triplets(pattern) if triplets else cover_of_suit(pattern)
    return beside_pair < melds


def _saves(digits: int, rank: int, count: int) -> bool:
    """Whether a pair of this rank saves a meld."""
    return COVER_OF_SUIT[digits - (min(count, 2) << 8 * rank)][0] < COVER_OF_SUIT[digits][0]


def covering_triplets(pattern: Pattern, pair: bool) -> list[GroupAt]:
    """Return the fewest triplets that cover the tiles; with ``pair``, beside a pair that saves one."""
    found: list[GroupAt] = []
    for rank, count in enumerate(pattern):
        if pair and count % 3:
            found += [(PAIR, rank)] + [(TRIPLET, rank)] * (count // 3)
            pair = False
        elif count:
            found += [(TRIPLET, rank)] * ((count + 2) // 3)
    return found
