"""The ladder as an SVG for a README: each candidate's score in σ with its interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hupai.arena.interval_svg import Row, draw_intervals
from hupai.table.json_object import Facts

Report = Facts


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
    games = dict.fromkeys(report["game"] for report in reports)
    groups = [(game(each), [_row(it, match_up(it)) for it in reports if it["game"] == each]) for each in games]
    return draw_intervals(groups, title=title, scale=scale)


def _row(report: Report, name: str) -> Row:
    value, low, high = (report[key] for key in ("ev_sigma", "low_sigma", "high_sigma"))
    return Row(name, value, low, high, f"{value:+.3f} [{low:+.3f}, {high:+.3f}]")
