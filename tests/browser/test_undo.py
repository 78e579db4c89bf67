"""Earlier decisions: any own decision of the hand can be taken back, by touch and by key; the hand is aided."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import FITTED, assert_no_sideways_scroll, cut_texts, everywhere, overlaps, small_targets
from tests.browser.player import LOCALES, SOON, Lang, Player
from tests.browser.stored import dump
from tests.browser.support import BY_TOUCH, DESKTOP, PHONE, TOUCHED, OpenPage, Shot, Size

OUTSIDE_BAR = """() => {
  const bar = document.querySelector(".past-bar").getBoundingClientRect();
  return [...document.querySelectorAll(".past-bar :is(button, .ask)")].filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < bar.left - 1 || right > bar.right + 1 || top < bar.top - 1 || bottom > bar.bottom + 1;
  }).map(one => one.outerHTML.slice(0, 90));
}"""
"""What sticks out of the bar of a look back."""


def assert_bar_holds_its_buttons(page: Page) -> None:
    """Assert that the bar of a look back holds its sentence and its buttons, and covers no card of the hand."""
    page.evaluate(FITTED)
    assert page.evaluate(OUTSIDE_BAR) == []
    assert overlaps(page, ".past-bar button, .past-bar .ask, hp-hand") == []
    assert cut_texts(page, ".past-bar button") == []


@BY_TOUCH
def test_any_own_decision_can_be_gone_back_to(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """The first of three decisions is taken back: the table is as it was, and the same play leads to the same."""
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.start(hands=1, deal=2)
    player.reach("claim")
    positions = []

    def step() -> None:
        player.answers()[-1].click() if player.moment() == "claim" else player.discard()
        player.moment()

    for _ in range(3):
        positions.append(player.position())
        step()
    positions.append(player.position())
    if size == PHONE:
        page.get_by_role("button", name={"zh": "牌局记录", "en": "Log"}[lang]).tap()
        page.get_by_role("button", name={"zh": "回到前面某一步…", "en": "Back to an earlier decision…"}[lang]).tap()
    else:
        page.keyboard.press("b")
    rows = page.locator(".back-list button")
    expect(rows.first).to_be_focused()
    assert rows.count() >= 3
    assert_no_sideways_scroll(page)
    assert cut_texts(page, "dialog[open]") == []
    assert small_targets(page, ".back-list button", 44) == []
    shot(page, f"back-{lang}")
    rows.nth(2).tap() if size == PHONE else rows.nth(2).press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    player.moment()
    assert player.position() == positions[0]
    (head,) = dump(page)["stores"]["matches"].values()
    assert head["aids"] == {"1": ["undo"]}
    for nth in range(3):
        assert player.position() == positions[nth]
        step()
    assert player.position() == positions[3]


def test_the_key_that_takes_back_works_in_the_result_too(used_page: OpenPage) -> None:
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=1, deal=SOON)
    player.reach("discard")
    before = player.position()
    player.discard()
    player.moment()
    page.keyboard.press("u")
    player.reach("discard")
    assert player.position() == before
    player.reach("result")
    page.keyboard.press("u")
    expect(player.result).to_have_count(0)
    expect(page.locator(".showdown")).to_have_count(0)
    assert player.moment() != "result"


def test_a_press_takes_back_at_once_while_the_others_play(used_page: OpenPage) -> None:
    """They stop, nothing of what they did stays, and the same can be played again, from any decision."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=1, deal=2)
    player.reach("discard")
    first = player.position()
    undo = page.get_by_role("button", name=player.word("undo"))
    for nth in range(2):
        page.locator("hp-page").evaluate("one => one.page.setSettings({ speed: 'quick' })")
        player.hold()
        player.discard()
        expect(page.locator(".answers.idle")).to_be_visible()
        if nth == 0:
            expect(undo).to_have_attribute("aria-disabled", "false")
            undo.click()
        else:
            page.keyboard.press("b")
            expect(page.locator(".back-list button").first).to_be_focused()
            page.locator(".back-list button").last.press("Enter")
        player.moment()
        assert player.position() == first
        player.hurry()
        player.let_on()
        player.discard()
        player.reach("discard")


@pytest.mark.long
def test_a_line_of_the_log_leads_back_to_its_moment(used_page: OpenPage, shot: Shot) -> None:
    """The moment is shown first; one press more takes back what was decided since, and the log ends there."""
    page = used_page(PHONE, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=1, deal=2)
    player.reach("discard")
    first = player.position()
    page.keyboard.press("l")
    lines = page.locator(".to-moment")
    expect(lines.last).to_be_focused()
    before = lines.count()
    page.keyboard.press("Escape")
    for _ in range(2):
        player.reach("discard")
        player.discard()
    player.reach("discard")
    page.keyboard.press("l")
    lines.nth(before - 1).click()
    expect(page.locator(".past-bar")).to_be_visible()
    everywhere(page, [*TOUCHED, DESKTOP], lambda _: assert_bar_holds_its_buttons(page))
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    shot(page, "past-here")
    page.get_by_role("button", name="Decide here").click()
    expect(page.locator(".past-bar")).to_have_count(0)
    player.moment()
    assert player.position() == first
    page.keyboard.press("l")
    expect(lines).to_have_count(before)
