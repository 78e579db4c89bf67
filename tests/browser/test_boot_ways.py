"""Every way to start Python leads to the same match; a way that fails is reported, and the next one is used."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import LOCALES, PATIENCE_MS, Player
from tests.browser.stored import QUIET
from tests.browser.support import PHONE, OpenPage, Shot

STEPS = 2
"""Decisions that are played in every way."""

SPOIL = """async () => {
  const store = await caches.open((await caches.keys()).find(name => name.startsWith("hupai-snapshot")));
  const [key] = await store.keys();
  const bytes = new Uint8Array(await (await store.match(key)).arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, 400000));
  const at = text.indexOf('"sum":') + 6;
  bytes[at] = bytes[at] === 45 ? 49 : 45; // the sum of the memory it was made for is another one now
  await store.put(key, new Response(bytes));
}"""

UNFIT = """async () => {
  const store = await caches.open((await caches.keys()).find(name => name.startsWith("hupai-snapshot")));
  const [key] = await store.keys();
  return (await store.match(key)).headers.get("unfit");
}"""

COMING = """async () => {
  for (let times = 0; times < 300; times++) {
    const next = JSON.parse(localStorage.getItem("hupai-starts"))[0].started.next;
    if (next) return next;
    await new Promise(done => setTimeout(done, 100));
  }
}"""


STARTED = """async () => {
  for (let times = 0; times < 3000; times++) {
    const [last] = JSON.parse(localStorage.getItem("hupai-starts") ?? "[]");
    if (last?.started.began >= performance.timeOrigin) return;
    await new Promise(done => setTimeout(done, 100));
  }
}"""
"""Waits for the start of this very page, which takes a busy machine minutes when it is a plain one."""


def last_start(page: Page) -> dict[str, Any]:
    """Return how Python was started the last time, as the page recorded it."""
    told: dict[str, Any] = page.evaluate('() => JSON.parse(localStorage.getItem("hupai-starts"))[0].started')
    return told


def played(player: Player, deal: int = 5) -> str:
    """Wait until Python is there, begin a match, play a few decisions and return the table."""
    player.page.evaluate(STARTED)
    return table_after(player, deal)


def table_after(player: Player, deal: int = 5) -> str:
    """Begin a match, play a few decisions and return the table."""
    player.hurry()
    player.start(hands=4, deal=deal)
    for turn in range(STEPS):
        moment = player.moment()
        if moment == "result":
            break
        player.discard() if moment == "discard" else player.claim(turn)
    player.moment()
    return player.position()


@pytest.mark.parametrize("spoilt", [False, pytest.param(True, marks=pytest.mark.long)], ids=["kept", "spoilt"])
def test_every_way_to_start_leads_to_the_same_table(
    used_page: OpenPage, open_page: OpenPage, shot: Shot, *, spoilt: bool
) -> None:
    """The same cards, answers and bots' decisions as in the engine of this process, whichever way Python was started.

    The snapshot is fetched during the first game and used from then on. In a long run, a snapshot of another memory is
    not used, and the diagnostics page tells that.
    """
    table = table_after(Player(used_page(PHONE)))
    page = open_page(PHONE, pyodide=True)
    player = Player(page)
    assert played(player) == table
    assert (last_start(page)["way"], last_start(page)["failed"]) == ("trimmed", [])
    assert page.evaluate(COMING) == "kept"
    page.reload()
    player.moment()
    assert player.position() == table
    assert (last_start(page)["way"], last_start(page)["failed"]) == ("snapshot", [])
    if not spoilt:
        return
    page.evaluate(SPOIL)
    page.reload()
    player.moment()
    assert player.position() == table
    start = last_start(page)
    assert start["way"] == "trimmed"
    assert [(failed["way"], failed["why"]) for failed in start["failed"]] == [
        ("snapshot", "a snapshot of another memory")
    ]
    assert page.evaluate(UNFIT) == "1"
    player.leave()
    address = page.url
    diagnosed(page, shot, 1, "Memory snapshot")
    page.goto(address)
    page.evaluate(STARTED)
    assert (last_start(page)["way"], last_start(page)["failed"]) == ("trimmed", [])


def diagnosed(page: Page, shot: Shot, failed: int, last: str) -> None:
    """The diagnostics page tells what failed at the last start, and what last."""
    page.get_by_role("link", name="引擎怎样启动").click()
    told = page.locator("main.diagnostics")
    expect(told.locator("details").first.get_by_role("alert")).to_have_count(failed)
    expect(told.locator("details [data-step]").last).to_contain_text("毫秒")
    shot(page, "diagnostics-zh")
    page.get_by_role("button", name="English").click()
    expect(told.locator("details").first.get_by_role("alert").last).to_contain_text(f"{last} did not work: ")


@pytest.mark.long
def test_what_does_not_work_is_passed_over_and_told(open_page: OpenPage, shot: Shot) -> None:
    """With a damaged snapshot and a broken archive the plain way starts, and leads to the same table too."""
    table = table_after(Player(open_page(PHONE)))
    page = open_page(PHONE, pyodide=True, lang=LOCALES["zh"], path=QUIET, allow=["favicon"])
    page.route("**/python.snapshot.gz*", lambda route: route.fulfill(body=b"no snapshot"))
    page.route("**/boot/engine.pack", lambda route: route.fulfill(body=b"PK"))
    page.goto(page.url.replace(QUIET, "?boot=snapshot"))
    player = Player(page)
    assert played(player) == table
    start = last_start(page)
    assert (start["way"], [failed["way"] for failed in start["failed"]]) == ("plain", ["snapshot", "trimmed"])
    assert "2 of" in start["failed"][1]["why"]
    player.leave()
    page.unroute("**/python.snapshot.gz*")
    page.unroute("**/boot/engine.pack")
    diagnosed(page, shot, 2, "Compiled archive")
    page.get_by_role("button", name="Try each way now").click()
    for way in ("snapshot", "trimmed"):
        expect(page.locator(f'[data-way="{way}"] [data-step="engine"]')).to_be_visible(timeout=PATIENCE_MS)
    page.set_viewport_size({"width": 1440, "height": 900})
    shot(page, "diagnostics-en")
