"""Lessons and replays in frames of other sites, and the addresses that must work for ever."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Frame, expect

import hupai
from hupai_build.paths import TESTS
from tests.browser.axe import assert_accessible
from tests.browser.host_page import Article, Articles, settle
from tests.browser.player import PATIENCE_MS
from tests.browser.support import Shot, now_and_later, without_waiting
from tests.browser.test_embed_frame import ALLOWED, CLIPPED, FRAMES, LINKS, SIDEWAYS, press, tell, the

LESSON = "embed.html#lesson?lesson=kan&step=2&lang=en"
MOMENT = json.loads(LINKS.read_text("utf-8"))[0]["link"].partition("?")[2]
REPLAY = f"embed.html#replay?{MOMENT}&lang=en"
REVIEW = f"embed.html#review?{MOMENT}&lang=en"
FOREVER = TESTS / "fixtures" / "embeds"
ROWS = [
    json.loads(line)
    for file in sorted(FOREVER.iterdir())
    for line in file.read_text("utf-8").splitlines()
    if line.startswith("{")
]
"""The addresses for ever."""
SHOWN = [row for row in ROWS if "shows" in row]
"""The addresses for ever of which the fixtures say what the frame shows."""
SIZES = [(320, 360, 400), (480, 560, 640), (900, 1000, 1200)]

SMALL_PRINT = """() => [...document.querySelectorAll("body *")].filter(one =>
  one.checkVisibility() && !one.closest("svg, [aria-hidden=true]") && parseFloat(getComputedStyle(one).fontSize) < 11
  && [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
  .map(one => one.outerHTML.slice(0, 60))"""
"""Elements with text of less than 11 px."""


def opened(frame: Frame) -> None:
    """Open a replay or a review, and wait for its first moment."""
    press(frame)
    expect(frame.locator(".review-board")).to_be_visible()


IS_AT = """async ([where, patience]) => {
  const last = () => heard.filter(({ type }) => type === "state").at(-1);
  const is = told => Object.entries(where).every(([name, value]) => told?.[name] === value);
  for (const late = performance.now() + patience; !is(last()) && performance.now() < late; )
    await new Promise(done => setTimeout(done, 20));
  return last();
}"""


def assert_at(article: Article, **where: Any) -> None:
    """Assert that the frame says that it is there: a little later than it shows it."""
    told = article.page.evaluate(IS_AT, [where, PATIENCE_MS])
    assert {name: told[name] for name in where} == where


@now_and_later("how", FRAMES, "sandboxed")
def test_lessons_and_replays_work_in_every_kind_of_frame(host_pages: Articles, how: dict[str, Any]) -> None:
    """A lesson with its cards and an answer, without Python; and a hand, once the reader wants it."""
    article = host_pages.framed(LESSON, REPLAY, **how)
    lesson, replay = the(article, 0), the(article, 1)
    expect(lesson.get_by_role("heading", name="Which card must stay?")).to_be_visible()
    card = lesson.locator(".pick-cards hupai-hand path").first
    expect(card).to_be_attached()
    assert card.evaluate("path => path.getBoundingClientRect().width") > 5
    lesson.get_by_role("button", name="big five").first.click()
    lesson.get_by_role("button", name="Check").click()
    expect(lesson.locator(".verdict.right")).to_be_visible()
    assert not article.asked("worker.js") and not article.page.workers
    article.page.locator("iframe").nth(1).scroll_into_view_if_needed()
    opened(replay)
    expect(replay.locator(".review-told")).to_contain_text("You take big five")
    assert not article.problems


def test_a_lesson_loads_its_own_script_and_nothing_of_python(host_pages: Articles) -> None:
    article = host_pages.framed(LESSON)
    expect(the(article).locator("hp-step")).to_be_visible()
    asked = {url.rpartition("/")[2].partition("#")[0] for url in article.requests}
    assert {"lesson.js", "lit.js", "lesson-kan.json", "learn-style.css"} <= asked
    assert not asked & {"table.js", "style.css", "worker.js", "pyodide.asm.wasm", "learn.js"}


def test_a_picture_loads_nothing_of_lessons(host_pages: Articles) -> None:
    article = host_pages.framed("embed.html#hand?cards=123s&lang=en")
    expect(the(article).locator("hupai-hand svg").first).to_be_visible()
    assert not article.asked("lesson.js") and not article.asked("lit.js") and not article.asked("lessons.json")


def test_a_reader_goes_through_a_lesson(host_pages: Articles) -> None:
    """Each step is told, and the page around the frame keeps its history."""
    article = host_pages.framed("embed.html#lesson?lesson=kan&lang=en")
    page, frame = article.page, the(article)
    before = page.evaluate("history.length")
    frame.get_by_role("button", name="Next").click()
    expect(frame.get_by_role("heading", name="Which card must stay?")).to_be_focused()
    frame.get_by_role("link", name="Back").click()
    expect(frame.get_by_role("heading", name="Kan: three from the deal")).to_be_focused()
    frame.locator(".path a.dot").last.click()
    expect(frame.locator(".path a.dot").last).to_have_attribute("aria-current", "step")
    frame.get_by_role("link", name="Skip").click()
    expect(frame.locator(".ending")).to_be_visible()
    told = [(each["lesson"], each["step"], each["of"]) for each in article.heard("state", least=5)]
    assert told == [("kan", step, 9) for step in (1, 2, 1, 9, 10)]
    frame.locator(".ending .play").click()  # on to the next lesson
    expect(frame.locator("hp-step .place")).to_contain_text("Step 1 of")
    assert_at(article, lesson="chi")
    assert page.evaluate("history.length") == before and not article.problems


def test_links_out_of_a_lesson_open_a_window_of_their_own(host_pages: Articles) -> None:
    article = host_pages.framed(LESSON)
    with article.page.context.expect_page() as other:
        the(article).get_by_role("link", name="All lessons").click()
    assert other.value.url.endswith("learn.html")
    expect(the(article).locator("hp-step")).to_be_visible()


def test_the_page_around_a_lesson_may_lead(host_pages: Articles) -> None:
    article = host_pages.framed(LESSON)
    frame = the(article)
    expect(frame.locator("hp-step")).to_be_visible()
    tell(article, {"hupai": 1, "type": "goto", "step": 3})
    expect(frame.locator(".place")).to_have_text("Step 3 of 9")
    tell(article, {"hupai": 1, "type": "set", "lang": "zh", "theme": "dark"})
    expect(frame.locator(".place")).to_contain_text("第 3 步")
    expect(frame.locator("html")).to_have_attribute("data-theme", "felt")
    tell(article, {"hupai": 1, "type": "goto", "step": 99})
    expect(frame.locator(".ending")).to_be_visible()
    tell(article, {"hupai": 1, "type": "set", "address": "hand?cards=1s&lang=en", "theme": "light"})
    expect(frame.locator("hupai-hand svg desc").first).to_have_text("Hand: small one.")
    expect(frame.locator("hp-lesson")).to_have_count(0)
    assert not article.problems


IN_LESSON = [False, True, True]
"""Whether the styles are switched off that a lesson, and then a table, have brought."""


def test_a_frame_goes_from_a_lesson_to_a_replay_and_back(host_pages: Articles) -> None:
    """Lessons and tables have styles of their own, and share Lit."""
    article = host_pages.framed(LESSON)
    frame = the(article)
    expect(frame.locator("hp-step")).to_be_visible()
    tell(article, {"hupai": 1, "type": "set", "address": REPLAY.partition("#")[2]})
    opened(frame)
    tell(article, {"hupai": 1, "type": "set", "address": LESSON.partition("#")[2]})
    expect(frame.locator("hp-step")).to_be_visible()
    expect(frame.locator("hp-replay")).to_have_count(0)
    assert frame.evaluate("[...document.querySelectorAll('link[data-styles]')].map(link => link.disabled)") == IN_LESSON
    assert not article.problems


WRONG = [
    ("lesson?lesson=whist&lang=en", "“lesson” is “whist”; it should be: turn, cards, kan"),
    ("lesson?lang=en", "“lesson” is “”"),
    ("lesson?lesson=kan&step=10&lang=en", "“step” is “10”; it should be: 1–9, end"),
    ("lesson?lesson=kan&step=0&lang=en", "“step” is “0”"),
    ("lesson?lesson=%3Cimg%20src%3Dx%3E&lang=en", "“lesson” is “<img src=x>”"),
]
"""Addresses of lessons that there are not, with what is said of each."""


def test_lessons_that_there_are_not_are_refused_in_a_sentence(host_pages: Articles) -> None:
    article = host_pages.framed(*(f"embed.html#{fragment}" for fragment, _ in WRONG))
    for number, (_, sentence) in enumerate(WRONG):
        expect(the(article, number).get_by_role("alert")).to_contain_text(sentence)
        assert the(article, number).locator("img").count() == 0
    assert [told["code"] for told in article.heard("error", least=len(WRONG))] == ["wrong_field"] * len(WRONG)
    assert not article.problems


def test_a_reader_goes_through_a_hand(host_pages: Articles) -> None:
    article = host_pages.framed(REPLAY)
    frame = the(article)
    opened(frame)
    assert_at(article, step=8, of=16, at=8)
    settle(frame, article.page)
    before = len(article.page.evaluate("heard"))
    frame.get_by_role("button", name="On").click()  # this seat noticed nothing of the ninth action
    expect(frame.locator(".count")).to_have_text("Step 10 of 16")
    settle(frame, article.page)
    told = [each["type"] for each in article.page.evaluate("heard")[before:]]
    assert sorted(told) in (["height", "state"], ["state"])
    frame.get_by_role("button", name="Start").press("Enter")
    expect(frame.locator(".count")).to_have_text("Step 0 of 16")
    frame.get_by_role("button", name="Back").press("ArrowRight")
    expect(frame.locator(".count")).to_have_text("Step 1 of 16")
    frame.get_by_role("slider", name="Go to a step").fill("15")
    expect(frame.locator(".count")).to_have_text("Step 15 of 16")
    frame.evaluate(without_waiting(1500))  # the time for which each moment is shown
    frame.get_by_role("button", name="Play the moves").click()
    expect(frame.locator(".count")).to_have_text("Step 16 of 16")
    expect(frame.get_by_role("button", name="Play the moves")).to_be_visible()  # it stops at the end
    tell(article, {"hupai": 1, "type": "goto", "step": 2})
    expect(frame.locator(".count")).to_have_text("Step 2 of 16")
    assert_at(article, step=2)
    expect(frame.locator(".ask, .judged")).to_have_count(0)
    assert not article.problems


@pytest.mark.long
def test_a_hand_of_mahjong_is_replayed_under_its_name(host_pages: Articles) -> None:
    """Its family is fetched with the hand."""
    (row,) = [row for row in ROWS if row["kind"] == "replay" and row["fields"].get("game") == "kawuxing"]
    article = host_pages.framed(f"embed.html#{row['address']}")
    opened(the(article))
    expect(the(article).get_by_role("heading", level=1)).to_have_text("Ka Wu Xing")
    expect(the(article).locator(".review-board .tile").first).to_be_visible()
    assert not article.problems


@pytest.mark.long
def test_a_hand_of_a_record_is_replayed(host_pages: Articles) -> None:
    record = quote((TESTS / "fixtures" / "records" / "0.1.0-yongzhou-plain.record").read_text("utf-8"))
    article = host_pages.framed(f"embed.html#replay?record={record}&at=4&seat=1&lang=en")
    opened(the(article))
    assert_at(article, at=4, seat=1)
    assert not article.problems


def test_a_position_is_drawn_whole_before_python_is_there(host_pages: Articles) -> None:
    (row,) = [row for row in ROWS if row["kind"] == "position" and "leiyang" in row["fields"]["position"]]
    position = row["fields"]["position"]
    article = host_pages.framed(f"{REPLAY}&position={quote(position)}")
    frame = the(article)
    expect(frame.locator("hupai-position svg desc")).to_have_text(hupai.svg.position(position, lang="en").description)
    expect(frame.locator(".bar button")).to_be_visible()
    assert not article.asked("worker.js") and not article.problems


def test_a_bot_comments_only_when_it_is_asked(host_pages: Articles) -> None:
    article = host_pages.framed(REVIEW)
    frame = the(article)
    opened(frame)
    expect(frame.locator(".judged")).to_have_count(0)
    frame.get_by_role("button", name="Ask a bot what it would do").click()
    expect(frame.locator(".judged")).to_be_visible()
    expect(frame.locator(".review-foot [role=status]")).to_contain_text("differs in")
    assert not article.problems


def test_a_wrong_hand_is_refused_in_the_words_of_the_engine(host_pages: Articles) -> None:
    article = host_pages.framed(
        "embed.html#replay?game=yongzhou&play=0:2s&lang=en", "embed.html#replay?record=x&lang=en"
    )
    for number in (0, 1):
        press(the(article, number))
        expect(the(article, number).locator(".wrong")).not_to_be_empty()
    codes = {each["code"] for each in article.heard("error", least=2)}
    assert codes == {"link_field_missing", "not_a_record"}
    assert not article.problems


def test_the_page_around_a_replay_may_start_it_at_a_moment(host_pages: Articles) -> None:
    """The moment has the same number from every seat."""
    article = host_pages.framed(REPLAY.replace("&seat=2", "&seat=1"))
    frame = the(article)
    expect(frame.locator(".bar button")).to_be_visible()
    tell(article, {"hupai": 1, "type": "goto", "step": 3})
    tell(article, {"hupai": 1, "type": "start"})
    expect(frame.locator(".count")).to_have_text("Step 3 of 16")
    assert not article.problems


def test_addresses_for_ever_show_what_they_did(host_pages: Articles) -> None:
    article = host_pages.framed(*(f"embed.html#{row['address'].removeprefix('#')}" for row in SHOWN))
    for number, row in enumerate(SHOWN):
        article.page.locator("iframe").nth(number).scroll_into_view_if_needed()
        expect(the(article, number).locator("body")).to_contain_text(row["shows"])
    assert sorted(told["kind"] for told in article.heard("ready", least=len(SHOWN))) == sorted(
        row["kind"] for row in SHOWN
    )
    assert not article.problems


@pytest.mark.parametrize(
    "widths",
    [SIZES[0], *(pytest.param(widths, marks=pytest.mark.long) for widths in SIZES[1:])],
    ids=lambda widths: str(widths[0]),
)
def test_lessons_and_replays_fit_and_are_accessible(host_pages: Articles, widths: tuple[int, ...], shot: Shot) -> None:
    width = widths[0]
    article = host_pages.framed(LESSON, f"{REVIEW}&theme=dark", width=width, height=2400, sandbox=ALLOWED)
    page, lesson, review = article.page, the(article, 0), the(article, 1)
    page.set_viewport_size({"width": width + 60, "height": 2400})
    expect(lesson.locator("hp-step")).to_be_visible()
    opened(review)
    review.get_by_role("button", name="Ask a bot what it would do").click()
    expect(review.locator(".review-foot [role=status]")).to_contain_text("differs in")
    for each in widths:
        page.set_viewport_size({"width": each + 60, "height": 2400})
        page.locator("iframe").evaluate_all("(all, width) => { for (const one of all) one.width = width; }", each)
        for frame in (lesson, review):
            frame.wait_for_function(f"width => innerWidth === width && ({CLIPPED})() <= 0", arg=each)
            assert frame.evaluate(SIDEWAYS) <= 0 and frame.evaluate(SMALL_PRINT) == [], each
        if each == width:
            assert_accessible(page)
            shot(page, f"embed-kinds-{width}")
    assert not article.problems


@pytest.mark.long
def test_a_step_is_told_by_two_messages(host_pages: Articles) -> None:
    article = host_pages.framed(LESSON)
    page, frame = article.page, the(article)
    expect(frame.locator("hp-step")).to_be_visible()
    settle(frame, page, frame, page)
    page.evaluate("heard.length = 0")
    frame.locator(".path a.dot").nth(4).click()
    settle(frame, page, frame, page)
    told = [each["type"] for each in page.evaluate("heard")]
    assert sorted(told) in (["height", "state"], ["state"])
