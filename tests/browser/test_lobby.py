"""The lobby with all games and all their house rules: layout, memory, contradictions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import hupai
from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, everywhere, overlaps, small_targets
from tests.browser.player import LOCALES, PATIENCE_MS, Lang, Player
from tests.browser.support import DESKTOP, PHONE, TOUCHED, OpenPage, Shot, Size, fitting

PARTS = ".lobby-bar, .game, .about, .setup h2, .field, .change, .start, hp-progress, footer"
"""Parts of the lobby that lie beside each other; what floats over a long list is not among them."""


def choose(page: Page, game: str) -> None:
    """Choose a game by its id."""
    page.locator(f'input[name="game"][value="{game}"]').check()


def rules(page: Page) -> None:
    """Unfold or fold the house rules."""
    page.locator("hp-rules summary").click()


@fitting([DESKTOP])
def test_all_games_and_rules_fit(used_page: OpenPage, shot: Shot, lang: Lang, sizes: list[Size]) -> None:
    """Folded and unfolded, usual and changed: nothing overlaps, is cut off, scrolls sideways or is too small."""
    page = used_page(sizes[0], touch=sizes is TOUCHED, lang=LOCALES[lang])
    expect(page.locator(".game")).to_have_count(len(hupai.games))
    for game in hupai.games:

        def fits(name: str) -> None:
            def check(size: Size) -> None:
                assert_lobby_in_order(page)
                page.locator(".start").scroll_into_view_if_needed()
                shot(page, f"{name}-{lang}-{size[0]}")

            everywhere(page, sizes, check)

        choose(page, game)
        fits(f"lobby-{game}")
        rules(page)
        options = page.locator(".option select")
        expect(options).to_have_count(len(hupai.games[game].options) - 1)  # the number of hands has a place of its own
        everywhere(page, sizes, lambda _: assert_lobby_in_order(page))
        for nth in range(3):
            options.nth(nth).select_option(index=options.nth(nth).locator("option").count() - 1)
        rules(page)
        fits(f"lobby-{game}-changed")


def assert_lobby_in_order(page: Page) -> None:
    """Assert that the lobby is in order, scrolled to its end: the start button floats over a long list."""
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert_no_sideways_scroll(page)
    assert not cut_texts(page, ".lobby")
    assert not overlaps(page, PARTS)
    assert not small_targets(page, ".setup :is(.segment, select, summary, .start)", 44)


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
    page.reload()
    expect(page.locator('input[value="leiyang"]')).to_be_checked()
    choose(page, "paohuzi")
    expect(changes).to_have_count(2)
    page.get_by_role("button", name="改回通行规则").first.click()
    expect(changes).to_have_count(1)
    player = Player(page)
    player.start()
    expect(page.locator(".chip.min")).to_have_text("15 息起胡")


@pytest.mark.parametrize(("lang", "size"), [("zh", PHONE), ("en", DESKTOP)], ids=["zh", "en"])
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
    player.button("start").click()
    expect(problems).to_be_in_viewport()
    for option in ("wei_hidden", "fang_wei"):
        row = page.locator(f".option:has(#option-{option})")
        expect(row).to_have_class(re.compile("wrong"))
        expect(row.locator("small b")).to_be_visible()
    assert not cut_texts(page, ".lobby")
    shot(page, f"contradiction-{lang}")
    expect(page.locator(".change")).to_have_count(1)
    page.locator("#option-fang_wei").select_option(index=1)
    expect(problems).to_have_count(0)
    player.button("start").click()
    assert player.moment() in ("claim", "discard", "result")
