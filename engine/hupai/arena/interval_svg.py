"""Values with their intervals as an SVG for a README: a dot on a line for each, in groups with a common scale.

The same figures give the same bytes. The SVG follows the reader's light or dark mode and repeats all figures as text. A
value whose interval includes the usual one has a hollow dot, so colour is not the only sign.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

ROW, HEAD, FOOT, MARGIN = 28, 40, 44, 16
"""Heights in pixels of a row, a group's name and the scale, and the margin."""
WIDTH, LEFT, RIGHT = 760, 260, 170
ROOM = WIDTH - LEFT - RIGHT - 2 * MARGIN
"""Widths in pixels: all, the names, the figures, and the rest for the dots."""
STEPS = (0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Possible distances between two marks of the scale."""
MARKS = 8

_STYLE = """
  .ground { fill: #ffffff } .text { fill: #1f2328; font: 14px system-ui, sans-serif } .head { font-weight: 600 }
  .small { font-size: 12px; font-variant-numeric: tabular-nums }
  .grid { stroke: #d1d9e0 } .zero { stroke: #59636e } .range { stroke: #0a5fb4 }
  .dot { fill: #0a5fb4; stroke: #0a5fb4 } .hollow { fill: #ffffff; stroke: #0a5fb4 }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0d1117 } .text { fill: #f0f6fc } .grid { stroke: #3d444d } .zero { stroke: #9198a1 }
    .range { stroke: #6cb6ff } .dot { fill: #6cb6ff; stroke: #6cb6ff } .hollow { fill: #0d1117; stroke: #6cb6ff }
  }
"""


@dataclass(frozen=True, slots=True)
class Row:
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    figures: str
    """The value and its interval as the picture says them."""


@dataclass(frozen=True, slots=True)
class _Scale:
    """A scale with marks from ``first`` to ``last``, ``step`` apart; ``usual`` is marked more strongly."""

    first: int
    last: int
    step: float
    usual: float

    @classmethod
    def holding(cls, low: float, high: float, usual: float) -> _Scale:
        """Return the finest scale from low to high with at most MARKS marks."""
        step = next((step for step in STEPS if (high - low) / step <= MARKS), STEPS[-1])
        return cls(math.floor(low / step), math.ceil(high / step), step, usual)

    def x(self, value: float) -> str:
        """Return the x coordinate of a value."""
        share = (value / self.step - self.first) / (self.last - self.first)
        return f"{MARGIN + LEFT + ROOM * share:.1f}"

    def lines(self, top: int, bottom: int) -> Iterator[str]:
        """Yield a vertical line for each mark."""
        for number in range(self.first, self.last + 1):
            at = self.x(number * self.step)
            style = "zero" if math.isclose(number * self.step, self.usual, abs_tol=1e-9) else "grid"
            yield f'<line class="{style}" x1="{at}" y1="{top}" x2="{at}" y2="{bottom}"/>'

    def numbers(self, y: int) -> Iterator[str]:
        """Yield the number of each mark."""
        places = 2 if self.step < 0.1 else 1
        for number in range(self.first, self.last + 1):
            value = number * self.step
            yield _text(self.x(value), y, f"{value:.{places}f}", "text small", "middle")


def draw_intervals(
    groups: Sequence[tuple[str, Sequence[Row]]], *, title: str, scale: str, usual: float = 0.0, least: float = 0.16
) -> str:
    """Return an SVG with the rows of each named group.

    ``title`` is the heading, ``scale`` the caption of the scale, which reaches ``usual`` and ``least`` at least. Text
    is escaped.
    """
    every = [row for _, rows in groups for row in rows]
    low, high = min([usual, *(row.low for row in every)]), max([least, usual, *(row.high for row in every)])
    marks = _Scale.holding(low, high, usual)
    body: list[str] = []
    lines: list[str] = []
    y = MARGIN
    for name, rows in groups:
        body.append(_text(MARGIN, y + 22, name, "text head"))
        body += marks.lines(y + HEAD, y + HEAD + ROW * len(rows))
        for number, row in enumerate(rows):
            body += _row(row, y + HEAD + ROW * number + ROW // 2, marks)
            lines.append(f"{name}, {row.name}: {row.figures}")
        y += HEAD + ROW * len(rows)
    body += marks.numbers(y + 18)
    body.append(_text(f"{MARGIN + LEFT + ROOM / 2:.1f}", y + 36, scale, "text small", "middle"))
    height = y + FOOT + MARGIN // 2
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        ' role="img" aria-labelledby="title desc">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="desc">{escape("; ".join(lines))}</desc>',
        f"<style>{_STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{height}" rx="6"/>',
    ]
    return "\n".join([*head, *body, "</svg>\n"])


def _row(row: Row, y: int, marks: _Scale) -> list[str]:
    """Return the elements of a row: its name, interval, value and figures."""
    low, high = marks.x(row.low), marks.x(row.high)
    dot = "hollow" if row.low <= marks.usual <= row.high else "dot"
    return [
        _text(MARGIN, y + 5, row.name, "text"),
        f'<line class="range" stroke-width="3" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>',
        f'<circle class="{dot}" stroke-width="2" cx="{marks.x(row.value)}" cy="{y}" r="5"/>',
        _text(WIDTH - MARGIN, y + 5, row.figures, "text small", "end"),
    ]


def _text(x: int | str, y: int, text: str, style: str, anchor: str = "start") -> str:
    return f'<text class="{style}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'
