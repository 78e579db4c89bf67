"""Draws a sprite of cards: glyphs of a font as SVG symbols.

    python sprite.py FACE FONT.woff OUT.svg [GRID]

The face `song` is Noto Serif SC. It has a symbol for each card (`c-1s` … `c-0b`, `c-k`) and for each word that the
table shows (`w-chi` …). The face `kai` is LXGW WenKai. It has only the cards, because the words always use `song`.
`calls` has the words that only the tables of later families show (`m-gang` …), in the font of `song`.
Each glyph is centred in its box and drawn in the current colour. GRID is the width of the box if it is not to be the
usual one. This needs fontTools.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any

from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

SMALL = "一二三四五六七八九十"
BIG = "壹贰叁肆伍陆柒捌玖拾"
DIGITS = "1234567890"
CALLS = {"chi": "吃", "peng": "碰", "wei": "偎", "pao": "跑", "ti": "提", "hu": "胡", "guo": "过"}
WORDS = CALLS | {"zhuang": "庄", "pai": "牌", "ju": "举"}
LATER_WORDS = {"gang": "杠", "fei": "飞", "ming": "明", "piao": "飘", "wai": "歪", "liu": "溜"}
DRIFT = 2
"""How many units of the grid a control point may be off its place, a sixth of a pixel on the largest card."""
FLAT = 1.5
"""How many units of the grid a control point may lie beside a straight line for the curve to be drawn as that line."""
NEAR = 1
"""How many units of the grid a corner between two lines may lie beside a straight line for it to be left out."""
BOX = 1000
"""The width of a symbol's box in units of the font."""


@dataclass(frozen=True)
class Face:
    """One sprite: the font, whether it has the cards, the words by their names, and the size of the grid."""

    font: str
    copyright: str
    licence: str
    words: Mapping[str, str]
    grid: int
    """The width of a symbol's box in the SVG. Coordinates are rounded to it: a smaller number makes a smaller file."""
    cards: bool = True
    prefix: str = "w"
    """What the names of the words begin with."""

    @property
    def note(self) -> str:
        """Return the sentence in the SVG that names its source and licence."""
        return (
            f"Card faces for Hupai: outlines derived from {self.font}, (c) {self.copyright};"
            f" licensed, like that font, under the SIL Open Font License 1.1 (licences/{self.licence}.txt)."
        )

    def symbols(self) -> dict[str, str]:
        """Return the id of each symbol with its character."""
        words = {f"{self.prefix}-{name}": character for name, character in self.words.items()}
        if not self.cards:
            return words
        faces = {f"c-{digit}s": character for digit, character in zip(DIGITS, SMALL, strict=True)}
        faces |= {f"c-{digit}b": character for digit, character in zip(DIGITS, BIG, strict=True)}
        return faces | {"c-k": "王"} | words


FACES = {
    "song": Face("Noto Serif SC Bold", "2017-2024 Adobe", "noto-serif-sc", words=WORDS, grid=700),
    "calls": Face(
        *("Noto Serif SC Bold", "2017-2024 Adobe", "noto-serif-sc"),
        words=LATER_WORDS,
        grid=700,
        cards=False,
        prefix="m",
    ),
    "kai": Face("LXGW WenKai Bold", "2021-2023 LXGW, 2020 The Klee Project Authors", "lxgw-wenkai", words={}, grid=700),
}


IMPLIED = {"m": "l"}
"""Which command is meant after one if none is written; after all others it is the same again."""


class RelativePath(BasePen):
    """Collects an outline as SVG path data, in whole units and with relative commands."""

    def __init__(self, glyphs: Any, dx: float, dy: float, scale: float) -> None:
        super().__init__(glyphs)
        self.dx, self.dy, self.scale = dx, dy, scale
        self.steps: list[tuple[str, tuple[int, ...]]] = []
        self.at = self.began = (0, 0)
        self.line: list[tuple[int, int]] = []
        """The corners of the lines that are not written yet, from where they begin."""

    @property
    def data(self) -> str:
        """The path data. A command is left out after one of the same name, and a line after a move."""
        written, before = "", ""
        for name, numbers in self.steps:
            arguments = "".join(f" {one}" if one >= 0 else str(one) for one in numbers)
            is_implied = numbers and name == IMPLIED.get(before, before)
            written += arguments if is_implied else name + arguments.lstrip(" ")
            before = name
        return written

    def _moveTo(self, point: tuple[float, float]) -> None:
        self._write("m", point)
        self.began = self.at

    def _lineTo(self, point: tuple[float, float]) -> None:
        if not self.line:
            self.line = [self.at]
        self.at = self._place(point)
        self.line.append(self.at)

    def _write_lines(self) -> None:
        """Write the lines since the last curve, without the corners that nobody would miss."""
        for (x, y), (x2, y2) in pairwise(_plainer(self.line)):
            right, down = x2 - x, y2 - y
            if right and down:
                self.steps.append(("l", (right, down)))
            elif right or down:
                self.steps.append(("h" if right else "v", (right or down,)))
        self.line = []

    def qCurveTo(self, *points: Any) -> None:
        """Draw curves with these control points and this end; between two controls the curve passes their middle.

        There a control mirrors the one before it, so the path leaves it out where rounding moves it little.
        """
        controls = points[:-1]
        middles = [((x + x2) / 2, (y + y2) / 2) for (x, y), (x2, y2) in pairwise(controls)]
        mirrored: tuple[int, int] | None = None
        for control, point in zip(controls, (*middles, points[-1]), strict=True):
            x, y = self._place(control)
            if self._is_flat((x, y), self._place(point)):
                self._lineTo(point)
                mirrored = None
                continue
            if mirrored and max(abs(mirrored[0] - x), abs(mirrored[1] - y)) <= DRIFT:
                self._write("t", point)
                x, y = mirrored
            else:
                self._write("q", control, point)
            mirrored = 2 * self.at[0] - x, 2 * self.at[1] - y

    def _is_flat(self, control: tuple[int, int], end: tuple[int, int]) -> bool:
        """Whether a curve from here to an end is as good as a line: its control point lies on the way there."""
        (x, y), right, down = self.at, end[0] - self.at[0], end[1] - self.at[1]
        length = hypot(right, down)
        beside = abs((control[0] - x) * down - (control[1] - y) * right)
        along = (control[0] - x) * right + (control[1] - y) * down
        return beside <= FLAT * length and 0 <= along <= length**2

    def _curveToOne(self, *points: tuple[float, float]) -> None:
        self._write("c", *points)

    def _closePath(self) -> None:
        self._write_lines()
        self.steps.append(("z", ()))
        self.at = self.began

    def _place(self, point: tuple[float, float]) -> tuple[int, int]:
        return round((point[0] + self.dx) * self.scale), round((self.dy - point[1]) * self.scale)

    def _write(self, command: str, *points: tuple[float, float]) -> None:
        self._write_lines()
        placed = [self._place(point) for point in points]
        numbers = [value - origin for x, y in placed for value, origin in ((x, self.at[0]), (y, self.at[1]))]
        self.steps.append((command, tuple(numbers)))
        self.at = placed[-1]


def _plainer(line: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the ends of a broken line and those corners without which it would not be the same."""
    if len(line) < 3:
        return line
    beside, place = max((_beside(corner, line[0], line[-1]), nth) for nth, corner in enumerate(line[1:-1], 1))
    if beside <= NEAR:
        return [line[0], line[-1]]
    return _plainer(line[: place + 1])[:-1] + _plainer(line[place:])


def _beside(point: tuple[int, int], start: tuple[int, int], end: tuple[int, int]) -> float:
    """Return how far a point is from the straight line between two others."""
    right, down = end[0] - start[0], end[1] - start[1]
    along = (point[0] - start[0]) * right + (point[1] - start[1]) * down
    part = min(max(along / (right**2 + down**2), 0), 1) if right or down else 0
    return hypot(point[0] - start[0] - part * right, point[1] - start[1] - part * down)


def outline(font: Any, character: str, middle: tuple[float, float], size: int) -> str:
    """Return the path data of a character whose ink is centred there; `size` is the width of its square."""
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(character)]]
    bounds = BoundsPen(glyphs)
    glyph.draw(bounds)
    left, bottom, right, top = bounds.bounds
    if font["head"].unitsPerEm != BOX:
        raise SystemExit(f"sprite: a font of {BOX} units per em is expected")
    x, y = (BOX * place / size for place in middle)
    pen = RelativePath(glyphs, x - (left + right) / 2, y + (bottom + top) / 2, size / BOX)
    glyph.draw(pen)
    return pen.data


def sprite(face: Face, font: Any) -> str:
    """Return the whole SVG file as text."""
    lines = ['<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor">', f"<metadata>{face.note}</metadata>"]
    lines += [
        f'<symbol id="{name}" viewBox="0 0 {face.grid} {face.grid}">'
        f'<path d="{outline(font, character, (face.grid / 2, face.grid / 2), face.grid)}"/></symbol>'
        for name, character in face.symbols().items()
    ]
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    name, font, target, *grid = sys.argv[1:]
    chosen = replace(FACES[name], grid=int(grid[0])) if grid else FACES[name]
    Path(target).write_text(sprite(chosen, TTFont(font)), "utf-8")
