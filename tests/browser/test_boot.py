"""The page while Python starts, and where Python never comes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.player import LOCALES, Player
from tests.browser.support import PHONE, OpenPage, Shot


@pytest.mark.long
def test_the_table_is_drawn_before_python(open_page: OpenPage) -> None:
    """Face-down cards and the bytes loaded so far are shown; then the match begins by itself."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES["zh"])
    held: list[Route] = []
    page.route("**/*.asm.wasm", lambda route: held.append(route))
    with page.expect_request("**/*.asm.wasm"):
        page.reload()
    player = Player(page)
    player.button("start").click()
    expect(page.locator("hp-hand .card.back").first).to_be_visible()
    expect(page.locator(".progress")).to_contain_text(re.compile(r"正在下载 \d+\.\d / \d+\.\d MB"))
    for route in held:
        route.continue_()
    assert player.moment() in ("claim", "discard", "result")


def test_a_slow_download_says_how_long_it_takes_and_what_can_be_read_meanwhile(open_page: OpenPage, shot: Shot) -> None:
    """The rule book opens in another tab, so that nothing has to be downloaded again."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES["en"], path="404.html")
    link = page.context.new_cdp_session(page)
    slow = {"offline": False, "latency": 0, "downloadThroughput": 250_000, "uploadThroughput": -1}
    link.send("Network.emulateNetworkConditions", slow)
    page.goto(page.url.removesuffix("404.html"))
    player = Player(page, "en")
    player.button("start").click()
    expect(page.locator(".progress")).to_contain_text(re.compile(r"Downloading \S+ of \S+ MB, about \d+ s left"))
    expect(page.locator(".meanwhile a")).to_have_count(2)
    shot(page, "slow-download")
    with page.expect_popup() as opened:
        page.locator(".meanwhile").get_by_role("link", name="Rule book").click()
    expect(opened.value.get_by_role("heading", level=1)).to_be_visible()
    opened.value.close()
    link.send("Network.emulateNetworkConditions", slow | {"downloadThroughput": -1})
    player.moment()


def test_the_last_table_is_drawn_before_python(open_page: OpenPage) -> None:
    """After a reload every card lies where it lay; no answer is taken before Python is there."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES["zh"])
    player = Player(page)
    player.hurry()
    player.start(hands=4, deal=3)
    player.reach("discard")
    player.discard()
    player.moment()
    table, cards = player.position(), player.hand.aria_snapshot()
    held: list[Route] = []
    page.route("**/*.asm.wasm", lambda route: held.append(route))
    with page.expect_request("**/*.asm.wasm"):
        page.reload()
    expect(page.locator("hp-prompt .progress")).to_be_visible()
    expect(player.hand.get_by_role("button")).to_have_count(cards.count("button"))
    expect(player.cards).to_have_count(0)
    expect(player.prompt).to_have_count(0)
    for route in held:
        route.continue_()
    player.moment()
    assert player.position() == table


@pytest.mark.long
def test_a_runtime_that_cannot_be_fetched_is_told(open_page: OpenPage) -> None:
    """The page says so and offers to try again."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES["en"], allow=["Failed to load resource", "console error"])
    page.route("**/*.asm.wasm", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("could not start")
    page.unroute("**/*.asm.wasm")
    page.get_by_role("button", name="Try again").click()
    Player(page, "en").start()


LATE = """async element => {
  const page = element.page;
  let report;
  const { boot } = page.engine;
  page.engine.boot = async told => { report = told; };
  await page.supervisor.boot();
  page.engine.boot = boot;
  report({ step: "download", loaded: 1, total: 2 });
  return page.app.boot.step;
}"""
"""A start whose last download, which it did without, tells of itself when all is ready."""


def test_a_download_that_comes_late_does_not_undo_the_start(used_page: OpenPage) -> None:
    """What is told of a start after it is over counts no more: the next match begins."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    assert page.locator("hp-page").evaluate(LATE) == "ready"
    Player(page).start()
