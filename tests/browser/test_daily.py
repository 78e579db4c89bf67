"""Today's deal: the same cards for everybody, its result, its link, and what is said about links that do not fit."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.boxes import assert_no_sideways_scroll, cut_texts
from tests.browser.player import LOCALES, Lang, Player
from tests.browser.support import DESKTOP, PHONE, OpenPage, Shot, Size

TODAY = "2026-11-24"
WORDS: dict[str, dict[Lang, str]] = {
    "tile": {"zh": "今日一局", "en": "Today’s deal"},
    "play": {"zh": "打今天这一局", "en": "Play today’s deal"},
    "share": {"zh": "复制链接给朋友", "en": "Copy a link for a friend"},
    "challenge": {"zh": "有人打完了今天这一局", "en": "Somebody has played today’s deal"},
    "level": {"zh": "打平", "en": "a draw"},
    "other": {"zh": "比不了", "en": "cannot be compared"},
    "unreadable": {"zh": "看不懂", "en": "cannot be read"},
    "look": {"zh": "看结果", "en": "See the result"},
}


def sheet(page: Page, lang: Lang) -> None:
    """Open the sheet of today's deal."""
    page.locator(".entry", has_text=WORDS["tile"][lang]).click()
    expect(page.locator("dialog.daily-sheet")).to_be_visible()


def first_hand(page: Page) -> list[str]:
    """Return the cards that were dealt to the player."""
    found: list[str] = page.locator("hp-hand button[data-key]").evaluate_all("all => all.map(one => one.dataset.key)")
    return sorted(found)


def opened(open_page: OpenPage, size: Size, lang: Lang, link: str = "") -> tuple[Page, Player]:
    """Open the page of a browser of its own on the day of this test, perhaps with somebody's link."""
    page = open_page(size, lang=LOCALES[lang], reduced_motion="reduce")
    page.clock.set_fixed_time(f"{TODAY}T12:00:00")
    player = Player(page, lang)
    player.hurry()
    if link:
        page.goto(page.url.partition("#")[0] + link)
        page.reload()
    return page, player


@pytest.mark.parametrize(
    ("lang", "size"), [("zh", PHONE), pytest.param("en", DESKTOP, marks=pytest.mark.long)], ids=["zh", "en"]
)
def test_the_day_is_played_shared_and_compared(open_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """Two people get the same cards; the link of one says nothing to the other before they have played too."""
    page, player = opened(open_page, size, lang)
    sheet(page, lang)
    assert_accessible(page)
    assert not cut_texts(page, ".daily-sheet")
    shot(page, f"daily-{lang}")
    page.get_by_role("button", name=WORDS["play"][lang]).click()
    player.moment()
    cards = first_hand(page)
    player.reach("result")
    own = page.locator("hp-page").evaluate("({ app }) => app.table.state.scores[0]")
    player.button("tally", player.result).click()
    expect(page.locator(".tally .to-day")).to_be_visible()
    page.locator(".tally .to-day").click()
    expect(page.locator("dialog.daily-sheet")).to_be_visible()
    page.locator("dialog.daily-sheet .close").click()
    player.button("lobby").click()
    sheet(page, lang)
    expect(page.locator(".day-points b")).to_have_text(f"{own:+d}".replace("-", "−") if own else "0")
    expect(page.locator(".day-made dd")).to_have_text([re.compile(r"^[+−]?\d+$")] * 3)
    today = page.locator(".day-weeks .today")
    expect(today).to_contain_text(f"{own:+d}".replace("-", "−") if own else "0")
    assert not cut_texts(page, ".daily-sheet")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=WORDS["share"][lang]).click()
    expect(page.locator("dialog.daily-sheet [role=status]").last).not_to_be_empty()
    shot(page, f"daily-result-{lang}")
    link = f"#day={TODAY}.yongzhou-plain.0.{own}"

    other, friend = opened(open_page, size, lang, link)
    note = other.locator(".day-note")
    expect(note).to_contain_text(WORDS["challenge"][lang])
    expect(note).not_to_contain_text(re.compile(r"\d"))
    other.get_by_role("button", name=WORDS["play"][lang]).click()
    friend.moment()
    assert first_hand(other) == cards
    friend.reach("result")
    friend.leave()
    other.goto(other.url.partition("#")[0] + link)
    expect(note).to_contain_text(WORDS["level"][lang])
    assert_no_sideways_scroll(other)


@pytest.mark.parametrize(
    ("link", "told"),
    [
        pytest.param("#day=2026-11-23.yongzhou-plain.0.4", "other", marks=pytest.mark.long),
        pytest.param("#day=2026-11-24.nonsense.0.4", "unreadable", marks=pytest.mark.long),
        ("#day=<img src=x onerror=alert(1)>", "unreadable"),
    ],
    ids=["another-day", "no-game", "markup"],
)
def test_a_link_that_does_not_fit_is_told_and_the_day_can_be_played(open_page: OpenPage, link: str, told: str) -> None:
    page, player = opened(open_page, PHONE, "zh", link)
    expect(page.locator(".day-note")).to_contain_text(WORDS[told]["zh"])
    page.get_by_role("button", name=WORDS["play"]["zh"]).click()
    player.moment()
    page.go_back()
    page.locator("dialog.daily-sheet").wait_for()
    assert page.locator("hp-page").evaluate("({ app }) => app.screen") == "lobby", "back leaves the table"


@pytest.mark.long
def test_a_clock_that_was_set_back_is_told(open_page: OpenPage) -> None:
    """The result of a later day is kept, and does not count."""
    page, player = opened(open_page, PHONE, "zh")
    sheet(page, "zh")
    page.get_by_role("button", name=WORDS["play"]["zh"]).click()
    player.reach("result")
    player.leave()
    page.clock.set_fixed_time("2026-11-20T12:00:00")
    sheet(page, "zh")
    expect(page.locator("dialog.daily-sheet")).to_contain_text("时钟往回拨过")
    expect(page.get_by_role("button", name=WORDS["play"]["zh"])).to_be_visible()


def test_the_offer_can_be_hidden(used_page: OpenPage) -> None:
    page = used_page(PHONE)
    player = Player(page)
    offer = page.locator(".entry", has_text=WORDS["tile"]["zh"])
    expect(offer).to_be_visible()
    player.button("settings").click()
    page.get_by_role("radio", name="不放", exact=True).check()
    player.button("close").click()
    expect(offer).to_have_count(0)
