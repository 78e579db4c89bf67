"""Writes the site's service worker: its script, with the list of all files it stores for use without a network."""

from __future__ import annotations

import base64
import json
from hashlib import sha256
from pathlib import Path

from . import oembed
from .paths import WORK
from .runtime import SHIPPED_SNAPSHOT

SCRIPT = WORK / "bundle" / "sw.js"
"""The bundled script, still without the list."""
NAME = "sw.js"

NOT_KEPT = (
    *(NAME, "404.html", ".nojekyll"),
    SHIPPED_SNAPSHOT,  # the page stores it, unpacked
    *("embed/", "embed.html", "engine.html", *oembed.FOLDERS),  # only other sites use them
    # Only the plain way to start uses these, and only if no other way works. It needs the network.
    *("pyodide/python_stdlib.zip", "pyodide/pyodide-lock.json", "wheels/"),
)
"""The beginnings of the paths of files that the service worker does not store."""

SHARED = ("hupai-guihuzi.js", "hupai-mahjong.js", "hupai-scenes.js", "hupai-zipai.js")
PAGES = ("books.", "calculate.", "learn.", "practise.", "publish.", "tournament.")
OWN = tuple(f"embed/v1/{name}" for name in (*PAGES, "own-", *SHARED))
"""The beginnings of the paths of those that it stores all the same, because pages of ours use them as well."""


def write(site: Path, build: str) -> None:
    """Write the service worker of a site. All other files must be there already."""
    kept = {"build": build, "files": [_entry(site, file) for file in kept_files(site)]}
    listed = json.dumps(kept, separators=(",", ":"))
    (site / NAME).write_text(f"self.HUPAI_KEPT={listed};\n{SCRIPT.read_text('utf-8')}", "utf-8")


def kept_files(site: Path) -> list[Path]:
    """Return every file of the site that the service worker stores."""
    files = sorted(path for path in site.rglob("*") if path.is_file())
    return [file for file in files if _kept(file.relative_to(site).as_posix())]


def _kept(path: str) -> bool:
    return path.startswith(OWN) or not path.startswith(NOT_KEPT)


def _entry(site: Path, file: Path) -> dict[str, str]:
    """Return a file's address and its digests, so that a file of another build is not mistaken for it during an update.

    The first page has the address that people open, so that it is not sent twice. A page has no `integrity`, because
    some hosts change pages before they send them.
    """
    sum_ = sha256(file.read_bytes())
    path = file.relative_to(site).as_posix()
    entry = {"url": "./" if path == "index.html" else path, "revision": sum_.hexdigest()[:16]}
    if file.suffix != ".html":
        entry["integrity"] = f"sha256-{base64.b64encode(sum_.digest()).decode()}"
    return entry
