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
BOTH_FAULTS = """() => Promise.all(["add", "replace"].map(composite => {
  const probe = document.body.appendChild(document.createElement("div"));
  const move = () => probe.animate({ transform: ["translate(9px)", "none"] }, { duration: 300, composite }).finished;
  return Promise.all(composite === "add" ? [move()] : [move(), move()]).then(() => probe.remove());
}))"""
"""Moves one element by adding to its place and another one twice at once."""


def test_cards_move_without_the_main_thread(used_page: OpenPage, browser: Browser) -> None:
    """Neither a card that travels nor one that makes room has the whole table drawn anew for each frame."""
    page = used_page(TALL_PHONE, touch=True, lang=LOCALES["zh"], motion=True)
    player = Player(page)
    player.start(deal=2)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(BOTH_FAULTS)
    told = [_why(event) for event in _animations(browser)]
    assert any(why & ADDS for why in told) and any(why & MEETS_ANOTHER for why in told), "other numbers for the reasons"

    browser.start_tracing(page=page, categories=CATEGORIES)
    for turn in range(6):
        if player.moment() == "claim":
            player.claim(turn)
        else:
            player.discard()
    player.moment()
    moved = _animations(browser)
    assert sum(event["ph"] == "b" for event in moved) > 10  # animations that began
    assert [event for event in moved if _why(event) & (ADDS | MEETS_ANOTHER)] == []


def _animations(browser: Browser) -> list[dict[str, Any]]:
    """End a trace and return its events of animations."""
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return [event for event in events if event["name"] == "Animation"]


def _why(event: dict[str, Any]) -> int:
    """Return the reasons, in bits, why the main thread draws an event's animation; 0 where it does not."""
    return int(event.get("args", {}).get("data", {}).get("compositeFailed", 0))
