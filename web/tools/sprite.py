"""Draws the card sprite: glyph outlines of Noto Serif SC as SVG symbols.

    python sprite.py FONT.woff2 OUT.svg

One symbol per card face (`c-1s` … `c-0b`, `c-k`) and per word the table shows (`w-chi` …). Each fills a box of
100 × 100 with the glyph centred in it, in the current colour. Needs fontTools and Brotli.
"""

from __future__ import annotations

import sys
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
BOX = 1000
"""Units across a symbol's box before it is scaled down to 100."""

NOTE = (
    "Card faces for Hupai: outlines derived from Noto Serif SC Bold, (c) 2017-2024 Adobe;"
    " licensed, like that font, under the SIL Open Font License 1.1 (licences/noto-serif-sc.txt)."
)


def symbols() -> dict[str, str]:
    """Every symbol's id and the character it draws."""
    faces = {f"c-{digit}s": character for digit, character in zip(DIGITS, SMALL, strict=True)}
    faces |= {f"c-{digit}b": character for digit, character in zip(DIGITS, BIG, strict=True)}
    return faces | {"c-k": "王"} | {f"w-{name}": character for name, character in WORDS.items()}


class RelativePath(BasePen):
    """Collects an outline as SVG path data in whole units, relative where that is shorter to write."""

    def __init__(self, glyphs: Any, dx: float, dy: float) -> None:
        super().__init__(glyphs)
        self.dx, self.dy = dx, dy
        self.data = ""
        self.at = self.began = (0, 0)

    def _moveTo(self, point: tuple[float, float]) -> None:
        self._write("m", point)
        self.began = self.at

    def _lineTo(self, point: tuple[float, float]) -> None:
        x, y = self._place(point)
        if y == self.at[1]:
            self.data += f"h{x - self.at[0]}"
        elif x == self.at[0]:
            self.data += f"v{y - self.at[1]}"
        else:
            self._write("l", point)
        self.at = (x, y)

    def _qCurveToOne(self, control: tuple[float, float], point: tuple[float, float]) -> None:
        self._write("q", control, point)

    def _curveToOne(self, *points: tuple[float, float]) -> None:
        self._write("c", *points)

    def _closePath(self) -> None:
        self.data += "z"
        self.at = self.began

    def _place(self, point: tuple[float, float]) -> tuple[int, int]:
        return round(point[0] + self.dx), round(self.dy - point[1])

    def _write(self, command: str, *points: tuple[float, float]) -> None:
        placed = [self._place(point) for point in points]
        numbers = [value - origin for x, y in placed for value, origin in ((x, self.at[0]), (y, self.at[1]))]
        written = "".join(f" {number}" if number >= 0 else str(number) for number in numbers)
        self.data += command + written.lstrip(" ")
        self.at = placed[-1]


def outline(font: Any, character: str) -> str:
    """The character's path data, its ink centred in the box."""
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(character)]]
    bounds = BoundsPen(glyphs)
    glyph.draw(bounds)
    left, bottom, right, top = bounds.bounds
    if font["head"].unitsPerEm != BOX:
        raise SystemExit(f"sprite: a font of {BOX} units per em is expected")
    pen = RelativePath(glyphs, (BOX - left - right) / 2, (BOX + bottom + top) / 2)
    glyph.draw(pen)
    return pen.data


def sprite(font: Any) -> str:
    """The whole SVG."""
    lines = ['<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor">', f"<metadata>{NOTE}</metadata>"]
    lines += [
        f'<symbol id="{name}" viewBox="0 0 100 100">'
        f'<path transform="scale(.1)" d="{outline(font, character)}"/></symbol>'
        for name, character in symbols().items()
    ]
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(sprite(TTFont(sys.argv[1])), "utf-8")
