"""The two faces: what is printed on each tile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hupai_tiles import bamboo, bird, dots
from hupai_tiles.marks import MIDDLE, filled, lines, stroked, symbol
from sprite import outline

NUMBERS = "一二三四五六七八九"
SUITS = {"m": ("万", "red"), "s": ("条", "green"), "p": ("筒", "blue")}
HONOURS = {
    1: ("东", "ink"),
    2: ("南", "ink"),
    3: ("西", "ink"),
    4: ("北", "ink"),
    5: ("白", "blue"),
    6: ("发", "green"),
    7: ("中", "red"),
}
WHITE = 5
NOTE = (
    "Mahjong tiles for Hupai. The characters are outlines derived from Noto Serif SC Bold, (c) 2017-2024 Adobe;"
    " licensed, like that font, under the SIL Open Font License 1.1 (licences/noto-serif-sc.txt)."
)


def picture(font: Any) -> Iterator[tuple[str, str]]:
    """Yield the code and the picture of each tile in the traditional face."""
    for number, character in enumerate(NUMBERS, 1):
        top = filled("ink", outline(font, character, (150, 98), 190))
        yield f"{number}m", top + filled("red", outline(font, "万", (150, 294), 200))
    yield "1s", bird.picture()
    for number in range(2, 10):
        yield f"{number}s", bamboo.picture(number)
    for number in range(1, 10):
        yield f"{number}p", dots.picture(number)
    for number, (character, name) in HONOURS.items():
        yield f"{number}z", _frame() if number == WHITE else filled(name, outline(font, character, MIDDLE, 260))


def plain(font: Any) -> Iterator[tuple[str, str]]:
    """Yield the code and the picture of each tile in the face with digits."""
    for letter, (suit, name) in SUITS.items():
        for number in range(1, 10):
            digit = filled("ink", outline(font, str(number), (150, 122), 298))
            yield f"{number}{letter}", digit + filled(name, outline(font, suit, (150, 316), 150))
    for number, (character, name) in HONOURS.items():
        drawn = filled(name, outline(font, character, MIDDLE, 190 if number == WHITE else 260))
        yield f"{number}z", drawn + (_frame() if number == WHITE else "")


def _frame() -> str:
    """Return the frame of the white dragon."""
    return lines([stroked("blue", 20, "M40 48H260V352H40z"), stroked("blue", 7, "M68 76H232V324H68z")])


def back() -> str:
    """Return the ornament on the back of a tile: a lattice in a frame."""
    left, top, wide, high, count = 34, 34, 58, 83, 4
    right, bottom = left + count * wide, top + count * high
    lattice = ""
    for number in range(count):
        for x, y in dict.fromkeys(((number, 0), (0, number))):
            steps = count - number
            for start, step in ((left + x * wide, wide), (right - x * wide, -wide)):
                lattice += f"M{start} {top + y * high}l{step * steps} {high * steps}"
    return lines([stroked("face", 5, lattice), stroked("face", 10, f"M{left} {top}H{right}V{bottom}H{left}z")])


FACES = {"picture": picture, "plain": plain}


def sprite(face: str, font: Any) -> str:
    """Return the whole SVG file of a face."""
    drawn = [symbol(f"t-{code}", inside) for code, inside in FACES[face](font)]
    head = ['<svg xmlns="http://www.w3.org/2000/svg">', f"<metadata>{NOTE}</metadata>"]
    return "\n".join([*head, *drawn, symbol("t-back", back()), "</svg>", ""])
