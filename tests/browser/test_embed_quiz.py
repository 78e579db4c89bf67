"""Questions with the engine's recorded answers, without an engine, in pages of other sites."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect

from hupai.quiz import made
from hupai_build.paths import ROOT
from tests.browser.axe import assert_accessible
from tests.browser.boxes import FITTED, assert_no_sideways_scroll
from tests.browser.host_page import Article, Articles
from tests.browser.support import Shot, now_and_later
from tests.browser.test_embed_play import HOSTS

QUIZZES = ROOT / "docs" / "site" / "quizzes"
SIZES = (320, 360, 414, 480, 600, 768, 900, 1100, 1440)
FALLBACK = '<a href="https://example.org/quiz">The quiz</a>'


def of(name: str) -> dict[str, Any]:
    """A quiz of the tutorial site, as a page reads it."""
    found: dict[str, Any] = json.loads(json.dumps(made((QUIZZES / f"{name}.toml").read_text("utf-8"))))
    return found


EDGE, SHAPES, WAITS = of("leiyang-edge"), of("kawuxing-shapes"), of("leiyang-waits")


def quiz(data: object, attributes: str = "") -> str:
    """An element with its file inside."""
    text = data if isinstance(data, str) else json.dumps(data)
    return f'<hupai-quiz {attributes}>{FALLBACK}<script type="application/json">{text}</script></hupai-quiz>'


def included(pages: Articles, body: str, **how: Any) -> Article:
    """Open a page with the script that draws pictures."""
    return pages.open(body, head=f'<script src="{pages.site.url}embed/v1/hupai-cards.js"></script>', **how)


def verdict(element: Locator) -> Locator:
    """What is said of an answer."""
    return element.locator("[part=answer]")


@now_and_later("how", HOSTS, "trusted types", "sandboxed")
def test_a_quiz_is_answered_whatever_the_page_allows(host_pages: Articles, how: dict[str, Any]) -> None:
    """By clicks and by keys, at nine widths, with three scripts of ours and no Python."""
    article = included(host_pages, quiz(EDGE) + quiz(EDGE, "lang=zh"), **how)
    page = article.page
    first, second = (page.locator("hupai-quiz").nth(nth) for nth in (0, 1))
    expect(first.locator("[part=prompt]")).to_contain_text("Eat one, play four")
    first.get_by_role("button", name="Forbidden").click()
    expect(verdict(first)).to_contain_text("Not yet")
    first.get_by_role("button", name="Allowed, and it costs nothing").click()
    expect(verdict(first)).to_contain_text("Right")
    expect(verdict(first)).to_contain_text("Eat 1, play 4: free")
    second.get_by_role("button", name="结尾").focus()
    page.keyboard.press("End")
    page.keyboard.press("3")
    expect(verdict(second)).to_contain_text("对了")
    expect(verdict(second)).to_contain_text("打“六”是吃边打边，不能打")
    expect(first.locator("[part=prompt]")).to_contain_text("Eat one, play four")  # the keys were for the other one
    for width in SIZES:
        page.set_viewport_size({"width": width, "height": 900})
        page.keyboard.press("ArrowLeft" if width % 20 else "Home")
        page.evaluate(FITTED)
        assert_no_sideways_scroll(page)
    scripts = {"hupai-cards.js", "hupai-scenes.js"}
    assert {url.rpartition("/")[2] for url in article.requests} == scripts
    assert not page.workers and not article.problems


def test_hands_are_marked_cards_are_picked_and_a_number_is_entered(host_pages: Articles, shot: Shot) -> None:
    article = included(host_pages, quiz(SHAPES), width=360, height=1400)
    page, element = article.page, article.page.locator("hupai-quiz")
    hands = element.locator("button[aria-pressed]")
    expect(hands).to_have_count(4)
    element.get_by_role("button", name="Check").click()
    expect(verdict(element)).to_contain_text("Choose something first")
    hands.nth(0).click()
    element.get_by_role("button", name="Check").click()
    expect(verdict(element)).to_contain_text("some are missing")
    hands.nth(1).click()
    element.get_by_role("button", name="Check").click()
    expect(verdict(element)).to_contain_text("Plain hand (屁胡): ×1.")
    hands.nth(1).click()
    hands.nth(3).click()
    shot(page, "embed-quiz-360")
    element.get_by_role("button", name="Check").click()
    expect(verdict(element)).to_contain_text("Right")
    assert_accessible(page)

    element.get_by_role("button", name="Next").click()
    for name in ("5 of dots", "6 of dots"):
        element.get_by_role("button", name=name).click()
    element.get_by_role("button", name="Check").click()
    expect(verdict(element)).to_contain_text("The hand does not wait for 6 of dots")
    element.get_by_role("button", name="Show me").click()
    expect(verdict(element)).to_contain_text("Here is the answer")
    expect(element.get_by_role("button", name="8 of dots")).to_have_attribute("aria-pressed", "true")

    element.get_by_role("button", name="Next").click()
    element.get_by_role("textbox").fill("3")
    element.get_by_role("textbox").press("Enter")
    expect(verdict(element)).to_contain_text("Not yet")
    element.get_by_role("textbox").fill("2")
    element.get_by_role("button", name="Check").click()
    expect(verdict(element)).to_contain_text("Ka wu xing (卡五星): ×2.")
    answers = [each["detail"] for each in article.heard("answer", least=6)]
    assert [(each["step"], each["right"], each["tries"]) for each in answers] == [
        (1, False, 1), (1, False, 2), (1, True, 3), (2, False, 1), (3, False, 1), (3, True, 2),
    ]  # fmt: skip
    assert not article.problems


def test_each_try_at_a_number_shows_another_line(host_pages: Articles) -> None:
    article = included(host_pages, quiz(WAITS, 'step="2"'))
    element = article.page.locator("hupai-quiz")
    lines = WAITS["steps"][1]["proof"]
    for tries in (1, 2):
        element.get_by_role("textbox").fill("7")
        element.get_by_role("textbox").press("Enter")
        expect(verdict(element).locator("span")).to_have_text([line["en"] for line in lines[:tries]])
    element.get_by_role("button", name="Show me").click()
    expect(verdict(element).locator("span")).to_have_text([line["en"] for line in lines])
    expect(element.get_by_role("textbox")).to_have_value("24")
    assert not article.problems


def test_in_print_no_answer_is_shown_and_the_link_is(host_pages: Articles) -> None:
    article = included(host_pages, quiz(EDGE))
    page, element = article.page, article.page.locator("hupai-quiz")
    element.get_by_role("button", name="Show me").click()
    expect(verdict(element)).to_be_visible()
    page.emulate_media(media="print")
    expect(verdict(element)).to_be_hidden()
    expect(element.get_by_role("button", name="Show me")).to_be_hidden()
    expect(element.locator("button[aria-pressed]").first).to_be_visible()
    sign = "each => getComputedStyle(each, '::after').content"
    assert element.locator("button[aria-pressed]").first.evaluate(sign) == "none"
    expect(page.get_by_role("link", name="The quiz")).to_be_visible()
    assert not article.problems


NO_QUIZZES: list[object] = [
    "{hupai_quiz: 1",
    {**EDGE, "hupai_quiz": 2},
    {**EDGE, "steps": []},
    {**EDGE, "steps": [None]},
    {**EDGE, "steps": [{"kind": "choose", "title": {}, "text": {}, "scene": [], "options": [{}]}]},
    {**EDGE, "steps": [{**EDGE["steps"][0], "kind": "constructor"}]},
]


def test_what_is_no_quiz_is_told_in_a_sentence_and_its_text_stays(host_pages: Articles) -> None:
    article = included(host_pages, "".join(map(quiz, NO_QUIZZES)))
    expect(article.page.locator("hupai-quiz [part=error]")).to_have_text(
        [re.compile("This file cannot be shown")] * len(NO_QUIZZES)
    )
    expect(article.page.get_by_role("link", name="The quiz")).to_have_count(len(NO_QUIZZES))
    assert not article.problems


def test_a_file_that_does_not_come_is_told_in_a_sentence(host_pages: Articles) -> None:
    article = included(host_pages, quiz(EDGE))
    article.page.route("**/quizzes/*", lambda route: route.fulfill(status=404, body="{}"))
    article.page.locator("hupai-quiz").evaluate("each => each.setAttribute('src', 'quizzes/gone.json')")
    expect(article.page.locator("hupai-quiz [part=error]")).to_contain_text("could not be loaded: quizzes/gone.json")
    expect(article.page.get_by_role("link", name="The quiz")).to_be_visible()


def test_markup_in_a_quiz_is_text(host_pages: Articles) -> None:
    attack = "<img src=x onerror=alert(1)>"
    step = {**EDGE["steps"][0], "title": {"zh": attack, "en": attack}}
    article = included(host_pages, quiz({**EDGE, "steps": [step]}))
    expect(article.page.locator("hupai-quiz [part=prompt]")).to_contain_text(attack)
    assert article.page.locator("img").count() == 0 and not article.problems


def test_a_quiz_that_comes_later_is_drawn_too(host_pages: Articles) -> None:
    """Sites with instant navigation replace the content and run no scripts again."""
    article = included(host_pages, "<p>Another page</p>")
    article.page.evaluate(
        """html => document.querySelector("main").replaceChildren(
             ...new DOMParser().parseFromString(html, "text/html").body.children)""",
        quiz(EDGE),
    )
    expect(article.page.locator("hupai-quiz [part=prompt]")).to_contain_text("Eat one, play four")
    assert not article.problems
