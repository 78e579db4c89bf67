"""Two sites of one host, one in a folder of the other: each caches, renews and clears only its own files."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hupai_build import offline
from tests.browser.broken import WORKER
from tests.browser.hosting import BUILD, KEPT, NEWER, Host
from tests.browser.player import LOCALES, Player
from tests.browser.support import PHONE, OpenPage
from tests.browser.test_update import LOOK

KEEP = "element => element.page.offline.keep()"
FILES = """async root => {
  const name = (await caches.keys()).find(one => one.startsWith("hupai-precache-") && one.endsWith(root));
  return name ? (await (await caches.open(name)).keys()).length : 0;
}"""
SCOPES = "async () => (await navigator.serviceWorker.getRegistrations()).map(one => one.scope)"


def kept(page: Page) -> None:
    """Wait until the page's site is kept for use without a network."""
    element = page.locator("hp-page")
    element.evaluate(KEEP)
    element.evaluate(KEPT)


@pytest.mark.long
def test_a_site_in_a_folder_of_another_is_left_alone(open_page: OpenPage, host: Host, tmp_path: Path) -> None:
    """It is not taken for a newer build of the other, outlives its renewal, and clears only its own files."""
    inner = host.folder / "inner"
    shutil.copytree(host.folder, tmp_path / "inner")
    Host(tmp_path / "inner", host.site).deploy()
    root = f"{host.site.url}inner/"
    there = [f"request left the origin: {host.site.origin}/", "ERR_FAILED|ERR_INTERNET_DISCONNECTED|404.*/part-"]
    page = open_page(PHONE, lang=LOCALES["zh"], path=host.site.url, allow=there, service_workers="allow")
    page.route(WORKER, lambda route: route.abort())  # nobody plays here
    kept(page)
    shutil.move(tmp_path / "inner", inner)
    other = page.context.new_page()
    other.route(WORKER, lambda route: route.abort())
    other.goto(root)
    kept(other)
    assert other.evaluate(BUILD) == NEWER
    expect(other.locator(".news")).to_have_count(0)
    assert sorted(other.evaluate(SCOPES)) == [host.site.url, root]
    many = len(offline.kept_files(inner))
    assert other.evaluate(FILES, root) == many

    shutil.move(inner, tmp_path / "inner")
    host.deploy()
    shutil.move(tmp_path / "inner", inner)
    page.evaluate(LOOK)
    with page.expect_event("load"):
        page.locator(".news").get_by_role("button", name="换上新版").click()
    assert page.evaluate(BUILD) == NEWER
    assert other.evaluate(FILES, root) == many
    host.silent = True
    page.context.set_offline(True)
    other.reload()
    expect(Player(other).button("start")).to_be_visible()

    other.get_by_role("button", name="这里存了什么").click()
    site = other.locator('.stored [data-kind="site"]')
    for _ in range(2):
        site.get_by_role("button", name="清掉").click()
    expect(site).to_contain_text("没有")
    assert other.evaluate(SCOPES) == [host.site.url]
    assert other.evaluate(FILES, root) == 0
    assert other.evaluate(FILES, host.site.url) == many
