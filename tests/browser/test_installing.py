"""The site can be installed by Chromium's criteria, and plays in a frame of another site."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserType, Frame, Page, expect

from hupai_build import browser as chromium
from tests.browser.hosting import Host
from tests.browser.player import LOCALES, PATIENCE_MS, SOON, Lang, Player
from tests.browser.stored import QUIET, dump
from tests.browser.support import PHONE, OpenPage, Watch, chromium_flags

FOREIGN = ["request left the origin: http://(127.0.0.1|localhost):", "favicon", "Blocked autofocusing"]
EMBED = """url => new Promise(done => {
  const frame = document.createElement("iframe");
  frame.style = "position: fixed; inset: 0; width: 100%; height: 100%; border: 0";
  frame.onload = done;
  frame.src = url;
  document.body.append(frame);
})"""
ALLOWING = {"profile": {"cookie_controls_mode": 0, "block_third_party_cookies": False}}
"""The settings of a browser that lets a foreign frame store something."""
APART = "apart from what the site stores when it is opened by itself"
PICTURES = {(192, "any"), (512, "any"), (512, "maskable")}
TIMES_BACK = 3


@pytest.fixture
def windowed() -> Path:
    """A Chromium with windows: one without them installs nothing, and lets foreign frames store what they like."""
    found = chromium.with_windows()
    if found is None:
        pytest.skip("no Chromium or Chrome with windows is installed here")
    return found


def embed(page: Page, host: Host, lang: Lang) -> tuple[Frame, Player]:
    """Open a page of another site with ours in a frame."""
    (host.folder / "other.html").write_text("<!doctype html><title>Another site</title>", "utf-8")
    page.goto(f"{host.site.url.replace('127.0.0.1', 'localhost')}other.html")
    page.evaluate(EMBED, host.site.url)
    (frame,) = page.frames[1:]
    return frame, Player(frame, lang)  # type: ignore[arg-type]


def test_chromium_finds_it_installable(browser: Browser, windowed: Path, host: Host, tmp_path: Path) -> None:
    """Chromium names no obstacle. A profile is needed, because a private window installs nothing.

    In the same profile a match in a frame of another site is kept. Leaving the page and coming back restores it
    with its worker.
    """
    kind: BrowserType = browser.browser_type
    (tmp_path / "profile" / "Default").mkdir(parents=True)
    (tmp_path / "profile" / "Default" / "Preferences").write_text(json.dumps(ALLOWING), "utf-8")
    # Playwright has its browsers keep what foreign frames store with the rest: the last list of the kind counts.
    flags = [*(["--no-sandbox"] if sys.platform == "linux" else []), "--disable-features=MediaRouter"]
    context = kind.launch_persistent_context(
        tmp_path / "profile", executable_path=windowed, locale=LOCALES["en"], args=flags,
        ignore_default_args=["--disable-back-forward-cache"],
    )  # fmt: skip
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto(f"{host.site.url}learn.html")
    client = context.new_cdp_session(page)
    found = client.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{host.site.url}manifest.webmanifest"
    manifest = found["manifest"]
    assert manifest["startUrl"] == manifest["scope"] == host.site.url
    assert client.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert client.send("Page.getAppId")["appId"] == host.site.url

    frame, player = embed(page, host, "en")
    player.hurry()
    player.start(hands=4, deal=SOON)
    player.until("discard")
    before = player.position()
    assert dump(frame)["stores"]["matches"]  # it is kept by now
    with page.expect_event("framenavigated"):
        frame.evaluate("location.reload()")
    player.moment()
    assert player.position() == before
    player.leave()
    expect(player.button("resume")).to_be_visible()
    frame.get_by_role("button", name="What is stored here").click()
    expect(frame.get_by_role("dialog").locator(".stored")).to_contain_text("1 match")
    expect(frame.get_by_role("dialog")).to_contain_text(APART)
    page.goto(host.site.url)
    expect(Player(page, "en").button("start")).to_be_visible()
    expect(page.locator("hp-lobby .saved")).to_have_count(0)

    player = Player(page, "en")
    player.hurry()
    player.start(hands=4, deal=SOON)
    player.until("discard")
    before = player.position()
    for _ in range(TIMES_BACK):  # a busy browser may let go of the page instead of keeping it
        page.evaluate("addEventListener('pageshow', event => { window.cameBack = event.persisted; })")
        page.evaluate("address => { location.href = address; }", QUIET)
        page.wait_for_url(f"**/{QUIET}")
        page.go_back(wait_until="commit")
        assert player.moment() == "discard"
        assert player.position() == before
        if page.evaluate("window.cameBack"):
            break
    assert page.evaluate("window.cameBack")
    player.discard()
    player.moment()
    assert player.position() != before
    context.close()


def test_the_icons_are_as_large_as_they_say(open_page: OpenPage) -> None:
    """They are square and of the size in the manifest; so are the icons of the page."""
    page = open_page(PHONE, path="rules.html")
    sizes = page.evaluate(
        """async () => {
          const manifest = await (await fetch(document.querySelector("link[rel=manifest]").href)).json();
          const measured = async (src) => {
            const picture = new Image();
            picture.src = src;
            await picture.decode();
            return [picture.naturalWidth, picture.naturalHeight];
          };
          const told = [];
          for (const { src, sizes, type, purpose } of manifest.icons)
            if (type === "image/png") told.push([sizes, ...(await measured(src)), purpose ?? "any"]);
          const apple = document.querySelector("link[rel=apple-touch-icon]").href;
          return [...told, ["180x180", ...(await measured(apple)), "apple"]];
        }"""
    )
    for named, width, height, _ in sizes:
        assert named == f"{width}x{height}"
    assert {(width, purpose) for _, width, _, purpose in sizes} == PICTURES | {(180, "apple")}


def test_inside_another_sites_page_it_plays(browser: Browser, windowed: Path, host: Host) -> None:
    """In a frame without storage the page says so, and a hand is played."""
    launched = browser.browser_type.launch(executable_path=windowed, args=chromium_flags())
    context = launched.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale=LOCALES["zh"])
    watch = Watch(host.site.origin, allow=FOREIGN)
    watch.watch_context(context)
    frame, player = embed(context.new_page(), host, "zh")
    player.hurry()
    player.start(hands=1, deal=3)
    frame.get_by_role("button", name="托管", exact=True).click()
    expect(player.result).to_be_visible(timeout=PATIENCE_MS)
    player.leave()
    frame.get_by_role("button", name="这里存了什么").click()
    told = frame.locator("dialog [data-offline]")
    expect(told).to_have_attribute("data-offline", "frame")
    expect(told).to_contain_text("这一页嵌在别的网站里")
    expect(frame.locator("dialog .warning").last).to_contain_text("照样能打")
    launched.close()
    assert not watch.problems
