"""What the service worker stores: everything that a page may load without a network, and how much it is."""

from __future__ import annotations

import base64
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from hupai_build import families, offline, runtime, site

LIST = re.compile(r"self\.HUPAI_KEPT=(\{.*\});\n")
NEVER = {
    *("404.html", ".nojekyll", "sw.js", runtime.SHIPPED_SNAPSHOT),
    *("pyodide/python_stdlib.zip", "pyodide/pyodide-lock.json"),
    *("embed.html", "engine.html"),
}
"""Files that no page loads without a network, or that it stores in its own way."""
WITHOUT = ("wheels/", "embed/")
"""Folders for what else no page loads without a network, except for the files of our own pages."""
OWN = re.compile(
    r"embed/v1/(?:(?:books|calculate|learn|practise|publish|tournament)\.(?:css|js)|own-\w+\.js"
    r"|hupai-(?:guihuzi|mahjong|scenes|zipai)\.js)"
)
ASKED = re.compile(r"""["'`](?:\./)?([\w./-]+\.(?:js|css|svg|json|zip|html|mjs|wasm|png|webmanifest))["'`#]""")
"""A file that a script or a page names."""


LIMITS = {
    "runtime": 12_730_000,
    "reading": 570_000,
    "pictures": 150_000,
    "licences": 100_000,
    "page": 2_664_000,
}
"""The most bytes of each kind, unpacked.

The runtime: Python, its program in two parts that name each other, its library, the engine, every family with the
learned weights of its games and of the duel, and tournaments. For reading: eleven lessons, the rule books of ten games
with their sources, other games of the same name, and the glossary, in both languages. Pictures: the faces of cards and
tiles, and the icons. The page: its scripts, styles and pages, those of the calculator, of practice, of publishing and
of tournaments, which have pictures of their own and the portraits of entrants, the puzzles, the order in which practice
asks them, the comparison of today's deal with bots, what one has reached, the rating beside those of the levels, the
end of a match, the time for an answer, who the opponents are with the figures of how they play, the picture of waits,
and people who enter a tournament together.

The runtime has the library's own modules, with what they import and nobody uses: smaller ones that stood in for them
were a trick.
"""


def kind_of(path: Path) -> str:
    """Say of which kind a stored file is."""
    if path.parts[0] in ("boot", "pyodide"):
        return "runtime"
    if path.parts[0] == "licences":
        return "licences"
    if (site.LESSONS / path.name).is_file():
        return "reading"
    return "pictures" if path.suffix in (".svg", ".png") else "page"


@pytest.fixture(scope="module")
def kept(dist: Path) -> dict[str, Any]:
    """The list as the service worker reads it."""
    found = LIST.match((dist / "sw.js").read_text("utf-8"))
    assert found
    listed: dict[str, Any] = json.loads(found[1])
    return listed


def as_file(url: str) -> str:
    """The file that an address of the list means."""
    return "index.html" if url == "./" else url


def test_the_list_has_every_file_except_those_that_need_a_network(dist: Path, kept: dict[str, Any]) -> None:
    there = {file.relative_to(dist).as_posix() for file in dist.rglob("*") if file.is_file()}
    assert there >= NEVER
    own = {path for path in there if OWN.fullmatch(path)}
    assert own
    wanted = {path for path in there - NEVER if not path.startswith(WITHOUT)} | own
    listed = [entry["url"] for entry in kept["files"]]
    assert len(set(listed)) == len(listed)
    assert {as_file(url) for url in listed} == wanted


def test_every_file_is_listed_with_the_hash_of_its_content(dist: Path, kept: dict[str, Any]) -> None:
    """Except for pages, which hosts may modify, only files of this build are accepted."""
    for entry in kept["files"]:
        sum_ = sha256((dist / as_file(entry["url"])).read_bytes())
        assert entry["revision"] == sum_.hexdigest()[:16]
        page = as_file(entry["url"]).endswith(".html")
        assert entry.get("integrity") == (None if page else f"sha256-{base64.b64encode(sum_.digest()).decode()}")


def test_every_file_that_a_page_names_is_stored(dist: Path, kept: dict[str, Any]) -> None:
    """Read from the built scripts, styles and pages; only what starts the plain runtime needs a network.

    So do the frames of the publishing page, which are what it makes for other sites.
    """
    paths = {as_file(entry["url"]) for entry in kept["files"]}
    names = {Path(path).name for path in paths}
    ours = (path for path in paths if not path.startswith("pyodide/"))
    texts = [dist / path for path in ours if path.endswith((".js", ".css", ".html", ".webmanifest"))]
    named = {name for file in texts for name in ASKED.findall(file.read_text("utf-8"))}
    assert len(named) > 40
    missing = {name for name in named if name not in paths and Path(name).name not in names}
    inside_python = {"/lib/python314.zip", "/lib/engine.zip"}
    for_others = {"embed.html", "hupai-cards.js", "hupai-play.js"}
    plain_way = {"sw.js", "pyodide/python_stdlib.zip", "pyodide/pyodide-lock.json"}
    plain_way |= {"python_stdlib.zip", "pyodide-lock.json"}  # as Pyodide's own loader names them
    mislabelling = {"embed/v1/classic.js", "embed/v1/classic-worker.js"}  # from such a host nothing is stored
    assert missing == plain_way | inside_python | for_others | mislabelling
    for data in ("lessons.json", "book.json", "glossary.json", "cards-kai.svg", "tiles.svg", "tiles-plain.svg"):
        assert f"assets/{data}" in paths
    assert set(families.shipped().values()) <= paths


def test_page_worker_and_service_worker_have_the_same_build(dist: Path, kept: dict[str, Any]) -> None:
    build = site.BUILD_NAME.read_text("utf-8")
    assert kept["build"] == build == json.loads((dist / "build.json").read_text("utf-8"))["build"]
    scripts = [file for file in (dist / "assets").glob("*.js") if f'"{build}"' in file.read_text("utf-8")]
    assert {"worker.js"} < {file.name for file in scripts}


def test_the_stored_size_is_as_stated(dist: Path) -> None:
    """Nearly all of it is the runtime; of the rest, each kind has a limit a little above what it is."""
    sizes = dict.fromkeys(LIMITS, 0)
    for file in offline.kept_files(dist):
        sizes[kind_of(file.relative_to(dist))] += file.stat().st_size
    assert {kind: size for kind, size in sizes.items() if size > LIMITS[kind]} == {}
    assert {kind: size for kind, size in sizes.items() if size < 0.85 * LIMITS[kind]} == {}, "a limit is too loose"
