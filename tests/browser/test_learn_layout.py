"""The pages to read at every size: nothing cut, overlapping, sideways or hard to hit; axe finds nothing grave."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hupai_build.paths import NODE_MODULES
from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, everywhere, overlaps, small_targets
from tests.browser.learner import Learner, lessons_of
from tests.browser.player import LOCALES, Lang
from tests.browser.support import DESKTOP, PHONE, SIDEWAYS, SMALL_PHONE, TABLET, OpenPage, Shot, Size

TOUCHED: list[Size] = [SMALL_PHONE, PHONE, SIDEWAYS, TABLET]
WIDE: list[Size] = [DESKTOP, (1920, 1080)]
BAR = ".reading-bar > a, .reading-bar nav a, .language"
PARTS = (
    ".reading-bar, .path, .stage, .place, .question > h1, .text, .hint, .options > li, .pick-cards, .number-form > *, "
    ".verdict, .step-foot > *"
)
"""What lies beside each other in a step."""


def in_order(page: Page, parts: str) -> None:
    """Measure what is on the page."""
    assert_no_sideways_scroll(page)
    assert not cut_texts(page, "hp-learn")
    assert not overlaps(page, BAR)
    assert not overlaps(page, parts)
    assert not small_targets(page, ".reading-bar :is(a, button), .dot", 30)
    assert not small_targets(
        page, ":is(.option, .answer, .quiet, .by, select, .pick-cards button, .find input)", 44
    )


def fits(page: Page, sizes: Iterable[Size], parts: str, shot: Callable[[Size], object] = lambda size: None) -> None:
    """Measure what is on the page at all these sizes."""

    def check(size: Size) -> None:
        in_order(page, parts)
        shot(size)

    everywhere(page, sizes, check)


@pytest.mark.parametrize("sizes", [TOUCHED, WIDE], ids=["touch", "mouse"])
@pytest.mark.parametrize("lang", ["zh", "en"])
def test_every_step_fits(open_page: OpenPage, shot: Shot, dist: Path, lang: Lang, sizes: list[Size]) -> None:
    """Each step asked, wrongly answered and solved; each lesson's end."""
    page = open_page(sizes[0], touch=sizes is TOUCHED, lang=LOCALES[lang], path="learn.html")
    expect(page.locator("a.tile")).to_have_count(6)
    fits(page, sizes, ".tile, .intro, h1", lambda size: shot(page, f"learn-all-{lang}-{size[0]}"))
    learner = Learner(page, lang)
    for lesson, steps in lessons_of(dist).items():
        for at, step in enumerate(steps):
            page.evaluate("hash => { location.hash = hash }", f"#{lesson}/{at + 1}")
            expect(page.locator("hp-step h1")).to_have_text(step["title"][lang])
            fits(page, sizes, PARTS)
            if step["kind"] != "read":
                learner.answer(step, right=False)
                fits(page, {SMALL_PHONE}.intersection(sizes), PARTS)  # the least room, and the most words
                learner.answer(step)
                fits(page, sizes, PARTS)
            if at == 1:
                everywhere(page, sizes, lambda size, lesson=lesson: shot(page, f"learn-{lesson}-{lang}-{size[0]}"))
        page.evaluate("hash => { location.hash = hash }", f"#{lesson}/end")
        expect(page.locator(".ending h1")).to_be_visible()
        fits(page, sizes, ".ending > *, .ending-steps li")


@pytest.mark.parametrize("sizes", [TOUCHED, WIDE], ids=["touch", "mouse"])
@pytest.mark.parametrize("lang", ["zh", "en"])
def test_rule_books_and_glossary_fit(open_page: OpenPage, shot: Shot, lang: Lang, sizes: list[Size]) -> None:
    """A whole book with everything unfolded, two games compared, the glossary."""
    page = open_page(sizes[0], touch=sizes is TOUCHED, lang=LOCALES[lang], path="rules.html#leiyang")
    expect(page.locator(".entry").first).to_be_visible()
    page.locator("details").evaluate_all("all => all.forEach(one => { one.open = true; })")
    book = ".choose-game > *, .contents, .entry, .pages h2, .pages h3"
    fits(page, sizes, book, lambda size: shot(page, f"rules-{lang}-{size[0]}"))
    page.get_by_role("combobox").select_option("yongzhou")
    expect(page.locator(".side-by-side").first).to_be_visible()
    compared = ".choose-game > *, .contents, .entry, .side-by-side dd"
    fits(page, sizes, compared, lambda size: shot(page, f"rules-compared-{lang}-{size[0]}"))
    page.get_by_role("link", name={"zh": "词汇", "en": "Glossary"}[lang], exact=True).click()
    expect(page.locator(".term").first).to_be_visible()
    fits(page, sizes, ".find, .term, .term dt, .term dd", lambda size: shot(page, f"glossary-{lang}-{size[0]}"))


@pytest.mark.parametrize("theme", ["felt", "dusk", "paper", "contrast"])
@pytest.mark.parametrize("lang", ["zh", "en"])
def test_no_serious_accessibility_findings_in_what_is_read(
    open_page: OpenPage, dist: Path, lang: Lang, theme: str
) -> None:
    """Axe, on the list, every step asked and answered, an end, a book, a comparison, the glossary; in every theme."""
    page = open_page(PHONE, lang=LOCALES[lang], path="learn.html")
    axe = (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
    page.evaluate(axe)
    expect(page.locator("a.tile")).to_have_count(6)
    page.evaluate(
        "theme => { const all = document.querySelector('hp-learn'); all.settings = { ...all.settings, theme }; }",
        theme,
    )
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    grave(page)
    learner = Learner(page, lang)
    wrong = set[str]()
    for lesson, steps in lessons_of(dist).items() if theme == "felt" else [("kan", lessons_of(dist)["kan"])]:
        for at, step in enumerate(steps):
            page.evaluate("hash => { location.hash = hash }", f"#{lesson}/{at + 1}")
            expect(page.locator("hp-step h1")).to_have_text(step["title"][lang])
            if step["kind"] != "read":
                learner.answer(step, right=False)
                if step["kind"] not in wrong:
                    grave(page)
                    wrong.add(step["kind"])
                learner.answer(step)
            page.locator("hp-step details").evaluate_all("all => all.forEach(one => { one.open = true; })")
            grave(page)
    page.evaluate("location.hash = '#kan/end'")
    expect(page.locator(".ending")).to_be_visible()
    grave(page)
    page.goto(page.url.partition("learn.html")[0] + "rules.html#leiyang/win.minimum")
    for address in ("#leiyang/win.minimum", "#leiyang/vs/yongzhou"):
        page.evaluate("hash => { location.hash = hash }", address)
        expect(page.locator(".entry").first).to_be_visible()
        page.evaluate(axe)
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        page.locator("details").evaluate_all("all => all.forEach(one => { one.open = true; })")
        grave(page)
    page.goto(page.url.partition("rules.html")[0] + "glossary.html#bi")
    expect(page.locator(".term").first).to_be_visible()
    page.evaluate(axe)
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    grave(page)


def grave(page: Page) -> None:
    """No serious or critical finding."""
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(answer => answer.violations)")
    bad = [rule for rule in found if rule["impact"] in ("serious", "critical")]
    assert not bad, [(rule["id"], [node["html"] for node in rule["nodes"]][:3]) for rule in bad]
