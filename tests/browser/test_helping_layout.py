"""The sheets for hints, earlier decisions and the review fit every size and are accessible."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_accessible
from tests.browser.boxes import assert_no_sideways_scroll, cut_texts
from tests.browser.player import LOCALES, PATIENCE_MS, Lang, Player
from tests.browser.support import SMALL_PHONE, TABLET, OpenPage, Shot, Size


@pytest.mark.parametrize(
    ("lang", "size"),
    [pytest.param("zh", TABLET, marks=pytest.mark.long), ("en", SMALL_PHONE)],
    ids=["zh-tablet", "en-small"],
)
def test_hint_steps_back_and_review_fit(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """Each sheet is measured with everything that it can show."""
    page = used_page(size, lang=LOCALES[lang])
    player = Player(page, lang)
    player.start(hands=1, deal=2)

    def fits(name: str) -> None:
        page.mouse.move(0, 0)
        assert_accessible(page)
        assert_no_sideways_scroll(page)
        assert cut_texts(page, "dialog[open]") == []
        shot(page, f"{name}-{lang}-{size[0]}")

    for _ in range(2):
        player.reach("discard")
        player.discard()
    player.moment()
    page.keyboard.press("t")
    page.locator(".hint-panel .explain").click()
    expect(page.locator("[data-step='2']")).to_be_visible()
    assert cut_texts(page, ".hint-panel") == []
    fits("helping-hint")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.locator(".back-list button").first).to_be_focused()
    fits("helping-back")
    page.keyboard.press("Escape")
    player.reach("result")
    page.locator(".revealed summary").click()
    page.locator(".check-deal").click()
    expect(page.locator(".findings li")).to_have_count(4)
    fits("helping-check")
    page.locator("dialog.result .open-review").click()
    expect(page.locator(".jump-next")).to_be_visible(timeout=PATIENCE_MS)
    page.locator(".check.reveal").click()
    expect(page.locator("dialog.review .held.open")).to_have_count(2)
    page.locator(".jump-next").click()
    expect(page.locator(".judged.other b")).to_be_in_viewport()
    page.locator(".judged summary").last.click()
    fits("helping-review")
    page.locator(".look[data-seat='1']").click()
    expect(page.locator(".own-seat")).to_be_visible()
    page.locator(".review-more > summary").click()
    page.locator(".copy-link").click()
    expect(page.locator("input.address")).to_be_visible()
    fits("helping-review-more")
