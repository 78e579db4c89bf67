"""The marks that pictures are drawn with: strokes and filled shapes in the colours of the theme."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

WIDTH, HEIGHT = 300, 400
"""The size of a symbol's box. Coordinates are whole numbers, so that the sprite stays small."""

MIDDLE: Final = (WIDTH // 2, HEIGHT // 2)

Point = tuple[int, int]

COLOURS: Final = {"ink": "#1f2a33", "red": "#b3202a", "green": "#1d6b47", "blue": "#1f4f86", "face": "#fbf7ea"}
"""The colours with the values they have where no theme sets them."""


def colour(name: str) -> str:
    """Return a colour of the theme as an attribute's value."""
    return f"var(--tile-{name},{COLOURS[name]})"


def filled(name: str, path: str) -> str:
    """Return a filled shape."""
    return f'<path fill="{colour(name)}" d="{path}"/>'


def stroked(name: str, width: int, path: str, more: str = "") -> str:
    """Return a line of this width with round ends."""
    return f'<path stroke="{colour(name)}" stroke-width="{width}" d="{path}"{more}/>'


def lines(inside: Iterable[str]) -> str:
    """Return marks that are lines only."""
    return f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{"".join(inside)}</g>'


def circle(middle: Point, radius: int) -> str:
    """Return the path of a circle."""
    x, y = middle
    return f"M{x - radius} {y}a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0-{2 * radius} 0z"


def discs(middles: Iterable[Point]) -> str:
    """Return a path that a stroke with round ends draws as discs, each as wide as the stroke."""
    return "".join(f"M{x} {y}h.1" for x, y in middles)


def beads(name: str, width: int, middles: Iterable[Point], radius: int, count: int) -> str:
    """Return rings of so many beads around these places."""
    rings = [circle(middle, radius) for middle in middles]
    dashes = f' pathLength="{count * len(rings)}" stroke-dasharray="0 1"'
    return stroked(name, width, "".join(rings), dashes)


def symbol(name: str, inside: str) -> str:
    """Return a symbol of the sprite."""
    return f'<symbol id="{name}" viewBox="0 0 {WIDTH} {HEIGHT}">{inside}</symbol>'
