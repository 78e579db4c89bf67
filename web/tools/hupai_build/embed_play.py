"""Makes what asks the engine in other sites' pages: their script, and the scripts of the frames it needs; and the same
pages and worker for hosts that mislabel scripts."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path

from . import embed, families, node, runtime
from .paths import WEB, WORK
from .steps import Step

SCRIPTS = WORK / "embed-play"
PROGRAMS = (runtime.PROGRAMS["pyodide.asm.js"], runtime.PROGRAM / runtime.WASM)
"""What a start loads of Python itself. Hosts compress it; the archives are packed already."""


def step(version: Callable[[], str], bundle: Path, build_name: Path) -> Step:
    """Return the step that makes the scripts; the site's own scripts and the archives must have been made."""

    def action() -> None:
        node.script(
            *("bundle_play", SCRIPTS, embed.DATA, version(), runtime.BUILT, build_name.read_text("utf-8")),
            json.dumps(downloads(bundle / "worker.js")),
            otherwise="The embeds that ask the engine could not be bundled: correct what esbuild reports",
        )

    sources = [WEB / "src", WEB / "styles", WEB / "words", bundle, build_name, Path(__file__)]
    inputs = [*sources, *node.bundler("bundle_play"), embed.DATA, runtime.BUILT]
    return Step("embed-play", "bundling the embeds that ask the engine", inputs, [], action, anew=[SCRIPTS])


def downloads(worker: Path) -> dict[str, object]:
    """Return how many bytes a start downloads from a host that compresses, and what each further family adds."""
    sent = [*PROGRAMS, worker]
    start = sum(len(gzip.compress(file.read_bytes(), 6)) for file in sent)
    start += sum(archive.stat().st_size for archive in (runtime.LIBRARY, runtime.ENGINE))
    return {"start": start, "families": {name: families.packed(name).stat().st_size for name in families.shipped()}}
