"""Imports of the page's modules point one way: a room of web/src uses the rooms below it only, types included."""

from __future__ import annotations

import re
from pathlib import Path

from hupai import games
from hupai_build.paths import WEB
from tests.rows import assert_none

SOURCES = WEB / "src"

MAY_IMPORT = {
    "shared": set(),
    "text": set(),
    "family": {"shared", "text"},
    "glyphs": {"shared"},
    "families": {"family", "guihuzi", "mahjong", "shared", "zipai"},
    "picture": set(),
    "quiz": set(),
    "embed": {"families", "picture", "quiz", "text"},
    "npm": {"embed", "picture"},
    "settings": {"text"},
    "zipai": {"family", "glyphs", "text"},
    "mahjong": {"family", "glyphs", "text"},
    "guihuzi": {"family", "glyphs", "text", "zipai"},  # it is played with the cards of zipai
    "board": {"glyphs", "shared", "text"},
    "audio": set(),
    "portraits": {"shared"},
    "state": {"board", "family", "settings", "shared"},
    "review": {"board", "family", "portraits", "shared", "state", "text"},
    "storage": {"daily", "state", "text"},
    "offline": {"shared", "storage", "text"},
    "boot": {"offline", "shared", "storage", "text"},
    "match": {"board", "settings", "state", "text"},
    "app": {
        *("audio", "board", "boot", "daily", "family", "glyphs", "match", "offline", "portraits", "review", "settings"),
        *("shared", "state", "storage", "text"),
    },
    "reading": {"settings", "shared", "storage", "text"},
    "learn": {"embed", "families", "offline", "quiz", "reading", "settings", "shared", "state", "storage", "text"},
    "diagnostics": {"boot", "offline", "settings", "shared", "storage", "text"},
    "frame": {
        *("app", "boot", "embed", "families", "family", "glyphs", "learn", "match", "puzzle", "review", "settings"),
        *("shared", "state", "text"),
    },
    "editor": {"embed", "picture", "text"},
    "calculate": {"editor", "embed", "families", "frame", "offline", "reading", "settings", "shared", "text"},
    "puzzle": {"family", "review", "shared", "state", "text"},
    "practise": {
        *(
            "boot",
            "embed",
            "families",
            "family",
            "frame",
            "glyphs",
            "offline",
            "puzzle",
            "reading",
            "settings",
            "shared",
        ),
        *("state", "storage", "text"),
    },
    "publish": {
        *("calculate", "editor", "embed", "families", "frame", "learn", "offline", "picture", "puzzle", "reading"),
        *("settings", "shared", "storage", "text"),
    },
    "cup": {
        "boot",
        "families",
        "family",
        "offline",
        "portraits",
        "reading",
        "review",
        "shared",
        "state",
        "storage",
        "text",
    },
    "daily": {"shared"},
    "classic": {"calculate", "cup", "diagnostics", "learn", "practise", "publish", "shared"},
    "single": {"boot", "diagnostics", "embed", "learn", "npm", "shared"},
}
"""The rooms that each room may import, besides itself. src/main.js may import all."""

FAMILIES = {"zipai", "mahjong", "guihuzi"}
"""The rooms that draw a family of games. The others ask the family that is played, by its name."""

FAMILY_LIST = "families"
"""The room that says which families there are, and what each is like for pages that do not draw its tables."""

BRINGS_PICTURES = {
    *("npm/fetch_family.js", "npm/guihuzi.js", "npm/mahjong.js", "npm/zipai.js", "single/fetch_family.js"),
}
"""The modules that import the pictures of each family by its name, because a script holds them all."""

BEGINS_WITH = {"offline/version_mismatch.js"}
"""The module that lists the files a family begins with, among those of the page."""

SHAPES = {
    "family": {"audio", "settings", "shared", "text"},
    "board": {"family", "shared"},
    "zipai": {"audio", "family", "shared"},
    "mahjong": {"audio", "family", "shared"},
    "guihuzi": {"audio", "family", "shared", "zipai"},
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
TYPES = (
    re.compile(r'import\("(\.{1,2}/[^"]+\.js)"\)\.'),
    re.compile(r'@import \{[^}]*\} from "(\.{1,2}/[^"]+\.js)"'),
)

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
    assert_none(
        f"{place(file)} imports {place(path)}"
        for file in SOURCES.rglob("*.js")
        for path in named(file, IMPORTS)
        if room(path) in FAMILIES and room(file) not in {*FAMILIES, FAMILY_LIST}  # of each other: see MAY_IMPORT
    )


COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
FAMILY_NAME = re.compile(rf"""(?<![\w./-])({"|".join(FAMILIES)})(?![\w/-])""")
GAME_NAME = "|".join(sorted(map(re.escape, games)))
COMPARED = re.compile(
    rf"""[!=]==?\s*["'`](?:{GAME_NAME})["'`]|["'`](?:{GAME_NAME})["'`]\s*[!=]==?"""
    rf"""|\bcase\s+["'`](?:{GAME_NAME})["'`]|\.(?:includes|startsWith|endsWith|has)\(\s*["'`](?:{GAME_NAME})["'`]"""
)


def code_of(file: Path) -> str:
    """Return a module without its comments."""
    return COMMENT.sub("", file.read_text("utf-8"))


def test_no_shared_module_knows_a_family_by_its_name() -> None:
    """No shared module compares with a family's name or has a table by such names: what differs, the family says."""
    assert_none(
        f"{place(file)}: {found.group()}"
        for file in MODULES
        if room(file) not in {*FAMILIES, FAMILY_LIST} and place(file) not in BRINGS_PICTURES | BEGINS_WITH
        for found in FAMILY_NAME.finditer(code_of(file))
    )


def test_no_module_compares_with_the_name_of_a_game() -> None:
    """A game may be the one that something begins with, but what is done depends on what a game is like."""
    assert_none(f"{place(file)}: {found.group()}" for file in MODULES for found in COMPARED.finditer(code_of(file)))


def test_the_board_can_stand_alone() -> None:
    """Nothing that it imports, directly or not, uses storage, match, start, page or the code of a family."""
    reached, left = set[Path](), {file for file in MODULES if room(file) == "board"}
    while left:
        reached |= left
        left = {path for file in left for path in named(file, IMPORTS)} - reached
    assert {room(file) for file in reached} == {"board", "glyphs", "text", "shared"}
