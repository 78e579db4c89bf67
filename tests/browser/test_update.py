"""A newer version of the site waits until the player lets it in, and leads back to the same position."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.hosting import BUILD, NEWER, Host
from tests.browser.player import PATIENCE_MS, SOON, Player
from tests.browser.support import OpenPage, Shot
from tests.browser.test_offline import visit

LOOK = "async () => { await (await navigator.serviceWorker.ready).update(); }"
"""What browsers do by themselves once in a while: ask for a newer service worker."""


def test_a_newer_version_waits_for_a_click(open_page: OpenPage, host: Host, shot: Shot) -> None:
    """A note says so at the table and in the lobby; until the click nothing changes.

    The click at the table leads back to the same position; a second tab then says that it is the old one.
    """
    page = visit(open_page, host)
    old = page.evaluate(BUILD)
    player = Player(page)
    player.hurry()
    player.start(hands=4, deal=SOON)
    player.reach("discard")
    before = player.position()
    host.deploy()
    page.evaluate(LOOK)
    note = page.locator(".toast")
    expect(note).to_contain_text("新版本备好了")
    note.hover()  # while it is read, it stays
    shot(page, "newer-at-the-table")
    other = page.context.new_page()
    other.goto(host.site.url)
    expect(other.locator(".news")).to_contain_text("新版本备好了", timeout=PATIENCE_MS)
    shot(other, "newer-in-the-lobby")
    assert other.evaluate(BUILD) == page.evaluate(BUILD) == old

    page.bring_to_front()
    assert player.position() == before
    with page.expect_event("load"):
        note.get_by_role("button", name="换上新版").click()
    player.moment()
    assert player.position() == before
    assert page.evaluate(BUILD) == NEWER
    player.discard()
    player.moment()

    expect(other.locator(".news")).to_contain_text("这一页还是旧的")
    other.get_by_role("button", name="存档与搬家").click()
    expect(other.get_by_role("alert")).to_contain_text("这一页要的旧部件没有了")
    with other.expect_event("load"):
        other.locator(".news").get_by_role("button", name="换上新版").click()
    other.get_by_role("button", name="存档与搬家").click()
    expect(other.get_by_role("dialog", name="存档与搬家")).to_be_visible()
    expect(other.locator(".news")).to_have_count(0)
