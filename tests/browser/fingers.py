"""A finger on a touch screen: it drags, or stays where it is. Chromium is sent the touch events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.boxes import SETTLED

STEPS = 6


@dataclass
class Finger:
    """One finger on one page."""

    page: Page

    def __post_init__(self) -> None:
        self.session = self.page.context.new_cdp_session(self.page)

    def _touch(self, kind: str, points: list[dict[str, Any]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Touch down at one place, move, and let go at another."""
        self._touch("touchStart", [{"x": start[0], "y": start[1]}])
        for step in range(1, STEPS + 1):
            part = step / STEPS
            place = {axis: a + (b - a) * part for axis, a, b in zip("xy", start, end, strict=True)}
            self._touch("touchMove", [place])
        self._touch("touchEnd", [])

    def stay(self, on: Locator, until: Locator) -> None:
        """Keep the finger on an element until what it asks for is shown."""
        x, y = middle(on)
        self._touch("touchStart", [{"x": x, "y": y}])
        until.wait_for()
        self._touch("touchEnd", [])


def middle(of: Locator) -> tuple[float, float]:
    """Return a point of a card that is in sight and lies still: near its top, because other cards lie over the rest."""
    of.page.evaluate(SETTLED)
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"], box["width"]) / 2
