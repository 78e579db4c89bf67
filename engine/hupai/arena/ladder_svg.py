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
    game: Callable[[Report], str] = lambda found: str(found["game"]),
    match_up: Callable[[Report], str] = lambda found: f"{found['candidate']} – {found['against']}",
) -> str:
    """Return an SVG with a row for each report of :func:`hupai.arena.duel`, grouped by the names of games.

    ``title`` is the heading, ``scale`` the caption of the scale; ``game`` and ``match_up`` return the name of the game
    with its options, and of the match-up. Text is escaped.
    """
    groups: dict[str, list[Row]] = {}
    for report in reports:
        groups.setdefault(game(report), []).append(_row(report, match_up(report)))
    return draw_intervals(list(groups.items()), title=title, scale=scale)


def _row(report: Report, name: str) -> Row:
    value, low, high = (report[key] for key in ("ev_sigma", "low_sigma", "high_sigma"))
    return Row(name, value, low, high, f"{value:+.3f} [{low:+.3f}, {high:+.3f}]")
