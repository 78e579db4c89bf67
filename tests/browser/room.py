"""Measures what is seen: the boxes of texts, marks and card characters, and contrast on the pixels of two pictures.

One picture has every text drawn with thick strokes, so that some of its pixels have the full colour of the text; the
other has no text. Where they differ, the first has the colour of a text and the second what lies behind it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.boxes import FITTED, SETTLED

LEAST_TEXT_PX = 11
LEAST_CONTRAST, LEAST_LARGE_CONTRAST = 4.5, 3.0
"""What WCAG asks of text, and of large text: 24 px, or 18.66 px if it is bold."""

HERE = Path(__file__).parent
COLLECT = (HERE / "room_labels.js").read_text("utf-8").rstrip(";\n")
"""Returns everything that is read, with its boxes."""

DRESS = """css => {
  globalThis.measuring ??= new CSSStyleSheet();
  measuring.replaceSync(css);
  if (!document.adoptedStyleSheets.includes(measuring)) document.adoptedStyleSheets.push(measuring);
}"""
STILL = "*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent; }"
THICK = (
    STILL + "*, *::before, *::after { -webkit-text-stroke: 2px currentcolor !important; text-shadow: none !important; }"
)
BARE = STILL + (
    "*, *::before, *::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }"
    "svg.glyph { visibility: hidden !important; } ::placeholder { color: transparent !important; }"
)

CONTRASTS = (HERE / "room_contrasts.js").read_text("utf-8").rstrip(";\n")
"""The contrast of each box, null where it is out of sight; 1 where nothing is to be seen."""


@dataclass(frozen=True)
class Label:
    """Something that is read, or a mark, and where it is."""

    kind: str
    text: str
    size: float
    cut: float
    where: str
    up: str
    large: bool
    off: bool
    box: dict[str, float]
    shown: dict[str, float]
    asked: int
    """Its place among the elements of which axe could not decide; -1 for others."""

    def __str__(self) -> str:
        at = ", ".join(f"{self.box[side]:.0f}" for side in ("left", "top", "right", "bottom"))
        return f"{self.kind} {self.text!r} in {self.up} > {self.where} at {at}"

    @property
    def visible(self) -> bool:
        """Whether a part of it is in sight."""
        return self.shown["right"] - self.shown["left"] > 1 and self.shown["bottom"] - self.shown["top"] > 1


def _asked(page: Page, script: str, about: object = None) -> Any:
    # As texts: Playwright would check each of thousands of numbers by itself.
    asking = f"async about => JSON.stringify(await ({script})(JSON.parse(about)))"
    return json.loads(page.evaluate(asking, json.dumps(about)))


def labels(page: Page) -> list[Label]:
    """Return everything that is read on the page, or in the sheet above it."""
    page.evaluate(FITTED)
    page.evaluate(SETTLED)
    return [Label(**one) for one in _asked(page, COLLECT)]


def too_small(found: Sequence[Label]) -> list[str]:
    """Return the texts that are smaller than any text may be."""
    return [
        f"{one.size:.1f} px: {one}"
        for one in found
        if one.kind not in ("card", "tile", "glyph", "turn") and one.size < LEAST_TEXT_PX - 0.01
    ]


def cut_off(found: Sequence[Label]) -> list[str]:
    """Return the texts of which a part can never be seen."""
    return [f"cut by {one.cut:.0f} px: {one}" for one in found if one.cut > 1.5 and one.kind in ("text", "pseudo")]


def overlapping(found: Sequence[Label]) -> list[str]:
    """Return the pairs of a text or mark with another, or with a card's character, that lie over each other."""
    seen = [one for one in found if one.visible]
    marks = [one for one in seen if one.kind not in ("card", "tile", "corner", "inline")]
    pairs = [(one, other) for nth, one in enumerate(marks) for other in marks[nth + 1 :]]
    pairs += [(one, other) for one in marks for other in seen if other.kind in ("card", "tile")]
    return [f"{one} / {other}" for one, other in pairs if _meet(one.shown, other.shown)]


def _unmeasured(one: Label) -> bool:
    """Whether it is a picture, or so fine a character of a card that smoothing decides about its pixels."""
    return one.kind in ("turn", "tile", "inline") or (one.kind == "card" and one.size < 12)


def _meet(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


class Eyes:
    """Looks at pictures, in a page of its own."""

    def __init__(self, browser: Browser) -> None:
        self.page = browser.new_page()

    def contrasts(self, page: Page, boxes: Sequence[dict[str, float]]) -> list[float | None]:
        """Return the contrast of what is read in each of these boxes of a page."""
        pictures = []
        browser = page.context.new_cdp_session(page)
        for css in (THICK, BARE):
            page.evaluate(DRESS, css)
            # Its pictures are larger than those of `page.screenshot()`, and made several times as fast.
            pictures.append(browser.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})["data"])
        browser.detach()
        page.evaluate(DRESS, "")
        found: list[float | None] = _asked(self.page, CONTRASTS, [*pictures, list(boxes)])
        return found

    def faint(self, page: Page, found: Sequence[Label]) -> list[str]:
        """Return what has too little contrast. What cannot be pressed now need not have it."""
        read = [one for one in found if one.visible and not one.off and not _unmeasured(one)]
        measured = self.contrasts(page, [one.shown for one in read])
        return [
            f"{ratio:.2f}: {one}"
            for one, ratio in zip(read, measured, strict=True)
            if ratio is not None and ratio < (LEAST_LARGE_CONTRAST if one.large else LEAST_CONTRAST)
        ]
