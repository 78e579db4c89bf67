"""Makes the outlines that `hupai.picture` prints on cards, from the sprites that the page draws with.

They are data of the engine's package, so that the wheel has them. Fonts are not committed, so neither are these.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from . import python_env
from .paths import ENGINE, LOCKED, TOOLS, WORK
from .steps import Step

FOLDER = ENGINE / "hupai" / "picture" / "outlines"
GRID = 96
"""The width of a character's box. Pictures are small, and a script that other sites include must be light."""
_COLOUR = re.compile(r"var\(--tile-(\w+),.*\)")
_THEME = {"face": "paper"}
"""Colours of a sprite that a picture calls otherwise."""


def step(fonts: Mapping[str, Path], tiles: Mapping[str, Path]) -> Step:
    """Return the step that writes a file of outlines for each face: of cards from a font, of tiles from a sprite."""

    def action() -> None:
        sprites = dict(tiles)
        for face, font in fonts.items():
            sprites[face] = WORK / "outlines" / f"{face}.svg"
            sprites[face].parent.mkdir(parents=True, exist_ok=True)
            python_env.script(
                *("sprite", face, font, sprites[face], str(GRID)),
                otherwise="The outlines of cards could not be made: delete web/node_modules and .venv and try again",
            )
        for face, sprite in sprites.items():
            _file(face).write_text(json.dumps(outlines(sprite.read_text("utf-8")), separators=(",", ":")), "utf-8")

    inputs = [Path(__file__), TOOLS / "sprite.py", LOCKED, *tiles.values()]
    return Step("outlines", "writing the outlines of the cards", inputs, [*map(_file, (*fonts, *tiles))], action)


def _file(face: str) -> Path:
    return FOLDER / f"{face}.json"


def outlines(sprite: str) -> dict[str, list[Any]]:
    """Return what each card's symbol is made of, by the card's code."""
    found = {}
    for symbol in ElementTree.fromstring(sprite):
        kind, _, code = symbol.get("id", "").partition("-")
        if kind in ("c", "t"):
            found[code] = list(_elements(symbol))
    return found


def _elements(parent: ElementTree.Element) -> Iterator[list[Any]]:
    """Yield the elements in another one as `[name, attributes, *content]`."""
    for each in parent:
        attributes = {name: _named_colour(value) for name, value in each.attrib.items()}
        yield [each.tag.rpartition("}")[2], attributes, *_elements(each)]


def _named_colour(value: str) -> str:
    """Return `$red` for a colour that the page's theme sets, any other value as it is."""
    found = _COLOUR.fullmatch(value)
    return f"${_THEME.get(found[1], found[1])}" if found else value
