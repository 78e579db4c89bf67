"""The pictures of the mahjong tiles: one for each tile, small, in the theme's colours, told apart without colour."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hupai.mahjong import tiles
from hupai_build import site
from hupai_build.paths import WEB
from hupai_tiles import marks

SVG = "{http://www.w3.org/2000/svg}"
NAMES = {"picture": "tiles.svg", "plain": "tiles-plain.svg"}
LARGEST, LARGEST_PACKED = 40_000, 12_000
COLOUR = re.compile(r"var\(--tile-([a-z]+),(#[0-9a-f]{6})\)")
each_face = pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))


def symbols(dist: Path, name: str) -> dict[str, str]:
    """What each symbol of a sprite draws, by name."""
    root = ElementTree.fromstring((dist / "assets" / name).read_text("utf-8"))
    assert root.tag == f"{SVG}svg"
    found = {}
    for symbol in root.findall(f"{SVG}symbol"):
        assert symbol.get("viewBox") == f"0 0 {marks.WIDTH} {marks.HEIGHT}"
        found[str(symbol.get("id"))] = "".join(ElementTree.tostring(inside, "unicode") for inside in symbol)
    return found


def test_there_is_a_sprite_for_each_face() -> None:
    assert {face: file.name for face, file in site.TILES.items()} == NAMES


@each_face
def test_every_tile_of_the_engine_has_a_picture(dist: Path, name: str) -> None:
    drawn = symbols(dist, name)
    assert set(drawn) == {f"t-{tiles.code(kind)}" for kind in range(tiles.KINDS)} | {"t-back"}
    assert all("<" in inside for inside in drawn.values())


@each_face
def test_tiles_differ_without_their_colours(dist: Path, name: str) -> None:
    """Whoever sees no difference between red, green and blue still tells every tile from every other one."""
    shapes = [COLOUR.sub("", inside) for inside in symbols(dist, name).values()]
    assert len(set(shapes)) == len(shapes)


@each_face
def test_every_colour_is_one_of_the_themes(dist: Path, name: str) -> None:
    """Nothing is drawn in a colour of its own; and each theme has each of the colours."""
    for code, inside in symbols(dist, name).items():
        for value in re.findall(r'(?:fill|stroke)="([^"]*)"', inside):
            assert value == "none" or COLOUR.fullmatch(value), (code, value)
    used = {found[0] for found in COLOUR.findall((dist / "assets" / name).read_text("utf-8"))}
    assert used == set(marks.COLOURS)


def test_each_theme_names_the_same_colours_of_tiles() -> None:
    styles = (WEB / "styles" / "tokens" / "tile-colours.css").read_text("utf-8")
    rules = re.findall(r"(\S*) \{([^}]*)", styles)
    blocks = {selector: set(re.findall(r"--tile-[a-z-]+", body)) for selector, body in rules}
    themes = set(re.findall(r'\[data-theme="\w+"\]', (WEB / "styles" / "tokens" / "colours.css").read_text("utf-8")))
    shared = blocks.pop("[data-theme]")
    assert set(blocks) == themes and len(themes) == 4
    assert len({frozenset(names) for names in blocks.values()}) == 1
    assert {f"--tile-{name}" for name in marks.COLOURS} <= shared | next(iter(blocks.values()))
    used = set(re.findall(r"var\((--tile-[a-z-]+)", (WEB / "styles" / "base" / "tiles.css").read_text("utf-8")))
    assert used <= shared | next(iter(blocks.values()))


@each_face
def test_a_sprite_is_small_and_names_its_licence(dist: Path, name: str) -> None:
    svg = (dist / "assets" / name).read_bytes()
    assert len(svg) <= LARGEST
    assert len(gzip.compress(svg)) <= LARGEST_PACKED
    licence = re.search(rb"SIL Open Font License 1\.1 \(licences/([\w-]+\.txt)\)", svg)
    assert licence
    assert "SIL OPEN FONT LICENSE" in (dist / "licences" / licence[1].decode()).read_text("utf-8")


@each_face
def test_every_picture_stays_on_its_tile(dist: Path, name: str) -> None:
    """The points of lines and outlines lie inside the box, and so do half the widths of lines."""
    root = ElementTree.parse(dist / "assets" / name).getroot()
    drawn = [(symbol.get("id"), path) for symbol in root.iter(f"{SVG}symbol") for path in symbol.iter(f"{SVG}path")]
    assert any(path.get("stroke-width") for _, path in drawn)
    for code, path in drawn:
        reach = int(path.get("stroke-width", 0)) // 2
        for x, y in points(str(path.get("d"))):
            assert reach <= x <= marks.WIDTH - reach, (code, x, path.attrib)
            assert reach <= y <= marks.HEIGHT - reach, (code, y, path.attrib)


ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "t": 2, "c": 6, "a": 7, "z": 0}


def points(path: str) -> list[tuple[float, float]]:
    """The ends of all parts of a path."""
    found, at, began = [], (0.0, 0.0), (0.0, 0.0)
    for letter, numbers in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        values = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
        size = ARGUMENTS[letter.lower()]
        assert size == 0 or len(values) % size == 0, (letter, numbers)
        for first in range(0, len(values), size) if size else [0]:
            part, relative = values[first : first + size], letter.islower()
            dx, dy = at if relative else (0.0, 0.0)
            if letter in "hH":
                at = (part[0] + dx, at[1])
            elif letter in "vV":
                at = (at[0], part[0] + dy)
            elif letter in "zZ":
                at = began
            else:
                at = (part[-2] + dx, part[-1] + dy)
            if letter in "mM" and first == 0:
                began = at
            found.append(at)
    return found
