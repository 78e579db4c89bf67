"""The lobby with all games and all their house rules: layout, memory, contradictions."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import hupai
from hupai.table.options import Option
from tests.browser.boxes import cut_texts, everywhere, wrong
from tests.browser.player import LOCALES, PATIENCE_MS, SOON, Lang, Player
from tests.browser.stored import reload
from tests.browser.support import DESKTOP, PHONE, SMALL_PHONE, TABLET, OpenPage, Shot, Size, fitting

PARTS = ".lobby-bar, .hero h1, .motto, .start, .choose, .entry, hp-progress, .shelf > *, footer"
"""Parts of the lobby that lie beside each other."""
SOME = ("yongzhou", "yibin", "nanxian")
"""A game of each family, with the most house rules: an ordinary run measures these."""
SHEET_PARTS = ".game, .about, .field, .change"
"""Parts of the sheet that lie beside each other; what floats over a long list is not among them."""
SHEET_TARGETS = {".setup :is(.segment, select, summary, .answer)": 44}


def choose(page: Page, game: str) -> None:
    """Choose a game by its id, in the sheet."""
    sheet = page.locator("dialog.setup-sheet")
    if not sheet.is_visible():
        page.locator("button.choose").click()
    sheet.locator(f'input[name="game"][value="{game}"]').check()


def rules(page: Page) -> None:
    """Unfold or fold the house rules."""
    page.locator("hp-rules summary").click()


@fitting([DESKTOP], [SMALL_PHONE])
def test_all_games_and_rules_fit(used_page: OpenPage, shot: Shot, lang: Lang, sizes: list[Size]) -> None:
    """Folded and unfolded, usual and changed: nothing overlaps, is cut off, scrolls sideways or is too small."""
    page = used_page(sizes[0], touch=sizes != [DESKTOP], lang=LOCALES[lang])
    everywhere(page, sizes, lambda _: assert_lobby_in_order(page))
    choose(page, "yongzhou")
    expect(page.locator(".game")).to_have_count(len(hupai.games))
    for game in hupai.games if len(sizes) > 1 else SOME:

        def fits(name: str) -> None:
            def check(size: Size) -> None:
                assert_sheet_in_order(page)
                shot(page, f"{name}-{lang}-{size[0]}")

            everywhere(page, sizes, check)

        choose(page, game)
        fits(f"lobby-{game}")
        rules(page)
        options = page.locator(".option select")
        asked = {"hands_per_session", "seats", "kings", "buried"}  # these are asked at a place of their own
        usual = hupai.games[game].rules()
        offered = [option for option in hupai.games[game].options if belongs(usual, option)]
        expect(options).to_have_count(sum(option.name not in asked for option in offered))
        everywhere(page, sizes, lambda _: assert_sheet_in_order(page))
        for nth in range(3):
            options.nth(nth).select_option(index=options.nth(nth).locator("option").count() - 1)
        rules(page)
        fits(f"lobby-{game}-changed")


def belongs(rules: Any, option: Option) -> bool:
    """Whether a lobby asks for an option under these rules."""
    return option.only_with is None or getattr(rules, option.only_with[0]) == option.only_with[1]


def assert_lobby_in_order(page: Page) -> None:
    """Assert that nothing in the lobby overlaps, is cut off, scrolls sideways or is too small."""
    assert not wrong(page, cut=".lobby", apart=[PARTS], targets={":is(.start, .choose, .entry)": 44})


def assert_sheet_in_order(page: Page) -> None:
    """Assert that the sheet is in order, scrolled to its end: its buttons float over a long list."""
    page.locator("dialog.setup-sheet").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    assert not wrong(page, cut=".setup-sheet", apart=[SHEET_PARTS], targets=SHEET_TARGETS)
    # In the narrowest window the last of an odd number takes both columns.
    widths = page.locator(".game:not(:last-child)").evaluate_all("games => games.map(game => game.offsetWidth)")
    assert max(widths) - min(widths) <= 1


def test_house_rules_are_kept_for_each_game(used_page: OpenPage) -> None:
    """Changes stay in sight, survive another game and a reload, and can be taken back one by one."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    choose(page, "paohuzi")
    rules(page)
    page.locator("#option-min_huxi").select_option("18 胡息")
    page.locator("#option-ming_tang").select_option(index=1)
    rules(page)
    changes = page.locator(".change")
    expect(changes).to_have_count(2)
    expect(changes.first).to_contain_text("18 胡息")
    choose(page, "leiyang")
    expect(changes).to_have_count(0)
    reload(page)
    page.locator("button.choose").click()
    expect(page.locator('input[value="leiyang"]')).to_be_checked()
    choose(page, "paohuzi")
    expect(changes).to_have_count(2)
    page.get_by_role("button", name="改回通行规则").first.click()
    expect(changes).to_have_count(1)
    player = Player(page)
    player.start()
    expect(page.locator(".chip.min")).to_have_text("15 息起胡")


@pytest.mark.parametrize(
    ("lang", "size"), [("zh", PHONE), pytest.param("en", DESKTOP, marks=pytest.mark.long)], ids=["zh", "en"]
)
def test_rules_that_contradict_each_other_are_told_beside_them(
    used_page: OpenPage, shot: Shot, lang: Lang, size: Size
) -> None:
    """Every contradiction is named at once and nothing chosen is lost; once they are mended, the match begins."""
    page = used_page(size, lang=LOCALES[lang])
    player = Player(page, lang)
    choose(page, "paohuzi")
    rules(page)
    page.locator("#option-red_to_dot").select_option(index=2)
    page.locator("#option-red_to_black").select_option(index=1)
    page.locator("#option-red_min").select_option(index=3)
    rules(page)
    choose(page, "leiyang")
    rules(page)
    page.locator("#option-wei_hidden").select_option(index=1)
    problems = page.get_by_role("alert")
    expect(problems.locator("li")).to_have_count(1, timeout=PATIENCE_MS)
    player.button("play this").click()
    expect(problems).to_be_in_viewport()
    for option in ("wei_hidden", "fang_wei"):
        row = page.locator(f".option:has(#option-{option})")
        expect(row).to_have_class(re.compile("wrong"))
        expect(row.locator("small b")).to_be_visible()
    assert not cut_texts(page, ".setup-sheet")
    shot(page, f"contradiction-{lang}")
    expect(page.locator(".change")).to_have_count(1)
    page.locator("#option-fang_wei").select_option(index=1)
    expect(problems).to_have_count(0)
    player.button("play this").click()
    assert player.moment() in ("claim", "discard", "result")


HALVES = """() => ['.hero :is(.wordmark, .fan) .card', ':is(.entry-play, .shelf)'].map(half => {
  const boxes = [...document.querySelectorAll(half)].map(one => one.getBoundingClientRect());
  return [Math.min(...boxes.map(box => box.top)), Math.max(...boxes.map(box => box.bottom))];
})"""


@pytest.mark.parametrize("size", [DESKTOP, pytest.param((1920, 1080), marks=pytest.mark.long)])
def test_both_halves_of_the_lobby_begin_and_end_together(used_page: OpenPage, size: Size) -> None:
    """They fill most of a large window."""
    page = used_page(size, lang=LOCALES["zh"])
    (top, bottom), (begins, ends) = page.evaluate(HALVES)
    assert abs(top - begins) < 0.03 * size[1]
    assert abs(bottom - ends) < 0.03 * size[1]
    assert bottom - top > 0.6 * size[1]


def test_the_first_tools_are_whole_above_the_fold_of_a_phone(used_page: OpenPage) -> None:
    page = used_page(PHONE, lang=LOCALES["zh"])
    expect(page.locator(".shelf > *").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".entry .badge")).to_be_in_viewport(ratio=1)


SHIFTS = """
globalThis.shifts = [];
new PerformanceObserver(list => shifts.push(...list.getEntries().map(one => one.value)))
  .observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize(
    "size",
    [
        (320, 568),
        pytest.param((360, 640), marks=pytest.mark.long),
        pytest.param((667, 375), marks=pytest.mark.long),
        pytest.param((820, 1180), marks=pytest.mark.long),
        pytest.param((1440, 900), marks=pytest.mark.long),
        pytest.param((1920, 1080), marks=pytest.mark.long),
    ],
)
def test_nothing_in_the_lobby_moves_after_the_first_paint(open_page: OpenPage, size: Size) -> None:
    """Neither while Python is fetched and started, nor when stored matches are found."""
    page = open_page(size, lang=LOCALES["en" if size[0] == 1440 else "zh"], script=SHIFTS)
    player = Player(page, "en" if size[0] == 1440 else "zh")
    player.hurry()
    player.start(hands=4)
    player.leave()
    page.reload()
    expect(page.locator(".saved .save")).to_have_count(1)
    expect(page.locator("hp-progress progress")).to_have_count(0, timeout=PATIENCE_MS)
    assert page.evaluate("shifts") == []


def test_go_on_takes_up_the_match_that_was_played_last(used_page: OpenPage) -> None:
    """Whoever has never played is offered the guided hand instead; without a match to go on with, it says so."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    going_on = page.get_by_role("button", name=re.compile("^接着打"))
    expect(page.get_by_role("button", name=re.compile("^第一局"))).to_be_enabled()
    expect(going_on).to_have_count(0)
    player.start(hands=1, deal=SOON)
    player.reach("result")
    player.leave()
    expect(going_on).to_be_disabled()
    expect(going_on).to_contain_text("没有没打完的牌局")
    player.start(hands=4)
    before = player.position()
    player.leave()
    going_on.first.click()
    player.moment()
    assert player.position() == before


def test_of_two_matches_the_one_played_later_goes_on(used_page: OpenPage) -> None:
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    for deal in (3, 4):
        player.start(hands=4, deal=deal)
        before = player.position()
        player.leave()
    page.get_by_role("button", name=re.compile("^接着打")).first.click()
    player.moment()
    assert player.position() == before


@pytest.mark.parametrize("size", [TABLET, DESKTOP])
def test_on_a_large_screen_all_that_is_asked_first_is_in_sight_at_once(used_page: OpenPage, size: Size) -> None:
    """The games, who plays, and for how long, above the button that begins; the longer language needs more room."""
    page = used_page(size, lang=LOCALES["en"])
    sheet = Player(page, "en").choose()
    begins = sheet.locator(".sheet-foot").evaluate("element => element.getBoundingClientRect().top")
    lowest = "elements => Math.max(...elements.map(element => element.getBoundingClientRect().bottom))"
    assert sheet.locator(".segment, .pair, .options").evaluate_all(lowest) <= begins


def test_a_level_is_that_of_the_seat_for_which_it_is_chosen(used_page: OpenPage) -> None:
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    level = player.choose().locator(".pair label", has_text="老唐").locator("select")
    chosen = level.locator("option").first.inner_text()
    level.select_option(index=0)
    player.start()
    expect(page.locator(".seat.left .level")).to_have_text(chosen)
    expect(page.locator(".seat.right .level")).not_to_have_text(chosen)
