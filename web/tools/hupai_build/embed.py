"""Makes the scripts that other sites include: pictures of hands, without an engine."""

from __future__ import annotations

from collections.abc import Callable

from . import node, outlines, python_env
from .paths import ENGINE, TOOLS, WEB, WORK
from .steps import Step

DATA = WORK / "embed-data"
"""What the engine knows of pictures, for the scripts."""
SCRIPTS = WORK / "embed"
SHIPPED = "embed/v1"
"""Where the scripts lie in the site. Pages that include them keep working for as long as this has the same number."""


def step(version: Callable[[], str]) -> Step:
    """Return the step that makes the scripts; the outlines of the cards must have been made."""

    def action() -> None:
        python_env.script(
            *("picture_data", DATA),
            otherwise="What the engine knows of pictures could not be written: correct what Python reports",
        )
        node.script(
            *("bundle_embed", SCRIPTS, DATA, version()),
            otherwise="The scripts for other sites could not be bundled: correct what the bundler reports",
        )

    sources = [ENGINE / "hupai", WEB / "src" / "picture", WEB / "src" / "embed", TOOLS / "picture_data.py"]
    inputs = [*sources, *node.bundler("bundle_embed"), outlines.FOLDER]
    return Step("embed", "bundling the scripts for other sites", inputs, [], action, anew=[DATA, SCRIPTS])
