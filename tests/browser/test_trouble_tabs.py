"""A second tab on the same match: one plays, the other says so and can take over; nothing is overwritten."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import LOCALES, PATIENCE_MS, Lang, Player
from tests.browser.stored import dump, saves
from tests.browser.support import DESKTOP, IN_BOTH_LANGUAGES, PHONE, OpenPage

HELD = {"zh": "这一场正在另一个标签页里打", "en": "This match is open in another tab"}
TAKEN = {"zh": "这一场转到另一个标签页去了", "en": "This match has moved to another tab"}
TAKE = {"zh": "在这里接着打", "en": "Play on here"}

WITHOUT_LOCKS = "Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined })"
WITH_LOCKS = "delete navigator.locks"


def second_tab(page: Page, lang: Lang) -> tuple[Page, Player]:
    """Open the same site in another tab of the same browser."""
    other = page.context.new_page()
    if page.viewport_size:
        other.set_viewport_size(page.viewport_size)
    other.goto(page.url.split("#")[0])
    return other, Player(other, lang)


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_one_tab_plays_and_the_other_can_take_over(used_page: OpenPage, lang: Lang) -> None:
    """The second tab says who plays. Taking over stops the first, which can take the match back; no step is lost.

    Then each plays a match of its own, over reloads too; the list of one follows the other.
    """
    page = used_page(DESKTOP, lang=LOCALES[lang])
    first = Player(page, lang)
    other, second = second_tab(page, lang)
    first.start(hands=4, deal=3)
    first.reach("discard")
    before = first.position()
    expect(saves(other)).to_have_count(1)
    second.button("resume").click()
    sheet = other.get_by_role("dialog", name=HELD[lang])
    expect(sheet).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_role("dialog")).to_have_count(0)

    sheet.get_by_role("button", name=TAKE[lang]).click()
    second.moment()
    assert second.position() == before
    expect(page.get_by_role("dialog", name=TAKEN[lang])).to_be_visible()
    second.discard()
    second.reach("discard")
    further = second.position()

    page.get_by_role("dialog").get_by_role("button", name=TAKE[lang]).click()
    first.moment()
    assert first.position() == further
    expect(other.get_by_role("dialog", name=TAKEN[lang])).to_be_visible()
    second.button("lobby", other.get_by_role("dialog")).click()
    expect(second.button("resume")).to_be_visible()
    first.discard()
    first.moment()
    (record,) = dump(page)["stores"]["records"].values()
    assert record.count("\n0 discard ") >= 2

    second.start(hands=8, deal=4)
    places = first.position(), second.position()
    for tab in (page, other):
        tab.reload()
    first.moment()
    second.moment()
    assert (first.position(), second.position()) == places
    first.leave()
    expect(saves(page)).to_have_count(2)
    eight = saves(page).filter(has_text={"zh": "/8 局", "en": "of 8 ·"}[lang])
    eight.get_by_role("button", name=re.compile("^(删掉这一场|Delete this match)")).click()
    expect(page.locator(".toast")).to_contain_text({"zh": "另一个标签页里打", "en": "another tab"}[lang])
    expect(saves(page)).to_have_count(2)


@pytest.mark.long
def test_without_locks_whoever_writes_last_does_not_overwrite(used_page: OpenPage) -> None:
    """A plain http address has no locks: the tab that lost the match stops with its next step."""
    page = used_page(PHONE)
    page.evaluate(WITHOUT_LOCKS)
    first = Player(page)
    first.start(hands=4, deal=3)
    first.reach("discard")
    other, second = second_tab(page, "zh")
    other.evaluate(WITHOUT_LOCKS)
    second.button("resume").click()
    second.moment()
    second.discard()
    second.moment()
    held = dump(other)["stores"]["records"]
    first.discard()
    expect(page.get_by_role("dialog", name=TAKEN["zh"])).to_be_visible()
    assert dump(page)["stores"]["records"] == held
    page.evaluate(WITH_LOCKS)
