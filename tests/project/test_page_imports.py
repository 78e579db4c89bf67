"""Imports of the page's modules point one way: a room of web/src uses the rooms below it only, types included."""

from __future__ import annotations

import re
from pathlib import Path

from hupai_build.paths import WEB
from tests.rows import assert_none

SOURCES = WEB / "src"

MAY_IMPORT = {
    "shared": set(),
    "text": set(),
    "family": {"text"},
    "glyphs": {"shared"},
    "picture": set(),
    "quiz": set(),
    "embed": {"picture", "quiz", "text"},
    "npm": {"embed", "picture"},
    "settings": {"text"},
    "zipai": {"family", "glyphs", "text"},
    "mahjong": {"family", "glyphs", "text"},
    "board": {"glyphs", "text"},
    "audio": set(),
    "portraits": set(),
    "state": {"board", "family", "settings"},
    "review": {"board", "family", "portraits", "shared", "state", "text"},
    "storage": {"daily", "state", "text"},
    "offline": {"shared", "storage", "text"},
    "boot": {"offline", "shared", "storage", "text"},
    "match": {"board", "settings", "state", "text"},
    "app": {
        *("audio", "board", "boot", "daily", "family", "glyphs", "match", "offline", "portraits", "review", "settings"),
        *("shared", "state", "storage", "text"),
    },
    "learn": {"embed", "offline", "quiz", "settings", "shared", "state", "storage", "text", "zipai", "mahjong"},
    "diagnostics": {"boot", "offline", "settings", "shared", "storage", "text"},
    "frame": {
        *("app", "boot", "embed", "family", "glyphs", "learn", "match", "puzzle", "review", "settings", "shared"),
        *("state", "text", "zipai"),
    },
    "editor": {"embed", "picture", "text"},
    "calculate": {"editor", "embed", "frame", "offline", "settings", "shared", "storage", "text"},
    "puzzle": {"family", "review", "state", "text"},
    "practise": {
        *("boot", "embed", "family", "frame", "glyphs", "offline", "puzzle", "settings", "shared", "state", "storage"),
        *("text", "zipai"),
    },
    "publish": {
        *("calculate", "editor", "embed", "frame", "learn", "offline", "picture", "puzzle", "settings", "shared"),
        *("storage", "text"),
    },
    "cup": {"boot", "family", "offline", "portraits", "settings", "shared", "state", "storage", "text", "zipai"},
    "daily": {"shared"},
    "classic": {"calculate", "cup", "diagnostics", "learn", "practise", "publish", "shared"},
    "single": {"boot", "diagnostics", "embed", "learn", "npm", "shared"},
}
"""The rooms that each room may import, besides itself. src/main.js may import all."""

FAMILIES = {"zipai", "mahjong"}
"""The rooms that draw a family of games. The others ask the family that is played, by its name."""

WHO_NAMES_FAMILIES = {"main.js", "frame/table.js", "learn/families.js", "practise/main.js", "cup/onlooker.js"}
"""The modules that say which families there are."""

SHAPES = {
    "family": {"audio", "settings", "shared", "text"},
    "board": {"family", "shared"},
    "zipai": {"audio", "family", "shared"},
    "mahjong": {"audio", "family", "shared"},
    "audio": {"family", "settings", "shared", "text"},
    "match": {"daily", "family", "shared", "storage"},
    "storage": {"boot", "practise", "shared"},
    "offline": {"state"},
    "boot": {"state"},
}
"""The rooms whose types a room may name in comments as well. A room that is not listed may name any."""

IMPORTS = (
    re.compile(r'^(?:import|export)\b[^;]*?"(\.{1,2}/[^"]+\.js)"', re.MULTILINE),
    re.compile(r'(?:=>|await|\() ?import\("(\.{1,2}/[^"]+\.js)"\)(?!\.)'),
)
TYPES = (re.compile(r'import\("(\.{1,2}/[^"]+\.js)"\)\.'),)

MODULES = sorted(path for path in SOURCES.rglob("*.js") if path.parent != SOURCES)


def room(path: Path) -> str:
    """Return the room of a module: the first folder below src; "" for the entry."""
    parts = path.relative_to(SOURCES).parts
    return parts[0] if len(parts) > 1 else ""


def named(file: Path, patterns: tuple[re.Pattern[str], ...]) -> set[Path]:
    """Return the modules of src that a module names in one of these ways."""
    text = file.read_text("utf-8")
    paths = {(file.parent / name).resolve() for pattern in patterns for name in pattern.findall(text)}
    return {path for path in paths if path.is_relative_to(SOURCES)}


def place(file: Path) -> str:
    """Return a module's path below src."""
    return file.relative_to(SOURCES).as_posix()


def test_every_module_lies_in_a_room() -> None:
    assert [file.name for file in SOURCES.glob("*.js")] == ["main.js"]
    assert {room(file) for file in MODULES} == set(MAY_IMPORT)


def test_imports_point_one_way() -> None:
    assert_none(
        f"{place(file)}: {'names a type of' if patterns is TYPES else 'imports'} {place(path)}"
        for file in MODULES
        for patterns, allowed in ((IMPORTS, importable(room(file))), (TYPES, nameable(room(file))))
        for path in sorted(named(file, patterns))
        if room(path) not in allowed
    )


def importable(own: str) -> set[str]:
    """Return the rooms that a module of this room may import."""
    return MAY_IMPORT[own] | {own} | ({""} if own in ("classic", "single") else set())


def nameable(own: str) -> set[str]:
    """Return the rooms whose types it may name."""
    return importable(own) | SHAPES[own] if own in SHAPES else {"", *MAY_IMPORT}


def test_families_are_named_in_one_place() -> None:
    """What draws a family is asked by its name, so that a further family changes no shared module."""
    naming = {
        place(file)
        for file in SOURCES.rglob("*.js")
        for path in named(file, IMPORTS)
        if room(path) in FAMILIES and room(file) != room(path)
    }
    assert naming == WHO_NAMES_FAMILIES


def test_the_board_can_stand_alone() -> None:
    """Nothing that it imports, directly or not, uses storage, match, start, page or the code of a family."""
    reached, left = set[Path](), {file for file in MODULES if room(file) == "board"}
    while left:
        reached |= left
        left = {path for file in left for path in named(file, IMPORTS)} - reached
    assert {room(file) for file in reached} == {"board", "glyphs", "text", "shared"}
