"""Writes the licences of everything that the site ships, and an index of them."""

from __future__ import annotations

import html
import json
import re
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from . import head, wheels
from .paths import NODE_MODULES, ROOT, TOOLS

TEXTS = TOOLS / "licences"
PYTHON_FILES = (
    "pyodide/python_stdlib.zip; boot/python.pack (of it what is used, compiled, without docstrings and assertions);"
    " boot/python.snapshot.gz (the same in memory)"
)
SONG = "@fontsource/noto-serif-sc"
KAI = "@fontsource/lxgw-wenkai"


PAGE = """<!doctype html>
<html lang="zh-Hans" data-theme="felt">
  <head>
    <!-- head: text -->
    <title>许可 · Licences · 胡牌 Hupai</title>
    <link rel="stylesheet" href="../assets/licences-style.css" />
  </head>
  <body>
    <main class="licences">
      <p><a class="back" href="../">‹ 回牌桌 · <span lang="en">Back to the table</span></a></p>
      <h1>许可 · <span lang="en">Licences</span></h1>
      <p>这里用到的每一样东西、它的版本和许可，全文都随本站附上。</p>
      <p lang="en">Everything that is used here, its version and its licence; every text comes with the site.</p>
      <ul>
<!-- parts -->
      </ul>
    </main>
  </body>
</html>
"""
"""The index has no script, so that everybody can read it in any browser."""


@dataclass(frozen=True)
class Part:
    """Something that is shipped: its name, version and licence, the files it is in, and the licence's text."""

    name: str
    version: str
    licence: str
    files: str
    text: str

    @property
    def file(self) -> str:
        """The name of the licence's text in licences/."""
        return re.sub(r"[^a-z0-9]+", "-", self.name.lower()).strip("-") + ".txt"


def parts(version: str, bundled: Iterable[str]) -> list[Part]:
    """Return everything that the site ships; `bundled` names the npm packages inside the scripts."""
    micropip = wheels.micropip_wheel()
    lock = json.loads(wheels.LOCK.read_text("utf-8"))
    mozilla, packaging = _in_wheel(micropip, "dist-info/licenses/LICENSE"), _in_wheel(micropip, "LICENSE.BSD")
    python = (TEXTS / "cpython.txt").read_text("utf-8")
    return [
        Part("Hupai", version, "MIT", "everything not named below", (ROOT / "LICENSE").read_text("utf-8")),
        Part("Pyodide", _manifest("pyodide")["version"], "MPL-2.0", "pyodide/, boot/, assets/worker.js", mozilla),
        Part("CPython", lock["info"]["python"], "PSF-2.0", PYTHON_FILES, python),
        Part(
            *("Libraries inside Pyodide", "", "MIT, BSD-2-Clause, Zlib, bzip2, public domain"),
            *("pyodide/pyodide.asm.*, pyodide/pyodide.rest-*", (TEXTS / "wasm-parts.txt").read_text("utf-8")),
        ),
        Part("micropip", wheels.micropip_version(), "MPL-2.0", f"wheels/{micropip.name}", mozilla),
        Part("packaging", "", "BSD-2-Clause", f"inside wheels/{micropip.name}", packaging),
        Part(
            *("Noto Serif SC", _manifest(SONG)["version"], "OFL-1.1"),
            "assets/cards.svg, assets/tiles*.svg, assets/icon* (outlines derived from it)",
            _text(NODE_MODULES / SONG),
        ),
        Part(
            *("LXGW WenKai", _manifest(KAI)["version"], "OFL-1.1"),
            *("assets/cards-kai.svg (outlines derived from it)", _text(NODE_MODULES / KAI)),
        ),
        *(_bundled(name) for name in bundled),
    ]


def write(folder: Path, shipped: list[Part]) -> None:
    """Write every text, index.json and index.html."""
    folder.mkdir(parents=True)
    for part in shipped:
        (folder / part.file).write_text(part.text, "utf-8")
    rows = [
        {"name": p.name, "version": p.version, "licence": p.licence, "files": p.files, "text": p.file} for p in shipped
    ]
    (folder / "index.json").write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    (folder / "index.html").write_text(_page(rows), "utf-8")


def _bundled(package: str) -> Part:
    manifest = _manifest(package)
    return Part(package, manifest["version"], manifest["license"], "assets/", _text(NODE_MODULES / package))


def _page(rows: list[dict[str, str]]) -> str:
    return head.filled(PAGE, root="../").replace("<!-- parts -->", "\n".join(_item(row) for row in rows))


def _item(row: dict[str, str]) -> str:
    told = {key: html.escape(value) for key, value in row.items()}
    return (
        f"        <li><h2>{told['name']} <span>{told['version']}</span></h2>\n"
        f'          <p><a href="{told["text"]}">{told["licence"]} · 全文 Text</a></p>\n'
        f'          <p class="small" lang="en">{told["files"]}</p></li>'
    )


def _manifest(package: str) -> dict[str, str]:
    manifest: dict[str, str] = json.loads((NODE_MODULES / package / "package.json").read_text("utf-8"))
    return manifest


def _text(package: Path) -> str:
    file = next(path for path in sorted(package.iterdir()) if path.name.upper().startswith("LICEN"))
    return file.read_text("utf-8")


def _in_wheel(wheel: Path, ending: str) -> str:
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(next(name for name in archive.namelist() if name.endswith(ending))).decode()
