"""Characters and digits of the font, placed on a tile."""

from __future__ import annotations

from typing import Any

from fontTools.pens.boundsPen import BoundsPen

from sprite import RelativePath

UNITS = 1000
"""The units per em of the font."""


def written(font: Any, character: str, middle: tuple[int, int], size: int) -> str:
    """Return the path of a character whose ink is centred there; `size` is the width of its square."""
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(character)]]
    bounds = BoundsPen(glyphs)
    glyph.draw(bounds)
    left, bottom, right, top = bounds.bounds
    if font["head"].unitsPerEm != UNITS:
        raise SystemExit(f"tiles: a font of {UNITS} units per em is expected")
    x, y = (UNITS * place / size for place in middle)
    pen = RelativePath(glyphs, x - (left + right) / 2, y + (bottom + top) / 2, size / UNITS)
    glyph.draw(pen)
    return pen.data
