"""Nothing on the table jumps while a hand is played: what must move is animated."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.player import LOCALES, Lang, Player
from tests.browser.support import DESKTOP, PHONE, OpenPage, Size

WATCH = """() => {
  window.jumps = [];
  window.watching = new PerformanceObserver(list => list.getEntries().forEach(jump => jumps.push({
    value: jump.value, input: jump.hadRecentInput,
    parts: jump.sources.map(({ node }) => node?.nodeType === Node.ELEMENT_NODE ? node.outerHTML.slice(0, 60) : ""),
  })));
  window.watching.observe({ type: "layout-shift" });
}"""
"""Notes what the browser calls a layout shift, those soon after an input too."""
FOUND = """() => {
  window.watching.disconnect();
  return window.jumps;
}"""


@pytest.mark.parametrize(
    ("lang", "size", "game", "deal"),
    [("zh", PHONE, "yongzhou", 9), pytest.param("en", DESKTOP, "leiyang", 14, marks=pytest.mark.long)],
    ids=["zh-phone", "en-desk"],
)
def test_nothing_jumps_during_a_hand(used_page: OpenPage, lang: Lang, size: Size, game: str, deal: int) -> None:
    """At a pace that draws every step, there is no layout shift without an input, and after one only texts shift."""
    page = used_page(size, lang=LOCALES[lang])
    player = Player(page, lang)
    page.locator("hp-page").evaluate("one => one.controller.lobby.setSettings({ speed: 'quick' })")
    player.choose(game)
    player.start(deal=deal)
    page.evaluate(WATCH)
    player.until("result")
    jumps: list[dict[str, Any]] = page.evaluate(FOUND)
    unasked = [jump for jump in jumps if not jump["input"] and jump["value"] > 0.0001]
    assert not unasked
    assert not [part for jump in jumps for part in jump["parts"] if part], "parts of the table jumped after an input"
