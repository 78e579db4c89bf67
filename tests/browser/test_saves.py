"""Saves: a reload comes back to the same position, and a broken save is not thrown away."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.player import LOCALES, PATIENCE_MS, Moment, Player
from tests.browser.stored import dump, fill, reload, saves
from tests.browser.support import PHONE, PUT_RECORD, REFUSED, OpenPage
from tests.browser.used import ready


@pytest.mark.long
@pytest.mark.parametrize("moment", ["claim", "discard"])
def test_a_reload_comes_back_to_the_same_position(used_page: OpenPage, moment: Moment) -> None:
    """The same cards, answers and scores, in the middle of a question too."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.start(hands=16)
    player.reach(moment)
    before = player.position()
    for _ in range(2):
        page.reload()
        assert player.moment() == moment
        assert player.position() == before
    if moment == "claim":
        player.claim(0)
    else:
        player.discard()
    player.moment()


@pytest.mark.long
def test_a_finished_hand_survives_a_reload(used_page: OpenPage) -> None:
    """The result is shown again, and the next hand can begin."""
    page = used_page(PHONE, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=4)
    player.reach("result")
    told = player.result.inner_text()
    page.reload()
    player.moment()
    expect(player.result.locator(".rule").first).to_be_visible()  # the rule book comes after what cites it
    assert player.result.inner_text() == told
    player.button("next hand", player.result).click()
    player.moment()
    expect(page.get_by_text("Hand 2/4")).to_be_visible()


@pytest.mark.long
def test_the_lobby_offers_the_match_that_waits(used_page: OpenPage) -> None:
    """The match can be resumed from the lobby, after a visit elsewhere too."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.start(hands=8)
    before = player.position()
    player.leave()
    player.button("resume").click()
    player.moment()
    assert player.position() == before
    page.go_back()
    expect(player.button("start")).to_be_visible()
    page.reload()
    player.button("resume").click()
    player.moment()
    assert player.position() == before


BROKEN = ["", "no record at all", "hupai 1\ngame yongzhou\n", "\x00\x01 胡 \U0001f004"]
"""Empty, words, cut off, noise."""


def test_broken_saves_are_kept_and_the_page_goes_on(used_page: OpenPage, tmp_path: Path) -> None:
    """The page says what happened, offers each save for download unchanged, and begins a new match as usual."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    rows = saves(page).filter(has_text="存档读不出来")
    player.start()
    page.evaluate(PUT_RECORD, BROKEN[0])
    page.reload()
    expect(page.get_by_role("alert").first).to_contain_text("存档读不出来", timeout=PATIENCE_MS)
    expect(rows).to_have_count(1)
    held = dump(page)
    (head,) = held["stores"]["matches"].values()
    head.pop("broken")
    for nth, record in enumerate(BROKEN[1:]):
        held["stores"]["matches"][f"more-{nth}"] = {**head, "id": f"more-{nth}"}
        held["stores"]["records"][f"more-{nth}"] = record
    fill(page, held)
    page.reload()
    ready(page)
    for one in held["stores"]["matches"]:
        page.locator("hp-page").evaluate("(element, id) => element.page.resume(id)", one)
    expect(rows).to_have_count(len(BROKEN))
    page.reload()
    expect(rows).to_have_count(len(BROKEN), timeout=PATIENCE_MS)
    player.start(hands=8)
    player.leave()
    ids = rows.evaluate_all("all => all.map(one => one.dataset.id)")
    found = []
    for nth, one in enumerate(ids):
        for summary in page.locator(".saved:not(.over) details:not([open]) > summary").all():
            summary.click()
        row = page.locator(f'[data-id="{one}"]')
        found.append(downloaded(page, row, tmp_path))
        row.get_by_role("button", name="不要了").click()
        row.get_by_role("button", name="撤销").click()
        expect(row.get_by_role("alert")).to_contain_text("存档读不出来")
        assert downloaded(page, row, tmp_path) == found[-1]
        row.get_by_role("button", name="不要了").click()
        expect(rows).to_have_count(len(ids) - nth - 1)
    assert sorted(found) == sorted(BROKEN)
    page.reload()
    expect(player.button("resume")).to_be_visible()
    expect(rows).to_have_count(0)


def downloaded(page: Page, row: Locator, folder: Path) -> str:
    """Return what the download button of a row gives."""
    with page.expect_download() as waiting:
        row.get_by_role("button", name="下载原存档").click()
    file = folder / "save.txt"
    waiting.value.save_as(file)
    return file.read_bytes().decode("utf-8")


@pytest.mark.long
def test_without_storage_the_game_still_runs(open_page: OpenPage) -> None:
    """In a browser that stores nothing the page says so once, and plays."""
    page = open_page(PHONE, lang=LOCALES["zh"], script=REFUSED)
    expect(page.locator(".toast")).to_contain_text("无痕")
    player = Player(page)
    player.hurry()
    player.start()
    assert player.moment() in ("claim", "discard", "result")


@pytest.mark.long
def test_settings_are_kept(open_page: OpenPage) -> None:
    """Language and theme are the same after a reload."""
    page = open_page(PHONE, lang=LOCALES["zh"])
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog .setting-theme label", has_text="Dark").click()
    page.get_by_role("button", name="Close").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dusk")
    reload(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "dusk")
    expect(Player(page, "en").button("start")).to_be_visible()


HELD_BACK = """
const allowed = new Promise((done) => (self.openStorage = done));
IDBOpenDBRequest.prototype.addEventListener = function (type, heard, ...rest) {
  const late = (event) => void allowed.then(() => heard.call(this, event));
  EventTarget.prototype.addEventListener.call(this, type, type === "success" ? late : heard, ...rest);
};
"""
"""Storage that answers when the page calls `openStorage()`."""


@pytest.mark.long
def test_what_is_chosen_before_the_storage_answers_stays(open_page: OpenPage) -> None:
    """On a slow disk a new choice is stronger than the stored one, and everything else that was stored stays."""
    page = open_page(PHONE, lang=LOCALES["zh"], script=HELD_BACK)
    page.evaluate("openStorage()")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    reload(page)
    page.get_by_role("button", name="设置").click()
    page.locator("dialog .setting-theme label", has_text="夜色").click()
    page.evaluate("openStorage()")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("html")).to_have_attribute("data-theme", "dusk")
    reload(page)
    page.evaluate("openStorage()")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("html")).to_have_attribute("data-theme", "dusk")


OLD = Path(__file__).parents[1] / "fixtures" / "records" / "0.1.0-yongzhou-options.record"
"""A match of version 0.1.0 that was not over."""


def test_a_match_of_an_older_version_is_taken_up(used_page: OpenPage) -> None:
    """Options that were added later have the value that was played before, so the match goes on where it stood."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.start()
    page.evaluate(PUT_RECORD, OLD.read_text("utf-8"))
    page.reload()
    assert player.moment() in ("claim", "discard")
    expect(page.locator(".bar .hand-of")).to_contain_text("/8 局")
    page.keyboard.press("F1")
    page.get_by_role("button", name="规则书").click()
    house = page.locator(".house li")
    expect(house.filter(has_text="点炮")).to_have_count(1)
    page.get_by_role("button", name="关上").click()
    player.reach("result")
