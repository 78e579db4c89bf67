"""Trouble with the storage: full, missing, newer, cleared; and files that do not come."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import LOCALES, SOON, SOONER, Lang, Player
from tests.browser.stored import EXPORTS, QUIET, choose, dump, export, fill, lines_of, press, saves
from tests.browser.support import IN_BOTH_LANGUAGES, PHONE, REFUSED, OpenPage

FULL = """() => {
  if ("room" in window) return;
  const write = IDBObjectStore.prototype.put;
  window.room = Infinity;
  IDBObjectStore.prototype.put = function (...given) {
    if (window.room < 1) throw new DOMException("no room", "QuotaExceededError");
    window.room -= 1;
    return write.apply(this, given);
  };
}"""
"""A storage that has room for so many things more as `room` says."""
SEEN = """async picture => {
  while (picture.getBoundingClientRect().width === 0) await new Promise(requestAnimationFrame);
}"""
NO_ROOM, ROOM = "window.room = 0", "window.room = Infinity"

BOTH = IN_BOTH_LANGUAGES
EXPORTED = (EXPORTS / "1.jsonl").read_text("utf-8")


def filling(used_page: OpenPage, lang: Lang = "zh") -> tuple[Page, Player]:
    """Return a page whose storage can be made full."""
    page = used_page(PHONE, lang=LOCALES[lang])
    page.evaluate(FULL)
    return page, Player(page, lang)


@pytest.mark.parametrize("lang", BOTH)
def test_a_full_storage_costs_nothing(used_page: OpenPage, lang: Lang) -> None:
    """The page says so and offers the export; the match goes on, and everything is written once there is room."""
    page, player = filling(used_page, lang)
    player.start(hands=4, deal=SOON)
    player.reach("discard")
    early = dump(page)["stores"]["records"]
    page.evaluate(NO_ROOM)
    player.discard()
    note = page.locator(".toast.error")
    full = {"zh": "地方满了", "en": "no more room"}[lang]
    expect(note).to_contain_text(full)
    player.reach("discard")
    before = player.position()
    press(player, "data", note)  # over the match, which goes on
    sheet = page.locator("dialog.data-sheet")
    expect(sheet.locator(".warning")).to_contain_text(full)
    (record,) = [line["record"] for line in lines_of(export(player)) if "match" in line]
    assert "\n0 discard " in record
    player.button("close", sheet).click()
    assert player.position() == before
    player.reach("result")
    assert dump(page)["stores"]["records"] == early
    assert dump(page)["stores"]["hands"] == {}
    player.button("close", player.result).click()
    here = player.position()

    player.button("lobby").click()
    lines = lines_of(export(player))
    (record,) = [line["record"] for line in lines if "match" in line]
    assert "\nscore " in record
    assert len([line for line in lines if "hand" in line]) == 1
    player.button("close", sheet).click()
    player.button("resume").click()
    player.moment()
    player.button("close", player.result).click()
    assert player.position() == here

    page.evaluate(ROOM)
    page.locator("hp-prompt button").first.click()
    player.button("next hand", player.result).click()
    expect(page.locator(".toast")).to_contain_text({"zh": "又能存了", "en": "There is room again"}[lang])
    player.moment()
    assert len(dump(page)["stores"]["hands"]) == 1
    before = player.position()
    page.reload()
    player.moment()
    assert player.position() == before


@pytest.mark.long
def test_deleting_a_match_makes_room(used_page: OpenPage) -> None:
    """What waited is written as soon as there is room, without another step in the match."""
    page, player = filling(used_page)
    player.start(hands=4, deal=3)
    player.leave()
    player.start(hands=8, deal=SOON)
    player.reach("discard")
    page.evaluate(NO_ROOM)
    player.discard()
    expect(page.locator(".toast.error")).to_contain_text("地方满了")
    player.moment()
    player.leave()
    assert all("\n0 discard " not in record for record in dump(page)["stores"]["records"].values())
    page.evaluate(ROOM)
    saves(page).filter(has_text="/4 局").get_by_role("button", name=re.compile("^删掉这一场")).click()
    expect(page.locator(".toast")).to_contain_text("又能存了")
    (record,) = dump(page)["stores"]["records"].values()
    assert "\n0 discard " in record
    assert [line["record"] for line in lines_of(export(player)) if "match" in line] == [record]


def test_an_import_without_room_adds_nothing(used_page: OpenPage) -> None:
    """The storage fails in the middle of the import: nothing of it is stored, and it can be tried again."""
    page, player = filling(used_page)
    player.start(hands=4, deal=3)
    player.leave()
    held = dump(page)
    choose(player, EXPORTED)
    page.evaluate("window.room = 3")
    press(player, "import", page.locator(".offer"))
    expect(page.locator("dialog.data-sheet").get_by_role("alert")).to_contain_text("一样也没有导入")
    assert dump(page) == held
    page.evaluate(ROOM)
    press(player, "import", page.locator(".offer"))
    expect(page.locator("dialog .done")).to_contain_text("导入好了")
    assert len(dump(page)["stores"]["matches"]) == 4


@pytest.mark.parametrize("lang", BOTH)
def test_a_private_window_plays(open_page: OpenPage, lang: Lang) -> None:
    """It says what a reload would lose; matches, statistics and export work as long as the page is open."""
    page = open_page(PHONE, lang=LOCALES[lang], script=REFUSED)
    player = Player(page, lang)
    note = page.locator(".toast")
    expect(note).to_contain_text({"zh": "刷新后牌局不会留下", "en": "a reload loses the match"}[lang])
    player.button("close", note).click()
    player.hurry()
    player.start(hands=1, deal=SOONER)
    player.reach("result")
    player.leave()
    player.start(hands=4, deal=3)
    before = player.position()
    player.leave()
    expect(saves(page)).to_have_count(1)
    assert len([line for line in lines_of(export(player)) if "match" in line]) == 2
    expect(page.locator("dialog .warning")).to_contain_text({"zh": "无痕窗口", "en": "private window"}[lang])
    player.button("close", page.locator("dialog")).click()
    press(player, "statistics")
    expect(page.locator('dialog tr[data-line="hands"] td').first).to_have_text("1")
    player.button("close").click()
    player.button("resume").click()
    player.moment()
    assert player.position() == before


@pytest.mark.parametrize("lang", BOTH)
def test_what_a_newer_page_has_kept_is_not_touched(open_page: OpenPage, lang: Lang) -> None:
    """The page says so and plays; the newer page finds everything unchanged."""
    page = open_page(PHONE, lang=LOCALES[lang], path=QUIET, allow=["favicon"])
    newer = {"version": 99, "stores": {"kept": {"settings": {"lang": "zh"}}, "tables": {"a": {"of": "another shape"}}}}
    fill(page, newer)
    page.goto(page.url.replace(QUIET, ""))
    note = page.locator(".toast")
    expect(note).to_contain_text({"zh": "更新的版本存的", "en": "stored by a newer version"}[lang])
    player = Player(page, lang)
    player.button("close", note).click()
    player.hurry()
    player.start(hands=1, deal=SOONER)
    player.reach("result")
    player.leave()
    assert dump(page) == newer


@pytest.mark.long
def test_storage_that_is_cleared_under_the_page_is_filled_again(used_page: OpenPage) -> None:
    """The match on the table is written whole with its next step."""
    page = used_page(PHONE)
    player = Player(page)
    player.start(hands=4, deal=3)
    player.reach("discard")
    page.evaluate("localStorage.removeItem('hupai-table')")
    cleared = {"origin": page.url, "storageTypes": "indexeddb"}
    page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", cleared)
    player.discard()
    player.moment()
    before = player.position()
    page.reload()
    player.moment()
    assert player.position() == before


# --- parts that are loaded later ------------------------------------------------------------------


def test_a_part_that_cannot_be_loaded_is_told(used_page: OpenPage) -> None:
    """The page says so and goes on; the part opens once it can be fetched."""
    page = used_page(PHONE, allow=["Failed to load resource"])
    player = Player(page)
    page.reload()  # what it has loaded already is not asked for again
    expect(player.button("start")).to_be_visible()
    page.route("**/assets/part-*.js", lambda route: route.abort())
    page.get_by_role("button", name="存档与搬家").click()
    expect(page.get_by_role("alert")).to_contain_text("没能加载")
    page.unroute("**/assets/part-*.js")
    press(player, "data")
    expect(page.locator("dialog.data-sheet")).to_be_visible()


def test_no_match_begins_without_the_styles_of_the_table(used_page: OpenPage) -> None:
    """They come after the lobby; where they do not, the page says so, and the next press asks for them again."""
    page = used_page(PHONE, allow=["Failed to load resource"])
    player = Player(page)
    page.route("**/assets/table.css*", lambda route: route.abort())
    page.reload()
    player.button("start").click()
    expect(page.get_by_role("alert")).to_contain_text("没能加载")
    expect(player.button("start")).to_be_visible()
    page.unroute("**/assets/table.css*")
    player.button("start").click()
    player.moment()


def test_a_part_that_arrives_broken_is_asked_for_at_another_address(used_page: OpenPage) -> None:
    """The browser keeps what it got from the first one."""
    page = used_page(PHONE, allow=["page error", "console error"])
    player = Player(page)
    page.reload()
    expect(player.button("start")).to_be_visible()
    page.route("**/assets/part-*.js*", lambda route: route.fulfill(body="export {", content_type="text/javascript"))
    page.get_by_role("button", name="存档与搬家").click()
    expect(page.get_by_role("alert")).to_contain_text("没能加载")
    page.unroute("**/assets/part-*.js*")
    press(player, "data")
    expect(page.locator("dialog.data-sheet")).to_be_visible()


@pytest.mark.long
def test_card_pictures_that_do_not_come_are_asked_for_again(used_page: OpenPage) -> None:
    """They are fetched a second time; where they never come, a sentence says what to do."""
    page = used_page(PHONE, allow=["Failed to load resource"])
    page.route("**/cards.svg*", lambda route: route.abort(), times=1)
    with page.expect_request("**/cards.svg?1"):
        page.reload()
    page.locator("hp-lobby use").first.evaluate(SEEN)
    page.route("**/cards.svg*", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("alert").filter(has_text="牌面的图没下载下来")).to_be_visible()
