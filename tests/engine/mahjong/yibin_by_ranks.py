"""What the melds of a hand of 宜宾麻将 can be worth, found a second way: rank by rank, every run, triplet and pair.

It works for any number of wilds, where making every reading would take too long.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

RANKS = 9
SAME = 4
"""The most equal runs, or triplets, that begin at a rank."""

Sizes = tuple[int, int]
"""How many melds and how many pairs are laid."""
Open = tuple[int, int, int, int]
"""Runs that need this rank and no more, runs that need two, the melds and the pairs laid so far."""
Way = tuple[int, int]
"""The wilds that are left, and what was gained so far."""


def most_gained(
    natural: Sequence[int],
    laid: Sequence[int],
    enough: Sequence[bool],
    wilds: int,
    melds: int,
    ben_jin: int,
    *,
    runs: bool,
) -> int | None:
    """The most kinds that are there four times, plus 1 for three natural tiles of the kind ``ben_jin`` as a triplet.

    None if the tiles and wilds are not that many melds and a pair. The kinds are those of the three suits; those that
    have ``enough`` natural tiles can be there four times.
    """
    ways: dict[Sizes, int] = {(0, 0): 0}
    for first in range(0, 3 * RANKS, RANKS):
        here = slice(first, first + RANKS)
        suit = _suit(natural[here], laid[here], enough[here], wilds, melds, ben_jin - first, runs=runs)
        joined: dict[Sizes, int] = {}
        for (m, p), gain in ways.items():
            for (more_m, more_p), more in suit.items():
                sizes = (m + more_m, p + more_p)
                if sizes[0] <= melds and sizes[1] <= 1:
                    joined[sizes] = max(joined.get(sizes, 0), gain + more)
        ways = joined
    return ways.get((melds, 1))


def _suit(
    natural: Sequence[int],
    laid: Sequence[int],
    enough: Sequence[bool],
    wilds: int,
    melds: int,
    ben_jin: int,
    *,
    runs: bool,
) -> dict[Sizes, int]:
    """What a suit gains at most with each number of melds and pairs that uses all its natural tiles."""
    ways: dict[Open, Way] = {(0, 0, 0, 0): (wilds, 0)}
    for rank in range(RANKS):
        before, ways = ways, {}
        for opened, way in before.items():
            here = natural[rank], laid[rank], enough[rank]
            for reached, found in _steps(*here, melds, rank, rank == ben_jin, runs, opened, way):
                # The runs and melds that are laid tell how many wilds were used.
                if reached not in ways or ways[reached][1] < found[1]:
                    ways[reached] = found
    return {(m, p): gain for (ending, going, m, p), (_, gain) in ways.items() if not (ending or going)}


def _steps(
    natural: int, laid: int, enough: bool, melds: int, rank: int, is_ben_jin: bool, runs: bool, opened: Open, way: Way
) -> Iterator[tuple[Open, Way]]:
    """Everything that may be laid at a rank."""
    ending, going, m, p = opened
    wilds, gain = way
    for new in range(SAME + 1 if runs and rank <= RANKS - 3 else 1):
        for triplets in range(SAME + 1):
            for pair in range(2 - p):
                tiles = ending + going + new + 3 * triplets + 2 * pair
                if tiles < natural or tiles - natural > wilds or m + new + triplets > melds:
                    continue
                four = enough and laid + tiles >= 4
                more = four + (is_ben_jin and triplets > 0 and natural >= 3)
                yield (going, new, m + new + triplets, p + pair), (wilds - (tiles - natural), gain + more)
