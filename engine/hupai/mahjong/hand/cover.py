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
from hupai.mahjong.tiles import RANKS

Pattern = tuple[int, ...]
"""How many natural tiles of each kind of one suit, or of the seven honours, there are."""

Cover = tuple[int, int]
"""The fewest melds that cover a pattern: (without a pair, beside a pair)."""

Reach = tuple[int, int]
"""Kinds of the pattern, as bits, that may join it without one more meld: (without a pair, with a pair)."""

Digits = int
"""A pattern as one number with a byte for each kind, the lowest kind in the lowest byte."""


def digits_of(pattern: Sequence[int]) -> Digits:
    """Return a pattern as one number."""
    return int.from_bytes(bytes(pattern), "little")


def _fewest_in_suit(digits: Digits) -> int:
    """Return the fewest melds that cover the tiles of a suit without a pair.

    The lowest tile lies in a triplet or in the run upwards from it. Both take all they can: fewer tiles left never
    need more melds. A run may start at 8 or 9, because the wilds then stand for lower tiles.
    """
    if not digits:
        return 0
    while not digits & 0xFF:
        digits >>= 8
    lowest = digits & 0xFF
    best = FEWEST_IN_SUIT[digits - (lowest if lowest < 3 else 3)]
    beside = (0x100 if digits & 0xFF00 else 0) + (0x10000 if digits & 0xFF0000 else 0)
    if beside:
        run = FEWEST_IN_SUIT[digits - 1 - beside]
        if run < best:
            return run + 1
    return best + 1


FEWEST_IN_SUIT: Kept[Digits, int] = Kept(_fewest_in_suit)
"""The fewest melds that cover the tiles of a suit without a pair."""


def pair_saves(digits: Digits) -> bool:
    """Whether a pair of tiles of the suit, or of one and a wild, saves a meld; it never saves two."""
    fewest = FEWEST_IN_SUIT[digits]
    one = 1
    for count in digits.to_bytes(RANKS, "little"):
        if count and FEWEST_IN_SUIT[digits - (one if count == 1 else 2 * one)] < fewest:
            return True
        one <<= 8
    return False


def cover_of_suit(pattern: Pattern) -> Cover:
    """Return the fewest melds that cover the tiles of a suit."""
    digits = digits_of(pattern)
    melds = FEWEST_IN_SUIT[digits]
    return melds, melds - pair_saves(digits)


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
