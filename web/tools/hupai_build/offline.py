"""The service worker of the site: its script, with the list of every file it keeps for use without a network."""

from __future__ import annotations

import base64
import json
from hashlib import sha256
from pathlib import Path

from .paths import WORK
from .runtime import SHIPPED_SNAPSHOT

SCRIPT = WORK / "bundle" / "sw.js"
"""As it is bundled: without the list."""
NAME = "sw.js"

NOT_KEPT = (
    *(NAME, "404.html", ".nojekyll"),
    SHIPPED_SNAPSHOT,  # the page keeps it, unpacked
    # Only a start that has nothing better asks for these: it needs the network.
    *("pyodide/python_stdlib.zip", "pyodide/pyodide-lock.json", "wheels/"),
)
"""Beginnings of the paths of what is not kept."""


def write(site: Path, build: str) -> None:
    """Write the service worker of a site that is otherwise complete."""
    kept = {"build": build, "files": [_entry(site, file) for file in kept_files(site)]}
    listed = json.dumps(kept, separators=(",", ":"))
    (site / NAME).write_text(f"self.HUPAI_KEPT={listed};\n{SCRIPT.read_text('utf-8')}", "utf-8")


def kept_files(site: Path) -> list[Path]:
    """Every file of the site that is kept."""
    files = sorted(path for path in site.rglob("*") if path.is_file())
    return [file for file in files if not file.relative_to(site).as_posix().startswith(NOT_KEPT)]


def _entry(site: Path, file: Path) -> dict[str, str]:
    """A file's address and what is in it, so that no other build's is taken for it while a host changes over.

    The first page has the address that people open, so that it is not sent twice. And a page may be another one than
    was built: some hosts write into pages.
    """
    sum_ = sha256(file.read_bytes())
    path = file.relative_to(site).as_posix()
    entry = {"url": "./" if path == "index.html" else path, "revision": sum_.hexdigest()[:16]}
    if file.suffix != ".html":
        entry["integrity"] = f"sha256-{base64.b64encode(sum_.digest()).decode()}"
    return entry
