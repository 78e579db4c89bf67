"""`dist/` is complete, works from any path, and names the licences of its parts."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hupai
from hupai import registry
from hupai.session import Session
from hupai.zipai import cards
from hupai_build import families, offline, page_wheel, runtime, site, steps, wheels
from hupai_build.paths import DIST, ENGINE, NODE_MODULES, ROOT
from tests.markup import Markup
from tests.project.archives import unzipped
from tests.rows import each_row

OWN_SCRIPTS = (
    *("assets/main.js", "assets/worker.js", "assets/style.css", "assets/cards.svg", "assets/cards-kai.svg"),
    *("assets/tiles.svg", "assets/tiles-plain.svg"),
)
CONTRACT = [
    *("index.html", "404.html", ".nojekyll", "build.json", "sw.js", "manifest.webmanifest", "assets/icon.svg"),
    *(*OWN_SCRIPTS, "licences/index.html", "licences/index.json"),
    *("pyodide/pyodide.asm.js", "pyodide/pyodide.asm.wasm"),
    *("pyodide/python_stdlib.zip", "pyodide/pyodide-lock.json"),
    *("boot/python.pack", "boot/engine.pack", "boot/python.snapshot.gz"),
]
NAMESPACES = re.compile(r"https?://www\.w3\.org/")
UNUSED = re.compile(r"https://cdn\.jsdelivr\.net/pyodide/v\$\{\w+\}/full/")
"""Where Pyodide's loader would look for packages, were it not told where they are."""
LATER = {"games": "options", "families": "names"}
"""What build.json does not have of games and families; it comes later."""


@cache
def sources() -> dict[str, bytes]:
    """The files of the engine, by their names in a wheel."""
    return {file.relative_to(ENGINE).as_posix(): file.read_bytes() for file in steps.files_in(ENGINE / "hupai")}


def these(names: set[str]) -> dict[str, bytes]:
    """Some files of the engine."""
    return {name: sources()[name] for name in names}


@pytest.fixture(scope="module")
def build(dist: Path) -> dict[str, Any]:
    """The content of build.json."""
    described: dict[str, Any] = json.loads((dist / "build.json").read_text("utf-8"))
    return described


@each_row("path", CONTRACT)
def test_every_file_of_the_layout_is_there(dist: Path, path: str) -> None:
    assert (dist / path).is_file()


def test_build_json_lists_the_games_for_the_lobby(build: dict[str, Any]) -> None:
    """As the engine does, so that nothing changes once Python has started; without house rules and names."""
    answer = json.loads(Session().handle('{"do": "games"}'))["result"]
    for bot in answer["bots"]:
        del bot["about"]  # no page shows it
    for kind, absent in LATER.items():
        for row in answer[kind]:
            del row[absent]
    assert build["games"] == answer


def test_a_file_has_the_house_rules_and_names_that_build_json_leaves_out(dist: Path) -> None:
    answer = json.loads(Session().handle('{"do": "games"}'))["result"]
    assert json.loads((dist / families.HOUSE_RULES).read_text("utf-8")) == {
        family["id"]: {
            "options": {row["id"]: row["options"] for row in answer["games"] if row["family"] == family["id"]},
            "names": family["names"],
        }
        for family in answer["families"]
    }


def test_build_json_says_what_the_site_is_made_of(dist: Path, build: dict[str, Any]) -> None:
    assert build["version"] == wheels.version() == hupai.__version__
    assert build["pyodide"] == json.loads((NODE_MODULES / "pyodide" / "package.json").read_text())["version"]
    assert (dist / build["engineWheel"]).is_file()
    assert (dist / build["micropipWheel"]).is_file()


def test_the_engine_s_wheel_contains_the_engine(dist: Path) -> None:
    packed = unzipped(wheels.engine_wheel())
    (entry,) = (content for name, content in packed.items() if name.endswith("entry_points.txt"))
    assert b"hupai = hupai.cli:main" in entry
    assert {name: content for name, content in packed.items() if ".dist-info/" not in name} == sources()


def test_the_page_s_wheel_is_the_engine_without_what_no_page_can_use(dist: Path, build: dict[str, Any]) -> None:
    """Every other module is there as it is; and pip finds the files that the wheel lists."""
    packed = unzipped(dist / build["engineWheel"])
    parts = {name: name.removesuffix(".py").split("/") for name in sources()}
    absent = page_wheel.LEFT_OUT | set(page_wheel.APART)
    later = {name for name in sources() if name.startswith(sum(page_wheel.PARTS.values(), ()))}
    assert {part[1] for part in parts.values()} >= absent, "nothing of that name is in the engine any more"
    of_families = {n for n, part in parts.items() if part[2:] and part[2].startswith(page_wheel.LEFT_OUT_OF_FAMILIES)}
    assert {"hupai/zipai/terminal.py", "hupai/zipai/training/learning.py"} <= of_families
    wanted = {name for name in sources() if parts[name][1] not in absent} - of_families - later
    assert {name: content for name, content in packed.items() if ".dist-info/" not in name} == these(wanted)
    (record,) = (content.decode() for name, content in packed.items() if name.endswith("/RECORD"))
    assert {row.split(",")[0] for row in record.splitlines()} == set(packed)


@each_row("family", page_wheel.APART)
def test_a_family_that_comes_later_has_all_its_modules(dist: Path, family: str) -> None:
    """Each as it is, except what no page can use."""
    own = {name for name in sources() if name.startswith(f"hupai/{family}/")}
    unusable = {name for name in own if name.split("/")[2].startswith(page_wheel.LEFT_OUT_OF_FAMILIES)}
    assert unzipped(wheels.family_sources(family)) == these(own - unusable)


@each_row("part", list(page_wheel.PARTS))
def test_a_part_that_comes_later_is_what_the_page_s_wheel_lacks(dist: Path, part: str) -> None:
    """Its modules, none of which a start brings; the scripts know where it is."""
    assert [each for each in page_wheel.PARTS[part] if not any(name.startswith(each) for name in sources())] == []
    wanted = {name for name in sources() if name.startswith(page_wheel.PARTS[part]) and "/mining/" not in name}
    assert not any(map(page_wheel.is_shipped, wanted))
    assert unzipped(wheels.family_sources(part)) == these(wanted)
    path = families.shipped()[part]
    assert (dist / path).is_file()
    for script in (dist / "assets" / "worker.js", *dist.glob("assets/part-*.js")):
        if '"archive":null' in script.read_text("utf-8"):
            assert path in script.read_text("utf-8")


def test_the_scripts_know_every_family_and_its_games(dist: Path) -> None:
    """As the registry has them; one family needs no archive, that of every other one lies in the site."""
    known = families.known()
    assert [row["id"] for row in known] == list(registry.families())
    for row in known:
        family = registry.family_named(row["id"])
        assert row["games"] == [game.id for game in family.games]
        assert row["record"] == family.name_in_records
        assert row["archive"] is None or (dist / row["archive"]).is_file()
    assert [row["id"] for row in known if row["archive"]] == list(page_wheel.APART)
    assert len(known) == len(page_wheel.APART) + 1
    (part,) = (file for file in dist.glob("assets/part-*.js") if '"archive":null' in file.read_text("utf-8"))
    assert part.name in (dist / "index.html").read_text("utf-8"), "the page needs it at once"
    for script in (part, dist / "assets" / "worker.js"):
        assert json.dumps(known, ensure_ascii=False, separators=(",", ":")) in script.read_text("utf-8")


def test_the_styles_of_a_family_are_a_file_of_their_own(dist: Path) -> None:
    own = {"mahjong": ".tile", "guihuzi": ".card.locked"}
    assert set(own) == set(page_wheel.APART)
    for family, selector in own.items():
        assert selector in (dist / "assets" / f"{family}.css").read_text("utf-8")
    assert ".tile.standing" not in (dist / "assets" / "style.css").read_text("utf-8")


def test_the_page_s_wheel_installs(dist: Path, build: dict[str, Any], tmp_path: Path) -> None:
    """pip installs it, and its engine answers without anything that was left out."""
    target, wheel = str(tmp_path), str(dist / build["engineWheel"])
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", target, wheel]
    subprocess.run(install, check=True, capture_output=True)
    asked = """import hupai.session; print(hupai.session.Session().handle('{"do": "games"}'), hupai.__file__)"""
    alone = {"PYTHONPATH": target}
    done = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, encoding="utf-8", env=alone)
    answer, where = done.stdout.rsplit(maxsplit=1)
    assert json.loads(answer)["ok"] and Path(where).is_relative_to(tmp_path)


def test_the_runtime_lists_no_missing_package(dist: Path) -> None:
    lock = json.loads((dist / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    assert list(lock["packages"]) == ["micropip"]
    named = lock["packages"]["micropip"]
    file = (dist / "pyodide" / named["file_name"]).resolve()
    assert wheels.sha256(file) == named["sha256"] == wheels.MICROPIP_SHA256[named["version"]]


def test_pyodide_is_not_bundled(dist: Path) -> None:
    assert (dist / "assets" / "worker.js").stat().st_size < 60_000
    assert "pyodide" not in json.loads(site.BUNDLED.read_text("utf-8"))


@each_row("page", sorted(path.name for path in (ROOT / "web").glob("*.html")) + ["licences/index.html"])
def test_pages_have_only_relative_links_to_existing_files(dist: Path, page: str) -> None:
    tags = Markup((dist / page).read_text("utf-8")).tags
    assert page == "404.html" or all("src" in tag.attributes for tag in tags if tag.name == "script")
    links = [link for tag in tags for name, link in tag.attributes.items() if name in ("href", "src", "action")]
    for link in (link for link in links if not link.startswith(("data:", "#"))):
        assert not re.match(r"[a-z]+:|/", link), f"{page} links to {link}"
        target = (dist / page).parent / re.split("[?#]", link)[0]
        assert target.exists(), f"{page} links to {link}"


@each_row("path", OWN_SCRIPTS)
def test_scripts_and_styles_name_no_other_host(dist: Path, path: str) -> None:
    text = UNUSED.sub("", NAMESPACES.sub("", (dist / path).read_text("utf-8")))
    assert re.findall(r"https?://[^\s\"'`<)]+", text) == []


def test_no_source_map_is_shipped(dist: Path) -> None:
    assert not list(dist.rglob("*.map"))
    assert "sourceMappingURL=" not in (dist / "assets" / "main.js").read_text("utf-8")


@each_row("name", ["cards.svg", "cards-kai.svg"])
def test_a_sprite_draws_every_card(dist: Path, name: str) -> None:
    svg = (dist / "assets" / name).read_text("utf-8")
    symbol = r'<symbol id="([\w-]+)" viewBox="0 0 (\d+) \2"><path d="([^"]+)"/></symbol>'
    drawn = {found[0]: found[2] for found in re.findall(symbol, svg)}
    assert set(drawn) >= {f"c-{cards.code(kind)}" for kind in range(cards.KINDS + 1)}
    assert len(set(drawn.values())) == len(drawn)
    assert 'fill="currentColor"' in svg
    licence = re.search(r"SIL Open Font License 1\.1 \(licences/([\w-]+\.txt)\)", svg)
    assert licence
    assert "SIL OPEN FONT LICENSE" in (dist / "licences" / licence[1]).read_text("utf-8")
    assert len(gzip.compress(svg.encode())) <= 10_000


@each_row("name", ["cards.svg", "cards-kai.svg", "calls.svg", "tiles.svg", "tiles-plain.svg"])
def test_the_page_knows_the_box_of_every_picture(dist: Path, name: str) -> None:
    """A drawing gives its box itself, before the sprite is here."""
    boxes = set(re.findall(r'<symbol id="[\w-]+" viewBox="([\d ]+)"', (dist / "assets" / name).read_text("utf-8")))
    tile, character = re.findall(r'"(0 0 \d+ \d+)"', (ROOT / "web" / "src" / "glyphs" / "glyph.js").read_text("utf-8"))
    assert boxes == {tile if name.startswith("tiles") else character}


def test_the_sprite_has_every_word_that_the_page_uses(dist: Path) -> None:
    svg = (dist / "assets" / "cards.svg").read_text("utf-8")
    scripts = "".join(file.read_text("utf-8") for file in steps.files_in(ROOT / "web" / "src"))
    asked = set(re.findall(r"""["'`#]([cw]-[a-z0-9]+)["'`]""", scripts))
    assert asked
    assert asked <= set(re.findall(r'<symbol id="([\w-]+)"', svg))


@pytest.mark.parametrize("name", ["hupai-play.js", "hupai-play.module.js", "classic.js"])
def test_every_script_with_the_elements_knows_what_a_first_question_downloads(dist: Path, name: str) -> None:
    script = (dist / "embed" / "v1" / name).read_text("utf-8")
    assert re.search(r'\{"start": [1-9]\d{6}', script)


def test_everything_shipped_has_a_licence(dist: Path) -> None:
    index = json.loads((dist / "licences" / "index.json").read_text("utf-8"))
    named = {row["name"] for row in index}
    assert named >= {"Hupai", "Pyodide", "CPython", "micropip", "Noto Serif SC", "LXGW WenKai", "lit", "comlink", "idb"}
    assert named >= set(json.loads(site.BUNDLED.read_text("utf-8")))
    for row in index:
        assert row["licence"]
        assert len((dist / "licences" / row["text"]).read_text("utf-8")) > 400


def test_a_failed_assembly_leaves_the_site_unchanged(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = (dist / "build.json").read_bytes()

    def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(runtime, "copy", lambda _: None)  # half of all the files
    monkeypatch.setattr(offline, "write", fail)
    with pytest.raises(OSError, match="disk full"):
        site._assemble()
    assert (DIST / "build.json").read_bytes() == before
