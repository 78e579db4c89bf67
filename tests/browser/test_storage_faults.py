"""The storage disappears, does not answer, or the clock is set back during a game: nothing is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import LOCALES, SOON, Lang, Player
from tests.browser.stored import QUIET, dump, export, lines_of, press, saves
from tests.browser.support import IN_BOTH_LANGUAGES, PHONE, OpenPage

DENIED = """
const open = IDBFactory.prototype.open;
window.denied = false;
IDBFactory.prototype.open = function (...given) {
  if (window.denied) throw new DOMException("no", "SecurityError");
  return open.apply(this, given);
};
"""
"""A browser in which somebody takes the right to store away while `denied` is true."""

DELETE = """() => new Promise((done, failed) => {
  const asked = indexedDB.deleteDatabase("hupai");
  asked.onsuccess = done;
  asked.onerror = asked.onblocked = failed;
})"""

HOLD = """() => new Promise(done => {
  const opening = indexedDB.open("hupai", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
  opening.onsuccess = () => { window.held = opening.result; done(); };
})"""
"""A page of an old version, that does not let a newer one change the shape of what is stored."""


@pytest.mark.long
def test_a_deleted_database_loses_nothing_on_the_table(open_page: OpenPage) -> None:
    """The database is deleted and cannot be opened again: the page says so, the hand goes on, the export has it."""
    page = open_page(PHONE, lang=LOCALES["zh"], script=DENIED, allow=["favicon"])
    player = Player(page)
    player.hurry()
    player.start(hands=4, deal=SOON)
    player.reach("discard")
    page.evaluate("window.denied = true")
    other = page.context.new_page()
    other.goto(page.url.split("#")[0] + QUIET)
    other.evaluate(DELETE)
    other.close()
    player.discard()
    expect(page.locator(".toast")).to_contain_text("浏览器不让本页存东西")
    player.button("close", page.locator(".toast")).click()
    player.reach("result")
    player.leave()
    expect(saves(page)).to_have_count(1)
    (record,) = [line["record"] for line in lines_of(export(player)) if "match" in line]
    assert "\nscore " in record


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_a_storage_that_does_not_answer_is_not_waited_for(open_page: OpenPage, lang: Lang) -> None:
    """The page says so and plays; when the storage answers after all, what was played is stored."""
    other = open_page(PHONE, lang=LOCALES[lang], path=QUIET, allow=["favicon"])
    other.evaluate(HOLD)
    page = other.context.new_page()
    page.clock.install()
    page.goto(other.url.replace(QUIET, ""))
    player = Player(page, lang)
    expect(player.button("start")).to_be_visible()
    page.clock.run_for(11_000)
    note = page.locator(".toast")
    expect(note).to_contain_text({"zh": "存储一直没有回应", "en": "storage does not answer"}[lang])
    player.hurry()
    player.start(hands=4, deal=SOON)
    player.discard()
    player.moment()
    other.evaluate("window.held.close()")
    expect(note).to_contain_text({"zh": "又能存了", "en": "stores again"}[lang])
    (record,) = dump(page)["stores"]["records"].values()
    assert "\n0 discard " in record
    player.leave()
    expect(saves(page)).to_have_count(1)


@pytest.mark.long
def test_a_clock_that_is_set_back_changes_no_order(open_page: OpenPage) -> None:
    """The match played last stays first in the list and is the one that a reload shows; a hand counts once."""
    page = open_page(PHONE, lang=LOCALES["zh"], path=QUIET, allow=["favicon"])
    root = page.url.replace(QUIET, "")
    page.clock.install(time="2031-05-05T12:00:00Z")
    page.goto(root)
    player = Player(page)
    player.hurry()
    player.start(hands=4, deal=3)
    player.leave()
    page.clock.set_system_time("2027-01-01T00:00:00Z")
    player.start(hands=8, deal=SOON)
    player.reach("discard")
    page.clock.set_system_time("2026-01-01T00:00:00Z")
    player.reach("result")
    page.clock.set_system_time("2025-01-01T00:00:00Z")
    page.goto(root + QUIET)
    page.goto(f"{root}#table")
    assert player.moment() == "result"
    player.leave()
    expect(saves(page)).to_have_count(2)
    expect(saves(page).first).to_contain_text("/8 局")
    expect(saves(page).first).to_contain_text("刚刚")
    assert [row["hand"] for row in dump(page)["stores"]["hands"].values()] == [1]
    press(player, "statistics")
    expect(page.locator('dialog tr[data-line="hands"] td').first).to_have_text("1")
