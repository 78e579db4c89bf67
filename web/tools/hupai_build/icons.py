"""Draws the icons of the site from the project's own cards."""

from __future__ import annotations

import shutil
from pathlib import Path

from . import node
from .paths import TOOLS, WEB, WORK
from .steps import Step, run

FOLDER = WORK / "icons"
"""Here are `icon.svg` and pictures of it in every size that browsers and systems ask for."""


def step(sprite: Path) -> Step:
    """Return the step that draws the icons from a sprite."""
    script = TOOLS / "icons.mjs"

    def action() -> None:
        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir(parents=True)
        run(
            [node.node(), script, sprite, FOLDER],
            otherwise="The icons could not be drawn: delete web/node_modules and try again",
            log="icons",
            cwd=WEB,
            env=node.environment(),
        )

    return Step("icons", "drawing the icons", [script, WEB / "package-lock.json", sprite], [FOLDER], action)
