"""The focus that comes late: it goes to what was asked for, unless the player was quicker and has put it elsewhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.late import LET_GO, held_back
from tests.browser.player import LOCALES, PATIENCE_MS, Player
from tests.browser.stored import EXPORTS, bring, choose, press, saves
from tests.browser.support import DESKTOP, OpenPage, follow, now_and_later
from tests.browser.test_cup import enter

FOCUSED = "element => document.activeElement === element"
QUICKER = """async () => {
  const panel = document.querySelector(".hint-panel");
  panel.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  const quick = document.querySelector(".ask-why");
  quick.focus();
  await new Promise(done => setTimeout(done, 50));
  return document.activeElement === quick;
}"""
"""Closes the hint and focuses another button in the same task; says whether the focus is still there a little later."""
FRAMES_ONCE_A_ROW_IS_GONE = """() => {
  const held = [];
  window.requestAnimationFrame = then => held.push(then);
  new MutationObserver(() => {
    if (document.querySelector(".save.gone")) held.splice(0).forEach(then => then(performance.now()));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Holds back what the page does before its next frame until a match has been removed from the list."""


@pytest.mark.long
def test_a_hint_that_is_left_takes_the_focus_from_nobody_who_was_quicker(used_page: OpenPage) -> None:
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=1, deal=2)
    page.keyboard.press("t")
    expect(page.locator(".hint-panel [data-step='1']")).to_be_focused()
    assert page.evaluate(QUICKER)


@pytest.mark.long
def test_a_row_that_is_removed_late_leaves_the_focus_where_the_player_has_put_it(open_page: OpenPage) -> None:
    page = open_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.hurry()
    player.start(hands=4, deal=3)
    player.leave()
    held_back(page, "store.saves", "flush")
    saves(page).locator(".remove").click()
    expect(saves(page).locator(".back")).to_be_visible()
    player.button("start").focus()
    page.evaluate(LET_GO)
    expect(player.button("start")).to_be_focused()


@pytest.mark.long
def test_a_screen_that_takes_the_focus_late_takes_it_from_no_row(open_page: OpenPage) -> None:
    """The lobby gets the focus a frame after it has opened: here only once the row that was pressed is gone."""
    page = open_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.hurry()
    player.start(hands=4, deal=3)
    page.evaluate(FRAMES_ONCE_A_ROW_IS_GONE)
    player.leave()
    saves(page).locator(".remove").press("Enter")
    expect(saves(page).locator(".back")).to_be_focused()


@now_and_later("sheet", {sheet: sheet for sheet in ("stored", "statistics", "data")}, "data")
def test_what_a_sheet_shows_late_leaves_the_focus_where_the_player_has_put_it(used_page: OpenPage, sheet: str) -> None:
    """What is stored was deleted, the statistics were cleared, or files were read."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    text = (EXPORTS / "1.jsonl").read_text("utf-8")
    bring(player, text)
    dialog = page.locator("dialog")
    quick = dialog.locator(".close")
    if sheet == "stored":
        dialog.get_by_role("button", name="What is stored here").click()
        dialog.locator('[data-kind="hands"] .ask').click()
        held_back(page, "", "look", of="hp-stored")
        dialog.locator('[data-kind="hands"] .play').click()
        expect(dialog.locator(".done")).not_to_be_empty()
        quick = dialog.locator('[data-kind="matches"] .ask')
    elif sheet == "statistics":
        player.button("close").click()
        press(player, "statistics")
        held_back(page, "store.storage", "transaction")
        dialog.locator(".reset button").click()
    else:
        held_back(page, "store", "playing")
        choose(player, text)
    quick.focus()
    page.evaluate(LET_GO)
    expect(dialog.locator(".offer, .reset [role=status], .done").first).not_to_be_empty()
    assert quick.evaluate(FOCUSED)


def test_a_hint_that_comes_late_leaves_the_focus_where_the_player_has_put_it(used_page: OpenPage) -> None:
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=1, deal=2)
    held_back(page, "engine", "ask", "hint")
    page.keyboard.press("t")
    expect(page.locator(".hint-panel")).to_be_visible()
    page.locator(".ask-why").focus()
    page.evaluate(LET_GO)
    expect(page.locator(".hint-panel [data-step='1']")).to_be_visible()
    assert page.locator(".ask-why").evaluate(FOCUSED)


@pytest.mark.long
def test_the_costliest_choice_leaves_the_focus_where_the_player_has_put_it(used_page: OpenPage) -> None:
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=1, deal=2)
    player.reach("result")
    player.button("tally", player.result).click()
    held_back(page, "engine", "ask", "review")
    page.locator(".costly-choice .find").click()
    player.button("again").focus()
    page.evaluate(LET_GO)
    expect(page.locator(".costly-choice .try")).to_be_visible()
    assert player.button("again").evaluate(FOCUSED)


@pytest.mark.long
def test_a_puzzle_leaves_the_focus_where_the_player_has_put_it(open_page: OpenPage, dist: Path) -> None:
    """Neither with its question nor with what is said to an answer."""
    puzzles = json.loads((dist / "puzzles" / "leiyang.json").read_text("utf-8"))
    first, second = [one["id"] for one in puzzles if one["kind"] == "claim"][:2]
    page = open_page(DESKTOP, lang=LOCALES["en"], path=f"practise.html#game=leiyang&id={first}")
    question, quick = page.locator("[data-begin]"), page.locator(".practise-foot button").last
    expect(question).to_be_focused(timeout=PATIENCE_MS)
    held_back(page, "engine", "ask", "puzzle", of="hp-practise")
    follow(page, f"game=leiyang&id={second}")
    expect(question).to_have_count(0)
    quick.focus()
    page.evaluate(LET_GO)
    expect(question).to_be_visible()
    assert quick.evaluate(FOCUSED)
    held_back(page, "", "query", "puzzle_answer", of="hp-puzzle")
    page.locator("[data-choice]").first.click()
    quick.focus()
    page.evaluate(LET_GO)
    expect(page.locator(".puzzle-verdict")).to_be_visible()
    assert quick.evaluate(FOCUSED)


@pytest.mark.long
def test_a_tournament_leaves_the_focus_where_the_player_has_put_it(open_page: OpenPage) -> None:
    """Neither when it was entered nor when one's own table was left."""
    page = open_page(DESKTOP, lang=LOCALES["en"], path="tournament.html")
    quick = page.locator(".cup-fresh summary")
    held_back(page, "cup.standings", "read", of="hp-cup")
    enter(page, "quick", "en")
    quick.focus()
    page.evaluate(LET_GO)
    assert quick.evaluate(FOCUSED)
    page.locator("[data-sit]").click()
    page.frame_locator("iframe").locator("hp-page").wait_for(state="attached")
    held_back(page, "cup.own", "take", of="hp-cup")
    page.go_back()
    expect(page.locator("iframe")).to_have_count(0)
    quick.focus()
    page.evaluate(LET_GO)
    assert quick.evaluate(FOCUSED)
