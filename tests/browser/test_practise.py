"""Practice: puzzles are answered right and wrong, misses come back, and a moment of a review becomes a puzzle."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

import hupai
from tests.browser.axe import assert_accessible, assert_accessible_in_every_theme
from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, everywhere, small_targets
from tests.browser.host_page import Articles
from tests.browser.player import LOCALES, PATIENCE_MS, Lang
from tests.browser.stored import FIXTURES, dump
from tests.browser.support import (
    DESKTOP,
    PHONE,
    SMALL_PHONE,
    TALL_PHONE,
    TIGHT,
    TOUCHED,
    OpenPage,
    Shot,
    Size,
)

OLD = json.loads((FIXTURES / "links" / "review-1.json").read_text("utf-8"))[0]
"""A link to a moment of a hand."""
GAME = "leiyang"
COVERED = """all => all.filter(one => one.checkVisibility()).flatMap(one => {
  one.scrollIntoView({ block: "center" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 8));
  return hit?.closest(".puzzle-board") ? [] : [`${one.outerHTML.slice(0, 60)}: ${hit?.outerHTML.slice(0, 60)}`];
})"""
"""Cards on the board of a puzzle that lie under something else; those of a group lie over each other."""
SIZES: list[Size] = [*TOUCHED, DESKTOP, (1920, 1080)]
AT_SIZES = pytest.mark.parametrize("sizes", [TIGHT, pytest.param(SIZES, marks=pytest.mark.long)])


FRONT = """all => all.map(row => {
  const box = row.getBoundingClientRect();
  const cards = [...row.closest(".review-seat").querySelectorAll(":is(.shows, .holds) .card")];
  const apart = cards.map(card => card.getBoundingClientRect()).map(card => Math.max(
    card.left - box.right, box.left - card.right, card.top - box.bottom, box.top - card.bottom));
  return [row.querySelector(".mini").getBoundingClientRect().width, Math.min(...apart)];
})"""
"""How wide the cards in front of each seat are, and how far their groove is from its melds and its hand."""


def puzzles(dist: Path, game: str = GAME) -> dict[str, dict[str, Any]]:
    """Return the puzzles of a game of the site, by identifier."""
    return {one["id"]: one for one in json.loads((dist / "puzzles" / f"{game}.json").read_text("utf-8"))}


def points(thousandths: int) -> str:
    """Return thousandths of a point as the page writes them."""
    return f"{(thousandths + 5) // 10 / 100:.2f}"


def shown(page: Page) -> str:
    """Return the identifier of the puzzle that is shown, once it can be answered."""
    expect(page.locator(".puzzle-question h1")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator(".puzzle-verdict")).to_have_count(0)
    found = re.search(r"id=([0-9a-f]{12})", page.url)
    assert found, page.url
    return found[1]


def answer(page: Page, value: str) -> None:
    """Press an answer, and wait for what is said to it."""
    page.locator(f'[data-choice="{value}"]').click()
    expect(page.locator(".puzzle-verdict")).to_be_visible(timeout=PATIENCE_MS)


def assert_cards_uncovered(page: Page) -> None:
    """Assert that nothing lies over a card of the puzzle, the hand's among them, once somebody has scrolled to it."""
    cards = page.locator(".puzzle-board :is(.card, .tile)")
    expect(cards.first).to_be_visible()
    covered = cards.evaluate_all(COVERED)
    assert not covered, covered


def go_on(page: Page, before: str) -> str:
    """Go to the next puzzle; return its identifier."""
    page.locator(".next").click()
    expect(page).not_to_have_url(re.compile(before))
    return shown(page)


@pytest.mark.parametrize(("lang", "size"), [("zh", PHONE), pytest.param("en", DESKTOP, marks=pytest.mark.long)])
def test_a_miss_shows_its_bad_end_and_comes_back(
    open_page: OpenPage, dist: Path, shot: Shot, lang: Lang, size: Size
) -> None:
    """Before a puzzle is opened nothing of Python is fetched; a reload keeps the streak."""
    known = puzzles(dist)
    page = open_page(size, touch=size == PHONE, lang=LOCALES[lang], path=f"practise.html#game={GAME}")
    look = assert_accessible_in_every_theme if lang == "en" else assert_accessible
    kinds = page.locator(".practise-kinds .kind")
    expect(kinds.first).to_be_visible()
    expect(page.locator(".practise-row")).to_have_count(len(known))
    assert not page.workers
    look(page)
    assert_no_sideways_scroll(page)
    assert cut_texts(page, "main") == []
    shot(page, f"practise-list-{lang}")
    claims = {"zh": "要不要", "en": "Take it or pass"}[lang]
    for number in range(kinds.count()):
        if claims not in kinds.nth(number).inner_text():
            kinds.nth(number).click()

    page.locator(".begin").click()
    missed = shown(page)
    puzzle = known[missed]
    assert puzzle["kind"] == "claim"
    expect(page.locator("[data-begin]")).to_be_focused()
    expect(page.locator(".review-seat")).to_have_count(3)
    front = page.locator(".review-seat .minis")
    expect(front.first).to_be_visible()
    assert all(width >= 22 and apart >= 6 for width, apart in front.evaluate_all(FRONT))
    shot(page, f"practise-question-{lang}")
    answer(page, puzzle["rest"][0][0])
    verdict = page.locator(".puzzle-verdict")
    expect(verdict).to_have_class(re.compile("wrong"))
    expect(verdict).to_contain_text(points(puzzle["gap"][0]))
    expect(verdict).to_contain_text(points(sum(puzzle["gap"])))
    expect(page.locator(".puzzle-choice.yes")).to_have_attribute("data-choice", puzzle["answer"][0])
    ending = page.locator(".puzzle-ending")
    expect(ending.locator(".puzzle-points")).to_contain_text(str(puzzle["bad"][1]).replace("-", "").strip())
    ending.locator(".puzzle-steps button").last.click()
    expect(ending.locator(".puzzle-steps button").last).to_have_attribute("aria-disabled", "true")
    expect(ending.locator(".puzzle-told li").first).not_to_be_empty()
    assert_no_sideways_scroll(page)
    assert small_targets(page, ".puzzle-steps button, .puzzle-choice", 44) == []
    assert_accessible(page)
    shot(page, f"practise-wrong-{lang}")

    asked, others = missed, 0
    while (asked := go_on(page, asked)) != missed:
        others += 1
        answer(page, known[asked]["answer"][0])
        expect(verdict).to_have_class(re.compile("right"))
        expect(ending).to_have_count(0)
        expect(page.locator(".practise-streak")).to_contain_text(str(others))
    assert 4 <= others <= 6

    page.goto(page.url.partition("#")[0] + f"#game={GAME}")
    page.reload()
    standing = page.locator(".practise-standing dd")
    told = [str(others), str(others), re.compile(rf"{others}\D+{others + 1}"), "1"]
    expect(standing).to_have_text(told)
    expect(page.locator(".practise-row.due")).to_have_count(1)
    page.locator(".practise-reset summary").click()
    page.locator(".practise-reset button").click()
    expect(page.locator(".practise-standing")).to_have_count(0)


@AT_SIZES
def test_waits_are_named_card_by_card_with_the_keyboard(
    open_page: OpenPage, dist: Path, shot: Shot, sizes: list[Size]
) -> None:
    """No card of the hand is covered, neither by the question nor by what is said to the answer."""
    puzzle = next(one for one in puzzles(dist).values() if one["kind"] == "waits")
    page = open_page(SMALL_PHONE, lang=LOCALES["en"], path=f"practise.html#game={GAME}&id={puzzle['id']}")
    shown(page)
    everywhere(page, sizes, lambda _: assert_cards_uncovered(page))
    check = page.locator(".check")
    check.click()
    expect(page.locator(".puzzle-hint")).to_contain_text("First press")
    for card in puzzle["answer"]:
        page.locator(f'[data-choice="{card}"]').press("Enter")
        expect(page.locator(f'[data-choice="{card}"]')).to_have_attribute("aria-pressed", "true")
    check.press("Enter")
    expect(page.locator(".puzzle-verdict.right")).to_be_focused(timeout=PATIENCE_MS)
    everywhere(page, sizes, lambda _: assert_cards_uncovered(page))
    assert_no_sideways_scroll(page)
    shot(page, "practise-waits")
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(puzzle["id"]))


def test_cards_that_were_forgotten_and_cards_too_many_are_told(open_page: OpenPage, dist: Path) -> None:
    puzzle = next(one for one in puzzles(dist).values() if one["kind"] == "waits" and len(one["answer"]) > 1)
    page = open_page(PHONE, lang=LOCALES["en"], path=f"practise.html#game={GAME}&id={puzzle['id']}")
    shown(page)
    forgotten, *named = (page.locator(f'[data-choice="{card}"]') for card in puzzle["answer"])
    wrong = page.locator("[data-choice]").and_(
        page.locator(":not(" + ", ".join(f'[data-choice="{card}"]' for card in puzzle["answer"]) + ")")
    )
    missed, extra = (card.locator(".vh").inner_text() for card in (forgotten, wrong.first))
    for card in (*named, wrong.first):
        card.click()
    page.locator(".check").click()
    told = page.locator(".puzzle-verdict.wrong")
    expect(told).to_contain_text(f"Missed: {missed}")
    expect(told).to_contain_text(f"No wait: {extra}")


@AT_SIZES
def test_a_mahjong_puzzle_is_asked(open_page: OpenPage, dist: Path, shot: Shot, sizes: list[Size]) -> None:
    """No card of the hand is covered, neither by the question nor by what is said to the answer."""
    puzzle = next(one for one in puzzles(dist, "kawuxing").values() if one["kind"] == "discard")
    page = open_page(PHONE, lang=LOCALES["zh"], path=f"practise.html#game=kawuxing&id={puzzle['id']}")
    shown(page)
    everywhere(page, sizes, lambda _: assert_cards_uncovered(page))
    answer(page, puzzle["answer"][0])
    expect(page.locator(".puzzle-verdict")).to_have_class(re.compile("right"))
    everywhere(page, sizes, lambda _: assert_cards_uncovered(page))
    assert_no_sideways_scroll(page)
    shot(page, "practise-mahjong")


SHIFTS = """window.shifts = [];
new PerformanceObserver(list => shifts.push(...list.getEntries().map(({ value }) => value)))
  .observe({ type: "layout-shift", buffered: true });"""


BELOW = """async ([game, id]) => {
  location.assign(`#game=${game}&id=${id}`);
  let puzzle = null;
  do {
    await new Promise(requestAnimationFrame);
    puzzle = document.querySelector("hp-puzzle");
  } while (puzzle?.asked?.id !== id || !puzzle.querySelector("[data-choice]"));
  scrollTo(0, 0);
  return [...puzzle.querySelectorAll("[data-choice]")].at(-1).getBoundingClientRect().bottom - innerHeight;
}"""
"""Goes to a puzzle; says how far the last answer lies below the first view."""


@pytest.mark.long
@pytest.mark.parametrize("lang", LOCALES)
def test_the_answers_to_a_claim_are_in_sight(open_page: OpenPage, dist: Path, lang: Lang) -> None:
    """On a high phone nobody scrolls to answer, but where many melds or many answers are to be seen."""
    page = open_page(TALL_PHONE, lang=LOCALES[lang], path=f"practise.html#game={GAME}")
    below = []
    for game in (GAME, "yongzhou", "yongzhou-plain"):
        for puzzle in [one for one in puzzles(dist, game).values() if one["kind"] == "claim"][::6]:
            below.append(page.evaluate(BELOW, [game, puzzle["id"]]))
    assert len(below) > 30
    assert sum(one > 0 for one in below) <= len(below) / 10, below


def test_a_puzzle_comes_without_a_jump(open_page: OpenPage, dist: Path) -> None:
    """What waits for it is as high, so that nothing below moves."""
    puzzle = next(iter(puzzles(dist).values()))
    page = open_page(PHONE, touch=True, path=f"practise.html#game={GAME}&id={puzzle['id']}", script=SHIFTS)
    shown(page)
    assert page.evaluate("shifts.reduce((sum, one) => sum + one, 0)") < 0.05
    expect(page.locator("hupai-position")).to_have_count(0)


WRONG = {
    "game=poker": "poker",
    f"game={GAME}&id=000000000000": "000000000000",
    "puzzle=%7B%22v%22": "没有复制完整",
    "colour=red": "colour",
    "game=%E0%A4%A": "不是文字",
    f"puzzle={'x' * 9000}": "8000",
}
"""What is wrong in an address, and a word of the sentence that says so."""


def test_a_wrong_address_gets_a_sentence(open_page: OpenPage) -> None:
    """The list stays usable, and nothing of the address is run."""
    page = open_page(PHONE, lang=LOCALES["zh"], path="practise.html")
    for fragment, word in WRONG.items():
        page.goto(page.url.partition("#")[0] + f"#{fragment}")
        expect(page.locator(".practise-wrong")).to_contain_text(word)
        expect(page.locator(".begin")).to_be_visible()
    page.reload()
    expect(page.locator(".practise-wrong")).to_contain_text(word)
    expect(page.locator(".begin")).to_be_visible()


def test_a_puzzle_that_the_engine_refuses_gets_its_sentence(open_page: OpenPage, dist: Path) -> None:
    puzzle = next(iter(puzzles(dist).values())) | {"hard": 77}
    page = open_page(PHONE, lang=LOCALES["zh"], path=f"practise.html#puzzle={quote(json.dumps(puzzle))}")
    expect(page.locator(".practise-wrong")).to_contain_text("hard", timeout=PATIENCE_MS)


def test_damaged_results_are_told_and_begin_anew(open_page: OpenPage) -> None:
    page = open_page(PHONE, lang=LOCALES["en"], path="practise.html")
    expect(page.locator(".begin")).to_be_visible()
    page.evaluate("document.querySelector('hp-practise').storage.write('puzzles', {v: 1, streak: 'many'})")
    assert dump(page)["stores"]["kept"]["puzzles"]["streak"] == "many"
    page.reload()
    expect(page.locator(".practise-wrong")).to_contain_text("damaged")
    expect(page.locator(".begin")).to_be_visible()


def test_a_moment_of_a_review_becomes_a_puzzle(open_page: OpenPage, shot: Shot) -> None:
    """One press leads to the practice page, with the whole puzzle in its address."""
    page = open_page(DESKTOP, lang=LOCALES["en"], path=f"#{OLD['link']}")
    sheet = page.locator("dialog.review")
    expect(sheet.locator(".look[aria-pressed='true']")).to_be_visible(timeout=PATIENCE_MS)
    made = sheet.locator("button.practise")
    page.keyboard.press("Home")
    for _ in range(40):
        if made.count():
            break
        count = sheet.locator(".review-foot .count").inner_text()
        page.keyboard.press("ArrowRight")
        expect(sheet.locator(".review-foot .count")).not_to_have_text(count)
    made.click()
    expect(page).to_have_url(re.compile(r"practise\.html#puzzle="))
    expect(page.locator(".puzzle-question h1")).to_be_visible(timeout=PATIENCE_MS)
    page.locator("[data-choice]").first.click()
    expect(page.locator(".puzzle-verdict")).to_contain_text("nothing more was proved", timeout=PATIENCE_MS)
    shot(page, "practise-own")


@pytest.mark.parametrize("way", ["element", pytest.param("frame", marks=pytest.mark.long)])
def test_other_sites_ask_a_puzzle(host_pages: Articles, dist: Path, way: str, shot: Shot) -> None:
    """A picture and a button at first; the answer is told to the page around it."""
    puzzle = next(one for one in puzzles(dist).values() if one["kind"] == "discard")
    if way == "element":
        article = host_pages.with_script(f"<hupai-puzzle game='{GAME}'>{json.dumps(puzzle)}</hupai-puzzle>")
        place: Any = article.page
    else:
        article = host_pages.framed(f"embed.html#puzzle?game={GAME}&puzzle={puzzle['id']}&lang=en")
        place = article.page.frame_locator("iframe")
    drawn = hupai.svg.position(puzzle["position"], lang="en").description
    expect(place.locator("hupai-position svg desc")).to_have_text(drawn)
    assert not article.page.workers
    place.locator(".bar button").press("Enter")
    asked = article.page.frame_locator("iframe[title], iframe:not([hidden])").first
    asked.locator(f'[data-choice="{puzzle["rest"][0][0]}"]').click(timeout=PATIENCE_MS)
    expect(asked.locator(".puzzle-verdict.wrong")).to_be_visible(timeout=PATIENCE_MS)
    expect(asked.locator(".puzzle-ending")).to_be_visible()
    shot(article.page, f"practise-{way}")
    assert not article.problems
