"""Makes `dist-single/hupai.html`: the whole game as one file that plays from a disk or a mail attachment.

Scripts and styles are in the page, under a policy that names their hashes and allows no connection at all. Data, the
worker's code, Python and its library are in blocks that no browser runs; web/src/single/ reads them.
"""

from __future__ import annotations

import base64
import gzip
import json
import re
from functools import partial
from pathlib import Path
from typing import Any

from . import embed, families, head, licences, node, page_wheel, runtime, site, wheels
from .paths import DIST, ROOT, TOOLS, WEB, WORK
from .steps import Step, Trouble, ensure, say

FILE = ROOT / "dist-single" / "hupai.html"
LARGEST = 10_000_000
"""The most bytes that mail servers still accept."""

PAGE = WEB / "src" / "single" / "hupai.html"
BUNDLE = WORK / "single"
PARTS = ("page.js", "worker.js", "playing.css", "reading.css")
ICON = site.ICONS / "icon.svg"
PICTURES = site.SPRITES | site.TILES
"""The sprite of each face, of cards and of tiles."""


def build(url: str = "") -> list[str]:
    """Bring the site and the file made from it up to date; return the names of the steps that had to run."""
    return site.build(url) + ensure(_bundle(), _file())


def _bundle() -> Step:
    bundle = partial(
        node.script,
        *("bundle_single", BUNDLE, runtime.BUILT, embed.DATA, wheels.version()),
        otherwise="The single file's scripts could not be bundled: correct what esbuild reports",
    )
    inputs = [*site.SOURCES, *node.bundler("bundle_single"), runtime.BUILT, embed.DATA]
    return Step("bundle-single", "bundling the scripts of the single file", inputs, [], bundle, anew=[BUNDLE])


def _file() -> Step:
    inputs = [
        *(PAGE, ICON, BUNDLE, *PICTURES.values(), site.LESSONS, runtime.LIBRARY, runtime.ENGINE, DIST / "build.json"),
        *map(families.packed, page_wheel.APART),
        TOOLS / "hupai_build",
    ]
    return Step("single", "putting everything into one file", inputs, [FILE], _write)


def _write() -> None:
    text = _page()
    size = len(text.encode())
    if size > LARGEST:
        raise Trouble(f"The single file would have {size} bytes and may have {LARGEST}: leave something out of it.")
    FILE.write_text(text, "utf-8")
    say(f"dist-single/hupai.html holds {size / 1e6:.1f} MB")


def _page() -> str:
    code = {name: (BUNDLE / name).read_text("utf-8").strip() for name in PARTS}
    described = _json(DIST / "build.json")
    first = [
        block("build.json", quiet({name: described[name] for name in ("version", "pyodide", "games")})),
        block("assets/worker.js", packed(code["worker.js"].encode())),
    ]
    later = [
        *(block(f"assets/{file.name}", quiet(_json(file))) for file in sorted(site.LESSONS.iterdir())),
        block(families.HOUSE_RULES, quiet(families.offers())),
        block("licences", quiet(_licences())),
        block(runtime.SHIPPED_LIBRARY, base64.b64encode(runtime.LIBRARY.read_bytes()).decode()),
        block(runtime.SHIPPED_ENGINE, base64.b64encode(runtime.ENGINE.read_bytes()).decode()),
        *(
            block(path, base64.b64encode(families.packed(family).read_bytes()).decode())
            for family, path in families.shipped().items()
        ),
        block(f"pyodide/{runtime.WASM}", packed((runtime.PYODIDE / runtime.WASM).read_bytes())),
    ]
    policy = head.BARE | {
        "script-src": f"{head.hash_of(code['page.js'])} 'wasm-unsafe-eval'",
        "style-src": f"{head.hash_of(code['playing.css'])} {head.hash_of(code['reading.css'])}",
        "img-src": "data:",
        "worker-src": "data:",
        "trusted-types": "hupai lit-html",
    }
    icon = "data:image/svg+xml;base64," + base64.b64encode(ICON.read_bytes()).decode()
    filling = {
        "playing.css": inline(code["playing.css"]),
        "reading.css": inline(code["reading.css"]),
        "pictures": "\n    ".join(_pictures(face, path.read_text("utf-8")) for face, path in PICTURES.items()),
        "first": "\n    ".join(first),
        "page.js": inline(code["page.js"]),
        "later": "\n    ".join(later),
    }
    page = head.filled(PAGE.read_text("utf-8"), policy=policy, icon=icon)
    return re.sub(r"<!-- ([\w.]+) -->", lambda place: filling[place[1]], page)


def block(name: str, text: str) -> str:
    """Return a block of data, which no browser runs."""
    return f'<script type="text/plain" id="{name}">{text}</script>'


def quiet(value: object) -> str:
    """Return a value as JSON that cannot end a block."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def packed(content: bytes) -> str:
    """Return bytes packed, as text."""
    return base64.b64encode(gzip.compress(content, 9, mtime=0)).decode()


def inline(code: str) -> str:
    """Return code that may stand in a page; raise Trouble if it would end its own element."""
    if re.search(r"</(?:script|style)|<!--", code, re.IGNORECASE):
        raise Trouble("Code for the single file holds </script, </style or <!--: write these in two pieces.")
    return code


def _json(file: Path) -> Any:
    return json.loads(file.read_text("utf-8"))


def _pictures(face: str, sprite: str) -> str:
    """Return a face's sprite for the page itself: the name of each picture begins with that of the face."""
    return sprite.strip().replace('id="', f'id="{face}-')


def _licences() -> list[dict[str, str]]:
    shipped = licences.parts(wheels.version(), _json(site.BUNDLED))
    absent = {"micropip", "packaging"}
    return [
        {"name": part.name, "version": part.version, "licence": part.licence, "text": part.text}
        for part in shipped
        if part.name not in absent
    ]
