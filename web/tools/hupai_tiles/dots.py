"""The suit of circles (筒): rings around a dot; the one is a single large flower."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from hupai_tiles.marks import MIDDLE, Point, beads, circle, discs, filled, lines, stroked

LEFT, RIGHT = 84, 216

PLACES: Final[dict[int, list[tuple[str, Point]]]] = {
    2: [("green", (150, 106)), ("blue", (150, 294))],
    3: [("blue", (74, 82)), ("red", (150, 200)), ("green", (226, 318))],
    4: [("blue", (LEFT, 112)), ("green", (RIGHT, 112)), ("green", (LEFT, 288)), ("blue", (RIGHT, 288))],
    5: [
        *(("blue", (72, 82)), ("green", (228, 82)), ("red", (150, 200))),
        *(("green", (72, 318)), ("blue", (228, 318))),
    ],
    6: [
        *(("green", (LEFT, 74)), ("green", (RIGHT, 74))),
        *(("red", (x, y)) for y in (208, 326) for x in (LEFT, RIGHT)),
    ],
    7: [
        *(("green", (60, 62)), ("green", (150, 102)), ("green", (240, 142))),
        *(("red", (x, y)) for y in (240, 338) for x in (LEFT, RIGHT)),
    ],
    8: [("blue", (x, y)) for y in (62, 154, 246, 338) for x in (LEFT, RIGHT)],
    9: [(name, (x, y)) for name, y in (("green", 78), ("red", 200), ("blue", 322)) for x in (54, 150, 246)],
}
"""The circles of each number by colour and place."""

SIZES: Final = {2: 156, 3: 126, 4: 122, 5: 116, 6: 106, 7: 90, 8: 90, 9: 90}
"""The width of the circles of each number."""

LARGE: Final = 100
"""From this width on a circle has a ring of beads too."""


def picture(number: int) -> str:
    """Return what is printed on a tile of this suit."""
    return _flower() if number == 1 else _circles(number)


def _circles(number: int) -> str:
    size, placed = SIZES[number], PLACES[number]
    colours = {name: [place for kind, place in placed if kind == name] for name, _ in placed}
    everywhere = discs(place for _, place in placed)

    def coloured(share: float) -> list[str]:
        return [stroked(name, round(size * share), discs(places)) for name, places in colours.items()]

    def light(share: float) -> str:
        return stroked("face", round(size * share), everywhere)

    if size < LARGE:
        return lines([*coloured(1), light(0.7), *coloured(0.48), light(0.17)])
    rings = [beads(name, round(size * 0.12), places, round(size * 0.27), 10) for name, places in colours.items()]
    return lines([*coloured(1), light(0.73), *rings, *coloured(0.38), light(0.13)])


def _flower() -> str:
    ring = [stroked("green", 20, circle(MIDDLE, 128)), beads("red", 20, [MIDDLE], 100, 20)]
    return (
        lines([*ring, stroked("blue", 142, discs([MIDDLE]))])
        + filled("face", _petals(8, 60, 13))
        + lines([stroked("red", 46, discs([MIDDLE])), stroked("face", 16, discs([MIDDLE]))])
    )


def _petals(count: int, reach: int, width: int) -> str:
    """Return petals from the middle outwards, so far and so wide to each side."""
    x, y = MIDDLE
    path = ""
    for number in range(count):
        along, across = 2 * pi * number / count, 2 * pi * number / count + pi / 2
        u, v = reach * cos(along), reach * sin(along)
        bend = [(0.6 * u + side * width * cos(across), 0.6 * v + side * width * sin(across)) for side in (1, -1)]
        (a, b), (c, d) = bend
        path += f"M{x} {y}Q{x + a:.0f} {y + b:.0f} {x + u:.0f} {y + v:.0f}Q{x + c:.0f} {y + d:.0f} {x} {y}z"
    return path
