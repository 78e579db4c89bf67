"""Draws the icons of the site from the project's own cards."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from . import node
from .paths import TOOLS, WEB, WORK
from .steps import Step

FOLDER = WORK / "icons"
"""Here are `icon.svg` and pictures of it in every size that browsers and systems ask for."""


def step(sprite: Path) -> Step:
    """Return the step that draws the icons from a sprite."""
    draw = partial(
        node.script,
        *("icons", sprite, FOLDER),
        otherwise="The icons could not be drawn: delete web/node_modules and try again",
    )
    inputs = [TOOLS / "icons.mjs", WEB / "package-lock.json", sprite]
    return Step("icons", "drawing the icons", inputs, [], draw, anew=[FOLDER])
