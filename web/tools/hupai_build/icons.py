"""Draws the icons of the site from the project's own cards."""

from __future__ import annotations

import shutil
from pathlib import Path

from . import node
from .paths import TOOLS, WEB, WORK
from .steps import Step

FOLDER = WORK / "icons"
"""Here are `icon.svg` and pictures of it in every size that browsers and systems ask for."""


def step(sprite: Path) -> Step:
    """Return the step that draws the icons from a sprite."""

    def action() -> None:
        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir(parents=True)
        node.script(
            "icons", sprite, FOLDER, otherwise="The icons could not be drawn: delete web/node_modules and try again"
        )

    return Step(
        "icons", "drawing the icons", [TOOLS / "icons.mjs", WEB / "package-lock.json", sprite], [FOLDER], action
    )
