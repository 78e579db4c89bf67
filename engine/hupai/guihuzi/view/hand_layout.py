"""A hand arranged in columns for display, and the 硬息 of what is finished in it.

No rule depends on it. Equal cards come first, then 二七十, runs, pairs, cards that go together, single cards. The same
hand is always arranged the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from hupai.guihuzi.melds import RED_SHAPES, SHAPES
from hupai.zipai.cards import KINDS, NUMBERS, Kind

Column = tuple[Kind, ...]

_SEVENS = tuple(SHAPES[number] for number in sorted(RED_SHAPES))
_RUNS = tuple(cards for number, cards in enumerate(SHAPES) if number not in RED_SHAPES)


def hand_xi(hand: Sequence[int]) -> int:
    """Return the most 硬息 of finished groups in a hand: equal cards, 二七十, and one half group."""
    return _best(tuple(hand))[0]


@lru_cache(maxsize=512)
def _best(hand: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """Return the most 硬息 and how many 二七十 of each size make them, few rather than many."""
    found = (-1, (0, 0))
    most = [min(hand[kind] for kind in cards) for cards in _SEVENS]
    for taken in product(*(range(count + 1) for count in most)):
        left = list(hand)
        for cards, times in zip(_SEVENS, taken, strict=True):
            for kind in cards:
                left[kind] -= times
        equal = sum(count // 3 for count in left)
        half = any(count % 3 == 2 for count in left) or any(
            sum(left[kind] % 3 > 0 for kind in cards) >= 2 for cards in _SEVENS
        )
        found = max(found, (equal + sum(taken) + half, (-taken[0], -taken[1])))
    return found[0], (-found[1][0], -found[1][1])


def columns(hand: Sequence[int]) -> Sequence[Column]:
    """Return the hand's cards in columns of at most three, four equal cards in one of four."""
    return _columns(tuple(hand))


@lru_cache(maxsize=256)
def _columns(hand: tuple[int, ...]) -> Sequence[Column]:
    left, found = list(hand), []
    sevens: list[Column] = []
    for cards, times in zip(_SEVENS, _best(hand)[1], strict=True):
        sevens += [cards] * times
        for kind in cards:
            left[kind] -= times
    for kind in range(KINDS):
        if left[kind] >= 3:
            found.append((kind,) * left[kind])
            left[kind] = 0
    found += sevens
    for cards in _RUNS:
        while all(left[kind] for kind in cards):
            found.append(cards)
            for kind in cards:
                left[kind] -= 1
    found += [(kind, kind) for kind in range(KINDS) if left[kind] == 2]
    left = [count % 2 for count in left]
    return [*found, *_partials(left)]


def _partials(left: list[int]) -> list[Column]:
    """Return the remaining cards: first pairs that one card completes, then the rest by size."""
    found: list[Column] = []
    for cards in (*_SEVENS, *_RUNS):
        held = [kind for kind in cards if left[kind]]
        if len(held) == 2:
            found.append((held[0], held[1]))
            for kind in held:
                left[kind] -= 1
    for size in (0, NUMBERS):
        rest = [kind for kind in range(size, size + NUMBERS) if left[kind]]
        found += [tuple(rest[at : at + 3]) for at in range(0, len(rest), 3)]
    return found
