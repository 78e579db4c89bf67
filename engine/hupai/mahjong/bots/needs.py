"""How many tiles a suit lacks for each number of melds and pairs, and which tiles would come nearer.

The needs of a suit are ten numbers: for each number of melds from 0 to 4, without and with a pair, the fewest tiles
that are missing. Two sets of tiles are joined by trying every way to share the melds and the pair between them. Equal
needs have one small number (a *need*), so that joining them is one look into a table; in a game a few thousand of them
serve. :mod:`hupai.mahjong.hand.overlap` says how many tiles a suit can use, and these numbers follow from it.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from hupai.mahjong.hand.cover import Pattern
from hupai.mahjong.hand.memo import Memo
from hupai.mahjong.hand.overlap import (
    HONOUR_GAINS,
    HONOUR_GAINS_WITH_WILDS,
    MELD,
    MOST_MELDS,
    SUIT_GAINS,
    SUIT_GAINS_WITH_WILDS,
    Gains,
)
from hupai.mahjong.tiles import COPIES

Need = int
"""The number of a row of needs."""

Targets = int
"""A set of targets in bits; a target is a number of melds, plus PAIRED with a pair."""

PAIRED: Final = MOST_MELDS + 1
TARGETS: Final = 2 * PAIRED

_TILES = (1 << MELD) - 1
_PLACE = 16
"""Bits of the number of a row in the key of a table."""

_Row = tuple[int, ...]

ROWS: list[_Row] = []
"""For each need the tiles that are missing, by target."""
_NUMBERS: dict[_Row, Need] = {}


def _number(row: _Row) -> Need:
    found = _NUMBERS.get(row)
    if found is None:
        found = _NUMBERS[row] = len(ROWS)
        ROWS.append(row)
    return found


def _missing(gains: Gains) -> _Row:
    """Return the tiles that are missing for each target, from the most tiles that a suit can use."""
    plain, paired = [0] * PAIRED, [0] * PAIRED
    for used, places in ((plain, gains[0]), (paired, gains[0]), (paired, gains[1])):
        for place in places:
            melds, tiles = divmod(place, MELD)
            used[melds] = max(used[melds], tiles)
    rows: list[int] = []
    for size, used in ((0, plain), (2, paired)):
        most = 0
        for melds, tiles in enumerate(used):
            most = max(most, tiles)
            rows.append(3 * melds + size - most)
    return tuple(rows)


class Suit:
    """The tiles of one suit, or the honours, as the tables know them."""

    __slots__ = ("_masks", "_nearer", "need")

    def __init__(self, gains: Memo[Pattern, Gains], pattern: Pattern) -> None:
        row = _missing(gains[pattern])
        self.need = _number(row)
        nearer = [0] * TARGETS
        for rank, count in enumerate(pattern):
            if count < COPIES:
                more = _missing(gains[(*pattern[:rank], count + 1, *pattern[rank + 1 :])])
                for target in range(TARGETS):
                    if more[target] < row[target]:
                        nearer[target] |= 1 << rank
        self._nearer = nearer
        self._masks: dict[Targets, int] = {}

    def nearer(self, targets: Targets) -> int:
        """Return the ranks, as bits, of which one more tile comes nearer to one of these targets."""
        found = self._masks.get(targets)
        if found is None:
            found = 0
            for target in range(TARGETS):
                if targets >> target & 1:
                    found |= self._nearer[target]
            self._masks[targets] = found
        return found


SUITS_NATURAL: Memo[Pattern, Suit] = Memo(partial(Suit, SUIT_GAINS))
SUITS_WITH_WILDS: Memo[Pattern, Suit] = Memo(partial(Suit, SUIT_GAINS_WITH_WILDS))
HONOURS_NATURAL: Memo[Pattern, Suit] = Memo(partial(Suit, HONOUR_GAINS))
HONOURS_WITH_WILDS: Memo[Pattern, Suit] = Memo(partial(Suit, HONOUR_GAINS_WITH_WILDS))
"""Suits and honours by their counts; with wilds in the hand a target may have a fifth and a sixth copy."""

NOTHING: Final[Need] = _number((*range(0, 3 * PAIRED, 3), *range(2, 3 * PAIRED + 2, 3)))
"""The needs of a suit that is not used."""

_JOINED: dict[int, Need] = {}
_BEST: dict[int, Targets] = {}


def joined(one: Need, other: Need) -> Need:
    """Return the needs of two sets of tiles together."""
    key = one << _PLACE | other
    found = _JOINED.get(key)
    if found is None:
        a, b = ROWS[one], ROWS[other]
        row = []
        for pairs in range(2):
            for melds in range(PAIRED):
                row.append(
                    min(
                        a[mine + PAIRED * pair] + b[melds - mine + PAIRED * (pairs - pair)]
                        for mine in range(melds + 1)
                        for pair in range(pairs + 1)
                    )
                )
        found = _JOINED[key] = _number(tuple(row))
    return found


def shares(own: Need, rest: Need, target: int) -> Targets:
    """Return the targets of one suit with which it and the rest lack the fewest tiles for the whole target."""
    key = (own << _PLACE | rest) << 4 | target
    found = _BEST.get(key)
    if found is None:
        a, b = ROWS[own], ROWS[rest]
        pairs, melds = divmod(target, PAIRED)
        lacking = {
            mine + PAIRED * pair: a[mine + PAIRED * pair] + b[melds - mine + PAIRED * (pairs - pair)]
            for mine in range(melds + 1)
            for pair in range(pairs + 1)
        }
        least = min(lacking.values())
        found = _BEST[key] = sum(1 << one for one, missing in lacking.items() if missing == least)
    return found
