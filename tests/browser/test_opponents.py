"""The page's own opponents: a press on a name tells who it is and how they play, and the set-up turns it off."""

from __future__ import annotations

from math import ceil, sqrt

import pytest
from playwright.sync_api import Page, expect

from hupai_build.paths import ROOT
from manner_figures import figures_of
from tests.browser.axe import assert_accessible, assert_accessible_in_every_theme
from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, overlaps
from tests.browser.player import LOCALES, Lang, Player, fix_deal
from tests.browser.stored import dump, reload
from tests.browser.support import DESKTOP, PHONE, SMALL_PHONE, TABLET, OpenPage, Shot, Size

FIGURES = figures_of((ROOT / ".github/manners.jsonl").read_text("utf-8"))
TOLD: dict[Lang, tuple[tuple[str, str, str], ...]] = {
    "zh": (("阿凤", "米粉", "多半要"), ("老唐", "湘江", "多半不要")),
    "en": (("Feng", "rice noodles", "takes most cards"), ("Tang", "the Xiang", "leaves most cards")),
}
MANNERS = ("keen", "choosy")


def start(page: Page, lang: Lang, game: str = "yongzhou-plain") -> Player:
    """Begin a match as somebody does who has changed nothing but the game."""
    player = Player(page, lang)
    fix_deal(page, 7)
    page.locator("hp-page").evaluate("(element, game) => element.page.lobby.setSetup({ game, hands: 1 })", game)
    player.button("start").click()
    player.moment()
    return player


def share(taken: int, offered: int) -> str:
    """Return a share as the page tells it."""
    times = offered + 1.96**2
    part = (taken + 1.96**2 / 2) / times
    return f"{round(100 * taken / offered)} ± {ceil(100 * 1.96 * sqrt(part * (1 - part) / times))}%"


@pytest.mark.parametrize(
    ("lang", "size"),
    [pytest.param("zh", SMALL_PHONE, id="zh-phone"), pytest.param("en", DESKTOP, id="en-desk", marks=pytest.mark.long)],
)
def test_a_press_on_a_name_tells_who_it_is_and_how_often_they_take(
    used_page: OpenPage, shot: Shot, lang: Lang, size: Size
) -> None:
    page = used_page(size, lang=LOCALES[lang])
    look = assert_accessible_in_every_theme if lang == "en" else assert_accessible
    start(page, lang)
    (head,) = dump(page)["stores"]["matches"].values()
    assert head["seats"] == ["human", "beginner+keen", "beginner+choosy"]
    sheet = page.locator("dialog.person-sheet")
    for manner, (name, story, way) in zip(MANNERS, TOLD[lang], strict=True):
        page.locator("hp-seat").get_by_role("button", name=name, exact=True).click()
        expect(sheet.locator("h2")).to_have_text(name)
        expect(sheet).to_contain_text(story)
        expect(sheet).to_contain_text(way)
        rows = sheet.locator("li").evaluate_all(
            "all => all.map(row => [...row.querySelectorAll('span')].at(-1).innerText)"
        )
        counted = FIGURES["yongzhou-plain"]["beginner"]
        assert rows == [share(*counted[who][verb]) for verb in ("peng", "chi") for who in (manner, "plain")]
        if manner == "choosy":
            for window in (PHONE, TABLET, DESKTOP, SMALL_PHONE):
                page.set_viewport_size({"width": window[0], "height": window[1]})
                assert not cut_texts(page, "dialog.person-sheet")
                assert not overlaps(page, "dialog.person-sheet li > *")
                assert_no_sideways_scroll(page)
                shot(page, f"opponent-{lang}-{window[0]}")
            look(page)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_a_face_is_pressed_as_the_name_is(used_page: OpenPage) -> None:
    page = used_page(PHONE, lang=LOCALES["zh"])
    start(page, "zh")
    sheet = page.locator("dialog.person-sheet")
    for face in page.locator("hp-face").all():
        face.click()
        expect(sheet).to_be_visible()
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    expect(page.locator("hp-seat.at-me button.who")).to_have_count(0)


def test_the_set_up_tells_of_all_and_lets_them_play_as_their_level(used_page: OpenPage, shot: Shot) -> None:
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    sheet = player.choose("yibin")
    sheet.locator(".people-here summary").click()
    people = sheet.locator(".people-here section")
    expect(people.locator("h3")).to_have_text(["老唐", "秀姐", "阿凤"])
    expect(people.nth(0)).to_contain_text("多半不要")
    expect(people.nth(1)).to_contain_text("照这一级的算法定")
    assert not cut_texts(page, ".people-here")
    people.nth(0).scroll_into_view_if_needed()
    shot(page, "opponents-set-up-zh-390")
    sheet.locator('input[name="manners"]').uncheck()
    expect(people.nth(0)).to_contain_text("照这一级的算法定")
    reload(page)
    expect(player.choose().locator('input[name="manners"]')).not_to_be_checked()
    player.button("play this").click()
    player.moment()
    seats = page.locator("hp-page").evaluate("element => element.app.table.state.setup.seats")
    assert seats == ["human", "beginner", "beginner", "beginner"]
