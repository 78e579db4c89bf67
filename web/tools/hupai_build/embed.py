"""Makes the scripts that other sites include: pictures of hands, without an engine."""

from __future__ import annotations

import shutil
from collections.abc import Callable

from . import node, outlines, python_env
from .paths import ENGINE, TOOLS, WEB, WORK
from .steps import Step, run

DATA = WORK / "embed-data"
"""What the engine knows of pictures, for the scripts."""
SCRIPTS = WORK / "embed"
SHIPPED = "embed/v1"
"""Where the scripts lie in the site. Pages that include them keep working for as long as this has the same number."""


def step(version: Callable[[], str]) -> Step:
    """Return the step that makes the scripts; the outlines of the cards must have been made."""
    data, bundle = TOOLS / "picture_data.py", TOOLS / "bundle_embed.mjs"

    def action() -> None:
        for folder in (DATA, SCRIPTS):
            shutil.rmtree(folder, ignore_errors=True)
        SCRIPTS.mkdir(parents=True)
        run(
            [python_env.PYTHON, data, DATA],
            otherwise="What the engine knows of pictures could not be written: correct what Python reports",
            log="embed-data",
            env={"PYTHONPATH": str(ENGINE)},
        )
        run(
            [node.node(), bundle, SCRIPTS, DATA, version()],
            otherwise="The scripts for other sites could not be bundled: correct what the bundler reports",
            log="embed",
            cwd=WEB,
            env=node.environment(),
        )

    sources = [WEB / "src" / "picture", WEB / "src" / "embed"]
    tools = [data, bundle, TOOLS / "targets.mjs"]
    inputs = [ENGINE / "hupai", *sources, *tools, outlines.FOLDER, WEB / "package-lock.json"]
    return Step("embed", "bundling the scripts for other sites", inputs, [DATA, SCRIPTS], action)
