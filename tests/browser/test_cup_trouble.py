"""The storage is full, or the browser puts the page to sleep: the tournament says so, loses nothing and goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from hupai.arena.tournaments import play_tournament
from hupai.tournament.entrants import Population
from hupai.tournament.log import format_log
from hupai.tournament.presets import plan_named
from hupai.tournament.tournament import Tournament
from tests.browser.player import LOCALES
from tests.browser.support import DESKTOP, PHONE, OpenPage
from tests.browser.test_cup_logs import CUP_MS, ENTER, LOG, OVER, READY

REFUSES = """
  const put = IDBObjectStore.prototype.put;
  window.refusal = "";
  IDBObjectStore.prototype.put = function (...given) {
    if (window.refusal) throw new DOMException("not now", window.refusal);
    return put.apply(this, given);
  };
"""
"""A browser whose storage refuses to write while `refusal` names an error."""
FULL = "QuotaExceededError"
SAVE = "() => document.querySelector('hp-cup').cup.save()"
BEGUN = "() => document.querySelector('hp-cup')?.cup?.state?.hands.done > 0"


def played_here() -> str:
    """The log of the same tournament as the command line writes it."""
    return format_log(play_tournament(Tournament(plan_named("quick"), Population(), "kills")))


def test_a_full_storage_is_said_and_the_tournament_goes_on(open_page: OpenPage) -> None:
    """While nothing can be kept, one sentence says so; it goes when the storage writes again, and nothing is lost."""
    page = open_page(
        PHONE, touch=True, lang=LOCALES["zh"], path="tournament.html", script=REFUSES, reduced_motion="reduce"
    )
    page.wait_for_function(READY)
    page.evaluate("name => { window.refusal = name; }", FULL)
    page.evaluate(ENTER, ["quick", "yongzhou"])
    expect(page.locator(".cup-wrong")).to_have_count(1)
    page.wait_for_function(OVER, timeout=CUP_MS)
    page.evaluate(SAVE)
    expect(page.locator(".cup-wrong")).to_have_count(1)
    expect(page.locator(".cup-wrong")).to_contain_text("满")
    for name, told in (("", None), ("InvalidStateError", "不让本页存东西"), ("", None)):
        page.evaluate("name => { window.refusal = name; }", name)
        page.evaluate(SAVE)
        expect(page.locator(".cup-wrong")).to_have_count(1 if told else 0)
        if told:
            expect(page.locator(".cup-wrong")).to_contain_text(told)
    page.reload()
    page.wait_for_function(OVER, timeout=CUP_MS)
    assert page.evaluate(LOG) == played_here()


@pytest.mark.long
def test_a_page_that_sleeps_goes_on_where_it_was(open_page: OpenPage) -> None:
    """The browser freezes the page in the middle and wakes it again: the log is the one of the command line."""
    page = open_page(DESKTOP, lang=LOCALES["en"], path="tournament.html", reduced_motion="reduce")
    page.wait_for_function(READY)
    page.evaluate(ENTER, ["quick", "yongzhou"])
    page.wait_for_function(BEGUN, timeout=CUP_MS)
    browser = page.context.new_cdp_session(page)
    for state in ("frozen", "active"):
        browser.send("Page.setWebLifecycleState", {"state": state})
    page.wait_for_function(OVER, timeout=CUP_MS)
    assert page.evaluate(LOG) == played_here()
