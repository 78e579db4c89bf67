"""Hints come in three steps, by touch and by key, and make the hand aided."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, small_targets
from tests.browser.player import LOCALES, Lang, Player
from tests.browser.stored import dump
from tests.browser.support import BY_TOUCH, DESKTOP, PHONE, OpenPage, Shot, Size, tap_or_press

NEXT: dict[Lang, tuple[str, str, str]] = {
    "zh": ("给个建议", "说说理由", "就这么打"),
    "en": ("Show a suggestion", "Explain it", "Do it"),
}


@BY_TOUCH
def test_a_hint_comes_in_three_steps(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """First facts, then one suggestion out of the ranking, then the reasons; one press more plays it."""
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.start(hands=1, deal=2)
    player.until("claim")
    before = player.position()
    assert all(head["aids"] == {} for head in dump(page)["stores"]["matches"].values())

    def press(nth: int) -> None:
        button = sheet.get_by_role("button", name=NEXT[lang][nth])
        button.tap() if size == PHONE else button.press("Enter")

    tap_or_press(page, size, page.locator(".ask-hint"), "t")
    sheet = page.get_by_role("dialog")
    steps = sheet.locator("[data-step]")
    expect(steps).to_have_count(1)
    expect(steps.first).to_be_focused()
    expect(steps.first.locator("li").first).not_to_be_empty()
    (head,) = dump(page)["stores"]["matches"].values()
    assert head["aids"] == {"1": ["hint"]}
    shot(page, f"hint-1-{lang}")
    press(0)
    expect(steps).to_have_count(2)
    expect(steps.nth(1)).to_be_focused()
    suggestion = sheet.locator(".deed").inner_text()
    assert sheet.locator(".ranking li").first.inner_text().startswith(suggestion)
    press(1)
    expect(steps).to_have_count(3)
    expect(steps.nth(2).locator("li").first).not_to_be_empty()
    assert_no_sideways_scroll(page)
    assert cut_texts(page, "dialog[open]") == []
    assert small_targets(page, "dialog[open] .sheet-foot button", 44) == []
    shot(page, f"hint-3-{lang}")
    assert player.position() == before
    press(2)
    player.moment()
    assert player.position() != before


def test_a_hint_can_be_left_and_is_not_there_for_others(open_page: OpenPage) -> None:
    """Escape gives the focus back; while the others play, no hint can be asked for."""
    page = open_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=1, deal=2)
    player.until("claim")
    page.locator(".ask-hint").press("Enter")
    expect(page.locator("[data-step='1']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ask-hint")).to_be_focused()
    player.answers()[-1].click()
    expect(page.locator(".ask-hint")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.get_by_role("dialog")).to_have_count(0)
