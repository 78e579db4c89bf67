"""The list of matches and the sheets of saves, statistics and other tabs: layout, keyboard, screen reader."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible, assert_accessible_in_every_theme
from tests.browser.boxes import everywhere, overlaps, wrong
from tests.browser.player import LOCALES, PATIENCE_MS, Lang, Player
from tests.browser.stored import EXPORTS, QUIET, STORED, choose, fill, press, saves
from tests.browser.support import DESKTOP, PHONE, TIGHT, OpenPage, Shot, Size, fitting

PARTS = ".lobby-bar, .start, .entry, .shelf button, .saved h2, .save .what, .save .does, .save .two, .lobby footer"

SHEET_PARTS = "dialog :is(.move h3, .move > .small, .quiet, .answer, .offer > p, .check, .done)"
PRESSED = ":is(.saved, .shelf, .sheet-body) :is(button:not(.close), summary, .segment, .pick)"


def full_lobby(open_page: OpenPage, size: Size, lang: Lang, **options: Any) -> Page:
    """Open a lobby with unfinished matches, an unreadable one, a finished one, and counted hands."""
    page = open_page(size, touch=size[0] < 900, lang=LOCALES[lang], path=QUIET, allow=["favicon"], **options)
    held = json.loads((STORED / "2.json").read_text("utf-8"))
    held["stores"]["kept"]["settings"]["lang"] = lang
    (running,) = [head for head in held["stores"]["matches"].values() if not head["over"] and not head.get("broken")]
    for nth, options_changed in enumerate(
        [{}, {"min_huxi": 21, "red_min": 12, "cap_per_loser": 100, "ming_tang": "add"}]
    ):
        head = {**running, "id": f"more-{nth}", "at": running["at"] - 86_400_000 * (nth + 1)}
        head["options"] = {**running["options"], **options_changed}
        head["scores"] = [-128, 256, -128]
        held["stores"]["matches"][head["id"]] = head
        held["stores"]["records"][head["id"]] = held["stores"]["records"][running["id"]]
    rows = held["stores"]["hands"]
    for nth, row in enumerate(list(rows.values()) * 40):
        key = f"more/{nth}"
        bots = ["random", "beginner"] if nth % 2 else ["beginner", "beginner"]
        rows[key] = {**row, "id": key, "points": row["points"] * 11, "bots": bots}
    fill(page, held)
    page.goto(page.url.replace(QUIET, ""))
    expect(saves(page).first).to_be_visible()
    expect(page.locator("#setup-line")).not_to_be_empty()
    return page


@fitting([DESKTOP], TIGHT)
def test_lists_and_sheets_fit(open_page: OpenPage, shot: Shot, lang: Lang, sizes: list[Size]) -> None:
    """Folded and unfolded, nothing is cut off, overlaps, scrolls sideways or is too small to press."""
    page = full_lobby(open_page, sizes[0], lang)
    player = Player(page, lang)

    def fits(name: str, scope: str, parts: str = "") -> None:
        def check(size: Size) -> None:
            assert_in_order(page, scope)
            if parts:
                assert not overlaps(page, parts)
            if name:
                page.evaluate("scope => document.querySelector(scope).scrollTo(0, 0)", scope)
                shot(page, f"{name}-{lang}-{size[0]}")

        everywhere(page, sizes, check)

    for summary in page.locator(".saved summary").all():
        summary.click()
    page.evaluate("scrollTo(0, 0)")
    fits("saved", ".lobby", PARTS)
    saves(page).locator(".remove").nth(1).click()
    fits("saved-removed", ".lobby")
    page.locator(".back").click()

    press(player, "data")
    choose(player, (EXPORTS / "1.jsonl").read_text("utf-8"), "nothing")
    expect(page.locator(".offer")).to_be_visible()
    fits("data", "dialog", SHEET_PARTS)
    player.button("close").click()

    press(player, "statistics")
    if sizes == [DESKTOP]:
        drawn, listed = (
            page.locator("dialog .course").first.bounding_box(),
            page.locator("dialog .recent").bounding_box(),
        )
        assert drawn and listed and drawn["x"] + drawn["width"] < listed["x"], "they stand beside each other"
    page.locator("dialog input[value=rules]").check()
    for summary in page.locator(":is(.stat-groups, .stat-folds) summary").all():
        summary.click()
    fits("statistics", "dialog")
    page.locator(".reset button").click()
    fits("", "dialog")
    player.button("close").click()


def assert_in_order(page: Page, scope: str) -> None:
    """Assert that nothing under a selector is cut off, overlaps or is too small to press."""
    assert not wrong(page, cut=scope, targets={f"{scope} {PRESSED}": 40})


@pytest.mark.parametrize(
    ("lang", "accessible"),
    [
        pytest.param("zh", assert_accessible, id="zh"),
        *(
            pytest.param(lang, assert_accessible_in_every_theme, id=f"{lang}-themes", marks=pytest.mark.long)
            for lang in LOCALES
        ),
    ],
)
def test_no_serious_accessibility_findings(open_page: OpenPage, lang: Lang, accessible: Callable[[Page], None]) -> None:
    """Axe checks the lobby with its list and every sheet; in a long run, in every theme."""
    page = full_lobby(open_page, PHONE, lang)
    player = Player(page, lang)
    for summary in page.locator(".saved summary").all():
        summary.click()
    saves(page).locator(".remove").nth(1).click()
    accessible(page)
    for sheet in ("data", "statistics"):
        press(player, sheet)
        if sheet == "data":
            choose(player, (EXPORTS / "1.jsonl").read_text("utf-8"), "nothing")
            expect(page.locator(".offer")).to_be_visible()
        else:
            page.locator(".stat-groups summary").first.click()
        accessible(page)
        player.button("close").click()
    other = page.context.new_page()
    other.goto(page.url)
    running = saves(page).filter(has=player.button("resume")).first
    player.button("resume", running).click()
    player.moment()
    there = Player(other, lang)
    there.button("resume", saves(other).filter(has=there.button("resume")).first).click()
    expect(other.locator("dialog.elsewhere")).to_be_visible(timeout=PATIENCE_MS)
    accessible(other)


def test_lists_and_sheets_by_keyboard(open_page: OpenPage) -> None:
    """Tab reaches everything in order, Enter presses it, Escape closes the sheet, and the focus comes back."""
    page = full_lobby(open_page, DESKTOP, "en")
    reached: list[str] = []
    page.locator("#lobby").focus()
    for _ in range(60):
        page.keyboard.press("Tab")
        named = page.evaluate("(document.activeElement.ariaLabel || document.activeElement.textContent).trim()")
        reached.append(named)
        if named == "Download the save":
            break
    for wanted in ("Play", "Go on", "Learn", "Today’s deal", "Statistics", "Resume", "Delete this match: Paohuzi"):
        assert any(name.startswith(wanted) for name in reached), (wanted, reached)
    while page.evaluate("document.activeElement.textContent.trim()") != "Saves and moving":
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("dialog.data-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Saves and moving")).to_be_focused()
    for earlier in ("Review", "Statistics"):
        page.keyboard.press("Shift+Tab")
        expect(page.get_by_role("button", name=earlier)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("dialog.statistics")).to_be_visible()
    page.locator(".stat-folds summary").first.press("Enter")
    table = page.locator("dialog .stat-folds table")
    expect(table.get_by_role("columnheader")).to_have_count(3)
    expect(table.get_by_role("rowheader")).to_have_count(10)
    expect(page.get_by_role("row", name="Hands 123 ")).to_be_visible()


def test_a_screen_reader_is_told_what_a_row_is(open_page: OpenPage) -> None:
    """Every button of a row says which match it belongs to."""
    page = full_lobby(open_page, PHONE, "en")
    for button in saves(page).get_by_role("button", name="Resume", exact=True).all():
        described = button.evaluate("one => document.getElementById(one.getAttribute('aria-describedby'))?.textContent")
        assert described
    for button in saves(page).locator(".remove").all():
        assert (button.get_attribute("aria-label") or "").startswith("Delete this match: ")
