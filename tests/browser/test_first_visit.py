"""The first visit: from the lobby through the first lesson to the win of the guided hand, by the page alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.learner import Way
from tests.browser.player import LOCALES, Lang
from tests.browser.support import DESKTOP, TOUCHED, OpenPage, Shot, Size
from tests.browser.visitor import Visitor

WIDEST: Size = (1920, 1080)
VISITS = [(lang, size) for size in [*TOUCHED, DESKTOP, WIDEST] for lang in LOCALES]
"""Small ones by touch, large ones by mouse and keys. An ordinary run plays the lessons and the guided hand apart."""


@pytest.mark.long
@pytest.mark.parametrize(("lang", "size"), VISITS, ids=[f"{lang}-{width}x{height}" for lang, (width, height) in VISITS])
def test_whoever_has_never_played_finds_the_way_to_a_win(
    open_page: OpenPage, shot: Shot, lang: Lang, size: Size
) -> None:
    """At each step all that is to be read and pressed is inside the window, and no card of the hand is covered."""
    way: Way = "touch" if size in TOUCHED else "keys"
    page = open_page(size, touch=way == "touch", lang=LOCALES[lang])
    visitor = Visitor(page, lang, way)
    page.locator("hp-page").evaluate("one => one.page.lobby.setSettings({ speed: 'instant' })")
    visitor.press(page.locator("a.entry"))
    first = page.locator("a.lesson-link", has=page.locator(".begin-here"))
    expect(first).to_have_count(1)
    visitor.press(first)
    expect(visitor.part("h1")).to_be_visible()
    steps = page.locator(".dot").count()
    for step in range(1, steps + 1):
        visitor.learn(step, steps)
    visitor.press(page.locator(".ending .answer.play"))
    visitor.play()
    shot(page, f"first-visit-{lang}-{size[0]}")
    sheet = visitor.result
    expect(sheet).to_have_class(re.compile(r"\bwon\b"))
    visitor.sees(sheet.locator("h2"), sheet.locator(".scores"))
    ending = sheet.locator(".guide-end p").first
    ending.scroll_into_view_if_needed()
    visitor.sees(ending)
