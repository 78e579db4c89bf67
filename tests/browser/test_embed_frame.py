"""Our pages in frames of other sites: what an address shows, what frames and the page around them tell each other."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Frame, expect

from hupai_build.paths import TESTS
from tests.browser.axe import assert_accessible
from tests.browser.host_page import NO_STORAGE, SANDBOXED, SETTLED, STRICT, TRUSTED_TYPES, Article, Articles, settle
from tests.browser.support import Shot
from tests.browser.test_trouble import SEEN

CARDS = "game=yongzhou-plain&laid=ti:0000b+wei:222s+chi:123b&hand=345s345b77s99b&lang=en"
SCORE = f"embed.html#score?{CARDS}&win=9b&by=other"
WAITS = f"embed.html#waits?{CARDS}"
RULE = "embed.html#rule?game=leiyang&rule=win.minimum&lang=en"
PLAY = "embed.html#play?game=leiyang&seed=x&lang=en"
ALLOWED = "allow-scripts"
"""What WordPress allows the frames that it makes."""

FRAMES: dict[str, dict[str, Any]] = {
    "plain": {},
    "sandboxed": {"sandbox": ALLOWED},
    "strict policy": {"policy": STRICT.replace("script-src {origin}", "script-src 'none'")},
    "trusted types": {"policy": TRUSTED_TYPES},
    "sandboxed host": {"policy": SANDBOXED},
    "no storage": {"script": NO_STORAGE},
}
LINKS = TESTS / "fixtures" / "links" / "review-1.json"
SIZES = [320, 360, 400, 480, 560, 640, 800, 1000, 1200]
WIDTHS = pytest.mark.parametrize("widths", [SIZES[::3], pytest.param(SIZES, marks=pytest.mark.long)], ids=["3", "9"])
CLIPPED = "() => document.documentElement.scrollHeight - innerHeight"
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
STRANGER = "frame => parent[frame].postMessage({ hupai: 1, type: 'start' }, '*')"


def the(article: Article, number: int = 0) -> Frame:
    """Return a frame by its place in the page."""
    handle = article.page.locator("iframe").nth(number).element_handle()
    frame = handle.content_frame()
    assert frame is not None
    return frame


def press(frame: Frame) -> None:
    """Press the button that starts Python, with a key: frames that grow move those beside them."""
    frame.locator(".bar button").press("Enter")


def ask(frame: Frame) -> None:
    """Press the button that starts Python, and wait for the answer."""
    press(frame)
    expect(frame.locator(".answer")).not_to_be_empty()


def tell(article: Article, message: dict[str, Any], number: int = 0) -> None:
    """Let the page around a frame send it a message."""
    article.page.evaluate("([frame, message]) => frames[frame].postMessage(message, '*')", [number, message])


def test_the_whole_page_plays_in_a_sandboxed_frame(host_pages: Articles, shot: Shot) -> None:
    """It may store nothing, start no worker from an address, and use no picture of another document."""
    article = host_pages.framed("index.html", sandbox=ALLOWED, width=700)
    article.page.locator("iframe").evaluate("frame => { frame.height = 800; }")
    frame = the(article)
    frame.locator(".start").click()
    expect(frame.locator("hp-hand [data-key]").first).to_be_visible()
    expect(frame.locator("hp-prompt button").first).to_be_visible()
    drawn = frame.locator("hp-hand use").first
    drawn.evaluate(SEEN)
    assert (drawn.get_attribute("href") or "").startswith("#song-c-")
    assert drawn.evaluate("use => use.getBoundingClientRect().width") > 5
    assert not article.problems
    shot(article.page, "sandboxed-page")


def test_lessons_have_their_cards_in_a_sandboxed_frame(host_pages: Articles) -> None:
    article = host_pages.framed("learn.html#kan/1", sandbox=ALLOWED)
    drawn = the(article).locator(".scene-row hupai-hand path").first
    drawn.wait_for(state="attached")
    assert drawn.evaluate("path => path.getBoundingClientRect().width") > 5
    assert not article.problems


@pytest.mark.long
@pytest.mark.parametrize("how", FRAMES.values(), ids=FRAMES)
def test_it_works_in_every_kind_of_frame(host_pages: Articles, how: dict[str, Any]) -> None:
    """A picture at once, an answer after a click, and a table."""
    article = host_pages.framed(SCORE, PLAY, **how)
    score, table = the(article, 0), the(article, 1)
    expect(score.locator("hupai-hand svg").first).to_be_visible()
    assert not article.asked("worker.js")
    ask(score)
    expect(score.locator(".verdict")).to_have_text("This wins24 huxieach pays 8")
    press(table)
    article.page.locator("iframe").nth(1).scroll_into_view_if_needed()  # a browser draws no frame outside the window
    expect(table.locator("hp-hand [data-key]").first).to_be_visible()
    (told,) = article.heard("answer")
    assert (told["answer"]["huxi"], told["hupai"]) == (24, 1)
    assert not article.problems


def test_frames_without_a_script_share_one_python(host_pages: Articles) -> None:
    """One of them is the link to a moment of a finished hand: it becomes a table at which the reader decides."""
    link = json.loads(LINKS.read_text("utf-8"))[0]["link"]
    moment = link.partition("?")[2].replace("&at=8&", "&at=3&")
    article = host_pages.framed(SCORE, WAITS, RULE, f"embed.html#play?{moment}&lang=en", **FRAMES["strict policy"])
    expect(the(article, 0).locator("hupai-hand svg").first).to_be_visible()
    assert not article.asked("worker.js")
    for number in range(3):
        ask(the(article, number))
    expect(the(article, 0).locator(".verdict")).to_have_text("This wins24 huxieach pays 8")
    (told,) = [each["answer"] for each in article.heard("answer") if "huxi" in each["answer"]]
    assert told["huxi"] == 24
    press(the(article, 3))
    article.page.locator("iframe").nth(3).scroll_into_view_if_needed()
    expect(the(article, 3).locator("hp-hand [data-key]").first).to_be_visible()
    expect(the(article, 3).locator("hp-prompt button").first).to_be_visible()
    assert article.heard("state")
    expect(the(article, 1).locator(".waits li")).to_have_count(4)
    expect(the(article, 2).locator(".answer")).to_contain_text("10 huxi")
    assert len(article.page.workers) == 1 and not article.problems
    host = next(nth for nth in range(4) if the(article, nth).evaluate("window.hupaiEngine === 1"))
    article.page.locator("iframe").nth(host).evaluate("frame => frame.remove()")
    table = the(article, 2 if host < 3 else 0)
    table.locator("hp-prompt button").first.press("Enter")
    expect(table.locator(".toast, [role=alert]").first).to_contain_text("Python")


def test_pictures_need_no_python_and_no_module(host_pages: Articles) -> None:
    article = host_pages.framed(
        "embed.html#hand?cards=12s+270b&lang=en&caption=Five",
        "embed.html#meld?game=yibin&laid=peng:333p",
        sandbox=ALLOWED,
    )
    expect(the(article, 0).get_by_role("img", name="Five")).to_be_visible()
    expect(the(article, 1).locator("svg").first).to_be_visible()
    assert not article.page.workers and not article.problems


HOSTILE = [
    ("whist?cards=1s", "There is no kind “whist”"),
    ("hand?cards=1s&hop=1", "“hand” has no field “hop”"),
    ("hand?cards=1s&cards=2s", "“cards” is written twice"),
    ("hand?lang=fr", "“lang” is “fr”"),
    ("hand?cards=" + "1" * 10_000, "The address is too long"),
    ("%3Cimg%20src=x%20onerror=alert(1)%3E", "There is no kind"),
    ("hand?cards=%E4%B8", "is not text"),
    ("hand?lang=en&cards=" + quote("<img src=x onerror=alert(1)>"), ""),
    ("hand?lang=en&caption=" + quote("<script>alert(1)</script>") + "&cards=1s", ""),
]
"""Addresses after the mark, with what is said of each; nothing is wrong with the last two."""


def test_hostile_addresses_are_refused_in_a_sentence(host_pages: Articles) -> None:
    article = host_pages.framed(*(f"embed.html#{fragment}" for fragment, _ in HOSTILE))
    for number, (_, sentence) in enumerate(HOSTILE):
        frame = the(article, number)
        article.page.locator("iframe").nth(number).scroll_into_view_if_needed()
        if sentence:
            expect(frame.get_by_role("alert")).to_contain_text(sentence)
        else:
            expect(frame.locator("hupai-hand svg").first).to_be_visible()
        assert frame.locator("img, main script").count() == 0
    wrong = [sentence for _, sentence in HOSTILE if sentence]
    errors = article.heard("error", least=len(wrong))
    for sentence in wrong:
        assert any(sentence in told["text"]["en"] and told["code"] for told in errors), sentence
    assert not article.problems


@pytest.mark.long
def test_a_frame_tells_its_height_and_is_never_clipped(host_pages: Articles) -> None:
    article = host_pages.framed(SCORE, width=SIZES[0])
    frame = the(article)
    ask(frame)
    for width in SIZES:
        article.page.locator("iframe").evaluate("(frame, width) => { frame.width = width; }", width)
        frame.wait_for_function(f"width => innerWidth === width && ({CLIPPED})() <= 0", arg=width)
        settle(frame, article.page, frame)
        assert frame.evaluate(CLIPPED) <= 0, width
        assert frame.evaluate(SIDEWAYS) <= 0, width
    assert not article.problems


@pytest.mark.long
def test_no_change_is_told_by_more_than_two_messages(host_pages: Articles) -> None:
    article = host_pages.framed(SCORE)
    page, frame = article.page, the(article)

    def told(change: str) -> list[str]:
        settle(frame, page, frame, page)
        found = [each["type"] for each in page.evaluate("heard.splice(0)")]
        assert len(found) <= 2, (change, found)
        return found

    expect(frame.locator("hupai-hand svg").first).to_be_visible()
    assert told("opening") == ["ready", "height"]
    page.evaluate("heard.length = 0")
    tell(article, {"hupai": 1, "type": "set", "theme": "dark"})
    told("a theme")
    ask(frame)
    settle(frame, page, frame, page)
    page.evaluate("heard.length = 0")
    frame.locator("summary").click()
    assert told("opening the form") == ["height"]


def test_the_page_around_a_frame_may_set_and_start_it(host_pages: Articles) -> None:
    article = host_pages.framed(f"{SCORE}&id=one", f"{WAITS}&id=two")
    frame = the(article)
    expect(frame.locator("hupai-hand svg").first).to_be_visible()
    tell(article, {"hupai": 1, "id": "two", "type": "start"})  # not its name
    tell(article, {"hupai": 1, "id": "one", "type": "start"})
    expect(frame.locator(".verdict")).to_contain_text("This wins")
    tell(article, {"hupai": 1, "type": "set", "address": "hand?cards=1s&lang=en", "theme": "dark"})
    expect(frame.locator("hupai-hand svg desc").first).to_have_text("Hand: small one.")
    assert frame.evaluate("document.documentElement.dataset.theme") == "dark"
    tell(article, {"hupai": 1, "type": "set", "address": "nothing?"})
    expect(frame.get_by_role("alert")).to_contain_text("no kind")
    assert {each["id"] for each in article.heard("height")} == {"one", "two"}
    expect(the(article, 1).locator(".bar button")).to_be_visible()


def test_strangers_are_not_listened_to(host_pages: Articles) -> None:
    """Only the page that holds a frame may start it, and only with a message of the agreed shape."""
    article = host_pages.framed(SCORE, WAITS)
    frame = the(article)
    expect(frame.locator("hupai-hand svg").first).to_be_visible()
    the(article, 1).evaluate(STRANGER, 0)
    frame.evaluate("postMessage({ hupai: 1, type: 'start' }, '*')")
    for message in ({"hupai": 2, "type": "start"}, {"type": "start"}, {"hupai": 1, "type": "set", "address": {}}):
        tell(article, message)
    article.page.evaluate("frames[0].postMessage({ hupai: 1, type: 'connect' }, '*', [new MessageChannel().port1])")
    settle(the(article, 1), frame, article.page, frame)
    expect(frame.locator(".bar button")).to_be_visible()
    assert not article.page.workers and not article.asked("worker.js") and not article.problems


def test_the_engines_page_serves_only_the_page_that_holds_it(host_pages: Articles) -> None:
    article = host_pages.framed("engine.html", WAITS)
    connect = """number => new Promise(done => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => done(data.state.step);
      parent[number].postMessage({ hupai: 1, type: "connect" }, "*", [port2]);
      SILENCE
    })"""
    stranger = connect.replace("SILENCE", f"({SETTLED})().then(() => done('nothing'));")
    assert the(article, 1).evaluate(stranger, 0) == "nothing"
    holder = connect.replace("parent[number]", "frames[number]").replace("SILENCE", "")
    assert article.page.evaluate(holder, 0) == "idle"
    assert not article.page.workers


def test_wordpress_is_told_the_height_that_it_asks_for(host_pages: Articles) -> None:
    article = host_pages.framed(f"{SCORE}#?secret=aB3dE", sandbox=ALLOWED)
    expect(the(article).locator("hupai-hand svg").first).to_be_visible()
    tell(article, {"message": "ready", "secret": "another"})
    tell(article, {"message": "ready", "secret": "aB3dE"})
    settle(the(article), article.page)
    told = article.heard("height")
    theirs = [each for each in told if each.get("message") == "height"]
    assert len(theirs) == 2 and {each["secret"] for each in theirs} == {"aB3dE"}
    assert theirs[-1]["value"] == the(article).evaluate("Math.ceil(document.querySelector('main').offsetHeight)")


@pytest.mark.long
@pytest.mark.parametrize("width", [320, 800])
def test_frames_are_accessible(host_pages: Articles, width: int, shot: Shot) -> None:
    article = host_pages.framed(SCORE, f"{WAITS}&theme=dark", width=width, height=1600)
    for number in (0, 1):
        ask(the(article, number))
    page = article.page
    assert_accessible(page)
    for path in (SCORE, WAITS, "embed.html#nothing", "engine.html"):
        page.goto(f"{article.site.url}{path}")
        page.set_viewport_size({"width": width, "height": 900})
        expect(page.locator("main")).to_be_visible()
        assert_accessible(page)
    shot(page, f"embed-frames-{width}")
