"""The player lays out the hand by mouse, finger or keys; the order outlives a reload; a thrown card is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fingers import Finger, middle
from tests.browser.player import LOCALES, Player
from tests.browser.stacked import record, take_up
from tests.browser.stored import reload
from tests.browser.support import DESKTOP, PHONE, OpenPage, Shot

HELD = "333s12s5s8s22b44b66b0b9s9b"
"""A 坎, pairs, and cards that go with nothing."""


def my_turn(page: Page, player: Player) -> None:
    """Bring a hand with a 坎 onto the table; the player is to play a card."""
    take_up(page, player, record("yongzhou-plain", (HELD, "", ""), shown="2b", dealer=0, xing="off"))
    player.reach("discard")


def columns(page: Page) -> list[list[str]]:
    """Return the cards of the hand by column."""
    found: list[list[str]] = page.locator("hp-hand .column").evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('[data-key]')].map(card => card.dataset.key.split('#')[0]))"
    )
    return found


def cards(laid: list[list[str]]) -> list[str]:
    """Return the cards of a hand, sorted."""
    return sorted(card for column in laid for card in column)


def last_card(page: Page, card: str) -> str:
    """Return a selector of the last copy of a card."""
    keys = page.locator(f'hp-hand button[data-key^="{card}#"]').evaluate_all("all => all.map(one => one.dataset.key)")
    return f'hp-hand button[data-key="{keys[-1]}"]'


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag with the mouse."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


@pytest.mark.parametrize("touch", [False, pytest.param(True, marks=pytest.mark.long)], ids=["mouse", "touch"])
def test_a_hand_is_laid_out_and_stays_so(used_page: OpenPage, shot: Shot, touch: bool) -> None:
    """A card goes into another column and the 坎 to the end; a reload keeps that, tidying up undoes it."""
    page = used_page(PHONE if touch else DESKTOP, touch=touch, lang=LOCALES["zh"], motion=True)
    player = Player(page)
    my_turn(page, player)
    usual = columns(page)
    move = Finger(page).drag if touch else lambda start, end: drag(page, start, end)
    nine, kan = last_card(page, "9b"), next(nth for nth, column in enumerate(usual) if column == ["3s"] * 3)
    eight = next(nth for nth, column in enumerate(usual) if "8s" in column)
    target = page.locator(last_card(page, "8s"))
    move(middle(page.locator(nine)), middle(target))
    expect(page.locator("hp-hand .column").nth(eight).locator('[data-key^="9b#"]')).to_have_count(1)
    expect(page.locator("hp-hand .lifted")).to_have_count(0)  # a drag is no tap
    x, y = middle(page.locator("hp-hand .column").last)
    move(middle(page.locator("hp-hand .column").nth(kan).locator("button").first), (x + 200 if not touch else 358, y))
    expect(page.locator("hp-hand .column").last.locator("button")).to_have_count(3)
    own = columns(page)
    assert own[-1] == ["3s"] * 3
    assert cards(own) == cards(usual)
    shot(page, f"laid-out-{'touch' if touch else 'mouse'}")
    reload(page)
    player.reach("discard")
    assert columns(page) == own
    page.get_by_role("button", name="理牌").click()
    assert columns(page) == usual


def test_a_card_that_is_dragged_away_and_back_is_not_lifted(used_page: OpenPage) -> None:
    page = used_page(DESKTOP, lang=LOCALES["zh"])
    my_turn(page, Player(page))
    usual = columns(page)
    x, y = middle(page.locator(last_card(page, "9b")))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 40, y, steps=4)
    page.mouse.move(x, y, steps=4)
    page.mouse.up()
    assert columns(page) == usual
    expect(page.locator("hp-hand .lifted")).to_have_count(0)


def test_a_card_thrown_out_is_played_and_a_locked_one_says_why(used_page: OpenPage) -> None:
    """A card dropped above the hand is played; a card of a 坎 comes back, and a note gives the rule."""
    page = used_page(DESKTOP, lang=LOCALES["zh"])
    player = Player(page)
    my_turn(page, player)
    far = (720.0, 260.0)
    drag(page, middle(page.locator('hp-hand button[data-key="3s#0"]')), far)
    expect(page.locator(".toast")).to_contain_text("坎")
    drag(page, middle(page.locator(last_card(page, "9b"))), far)
    player.moment()
    page.keyboard.press("l")
    expect(page.locator("dialog.log")).to_contain_text("你打出“玖”")


def test_keys_move_a_card_and_what_is_taken_back_lies_where_it_lay(used_page: OpenPage) -> None:
    """Shift and the arrows move a card and say where to; a card that is taken back lies where it lay."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    my_turn(page, player)
    page.locator(last_card(page, "9b")).focus()
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator("#said")).to_contain_text("big nine moved to column")
    expect(page.locator(":focus")).to_have_attribute("aria-label", "big nine")
    for _ in range(len(columns(page))):
        page.keyboard.press("Shift+ArrowRight")
    assert columns(page)[-1] == ["9b"]
    page.keyboard.press("Shift+ArrowRight")
    own = columns(page)
    assert own[-1] == ["9b"]
    page.locator(last_card(page, "0b")).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    player.moment()
    player.button("undo").click()
    player.reach("discard")
    assert cards(columns(page)) == cards(own)
    assert ["9b"] in columns(page)
    page.keyboard.press("g")
    expect(page.locator("#said")).to_contain_text("usual order")


def test_a_finger_that_stays_asks(used_page: OpenPage) -> None:
    """Holding a locked card or a grey button says why it is not possible, and does nothing else."""
    page = used_page(PHONE, touch=True, lang=LOCALES["zh"])
    player = Player(page)
    my_turn(page, player)
    note = page.locator(".toast")
    finger = Finger(page)
    for held, told in (
        (page.locator('hp-hand button[data-key="3s#0"]'), "坎"),
        (page.locator("hp-prompt .play"), "点一张"),
        (page.locator(last_card(page, "9b")), "再吃、碰"),
    ):
        finger.stay(held, note.filter(has_text=told))
        expect(page.locator("hp-hand .lifted")).to_have_count(0)
        note.get_by_role("button", name="关上").click()
