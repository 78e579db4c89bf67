"""Trouble: no room, no storage, a newer page's, a dead engine. Nothing is lost, and all goes on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import LOCALES, PATIENCE_MS, Lang, Player
from tests.browser.stored import EXPORTS, QUIET, choose, dump, export, fill, lines_of, press, saves
from tests.browser.support import IN_BOTH_LANGUAGES, PHONE, REFUSED, OpenPage

FULL = """
const write = IDBObjectStore.prototype.put;
window.full = false;
IDBObjectStore.prototype.put = function (...given) {
  if (window.full) throw new DOMException("no room", "QuotaExceededError");
  return write.apply(this, given);
};
"""
"""A storage that has no more room while `full` is true."""

WORKERS = """
window.workers = [];
window.dying = "";
window.Worker = class extends Worker {
  constructor(...given) { super(...given); window.workers.push(this); }
  postMessage(message, ...rest) {
    if (window.dying && JSON.stringify(message).includes(window.dying)) {
      window.dying = "";
      window.workers.at(-1).terminate();
    }
    super.postMessage(message, ...rest);
  }
};
"""
"""Workers that can be ended from outside: the one that is asked for what `dying` says ends before it answers."""

DIED = {
    "zh": "牌规引擎中途停了",
    "en": "The rules engine stopped",
}
BOTH = IN_BOTH_LANGUAGES


def with_script(open_page: OpenPage, script: str, lang: Lang = "zh", **options: object) -> tuple[Page, Player]:
    """Open the page in a browser that has been tampered with; the others answer without a pause."""
    page = open_page(PHONE, lang=LOCALES[lang], script=script, **options)
    player = Player(page, lang)
    expect(player.button("start")).to_be_visible()
    if script is REFUSED:
        return page, player
    player.hurry()
    return page, player


# --- the storage ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", BOTH)
def test_a_full_storage_costs_nothing(open_page: OpenPage, lang: Lang) -> None:
    """It is said, the match goes on, its export holds all of it, and with room again everything is written."""
    page, player = with_script(open_page, FULL, lang)
    player.start(hands=4, deal=3)
    player.until("discard")
    early = dump(page)["stores"]["records"]
    page.evaluate("window.full = true")
    player.discard()
    note = page.locator(".toast.error")
    expect(note).to_contain_text({"zh": "地方满了", "en": "no more room"}[lang])
    player.until("result")
    assert dump(page)["stores"]["records"] == early
    assert dump(page)["stores"]["hands"] == {}
    player.button("close", player.result).click()
    player.button("close", note).click()
    here = player.position()

    player.button("lobby").click()
    lines = lines_of(export(player))
    (record,) = [line["record"] for line in lines if "match" in line]
    assert "\nscore " in record
    assert len([line for line in lines if "hand" in line]) == 1
    player.button("close", page.locator("dialog")).click()
    player.button("resume").click()
    player.moment()
    player.button("close", player.result).click()
    assert player.position() == here

    page.evaluate("window.full = false")
    page.locator("hp-prompt button").first.click()
    player.button("next hand", player.result).click()
    expect(page.locator(".toast")).to_contain_text({"zh": "又能存了", "en": "There is room again"}[lang])
    player.moment()
    assert len(dump(page)["stores"]["hands"]) == 1
    before = player.position()
    page.reload()
    player.moment()
    assert player.position() == before


def test_deleting_a_match_makes_room(open_page: OpenPage) -> None:
    """What waited is written as soon as there is room again, without another step in the match."""
    page, player = with_script(open_page, FULL)
    player.start(hands=4, deal=3)
    player.leave()
    player.start(hands=8, deal=4)
    player.until("discard")
    page.evaluate("window.full = true")
    player.discard()
    expect(page.locator(".toast.error")).to_contain_text("地方满了")
    player.moment()
    player.leave()
    page.evaluate("window.full = false")
    saves(page).filter(has_text="/4 局").get_by_role("button", name=re.compile("^删掉这一场")).click()
    expect(page.locator(".toast")).to_contain_text("又能存了")
    (record,) = dump(page)["stores"]["records"].values()
    page.reload()
    expect(saves(page)).to_have_count(1)
    assert export(player).count(record.split("\n")[-3]) >= 1


def test_the_way_to_the_export_is_in_the_note(open_page: OpenPage) -> None:
    """At the table too: the sheet opens over the match, and the match goes on."""
    page, player = with_script(open_page, FULL)
    player.start(hands=4, deal=3)
    player.until("discard")
    page.evaluate("window.full = true")
    player.discard()
    moment = player.moment()
    if moment == "result":
        player.button("close", player.result).click()
    before = player.position()
    press(player, "data", page.locator(".toast.error"))
    expect(page.locator("dialog.data-sheet .warning")).to_contain_text("地方满了")
    assert '"match"' in export(player)
    player.button("close", page.locator("dialog")).click()
    assert player.position() == before


def test_an_import_without_room_adds_nothing(open_page: OpenPage) -> None:
    """The storage fails in the middle of the import: not half of it is kept, and it can be tried again."""
    page, player = with_script(open_page, FULL.replace("if (window.full)", "if (window.full && --window.full < 1)"))
    player.start(hands=4, deal=3)
    player.leave()
    held = dump(page)
    choose(player, EXPORTED)
    page.evaluate("window.full = 4")
    press(player, "import", page.locator(".offer"))
    expect(page.locator("dialog.data-sheet").get_by_role("alert")).to_contain_text("一样也没有导入")
    assert dump(page) == held
    page.evaluate("window.full = false")
    press(player, "import", page.locator(".offer"))
    expect(page.locator("dialog .done")).to_contain_text("导入好了")
    assert len(dump(page)["stores"]["matches"]) == 4


EXPORTED = (EXPORTS / "1.jsonl").read_text("utf-8")


@pytest.mark.parametrize("lang", BOTH)
def test_a_private_window_plays(open_page: OpenPage, lang: Lang) -> None:
    """It says what a reload would lose; several matches, statistics and export work for as long as it is open."""
    page, player = with_script(open_page, REFUSED, lang)
    note = page.locator(".toast")
    expect(note).to_contain_text({"zh": "刷新后牌局不会留下", "en": "a reload loses the match"}[lang])
    player.button("close", note).click()
    player.hurry()
    player.start(hands=1, deal=2)
    player.until("result")
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
    """It is said, one can play, and the newer page finds everything as it left it."""
    page = open_page(PHONE, lang=LOCALES[lang], path=QUIET, allow=["favicon"])
    newer = {"version": 99, "stores": {"kept": {"settings": {"lang": "zh"}}, "tables": {"a": {"of": "another shape"}}}}
    fill(page, newer)
    page.goto(page.url.replace(QUIET, ""))
    note = page.locator(".toast")
    expect(note).to_contain_text({"zh": "更新的版本存的", "en": "stored by a newer version"}[lang])
    player = Player(page, lang)
    player.button("close", note).click()
    player.hurry()
    player.start(hands=1, deal=2)
    player.until("result")
    player.leave()
    assert dump(page) == newer


def test_storage_that_is_cleared_under_the_page_is_filled_again(open_page: OpenPage) -> None:
    """The match on the table is written whole with its next step."""
    page = open_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.hurry()
    player.start(hands=4, deal=3)
    player.until("discard")
    page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", {"origin": page.url, "storageTypes": "all"})
    player.discard()
    player.moment()
    before = player.position()
    page.reload()
    player.moment()
    assert player.position() == before


# --- the engine -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", BOTH)
@pytest.mark.parametrize("asked", ["advance", "act"])
def test_an_engine_that_dies_in_the_middle_comes_back(open_page: OpenPage, lang: Lang, asked: str) -> None:
    """In the middle of a bot's move, or of the answer to one's own: it is said, and the match goes on by itself."""
    page, player = with_script(open_page, WORKERS, lang)
    page.clock.install()
    if asked == "act":
        player.start(hands=4, deal=BOT_DEALS)
        player.until("discard")
    page.evaluate("asked => { window.dying = asked; }", f'\\"do\\":\\"{asked}\\"')
    if asked == "act":
        player.discard()
    else:
        page.evaluate("byte => { crypto.getRandomValues = bytes => bytes.fill(byte); }", BOT_DEALS)
        page.locator('input[name="hands"][value="4"]').check()
        player.button("start").click()
    assert_told_in_time(page, DIED[lang])
    assert player.moment() in ("discard", "claim", "result")
    assert page.evaluate("window.workers.length") == 2
    player.until("result")
    assert len(dump(page)["stores"]["hands"]) == 1


BOT_DEALS = 3
"""A deal in which a bot plays the first card."""


def assert_told_in_time(page: Page, sentence: str) -> None:
    """Let the page's clock run until the page has lost its patience with the silence."""
    note = page.locator(".toast")
    for _ in range(120):
        page.clock.run_for(1000)
        if note.is_visible():
            break
        page.wait_for_timeout(100)
    expect(note).to_contain_text(sentence)


def test_an_engine_that_fails_aloud_comes_back_at_once(open_page: OpenPage) -> None:
    """An error nobody caught in the worker ends it; the same position is there again in a moment."""
    page, player = with_script(open_page, WORKERS)
    player.start(hands=4, deal=3)
    player.until("discard")
    before = player.position()
    page.evaluate("window.workers[0].dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))")
    expect(page.locator(".toast")).to_contain_text(DIED["zh"])
    assert_started(page, 2)
    player.moment()
    assert player.position() == before


def test_an_engine_that_dies_again_and_again_is_not_started_for_ever(open_page: OpenPage) -> None:
    """The third time the page gives up, says so, and keeps every match."""
    page, player = with_script(open_page, WORKERS)
    player.start(hands=4, deal=3)
    for died in range(3):
        player.moment()
        page.evaluate("window.workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'again' }))")
        expect(page.locator(".toast")).to_contain_text("接连停了几次" if died == 2 else DIED["zh"])
        if died < 2:
            assert_started(page, died + 2)
    expect(saves(page)).to_have_count(1)
    expect(page.get_by_role("button", name="再试一次")).to_be_visible()
    page.get_by_role("button", name="再试一次").click()
    player.button("resume").click()
    player.moment()


def assert_started(page: Page, workers: int) -> None:
    """So many engines have been started so far, and the last of them has laid the match on the table again."""
    for _ in range(PATIENCE_MS // 100):
        if page.evaluate("window.workers.length") == workers:
            break
        page.wait_for_timeout(100)
    assert page.evaluate("window.workers.length") == workers
    expect(page.locator("#table.bare")).to_have_count(0, timeout=PATIENCE_MS)


# --- parts that are loaded later ------------------------------------------------------------------


def test_a_part_that_cannot_be_loaded_is_told(open_page: OpenPage) -> None:
    """Offline, say: the page says so and goes on, and the part opens when it can be had."""
    page = open_page(PHONE, lang=LOCALES["zh"], allow=["Failed to load resource"])
    player = Player(page)
    expect(player.button("start")).to_be_visible()
    page.route("**/assets/part-*.js", lambda route: route.abort())
    page.get_by_role("button", name="存档与搬家").click()
    expect(page.get_by_role("alert")).to_contain_text("没能加载")
    page.unroute("**/assets/part-*.js")
    page.reload()
    press(player, "data")
    expect(page.locator("dialog.data-sheet")).to_be_visible()
