"""How the table feels: a double click, a hint that comes back, sorting, larger text, a time limit, vibration."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, outside
from tests.browser.player import LOCALES, Player
from tests.browser.stacked import record, take_up
from tests.browser.support import DESKTOP, PHONE, SMALL_PHONE, OpenPage, Shot, Size

HELD = "333s12s5s8s22b44b66b0b9s9b"
"""A 坎, pairs, and cards that go with nothing."""
TWO_TAPS = """card => {
  const tap = { bubbles: true, detail: 1, pointerType: "touch" };
  for (const _ of [1, 2]) card.dispatchEvent(new PointerEvent("click", tap));
}"""
"""Two taps in one task: from outside they would be too far apart on a busy machine."""
FELT = "window.felt = []; navigator.vibrate = pattern => window.felt.push(pattern);"


def wait(page: Page, seconds: int) -> None:
    """Let seconds pass on the page's clock, one look at it after another."""
    for _ in range(seconds):
        page.clock.fast_forward(1000)


def at_discard(page: Page, lang: str = "zh") -> Player:
    """Lay a hand on the table in which the player has to discard."""
    player = Player(page, "en" if lang == "en" else "zh")
    take_up(page, player, record("yongzhou-plain", (HELD, "", ""), shown="2b", dealer=0, xing="off"))
    assert player.moment() == "discard"
    return player


def test_a_double_click_plays_a_card(used_page: OpenPage) -> None:
    """Two clicks of a mouse without a pause; a double tap of a finger only lifts."""
    page = used_page(DESKTOP, lang=LOCALES["zh"])
    at_discard(page)
    cards = page.locator("hp-hand [data-key]")
    held = cards.count()
    page.locator('hp-hand [data-why="discard 5s"]').first.dblclick(delay=0)
    expect(cards).to_have_count(held - 1)


def test_a_double_tap_only_lifts(used_page: OpenPage) -> None:
    page = used_page(PHONE, touch=True, lang=LOCALES["zh"])
    at_discard(page)
    card = page.locator('hp-hand [data-why="discard 5s"]').first
    held = page.locator("hp-hand [data-key]").count()
    card.evaluate(TWO_TAPS)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator("hp-hand [data-key]")).to_have_count(held)


@pytest.mark.long
def test_the_hint_comes_back_after_why(used_page: OpenPage) -> None:
    """With its reasons, and without asking the engine again; once it is closed, it stays away."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    at_discard(page, "en")
    page.locator(".ask-hint").click()
    panel = page.locator(".hint-panel")
    panel.locator(".explain").click()
    told = panel.locator("[data-step='2']").inner_text()
    page.locator(".ask-why").click()
    sheet = page.locator("dialog.why-sheet")
    expect(sheet).to_be_visible()
    expect(panel).to_have_count(0)
    sheet.locator(".sheet-foot .play").click()
    expect(panel.locator("[data-step='2']")).to_have_text(told, use_inner_text=True)
    panel.locator(".close").click()
    expect(panel).to_have_count(0)
    page.locator(".ask-why").click()
    sheet.locator(".sheet-foot .play").click()
    expect(sheet).to_have_count(0)
    expect(panel).to_have_count(0)


def test_one_button_sorts_the_hand(used_page: OpenPage, shot: Shot) -> None:
    """By numbers and by groups in turn; the key does the same."""
    page = used_page(SMALL_PHONE, touch=True, lang=LOCALES["en"])
    at_discard(page, "en")
    order = "all => all.map(one => one.dataset.key)"
    cards = page.locator("hp-hand [data-key]")
    by_groups = cards.evaluate_all(order)
    sort = page.locator(".ledger .tidy")
    expect(sort).to_have_text("Sort")
    sort.tap()
    numbers = [int(key[0]) or 10 for key in cards.evaluate_all(order)]
    assert numbers == sorted(numbers)
    shot(page, "sort-button")
    page.keyboard.press("g")
    assert cards.evaluate_all(order) == by_groups
    assert cut_texts(page, ".ledger") == []


@pytest.mark.parametrize(
    ("size", "lang"),
    [
        (SMALL_PHONE, "en"),
        pytest.param(PHONE, "zh", marks=pytest.mark.long),
        pytest.param(DESKTOP, "en", marks=pytest.mark.long),
    ],
)
def test_larger_text_fits_the_table_and_the_lobby(used_page: OpenPage, size: Size, lang: str, shot: Shot) -> None:
    page = used_page(size, touch=size != DESKTOP, lang=LOCALES["en" if lang == "en" else "zh"])
    usual = page.locator("h1").first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    page.locator(".lobby-bar .icon").last.click()
    page.locator('.setting-text label:has(input[value="larger"])').click()
    page.locator("dialog.settings .close").click()
    assert page.locator("h1").first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") > usual
    assert_no_sideways_scroll(page)
    at_discard(page, lang)
    assert_no_sideways_scroll(page)
    assert outside(page, "hp-hand, hp-prompt, .ledger") == []
    shot(page, f"larger-text-{size[0]}-{lang}")


def test_the_time_for_an_answer_ends_in_a_pass_and_never_in_a_discard(open_page: OpenPage) -> None:
    """It stands still while a sheet is open or the player looks back; the machine vibrates when it is a turn."""
    page = open_page(PHONE, touch=True, lang=LOCALES["en"], script=FELT)
    page.locator(".lobby-bar .icon").last.click()
    for name, choice in (("timer", "15"), ("vibration", "on")):
        page.locator(f'.setting-{name} label:has(input[value="{choice}"])').click()
    page.locator("dialog.settings .close").click()
    assert page.evaluate("felt.length") == 1
    page.clock.install()  # before the table sets its timers
    at_discard(page, "en")
    timer = page.get_by_role("timer")
    expect(timer).to_be_attached()
    held = page.locator("hp-hand [data-key]").count()
    page.locator(".ask-why").tap()
    expect(page.locator("dialog.why-sheet")).to_be_visible()
    left = timer.get_attribute("aria-label")
    wait(page, 20)
    assert timer.get_attribute("aria-label") == left
    page.locator("dialog.why-sheet .sheet-foot .play").tap()
    wait(page, 4)
    page.keyboard.press("l")
    page.locator("dialog.log .to-moment").last.tap()
    expect(page.locator(".past-bar")).to_be_visible()
    wait(page, 20)
    page.keyboard.press("Escape")
    expect(timer).to_have_attribute("aria-label", re.compile(r"\b1[01]\b"))
    wait(page, 12)
    expect(page.locator(".toast")).to_contain_text("still your turn")
    expect(page.locator("hp-hand [data-key]")).to_have_count(held)
