"""The groups with which the fewest melds cover the tiles of a suit; wilds fill what they lack."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.hand.cover import Pattern, cover_by_triplets, cover_of_suit
from hupai.mahjong.hand.divisions import PAIR, RUN, TRIPLET
from hupai.mahjong.tiles import RANKS

GroupAt = tuple[int, int]
"""PAIR, TRIPLET or RUN, and its rank, the lowest of a run."""


def covering_melds(pattern: Pattern, pair: bool) -> list[GroupAt]:
    """Return the fewest melds that cover the tiles; with ``pair``, beside a pair that saves one meld."""
    found: list[GroupAt] = []
    tiles = list(pattern)
    if pair:
        rank = next(rank for rank in range(RANKS) if _saves(tiles, rank))
        found.append((PAIR, rank))
        tiles = _less(tiles, rank, 2)
    for rank in range(RANKS):
        while tiles[rank]:
            with_run = [count - (rank <= place <= rank + 2 and count > 0) for place, count in enumerate(tiles)]
            with_triplet = _less(tiles, rank, 3)
            if any(tiles[rank + 1 : rank + 3]) and cover_of_suit(with_run)[0] < cover_of_suit(with_triplet)[0]:
                # The last run is 789, also for an 8 and a 9, or for a 9 alone.
                found.append((RUN, min(rank, RANKS - 3)))
                tiles = with_run
            else:
                found.append((TRIPLET, rank))
                tiles = with_triplet
    return found


def saved_by_pair(pattern: Pattern, triplets: bool) -> bool:
    """Whether a pair saves a meld, or with ``triplets`` one of the triplets that cover the tiles."""
    melds, beside_pair = cover_by_triplets(pattern) if triplets else cover_of_suit(pattern)
    return beside_pair < melds


def _saves(tiles: Sequence[int], rank: int) -> bool:
    """Whether a pair of this rank saves a meld."""
    return tiles[rank] > 0 and cover_of_suit(_less(tiles, rank, 2))[0] < cover_of_suit(tiles)[0]


def _less(tiles: Sequence[int], rank: int, most: int) -> list[int]:
    """Return the tiles without that many of one rank, or without all of them if they are fewer."""
    rest = list(tiles)
    rest[rank] = max(rest[rank] - most, 0)
    return rest


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
