"""Puzzles and tables in frames of other sites: whole at nine widths, and quiet towards the page around them."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Frame, expect

from hupai_build.paths import WEB
from tests.browser.axe import assert_accessible
from tests.browser.host_page import Article, Articles, settle
from tests.browser.test_embed_frame import ALLOWED, CLIPPED, PLAY, SIDEWAYS, SIZES, WIDTHS, press, the
from tests.browser.test_embed_kinds import SMALL_PRINT

CUT_PLATES = """() => [...document.querySelectorAll(".seat .plate")].filter((plate) => plate.checkVisibility()
  && plate.lastElementChild.getBoundingClientRect().bottom > (plate.closest(".seat").getClientRects().length
    ? plate.closest(".seat") : plate.closest(".mat")).getBoundingClientRect().bottom + 1)
  .map((plate) => plate.textContent)"""
"""Plates of seats whose last line is cut off; one's own seat may be a part of one place with the hand."""


def puzzle(game: str) -> str:
    """Return the address of a frame with the first shipped puzzle of a game that asks for a decision."""
    shipped = json.loads((WEB / "puzzles" / f"{game}.json").read_text("utf-8"))
    first = next(one for one in shipped if one["kind"] in ("discard", "claim"))
    return f"embed.html#puzzle?game={game}&puzzle={first['id']}&lang=en"


def solved(frame: Frame) -> None:
    """Start Python and answer."""
    press(frame)
    frame.locator("[data-choice]").first.press("Enter")
    expect(frame.locator(".puzzle-verdict")).to_be_visible()


def dealt(frame: Frame) -> None:
    """Start Python, and wait for the hand."""
    press(frame)
    expect(frame.locator("hp-hand [data-key]").first).to_be_visible()


def fits(article: Article, frame: Frame, width: int) -> None:
    """Give the frame a width; all of it is seen, and the change is told by two messages at most."""
    article.page.evaluate("heard.length = 0")
    article.page.locator("iframe").evaluate("(frame, width) => { frame.width = width; }", width)
    frame.wait_for_function(f"width => innerWidth === width && ({CLIPPED})() <= 0", arg=width)
    settle(frame, article.page, frame, article.page)
    assert frame.evaluate(CLIPPED) <= 0 and frame.evaluate(SIDEWAYS) <= 0, width
    assert frame.evaluate(SMALL_PRINT) == [], width
    assert frame.evaluate(CUT_PLATES) == [], width
    heard = [each for each in article.page.evaluate("heard") if each.get("hupai")]
    assert len(heard) <= 2, (width, heard)


@WIDTHS
@pytest.mark.parametrize(
    ("address", "begin"),
    [
        pytest.param(puzzle("leiyang"), solved, id="puzzle-zipai", marks=pytest.mark.long),
        pytest.param(puzzle("yibin"), solved, id="puzzle-mahjong", marks=pytest.mark.long),
        pytest.param(PLAY, dealt, id="table"),
    ],
)
def test_it_fits_its_frame_at_every_width(
    host_pages: Articles, address: str, begin: Callable[[Frame], None], widths: list[int]
) -> None:
    article = host_pages.framed(address, sandbox=ALLOWED, width=widths[0])
    article.page.set_viewport_size({"width": SIZES[-1] + 60, "height": 1400})
    frame = the(article)
    begin(frame)
    for width in widths:
        fits(article, frame, width)
    assert_accessible(article.page)
    assert not article.problems
