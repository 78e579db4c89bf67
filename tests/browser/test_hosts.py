"""The site starts, plays, works without a network and is embedded, whichever host it lies on."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.broken import ODD
from tests.browser.host_page import other_site
from tests.browser.hosting import KEPT
from tests.browser.player import LOCALES, PATIENCE_MS, Player
from tests.browser.real_hosts import IMITATED, REAL, NotHad, Running, imitated, real
from tests.browser.support import MOUNT

MISLABELLING = ("application/octet-stream", "text/plain")
"""Hosts from which no browser takes a service worker."""
HARDEST = "application/octet-stream"
"""What a host sends that is the hardest to start from."""


@pytest.fixture(scope="module")
def docs(dist: Path) -> Iterator[Path]:
    """A folder that servers with few rights may read, with the site at its sub-path."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        shutil.copytree(dist, Path(folder) / MOUNT.lstrip("/"))
        yield Path(folder)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh browser in Chinese."""
    made = browser.new_context(viewport={"width": 360, "height": 640}, locale=LOCALES["zh"])
    made.set_default_timeout(PATIENCE_MS)
    yield made
    made.close()


def plays(page: Page) -> Player:
    """Begin a match and play a card."""
    player = Player(page)
    expect(player.button("start")).to_be_visible()
    player.hurry()
    player.start(hands=4, deal=5)
    player.reach("discard")
    player.discard()
    player.moment()
    return player


def is_embedded(context: BrowserContext, host: Running) -> None:
    """An article on another host shows a hand and has the engine work it out."""
    body = f"""<!doctype html><meta charset="utf-8"><script src="{host.url}embed/v1/hupai-play.js" defer></script>
    <hupai-hand>123s</hupai-hand><hupai-waits game="kawuxing">2245667s 123p 777z</hupai-waits>"""
    page = context.new_page()
    with other_site([(body.encode(), {"Content-Type": "text/html"})]) as address:
        page.goto(address)
        expect(page.locator("body > hupai-hand svg[role=img]")).to_have_count(1)
        page.locator("hupai-waits").get_by_role("button").click()
        expect(page.locator("hupai-waits .answer li").first).to_be_visible()
    page.close()


@pytest.mark.long
@pytest.mark.parametrize("name", [*REAL, *IMITATED])
def test_the_site_plays_from_any_host(context: BrowserContext, docs: Path, tmp_path: Path, name: str) -> None:
    """Start, a card, a rare question, an embed in another site, then without the host: the match goes on where it was.

    A browser takes no service worker from a host that says that scripts are something else: there the page says so.
    """
    with ExitStack() as stack:
        try:
            host = stack.enter_context(real(name, docs, tmp_path) if name in REAL else imitated(name, docs))
        except NotHad as reason:
            pytest.skip(f"{name}: {reason}")
        page = context.new_page()
        page.goto(host.url)
        player = plays(page)
        assert page.locator("hp-page").evaluate(ODD).startswith("Error: not_json")
        is_embedded(context, host)
        if name in MISLABELLING:
            player.leave()
            page.get_by_role("button", name="这里存了什么").click()
            expect(page.locator("dialog [data-offline=types]")).to_be_visible()
            return
        page.locator("hp-page").evaluate(KEPT)
        host.stop()
        context.set_offline(True)
        before = player.position()
        page.reload()
        player.moment()
        assert player.position() == before
        player.reach("discard")
        player.discard()
        player.moment()


@pytest.mark.long
def test_a_worker_that_is_handed_its_files_plays_without_the_rest_of_the_program(
    context: BrowserContext, docs: Path
) -> None:
    """It starts although the rest does not come; only a question that needs it is told that, and the match goes on."""
    with imitated(HARDEST, docs) as host:
        page = context.new_page()
        page.route("**/pyodide.rest-*", lambda route: route.abort())
        page.goto(host.url)
        player = plays(page)
        player.reach("discard")
        before = player.position()
        page.locator("hp-page").evaluate(ODD)
        expect(page.locator(".toast")).to_contain_text("没下载下来（")
        expect(page.locator(".toast")).to_contain_text("pyodide.rest-")
        player.moment()
        assert player.position() == before
        page.unroute("**/pyodide.rest-*")
