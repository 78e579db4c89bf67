"""The suit of bamboo (条): sticks with knots. The one, a bird, is in bird.py."""

from __future__ import annotations

from math import hypot
from typing import Final

from hupai_tiles.marks import Point, lines, stroked

Stick = tuple[str, Point, Point]
"""A stick: its colour and its two ends."""

TOP, BOTTOM = (44, 178), (222, 356)
"""Where the sticks of two rows begin and end."""
THREE = ((36, 118), (159, 241), (282, 364))
"""Where the sticks of three rows begin and end."""


def _upright(name: str, x: int, row: tuple[int, int]) -> Stick:
    return name, (x, row[0]), (x, row[1])


STICKS: Final[dict[int, list[Stick]]] = {
    2: [_upright("green", 150, TOP), _upright("blue", 150, BOTTOM)],
    3: [_upright("blue", 150, TOP), *(_upright("green", x, BOTTOM) for x in (84, 216))],
    4: [
        *(_upright(name, x, TOP) for name, x in (("blue", 84), ("green", 216))),
        *(_upright(name, x, BOTTOM) for name, x in (("green", 84), ("blue", 216))),
    ],
    5: [
        *(_upright(name, x, TOP) for name, x in (("green", 62), ("blue", 238))),
        _upright("red", 150, (131, 269)),
        *(_upright(name, x, BOTTOM) for name, x in (("blue", 62), ("green", 238))),
    ],
    6: [
        *(_upright("green", x, TOP) for x in (62, 150, 238)),
        *(_upright("blue", x, BOTTOM) for x in (62, 150, 238)),
    ],
    7: [
        _upright("red", 150, THREE[0]),
        *(_upright("green" if x != 150 else "blue", x, row) for row in THREE[1:] for x in (62, 150, 238)),
    ],
    8: [
        *(_upright("green", x, TOP) for x in (46, 254)),
        *(_upright("blue", x, BOTTOM) for x in (46, 254)),
        *(("green", (104, 48), (130, 174)), ("green", (196, 48), (170, 174))),
        *(("blue", (130, 226), (104, 352)), ("blue", (170, 226), (196, 352))),
    ],
    9: [_upright(name, x, row) for name, x in (("green", 62), ("red", 150), ("blue", 238)) for row in THREE],
}
"""The sticks of each number."""

SIZES: Final = {2: 40, 3: 40, 4: 40, 5: 38, 6: 38, 7: 36, 8: 28, 9: 36}
"""How thick the sticks of each number are."""

KNOT, REACH = 15, 4
"""How thick a knot is, and how far it reaches beyond the stick."""


def picture(number: int) -> str:
    """Return what is printed on a tile of this suit, from 2 to 9."""
    sticks, thick = STICKS[number], SIZES[number]
    drawn = []
    for name in dict.fromkeys(stick[0] for stick in sticks):
        own = [(start, end) for kind, start, end in sticks if kind == name]
        poles = "".join(_line(start, end) for start, end in own)
        drawn.append(stroked(name, thick, poles, ' stroke-linecap="butt"'))
        drawn.append(stroked(name, KNOT, "".join(_knots(start, end, thick // 2 + REACH) for start, end in own)))
    drawn.append(stroked("face", thick // 5, "".join(_shine(start, end) for _, start, end in sticks)))
    return lines(drawn)


def _line(start: Point, end: Point) -> str:
    (x, y), (u, v) = start, end
    return f"M{x} {y}V{v}" if x == u else f"M{x} {y}L{u} {v}"


def _knots(start: Point, end: Point, reach: int) -> str:
    """Return the knots of a stick: short lines across both ends and the middle."""
    (x, y), (u, v) = start, end
    length = hypot(u - x, v - y)
    dx, dy = round(reach * (v - y) / length), round(reach * (x - u) / length)
    across = f"h{2 * dx}" if dy == 0 else f"l{2 * dx} {2 * dy}".replace(" -", "-")
    return "".join(f"M{a - dx} {b - dy}{across}" for a, b in (start, ((x + u) // 2, (y + v) // 2), end))


def _shine(start: Point, end: Point) -> str:
    """Return a light line in each half of a stick."""
    (x, y), (u, v) = start, end

    def place(share: float) -> Point:
        return round(x + (u - x) * share), round(y + (v - y) * share)

    return "".join(_line(place(half + 0.17), place(half + 0.33)) for half in (0, 0.5))
