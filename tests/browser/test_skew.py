"""The site changes to a newer build while a page is open: the page says so, and one click makes it consistent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.broken import HANDLED
from tests.browser.hosting import BUILD, NEWER, Host
from tests.browser.player import LOCALES, PATIENCE_MS, SOON, Player
from tests.browser.stored import QUIET
from tests.browser.support import PHONE, OpenPage, now_and_later


@pytest.mark.long
def test_an_old_page_becomes_consistent_again(open_page: OpenPage, host: Host) -> None:
    """Parts of the old build are gone and the restarted engine is a newer one: the match goes on where it was."""
    allow = [f"request left the origin: {host.site.origin}/", "404.*/part-"]
    page = open_page(PHONE, lang=LOCALES["zh"], path=host.site.url, allow=allow, script=HANDLED)
    player = Player(page)
    player.hurry()
    player.start(hands=4, deal=SOON)
    player.reach("discard")
    before = player.position()
    host.deploy()
    page.keyboard.press("l")
    note = page.get_by_role("alert")
    expect(note).to_contain_text("这一页要的旧部件没有了")
    player.button("close", note).click()
    assert player.position() == before

    page.evaluate("window.workers[0].dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))")
    failed = page.locator(".progress.failed")
    expect(failed).to_contain_text("这一页旧的用不了它", timeout=PATIENCE_MS)
    with page.expect_event("load"):
        failed.get_by_role("button", name="换上新版").click()
    player.moment()
    assert player.position() == before
    assert page.evaluate(BUILD) == NEWER


@pytest.mark.long
def test_an_engine_of_another_build_does_not_play(open_page: OpenPage, host: Host) -> None:
    """The site changes between the worker and its archive: the mixed engine is refused, and one click mends it."""
    # The part that makes sounds is asked for by the first press, and may come too late.
    allow = [f"request left the origin: {host.site.origin}/", "404.*/part-", "favicon"]
    page = open_page(PHONE, lang=LOCALES["en"], path=f"{host.site.url}{QUIET}", allow=allow)
    held: list[Route] = []
    page.route(re.compile("boot/engine.pack"), lambda route: held.append(route), times=1)
    with page.expect_request(re.compile("boot/engine.pack")):
        page.goto(host.site.url)
    player = Player(page, "en")
    player.button("start").click()
    expect(page.locator(".progress")).to_be_visible()
    host.deploy()
    held[0].continue_()
    failed = page.locator(".progress.failed")
    expect(failed).to_contain_text("which this older page cannot use", timeout=2 * PATIENCE_MS)
    with page.expect_event("load"):
        failed.get_by_role("button", name="Use the new version").click()
    player.start()
    assert page.evaluate(BUILD) == NEWER


PAGES = {
    "calculate.html#game=kawuxing&cards=2245667s123p777z": (".calculate-answer button", ".waits li"),
    "practise.html#game=yongzhou": ("main.practise button.play", ".puzzle-question h1"),
    "tournament.html": ("button[type=submit]", ".cup-now"),
    "diagnostics.html": ("main button.play", "[data-step=engine]"),
}
"""What is pressed on a page beside the table that needs Python, and what then comes."""


@now_and_later("path", {path: path for path in PAGES}, next(iter(PAGES)))
def test_every_page_offers_the_newer_version(open_page: OpenPage, host: Host, path: str) -> None:
    """Opened first, without a service worker, while the site changes: the page says so, and one click mends it."""
    allow = [f"request left the origin: {host.site.origin}/", "404", "favicon"]
    page = open_page(PHONE, lang=LOCALES["zh"], path=f"{host.site.url}{path}", allow=allow)
    press, comes = (page.locator(selector).first for selector in PAGES[path])
    expect(press).to_be_enabled(timeout=PATIENCE_MS)
    host.deploy()
    press.click()
    notice = page.locator("body > .newer")
    expect(notice).to_contain_text("本站已经是新版本", timeout=PATIENCE_MS)
    for said in page.locator(".wrong, .cup-wrong, .practise-wrong, main [role=alert]").all_inner_texts():
        assert said == "" or "本站已经是新版本" in said
    with page.expect_event("load"):
        notice.get_by_role("button", name="换上新版").click()
    assert page.evaluate(BUILD) == NEWER
    expect(press.or_(comes).first).to_be_visible(timeout=PATIENCE_MS)  # what was begun goes on by itself
    if not comes.is_visible():
        press.click()
    expect(comes).to_be_visible(timeout=PATIENCE_MS)
    expect(notice).to_have_count(0)
