"""Single things that happen at the table; whole matches are in test_sessions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import LOCALES, LOGGED, Player
from tests.browser.stacked import BEFORE, record, take_up
from tests.browser.support import PHONE, OpenPage

NEARLY_READY = "1b2b3b2b7b0b1s2s3s2s7s0s4s5s6s4b5b6b8s9s"
"""A hand that waits for 7s once 9b is played."""


@pytest.mark.long
def test_the_others_take_their_time(open_page: OpenPage) -> None:
    """At the normal pace each step can be seen, and the log tells it afterwards."""
    page = open_page(PHONE, lang=LOCALES["zh"])
    player = Player(page, "zh")
    player.start()
    if player.moment() == "discard":
        player.discard()
        expect(page.locator(".live .card")).to_be_visible()
    page.keyboard.press("l")
    log = page.get_by_role("dialog", name="牌局记录")
    expect(log.get_by_role("listitem").first).to_contain_text("拿到")


@pytest.mark.long
def test_a_decision_can_be_taken_back(used_page: OpenPage) -> None:
    """Taking back comes to the position before one's own last decision, and play goes on from there."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page, "zh")
    player.start(deal=30)
    player.until("discard")
    before = player.hand.aria_snapshot()
    player.discard()
    assert player.moment() != "result", "the hand ended at once"
    page.get_by_role("button", name="悔一步").click()
    player.until("discard")
    assert player.hand.aria_snapshot() == before
    player.until("result")


def test_what_stays_as_it_is_is_not_set_again(used_page: OpenPage) -> None:
    """Setting the language again, even to the same one, makes the browser match all styles of the table anew."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page, "zh")
    player.start(deal=30)
    player.until("discard")
    page.evaluate("""() => {
      window.again = [];
      const watching = new MutationObserver(all => window.again.push(...all.map(one => one.attributeName)));
      watching.observe(document.documentElement, { attributes: true });
    }""")
    player.discard()
    player.moment()
    assert page.evaluate("window.again") == []


@pytest.mark.long
def test_no_card_that_comes_asks_for_its_picture(used_page: OpenPage) -> None:
    """A request each would keep a slow card blank, and where a browser notes what a page loads, fill its memory."""
    page = used_page(PHONE)
    player = Player(page)
    player.start()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    shown = page.locator("hp-page").evaluate(LOGGED)
    player.until("result")
    assert page.locator("hp-page").evaluate(LOGGED) > shown + 10
    assert [address for address in asked if ".svg" in address] == []


def test_a_lifted_card_shows_what_the_hand_waits_for_then(used_page: OpenPage) -> None:
    """Small cards show the waits with the copies not seen yet; a screen reader is told in words."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page, "zh")
    take_up(page, player, record("paohuzi", (NEARLY_READY, "", ""), shown="9b", dealer=0))
    waits = page.locator("hp-prompt .wait")
    page.locator('hp-hand button[data-key="9b#0"]').click()
    expect(waits).not_to_have_count(0)
    for wait in waits.all():
        expect(wait).to_have_attribute("title", re.compile(f"还有 {wait.locator('small').inner_text()} 张没见到"))
    assert not [corner for corner in waits.locator(".corner").all() if corner.is_visible()]
    expect(page.locator("hp-prompt .leads .vh")).to_contain_text("听")


def test_a_locked_card_says_why(used_page: OpenPage) -> None:
    """Tapping a card that may not be played says why."""
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


def test_the_banker_is_marked(used_page: OpenPage) -> None:
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    for dealer, place in enumerate(("me", "right", "left")):
        take_up(page, player, record("yongzhou-plain", ("2b4b", "", ""), dealer=dealer, xing="off"))
        player.moment()
        expect(page.locator(f".seat.{place} .dealer")).to_have_count(1)
        expect(page.locator(".seat .dealer")).to_have_count(1)
        player.leave()


def test_giving_up_a_win_asks_once(used_page: OpenPage) -> None:
    """Passing a 胡 asks first; going back leaves the win on offer."""
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
    """The same question is asked again, with the same cards on the table."""
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
