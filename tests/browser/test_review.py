"""The review of a finished hand: steps, differences with a bot, other seats, open cards."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, small_targets
from tests.browser.by_chance import finished
from tests.browser.player import LOCALES, PATIENCE_MS, Lang, Player
from tests.browser.stacked import take_up
from tests.browser.stored import FIXTURES, dump
from tests.browser.support import (
    BY_TOUCH,
    DESKTOP,
    TIGHT,
    TOUCHED,
    OpenPage,
    Shot,
    Size,
    follow,
    tap_or_press,
)

UNCOVERED = """() => {
  const foot = document.querySelector(".review-foot").getBoundingClientRect();
  const strip = document.querySelector(".review-strip").getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
  return [...document.querySelectorAll(".review-table hp-hand [data-key]")].filter(card => {
    const box = card.getBoundingClientRect();
    return [foot, strip].some(other => meet(box, other)) || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
  }).map(card => card.dataset.key);
}"""
"""The cards of the hand that the comment, the bar of the hand or the edge of the window covers."""

OLD = json.loads((FIXTURES / "links" / "review-1.json").read_text("utf-8"))[0]
"""A link that was handed out once."""


def steps(sheet: Locator) -> tuple[int, int]:
    """Return the step that the review shows, and how many there are."""
    at, last = map(int, re.findall(r"\d+", sheet.locator(".review-foot .count").inner_text())[:2])
    return at, last


def judged(sheet: Locator, lang: Lang) -> int:
    """Wait until the bot has looked at every decision; return in how many it differs."""
    status = sheet.locator(".review-foot [role=status]")
    expect(status).not_to_contain_text({"zh": "正在", "en": "looking"}[lang], timeout=PATIENCE_MS)
    return int((re.findall(r"\d+", status.inner_text()) or ["0"])[0])


def walk_differences(page: Page, sheet: Locator, found: int, keys: bool) -> None:
    """Go from the start through every difference and back, with the buttons or their keys."""
    reached = sheet.locator(".judged.other").count()  # the first may be the one before the first step
    while sheet.locator(".jump-next").get_attribute("aria-disabled") == "false" and reached <= found:
        page.keyboard.press("n") if keys else sheet.locator(".jump-next").tap()
        expect(sheet.locator(".judged.other b")).to_be_visible()
        reached += 1
    assert reached == found
    for _ in range(found - 1):
        page.keyboard.press("PageUp") if keys else sheet.locator(".jump-previous").tap()
    expect(sheet.locator(".judged.other b")).to_be_visible()


@BY_TOUCH
def test_a_hand_is_reviewed(open_page: OpenPage, used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """From the deal to the end and back, from every seat; every difference is reached; cards open only when asked.

    Before anything is played, an old link is opened: with the page, or pasted into the address.
    """
    if size == DESKTOP:
        page = open_page(size, lang=LOCALES[lang], path=f"#{OLD['link']}")
    else:
        page = used_page(size, touch=True, lang=LOCALES[lang])
        follow(page, OLD["link"])
    player = Player(page, lang)
    sheet = page.locator("dialog.review")
    here = sheet.locator(".look[aria-pressed='true']")
    expect(here).to_have_attribute("data-seat", str(OLD["seat"]), timeout=PATIENCE_MS)
    expect(sheet.locator(".origin")).to_be_visible()
    shot(page, f"review-link-{lang}")
    player.button("close").click()
    expect(page).to_have_url(re.compile("^[^#]*$"))

    take_up(page, player, finished("yongzhou", won=True))
    before = page.locator("dialog.result .scores").inner_text()
    tap_or_press(page, size, page.locator("dialog.result .open-review"), "v")
    held = sheet.locator(".holds")
    expect(held).to_have_count(1)
    first, last = steps(sheet)
    assert first == 0 and last > 5
    dealt = held.inner_text()
    found = judged(sheet, lang)
    assert found >= 2
    walk_differences(page, sheet, found, keys=size == DESKTOP)
    expect(sheet.locator(".judged .reasons li").first).not_to_be_empty()
    against = {"zh": "比实际打的多", "en": "more than with what was done"}[lang]  # why mine was worse
    expect(sheet.locator(".judged > p").nth(1)).to_contain_text(against)
    expect(sheet.locator(".judged .reasons")).not_to_contain_text(re.compile("次选|next best"))
    sheet.locator(".judged details:last-child summary").click()
    expect(sheet.locator(".judged .ranking li.played")).to_have_count(1)
    assert_no_sideways_scroll(page)
    assert cut_texts(page, "dialog[open]") == []
    assert small_targets(page, ".review-foot button, .eyes button, .costly", 44) == []
    costly = sheet.locator(".costly")
    assert 0 < costly.count() <= 3
    costly.first.click()
    expect(costly.first).to_have_attribute("aria-current", "step")
    expect(sheet.locator(".judged.other b")).to_be_in_viewport()
    assert costly.first.inner_text().count(str(steps(sheet)[0])) >= 1
    shot(page, f"review-{lang}")

    # The next seat: its hand, and nobody else's; its decisions are judged too, and "you" is whoever sits there.
    total = steps(sheet)[1]
    page.keyboard.press("s") if size == DESKTOP else sheet.locator(".look[data-seat='1']").tap()
    expect(here).to_have_attribute("data-seat", "1")
    expect(here.locator(".who")).to_have_text({"zh": "你", "en": "You"}[lang])
    expect(sheet.locator(".seat.me .who")).to_have_text({"zh": "你", "en": "You"}[lang])
    expect(sheet.locator(".elsewhere-seat")).to_be_visible()
    expect(held).not_to_have_text(dealt)
    expect(sheet.locator(".held.open")).to_have_count(0)
    assert steps(sheet)[1] == total
    if judged(sheet, lang):
        sheet.locator(".jump-next, .jump-previous").locator("visible=true").and_(
            sheet.locator('[aria-disabled="false"]')
        ).first.click()
        expect(sheet.locator(".judged b")).to_contain_text({"zh": "你", "en": "You"}[lang])
    shot(page, f"review-seat-{lang}")
    sheet.locator(".own-seat").click()
    expect(here).to_have_attribute("data-seat", "0")
    assert judged(sheet, lang) == found

    page.keyboard.press("Home")
    expect(held).to_have_text(dealt)
    tap_or_press(page, size, sheet.locator(".step-next"), "ArrowRight")
    expect(sheet.locator(".review-foot .count")).not_to_have_text(re.compile(r"\b0\D+\d"))
    reached = steps(sheet)
    assert reached[1] == last
    sheet.locator(".check.reveal").click()
    expect(sheet.locator(".held.open")).to_have_count(2)
    assert steps(sheet) == reached  # with all cards open a step has the same number
    shot(page, f"review-open-{lang}")
    page.keyboard.press("o") if size == DESKTOP else sheet.locator(".check.reveal").click()
    expect(sheet.locator(".held.open")).to_have_count(0)
    sheet.locator("input[type=range]").fill(str(last))
    expect(sheet.get_by_text({"zh": "这一局到此为止。", "en": "This is the end of the hand."}[lang])).to_be_visible()
    expect(sheet.locator(".step-next")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.result")).to_be_visible()
    assert page.locator("dialog.result .scores").inner_text() == before


@pytest.mark.parametrize("sizes", [TIGHT, pytest.param([*TOUCHED, DESKTOP, (1920, 1080)], marks=pytest.mark.long)])
def test_the_comment_stays_in_sight_and_the_costliest_choices_are_practised_and_played_again(
    open_page: OpenPage, shot: Shot, sizes: list[Size]
) -> None:
    """At no size is a card of the hand covered; then one press keeps the choices, another plays on from there."""
    page = open_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    take_up(page, player, finished("yongzhou", won=True))
    page.keyboard.press("v")
    sheet = page.locator("dialog.review")
    assert judged(sheet, "en") >= 2
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("Home")
        if sheet.locator(".judged.other").count() == 0:
            page.keyboard.press("n")
        expect(sheet.locator(".judged.other b")).to_be_in_viewport()
        assert page.evaluate(UNCOVERED) == [], f"{width}×{height}"
        assert_no_sideways_scroll(page)
        shot(page, f"review-room-{width}")

    kept = sheet.locator(".costly").count()
    sheet.locator(".drill").click()
    expect(sheet.locator(".drilled")).to_contain_text(str(kept))
    page.keyboard.press("s")
    judged(sheet, "en")
    expect(sheet.locator(".drilled")).to_have_count(0)  # these are another seat's choices
    sheet.locator(".own-seat").click()
    expect(sheet.locator(".drilled")).to_contain_text(str(kept))
    cards = sheet.locator(".review-table hp-hand [data-key]")
    dealt = cards.count()
    sheet.locator(".costly").last.click()
    expect(cards).not_to_have_count(dealt)
    held = cards.count()
    sheet.locator(".retry").dblclick(delay=0)  # plays on once
    expect(sheet).to_be_hidden()
    player.moment()
    expect(page.locator(".hand-of")).to_contain_text("1/1")
    assert page.locator("hp-hand [data-key]").count() == held
    heads = dump(page)["stores"]["matches"].values()
    assert sorted(head["aids"] == {"1": ["undo"]} for head in heads) == [False, True]

    page.goto(page.url.split("#")[0].rpartition("/")[0] + "/practise.html")
    rows = page.locator(".practise-row")
    expect(rows.first.locator(".own")).to_have_count(1)
    assert page.locator(".practise-row .own").count() == kept
