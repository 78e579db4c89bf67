"""The sheet at the end of a hand: the points of every seat are in sight before anybody scrolls."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import hupai
from tests.browser.boxes import everywhere, small_words, wrong
from tests.browser.by_chance import finished
from tests.browser.player import LOCALES, WON, Lang, Player
from tests.browser.stacked import take_up
from tests.browser.stacked_tiles import tile_record
from tests.browser.stored import bring
from tests.browser.support import SMALL_PHONE, TALL_PHONE, TIGHT, TOUCHED, OpenPage, Shot, Size, now_and_later
from tests.browser.test_mahjong_moments import READY, two_have_won

IN_SIGHT = """() => {
  const sheet = document.querySelector("dialog.result");
  const [top, bottom] = [sheet.querySelector(".sheet-head"), sheet.querySelector(".sheet-foot")].map(
    one => one.getBoundingClientRect());
  const rows = [...sheet.querySelectorAll(".scores tr")].map(row => row.getBoundingClientRect());
  return sheet.scrollTop === 0 && rows.every(row => row.top >= top.bottom && row.bottom <= bottom.top);
}"""
"""Whether the points stand between the head and the foot of the sheet, which has not been scrolled."""

CUT_THROUGH = """() => {
  const sheet = document.querySelector("dialog.result");
  const end = sheet.querySelector(".sheet-foot").getBoundingClientRect().top;
  return [...sheet.querySelectorAll(".scores tr, .payments p, .step, .revealed h3")].filter(row => {
    const { top, bottom } = row.getBoundingClientRect();
    return row.checkVisibility() && top < end - 1 && bottom > end + 1;
  }).map(row => row.textContent);
}"""
"""The rows that the foot of the sheet cuts through."""
GOES_ON = "sheet => sheet.scrollHeight > sheet.clientHeight + 2"
HAND_FIRST = """() => {
  const [hand, points] = [".groups", ".scores"].map(
    part => document.querySelector(`dialog.result ${part}`).getBoundingClientRect());
  return hand.bottom <= points.top || points.left >= hand.right || hand.left >= points.right;
}"""
"""Whether the hand that has won stands above the points, or beside them."""

FEET = """() => new Set([...document.querySelectorAll("dialog.result hp-account > .groups .heap")].map(
  heap => Math.round(heap.getBoundingClientRect().bottom))).size"""
"""On how many lines the cards of the groups stand."""


def with_piao() -> str:
    """Return a hand of 宜宾麻将 that two players with 飘 have paid to each other."""
    chosen = ["0 piao", "1 piao", "2 nopiao", "3 piao"]
    return tile_record("yibin", "5s", READY, shown="9p", lines=[*chosen, "0 discard 5s", "1 hu"], to_the_end=True, of=2)


def with_a_win() -> str:
    """Return a hand of 卡五星 that a discard has ended."""
    return tile_record("kawuxing", "5s", "123s 456s 789s 11p 46s", lines=["0 discard 5s", "1 hu"], of=2)


HANDS: dict[str, Callable[[], str] | None] = {
    "zipai": None,
    "yongzhou-mahjong": two_have_won,
    "kawuxing": with_a_win,
    "yibin": with_piao,
    "yuanjiang": lambda: finished("yuanjiang", won=True),
}


def points_in_sight(page: Page) -> bool:
    """Whether every seat's points are in sight."""
    return bool(page.evaluate(IN_SIGHT))


@pytest.mark.parametrize(("lang", "sizes"), [("zh", TIGHT), pytest.param("en", TOUCHED, marks=pytest.mark.long)])
@now_and_later("name", {name: name for name in HANDS}, "zipai", "yibin", "yuanjiang")
def test_the_points_of_a_result_are_in_sight(
    used_page: OpenPage, shot: Shot, lang: Lang, sizes: list[Size], name: str
) -> None:
    """On the smallest phone and on other screens for fingers; right below them stand the payments, with 飘."""
    page = used_page(TOUCHED[0], touch=True, lang=LOCALES[lang])
    player = Player(page, lang)
    make = HANDS[name]
    if make:
        take_up(page, player, make())
    else:
        player.start(hands=4, deal=WON)
        player.answers()[0].click()
    expect(player.result).to_be_visible()

    def fits(size: Size) -> None:
        assert not wrong(page, cut="dialog.result")
        assert not small_words(page, "dialog.result")
        assert points_in_sight(page), size
        head, winners = player.result.locator(".sheet-head .points"), player.result.locator(".scores td.plus")
        assert head.all_text_contents() == (winners.all_text_contents() if winners.count() == 1 else [])
        assert page.evaluate(CUT_THROUGH) == []
        assert (player.result.get_attribute("data-more") is not None) == player.result.evaluate(GOES_ON)
        assert page.evaluate(HAND_FIRST) or name == "yongzhou-mahjong", "two have won: each with its own account"
        shot(page, f"result-{name}-{lang}-{size[0]}")

    everywhere(page, sizes, fits)
    if name == "zipai":
        page.set_viewport_size({"width": TALL_PHONE[0], "height": TALL_PHONE[1]})
        assert page.evaluate(CUT_THROUGH) == [], "what each pays is in sight"
        expect(page.locator("dialog.result .step.product")).to_be_in_viewport(ratio=1)
        assert page.evaluate(FEET) == 1, "all groups stand on one line"
    if name == "yibin":
        expect(page.locator("dialog.result .scores + .payments li").first).to_contain_text("飘")


RESUME = """async (element, match) => {
  element.page.toLobby();
  await element.page.resume(match);
}"""


@pytest.mark.long
@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("won", [True, False], ids=["won", "drawn"])
def test_the_points_of_every_game_are_in_sight_on_the_smallest_phone(
    used_page: OpenPage, shot: Shot, lang: Lang, *, won: bool
) -> None:
    """Wins, and hands that nobody won: whoever looks at the result need not scroll."""
    page = used_page(SMALL_PHONE, touch=True, lang=LOCALES[lang])
    player = Player(page, lang)
    bring(player, *(finished(game, won=won) for game in hupai.games))
    player.button("close").click()
    table = page.locator("hp-page")
    seen = set[str]()
    for match, game in table.evaluate("({ app }) => app.saved.matches.map(({ id, game }) => [id, game])"):
        table.evaluate(RESUME, match)
        expect(player.result).to_be_visible()
        assert ("drawn" in str(player.result.get_attribute("class")).split()) != won
        seen.add(game)
        assert not wrong(page, cut="dialog.result")
        assert points_in_sight(page), game
        shot(page, f"result-{game}-{'won' if won else 'drawn'}-{lang}")
    assert seen == set(hupai.games)
