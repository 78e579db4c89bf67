"""The ladder as an SVG for a README: each candidate's score in σ with its interval.

The same figures give the same bytes. The SVG follows the reader's light or dark mode and repeats all figures as text. A
score whose interval includes zero has a hollow dot, so colour is not the only sign.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

Report = Mapping[str, Any]

ROW, HEAD, FOOT, MARGIN = 28, 40, 44, 16
"""Heights in pixels of a match-up, a game's name and the scale, and the margin."""
WIDTH, LEFT, RIGHT = 760, 260, 170
ROOM = WIDTH - LEFT - RIGHT - 2 * MARGIN
"""Widths in pixels: all, the names, the figures, and the rest for the scores."""
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
class _Scale:
    """A scale with marks from ``first`` to ``last``, ``step`` apart."""

    first: int
    last: int
    step: float

    @classmethod
    def holding(cls, low: float, high: float) -> _Scale:
        """Return the finest scale from low to high with at most MARKS marks."""
        step = next((step for step in STEPS if (high - low) / step <= MARKS), STEPS[-1])
        return cls(math.floor(low / step), math.ceil(high / step), step)

    def x(self, value: float) -> str:
        """Return the x coordinate of a value."""
        share = (value / self.step - self.first) / (self.last - self.first)
        return f"{MARGIN + LEFT + ROOM * share:.1f}"

    def lines(self, top: int, bottom: int) -> Iterator[str]:
        """Yield a vertical line for each mark."""
        for number in range(self.first, self.last + 1):
            at = self.x(number * self.step)
            yield f'<line class="{"grid" if number else "zero"}" x1="{at}" y1="{top}" x2="{at}" y2="{bottom}"/>'

    def numbers(self, y: int) -> Iterator[str]:
        """Yield the number of each mark."""
        places = 2 if self.step < 0.1 else 1
        for number in range(self.first, self.last + 1):
            value = number * self.step
            yield _text(self.x(value), y, f"{value:.{places}f}", "text small", "middle")


def draw_ladder(
    reports: Sequence[Report],
    *,
    title: str,
    scale: str,
    game: Callable[[str], str] = str,
    match_up: Callable[[Report], str] = lambda found: f"{found['candidate']} – {found['against']}",
) -> str:
    """Return an SVG with a row for each report of :func:`hupai.arena.duel`, grouped by game.

    ``title`` is the heading, ``scale`` the caption of the scale; ``game`` and ``match_up`` return the name of a game
    and of a match-up. Text is escaped.
    """
    marks = _Scale.holding(
        min([0.0, *(report["low_sigma"] for report in reports)]),
        max([MARKS * STEPS[0], *(report["high_sigma"] for report in reports)]),
    )
    body: list[str] = []
    lines: list[str] = []
    y = MARGIN
    for each in dict.fromkeys(report["game"] for report in reports):
        rows = [report for report in reports if report["game"] == each]
        body.append(_text(MARGIN, y + 22, game(each), "text head"))
        body += marks.lines(y + HEAD, y + HEAD + ROW * len(rows))
        for number, report in enumerate(rows):
            body += _row(report, match_up(report), y + HEAD + ROW * number + ROW // 2, marks)
            lines.append(f"{game(each)}, {match_up(report)}: {_figures(report)}")
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


def _row(report: Report, name: str, y: int, marks: _Scale) -> list[str]:
    """Return the elements of a match-up: its name, interval, score and figures."""
    low, high = marks.x(report["low_sigma"]), marks.x(report["high_sigma"])
    dot = "hollow" if report["low_sigma"] <= 0 <= report["high_sigma"] else "dot"
    return [
        _text(MARGIN, y + 5, name, "text"),
        f'<line class="range" stroke-width="3" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>',
        f'<circle class="{dot}" stroke-width="2" cx="{marks.x(report["ev_sigma"])}" cy="{y}" r="5"/>',
        _text(WIDTH - MARGIN, y + 5, _figures(report), "text small", "end"),
    ]


def _figures(report: Report) -> str:
    """Return the score and its interval, as 0.123 [0.100, 0.146] with signs."""
    return f"{report['ev_sigma']:+.3f} [{report['low_sigma']:+.3f}, {report['high_sigma']:+.3f}]"


def _text(x: int | str, y: int, text: str, style: str, anchor: str = "start") -> str:
    return f'<text class="{style}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'
