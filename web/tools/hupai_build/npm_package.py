"""Makes the npm package `hupai-embed` in a folder of its own, ready to be packed."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from . import embed, licences, node, wheels
from .paths import NODE_MODULES, ROOT, WEB, WORK
from .steps import Step, run

SOURCE = WEB / "npm"
"""What people wrote of the package: its manifest, its types, its README."""
FOLDER = WORK / "npm" / "hupai-embed"
FONTS = (licences.SONG, licences.KAI)
"""The fonts that the outlines of the cards come from."""


def step() -> Step:
    """Return the step that makes the package; the scripts for other sites must have been made."""

    def action() -> None:
        shutil.copytree(SOURCE, FOLDER, dirs_exist_ok=True)
        node.script(
            *("bundle_npm", FOLDER, embed.DATA, wheels.version()),
            otherwise="The npm package could not be bundled: correct what esbuild reports",
        )
        described = json.dumps(manifest(wheels.version(), os.environ), ensure_ascii=False, indent=2)
        (FOLDER / "package.json").write_text(described + "\n", "utf-8")
        _write_licences()

    sources = [WEB / "src" / "picture", WEB / "src" / "embed", WEB / "src" / "npm", SOURCE]
    named = json.dumps(manifest(wheels.version(), os.environ))
    inputs: list[Path | str] = [*sources, *node.bundler("bundle_npm"), ROOT / "LICENSE", embed.DATA, named]
    return Step("npm-package", "bundling the npm package", inputs, [], action, anew=[FOLDER])


def manifest(version: str, environment: Mapping[str, str]) -> dict[str, Any]:
    """Return the package's manifest. On GitHub it names the repository, without which npm proves no origin."""
    found: dict[str, Any] = json.loads((SOURCE / "package.json").read_text("utf-8")) | {"version": version}
    server, repository = (environment.get(f"GITHUB_{name}") for name in ("SERVER_URL", "REPOSITORY"))
    if server and repository:
        found["repository"] = {"type": "git", "url": f"git+{server}/{repository}.git"}
    return found


def pack(folder: Path) -> None:
    """Write the package's archive into a folder; the package must have been made."""
    run(
        [node.npm(), "pack", "--silent", "--pack-destination", folder],
        otherwise="The npm package could not be packed: correct what npm reports",
        log="npm-pack",
        cwd=FOLDER,
        env=node.environment(),
    )


def _write_licences() -> None:
    shutil.copy(ROOT / "LICENSE", FOLDER)
    (FOLDER / "licences").mkdir()
    for font in FONTS:
        shutil.copy(NODE_MODULES / font / "LICENSE", FOLDER / "licences" / f"{font.rpartition('/')[2]}.txt")
