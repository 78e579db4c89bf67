"""How many whole groups a hand holds, and which cards would finish one more. No rule depends on it; hints say it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hupai.guihuzi.melds import RED_SHAPES, SHAPES
from hupai.zipai.cards import COPIES, KINDS, NUMBERS, Kind

_SHAPES = tuple(SHAPES[shape] for shape in range(len(SHAPES)) if SHAPES[shape][-1] < NUMBERS)
"""Runs and the 二七十 of the small size, as numbers from 0."""
assert len(_SHAPES) == len(SHAPES) // len(RED_SHAPES)


def whole_groups(hand: Sequence[int]) -> int:
    """Return the most whole groups that the hand holds at once: 坎, runs and 二七十."""
    return _most(tuple(hand[:NUMBERS])) + _most(tuple(hand[NUMBERS : 2 * NUMBERS]))


def finishing_copies(hand: Sequence[int], unseen: Sequence[int]) -> int:
    """Return how many unseen cards would each finish one group more with cards of the hand."""
    return sum(unseen[kind] for kind in finishing_kinds(hand, unseen))


def finishing_kinds(hand: Sequence[int], unseen: Sequence[int]) -> list[Kind]:
    """Return the kinds with unseen cards that would each finish one group more with cards of the hand, ascending."""
    groups, tried, found = whole_groups(hand), list(hand), []
    for kind in range(KINDS):
        if unseen[kind] and hand[kind] < COPIES:
            tried[kind] += 1
            if whole_groups(tried) > groups:
                found.append(kind)
            tried[kind] -= 1
    return found


@lru_cache(maxsize=1 << 14)
def _most(counts: tuple[int, ...]) -> int:
    low = next((number for number, count in enumerate(counts) if count), -1)
    if low < 0:
        return 0
    best = _most(without(counts, (low,)))
    groups = [shape for shape in _SHAPES if shape[0] == low and all(counts[number] for number in shape)]
    if counts[low] >= 3:
        groups.append((low, low, low))
    return max([best, *(1 + _most(without(counts, group)) for group in groups)])


def without(counts: tuple[int, ...], numbers: Sequence[int]) -> tuple[int, ...]:
    """Return the counts after one of each of these numbers is taken."""
    left = list(counts)
    for number in numbers:
        left[number] -= 1
    return tuple(left)
