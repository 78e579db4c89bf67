"""What publishing systems make of an article, printed by a browser without JavaScript: nothing is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from hupai.markdown import drawn
from tests import publishing_sites as sites

ADDRESS = "http://article.example/"
DRAWING = {"mkdocs": sites.mkdocs, "mdx": sites.mdx, "hexo": sites.hexo}

pytestmark = pytest.mark.usefixtures("dist")


@pytest.fixture
def printed(browser: Browser) -> Iterator[Page]:
    """A page as it is printed, with JavaScript off."""
    context = browser.new_context(java_script_enabled=False, viewport={"width": 800, "height": 1100})
    page = context.new_page()
    page.emulate_media(media="print")
    yield page
    context.close()


def show(page: Page, html: str) -> None:
    """Open a page of another site; whatever else it asks for is missing."""
    page.route("**/*", lambda route: route.abort())
    page.route(ADDRESS, lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(ADDRESS)


@pytest.mark.long
@pytest.mark.parametrize("system", DRAWING)
def test_diagrams_that_are_drawn_at_build_are_all_printed(system: str, printed: Page, tmp_path: Path) -> None:
    built = DRAWING[system](sites.ARTICLE, tmp_path / "site")
    show(printed, built.page)
    for block in sites.blocks():
        picture = printed.get_by_role("img", name=drawn(block).title, exact=True)
        expect(picture).to_be_visible()
        box = picture.bounding_box()
        assert box and box["width"] > 100 and box["height"] > 50 and box["x"] + box["width"] <= 800
    assert printed.pdf().startswith(b"%PDF")


@pytest.mark.parametrize("system", ["wordpress", "html"])
def test_elsewhere_the_notation_is_printed(system: str, printed: Page) -> None:
    page = (sites.FIXTURES / system / "article.html").read_text("utf-8")
    show(printed, page)
    for tag, _, notation in sites.elements(page):
        expect(printed.locator(tag).filter(has_text=notation)).to_be_visible()
