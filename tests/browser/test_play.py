"""Whole hands, as a person plays them: by touch, by mouse, by keyboard, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.account import assert_account_adds_up
from tests.browser.player import LOCALES, MANY_STEPS, Lang, Player, points
from tests.browser.stacked import BEFORE, record, take_up
from tests.browser.support import DESKTOP, PHONE, OpenPage, Shot, Size


@pytest.mark.parametrize(
    ("lang", "size", "deal"),
    [("zh", PHONE, 2), ("en", PHONE, 27), ("zh", DESKTOP, 33), ("en", DESKTOP, 14)],
    ids=["zh-touch", "en-touch", "zh-mouse", "en-mouse"],
)
def test_a_whole_hand_to_the_tally(used_page: OpenPage, shot: Shot, lang: Lang, size: Size, deal: int) -> None:
    """A match of one hand is played to its end, and its account adds up."""
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.start(deal=deal)
    player.until("result")
    shot(page, f"result-{lang}-{size[0]}")
    assert_account_adds_up(page)
    player.button("tally", player.result).click()
    totals = points(page.locator(".podium b").all_inner_texts())
    assert len(totals) == 3
    assert sum(totals) == 0
    expect(page.locator(".tally-list > li")).to_have_count(1)
    shot(page, f"tally-{lang}-{size[0]}")
    player.button("again").click()
    assert player.moment() in ("discard", "claim", "result")


def test_a_hand_by_keyboard_alone(used_page: OpenPage) -> None:
    """Arrows, Enter, Space, H, P and numbers play a hand; the focus is never lost."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(deal=30)
    for turn in range(MANY_STEPS):
        moment = player.moment()
        if moment == "result":
            break
        if moment == "claim":
            claim_by_key(player, turn)
        else:
            discard_by_key(player)
    expect(player.result).to_be_visible()
    page.keyboard.press("Enter")  # the sheet's own button has the focus
    expect(page.get_by_role("heading", name=re.compile("won the match|A tie"))).to_be_visible()


def claim_by_key(player: Player, turn: int) -> None:
    """Answer a prompt with one key."""
    first = player.answers()[0]
    shortcut = first.get_attribute("aria-keyshortcuts")
    if turn % 3 == 2 and shortcut != "H":
        player.page.keyboard.press("Space")
    else:
        player.page.keyboard.press(shortcut if shortcut in ("H", "P") else "1")


def discard_by_key(player: Player) -> None:
    """Walk to a card that may be played, lift it and play it."""
    keyboard = player.page.keyboard
    if player.page.locator("hp-prompt .hu").count():
        keyboard.press("h")
        return
    focus = player.page.locator(":focus")
    for _ in range(40):
        keyboard.press("ArrowRight")
        if focus.get_attribute("aria-disabled") == "false":
            break
    keyboard.press("Enter")
    expect(focus).to_have_attribute("aria-pressed", "true")
    keyboard.press("Escape")
    expect(focus).to_have_attribute("aria-pressed", "false")
    keyboard.press("Enter")
    keyboard.press("Enter")
    expect(focus).to_have_count(1)  # on another card, or on the sheet if that was the end


def test_the_others_take_their_time(open_page: OpenPage) -> None:
    """At the normal pace each step is seen, and the log tells it afterwards."""
    page = open_page(PHONE, lang=LOCALES["zh"])
    player = Player(page, "zh")
    player.start()
    if player.moment() == "discard":
        player.discard()
        expect(page.locator(".live .card")).to_be_visible()
    page.keyboard.press("l")
    log = page.get_by_role("dialog", name="牌局记录")
    expect(log.get_by_role("listitem").first).to_contain_text("发牌")


def test_a_decision_can_be_taken_back(used_page: OpenPage) -> None:
    """Taking back comes to the position before one's own last decision, and play goes on from there."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page, "zh")
    player.start(deal=30)
    player.until("discard")
    before = player.hand.aria_snapshot()
    player.discard()
    if player.moment() == "result":
        pytest.skip("the hand ended at once")
    page.get_by_role("button", name="悔一步").click()
    player.until("discard")
    assert player.hand.aria_snapshot() == before
    player.until("result")


def test_a_locked_card_says_why(used_page: OpenPage) -> None:
    """A card that may not be played is not greyed out in silence: tapping it says why."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page, "zh")
    player.start(hands=16)
    for _ in range(12):
        player.until("discard")
        locked = player.hand.locator('button[aria-disabled="true"]')
        if locked.count():
            locked.first.click(force=True)  # aria-disabled, and yet it answers
            expect(page.locator(".toast")).to_contain_text(re.compile("坎|王"))
            return
        player.discard()
        player.until("result")
        player.button("next hand", player.result).click()
    pytest.fail("twelve hands without a 坎 or a king")


def test_giving_up_a_win_asks_once(used_page: OpenPage) -> None:
    """Passing over a 胡 asks first, and can be taken back."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page, "zh")
    take_up(page, player, record("paohuzi", ("123s123b567s567b999s999b44s", "", ""), shown="4s", dealer=BEFORE))
    winning = player.prompt.get_by_role("button", name=re.compile("^胡"))
    player.button("pass").click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text("真的不胡")
    question.get_by_role("button", name="回去看看").click()
    expect(winning).to_be_visible()
    player.button("pass").click()
    question.get_by_role("button", name="不胡，继续").click()
    expect(page.get_by_role("dialog", name=re.compile("真的不胡"))).to_have_count(0)
    expect(winning).to_have_count(0)


def test_a_pass_can_be_taken_back(used_page: OpenPage) -> None:
    """The same question comes again, with the same cards on the table."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.start(hands=16)
    player.until("claim")
    before = player.position()
    player.answers()[-1].click()
    expect(player.button("undo")).to_be_enabled()
    player.moment()
    player.button("undo").click()
    assert player.moment() == "claim"
    assert player.position() == before
