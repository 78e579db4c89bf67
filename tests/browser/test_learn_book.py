"""The rule books and the glossary: every rule with its sources, games side by side, links, the search."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import hupai
from hupai.tournament.rulebook import RULES
from hupai_learn.also import also
from hupai_learn.examples import examples
from hupai_learn.lessons import lessons
from hupai_learn.terms import TERMS
from tests.browser.player import LOCALES, PATIENCE_MS, Lang
from tests.browser.support import DESKTOP, IN_BOTH_LANGUAGES, PHONE, OpenPage, now_and_later

COMPARED = ".choose-game > .field:not(.game-field) select"
"""The choice of the game that a book is compared with."""


@now_and_later("game", {game: game for game in hupai.games}, "yibin")
def test_every_game_shows_its_whole_rule_book(open_page: OpenPage, game: str) -> None:
    """Every rule of the engine's is there, in its words, topic by topic and in its order, with its sources.

    A rule has the picture of a lesson if the lesson's game reads it alike, and only then.
    """
    page = open_page(PHONE, lang=LOCALES["zh"], path="rules.html")
    shown = examples(lessons())[hupai.games[game].family.id]
    name = hupai.games[game].family.vocabulary().label("game", game)["zh"]
    page.locator(".game-field select").select_option(name)
    rows = hupai.games[game].family.rulebook().rows(hupai.games[game].rules())
    topics = list(dict.fromkeys(row["topic"] for row in rows))
    rows.sort(key=lambda row: topics.index(row["topic"]))
    expect(page.locator(".pages h2")).to_have_text(name)
    entries = page.locator(".entry")
    expect(entries).to_have_count(len(rows))
    texts = page.locator(".entry > p").all_inner_texts()
    assert [text.removesuffix("#").strip() for text in texts] == [row["text"]["zh"] for row in rows], game
    book = hupai.games[game].family.rulebook()
    expected = [
        row["id"]
        for row in rows
        if (one := shown.get(row["id"]))
        and (theirs := book.row(row["id"], hupai.games[one["game"]].rules()))
        and theirs["text"] == row["text"]
    ]
    with_picture = page.locator(".entry:has(> .example)")
    assert with_picture.evaluate_all("all => all.map(one => one.dataset.rule)") == expected, game
    assert len(expected) > 1
    expect(with_picture.first.locator(".example svg").first).to_be_visible()
    first = entries.first.locator(".from")
    first.locator("summary").click()
    expect(first.locator("li")).to_have_count(len(rows[0]["sources"]))
    expect(first.locator("li").first).to_contain_text(rows[0]["sources"][0]["title"] or "通行打法")


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_two_games_stand_side_by_side(open_page: OpenPage, lang: Lang) -> None:
    """Exactly the rules that differ are shown, in both games' words; the address leads back to them."""
    page = open_page(DESKTOP, lang=LOCALES[lang], path="rules.html#leiyang")
    page.locator(COMPARED).select_option("yongzhou")
    expect(page).to_have_url(re.compile("#leiyang/vs/yongzhou$"))
    leiyang, yongzhou = hupai.games["leiyang"], hupai.games["yongzhou"]
    book = leiyang.family.rulebook()
    rows = book.differences(leiyang.rules(), yongzhou.rules())
    expect(page.locator(".entry")).to_have_count(len(rows))
    absent = {"zh": "没有这一条。", "en": "No such rule."}[lang]
    shown = page.locator(".side-by-side").evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('dd')].map(dd => dd.textContent))"
    )
    assert shown == [[row[side][lang] if row[side] else absent for side in ("first", "second")] for row in rows]
    page.reload()
    expect(page.locator(".entry")).to_have_count(len(rows))
    expect(page.locator(COMPARED)).to_have_value("yongzhou")
    page.locator(COMPARED).select_option("")
    expect(page.locator(".entry")).to_have_count(len(book.rows(leiyang.rules())))


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_games_and_terms_stand_under_the_name_of_their_family(open_page: OpenPage, lang: Lang) -> None:
    """In the rule books a game is compared with games of its family only; a search keeps the headings it needs."""
    names = {"zh": ["字牌", "麻将", "鬼胡子"], "en": ["Character cards", "Mahjong", "Guihuzi"]}[lang]
    page = open_page(DESKTOP, lang=LOCALES[lang], path="rules.html#kawuxing")
    chosen = page.get_by_role("group", name=names[1])
    expect(chosen.locator('[aria-current="true"]')).to_have_attribute("href", "#kawuxing")
    expect(chosen.get_by_role("link")).to_have_count(3)
    expect(page.locator(COMPARED).locator("option")).to_have_count(3)
    chosen.get_by_role("link").last.click()
    expect(page.locator(".pages h2")).to_have_text(
        hupai.games["yibin"].family.vocabulary().label("game", "yibin")[lang]
    )
    page.get_by_role("link", name={"zh": "词汇", "en": "Glossary"}[lang], exact=True).click()
    headings = page.get_by_role("heading", level=2)
    expect(headings).to_have_text(names)
    page.get_by_role("button", name=names[1]).click()
    expect(headings.nth(1)).to_be_focused()
    expect(headings.nth(1)).to_be_in_viewport()
    page.get_by_role("searchbox").fill("tingyong")
    expect(headings).to_have_text(names[1:2])


def test_a_rule_tells_how_it_reads_elsewhere_and_the_rules_of_the_cup_are_a_book_too(open_page: OpenPage) -> None:
    page = open_page(PHONE, lang=LOCALES["en"], path="rules.html#yongzhou/win.minimum")
    entry = page.locator('[data-rule="win.minimum"]')
    expect(entry).to_be_in_viewport()
    expect(entry).to_be_focused()
    entry.locator(".others summary").click()
    expect(entry.locator(".others")).to_contain_text("Leiyang")
    expect(entry.locator(".others")).to_contain_text("10 huxi")
    page.locator(".game-field select").select_option("Rules of the 2015 cup")
    expect(page.locator("#rules .cup-rule")).to_have_count(len(RULES), timeout=PATIENCE_MS)
    expect(page.locator("#rules .cup-rule .sources").first).to_be_visible()


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_what_is_also_called_by_that_name_stands_beside_the_books(open_page: OpenPage, lang: Lang) -> None:
    """Every article, link and piece of advice; a game that is played leads to its book, an address to its entry."""
    page = open_page(PHONE, lang=LOCALES[lang], path="rules.html")
    page.locator(".game-field select").select_option("also")
    for part in also()["parts"]:
        expect(page.locator(f'[data-part="{part["id"]}"] .entry')).to_have_count(len(part["entries"]))
    for told in (also()["parts"][0]["entries"][6]["clash"][1], also()["parts"][3]["entries"][0]["found"]):
        expect(page.get_by_text(told[lang], exact=True)).to_be_visible()
    expect(page.locator("pre.command").first).to_contain_text("python -m")
    page.locator('[data-entry="articles-7"] .anchor').click()
    entry = page.locator('[data-entry="articles-7"]')
    expect(entry).to_be_focused()
    entry.locator('[href="#yongzhou-plain"]').click()
    expect(page.locator(".pages h2")).to_have_text(
        hupai.games["yongzhou-plain"].family.vocabulary().label("game", "yongzhou-plain")[lang]
    )


def test_a_lesson_leads_to_its_rule_in_the_book(open_page: OpenPage) -> None:
    """The rule under an answer unfolds, and its link opens the book at that rule."""
    page = open_page(PHONE, lang=LOCALES["zh"], path="learn.html#kan/1")
    page.locator("hp-step .rule summary").click()
    page.get_by_role("link", name="在规则书里看").click()
    entry = page.locator('[data-rule="kan.locked"]')
    expect(entry).to_be_in_viewport()
    expect(entry).to_have_class(re.compile("asked"))


def test_the_contents_lead_to_each_topic(open_page: OpenPage) -> None:
    page = open_page(PHONE, lang=LOCALES["zh"], path="rules.html")
    page.get_by_role("navigation", name="目录").get_by_role("button", name="付分").click()
    heading = page.get_by_role("heading", name="付分", exact=True)
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()


def test_a_search_shows_the_terms_it_finds(open_page: OpenPage) -> None:
    """Which terms a search finds is proved in learn.test.js."""
    page = open_page(PHONE, lang=LOCALES["en"], path="glossary.html")
    expect(page.locator(".term")).to_have_count(len(TERMS))
    page.get_by_role("searchbox").fill("zimo")
    expect(page.locator(".term").first.locator("b")).to_contain_text("自摸")
    assert page.locator(".term").count() < 8
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text("Nothing found.")


def test_a_word_has_a_link_and_a_rule(open_page: OpenPage) -> None:
    page = open_page(PHONE, lang=LOCALES["zh"], path="glossary.html#chouwei")
    term = page.locator('[data-term="chouwei"]')
    expect(term).to_be_in_viewport()
    expect(term).to_be_focused()
    term.get_by_role("link", name="规则").click()
    expect(page.locator('[data-rule="wei.stale"]')).to_be_in_viewport()
