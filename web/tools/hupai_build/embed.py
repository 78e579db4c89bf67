"""Makes the scripts that other sites include: pictures of hands without an engine, and what asks the engine."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from . import families, node, outlines, python_env, runtime, wheels
from .paths import ENGINE, TOOLS, WEB, WORK
from .steps import Step

DATA = WORK / "embed-data"
"""What the engine knows of pictures, for the scripts."""
SCRIPTS = WORK / "embed"
PLAY_SCRIPTS = WORK / "embed-play"
SHIPPED = "embed/v1"
"""Where the scripts lie in the site. Pages that include them keep working for as long as this has the same number."""
PROGRAMS = (runtime.PROGRAMS["pyodide.asm.js"], runtime.PROGRAM / runtime.WASM)
"""What a start loads of Python itself. Hosts compress it; the archives are packed already."""


def step() -> Step:
    """Return the step that makes the pictures' scripts; the outlines of the cards must have been made."""

    def action() -> None:
        python_env.script(
            *("picture_data", DATA),
            otherwise="What the engine knows of pictures could not be written: correct what Python reports",
        )
        node.script(
            *("bundle_embed", SCRIPTS, DATA, wheels.version()),
            otherwise="The scripts for other sites could not be bundled: correct what the bundler reports",
        )

    sources = [ENGINE / "hupai", WEB / "src" / "picture", WEB / "src" / "embed", TOOLS / "picture_data.py"]
    inputs = [*sources, *node.bundler("bundle_embed"), outlines.FOLDER]
    return Step("embed", "bundling the scripts for other sites", inputs, [], action, anew=[DATA, SCRIPTS])


def play_step(bundle: Path, build_name: Path) -> Step:
    """Return the step that makes the scripts that ask the engine, and those of the frames they need.

    It also makes the site's pages and worker for hosts that mislabel scripts. The site's own scripts in `bundle` and
    the archives must have been made.
    """

    def action() -> None:
        node.script(
            *("bundle_play", PLAY_SCRIPTS, DATA, wheels.version(), runtime.BUILT, build_name.read_text("utf-8")),
            json.dumps(downloads(bundle / "worker.js")),
            otherwise="The embeds that ask the engine could not be bundled: correct what esbuild reports",
        )

    sources = [WEB / "src", WEB / "styles", WEB / "words", bundle, build_name, Path(__file__)]
    inputs = [*sources, *node.bundler("bundle_play"), DATA, runtime.BUILT]
    return Step("embed-play", "bundling the embeds that ask the engine", inputs, [], action, anew=[PLAY_SCRIPTS])


def downloads(worker: Path) -> dict[str, object]:
    """Return how many bytes a start downloads from a host that compresses, and what each further family adds."""
    sent = [*PROGRAMS, worker]
    start = sum(len(gzip.compress(file.read_bytes(), 6)) for file in sent)
    start += sum(archive.stat().st_size for archive in (runtime.LIBRARY, runtime.ENGINE))
    return {"start": start, "families": {name: families.packed(name).stat().st_size for name in families.shipped()}}
