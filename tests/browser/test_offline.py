"""After one visit the site works without a network, under a sub-path, from a host that sends no headers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from hupai_build import offline
from tests.browser.hosting import AT_ONCE, KEPT, Host
from tests.browser.player import LOCALES, SOON, Player
from tests.browser.support import PHONE, OpenPage, Shot

SHARE_OF_A_VISIT = 6_470_000
"""Bytes that a first visit may cost, packed. Six million are wanted: the two parts of Python's program are larger
together than the whole was, and what Pyodide's own modules import is sent although nobody uses it. The family of 鬼胡子
costs about 140,000, the puzzles of all games 160,000. The bench says by how much that is missed."""

LEFT = "async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]"


def visit(open_page: OpenPage, host: Host) -> Page:
    """Open the site and stay until it is kept for use without a network."""
    there = f"request left the origin: {host.site.origin}/"
    gone = "ERR_INTERNET_DISCONNECTED|404.*/part-"
    how: dict[str, Any] = {"service_workers": "allow", "allow": [there, gone], "script": AT_ONCE}
    page = open_page(PHONE, lang=LOCALES["zh"], path=host.site.url, **how)
    page.locator("hp-page").evaluate(KEPT)
    return page


def test_a_session_is_played_without_a_network(open_page: OpenPage, host: Host, dist: Path, shot: Shot) -> None:
    """The first visit fetches nothing twice; after it nothing is fetched: parts, a reload, the pages to read."""
    page = visit(open_page, host)
    times = Counter(sent.path for sent in host.sent if sent.bytes)
    assert [path for path, count in times.items() if count > 1] == []
    kept = {file.relative_to(dist).as_posix() for file in offline.kept_files(dist)}
    assert set(times) == (kept - {"index.html"}) | {"", "sw.js"}
    assert sum(sent.bytes for sent in host.sent) < SHARE_OF_A_VISIT

    page.evaluate("caches.open('hupai-other')")  # not the service worker's: it stays what it is

    host.silent = True
    page.context.set_offline(True)
    player = Player(page)
    player.hurry()  # the settings are a part that is loaded only now
    player.start(hands=1, deal=SOON)
    player.reach("discard")
    before = player.position()
    page.reload()
    player.moment()
    assert player.position() == before
    page.get_by_role("button", name="托管", exact=True).click()
    player.button("tally", player.result).click()
    expect(page.locator(".tally-list > li")).to_have_count(1)

    page.goto(f"{host.site.url}learn.html")
    page.locator("a.lesson-link").first.click()
    expect(page.locator("hp-step h1")).to_be_visible()
    page.goto(f"{host.site.url}rules.html?from=here#yongzhou")
    expect(page.locator("main.reading h1")).to_be_visible()
    page.goto(f"{host.site.url}glossary.html")
    expect(page.get_by_text("chouwei").or_(page.get_by_text("臭偎")).first).to_be_visible()
    page.goto(f"{host.site.url}calculate.html#game=kawuxing&cards=2245667s+123p&laid=peng:777z")
    page.get_by_role("button", name="算一算").click()
    expect(page.locator("hp-answer .waits > li")).to_have_count(2)
    page.goto(f"{host.site.url}diagnostics.html")
    expect(page.locator("main.diagnostics details").first).to_be_visible()
    page.goto(f"{host.site.url}index.html")
    page.get_by_role("button", name="这里存了什么").click()
    site = page.locator('.stored [data-kind="site"]')
    expect(page.locator("dialog [data-offline]")).to_contain_text("断网也能打")
    expect(site).to_contain_text(f"{len(kept)} 个文件")
    shot(page, "stored-kept")
    site.get_by_role("button", name="清掉").click()
    site.get_by_role("button", name="清掉").click()
    expect(site).to_contain_text("没有")
    assert page.evaluate(LEFT) == [0, ["hupai-other"]]
