"""The focus that comes late: it goes to what was asked for, unless the player was quicker and has put it elsewhere."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.player import LOCALES, Player
from tests.browser.support import DESKTOP, OpenPage

QUICKER = """async () => {
  const panel = document.querySelector(".hint-panel");
  panel.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  const quick = document.querySelector(".ask-why");
  quick.focus();
  await new Promise(done => setTimeout(done, 50));
  return document.activeElement === quick;
}"""
"""Closes the hint and focuses another button in the same task; says whether the focus is still there a little later."""


def test_a_hint_that_is_left_takes_the_focus_from_nobody_who_was_quicker(used_page: OpenPage) -> None:
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=1, deal=2)
    page.keyboard.press("t")
    expect(page.locator(".hint-panel [data-step='1']")).to_be_focused()
    assert page.evaluate(QUICKER)
