"""The npm package: its archive is whole, it draws as the engine does, its types and its manifest are true."""

from __future__ import annotations

import json
import shutil
import subprocess
import tarfile
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hupai
from hupai.markdown import BlockError, drawn, in_page
from hupai_build import node, npm_package
from hupai_build.paths import NODE_MODULES, ROOT, WEB
from tests import publishing_sites as sites

HAND_WRITTEN = {file.name for file in (WEB / "npm").iterdir()}
BUNDLED = {
    *("index.js", "svg.js", "remark.js", "hexo.cjs"),
    *("LICENSE", "licences/lxgw-wenkai.txt", "licences/noto-serif-sc.txt"),
}
MOST_PACKED = 120_000
"""Bytes of the archive. Outlines of 124 cards and tiles in two faces each are most of it."""
PIECES = ("123s", "270b", "k", "27q", "x", "peng:333s", "pong:1s", "45m", "9p", "win: 9b", "win: 9q", "laid: wei:xx4b")
GAMES = ("game: leiyang", "game: yibin", "game: nowhere")
LOOKS = ("lang: zh", "lang: en", "index: off", "index: maybe", "width: 3")


@pytest.fixture(scope="module")
def installed(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the packed package is installed."""
    sites.package()
    folder = tmp_path_factory.mktemp("installed")
    npm_package.pack(folder)
    with tarfile.open(folder / f"hupai-embed-{hupai.__version__}.tgz") as archive:
        archive.extractall(folder / "packed", filter="data")
    (folder / "packed" / "package").rename(folder / "packed" / "hupai-embed")
    (folder / "packed").rename(folder / "node_modules")
    return folder


def run(folder: Path, script: str, given: object = None) -> Any:
    """What a module prints as JSON; it reads what it is given from standard input."""
    file = folder / "script.mjs"
    file.write_text(f'import {{ readFileSync }} from "node:fs";\n{script}\n', "utf-8")
    command = [str(node.node()), str(file)]
    done = subprocess.run(command, input=json.dumps(given), capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_archive_has_what_is_needed_and_nothing_of_this_machine(installed: Path) -> None:
    archive = installed / f"hupai-embed-{hupai.__version__}.tgz"
    assert archive.stat().st_size < MOST_PACKED
    package = installed / "node_modules" / "hupai-embed"
    files = {file.relative_to(package).as_posix(): file for file in package.rglob("*") if file.is_file()}
    assert {name for name in files if not name.startswith("chunks/")} == HAND_WRITTEN | BUNDLED
    assert any(name.startswith("chunks/") for name in files)
    for name, file in files.items():
        text = file.read_text("utf-8")
        assert str(ROOT) not in text and str(Path.home()) + "/" not in text, name
    assert "SIL OPEN FONT LICENSE" in files["licences/noto-serif-sc.txt"].read_text("utf-8").upper()


def test_the_manifest_names_files_that_are_there(installed: Path) -> None:
    package = installed / "node_modules" / "hupai-embed"
    manifest = json.loads((package / "package.json").read_text("utf-8"))
    assert (manifest["name"], manifest["version"], manifest["license"]) == ("hupai-embed", hupai.__version__, "MIT")
    assert "dependencies" not in manifest and "scripts" not in manifest
    targets = [each for each in manifest["exports"].values() if isinstance(each, str)]
    targets += [file for each in manifest["exports"].values() if isinstance(each, dict) for file in each.values()]
    assert [name for name in targets if not (package / name).is_file()] == []


def test_on_github_the_manifest_names_the_repository() -> None:
    """Without it npm refuses to say where a package comes from."""
    there = npm_package.manifest("1.2.3", {"GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "who/hupai"})
    assert there["repository"] == {"type": "git", "url": "git+https://github.com/who/hupai.git"}
    assert there["version"] == "1.2.3" and "repository" not in npm_package.manifest("1.2.3", {})


def test_without_a_page_every_module_can_be_imported(installed: Path) -> None:
    found = run(
        installed,
        """import * as elements from "hupai-embed";
        import { createRequire } from "node:module";
        import remark from "hupai-embed/remark";
        import * as svg from "hupai-embed/svg";
        const hexo = createRequire(import.meta.url)("hupai-embed/hexo");
        const kinds = [typeof remark, typeof hexo, typeof window];
        console.log(JSON.stringify([Object.keys(elements), Object.keys(svg), ...kinds]));""",
    )
    assert found == [[], ["PictureError", "hand", "meld", "position"], "function", "function", "undefined"]


def test_it_draws_what_the_engine_draws(installed: Path) -> None:
    found = run(
        installed,
        """import { hand, meld } from "hupai-embed/svg";
        console.log(JSON.stringify([
          hand("12s 270b", { game: "leiyang", laid: "peng:333s", win: "9b", lang: "en", face: "kai" }),
          meld("fei:11m+2m angang:xxxx", { game: "yibin", theme: "dark", index: false }),
          hand("12s 27q", { drawErrors: true }),
        ]));""",
    )
    assert found == [
        hupai.svg.hand("12s 270b", game="leiyang", laid="peng:333s", win="9b", lang="en", face="kai").svg,
        hupai.svg.meld("fei:11m+2m angang:xxxx", game="yibin", theme="dark", index=False).svg,
        hupai.svg.hand("12s 27q", draw_errors=True).svg,
    ]


def test_an_error_says_what_and_where(installed: Path) -> None:
    found = run(
        installed,
        """import { hand, PictureError } from "hupai-embed/svg";
        const say = (...asked) => { try { hand(...asked) } catch (error) {
          return [error instanceof PictureError, error.name, error.code, error.part, error.position, error.message] } };
        console.log(JSON.stringify([say("12s 27q", { lang: "en" }), say("1s", { game: "whist", lang: "en" })]));""",
    )
    assert found[0][:5] == [True, "PictureError", "size_missing", "12s 27q", 4]
    assert found[0][5].startswith("The digits need their size behind them")
    assert found[1][2:5] == ["unknown_game", "whist", None] and "no game with the identifier" in found[1][5]


def test_blocks_are_read_as_the_engine_reads_them(installed: Path) -> None:
    """Also the wrong ones: the same line and the same sentence."""
    rng = Random(7)
    asked = ["\n".join(rng.choices(PIECES + GAMES + LOOKS, k=rng.randint(1, 5))) for _ in range(400)]
    expected = []
    for block in asked:
        try:
            expected.append(in_page(drawn(block, lang="zh")))
        except BlockError as error:
            expected.append(f"article: {error}")
    assert 50 < sum(text.startswith("<div") for text in expected) < 350
    found = run(
        installed,
        """import { createRequire } from "node:module";
        const register = createRequire(import.meta.url)("hupai-embed/hexo");
        let draw;
        register({ extend: { filter: { register: (_, filter) => { draw = filter; } } } }, { lang: "zh" });
        const one = (block) => {
          try {
            const { content } = draw({ content: `\\`\\`\\`hupai\\n${block}\\n\\`\\`\\``, source: "article" });
            return /<div.*<\\/div>/s.exec(content)[0];
          } catch (error) {
            return error.message.replace(/line (\\d+)/, (_, line) => `line ${line - 1}`);
          }
        };
        console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(one)));""",
        asked,
    )
    assert [*zip(asked, found, strict=True)] == [*zip(asked, expected, strict=True)]


def test_a_typescript_program_is_checked(installed: Path) -> None:
    for file in (sites.FIXTURES / "typescript").iterdir():
        shutil.copy(file, installed)
    tsc = NODE_MODULES / "typescript" / "bin" / "tsc"
    command = [str(node.node()), str(tsc), "-p", str(installed / "tsconfig.json")]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout


def test_the_manifest_of_the_elements_is_true(installed: Path) -> None:
    defined = run(
        installed,
        """globalThis.HTMLElement = class {};
        globalThis.document = { querySelector: () => true };
        globalThis.MutationObserver = class { observe() {} disconnect() {} };
        const found = {};
        globalThis.customElements = { get: () => undefined, define: (name, element) => {
          found[name] = element.observedAttributes; } };
        await import("hupai-embed");
        while (!found["hupai-quiz"]) await new Promise((done) => setTimeout(done, 10));
        console.log(JSON.stringify(found));""",
    )
    manifest = json.loads((installed / "node_modules" / "hupai-embed" / "custom-elements.json").read_text("utf-8"))
    (module,) = manifest["modules"]
    assert module["path"] == "index.js"
    described = {each["tagName"]: {name["name"] for name in each["attributes"]} for each in module["declarations"]}
    assert set(described) == set(defined) == {each["name"] for each in module["exports"]}
    assert described["hupai-hand"] == set(defined["hupai-hand"])
    assert all(names <= set(defined[tag]) for tag, names in described.items())
    types = (installed / "node_modules" / "hupai-embed" / "index.d.ts").read_text("utf-8")
    assert all(f'"{tag}": {each["name"]}' in types for each in module["declarations"] for tag in [each["tagName"]])
