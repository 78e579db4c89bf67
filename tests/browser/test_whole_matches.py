"""Whole matches from the lobby to the tally: by touch, by mouse, by keyboard, by ear, at every size.

Each way plays in both families and both languages, in Pyodide as a visitor does. The first decisions of a match are
each made at another size, as when a phone is turned or a window is dragged.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import hupai
from tests.browser.account import assert_account_adds_up
from tests.browser.boxes import assert_table_in_order, everywhere, overlaps, wrong
from tests.browser.player import LOCALES, MANY_STEPS, Lang, fix_deal, name_of, points
from tests.browser.support import DESKTOP, PHONE, SIDEWAYS, SMALL_PHONE, TABLET, OpenPage, Shot, Size
from tests.browser.ways import Ears, Finger, Keys, Mouse, Person, Pointing

SIZES = [PHONE, SIDEWAYS, SMALL_PHONE, TABLET, DESKTOP]
TALLY = ".small-hero, .desk-wide, .podium, .tally-row, .manner, .group, .step, .payments li"
"""Parts of the tally that lie beside each other."""
ORDINARY: list[tuple[type[Person], Lang, str, int]] = [
    (Finger, "zh", "yongzhou", 2),
    (Ears, "en", "yongzhou", 30),
    (Mouse, "en", "yongzhou-mahjong", 4),
    (Keys, "en", "kawuxing", 5),
]
"""Each way once, and each family twice."""
LONG: list[tuple[type[Person], Lang, str, int]] = [
    (Mouse, "en", "shaoyang", 14),
    (Keys, "zh", "leiyang", 30),
    (Finger, "zh", "yibin", 3),
    (Finger, "en", "leiyang", 27),
    (Mouse, "zh", "paohuzi", 33),
    (Keys, "en", "yongzhou-plain", 30),
    (Ears, "zh", "shaoyang", 33),
    (Finger, "en", "kawuxing", 6),
    (Mouse, "zh", "yibin", 7),
    (Keys, "zh", "yongzhou-mahjong", 8),
    (Ears, "zh", "kawuxing", 9),
]
"""Each family in each way, and the same in the other language with other games."""


@pytest.mark.parametrize(
    ("way", "lang", "game", "deal"),
    [*ORDINARY, *(pytest.param(*match, marks=pytest.mark.long) for match in LONG)],
    ids=lambda value: value.__name__.lower() if isinstance(value, type) else None,
)
def test_a_whole_match(open_page: OpenPage, shot: Shot, way: type[Person], lang: Lang, game: str, deal: int) -> None:
    """It is begun, played, read and left in one way only; the account adds up.

    The layout is measured where it is played with a finger or a mouse: each at its own sizes.
    """
    pointed = issubclass(way, Pointing)
    sizes = (SIZES[:-1] if way is Finger else SIZES[-1:]) if pointed else []
    page = open_page(SIZES[0], pyodide=True, touch=way is Finger, lang=LOCALES[lang])
    person = way(page, lang)
    person.player.hurry()
    fix_deal(page, deal)
    seats = hupai.games[game].family.play.seats(hupai.games[game].base)
    name = f"{way.__name__.lower()}-{game}-{lang}"
    person.begin(name_of(game, lang))
    met = set[Size]()
    for turn in range(MANY_STEPS):
        moment = person.moment()
        if moment == "result":
            break
        for size in SIZES[turn : turn + 1]:
            everywhere(page, [size], lambda _: assert_table_in_order(page) if pointed else None)
            expect(page.locator(".table .seat")).to_have_count(seats)
            shot(page, f"match-{name}-{size[0]}")
            met.add(size)
        person.player.asked()
        person.decide(moment, turn)
        if person.player.answered():
            page.locator("dialog.sure footer button").first.click()
    assert met == set(SIZES), "the hand was too short to meet every size"

    def fits(scope: str) -> None:
        assert not wrong(page, cut=scope)

    assert_account_adds_up(page)
    everywhere(page, sizes, lambda size: fits("dialog.result"))
    shot(page, f"result-{name}")
    person.open_log()
    expect(page.locator("dialog.log")).to_be_visible()
    everywhere(page, sizes, lambda size: fits("dialog.log"))
    person.to_tally()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(re.compile("won the match|A tie|赢|平"))
    expect(page.locator(".podium b")).to_have_count(seats)
    assert sum(points(page.locator(".podium b").all_inner_texts())) == 0
    expect(page.locator(".tally-list > li")).to_have_count(1)
    page.locator(".tally-list summary").first.evaluate("one => { one.parentElement.open = true; }")

    def tally_fits(size: Size) -> None:
        fits(".tally")
        assert not overlaps(page, TALLY)

    everywhere(page, sizes, tally_fits)
    shot(page, f"tally-{name}")
    person.leave()
    expect(page.locator("hp-lobby .start")).to_be_visible()
