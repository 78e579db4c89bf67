"""The fewest melds that cover the tiles of one suit: what the win check and the waits are made of.

Tiles are *covered* when each lies in a meld or in the pair, and wilds fill the places that stay open. A hand of
3m + 2 tiles is complete exactly when m melds and one pair cover its natural tiles: the open places are then as many as
the wilds, and a meld of wilds alone may be added anywhere. So the tables need not know the wilds.

A *pattern* is the counts of one suit (9 numbers) or of the honours (7 numbers).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from hupai.mahjong.hand.kept import Kept

Pattern = tuple[int, ...]
"""How many natural tiles of each kind of one suit, or of the seven honours, there are."""

Cover = tuple[int, int]
"""The fewest melds that cover a pattern: (without a pair, beside a pair of its tiles or of one and a wild)."""

Reach = tuple[int, int]
"""Kinds of the pattern, as bits, that may join it without one more meld: (without a pair, with a pair)."""

Digits = int
"""A pattern as one number with a byte for each kind, the lowest kind in the lowest byte."""


def digits_of(pattern: Sequence[int]) -> Digits:
    """Return a pattern as one number."""
    return int.from_bytes(bytes(pattern), "little")


def _cover_of_digits(digits: Digits) -> Cover:
    """Return the fewest melds that cover the tiles of a suit.

    The lowest tile lies in the run upwards from it, in a triplet or in the pair. Each takes all it can: fewer tiles
    left never need more melds. So a single tile with neighbours lies in the run rather than in a triplet. A run may
    start at 8 or 9, because the wilds then stand for lower tiles, so it does not matter where the lowest tile is.
    """
    if not digits:
        return 0, 0
    while not digits & 0xFF:
        digits >>= 8
    lowest = digits & 0xFF
    beside = (0x100 if digits & 0xFF00 else 0) + (0x10000 if digits & 0xFF0000 else 0)
    if not beside:
        melds, beside_pair = COVER_OF_SUIT[digits >> 8]
        own = (lowest + 2) // 3
        return melds + own, min(beside_pair + own, melds + own - (lowest % 3 > 0))
    if lowest == 1:
        melds, beside_pair = COVER_OF_SUIT[digits - 1 - beside >> 8]
        return melds + 1, min(beside_pair + 1, COVER_OF_SUIT[digits >> 8][0])
    with_run, run_beside_pair = COVER_OF_SUIT[digits - 1 - beside]
    with_triplet, triplet_beside_pair = COVER_OF_SUIT[digits - 3 if lowest > 3 else digits >> 8]
    with_pair = COVER_OF_SUIT[digits - 2 if lowest > 2 else digits >> 8][0]
    return min(with_run, with_triplet) + 1, min(run_beside_pair + 1, triplet_beside_pair + 1, with_pair)


COVER_OF_SUIT: Kept[Digits, Cover] = Kept(_cover_of_digits)
"""The fewest melds that cover the tiles of a suit; a pair saves one or none."""


def cover_of_suit(pattern: Pattern) -> Cover:
    """Return the fewest melds that cover the tiles of a suit."""
    return COVER_OF_SUIT[digits_of(pattern)]


def cover_by_triplets(pattern: Sequence[int]) -> Cover:
    """Return the fewest triplets that cover honours, or any other tiles."""
    held = [count for count in pattern if count]
    melds = sum([(count + 2) // 3 for count in held])
    return melds, melds - any(count % 3 for count in held)


def _reach(cover: Callable[[Pattern], Cover], pattern: Pattern) -> Reach:
    melds, beside_pair = cover(pattern)
    without = with_pair = 0
    for place, count in enumerate(pattern):
        joined_melds, joined_beside_pair = cover((*pattern[:place], count + 1, *pattern[place + 1 :]))
        without |= (joined_melds == melds) << place
        with_pair |= (joined_beside_pair == beside_pair) << place
    return without, with_pair


SUIT_REACH: Kept[Pattern, Reach] = Kept(partial(_reach, cover_of_suit))
HONOUR_REACH: Kept[Pattern, Reach] = Kept(partial(_reach, cover_by_triplets))
