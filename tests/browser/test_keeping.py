"""Several stored matches: each goes on where it stood, can be deleted and restored; older databases are read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.host_page import settle
from tests.browser.player import LOCALES, PATIENCE_MS, SOONER, Player
from tests.browser.stored import QUIET, STORED, dump, fill, press, saves
from tests.browser.support import DESKTOP, PHONE, OpenPage

WEB = Path(__file__).parents[2] / "web"


def test_several_matches_wait_side_by_side(used_page: OpenPage) -> None:
    """Each row shows game, house rules, hand, scores and age; each match is resumed exactly where it stood."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.start(hands=4, game="yongzhou-plain", deal=1)
    first = player.position()
    player.leave()
    player.choose()
    player.choose("yongzhou-plain")
    page.locator("hp-rules summary").click()
    page.locator("#option-min_huxi").select_option("18 胡息")
    player.start(hands=8, game="yongzhou-plain", deal=2)
    player.reach("result")
    player.button("next hand", player.result).click()
    player.moment()
    second = player.position()
    points = page.locator(".at-me .points").first.inner_text()
    player.leave()
    rows = saves(page)
    expect(rows).to_have_count(2)
    expect(page.get_by_role("heading", name="没打完的牌局（2）")).to_be_visible()
    expect(rows.nth(0)).to_contain_text(re.compile(r"第 2/8 局 · (刚刚|\d+ ?分钟前)"))
    expect(rows.nth(0)).to_contain_text("18 胡息")
    assert re.search(r"[+−]?\d+", points)
    expect(rows.nth(0)).to_contain_text(f"你 {re.search(r'[+−]?[0-9]+', points)[0]}，")  # type: ignore[index]
    expect(rows.nth(1)).to_contain_text("第 1/4 局")
    expect(rows.nth(1)).to_contain_text("你 0，阿凤 0，老唐 0")
    expect(rows.nth(1).locator(".house")).to_have_count(0)
    page.reload()
    expect(rows).to_have_count(2)
    player.button("resume", rows.nth(1)).click()
    player.moment()
    assert player.position() == first
    player.leave()
    player.button("resume", rows.filter(has_text="18 胡息")).click()
    player.moment()
    assert player.position() == second


def test_a_match_is_deleted_and_put_back(used_page: OpenPage) -> None:
    """By keyboard the focus goes to the undo button and back; after a reload a deleted match is gone."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=4, deal=3)
    before = player.position()
    player.leave()
    player.start(hands=16, deal=4)
    player.leave()
    rows = saves(page)
    expect(rows).to_have_count(2)
    old = rows.filter(has_text="Hand 1 of 4")
    old.get_by_role("button", name=re.compile("^Delete this match")).press("Enter")
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_focused()
    assert len(dump(page)["stores"]["matches"]) == len(dump(page)["stores"]["records"]) == 1
    undo.press("Enter")
    expect(player.button("resume", old)).to_be_focused()
    page.keyboard.press("Enter")
    player.moment()
    assert player.position() == before
    player.leave()
    old.get_by_role("button", name=re.compile("^Delete this match")).click()
    expect(undo).to_be_visible()
    page.reload()
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Hand 1 of 16")
    expect(undo).to_have_count(0)


@pytest.mark.long
def test_a_match_is_put_back_although_the_list_was_read_again(used_page: OpenPage) -> None:
    """As it is when another tab has changed something meanwhile."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=4, deal=3)
    player.leave()
    rows = saves(page)
    rows.get_by_role("button", name=re.compile("^Delete this match")).press("Enter")
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_focused()
    page.locator("hp-page").evaluate("element => element.page.store.refresh()")
    undo.press("Enter")
    expect(player.button("resume", rows)).to_be_focused()


QUICKER = """async () => {
    const page = document.querySelector("hp-page");
    const { requestAnimationFrame } = window;
    const frame = [];
    window.requestAnimationFrame = (draw) => frame.push(draw);
    const drawn = async (screen) => {
        await page.updateComplete;
        await page.querySelector(screen).updateComplete;
        await new Promise((done) => setTimeout(done));
    };
    await page.page.resume(page.app.saved.matches[0].id);
    await drawn("hp-table");
    page.page.toLobby();
    await drawn("hp-lobby");
    const quick = page.querySelector("hp-lobby .choose");
    quick.focus();
    window.requestAnimationFrame = requestAnimationFrame;
    for (const draw of frame) draw();
    return document.activeElement === quick;
}"""
"""Goes to the table and back, and focuses a button, all before the next frame; says whether the focus stays there."""


def test_a_new_screen_leaves_the_focus_to_a_quick_player(used_page: OpenPage) -> None:
    """Whoever presses a key before the first frame of table or lobby is not thrown back to the lobby's beginning."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=4, deal=3)
    player.leave()
    assert page.evaluate(QUICKER)


def test_a_finished_match_can_be_looked_at_again(used_page: OpenPage) -> None:
    """It is listed apart from unfinished ones; a reload on its result shows the result again."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)

    def result() -> str:
        player.reach("result")
        expect(player.result).to_contain_text("规则：付分")  # it comes from the rule book, a little later
        return player.result.inner_text()

    player.start(hands=1, deal=5)
    told = result()
    player.button("tally", player.result).click()
    page.reload()
    assert result() == told
    player.leave()
    expect(saves(page)).to_have_count(0)
    page.get_by_text("打完的牌局（1）").click()
    page.get_by_role("button", name="看结果").click()
    assert result() == told


def test_the_rest_of_a_long_list_is_folded(used_page: OpenPage) -> None:
    """Three rows are shown, so that the setup stays in sight; a press shows the others."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    for deal in range(1, 6):
        player.start(hands=4, deal=deal)
        player.leave()
    visible = saves(page).locator("visible=true")
    expect(visible).to_have_count(3)
    page.get_by_text("还有 2 场").click()
    expect(visible).to_have_count(5)


ASKED = "async () => { while (sessionStorage.asked === '0') await new Promise(requestAnimationFrame); }"
"""Waits until the browser has been asked to keep what is stored: it is asked beside the drawing."""


def test_the_browser_is_asked_once_to_keep_it(open_page: OpenPage) -> None:
    """It is asked after the first finished match, not before, and never again."""
    counting = (
        "sessionStorage.asked ??= 0;"
        "navigator.storage.persist = async () =>"
        " { sessionStorage.asked = Number(sessionStorage.asked) + 1; return true; }"
    )
    page = open_page(PHONE, lang=LOCALES["zh"], script=counting)
    player = Player(page)
    player.hurry()
    player.start(hands=4, deal=SOONER)
    player.reach("result")
    assert page.evaluate("sessionStorage.asked") == "0"
    player.leave()
    for time in (1, 2):
        if time == 2:
            page.reload()
        player.start(hands=1, deal=SOONER)
        player.reach("result")
        page.evaluate(ASKED)
        player.leave()
        settle(page)
        assert page.evaluate("sessionStorage.asked") == "1"


def test_it_is_said_where_everything_lies(used_page: OpenPage) -> None:
    """The settings say it in a sentence, the sheet of saves in full, with how much is stored."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.start(hands=1, deal=5)
    player.reach("result")
    player.leave()
    player.button("settings").click()
    expect(page.locator("dialog.settings")).to_contain_text("只存在这个浏览器里")
    player.button("close").click()
    press(player, "data")
    sheet = page.locator("dialog.data-sheet")
    expect(sheet).to_contain_text("只存在这个浏览器里")
    expect(sheet).to_contain_text(re.compile(r"现在有 1 场牌局、1 局统计，约 \d+ kB"))
    expect(sheet).to_contain_text(re.compile("浏览器(没有保证|答应了)"))


# --- shapes of older versions ---------------------------------------------------------------------


def stored_page(open_page: OpenPage, version: int) -> Page:
    """Open the page in a browser in which an older version has been used."""
    page = open_page(PHONE, lang=LOCALES["en"], path=QUIET, allow=["favicon"])
    fill(page, json.loads((STORED / f"{version}.json").read_text("utf-8")))
    page.goto(page.url.replace(QUIET, ""))
    return page


def test_what_the_first_version_kept_is_taken_over(open_page: OpenPage) -> None:
    """Settings, house rules, the match and the unreadable match are there, each once."""
    page = stored_page(open_page, 1)
    player = Player(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "dusk")
    expect(player.choose().locator('input[value="paohuzi"]')).to_be_checked()
    expect(page.locator(".change")).to_contain_text("18 胡息")
    player.button("close", player.setup).click()
    rows = saves(page)
    expect(rows).to_have_count(2)
    whole = rows.filter(has=page.get_by_role("button", name="接着打"))
    expect(whole).to_contain_text("跑胡子")
    expect(whole).to_contain_text("第 2/4 局")
    expect(whole).to_contain_text("你 −4，阿凤 −4，老唐 +8")
    expect(whole).to_contain_text("18 胡息")
    expect(rows.filter(has=page.get_by_role("alert"))).to_contain_text("第 3 行：记录不完整")
    assert set(dump(page)["stores"]["kept"]) == {"settings", "setup"}
    player.hurry()
    player.button("resume", whole).click()
    player.moment()
    expect(page.get_by_text("第 2/4 局")).to_be_visible()
    player.reach("result")
    assert dump(page)["stores"]["hands"] == {}  # begun when nobody wrote down what help was used
    player.button("next hand", player.result).click()
    player.reach("result")
    assert len(dump(page)["stores"]["hands"]) == 1


def test_what_this_version_keeps_is_taken_up(open_page: OpenPage) -> None:
    """Two matches, one of them unreadable, and finished hands with and without help."""
    page = stored_page(open_page, 2)
    player = Player(page)
    rows = saves(page)
    expect(rows).to_have_count(2)
    expect(page.get_by_text("打完的牌局（1）")).to_be_visible()
    press(player, "statistics")
    sheet = page.locator("dialog.statistics .stat-folds .stats")
    expect(sheet.locator('tr[data-line="hands"] td')).to_have_text(["3", "2", "1"])
    expect(sheet.locator('tr[data-line="sessions"] td')).to_have_text(["1", "1", "0"])
    player.button("close").click()
    player.button("resume", rows.filter(has=page.get_by_role("button", name="接着打"))).click()
    expect(page.get_by_text("第 3/4 局")).to_be_visible(timeout=PATIENCE_MS)
    player.moment()
