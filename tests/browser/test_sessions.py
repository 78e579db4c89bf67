"""Whole matches from the lobby to the tally: by touch, by mouse, by keyboard, by ear, at every size.

Each way plays in both languages, and every decision of a match is made at another size than the one before, as when
a phone is turned or a window is dragged. So each way meets every size several times, in either language.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import hupai
from tests.browser.account import assert_account_adds_up
from tests.browser.boxes import assert_no_sideways_scroll, assert_table_in_order, cut_texts, everywhere, overlaps
from tests.browser.player import LOCALES, MANY_STEPS, Lang, fix_deal, points
from tests.browser.support import DESKTOP, PHONE, SIDEWAYS, SMALL_PHONE, TABLET, OpenPage, Shot, Size
from tests.browser.ways import Ears, Finger, Keys, Mouse, Person

SIZES = [PHONE, SIDEWAYS, SMALL_PHONE, TABLET, DESKTOP]
TALLY = ".small-hero, .desk-wide, .podium, .tally-row, .manner, .group, .step, .payments li"
"""Parts of the tally that lie beside each other."""


@pytest.mark.parametrize(
    ("way", "lang", "game", "deal"),
    [
        (Finger, "zh", "yongzhou", 2),
        pytest.param(Finger, "en", "leiyang", 27, marks=pytest.mark.long),
        pytest.param(Mouse, "zh", "paohuzi", 33, marks=pytest.mark.long),
        (Mouse, "en", "shaoyang", 14),
        (Keys, "zh", "leiyang", 30),
        pytest.param(Keys, "en", "yongzhou-plain", 30, marks=pytest.mark.long),
        pytest.param(Ears, "zh", "shaoyang", 33, marks=pytest.mark.long),
        (Ears, "en", "yongzhou", 30),
    ],
    ids=lambda value: value.__name__.lower() if isinstance(value, type) else None,
)
def test_a_whole_match(used_page: OpenPage, shot: Shot, way: type[Person], lang: Lang, game: str, deal: int) -> None:
    """It is begun, played, read and left in one way only; the layout is in order, and the account adds up."""
    page = used_page(SIZES[0], touch=way is Finger, lang=LOCALES[lang])
    fix_deal(page, deal)
    person = way(page, lang)
    name = f"{way.__name__.lower()}-{game}-{lang}"
    person.begin(hupai.games[game].family.vocabulary().label("game", game)[lang])
    met = set[Size]()
    for turn in range(MANY_STEPS):
        moment = person.moment()
        if moment == "result":
            break
        size = SIZES[turn % len(SIZES)]
        everywhere(page, [size], lambda _: assert_table_in_order(page))
        if size not in met:
            shot(page, f"session-{name}-{size[0]}")
        met.add(size)
        person.decide(moment, turn)
    assert met == set(SIZES), "the hand was too short to meet every size"

    def fits(scope: str) -> None:
        assert_no_sideways_scroll(page)
        assert not cut_texts(page, scope)

    assert_account_adds_up(page)
    everywhere(page, SIZES, lambda size: fits("dialog.result"))
    shot(page, f"result-{name}")
    person.open_log()
    expect(page.locator("dialog.log")).to_be_visible()
    everywhere(page, SIZES, lambda size: fits("dialog.log"))
    person.to_tally()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(re.compile("won the match|A tie|赢|平"))
    totals = points(page.locator(".podium b").all_inner_texts())
    assert len(totals) == 3 and sum(totals) == 0
    expect(page.locator(".tally-list > li")).to_have_count(1)
    page.locator(".tally-list summary").first.evaluate("one => { one.parentElement.open = true; }")

    def tally_fits(size: Size) -> None:
        fits(".tally")
        assert not overlaps(page, TALLY)

    everywhere(page, SIZES, tally_fits)
    shot(page, f"tally-{name}")
    person.leave()
    expect(page.locator("hp-lobby .start")).to_be_visible()
