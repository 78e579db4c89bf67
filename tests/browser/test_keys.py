"""The table of keys: a key is changed, a conflict is refused, the usual keys come back; keys that say the position."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, small_targets
from tests.browser.player import LOCALES, Player
from tests.browser.stacked import record, take_up
from tests.browser.stored import dump
from tests.browser.support import DESKTOP, PHONE, SMALL_PHONE, OpenPage, Shot

CLAIMS = "11s3s99s88s11b44b66b99b5b77b0s"
"""A pair of most kinds, so that much can be claimed."""


def asked(page: Page, player: Player) -> None:
    """Bring a question onto the table: 碰, 吃 or pass."""
    text = record("leiyang", (CLAIMS, "", "3b7b"), shown="2b", apart="3b", lines=["2 discard 7b"], wu_hu=False)
    take_up(page, player, text)
    assert player.moment() == "claim"


def test_keys_can_be_changed(used_page: OpenPage, shot: Shot) -> None:
    """Peng on Q: keys in use and fixed keys are refused with a sentence; the new key works, is shown and is stored."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    asked(page, player)
    page.keyboard.press("F1")
    page.get_by_role("button", name="Change the keys").click()
    sheet = page.get_by_role("dialog", name="Keys")
    peng = sheet.locator('[data-deed="peng"]')
    told = sheet.get_by_role("status")
    peng.click()
    page.keyboard.press("h")
    expect(told).to_contain_text("H already means “Win”")
    page.keyboard.press("ArrowLeft")
    expect(told).to_contain_text("cannot mean “Peng”")
    page.keyboard.press("Escape")
    expect(sheet).to_be_visible()
    expect(peng).to_have_text("P")
    peng.click()
    page.keyboard.press("q")
    expect(peng).to_have_text("Q")
    expect(told).to_contain_text("“Peng” is now Q")
    pass_key = sheet.locator('[data-deed="pass"]')
    pass_key.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Delete")
    expect(pass_key).to_have_text("none")
    for size in (DESKTOP, SMALL_PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert not cut_texts(page, "dialog")
        assert_no_sideways_scroll(page)
        assert not small_targets(page, "dialog .key", 40)
        shot(page, f"keys-{size[0]}")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.keyboard.press("Escape")
    assert dump(page)["stores"]["kept"]["settings"]["keys"] == {"peng": "q", "pass": ""}
    shortcuts = player.prompt.get_by_role("button", name=re.compile("^Peng"))
    expect(shortcuts).to_have_attribute("aria-keyshortcuts", "Q")
    page.keyboard.press("p")
    expect(shortcuts).to_be_visible()
    page.keyboard.press("q")
    expect(page.locator(".seat.me .meld.peng")).to_have_count(1)
    page.keyboard.press("F1")
    expect(page.locator("dialog .keys")).to_contain_text("Q")
    page.get_by_role("button", name="Change the keys").click()
    page.get_by_role("button", name="All as usual").click()
    expect(peng).to_have_text("P")
    expect(told).to_contain_text("as usual again")


def test_a_key_that_is_held_answers_once(used_page: OpenPage) -> None:
    """Nobody means to take back a whole hand, nor to play the card that the same press has lifted."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(deal=9)
    player.reach("discard")
    page.locator("hp-page").evaluate("({ page }) => { window.undone = 0; page.play.undo = () => { undone += 1; }; }")
    for _ in range(3):
        page.keyboard.down("u")
    page.keyboard.up("u")
    assert page.evaluate("undone") == 1
    page.locator("hp-page").evaluate("({ page }) => { delete page.play.undo; }")
    card = page.locator("hp-hand [data-key]:not([aria-disabled=true])").first
    card.focus()
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_digit_gives_the_answer_that_it_stands_for(used_page: OpenPage) -> None:
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    asked(page, player)
    first = player.prompt.locator('[data-option="1"]')
    expect(first).to_have_class(re.compile("peng"))
    page.keyboard.press("1")
    expect(page.locator(".seat.me .meld.peng")).to_have_count(1)


def test_the_position_and_the_answers_are_said(used_page: OpenPage) -> None:
    """S says the position, O the answers and their keys; pressed again, it is said again."""
    page = used_page(PHONE, lang=LOCALES["en"])
    player = Player(page, "en")
    asked(page, player)
    said = page.locator("#said")
    page.keyboard.press("s")
    expect(said).to_contain_text("big seven")
    expect(said).to_contain_text("needed")
    expect(said).to_contain_text("In your hand, 20")
    page.keyboard.press("o")
    expect(said).to_contain_text(re.compile(r"1: Peng, .*Space: Pass\."))
    first = said.evaluate("one => one.textContent")
    page.keyboard.press("o")  # the region changes, else nothing would be read again
    assert said.evaluate("one => one.textContent") != first
    page.evaluate("document.querySelector('hp-page').page.set({ table: { busy: true } })")
    page.keyboard.press("o")
    expect(said).to_contain_text("Nothing is asked of you")
