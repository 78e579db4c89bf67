"""How far thirteen or fourteen tiles are from waiting, counted in the plainest way: never farther than they are.

A choice of melds and a pair *uses* tiles of the hand; what it lacks beyond the wilds has to be exchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from tests.engine.mahjong.oracle.tiles import ALL_TILES, ORPHANS

Counts = tuple[int, ...]
Uses = dict[tuple[int, int], int]
"""The most tiles used by each (number of melds, number of pairs)."""
UsesOf = Callable[[Counts], Uses]


def distance(natural: Sequence[str], wilds: int, laid: int, *, orphans: bool = False, gap: int = 0) -> int:
    """At least how many tiles must be exchanged until the hand waits; below 0 for a complete hand."""
    uses = partial(_uses, melds=4 - laid)
    return nearest(natural, wilds, laid, uses, uses, orphans=orphans, gap=gap)


def nearest(
    natural: Sequence[str], wilds: int, laid: int, of_suit: UsesOf, of_honour: UsesOf, *, orphans: bool, gap: int
) -> int:
    """How many tiles must be exchanged by the nearest shape, if suits and single honours can be used in these ways."""
    counts = [natural.count(tile) for tile in ALL_TILES]
    suits = [tuple(counts[first : first + 9]) for first in (0, 9, 18)]
    parts = [*map(of_suit, suits), *(of_honour((honour,)) for honour in counts[27:])]
    missing = [14 - 3 * laid - wilds - _most_used(parts, 4 - laid)]
    if not laid:
        singles = sum(count % 2 for count in counts)
        pairs = (len(natural) - singles) // 2
        missing.append(14 - 2 * pairs - min(singles, 7 - pairs) - wilds)
        if orphans:
            kinds = [natural.count(tile) for tile in ORPHANS]
            missing.append(14 - sum(count > 0 for count in kinds) - any(count > 1 for count in kinds) - wilds)
        if gap:
            missing.append(14 - wilds - most_scattered(suits, counts[27:], gap))
    return min(missing) - 1


def _most_used(parts: Sequence[Uses], melds: int) -> int:
    """The most tiles that so many melds and a pair use of all parts."""
    best: Uses = {(0, 0): 0}
    for part in parts:
        joined: Uses = {}
        for (many, pair), used in best.items():
            for (more, other), tiles in part.items():
                if many + more <= melds and pair + other <= 1:
                    key = (many + more, pair + other)
                    joined[key] = max(joined.get(key, 0), used + tiles)
        best = joined
    return max(best.values())


@lru_cache(100_000)
def _uses(counts: Counts, melds: int) -> Uses:
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


def most_scattered(suits: Sequence[Counts], honours: Sequence[int], gap: int) -> int:
    """The most tiles that fourteen scattered ones have of these."""
    best = {0: 0}
    for suit in suits:
        joined: dict[int, int] = {}
        for more, used in _scattered_in_suit(tuple(count > 0 for count in suit), gap).items():
            for size, tiles in best.items():
                joined[size + more] = max(joined.get(size + more, 0), tiles + used)
        best = joined
    kinds = sum(count > 0 for count in honours)
    return max(tiles + min(14 - size, kinds) for size, tiles in best.items() if 7 <= size <= 14)


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
