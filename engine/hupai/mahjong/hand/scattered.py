"""Scattered tiles 下三烂 and 七风到位: is a hand complete, which kinds complete it, how many tiles are missing.

Scattered are fourteen different tiles, those of one suit at least ``gap`` ranks apart; 七风到位 has all seven honours
among them. Wilds take the places of tiles that are not there. So a hand is scattered if its natural tiles are, and if
the suits have room for the wilds. Room depends on the ranks: with a gap of three, 1 and 5 leave room for 8 or 9, and 3
and 7 leave none.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hupai.mahjong.hand.cover import Pattern
from hupai.mahjong.hand.memo import Memo
from hupai.mahjong.tiles import HONOURS, RANKS, SUITED

TILES = 14
SUITED_TILES = TILES - len(HONOURS)
"""How many suited tiles a scattered hand has at least: what the seven honours leave of it."""

Room = tuple[int, tuple[int, ...]]
"""What a suit can hold: (the most scattered tiles including its own; by a number from 0 to 9, the ranks, as bits, of
which one more tile leaves room for at least so many)."""

GAPS = (2, 3)
"""The gaps that the rules know."""

NOT_SCATTERED = -TILES
"""The room of a suit whose own tiles are not scattered."""

_SIZE = 16
"""Bits for each number of tiles in :func:`scattered_missing`."""


@cache
def _choices(gap: int) -> tuple[int, ...]:
    """Return every set of ranks, as bits, that are at least ``gap`` apart."""
    return tuple(
        ranks for ranks in range(1 << RANKS) if not any(ranks & ranks >> distance for distance in range(1, gap))
    )


def _ranks(pattern: Pattern) -> int:
    return sum([1 << place for place, count in enumerate(pattern) if count])


@cache
def _rooms(gap: int) -> Memo[Pattern, Room]:
    """Return the table of rooms for a gap."""

    def most(ranks: int) -> int:
        sizes = [choice.bit_count() for choice in _choices(gap) if choice & ranks == ranks]
        return max(sizes, default=NOT_SCATTERED)

    def room(pattern: Pattern) -> Room:
        if max(pattern) > 1:
            return NOT_SCATTERED, ()
        held = _ranks(pattern)
        joined = {1 << place: most(held | 1 << place) for place in range(RANKS) if not held >> place & 1}
        by_room = [sum(bit for bit, size in joined.items() if size >= least) for least in range(RANKS + 1)]
        return most(held), tuple(by_room)

    return Memo(room)


@cache
def _uses(gap: int) -> Memo[Pattern, tuple[int, ...]]:
    """Return the table of places ``16 * tiles chosen + natural tiles among them``, the best for each number chosen."""
    return Memo(lambda pattern: _uses_of_ranks(gap, _ranks(pattern)))


@cache
def _uses_of_ranks(gap: int, held: int) -> tuple[int, ...]:
    best: dict[int, int] = {}
    for choice in _choices(gap):
        size = choice.bit_count()
        best[size] = max(best.get(size, 0), (choice & held).bit_count())
    return tuple(_SIZE * size + natural for size, natural in best.items())


def most_scattered(held: int, gap: int) -> int:
    """Return how many of these ranks, as bits, a scattered hand can have at once, whatever others it has."""
    number = 0
    while held:
        # The lowest rank bars no more of the others than any other choice.
        held >>= (held & -held).bit_length() - 1 + gap
        number += 1
    return number


def scattered(counts: Sequence[int], gap: int) -> bool:
    """Whether fourteen tiles, wilds included, are scattered."""
    if max(counts) > 1:
        return False
    tiles, rooms = tuple(counts), _rooms(gap)
    return rooms[tiles[:9]][0] + rooms[tiles[9:18]][0] + rooms[tiles[18:27]][0] >= SUITED_TILES


def completing_scattered(counts: Sequence[int], gap: int) -> int:
    """Return the set of kinds that make thirteen tiles, wilds included, scattered."""
    if not scattered(counts, gap):
        return 0
    tiles = tuple(counts)
    suits = [_rooms(gap)[tiles[first : first + RANKS]] for first in range(0, SUITED, RANKS)]
    spare = sum([most for most, _ in suits]) - SUITED_TILES
    found = sum([1 << kind for kind in HONOURS if not tiles[kind]])
    for suit, (most, by_room) in enumerate(suits):
        found |= by_room[max(most - spare, 0)] << suit * RANKS
    return found


def scattered_missing(counts: Sequence[int], wilds: int, gap: int) -> int:
    """Return how many tiles of a hand of thirteen or fourteen have yet to come until it is scattered."""
    tiles, uses = tuple(counts), _uses(gap)
    found = 1
    for pattern in (tiles[:9], tiles[9:18], tiles[18:27]):
        before, found = found, 0
        for place in uses[pattern]:
            found |= before << place
    honours = len(HONOURS) - tiles[SUITED:].count(0)
    most = 0
    for size in range(len(HONOURS) + 1):
        natural = (found >> _SIZE * (TILES - size) & (1 << _SIZE) - 1).bit_length() - 1
        if natural >= 0:
            most = max(most, natural + min(size, honours))
    return TILES - most - wilds
