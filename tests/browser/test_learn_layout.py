"""The pages to read fit every size: nothing is cut, overlaps or is too small; axe finds nothing serious."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible, assert_accessible_in_every_theme, one_theme_after_the_other
from tests.browser.boxes import everywhere, wrong
from tests.browser.learner import Learner, lessons_of
from tests.browser.player import LOCALES, Lang
from tests.browser.support import (
    DESKTOP,
    IN_BOTH_LANGUAGES,
    PHONE,
    TALL_PHONE,
    TIGHT,
    TOUCHED,
    OpenPage,
    Shot,
    Size,
    fitting,
    follow,
)
from tests.browser.test_learn_book import COMPARED

WIDE: list[Size] = [DESKTOP, (1920, 1080)]
BAR = ".reading-bar > a, .reading-bar nav a, .language"
PARTS = (
    ".reading-bar, .path, .stage, .place, .question > h1, .text, .hint, .options > li, .pick-cards, .number-form > *, "
    ".verdict, .step-foot > *"
)
"""What lies beside each other in a step."""
TARGETS = {
    ".reading-bar :is(a, button), .dot": 30,
    ":is(.option, .answer, .quiet, .by, select, .pick-cards button, .find input)": 44,
}
"""What can be pressed, and how high it is at least."""


OF_MAHJONG = ("sets", "wilds", "pay")
"""Lessons that show tiles."""


def in_order(page: Page, parts: str) -> None:
    """Assert that the layout of the page is in order."""
    found = wrong(page, cut="hp-learn", apart=(BAR, parts), targets=TARGETS)
    assert not found, found


def fits(page: Page, sizes: Iterable[Size], parts: str, shot: Callable[[Size], object] = lambda size: None) -> None:
    """Assert that the layout is in order at all these sizes."""

    def check(size: Size) -> None:
        in_order(page, parts)
        shot(size)

    everywhere(page, sizes, check)


def in_order_at_the_end(page: Page) -> None:
    """Assert that a step is in order once one has read to its end."""
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    in_order(page, PARTS)


@pytest.mark.long
@pytest.mark.parametrize("lang", ["zh", "en"])
def test_every_step_fits(open_page: OpenPage, shot: Shot, dist: Path, lang: Lang) -> None:
    """Each step is measured once it is answered; in the smallest window also before and after a wrong answer.

    What is not answered yet may be longer than the window. It is measured at its end, where the way on rests.
    """
    sizes = [*TOUCHED, *WIDE]
    page = open_page(sizes[0], touch=True, lang=LOCALES[lang], path="learn.html")
    expect(page.locator("a.lesson-link")).to_have_count(len(lessons_of(dist)))
    fits(page, sizes, ".lesson-link, .intro, h1, h2", lambda size: shot(page, f"learn-all-{lang}-{size[0]}"))
    learner = Learner(page, lang)
    for lesson, steps in lessons_of(dist).items():
        for at, step in enumerate(steps):
            follow(page, f"#{lesson}/{at + 1}")
            expect(page.locator("hp-step h1")).to_have_text(step["title"][lang])
            if step["kind"] != "read":
                everywhere(page, sizes[:1], lambda _: in_order_at_the_end(page))
                learner.answer(step, right=False)
                fits(page, sizes[:1], PARTS)
                learner.answer(step)
            if step["kind"] == "read":
                everywhere(page, sizes, lambda _: in_order_at_the_end(page))
            else:
                fits(page, sizes, PARTS)
            if at == 1:
                everywhere(page, sizes[:1], lambda size, lesson=lesson: shot(page, f"learn-{lesson}-{lang}-{size[0]}"))
        follow(page, f"#{lesson}/end")
        expect(page.locator(".ending h1")).to_be_visible()
        fits(page, sizes, ".ending > *, .ending-steps li")


def test_a_row_of_many_cards_is_as_wide_as_its_board(open_page: OpenPage) -> None:
    """On a high phone the board is centred, and a row that has no width of its own must not shrink to nothing."""
    page = open_page(TALL_PHONE, touch=True, lang=LOCALES["zh"], path="learn.html#sets/6")
    row = page.locator(".scene-row.spread hupai-hand")
    expect(row).to_be_visible()
    ratio = "row => row.getBoundingClientRect().width / row.closest('.stage').getBoundingClientRect().width"
    assert row.evaluate(ratio) > 0.6


def test_groups_fill_the_board_of_a_high_phone(open_page: OpenPage) -> None:
    """Seven groups lie in two rows, so that their cards are large."""
    page = open_page(TALL_PHONE, touch=True, lang=LOCALES["zh"], path="learn.html#turn/1")
    expect(page.locator(".stage .group")).to_have_count(7)
    ratio = "rest => rest.getBoundingClientRect().height / rest.closest('.stage').getBoundingClientRect().height"
    assert page.locator(".scene-rest").evaluate(ratio) > 0.7


def test_a_card_that_lies_alone_is_in_the_middle(open_page: OpenPage) -> None:
    """Where a step shows nothing beside the card that was turned, it lies on the axis of its board."""
    page = open_page(TALL_PHONE, touch=True, lang=LOCALES["zh"], path="learn.html#turn/3")
    card, board = page.locator(".scene-row.live .scene-piles"), page.locator(".stage")
    expect(card).to_be_visible()
    middle = "one => { const { left, right } = one.getBoundingClientRect(); return (left + right) / 2; }"
    assert abs(card.evaluate(middle) - board.evaluate(middle)) <= 1


@fitting(WIDE, TIGHT)
def test_rule_books_and_glossary_fit(open_page: OpenPage, shot: Shot, lang: Lang, sizes: list[Size]) -> None:
    """A whole book with everything unfolded, two games compared, and the glossary."""
    page = open_page(sizes[0], touch=sizes is not WIDE, lang=LOCALES[lang], path="rules.html#leiyang")
    expect(page.locator(".entry").first).to_be_visible()
    unfold(page)
    book = ".choose-game > *, .chip-link, .contents, .entry, .pages h2, .pages h3"
    fits(page, sizes, book, lambda size: shot(page, f"rules-{lang}-{size[0]}"))
    page.locator(COMPARED).select_option("yongzhou")
    expect(page.locator(".side-by-side").first).to_be_visible()
    compared = ".choose-game > *, .contents, .entry, .side-by-side dd"
    fits(page, sizes, compared, lambda size: shot(page, f"rules-compared-{lang}-{size[0]}"))
    page.evaluate("location.hash = 'also'")
    expect(page.locator("hp-also .entry").first).to_be_visible()
    unfold(page)
    fits(page, sizes, f"{book}, .also dd, .also pre", lambda size: shot(page, f"also-{lang}-{size[0]}"))
    page.get_by_role("link", name={"zh": "词汇", "en": "Glossary"}[lang], exact=True).click()
    expect(page.locator(".term").first).to_be_visible()
    fits(page, sizes, ".find, .term, .term dt, .term dd", lambda size: shot(page, f"glossary-{lang}-{size[0]}"))


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_no_serious_accessibility_findings_in_what_is_read(open_page: OpenPage, dist: Path, lang: Lang) -> None:
    """Axe checks the list, every kind of step once it is answered, an end, a book, a comparison and the glossary.

    A long run, which takes the second language, looks in every theme, at steps with tiles, before an answer and at
    every step of one lesson too; an ordinary one looks in one theme after the other.

    Tiles and cards look alike in every theme; so a kind of step is looked at in all of them with one of the two.
    """
    look_everywhere = assert_accessible_in_every_theme if lang == "en" else one_theme_after_the_other()
    page = open_page(PHONE, lang=LOCALES[lang], path="learn.html")
    expect(page.locator("a.lesson-link")).to_have_count(len(lessons_of(dist)))
    look_everywhere(page)
    learner = Learner(page, lang)
    met, dressed = set[tuple[str, bool]](), set[str]()
    for lesson, steps in lessons_of(dist).items():
        for at, step in enumerate(steps):
            sort = (step["kind"], lang == "en" and lesson in OF_MAHJONG)
            first = sort not in met
            if not first and (lang, lesson) != ("en", "kan"):
                continue
            look = assert_accessible if step["kind"] in dressed else look_everywhere
            met.add(sort)
            dressed.add(step["kind"])
            follow(page, f"#{lesson}/{at + 1}")
            expect(page.locator("hp-step h1")).to_have_text(step["title"][lang])
            if first and lang == "en":
                assert_accessible(page)
            if step["kind"] != "read":
                learner.answer(step, right=False)
                if first:
                    look(page)
                learner.answer(step)
            unfold(page)
            look(page)
    follow(page, "#kan/end")
    expect(page.locator(".ending")).to_be_visible()
    look_everywhere(page)
    for address in (
        "rules.html#leiyang/win.minimum",
        "rules.html#yibin/vs/kawuxing",
        "rules.html#also",
        "glossary.html#bi",
    ):
        page.goto(urljoin(page.url, address))
        expect(page.locator(".entry, .term").first).to_be_visible()
        if lang == "zh":  # a dozen of what is alike is enough in an ordinary run
            page.locator(".entry, .term").evaluate_all("all => all.slice(12).forEach(one => one.remove())")
        unfold(page)
        (assert_accessible if "leiyang" in address else look_everywhere)(page)  # both have entries


def unfold(page: Page) -> None:
    """Open all that can be unfolded."""
    page.locator("details").evaluate_all("all => all.forEach(one => { one.open = true; })")
