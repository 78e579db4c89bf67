"""The kings of the double-king game at the page: announced before the draw, paid eightfold."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.player import LOCALES, Lang, Player
from tests.browser.stacked import record, take_up
from tests.browser.support import BY_TOUCH, PHONE, OpenPage, Shot, Size, tap_or_press

READY = "222b777b000b345s345b678skk"
"""Six finished groups and both kings: 王闯 with whatever the next draw brings."""


@BY_TOUCH
def test_wang_chuang_is_announced_before_the_draw_and_pays_eightfold(
    used_page: OpenPage, shot: Shot, lang: Lang, size: Size
) -> None:
    """The prompt offers it by touch and by key; the next card wins, whatever it is; the account names the fan."""
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    take_up(page, player, record("yongzhou", (READY, "", ""), shown="1b", wall="9s", xing="off"))
    name = {"zh": "王闯", "en": "King's charge"}[lang]
    announce = player.prompt.get_by_role("button", name=name)
    while player.moment() == "claim" and not announce.is_visible():
        player.answers()[-1].click()
    shot(page, f"declare-{lang}")
    tap_or_press(page, size, announce, "1")
    assert player.moment() == "result"
    steps = player.result.locator(".steps")
    expect(steps).to_contain_text(name)
    expect(steps).to_contain_text(re.compile("×8|8番"))
