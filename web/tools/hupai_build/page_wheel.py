"""Makes the wheel that the page downloads from the engine's wheel: without modules that no page can use.

A page has no terminal, trains nothing and starts no processes.
"""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path, PurePosixPath

PACKAGE = "hupai"

LEFT_OUT = frozenset({"__main__", "arena", "cli", "jobs", "markdown", "picture", "quiz", "svg", "training"})
"""Modules and packages that no page can use: command line, arena, training and articles."""

APART: tuple[str, ...] = ("mahjong", "guihuzi")
"""Families that a start does not bring: the page fetches each when one of its games is wanted."""

STUDY = "study"
"""The part with what no play needs. Rule books, positions and puzzles of every family are built on it."""

PARTS: dict[str, tuple[str, ...]] = {
    STUDY: (
        # hints, and questions at the table
        *(f"hupai/session/{name}.py" for name in ("advice", "helping", "judging")),
        *("hupai/bots/adviser.py", "hupai/bots/choice_parts.py"),
        *("hupai/zipai/bots/adviser.py", "hupai/zipai/bots/situation_facts.py", "hupai/zipai/questions/"),
        # reviews, links, puzzles, positions
        *(f"hupai/session/{name}.py" for name in ("moments", "opened_records", "past_positions", "puzzling")),
        *(f"hupai/session/{name}.py" for name in ("reviewing", "sharing")),
        *("hupai/puzzles/", "hupai/table/links.py", "hupai/table/position_fields.py", "hupai/table/puzzle_hands.py"),
        *("hupai/zipai/position", "hupai/zipai/puzzle_hands.py", "hupai/zipai/view/shown_card.py"),
        # calculators
        *("hupai/session/calculating.py", "hupai/calculators.py", "hupai/zipai/calculators.py"),
        "hupai/zipai/hand/near_readings.py",
        # the rule book
        *(f"hupai/session/{name}.py" for name in ("reading_rules", "rule_links", "written_rules")),
        *(f"hupai/explain/{name}.py" for name in ("duel_rules", "rulebook")),
        *(f"hupai/zipai/explain/{name}" for name in ("book_", "headings.py", "rule_words.py", "rulebook.py")),
    ),
    "tournament": ("hupai/tournament/", "hupai/session/cup", "hupai/bots/self_play.py"),
}
"""Parts of the engine that a table does not need, each with the beginnings of its paths. A request whose module of the
façade is in a part needs that part and those before it."""

LATER = (*APART, *PARTS)
"""What is in an archive of its own, because a start does not bring it."""

LEFT_OUT_OF_FAMILIES = ("learning", "mining", "picture", "terminal", "training")
"""The beginnings of the names of modules and packages in families, bots and puzzles that no page can use."""

COMMAND_LINE = "entry_points.txt"

EPOCH = (1980, 1, 1, 0, 0, 0)
"""Every entry has this date, so that the same engine always gives the same bytes."""


def make(whole: Path, folder: Path) -> Path:
    """Write the page's wheel into the folder, under the same name; return its path."""
    kept = _entries(whole, is_shipped)
    record = next(name for name in kept if name.endswith(".dist-info/RECORD"))
    rows = kept[record].splitlines(keepends=True)
    kept[record] = b"".join(row for row in rows if row.decode().partition(",")[0] in kept)
    return _written(folder / whole.name, kept)


def make_later(whole: Path, part: str, folder: Path) -> Path:
    """Write an archive with the modules of a family or a part that the page's wheel lacks; return its path."""
    return _written(folder / f"{part}.zip", _entries(whole, lambda name: is_shipped(name, part)))


def is_shipped(name: str, later: str = "") -> bool:
    """Whether an entry of the engine's wheel goes into the page's, or into the archive of a family or a part."""
    path = PurePosixPath(name)
    inside = path.with_suffix("").parts
    if inside[0] != PACKAGE:
        return not later and not (path.name == COMMAND_LINE and path.parent.suffix == ".dist-info")
    if inside[1] in LEFT_OUT or (len(inside) > 2 and inside[2].startswith(LEFT_OUT_OF_FAMILIES)):
        return False
    return later_of(name) == later


def later_of(name: str) -> str:
    """Return the family or the part in whose archive an entry is; empty for one of the page's wheel."""
    part = next((part for part, beginnings in PARTS.items() if name.startswith(beginnings)), "")
    family = PurePosixPath(name).with_suffix("").parts[1]
    return part or (family if family in APART else "")


def _entries(whole: Path, is_wanted: Callable[[str], bool]) -> dict[str, bytes]:
    """Return the entries of a wheel that are wanted."""
    with zipfile.ZipFile(whole) as given:
        return {name: given.read(name) for name in sorted(given.namelist()) if is_wanted(name)}


def _written(target: Path, entries: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name, content in entries.items():
            made.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED, 9)
    return target
