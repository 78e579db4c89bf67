"""The groups that cards form, and their 胡息 (``huxi.sets``, ``huxi.shapes``; S2 计分规则).

There are two sorts. *Sets* are equal cards: 提 and 跑 (four), 偎, 臭偎, 坎 and 碰 (three), 将 (two). *Shapes* are
unequal cards, and 吃 makes only these: a run 顺, one-two-three 一二三, two-seven-ten 二七十, a mixed triple 绞. There
are exactly 38 shapes, numbered 1–38. A *meld* is a group on the table; it is a small tuple (:data:`Meld`), so a copy
of a table shares its melds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hupai.zipai.cards import BIG_NAMES, KINDS, NUMBERS, Kind, format_cards, is_big

TI, PAO, WEI, CHOU, KAN, PENG, CHI, JIANG = range(8)
"""Kinds of group. CHOU is the 臭偎; KAN and JIANG exist in a hand only, never on the table."""

GROUP_NAMES = ("ti", "pao", "wei", "chouwei", "kan", "peng", "chi", "jiang")

SET_HUXI: tuple[tuple[int, int], ...] = (
    (9, 12),  # 提
    (6, 9),  # 跑
    (3, 6),  # 偎
    (3, 6),  # 臭偎
    (3, 6),  # 坎
    (1, 3),  # 碰
    (0, 0),  # 吃: see SHAPES
    (0, 0),  # 将
)
"""胡息 of a set as (small, big), by kind of group."""

SET_SIZE = (4, 4, 3, 3, 3, 3, 3, 2)

Meld = tuple[int, int, int, int]
"""A group on the table: (kind of group, kind of its cards or shape number, claimed card or -1, seat it came from or
-1)."""


def set_huxi(group: int, kind: Kind) -> int:
    """Return the 胡息 of a set of ``kind``, e.g. 12 for a 提 of 拾."""
    return SET_HUXI[group][is_big(kind)]


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """One of the 38 unequal groups: its cards ascending, its name and its 胡息."""

    cards: tuple[Kind, Kind, Kind]
    name: str
    huxi: int
    text: str


def _all_shapes() -> Iterator[Shape]:
    def shaped(first: Kind, second: Kind, third: Kind, name: str, huxi: int = 0) -> Shape:
        cards = first, second, third
        return Shape(cards, name, huxi, format_cards(cards))

    for size in (0, NUMBERS):
        worth = 6 if size else 3
        yield shaped(size, size + 1, size + 2, "yi_er_san", worth)
        for first in range(size + 1, size + NUMBERS - 2):
            yield shaped(first, first + 1, first + 2, "shun")
        yield shaped(size + 1, size + 6, size + 9, "er_qi_shi", worth)
    for number in range(NUMBERS):
        yield shaped(number, number, number + NUMBERS, "jiao")
        yield shaped(number, number + NUMBERS, number + NUMBERS, "jiao")


SHAPES: tuple[Shape | None, ...] = (None, *_all_shapes())
"""The shapes by number; index 0 is unused, as 0 means "none" in a packed action."""

SHAPE_BY_TEXT: dict[str, int] = {shape.text: number for number, shape in enumerate(SHAPES) if shape is not None}


def shape(number: int) -> Shape:
    """Return the shape of that number (1–38)."""
    found = SHAPES[number]
    assert found is not None
    return found


def shape_number(cards: list[Kind]) -> int | None:
    """Return the number of the shape these three cards form, or None."""
    return SHAPE_BY_TEXT.get(format_cards(sorted(cards)))


def _partners() -> tuple[tuple[tuple[int, Kind, Kind], ...], ...]:
    table: list[list[tuple[int, Kind, Kind]]] = [[] for _ in range(KINDS)]
    for number, found in enumerate(SHAPES):
        if found is None:
            continue
        for kind in set(found.cards):
            rest = list(found.cards)
            rest.remove(kind)
            table[kind].append((number, rest[0], rest[1]))
    return tuple(tuple(sorted(row)) for row in table)


PARTNERS = _partners()
"""For each kind, the shapes that hold it, as (shape number, card, card) with the two other cards."""


def meld_cards(meld: Meld) -> tuple[Kind, ...]:
    """Return the cards of a laid group, ascending."""
    group, what = meld[0], meld[1]
    if group == CHI:
        return shape(what).cards
    return (what,) * SET_SIZE[group]


def meld_huxi(meld: Meld) -> int:
    """Return the 胡息 of a laid group."""
    group, what = meld[0], meld[1]
    return shape(what).huxi if group == CHI else set_huxi(group, what)


assert len(SHAPES) == 39 and len(BIG_NAMES) == NUMBERS
