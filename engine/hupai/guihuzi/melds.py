"""The groups (门) that cards form: equal cards, runs, 二七十, and the half group that every complete hand ends with.

There is no group of mixed sizes. A *shape* is a group of unequal cards, the only groups that 吃 makes: nine for each
size, eight runs 一句话 and the 二七十. They are numbered 0–17. A *meld* is a group on the table; it is a small tuple
(:data:`Meld`), so a copy of a table shares its melds.
"""

from __future__ import annotations

from hupai.zipai.cards import COPIES, KINDS, NUMBERS, Kind, format_cards

LIU, PIAO, WAI, PENG, CHI, KAN, PAIR, RED_HALF, FRAGMENT = range(9)
"""Kinds of group: 溜, 飘, 歪, 碰, 吃 lie on the table; 坎 and the half groups (a pair, two of 二七十, two of a run)
are in a hand only."""

GROUP_NAMES = ("liu", "piao", "wai", "peng", "chi", "kan", "pair", "red_half", "fragment")

EQUAL = (LIU, PIAO, WAI, PENG, KAN, PAIR)
"""The groups of equal cards."""

HALVES = (PAIR, RED_HALF, FRAGMENT)
"""The half groups; a complete hand has exactly one."""

SET_SIZE = (4, 4, 3, 3, 3, 3, 2, 2, 2)

Meld = tuple[int, int, int, int]
"""A group on the table: (kind of group, kind of its cards or shape number, claimed card or -1, seat it came from or
-1). A 溜 laid from four cards in the hand has no claimed card."""

_RED_NUMBERS = (1, 6, 9)


def _shapes() -> tuple[tuple[Kind, Kind, Kind], ...]:
    found: list[tuple[Kind, Kind, Kind]] = []
    for size in (0, NUMBERS):
        found += [(size + at, size + at + 1, size + at + 2) for at in range(NUMBERS - 2)]
        first, second, third = (size + number for number in _RED_NUMBERS)
        found.append((first, second, third))
    return tuple(found)


SHAPES: tuple[tuple[Kind, Kind, Kind], ...] = _shapes()
"""The cards of each shape, ascending."""

RED_SHAPES = frozenset({8, 17})
"""The shapes that are a 二七十."""

SHAPE_TEXTS = tuple(map(format_cards, SHAPES))
SHAPE_BY_CARDS: dict[tuple[Kind, ...], int] = {cards: number for number, cards in enumerate(SHAPES)}

SHAPES_WITH: tuple[tuple[int, ...], ...] = tuple(
    tuple(number for number, cards in enumerate(SHAPES) if kind in cards) for kind in range(KINDS)
)
"""For each kind, the shapes that hold it."""


def shape_number(cards: list[Kind]) -> int | None:
    """Return the number of the shape these cards form, or None."""
    return SHAPE_BY_CARDS.get(tuple(sorted(cards)))


def fragment(shape: int, card: Kind) -> tuple[Kind, Kind]:
    """Return the two cards of a shape that stay when ``card`` is taken away."""
    first, second = (kind for kind in SHAPES[shape] if kind != card)
    return first, second


def other_completion(shape: int, card: Kind) -> Kind | None:
    """Return the other card that would complete the run whose ``card`` was eaten, None where there is none.

    Two neighbours wait at both ends; two cards with a gap, two of a 二七十, or neighbours at the edge wait for one.
    """
    low, high = fragment(shape, card)
    if shape in RED_SHAPES or high - low != 1:
        return None
    other = high + 1 if card < low else low - 1
    return other if other // NUMBERS == low // NUMBERS else None


def meld_cards(meld: Meld) -> tuple[Kind, ...]:
    """Return the cards of a laid group, ascending."""
    group, what = meld[0], meld[1]
    return SHAPES[what] if group == CHI else (what,) * SET_SIZE[group]


def lays_four(meld: Meld) -> bool:
    """Whether the group has four cards: a hand with it has one card more."""
    return SET_SIZE[meld[0]] == COPIES
