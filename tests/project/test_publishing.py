"""The recipes for publishing systems build the same article with all its diagrams, and stop at a wrong one."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hupai.markdown import drawn, in_page
from hupai_build.paths import ROOT
from tests import publishing_sites as sites
from tests.markup import Tag
from tests.rows import each_row

pytestmark = pytest.mark.usefixtures("dist")
"""The outlines of the cards and the npm package are made with the site."""

Build = Callable[[Path, Path], sites.Built]
DRAWING: dict[str, Build] = {"mkdocs": sites.mkdocs, "mdx": sites.mdx, "hexo": sites.hexo}
"""The systems that draw when a site is built."""
WHERE = {
    "mkdocs": f"line {sites.WRONG_LINE}: ",
    "mdx": f"article.md:{sites.WRONG_LINE}: ",
    "hexo": f"_posts/article.md: line {sites.WRONG_LINE + 4}: ",
}
"""How each names the wrong line; Hexo's has four lines of front matter above it."""
PICTURE = re.compile(r'<div class="hupai"><svg.*?</svg></div>', re.DOTALL)
DIAGRAMS = 6
SHOWN = {".md", ".yml", ".js", ".mjs", ".ts", ".php", ".txt", ".html"}
HOST = "https://example.org/hupai/embed/v1/hupai-cards.js"


def canonical(svg: str) -> str:
    """A picture as XML in which spelling does not matter."""
    return ElementTree.canonicalize(svg)


def expected_elements() -> Iterator[Tag]:
    """The elements that say what the blocks of the article say."""
    for block in sites.blocks():
        *named, notation = block.split("\n")
        attributes = dict(line.split(": ", 1) for line in named)
        groups = ":" in notation.split()[0]
        yield Tag("hupai-meld" if groups else "hupai-hand", attributes, notation)


def test_the_article_has_diagrams_of_both_families() -> None:
    pictures = [drawn(block) for block in sites.blocks()]
    assert len({picture.title for picture in pictures}) == DIAGRAMS
    games = [re.search("game: (.+)", block)[1] for block in sites.blocks()]  # type: ignore[index]
    assert len(set(games)) == DIAGRAMS and {"leiyang", "yibin"} <= set(games)


@pytest.mark.long
@pytest.mark.parametrize("system", DRAWING)
def test_a_built_page_has_every_diagram_as_the_engine_draws_it(system: str, tmp_path: Path) -> None:
    built = DRAWING[system](sites.ARTICLE, tmp_path / "site")
    assert built.page, built.said
    pictures = [canonical(svg) for svg in PICTURE.findall(built.page)]
    assert pictures == [canonical(in_page(drawn(block))) for block in sites.blocks()]


@pytest.mark.long
@pytest.mark.parametrize("system", DRAWING)
def test_a_wrong_diagram_stops_the_build_with_its_line(system: str, tmp_path: Path) -> None:
    built = DRAWING[system](sites.WRONG, tmp_path / "site")
    assert not built.page
    assert f"{WHERE[system]}The digits need their size behind them" in built.said


@pytest.mark.long
def test_a_whole_docusaurus_draws_every_diagram_and_stops_at_a_wrong_one() -> None:
    built = sites.docusaurus(sites.ARTICLE)
    titles = re.findall(r"<svg [^>]*role=\"?img\"?[^>]*><title>([^<]*)", built.page)
    assert titles == [drawn(block).title for block in sites.blocks()], built.said
    wrong = sites.docusaurus(sites.WRONG)
    assert not wrong.page and "The digits need their size behind them" in wrong.said


@each_row("system", ["html", "wordpress"])
def test_plain_html_and_what_wordpress_shows_have_the_elements_and_the_script(system: str) -> None:
    page = (sites.FIXTURES / system / "article.html").read_text("utf-8")
    assert sites.elements(page) == [*expected_elements()]
    assert page.count(f'<script src="{HOST}" defer></script>') == 1


@pytest.fixture
def php() -> str:
    """The command-line PHP; the tests that run the plugin are skipped where there is none."""
    found = shutil.which("php")
    if found is None:
        pytest.skip("no php on this machine: the page in wordpress/article.html stands for what the plugin makes")
    return found


def test_the_plugin_for_wordpress_makes_that_page(php: str) -> None:
    built = sites.wordpress(sites.FIXTURES / "wordpress" / "article.txt", php)
    assert built.page == (sites.FIXTURES / "wordpress" / "article.html").read_text("utf-8"), built.said


def test_the_plugin_for_wordpress_lets_no_markup_through(php: str, tmp_path: Path) -> None:
    article = tmp_path / "article.txt"
    article.write_text('[hupai onclick="x" caption="<i>"]<script>alert(1)</script>12s & "[/hupai]', "utf-8")
    page = sites.wordpress(article, php).page
    assert '<hupai-hand caption="&lt;i&gt;">12s &amp; &quot;</hupai-hand>' in page
    assert "onclick" not in page and "alert" not in page


def lines_of(text: str) -> str:
    """A text without indents and empty lines."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def test_the_document_shows_what_is_built_here() -> None:
    """Its pieces of code are parts of the fixtures, but for commands; of shortcodes each line is."""
    fenced = re.compile(r"^(`{3,})(\w+)\n(.*?)^\1$", re.DOTALL | re.MULTILINE)
    shown = [(kind, code) for _, kind, code in fenced.findall((ROOT / "docs" / "publishing.md").read_text("utf-8"))]
    assert {kind for kind, _ in shown} == {"markdown", "sh", "yaml", "js", "ts", "php", "text", "html"}
    files = [file for file in sites.FIXTURES.rglob("*") if file.suffix in SHOWN]
    texts = [lines_of(file.read_text("utf-8")) for file in files]
    for kind, code in shown:
        parts = [] if kind == "sh" else code.splitlines() if kind == "text" else [code]
        assert all(any(lines_of(part) in text for text in texts) for part in parts), code


def test_the_packages_of_the_systems_are_pinned() -> None:
    """Those that are installed together, in tests/project/test_tree.py."""
    manifest = json.loads((sites.FIXTURES / "node" / "package.json").read_text("utf-8"))
    for fixture in ("hexo", "docusaurus"):
        wanted = json.loads((sites.FIXTURES / fixture / "package.json").read_text("utf-8"))["dependencies"]
        assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
        assert all(manifest["dependencies"].get(name, version) == version for name, version in wanted.items())
