"""The fewest melds that cover the tiles of one suit: what the win check and the waits are made of.

Tiles are *covered* when each lies in a meld or in the pair, and wilds fill the places that stay open. A hand of
3m + 2 tiles is complete exactly when m melds and one pair cover its natural tiles: the open places are then as many as
the wilds, and a meld of wilds alone may be added anywhere. So the tables need not know the wilds.

A *pattern* is the counts of one suit (9 numbers) or of the honours (7 numbers). Patterns are made into tables on first
use: a new one costs some tens of microseconds.
"""

from __future__ import annotations

from functools import partial

from hupai.mahjong.hand.kept import Kept
from hupai.mahjong.tiles import RANKS

Pattern = tuple[int, ...]
"""How many natural tiles of each kind of one suit, or of the seven honours, there are."""

SAVES = 256
"""Added to a cover when the pair saves a meld; the low bits are the fewest melds. Covers of suits can be added up."""

Cover = int
"""The fewest melds that cover a pattern without a pair, plus SAVES if a pair makes it one meld fewer."""

Reach = tuple[int, int]
"""Kinds of the pattern, as bits, that may join it without one more meld: (without a pair, with a pair)."""

_Digits = int
"""A pattern as octal digits, its lowest kind in the lowest digit."""


def _fewest_in_suit(digits: _Digits) -> int:
    """Return the fewest melds that cover the tiles of a suit without a pair.

    The lowest tile lies in a triplet or in the run upwards from it. Both take all they can: fewer tiles left never
    need more melds. A run may start at 8 or 9, because the wilds then stand for lower tiles.
    """
    if not digits:
        return 0
    while not digits & 7:
        digits >>= 3
    best = _IN_SUIT[digits - min(digits & 7, 3)]
    beside = (8 if digits & 0o70 else 0) + (64 if digits & 0o700 else 0)
    if beside:
        best = min(best, _IN_SUIT[digits - 1 - beside])
    return best + 1


def _fewest_of_honours(digits: _Digits) -> int:
    """Return the fewest triplets that cover honours without a pair."""
    melds = 0
    while digits:
        melds += ((digits & 7) + 2) // 3
        digits >>= 3
    return melds


_IN_SUIT: Kept[_Digits, int] = Kept(_fewest_in_suit)
_OF_HONOURS: Kept[_Digits, int] = Kept(_fewest_of_honours)


def _digits(pattern: Pattern) -> _Digits:
    digits = 0
    for count in reversed(pattern):
        digits = digits << 3 | count
    return digits


def _fewest_with_pair(fewest: Kept[_Digits, int], digits: _Digits) -> int:
    """Return the fewest melds beside a pair of natural tiles, of one and a wild, or of wilds."""
    best = fewest[digits]
    for place in range(0, 3 * RANKS, 3):
        count = digits >> place & 7
        if count:
            best = min(best, fewest[digits - (min(count, 2) << place)])
    return best


def _cover(fewest: Kept[_Digits, int], pattern: Pattern) -> Cover:
    digits = _digits(pattern)
    melds = fewest[digits]
    return melds + SAVES * (melds - _fewest_with_pair(fewest, digits))


def _reach(fewest: Kept[_Digits, int], pattern: Pattern) -> Reach:
    digits = _digits(pattern)
    melds, beside_pair = fewest[digits], _fewest_with_pair(fewest, digits)
    without = with_pair = 0
    for place in range(len(pattern)):
        joined = digits + (1 << 3 * place)
        if fewest[joined] == melds:
            without |= 1 << place
        if _fewest_with_pair(fewest, joined) == beside_pair:
            with_pair |= 1 << place
    return without, with_pair


SUIT_COVER: Kept[Pattern, Cover] = Kept(partial(_cover, _IN_SUIT))
HONOUR_COVER: Kept[Pattern, Cover] = Kept(partial(_cover, _OF_HONOURS))
SUIT_REACH: Kept[Pattern, Reach] = Kept(partial(_reach, _IN_SUIT))
HONOUR_REACH: Kept[Pattern, Reach] = Kept(partial(_reach, _OF_HONOURS))
