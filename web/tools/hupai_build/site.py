"""Makes `dist/`: one folder that works under any path of any static host."""

from __future__ import annotations

import json
import shutil
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from . import (
    embed,
    families,
    head,
    licences,
    node,
    oembed,
    offline,
    outlines,
    page_wheel,
    python_env,
    runtime,
    wheels,
)
from .paths import DIST, ENGINE, LOCKED, NODE_MODULES, PYPROJECT, ROOT, TOOLS, WEB, WORK
from .steps import Step, digest, ensure, say, together

SONG = NODE_MODULES / licences.SONG / "files" / "noto-serif-sc-chinese-simplified-700-normal.woff"
KAI = NODE_MODULES / licences.KAI / "files" / "lxgw-wenkai-latin-700-normal.woff"
FONTS = {"song": SONG, "kai": KAI, "calls": SONG}
"""The font for each sprite of characters. These files have the whole fonts, in spite of their names, and WOFF is
unpacked ten times faster than WOFF2."""
SPRITES = {
    "song": WORK / "sprite" / "cards.svg",
    "kai": WORK / "sprite" / "cards-kai.svg",
    "calls": WORK / "sprite" / "calls.svg",
}
"""The sprite for each card face, and that of the words which only the tables of later families show.

The usual face is first: the page needs it from the start, and its sprite also has the words of the table."""
TILES = {"picture": WORK / "sprite" / "tiles.svg", "plain": WORK / "sprite" / "tiles-plain.svg"}
"""The sprite for each face of the mahjong tiles."""
CARD_FONTS = {"song": SONG, "kai": KAI}
"""The font for each face of the cards."""
BUNDLE = WORK / "bundle" / "assets"
BUNDLED = BUNDLE.parent / "bundled.json"
PARTS = BUNDLE.parent / "parts.json"
"""The files of the page's scripts: those that it begins with, and those that it imports later."""
BUILD_NAME = BUNDLE.parent / "build.txt"
"""The file with the build's name, by which pages, workers and the service worker know whether they are of one build."""
ICONS = WORK / "icons"
"""Here are `icon.svg` and pictures of it in every size that browsers and systems ask for."""
LESSONS = WORK / "learn"
"""The data of the reading pages: lessons, rule books, glossary. `hupai_learn/files.py` names the files."""
SOURCES = [WEB / "src", WEB / "styles", WEB / "words"]
MISSING = "404.html"
"""The page that hosts send for missing addresses, at any depth."""
MANIFEST = WEB / "manifest.webmanifest"
PUZZLES = WEB / "puzzles"


def build(url: str = "") -> list[str]:
    """Bring `dist/` up to date; return the names of the steps that had to run.

    With the address that the site will have, it also holds what needs whole addresses: see oembed.py.
    """
    url = oembed.checked(url) if url else ""
    ran = together(python_env.for_building, node.packages)
    ran += ensure(_sprites(), outlines.step(CARD_FONTS, TILES))
    sources, archive, snapshot, *packing, program, built = runtime.steps()
    packing_all = partial(together, partial(ensure, archive, snapshot), *(partial(ensure, step) for step in packing))
    ran += together(
        lambda: wheels.build() + ensure(sources) + packing_all(),
        partial(ensure, program),
        partial(ensure, embed.step(), _lessons(), families.asking(), _icons()),
    )
    return ran + ensure(built, _bundle(), embed.play_step(BUNDLE, BUILD_NAME), _site(url))


def _sprites() -> Step:

    def action() -> None:
        drawn = [("sprite", face, FONTS[face], file) for face, file in SPRITES.items()]
        drawn += [("hupai_tiles", face, SONG, file) for face, file in TILES.items()]
        for how in drawn:
            python_env.script(
                *how, otherwise="The cards could not be drawn: delete web/node_modules and .venv and try again"
            )

    inputs = [TOOLS / "sprite.py", TOOLS / "hupai_tiles", LOCKED]
    return Step("sprites", "drawing the cards and tiles", inputs, [*SPRITES.values(), *TILES.values()], action)


def _icons() -> Step:
    draw = partial(
        node.script,
        *("icons", SPRITES["song"], ICONS),
        otherwise="The icons could not be drawn: delete web/node_modules and try again",
    )
    inputs = [TOOLS / "icons.mjs", LOCKED, SPRITES["song"]]
    return Step("icons", "drawing the icons", inputs, [], draw, anew=[ICONS])


def _lessons() -> Step:
    make = partial(
        python_env.script,
        *("hupai_learn", LESSONS),
        otherwise="The lessons could not be made: correct what Python reports",
    )
    # One of the files is made from `also.toml`, as a page of the tutorial site is.
    inputs = [ENGINE / "hupai", TOOLS / "hupai_learn", ROOT / "docs" / "site" / "also.toml"]
    return Step("learn", "asking the engine for the lessons", inputs, [], make, anew=[LESSONS])


def _bundle() -> Step:

    def action() -> None:
        BUILD_NAME.write_text(digest(inputs)[:16], "utf-8")
        node.script(
            *("bundle", BUNDLE, runtime.BUILT, BUILD_NAME.read_text("utf-8")),
            otherwise="The page's scripts could not be bundled: correct what esbuild reports",
        )

    inputs = [*SOURCES, *node.bundler("bundle"), runtime.BUILT]
    return Step("bundle", "bundling the page's scripts and styles", inputs, [], action, anew=[BUNDLE.parent, BUNDLE])


def _site(url: str) -> Step:
    inputs: list[Path | str] = [
        url,
        *(*sorted(WEB.glob("*.html")), MANIFEST, PUZZLES, ICONS),
        *(TOOLS / "hupai_build", licences.TEXTS, ROOT / "LICENSE", PYPROJECT, LOCKED),
        *(BUNDLE.parent, *SPRITES.values(), *TILES.values(), LESSONS),
        *(runtime.PROGRAM, runtime.LIBRARY, runtime.ENGINE, runtime.SNAPSHOT),
        *(wheels.PAGE_WHEELS, wheels.MICROPIP_WHEELS),
        *(embed.SCRIPTS, embed.PLAY_SCRIPTS),
        *(families.ANSWERS, *map(families.packed, page_wheel.LATER)),
    ]
    return Step("site", "putting the site together in dist/", inputs, [DIST / "build.json"], lambda: _assemble(url))


def _assemble(url: str = "") -> None:
    fresh, old = WORK / "dist-new", WORK / "dist-old"
    for folder in (fresh, old):
        shutil.rmtree(folder, ignore_errors=True)
    fresh.mkdir(parents=True)
    for page in WEB.glob("*.html"):
        fill = partial(_missing, url) if page.name == MISSING else partial(head.filled, host=oembed.host_of(url))
        (fresh / page.name).write_text(_with_preloads(fill(page.read_text("utf-8"))), "utf-8")
    shutil.copytree(BUNDLE, fresh / "assets")
    for file in (*SPRITES.values(), *TILES.values(), *sorted(ICONS.iterdir()), *sorted(LESSONS.iterdir())):
        shutil.copy(file, fresh / "assets")
    for scripts in (embed.SCRIPTS, embed.PLAY_SCRIPTS):
        shutil.copytree(scripts, fresh / embed.SHIPPED, dirs_exist_ok=True)
    shutil.copytree(PUZZLES, fresh / PUZZLES.name)
    shutil.copy(MANIFEST, fresh)
    runtime.copy(fresh)
    licences.write(fresh / "licences", licences.parts(wheels.version(), json.loads(BUNDLED.read_text("utf-8"))))
    if url:
        oembed.write(fresh, url, [*oembed.lessons(LESSONS), *oembed.puzzles(LESSONS, PUZZLES)])
    else:
        say("without --url: no oEmbed pages of lessons and puzzles")
    (fresh / ".nojekyll").touch()
    for path, told in (("build.json", _describe()), (families.HOUSE_RULES, families.offers())):
        (fresh / path).write_text(json.dumps(told, ensure_ascii=False, separators=(",", ":")), "utf-8")
    offline.write(fresh, BUILD_NAME.read_text("utf-8"))
    if DIST.exists():
        DIST.rename(old)
    fresh.rename(DIST)
    shutil.rmtree(old, ignore_errors=True)
    say(f"dist/ holds {sum(f.stat().st_size for f in DIST.rglob('*') if f.is_file()) / 1e6:.1f} MB")


def _missing(url: str, page: str) -> str:
    """Return the page for missing addresses: it may run its one script, and look for the site's folder."""
    code = page.partition("<script>")[2].partition("</script>")[0]
    policy = head.BARE | {"script-src": head.hash_of(code), "connect-src": "'self'"}
    # Without the site's address, only the script finds its folder.
    return head.filled(page, policy=policy, icon="").replace("<!-- root -->", urlsplit(url).path or "./")


def _with_preloads(page: str) -> str:
    """Return a page that requests the parts of its script together with the script, and not after it."""
    script = '<script type="module" src="assets/main.js"></script>'
    parts = json.loads(PARTS.read_text("utf-8"))["first"]
    links = "".join(f'<link rel="modulepreload" href="assets/{part}" />\n    ' for part in parts)
    return page.replace(script, links + script)


def _describe() -> dict[str, Any]:
    return {
        "version": wheels.version(),
        "build": BUILD_NAME.read_text("utf-8"),
        "pyodide": json.loads((runtime.PYODIDE / "package.json").read_text("utf-8"))["version"],
        "program": {path: part.stat().st_size for path, part in runtime.program().items()},
        "engineWheel": f"wheels/{wheels.page_wheel_of_engine().name}",
        "micropipWheel": f"wheels/{wheels.micropip_wheel().name}",
        "games": families.lobby(),
        "puzzles": sorted(file.stem for file in PUZZLES.glob("*.json")),
        "parts": json.loads(PARTS.read_text("utf-8"))["later"],
    }
