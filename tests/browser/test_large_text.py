"""No page scrolls sideways on the narrowest screen, at the usual size of text and at the large one of a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import assert_no_sideways_scroll
from tests.browser.player import LOCALES, Lang
from tests.browser.support import SMALL_PHONE, OpenPage

PAGES = {
    "": ".start",
    "calculate.html": ".pad button",
    "calculate.html#game=leiyang&cards=123s123b567s567b999s999b44s&win=4s": ".pad button",
    "learn.html": "main h1",
    "learn.html#kan/2": "main h1",
    "rules.html": "main h1",
    "glossary.html": "main h1",
    "practise.html": "main h1",
    "publish.html": "main h1",
    "publish.html#position": "main h1",
    "tournament.html": ".cup-chosen",
    "diagnostics.html": "h1",
    "404.html": "h1",
    "embed.html#hand?game=leiyang&cards=1q": "svg",
}
"""Pages, each with what it shows once it is drawn."""
DENSE = ["", [*PAGES][2], "learn.html#kan/2", "practise.html", "publish.html#position", "tournament.html"]
"""Those with most beside each other."""


@pytest.mark.parametrize(
    ("lang", "size", "pages"),
    [
        ("en", 24, DENSE),
        *(pytest.param(lang, size, [*PAGES], marks=pytest.mark.long) for lang in LOCALES for size in (16, 24)),
    ],
)
def test_no_page_scrolls_sideways_whatever_the_size_of_text(
    open_page: OpenPage, lang: Lang, size: int, pages: list[str]
) -> None:
    page = open_page(SMALL_PHONE, touch=True, lang=LOCALES[lang], path="404.html")
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": size}})
    site = page.url.removesuffix("404.html")
    for path in pages:
        page.goto("about:blank")
        page.goto(f"{site}{path}")
        expect(page.locator(PAGES[path]).first, path).to_be_visible()
        try:
            assert_no_sideways_scroll(page)
        except AssertionError as failed:
            failed.add_note(path or "index.html")
            raise
