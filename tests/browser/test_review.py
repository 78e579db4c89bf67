"""The review of a finished hand: step, jump, differences with a bot, and cards that only open when asked for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, small_targets
from tests.browser.player import LOCALES, PATIENCE_MS, Lang, Player
from tests.browser.support import DESKTOP, PHONE, OpenPage, Shot, Size


@pytest.mark.parametrize(("lang", "size"), [("zh", PHONE), ("en", DESKTOP)], ids=["zh-touch", "en-keys"])
def test_a_hand_is_reviewed(open_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """From the deal to the end and back; every difference is reached; the others' cards stay down until asked for."""
    page = open_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.hurry()
    player.start(hands=1, deal=2)
    player.until("result")
    before = page.locator("dialog.result .scores").inner_text()
    page.locator("dialog.result .open-review").click()
    sheet = page.locator("dialog.review")
    count = sheet.locator(".count")
    expect(count).to_be_visible()
    numbers = [int(text) for text in re.findall(r"\d+", count.inner_text())]
    assert numbers[0] == 0 and numbers[1] > 5
    last = numbers[1]
    expect(sheet.locator(".holds")).to_have_count(1)
    dealt = sheet.locator(".holds .vh").inner_text()

    def forward() -> None:
        sheet.locator(".step-next").tap() if size == PHONE else page.keyboard.press("ArrowRight")

    status = sheet.locator(".review-foot [role=status]")
    expect(status).not_to_contain_text({"zh": "正在", "en": "looking"}[lang], timeout=PATIENCE_MS)
    expect(status).not_to_be_empty()
    found = int((re.findall(r"\d+", status.inner_text()) or ["0"])[0])
    assert found >= 1
    reached = sheet.locator(".judged.other").count()  # the first may be the one before the first step
    while sheet.locator(".jump-next").get_attribute("aria-disabled") == "false" and reached <= found:
        page.keyboard.press("PageDown") if size == DESKTOP else sheet.locator(".jump-next").tap()
        expect(sheet.locator(".judged.other b")).to_be_visible()
        reached += 1
    assert reached == found
    expect(sheet.locator(".judged .reasons li").first).not_to_be_empty()
    assert_no_sideways_scroll(page)
    assert cut_texts(page, "dialog[open]") == []
    assert small_targets(page, ".review-foot button", 44) == []
    shot(page, f"review-{lang}")
    page.keyboard.press("Home")
    expect(sheet.locator(".holds .vh")).to_have_text(dealt)
    forward()
    expect(count).to_have_text(re.compile(rf"\b1\D+{last}\b"))

    sheet.locator(".review-board .check").click()
    expect(sheet.locator(".holds")).to_have_count(3)
    shot(page, f"review-open-{lang}")
    sheet.locator(".review-board .check").click()
    expect(sheet.locator(".holds")).to_have_count(1)
    sheet.locator("input[type=range]").fill(str(last))
    expect(sheet.get_by_text({"zh": "这一局到此为止。", "en": "This is the end of the hand."}[lang])).to_be_visible()
    expect(sheet.locator(".step-next")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.result")).to_be_visible()
    assert page.locator("dialog.result .scores").inner_text() == before


def test_any_hand_of_a_match_can_be_reviewed_from_the_tally(open_page: OpenPage) -> None:
    """The first of four, when all are over."""
    page = open_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.hurry()
    player.start(hands=4, deal=4)
    for nth in range(4):
        player.until("result")
        if nth < 3:
            player.button("next hand", player.result).click()
    player.button("tally", player.result).click()
    page.locator(".tally-list summary.tally-row").first.click()
    page.locator(".tally-list .open-review").first.click()
    sheet = page.get_by_role("dialog", name="Review: hand 1")
    expect(sheet.locator(".count")).to_have_text(re.compile(r"Step 0 of \d+"))
    page.keyboard.press("ArrowRight")
    expect(sheet.locator(".count")).to_have_text(re.compile(r"Step 1 of \d+"))
    page.keyboard.press("Escape")
    expect(page.locator(".tally-list")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
