"""The ways to read a hand as whole groups and one half group (``win.shape``).

The two sizes never share a group, so each is read by itself, and readings of ten counts are remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hupai.guihuzi.melds import CHI, FRAGMENT, KAN, PAIR, RED_HALF, SHAPE_BY_CARDS
from hupai.zipai.cards import NUMBERS

Group = tuple[int, int, int]
"""A group in a hand: (KAN, kind, kind), (CHI, shape, shape), or a half group (PAIR, RED_HALF or FRAGMENT, card,
card)."""

Reading = tuple[Group, ...]
"""Whole groups and at most one half group, sorted."""

_HALF_OF_RED = {1: (6, 9), 6: (9,)}
"""For a number of 二七十, counted from 0, the higher ones that make a half group with it."""

_RED = (1, 6, 9)


def readings(hand: Sequence[int]) -> list[Reading]:
    """Return every way to read all cards of the hand as whole groups and exactly one half group, each once."""
    small, big = tuple(hand[:NUMBERS]), tuple(hand[NUMBERS : 2 * NUMBERS])
    if (sum(small) + sum(big)) % 3 != 2 or sum(small) % 3 == 1:
        return []
    return [one + other for one in _of_size(small, 0) for other in _of_size(big, NUMBERS)]


@lru_cache(maxsize=1 << 16)
def _of_size(counts: tuple[int, ...], size: int) -> tuple[Reading, ...]:
    """Return the readings of the cards of one size: with a half group exactly where two cards are over."""
    found: set[Reading] = set()
    _search(list(counts), size, 0, sum(counts) % 3 == 2, [], found)
    return tuple(sorted(found))


def _search(left: list[int], size: int, start: int, half: bool, taken: list[Group], found: set[Reading]) -> None:
    """Add every reading of what is left, from the lowest card on."""
    while start < NUMBERS and not left[start]:
        start += 1
    if start == NUMBERS:
        if not half:
            found.add(tuple(sorted(taken)))
        return
    for numbers, group, is_half in _beginning_with(start, size, half):
        for number in numbers:
            left[number] -= 1
        if min(left[number] for number in numbers) >= 0:
            taken.append(group)
            _search(left, size, start, half and not is_half, taken, found)
            taken.pop()
        for number in numbers:
            left[number] += 1


@lru_cache(maxsize=128)
def _beginning_with(low: int, size: int, half: bool) -> list[tuple[tuple[int, ...], Group, bool]]:
    """Return the groups whose lowest number is ``low``, as (numbers, group, whether it is a half group)."""
    kind = size + low
    rows: list[tuple[tuple[int, ...], Group, bool]] = [((low, low, low), (KAN, kind, kind), False)]
    shapes = [(low, low + 1, low + 2)] if low < NUMBERS - 2 else []
    shapes += [_RED] if low == _RED[0] else []
    for numbers in shapes:
        first, second, third = (size + number for number in numbers)
        shape = SHAPE_BY_CARDS[first, second, third]
        rows.append((numbers, (CHI, shape, shape), False))
    if half:
        rows.append(((low, low), (PAIR, kind, kind), True))
        near = [low + step for step in (1, 2) if low + step < NUMBERS]
        rows += [((low, high), (FRAGMENT, kind, size + high), True) for high in near]
        rows += [((low, high), (RED_HALF, kind, size + high), True) for high in _HALF_OF_RED.get(low, ())]
    return rows
