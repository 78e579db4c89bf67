"""Elements in other sites' pages that ask the engine: nothing before a click, then one Python for the whole page."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from hupai_build.paths import WEB
from tests.browser.axe import assert_accessible
from tests.browser.boxes import assert_no_sideways_scroll
from tests.browser.host_page import NO_STORAGE, SANDBOXED, STRICT, TRUSTED_TYPES, Article, Articles
from tests.browser.support import Shot, now_and_later

PUZZLES = WEB / "puzzles"
HAND = 'game="yongzhou-plain" laid="ti:0000b wei:222s chi:123b"'
SCORE = f'<hupai-score {HAND} win="9b" by="other">345s345b77s99b</hupai-score>'
WAITS = f"<hupai-waits {HAND}>345s345b77s99b</hupai-waits>"
RULE = '<hupai-rule game="leiyang">win.minimum</hupai-rule>'
DISCARD = f"<hupai-discard {HAND}>345s345b77s99b9b</hupai-discard>"
MAHJONG = '<hupai-waits game="kawuxing">2245667s 123p 777z</hupai-waits>'
TABLE = '<hupai-table game="leiyang" seed="one" caption="Play it"></hupai-table>'
"""Of this deal the reader is asked first: nobody waits for the others' pauses."""

LINE = json.loads((PUZZLES / "leiyang.json").read_text("utf-8"))[0]
PUZZLE = f'<hupai-puzzle game="leiyang">{json.dumps(LINE, ensure_ascii=False)}</hupai-puzzle>'
ANSWERS = {
    "hupai-score": "24 huxi",
    "hupai-waits": "24 huxi",
    "hupai-discard": "Discard this",
    "hupai-rule": "10 huxi (胡息) or more",
}
"""Elements, and what their answers say."""
SIZES = (320, 360, 400, 480, 560, 640, 800, 1000, 1200)
FITS = """() => document.documentElement.scrollHeight <= innerHeight
  && document.documentElement.scrollWidth <= innerWidth"""

HOSTS: dict[str, dict[str, Any]] = {
    "plain": {},
    "strict policy": {"policy": STRICT},
    "trusted types": {"policy": TRUSTED_TYPES},
    "sandboxed": {"policy": SANDBOXED},
    "no storage": {"script": NO_STORAGE},
}

SPY = """globalThis.touched = [];
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
  Object.defineProperty(globalThis, name, { get: () => void touched.push(name) });"""
"""Notes whenever a page asks for any storage."""

GIVEN_UP = """globalThis.given_up = 0;
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...more) {
  if (JSON.stringify(message).includes('"do\\\\":\\\\"close')) given_up += 1;
  return postMessage.call(this, message, ...more);
};"""
"""Counts the matches that are closed."""


def press(element: Locator) -> None:
    """Press the button that asks the engine, with a key: an embed that grows moves those below it."""
    element.locator(".bar button").press("Enter")


def answer(element: Locator) -> Locator:
    """Return where an element shows its answer, once there is one."""
    shown = element.locator(".answer")
    expect(shown).not_to_be_empty()
    return shown


def pythons(article: Article) -> tuple[int, int, int]:
    """Return how many engine frames and workers there are, and how often Python's program was asked for."""
    return len(article.frames("engine.html")), len(article.page.workers), article.asked("pyodide.asm.wasm")


def test_eight_embeds_share_one_python_that_a_click_starts(pyodide_host_pages: Articles, shot: Shot) -> None:
    all_eight = SCORE + WAITS + RULE + DISCARD + MAHJONG + SCORE + WAITS + TABLE
    article = pyodide_host_pages.with_script(all_eight, policy=STRICT)
    page = article.page
    expect(page.locator("hupai-score hupai-hand svg").first).to_be_visible()
    expect(page.locator("hupai-score").first.locator(".bar button")).to_contain_text("downloads 3.")
    assert {url.rpartition("/")[2] for url in article.requests} <= {"hupai-play.js", "hupai-mahjong.js"}
    assert pythons(article) == (0, 0, 0)

    for number in (0, 1):
        press(page.locator("hupai-score").nth(number))
        press(page.locator("hupai-waits").nth(2 * number))
    for tag in ("hupai-rule", "hupai-discard", "hupai-waits >> nth=1", "hupai-table"):
        press(page.locator(tag))
    for number in (0, 1):
        won = answer(page.locator("hupai-score").nth(number))
        expect(won.locator(".verdict")).to_have_text("This wins24 huxieach pays 8")
        expect(won.locator("li").last).to_have_text("Per loser 4 units × 2 = 8 points.")
        waits = answer(page.locator("hupai-waits").nth(2 * number))
        expect(waits.locator("li")).to_have_count(4)
        expect(waits.locator("li").last).to_contain_text("24 huxi")
    expect(answer(page.locator("hupai-rule"))).to_contain_text("10 huxi (胡息) or more")
    expect(answer(page.locator("hupai-discard")).locator("section").first).to_contain_text("Discard this")
    expect(answer(page.locator("hupai-waits").nth(1)).locator("li").first).to_contain_text("left")
    page.locator("hupai-table iframe").scroll_into_view_if_needed()  # a browser draws no frame outside the window
    table = page.frame_locator("hupai-table iframe")
    expect(table.locator("hp-hand [data-key]").first).to_be_visible()
    assert pythons(article) == (1, 1, 1)
    assert not article.problems
    shot(page, "embed-eight")


@now_and_later("how", HOSTS, "plain")
def test_every_element_works_in_every_kind_of_host(host_pages: Articles, how: dict[str, Any]) -> None:
    """One Python answers all; nothing is cut off at any width, and nothing is stored."""
    how = {"script": SPY, **how}
    article = host_pages.with_script(f"<h1>Article</h1>{SCORE}{WAITS}{DISCARD}{RULE}{PUZZLE}{TABLE}", **how)
    page = article.page
    for tag in (*ANSWERS, "hupai-table"):
        press(page.locator(tag))
    for tag, words in ANSWERS.items():
        expect(answer(page.locator(tag))).to_contain_text(words)
    table = page.frame_locator("hupai-table iframe")
    table.locator("hp-prompt button:not([aria-disabled=true])").last.click()
    expect(table.locator("hp-prompt button").first).to_be_visible()
    press(page.locator("hupai-puzzle"))
    puzzle = page.frame_locator("hupai-puzzle iframe")
    page.locator("hupai-puzzle iframe").scroll_into_view_if_needed()
    puzzle.locator("[data-choice]").first.press("Enter")
    expect(puzzle.locator(".puzzle-verdict")).to_be_visible()
    assert_accessible(page)
    assert len(page.workers) == 1
    (inside,) = [frame for frame in article.frames("embed.html") if "#puzzle" in frame.url]
    for frame in [*article.frames("engine.html"), *article.frames("embed.html")]:
        assert how["script"] == NO_STORAGE or frame.evaluate("touched") == []
    for width in SIZES[:: 1 if len(how) > 1 else 4]:
        page.set_viewport_size({"width": width, "height": 900})
        page.locator("hupai-puzzle iframe").scroll_into_view_if_needed()
        inside.wait_for_function(FITS)
        assert_no_sideways_scroll(page)
    assert not article.problems


def test_a_reader_changes_the_hand_and_asks_again(host_pages: Articles) -> None:
    article = host_pages.with_script(SCORE)
    page, score = article.page, article.page.locator("hupai-score")
    score.locator("summary").click()
    score.get_by_label("Winning card").fill("7b")
    score.get_by_label("Winning card").press("Enter")
    expect(answer(score)).to_contain_text("21 huxi")
    score.get_by_label("Winning card").fill("1b")
    score.get_by_label("Winning card").press("Enter")
    expect(answer(score).locator(".verdict")).to_have_text("This does not win")
    score.get_by_label("Cards in the hand").fill("345s")
    score.get_by_role("button", name="Work it out").last.click()
    expect(answer(score).locator(".wrong")).to_contain_text("cards")
    assert [each["detail"]["code"] for each in article.heard("error")] == ["wrong_card_count"]
    assert page.locator("hupai-score").get_attribute("cards") == "345s"
    assert not article.problems


@pytest.mark.long
def test_without_a_network_a_sentence_says_so_and_the_next_press_succeeds(pyodide_host_pages: Articles) -> None:
    article = pyodide_host_pages.with_script(SCORE + WAITS)
    page, score = article.page, article.page.locator("hupai-score")
    page.context.route("**/boot/*.pack", lambda route: route.abort())
    page.context.route("**/python_stdlib.zip", lambda route: route.abort())
    press(score)
    expect(answer(score).locator(".wrong")).to_contain_text("could not start")
    assert "downloads" in (page.locator("hupai-waits .bar button").text_content() or "")
    page.context.unroute_all()
    score.get_by_role("button", name="Try again").click()
    expect(answer(score)).to_contain_text("24 huxi")


def test_a_wrong_notation_and_a_wrong_rule_are_said(host_pages: Articles) -> None:
    article = host_pages.with_script(
        f'<hupai-score {HAND} win="9b" options="hop=1">345s345b77s99b</hupai-score>'
        '<hupai-rule game="leiyang">no.such</hupai-rule>'
        "<hupai-waits>&lt;img src=x onerror=alert(1)&gt;</hupai-waits><hupai-waits game=whist>1s</hupai-waits>"
    )
    for number, (tag, code) in enumerate(
        [
            ("hupai-score", "invalid_options"),
            ("hupai-rule", "unknown_rule"),
            ("hupai-waits >> nth=0", "unknown_card"),
            ("hupai-waits >> nth=1", "unknown_game"),
        ]
    ):
        press(article.page.locator(tag))
        expect(answer(article.page.locator(tag)).locator(".wrong")).to_be_visible()
        assert article.heard("error", least=number + 1)[number]["detail"]["code"] == code
    assert article.page.locator("hupai-waits img").count() == 0 and not article.problems


def test_keys_act_only_on_the_embed_that_has_the_focus(host_pages: Articles) -> None:
    """Letters on one table of two, digits on one puzzle of two."""
    article = host_pages.with_script(TABLE + TABLE.replace('"one"', '"another"') + PUZZLE + PUZZLE)
    page = article.page
    for number in (0, 1):
        press(page.locator("hupai-table").nth(number))
    first, second = (page.frame_locator(f"hupai-table >> nth={number} >> iframe") for number in (0, 1))
    for table in (first, second):
        expect(table.locator("hp-prompt button").first).to_be_visible()
    page.locator("main").click(position={"x": 1, "y": 1})
    page.keyboard.press("?")
    first.locator("#table").focus()
    page.keyboard.press("l")
    expect(first.get_by_role("dialog")).to_be_visible()
    expect(second.get_by_role("dialog")).to_have_count(0)
    asked = []
    for number in (0, 1):
        press(page.locator("hupai-puzzle").nth(number))
        page.locator("hupai-puzzle iframe").nth(number).scroll_into_view_if_needed()
        asked.append(page.frame_locator(f"hupai-puzzle >> nth={number} >> iframe"))
        expect(asked[-1].locator("[data-choice]").first).to_be_visible()
    asked[1].locator("[data-choice]").first.focus()
    page.keyboard.press("1")
    expect(asked[1].locator(".puzzle-verdict")).to_be_visible()
    expect(asked[0].locator(".puzzle-verdict")).to_have_count(0)
    assert len(page.workers) == 1


@pytest.mark.long
def test_a_table_can_be_left_and_opened_again(pyodide_host_pages: Articles) -> None:
    """Its match is closed with it. One that is left before the engine's frame has come does not come back."""
    article = pyodide_host_pages.with_script(TABLE, script=GIVEN_UP)
    page = article.page
    table = page.locator("hupai-table")
    late: list[Route] = []
    page.route("**/engine.html*", lambda route: late.append(route), times=1)
    with page.expect_request("**/engine.html*"):
        press(table)
    for left in range(3):
        if left:
            press(table)
            expect(page.frame_locator("hupai-table iframe").locator("hp-prompt button").first).to_be_visible()
        table.get_by_role("button", name="Close the table").click()
        expect(table.locator("hupai-hand svg").first).to_be_visible()
        expect(table.locator("iframe")).to_have_count(0)
        if not left:
            late[0].continue_()
        else:
            article.frames("engine.html")[0].wait_for_function("often => given_up === often", arg=left)
    assert pythons(article) == (1, 1, 1)


@pytest.mark.long
@pytest.mark.parametrize("width", [320, 900])
def test_it_is_accessible_and_fits(host_pages: Articles, width: int, shot: Shot) -> None:
    article = host_pages.with_script(f"<h1>Article</h1>{SCORE}{WAITS}{RULE}{DISCARD}", width=width)
    page = article.page
    assert_accessible(page)
    for tag in ("hupai-score", "hupai-waits", "hupai-rule", "hupai-discard"):
        press(page.locator(tag))
        expect(answer(page.locator(tag))).to_be_visible()
    expect(page.locator("hupai-discard .answer")).to_be_focused()
    page.locator("hupai-score summary").click()
    assert_accessible(page)
    assert_no_sideways_scroll(page)
    shot(page, f"embed-play-{width}")
