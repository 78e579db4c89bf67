"""The fewest melds that cover the tiles of one suit: what the win check and the waits are made of.

Tiles are *covered* when each lies in a meld or in the pair, and wilds fill the places that stay open. A hand of
3m + 2 tiles is complete exactly when m melds and one pair cover its natural tiles: the open places are then as many as
the wilds, and a meld of wilds alone may be added anywhere. So the tables need not know the wilds.

A *pattern* is the counts of one suit (9 numbers) or of the honours (7 numbers).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from hupai.mahjong.hand.memo import Memo

Pattern = tuple[int, ...]
"""How many natural tiles of each kind of one suit, or of the seven honours, there are."""

Packed = bytes
"""A pattern with a byte for each kind: what tables find fastest."""

Cover = tuple[int, int]
"""The fewest melds that cover a pattern: (without a pair, beside a pair of its tiles or of one and a wild)."""

Reach = tuple[int, int]
"""Kinds of the pattern, as bits, that may join it without one more meld: (without a pair, with a pair)."""


class _Way(NamedTuple):
    """One way to cover the ranks that have been read."""

    melds: int
    """The melds laid so far."""
    pairs: int
    """1 if the pair is laid, else 0."""
    ending: int
    """The runs with a place at the next rank and at no later one."""
    going: int
    """The runs with a place at each of the next two ranks."""


class _Read(dict[int, "_Read"]):
    """What it takes to cover the ranks that have been read; maps the count of the next rank to the same with it.

    The ranks of a suit lead through nine of these. All hands together need fewer than a thousand of them.
    """

    __slots__ = ("cover", "ways")

    def __init__(self, ways: frozenset[_Way]) -> None:
        super().__init__()
        self.ways = ways
        self.cover: Cover = min([way.melds for way in ways if not way.pairs]), min([way.melds for way in ways])

    def __missing__(self, count: int) -> _Read:
        read = self[count] = _READ[_useful({way for before in self.ways for way in _ways_on(before, count)})]
        return read


def _ways_on(way: _Way, count: int) -> Iterator[_Way]:
    """Yield the ways to cover the next rank as well: with the open runs, then with new runs, the pair and triplets.

    A run may start at 8 or 9, because the wilds then stand for lower tiles. Three equal runs are three triplets.
    """
    left = max(count - way.ending - way.going, 0)
    for runs in range(min(left, 2) + 1):
        for pairs in range(2 - way.pairs if left > runs else 1):
            triplets = (max(left - runs - 2 * pairs, 0) + 2) // 3
            yield _Way(way.melds + runs + triplets, way.pairs + pairs, way.going, runs)


def _useful(ways: set[_Way]) -> frozenset[_Way]:
    """Return the ways that no other one beats whatever the next ranks are."""
    return frozenset([way for way in ways if not any(_beats(other, way) for other in ways)])


def _beats(way: _Way, other: _Way) -> bool:
    """Whether a way needs no more than the other, even if it lays one meld more for each open run that it lacks."""
    lacks = max(other.ending - way.ending, 0) + max(other.going - way.going, 0)
    return way != other and way.pairs <= other.pairs and way.melds + lacks <= other.melds


_READ: Memo[frozenset[_Way], _Read] = Memo(_Read)
_NOTHING_READ = _READ[frozenset([_Way(0, 0, 0, 0)])]


def cover_of_suit(pattern: Sequence[int]) -> Cover:
    """Return the fewest melds that cover the tiles of a suit; a pair saves one or none."""
    read = _NOTHING_READ
    for count in pattern:
        read = read[count]
    return read.cover


def cover_by_triplets(pattern: Sequence[int]) -> Cover:
    """Return the fewest triplets that cover honours, or any other tiles."""
    held = [count for count in pattern if count]
    melds = sum([(count + 2) // 3 for count in held])
    return melds, melds - any(count % 3 for count in held)


def _reach(cover: Callable[[Sequence[int]], Cover], pattern: Packed) -> Reach:
    melds, beside_pair = cover(pattern)
    without = with_pair = 0
    for place, count in enumerate(pattern):
        joined_melds, joined_beside_pair = cover((*pattern[:place], count + 1, *pattern[place + 1 :]))
        without |= (joined_melds == melds) << place
        with_pair |= (joined_beside_pair == beside_pair) << place
    return without, with_pair


SUIT_REACH: Memo[Packed, Reach] = Memo(partial(_reach, cover_of_suit))
HONOUR_REACH: Memo[Packed, Reach] = Memo(partial(_reach, cover_by_triplets))
