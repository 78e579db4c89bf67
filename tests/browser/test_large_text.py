"""No page scrolls sideways on the narrowest screen, at the usual size of text and at the large one of a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import assert_no_sideways_scroll
from tests.browser.player import LOCALES, Lang
from tests.browser.support import SMALL_PHONE, OpenPage

DENSE = {
    "": ".start",
    "calculate.html#game=leiyang&cards=123s123b567s567b999s999b44s&win=4s": ".pad button",
    "learn.html#kan/2": "main h1",
    "practise.html": "main h1",
    "publish.html#position": "main h1",
    "tournament.html": ".cup-chosen",
}
"""Pages with much beside each other, each with what it shows once it is drawn."""
OTHERS = {
    "calculate.html": ".pad button",
    "learn.html": "main h1",
    "rules.html": "main h1",
    "glossary.html": "main h1",
    "publish.html": "main h1",
    "diagnostics.html": "h1",
    "404.html": "h1",
    "embed.html#hand?game=leiyang&cards=1q": "svg",
}


@pytest.mark.parametrize("pages", [DENSE, pytest.param(OTHERS, marks=pytest.mark.long)], ids=["dense", "others"])
@pytest.mark.parametrize("size", [pytest.param(16, marks=pytest.mark.long), 24])
@pytest.mark.parametrize("lang", [pytest.param("zh", marks=pytest.mark.long), "en"])
def test_no_page_scrolls_sideways_whatever_the_size_of_text(
    open_page: OpenPage, lang: Lang, size: int, pages: dict[str, str]
) -> None:
    page = open_page(SMALL_PHONE, touch=True, lang=LOCALES[lang], path="404.html")
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": size}})
    site = page.url.removesuffix("404.html")
    for path, drawn in pages.items():
        page.goto("about:blank")
        page.goto(f"{site}{path}")
        expect(page.locator(drawn).first, path).to_be_visible()
        try:
            assert_no_sideways_scroll(page)
        except AssertionError as failed:
            failed.add_note(path or "index.html")
            raise
