"""Cards move without the main thread: what moves them can be left to the compositor, frame by frame."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser

from tests.browser.player import LOCALES, Player
from tests.browser.support import TALL_PHONE, OpenPage

CATEGORIES = ["blink.animations", "devtools.timeline"]
ADDS, MEETS_ANOTHER = 1 << 4, 1 << 6
"""Why Chromium draws an animation by the main thread: it adds to a value; another one moves the same element."""


def test_cards_move_without_the_main_thread(used_page: OpenPage, browser: Browser) -> None:
    """Neither a card that travels nor one that makes room has the whole table drawn anew for each frame."""
    page = used_page(TALL_PHONE, touch=True, lang=LOCALES["zh"], motion=True)
    player = Player(page)
    player.start(deal=2)
    browser.start_tracing(page=page, categories=CATEGORIES)
    for turn in range(6):
        if player.moment() == "claim":
            player.claim(turn)
        else:
            player.discard()
    player.moment()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    moved = [event for event in events if event["name"] == "Animation"]
    assert sum(event["ph"] == "b" for event in moved) > 10  # animations that began
    assert [of for of in map(_of, moved) if of.get("compositeFailed", 0) & (ADDS | MEETS_ANOTHER)] == []


def _of(event: dict[str, Any]) -> dict[str, Any]:
    """Return what an event of a trace says about its animation."""
    said: dict[str, Any] = event.get("args", {}).get("data", {})
    return said
