"""A hand that readers go through without an engine, in pages of other sites."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from hupai.session.moments import moments_json
from hupai.session.sharing import shared
from tests.browser.axe import assert_accessible
from tests.browser.boxes import FITTED, assert_no_sideways_scroll
from tests.browser.host_page import Article, Articles
from tests.browser.support import Shot, now_and_later
from tests.browser.test_embed_frame import LINKS
from tests.browser.test_embed_play import HOSTS

LINK: str = json.loads(LINKS.read_text("utf-8"))[0]["link"]
MOMENTS: dict[str, Any] = moments_json(shared(LINK).match, 1, 0)
STEPS: list[dict[str, Any]] = MOMENTS["moments"]
NUMBERS: list[int] = [each["step"] for each in STEPS]
SIZES = (320, 360, 414, 480, 600, 768, 900, 1100, 1440)
FALLBACK = '<a href="https://example.org/hand">The whole hand</a>'


def replay(attributes: str = "", data: object = MOMENTS, inside: str = FALLBACK) -> str:
    """An element with its data inside."""
    text = data if isinstance(data, str) else json.dumps(data)
    return f'<hupai-replay {attributes}>{inside}<script type="application/json">{text}</script></hupai-replay>'


def included(pages: Articles, body: str, **how: Any) -> Article:
    """Open a page with the script that draws pictures."""
    return pages.open(body, head=f'<script src="{pages.site.url}embed/v1/hupai-cards.js"></script>', **how)


def said(element: Locator, nth: int, lang: str = "en") -> None:
    """Expect that an element shows a moment: its number and its words."""
    number = f"Step {NUMBERS[nth]} of {MOMENTS['of']}. " if lang == "en" else f"第 {NUMBERS[nth]} 步"
    expect(element.locator("p")).to_contain_text(number)
    expect(element.locator("p")).to_contain_text(STEPS[nth]["text"][lang])


def told(article: Article, type_: str) -> list[Any]:
    """What the elements have told their page."""
    return [each["detail"] for each in article.heard(type_)]


NOTE_STEPS = """if (window === top) addEventListener("hupai-step",
  event => heard.push({ event: "step", detail: event.detail }));"""


@now_and_later("how", HOSTS, "no storage")
def test_a_hand_is_gone_through_whatever_the_page_allows(host_pages: Articles, how: dict[str, Any]) -> None:
    """By buttons and by keys, at nine widths, with two scripts of ours and no Python."""
    article = included(host_pages, replay() + replay("lang=zh"), **how)
    page = article.page
    first, second = (page.locator("hupai-replay").nth(nth) for nth in (0, 1))
    said(first, 0)
    said(second, 0, "zh")
    first.get_by_role("button", name="Next").click()
    said(first, 1)
    first.get_by_role("button", name="Last").press("Enter")
    said(first, -1)
    second.get_by_role("button", name="下一步").focus()
    page.keyboard.press("ArrowRight")
    said(second, 1, "zh")
    page.keyboard.press("End")
    said(second, -1, "zh")
    for width in SIZES:
        page.set_viewport_size({"width": width, "height": 900})
        page.keyboard.press("ArrowLeft" if width % 20 else "Home")
        page.evaluate(FITTED)
        assert_no_sideways_scroll(page)
        assert page.locator("hupai-replay").evaluate_all(
            "all => all.every(each => each.scrollWidth <= each.clientWidth && "
            "each.getBoundingClientRect().bottom >= each.shadowRoot.querySelector('hupai-position')"
            ".getBoundingClientRect().bottom)"
        )
    said(first, -1)  # the keys were for the other one
    assert {url.rpartition("/")[2] for url in article.requests} == {"hupai-cards.js", "hupai-scenes.js"}
    assert not page.workers and not article.problems


def test_what_a_reader_of_the_screen_hears(host_pages: Articles, shot: Shot) -> None:
    """The picture in words; and each moment, once the reader goes through the hand."""
    article = included(host_pages, replay('caption="How it was won"'), width=360)
    page, element = article.page, article.page.locator("hupai-replay")
    said(element, 0)
    expect(page.get_by_role("img", name="How it was won")).to_be_visible()
    expect(page.get_by_role("group", name="How it was won")).to_be_visible()
    expect(element.get_by_role("status")).to_have_count(0)
    assert_accessible(page)
    element.get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    expect(element.get_by_role("status")).to_contain_text(STEPS[1]["text"]["en"])
    expect(element.get_by_role("button", name="Previous")).to_have_attribute("aria-disabled", "false")
    expect(element.locator("svg desc")).to_contain_text("You (dealer)")
    shot(page, "embed-replay-360")
    assert not article.problems


def test_a_replay_is_read_from_an_address(host_pages: Articles) -> None:
    """And what is wrong with the file is said in a sentence; what the author wrote inside stays."""
    article = included(host_pages, f"<main>{FALLBACK}</main>", script=NOTE_STEPS)
    page = article.page
    answers: dict[str, tuple[int, str]] = {
        "good": (200, json.dumps(MOMENTS)),
        "gone": (404, "{}"),
        "broken": (200, "{hupai_moments: 1"),
        "newer": (200, json.dumps({**MOMENTS, "hupai_moments": 2})),
        "empty": (200, json.dumps({**MOMENTS, "moments": []})),
        "odd": (200, json.dumps({**MOMENTS, "moments": [None, {"step": "1", "position": 3}]})),
        "list": (200, "[1]"),
    }
    page.route("**/hands/*", lambda route: _answer(route, answers))
    page.evaluate(
        """html => document.querySelector("main").replaceChildren(
             ...new DOMParser().parseFromString(html, "text/html").body.children)""",
        f'<hupai-replay src="hands/good" step="{NUMBERS[2]}">{FALLBACK}</hupai-replay>',
    )
    element = page.locator("hupai-replay")
    said(element, 2)
    expect(element.get_by_role("link")).to_be_hidden()
    for name, code in (
        ("gone", "missing"), ("broken", "wrong"), ("newer", "wrong"), ("empty", "wrong"), ("odd", "wrong"),
        ("list", "wrong"),
    ):  # fmt: skip
        element.evaluate("(each, src) => each.setAttribute('src', src)", f"hands/{name}")
        sentence = "could not be loaded: hands/" if code == "missing" else "cannot be shown: hands/"
        expect(element.locator("[part=error]")).to_contain_text(f"{sentence}{name}")
        expect(page.get_by_role("link", name="The whole hand")).to_be_visible()
        assert told(article, "error")[-1]["code"] == f"replay_{code}"
    element.evaluate("each => { each.setAttribute('src', 'hands/good'); }")
    said(element, 2)
    assert [each["step"] for each in told(article, "ready")] == [NUMBERS[2]] * 2
    # Only that the missing file is missing is on the console.
    assert len(article.problems) == 1 and "404" in article.problems[0]


def _answer(route: Any, answers: dict[str, tuple[int, str]]) -> None:
    status, body = answers[route.request.url.rpartition("/")[2]]
    route.fulfill(status=status, body=body, content_type="application/json")


def test_a_step_is_told_once_and_attributes_are_followed(host_pages: Articles) -> None:
    article = included(host_pages, replay(), script=NOTE_STEPS)
    element = article.page.locator("hupai-replay")
    said(element, 0)
    element.get_by_role("button", name="Next").click()
    element.evaluate("(each, step) => each.setAttribute('step', step)", NUMBERS[3])
    said(element, 3)
    element.evaluate("(each, step) => each.setAttribute('step', step)", NUMBERS[4] - 1)
    element.evaluate("each => each.setAttribute('step', '999999')")
    said(element, -1)
    element.get_by_role("button", name="Next").press("Enter")  # there is none
    element.evaluate("each => each.setAttribute('step', 'x')")
    steps = [(each["step"], each["of"]) for each in told(article, "step")]
    assert steps[:2] == [(NUMBERS[1], NUMBERS[-1]), (NUMBERS[3], NUMBERS[-1])]
    assert (NUMBERS[-1], NUMBERS[-1]) in steps and len(steps) <= 4
    element.evaluate("each => { each.lang = 'zh'; each.setAttribute('theme', 'dark'); }")
    expect(element.locator("p")).to_contain_text("步")
    expect(element.locator("hupai-position")).to_have_attribute("theme", "dark")
    assert not article.problems


def test_a_page_that_replaces_or_moves_its_content_keeps_the_moment(host_pages: Articles) -> None:
    """Sites with instant navigation replace the content and run no scripts again."""
    article = included(host_pages, "<p>Another page</p>")
    page = article.page
    page.evaluate(
        """html => document.querySelector("main").replaceChildren(
             ...new DOMParser().parseFromString(html, "text/html").body.children)""",
        replay() + "<section></section>",
    )
    element = page.locator("hupai-replay")
    said(element, 0)
    element.get_by_role("button", name="Next").click()
    page.evaluate("document.querySelector('section').append(document.querySelector('hupai-replay'))")
    said(element, 1)
    element.get_by_role("button", name="Next").press("ArrowRight")
    said(element, 2)
    assert not article.problems


def test_in_print_the_buttons_are_left_out_and_the_link_is_there(host_pages: Articles) -> None:
    article = included(host_pages, replay(), height=1200)
    page, element = article.page, article.page.locator("hupai-replay")
    said(element, 0)
    page.emulate_media(media="print")
    expect(element.get_by_role("button", name="Next")).to_be_hidden()
    expect(element.locator("svg[role=img]")).to_be_visible()
    link = page.get_by_role("link", name="The whole hand")
    expect(link).to_be_visible()
    address = "getComputedStyle(document.querySelector('hupai-replay a'), '::after').content"
    assert page.evaluate(address) == '" https://example.org/hand"'
    page.emulate_media(media="screen", forced_colors="active")
    expect(link).to_be_hidden()
    paper = "each => getComputedStyle(each.shadowRoot.querySelector('.fill-paper')).fill"
    canvas = "getComputedStyle(Object.assign(document.body, { style: 'color: Canvas' })).color"
    assert element.locator("hupai-position").evaluate(paper) == page.evaluate(canvas)
    assert not article.problems


def test_a_hostile_file_is_text_and_the_rest_of_the_page_is_untouched(host_pages: Articles) -> None:
    attack = "<img src=x onerror=alert(1)>"
    moments = [
        {"step": 0, "position": "zipai:1 " + "x" * 10_000, "text": {"zh": attack, "en": attack}},
        {"step": 10**9, "position": attack, "text": {"zh": "1", "en": "2", "__proto__": {"x": 1}}},
    ]
    file = {"hupai_moments": 1, "of": 2, "moments": moments, "__proto__": {"polluted": True}}
    article = included(host_pages, replay(f'caption="{attack.replace("<", "&lt;")}"', file) + replay())
    page, element = article.page, article.page.locator("hupai-replay").first
    expect(element.locator("p")).to_contain_text(attack)
    expect(element.locator("svg desc")).to_contain_text("not a position")
    element.get_by_role("button", name="Last").click()
    expect(element.locator("p")).to_contain_text(f"Step {10**9} of 2. 2")
    expect(element.locator("svg tspan")).to_contain_text("<img src=x")
    said(page.locator("hupai-replay").nth(1), 0)
    assert page.locator("img").count() == 0 and page.evaluate("({}).polluted === undefined")
    assert not article.problems


def _picture_top(page: Page) -> float:
    top: float = page.locator("hupai-replay button").first.evaluate("each => each.getBoundingClientRect().top")
    return top


def test_the_buttons_and_what_lies_below_stay_where_they_are(host_pages: Articles) -> None:
    """Going back to a lower picture moves nothing."""
    article = included(host_pages, replay() + "<p id=below>Below</p>", width=360)
    page, element = article.page, article.page.locator("hupai-replay")
    below = "document.querySelector('#below').getBoundingClientRect().top"
    said(element, 0)
    top = _picture_top(page)
    element.get_by_role("button", name="Last").click()
    said(element, -1)
    lowest = page.evaluate(below)
    element.get_by_role("button", name="Previous").focus()
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
        assert _picture_top(page) == top and page.evaluate(below) == lowest
    assert not article.problems
