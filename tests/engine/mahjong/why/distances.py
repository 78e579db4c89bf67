"""How far thirteen or fourteen tiles are from waiting, counted in the plainest way: never farther than they are.

A choice of melds and a pair *uses* tiles of the hand; what it lacks beyond the wilds has to be exchanged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

from tests.engine.mahjong.oracle.tiles import ALL_TILES, ORPHANS

Counts = tuple[int, ...]
"""How many tiles of each rank a part of a hand has: a suit, or one honour."""
Uses = dict[tuple[int, int], int]
"""The most tiles used by each (number of melds, number of pairs)."""
UsesOfAll = Callable[[tuple[Counts, ...]], Uses]


def distance(natural: Sequence[str], wilds: int, laid: int, *, orphans: bool = False, gap: int = 0) -> int:
    """At least how many tiles must be exchanged until the hand waits; below 0 for a complete hand."""
    return nearest(natural, wilds, laid, _uses_of_all, orphans=orphans, gap=gap)


def nearest(
    natural: Sequence[str], wilds: int, laid: int, uses: UsesOfAll, *, orphans: bool = False, gap: int = 0
) -> int:
    """How many tiles must be exchanged by the nearest shape, if the parts of a hand can be used in these ways."""
    held = Counter(natural)
    counts = [held[tile] for tile in ALL_TILES]
    suits = [tuple(counts[first : first + 9]) for first in (0, 9, 18)]
    used = uses((*((honour,) for honour in counts[27:]), *suits))
    missing = [14 - 3 * laid - wilds - max(tiles for (melds, _), tiles in used.items() if melds <= 4 - laid)]
    if not laid:
        singles = sum(count % 2 for count in counts)
        pairs = (len(natural) - singles) // 2
        missing.append(14 - 2 * pairs - min(singles, 7 - pairs) - wilds)
        if orphans:
            kinds = [held[tile] for tile in ORPHANS]
            missing.append(14 - sum(count > 0 for count in kinds) - any(count > 1 for count in kinds) - wilds)
        if gap:
            missing.append(14 - wilds - most_scattered(suits, counts[27:], gap))
    return min(missing) - 1


def joining(uses: Callable[[Counts], Uses]) -> UsesOfAll:
    """Return what counts the most tiles used of several parts, from those used of one.

    It remembers every beginning: the hands that are compared differ by a tile.
    """
    of_one = lru_cache(100_000)(lambda part: _not_idle(uses(part)))

    @lru_cache(100_000)
    def of_all(parts: tuple[Counts, ...]) -> Uses:
        if not parts:
            return {(0, 0): 0}
        both: Uses = {}
        last = of_one(parts[-1]).items()
        for (many, pair), used in of_all(parts[:-1]).items():
            for (more, other), tiles in last:
                if many + more <= 4 and pair + other <= 1:
                    key = (many + more, pair + other)
                    both[key] = max(both.get(key, 0), used + tiles)
        return both

    return of_all


def _not_idle(uses: Uses) -> Uses:
    """Leave out what uses no more tiles than fewer melds and pairs do."""
    rows = sorted(uses.items())
    return {
        (melds, pairs): used
        for (melds, pairs), used in rows
        if all(used > tiles for (fewer, other), tiles in rows if (fewer, other) < (melds, pairs) and other <= pairs)
    }


@lru_cache(100_000)
def _uses(counts: Counts, melds: int = 4) -> Uses:
    """The most tiles used by each (number of melds, number of pairs) of these tiles."""
    first = next((place for place, count in enumerate(counts) if count), None)
    best: Uses = {(0, 0): 0}
    if first is None:
        return best
    blocks = [({first: 1}, 0, 0), ({first: 2}, 0, 1), ({first: 1}, 0, 1)]
    if melds:
        blocks += [({first: size}, 1, 0) for size in (1, 2, 3)]
        near = [place for place in (first + 1, first + 2) if place < len(counts)]
        blocks += [({first: 1, place: 1}, 1, 0) for place in near]
        blocks += [({first: 1, **dict.fromkeys(near, 1)}, 1, 0)] if len(near) == 2 else []
    for taken, meld, pair in blocks:
        if all(counts[place] >= number for place, number in taken.items()):
            rest = tuple(count - taken.get(place, 0) for place, count in enumerate(counts))
            used = sum(taken.values()) if meld or pair else 0
            for (many, other), tiles in _uses(rest, melds - meld).items():
                if other + pair <= 1:
                    key = (many + meld, other + pair)
                    best[key] = max(best.get(key, 0), tiles + used)
    return best


_uses_of_all = joining(_uses)


def most_scattered(suits: Sequence[Counts], honours: Sequence[int], gap: int) -> int:
    """The most tiles that fourteen scattered ones have of these."""
    kinds = sum(count > 0 for count in honours)
    best = _scattered(tuple(tuple(count > 0 for count in suit) for suit in suits), gap)
    return max(tiles + min(14 - size, kinds) for size, tiles in best.items() if 7 <= size <= 14)


@lru_cache(20_000)
def _scattered(suits: tuple[tuple[bool, ...], ...], gap: int) -> dict[int, int]:
    """The most tiles that each number of scattered ranks has of suits with these ranks."""
    joined = {} if suits else {0: 0}
    for more, used in _scattered_in_suit(suits[-1], gap).items() if suits else ():
        for size, tiles in _scattered(suits[:-1], gap).items():
            joined[size + more] = max(joined.get(size + more, 0), tiles + used)
    return joined


@lru_cache(2_000)
def _scattered_in_suit(there: tuple[bool, ...], gap: int) -> dict[int, int]:
    """The most tiles that each number of scattered ranks has of a suit with these ranks."""
    best: dict[int, int] = {}
    for chosen in _choices(gap):
        best[len(chosen)] = max(best.get(len(chosen), 0), sum(there[rank] for rank in chosen))
    return best


@lru_cache(4)
def _choices(gap: int) -> list[tuple[int, ...]]:
    """Every set of ranks at least the gap apart."""
    found: list[tuple[int, ...]] = [()]
    for rank in range(9):
        found += [(*chosen, rank) for chosen in found if not chosen or rank - chosen[-1] >= gap]
    return found
