"""Nothing to read or press lies under a notch or a home bar; at twice the size nothing is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import (
    FITTED,
    SETTLED,
    TARGET,
    cut_texts,
    overlaps,
    small_targets,
    wrong,
)
from tests.browser.player import LOCALES, MANY_STEPS, SOON, Lang, Player
from tests.browser.support import PHONE, SIDEWAYS, OpenPage, Shot, Size

UPRIGHT_INSETS = {"top": 47, "right": 0, "bottom": 34, "left": 0}
SIDEWAYS_INSETS = {"top": 0, "right": 44, "bottom": 21, "left": 44}
COVER = """insets => {
  const { style } = document.documentElement;
  for (const [side, px] of Object.entries(insets)) style.setProperty(`--safe-${side}`, `${px}px`);
}"""
"""As if the screen had a notch: the variables stand for the insets that a browser tells."""
UNCOVER = "document.documentElement.removeAttribute('style')"
COVERED = """([scope, insets]) => [...document.querySelectorAll(scope)].filter(one => {
  const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
  if (!one.checkVisibility() || one.closest(".vh") || width * height === 0) return false;
  const scrolls = one.closest(".sheet, .lobby, .tally, .ways, .log-list");
  const across = left < insets.left - 1 || right > innerWidth - insets.right + 1;
  return across || (!scrolls && (top < insets.top - 1 || bottom > innerHeight - insets.bottom + 1));
}).map(one => one.outerHTML.slice(0, 90))"""
"""What lies, wholly or in part, where the notch is; what can be scrolled may be there for a while, up and down."""
ZOOMED: Size = (PHONE[0] // 2, PHONE[1] // 2)
BESIDE = """all => all.filter(one => {
  const { left, right } = one.getBoundingClientRect();
  return one.checkVisibility() && !one.closest(".vh, .ways") && (left < -1 || right > innerWidth + 1);
}).map(one => one.outerHTML.slice(0, 90))"""
"""What is not wholly between the window's sides; the ways to eat a card may have to be pushed into sight."""
WORDS = "button, a, h1, h2, h3, p, li, label, input, select, .card:not(.back)"


def covered(page: Page, scope: str, insets: dict[str, int]) -> list[str]:
    """Return the parts of the page that a notch of this size would cover."""
    page.evaluate(FITTED)
    page.evaluate(SETTLED)
    scope = ", ".join(f"{within} :is({WORDS})" for within in scope.split(", "))
    found: list[str] = page.evaluate(COVERED, [scope, insets])
    return found


@pytest.mark.parametrize(
    ("lang", "size", "insets"),
    [("zh", PHONE, UPRIGHT_INSETS), pytest.param("en", SIDEWAYS, SIDEWAYS_INSETS, marks=pytest.mark.long)],
    ids=["zh-upright", "en-sideways"],
)
def test_nothing_lies_under_the_notch(
    used_page: OpenPage, shot: Shot, lang: Lang, size: Size, insets: dict[str, int]
) -> None:
    """Lobby, table, sheets, notes, result and tally; the last line of a sheet can be scrolled above the home bar."""
    page = used_page(size, touch=True, lang=LOCALES[lang])
    player = Player(page, lang)
    page.evaluate(COVER, insets)
    try:
        assert not covered(page, ".lobby", insets)
        player.start(deal=SOON)
        player.reach("discard")
        assert not covered(page, "#table", insets)
        assert not cut_texts(page, "#table")
        shot(page, f"notch-table-{lang}")
        page.locator(".ask-why").click()
        assert_clear(page, insets)
        player.button("close").click()
        page.keyboard.press("l")
        expect(page.locator("dialog.log")).to_be_visible()
        assert_clear(page, insets)
        player.button("close").click()
        page.locator("hp-page").evaluate("one => one.page.toast({ zh: '试一试', en: 'A note' }, 'info')")
        assert not covered(page, ".toast", insets)
        player.button("settings").click()
        assert_clear(page, insets)
        shot(page, f"notch-settings-{lang}")
        player.button("close").click()
        player.reach("result")
        assert_clear(page, insets)
        shot(page, f"notch-result-{lang}")
        player.button("tally", player.result).click()
        assert not covered(page, ".tally", insets)
    finally:
        page.evaluate(UNCOVER)


def assert_clear(page: Page, insets: dict[str, int]) -> None:
    """Assert that the sheet keeps clear of the sides and the top, and its end of the bottom."""
    sheet = page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    assert not covered(page, "dialog[open]", insets)
    sheet.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    page.evaluate(SETTLED)
    box = sheet.evaluate("one => one.getBoundingClientRect().top")
    assert box >= insets["top"]
    pressed = sheet.locator("button").evaluate_all(
        "all => Math.max(...all.filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().bottom))"
    )
    size = page.viewport_size
    assert size is not None
    assert pressed <= size["height"] - insets["bottom"] + 1


@pytest.mark.long
@pytest.mark.parametrize("lang", LOCALES)
def test_a_hand_is_played_at_twice_the_size(used_page: OpenPage, shot: Shot, lang: Lang) -> None:
    """In a window half as wide as a phone the page scrolls down and never sideways; nothing is cut or overlaps."""
    page = used_page(ZOOMED, touch=True, lang=LOCALES[lang])
    player = Player(page, lang)
    assert_in_sight(page, ".lobby")
    shot(page, f"zoomed-lobby-{lang}")
    player.start(deal=SOON)
    for turn in range(MANY_STEPS):
        moment = player.moment()
        if moment == "result":
            break
        assert_in_sight(page, "#table")
        assert not overlaps(page, "hp-prompt, hp-hand, .at-me, .ledger, .centre, .at-left, .at-right, .bar")
        assert not overlaps(page, ".plate, .melds, .discards, .answers > *, .column, .bar > *")
        assert not small_targets(page, "hp-prompt button", TARGET)
        if turn < 2:
            shot(page, f"zoomed-{moment}-{lang}")
            page.locator(".ask-why").tap()
            assert_in_sight(page, "dialog")
            player.button("close").tap()
        player.discard() if moment == "discard" else player.claim(turn)
    assert_in_sight(page, "dialog")
    shot(page, f"zoomed-result-{lang}")
    player.button("tally", player.result).tap()
    assert_in_sight(page, ".tally")


def assert_in_sight(page: Page, scope: str) -> None:
    """Assert that nothing has to be scrolled sideways, and that no text is cut off."""
    page.evaluate(FITTED)
    page.evaluate(SETTLED)
    assert not wrong(page, cut=scope)
    assert not page.locator(f"{scope} :is({WORDS})").evaluate_all(BESIDE)
