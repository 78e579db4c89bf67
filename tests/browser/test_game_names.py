"""A match is called by its kings wherever a player meets it: in the lobby, above the table, in the rule book."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import LOCALES, Lang, Player
from tests.browser.support import DESKTOP, SMALL_PHONE, OpenPage, Shot, Size

NAMES = {"zh": ("永州四王扯胡子", "双王"), "en": ("Yongzhou with four kings", "two kings")}
"""What the match is called, and what nothing may say of it."""


@pytest.mark.parametrize(
    ("lang", "size"),
    [("zh", SMALL_PHONE), pytest.param("en", DESKTOP, marks=pytest.mark.long)],
    ids=["zh-phone", "en-desk"],
)
def test_a_match_is_called_by_its_kings(open_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    page = open_page(size, lang=LOCALES[lang])
    name, other = NAMES[lang]
    player = Player(page, lang)
    player.choose("yongzhou").locator('input[name="kings"][value="4"]').check()
    page.keyboard.press("Escape")
    expect(page.locator("#setup-line")).to_contain_text(name)
    expect(page.locator("#setup-line")).not_to_contain_text(other)
    shot(page, f"game-name-lobby-{lang}")
    page.locator("button.start").first.click()
    expect(page.locator("h1 .game")).to_have_text(name)
    shot(page, f"game-name-table-{lang}")
    page.evaluate("document.querySelector('hp-page').page.openPart('book')")
    expect(page.get_by_role("dialog")).to_contain_text(name)
    expect(page.get_by_role("dialog").locator("h2").first).not_to_contain_text(other)
    page.keyboard.press("Escape")
    page.locator("button.back-to").click()
    expect(page.locator("button.entry").first).to_contain_text(name)
    shot(page, f"game-name-again-{lang}")
