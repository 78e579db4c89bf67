"""Whoever follows a recipe for a publishing system to the letter has the article right on a phone."""

from __future__ import annotations

import json
import mimetypes
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from hupai.session.moments import moments_json
from hupai.session.sharing import shared
from hupai_build.paths import ROOT
from tests import publishing_sites as sites
from tests.browser.boxes import assert_no_sideways_scroll
from tests.browser.test_embed_frame import LINKS

RECIPES = (ROOT / "docs" / "publishing.md").read_text("utf-8")
HOST, SITE = "https://example.org/hupai/", "http://article.example/"
FENCED = re.compile(r"^(`{3,})(\w+)\n(.*?)^\1$", re.DOTALL | re.MULTILINE)
ROOM = 8
"""The least room between a picture and the heading below it."""


def recipe(heading: str, kind: str) -> list[str]:
    """The pieces of code of a kind under a heading of the document."""
    section = RECIPES.partition(f"\n## {heading}\n")[2].partition("\n## ")[0] if heading else RECIPES
    return [code for _, language, code in FENCED.findall(section) if language == kind]


@pytest.fixture
def phone(browser: Browser, dist: Path) -> Iterator[Page]:
    """A page as wide as a phone; Hupai is hosted where the recipes say."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    context.route(f"{HOST}**", lambda route: serve(route, dist, urlsplit(HOST).path))
    page = context.new_page()
    page.on("response", lambda response: missing.append(response.url) if response.status >= 400 else None)
    missing: list[str] = []
    yield page
    context.close()
    assert not missing


def serve(route: Route, folder: Path, mount: str = "/") -> None:
    """Answer with a file of a folder, as a plain host does."""
    file = folder / urlsplit(route.request.url).path.removeprefix(mount)
    file = file / "index.html" if file.is_dir() else file
    if not file.is_file():
        return route.fulfill(status=404)
    return route.fulfill(path=file, content_type=mimetypes.guess_type(file)[0] or "application/octet-stream")


def assert_right(page: Page, pictures: int) -> None:
    """Assert that nothing is wider than the phone and that no picture touches the heading below it."""
    expect(page.locator(".hupai svg")).to_have_count(pictures)
    assert_no_sideways_scroll(page)
    for picture in page.locator(".hupai svg").all():
        box = picture.bounding_box()
        assert box and box["x"] + box["width"] <= 390
        below = picture.evaluate(
            "one => [...document.querySelectorAll('h2')].map(each => each.getBoundingClientRect().top + scrollY)"
            ".filter(top => top > one.getBoundingClientRect().top + scrollY)[0]"
        )
        assert below is None or below - box["y"] - box["height"] >= ROOM


@pytest.mark.long
@pytest.mark.parametrize("system", ["mdx", "hexo"])
def test_an_article_of_a_system_is_right_on_a_phone(system: str, phone: Page, tmp_path: Path) -> None:
    page = {"mdx": sites.mdx, "hexo": sites.hexo}[system](sites.ARTICLE, tmp_path / "site").page
    phone.route(f"{SITE}**", lambda route: route.fulfill(body=page, content_type="text/html"))
    phone.goto(SITE)
    assert_right(phone, len(sites.blocks()))


def test_who_follows_the_recipe_for_mkdocs_has_it_right_on_a_phone(phone: Page, tmp_path: Path) -> None:
    """A picture, and below it an element that shows a file beside the article."""
    made = sites.run_mkdocs(tmp_path, "new", ".")
    assert made.returncode == 0, made.stderr
    settings = tmp_path / "mkdocs.yml"
    settings.write_text(settings.read_text("utf-8") + "\n".join(recipe("MkDocs", "yaml")), "utf-8")
    block = recipe("", "markdown")[0]
    [element] = re.findall(r"`(<hupai-replay .*?)`", RECIPES)
    article = f"# Hands\n\n## Waits\n\n{block}\n## Played\n\n{element}\n"
    (tmp_path / "docs" / "article.md").write_text(article, "utf-8")
    link = json.loads(LINKS.read_text("utf-8"))[0]["link"]
    moments = moments_json(shared(link).match, 1, 0)
    (tmp_path / "docs" / "hand.json").write_text(json.dumps(moments), "utf-8")
    built = sites.run_mkdocs(tmp_path, "build")
    assert built.returncode == 0, built.stderr
    phone.route(f"{SITE}**", lambda route: serve(route, tmp_path / "site"))
    phone.goto(f"{SITE}article/")
    expect(phone.locator("hupai-replay p")).to_contain_text("Step")
    assert_right(phone, 1)
    (tmp_path / "docs" / "article.md").write_text(article.replace("270b", "27q"), "utf-8")
    wrong = sites.run_mkdocs(tmp_path, "build")
    assert "Traceback" not in wrong.stderr
    assert "line 10: The digits need their size behind them" in wrong.stderr
