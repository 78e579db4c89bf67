"""Pictures of cards in other sites' pages: one small script, no engine, whatever the page allows or forbids."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import hupai
from tests.browser.axe import assert_accessible
from tests.browser.support import Site

ARTICLE = "http://article.example/"
"""A page of another site; the tests answer its requests themselves."""
STRICT = "default-src 'none'; script-src {origin}"
"""The strictest policy under which pictures are promised to be drawn."""


@dataclass
class Article:
    """A page of another site with our script in it."""

    page: Page
    requests: list[str] = field(default_factory=list)
    """Addresses of our site that the page asked for."""
    problems: list[str] = field(default_factory=list)
    """What the browser complained about."""

    def names(self, tag: str = "hupai-hand") -> list[str]:
        """The titles of the pictures of all elements with this tag."""
        found: list[str] = self.page.locator(tag).evaluate_all(
            "all => all.map(each => each.shadowRoot.querySelector('title')?.textContent ?? '')"
        )
        return found

    def said(self, selector: str) -> str:
        """The description of the picture of an element."""
        drawn = self.page.locator(selector).locator("svg desc").first
        return drawn.text_content() or ""


Open = Callable[..., Article]


@pytest.fixture
def article(browser: Browser, site: Site) -> Iterator[Open]:
    """A function that opens an article: the HTML of its body, the policy of its host, and what `script` does first."""
    contexts = []

    def opened(body: str, *, policy: str = STRICT, script: str = "hupai-cards.js", **options: Any) -> Article:
        context = browser.new_context(**options)
        contexts.append(context)
        found = Article(context.new_page())
        found.page.on("request", lambda request: found.requests.append(request.url))
        found.page.on("console", lambda message: found.problems.append(message.text))
        found.page.on("pageerror", lambda error: found.problems.append(str(error)))
        origin = site.origin
        module = ' type="module"' if script.endswith(".mjs") else ""
        whole = (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Article</title><main>{body}</main>'
            f'<script{module} src="{site.url}embed/v1/{script}"></script></html>'
        )
        headers = {"content-security-policy": policy.format(origin=origin), "content-type": "text/html"}

        def answer(route: Route) -> None:
            route.fulfill(body=whole, headers=headers)

        def share(route: Route) -> None:
            """Answer as static hosts do for other sites' modules."""
            sent = route.fetch()
            route.fulfill(response=sent, headers={**sent.headers, "access-control-allow-origin": "*"})

        context.route(f"{ARTICLE}**", answer)
        context.route("**/embed/v1/**", share)
        found.page.goto(ARTICLE)
        found.requests = [each for each in found.requests if each.startswith(origin)]
        return found

    yield opened
    for context in contexts:
        context.close()


def test_twenty_pictures_cost_one_request_and_no_worker(article: Open) -> None:
    hands = "".join(f'<hupai-hand caption="Hand {number}">123s 270b</hupai-hand>' for number in range(20))
    found = article(hands)
    expect(found.page.locator("hupai-hand svg[role=img]")).to_have_count(20)
    assert found.names() == [f"Hand {number}" for number in range(20)]
    assert len(found.requests) == 1 and not found.page.workers and not found.problems


@pytest.mark.parametrize("script", ["hupai-cards.js", "hupai-cards.mjs"])
def test_a_reader_of_the_screen_hears_what_a_picture_shows(article: Open, script: str) -> None:
    found = article('<hupai-hand caption="Waits" laid="peng:333s" win="9b">123s</hupai-hand>', script=script)
    expect(found.page.get_by_role("img", name="Waits")).to_be_visible()
    assert found.said("hupai-hand") == (
        "On the table: peng (small three, small three, small three). "
        "Hand: small one, small two, small three; wins with big nine."
    )
    assert_accessible(found.page)
    assert not found.problems


def test_tiles_are_fetched_once_when_the_first_picture_wants_them(article: Open, site: Site) -> None:
    tiles = '<hupai-hand game="yibin" lang="zh">123m</hupai-hand>' * 3
    found = article(f"{tiles}<hupai-meld lang=zh>chi:345s</hupai-meld>")
    expect(found.page.locator("hupai-hand svg[role=img]")).to_have_count(3)
    assert found.said("hupai-hand >> nth=0") == "手牌：一万、二万、三万。"
    assert found.said("hupai-meld") == "牌组：吃（小三、小四、小五）。"
    asked = [url.rpartition("/")[2] for url in found.requests]
    assert sorted(set(asked)) == sorted(asked) and set(asked) <= {"hupai-cards.js", "hupai-mahjong.js"}
    assert not found.problems


@pytest.mark.parametrize("types", ["hupai", "'none'"])
def test_tiles_come_under_trusted_types(article: Open, types: str) -> None:
    """With our policy the script is an element; without it, it is imported."""
    policy = f"{STRICT}; require-trusted-types-for 'script'; trusted-types {types}"
    found = article('<hupai-hand game="kawuxing">123s</hupai-hand>', policy=policy)
    expect(found.page.locator("hupai-hand svg[role=img]")).to_have_count(1)
    assert found.said("hupai-hand") == "Hand: 1 of bamboo, 2 of bamboo, 3 of bamboo."


def test_without_the_tiles_a_sentence_says_so_and_the_next_attempt_succeeds(article: Open) -> None:
    found = article("<hupai-hand>123s</hupai-hand>")
    page = found.page
    page.route("**/hupai-mahjong.js", lambda route: route.abort())
    page.evaluate("document.querySelector('hupai-hand').setAttribute('game', 'yibin')")
    expect(page.locator("hupai-hand svg desc")).to_contain_text("could not be loaded")
    page.unroute("**/hupai-mahjong.js")
    page.evaluate("document.querySelector('hupai-hand').setAttribute('caption', 'again')")
    expect(page.locator("hupai-hand svg desc")).to_have_text("Hand: 1 of bamboo, 2 of bamboo, 3 of bamboo.")


WRONG = [
    ("<hupai-hand>123s 27q</hupai-hand>", "The digits need their size behind them"),
    ('<hupai-hand game="whist">1s</hupai-hand>', "There is no game with the identifier “whist”"),
    ('<hupai-hand face="plain">1s</hupai-hand>', "it should be: song, kai"),
    ("<hupai-meld>pong:1s</hupai-meld>", "There is no kind of meld called “pong”"),
    (f"<hupai-hand>{'1' * 10_000}</hupai-hand>", "The text is too long: it has 10000 characters"),
]
"""Elements with something wrong, and what is said of each."""


def test_what_is_wrong_is_said_in_the_picture(article: Open) -> None:
    found = article("".join(element for element, _ in WRONG))
    pictures = found.page.locator("svg:has(tspan)")
    expect(pictures).to_have_count(len(WRONG))
    for picture, (_, sentence) in zip(pictures.all(), WRONG, strict=True):
        expect(picture.locator("desc")).to_contain_text(sentence)
        expect(picture.locator("tspan")).to_have_count(1)
    assert not found.problems


def test_markup_in_a_caption_is_shown_and_never_executed(article: Open) -> None:
    attack = "&lt;img src=x onerror=alert(1)&gt;"
    found = article(f'<hupai-hand caption="{attack}">123s</hupai-hand>')
    assert found.names() == ["<img src=x onerror=alert(1)>"]
    assert found.page.locator("img").count() == 0 and not found.problems


def test_a_picture_follows_its_text_its_attributes_and_its_width(article: Open) -> None:
    found = article("<hupai-hand>1234567890s1234567890b</hupai-hand>", viewport={"width": 900, "height": 600})
    page = found.page
    drawn = page.locator("hupai-hand > svg, hupai-hand svg[role=img]").first
    wide = drawn.bounding_box()
    page.set_viewport_size({"width": 320, "height": 600})
    expect(drawn).not_to_have_attribute("height", str(int(wide["height"]) if wide else 0))
    narrow = drawn.bounding_box()
    assert wide and narrow and narrow["height"] > wide["height"] and narrow["width"] <= 320
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.evaluate("document.querySelector('hupai-hand').textContent = '1s'")
    expect(page.locator("hupai-hand svg desc")).to_have_text("Hand: small one.")
    page.evaluate("document.querySelector('hupai-hand').setAttribute('cards', '2s')")
    expect(page.locator("hupai-hand svg desc")).to_have_text("Hand: small two.")
    assert not found.problems


def test_a_page_that_replaces_its_content_gets_new_pictures(article: Open) -> None:
    """Sites with instant navigation replace the content and run no scripts again."""
    found = article("<hupai-hand>1s</hupai-hand>")
    found.page.evaluate("""() => {
      const hand = document.createElement("hupai-hand");
      hand.textContent = "2s";
      document.querySelector("main").replaceChildren(hand);
    }""")
    expect(found.page.locator("hupai-hand svg desc")).to_have_text("Hand: small two.")
    found.page.evaluate("""() => {
      const block = document.createElement("pre");
      block.append(Object.assign(document.createElement("code"), { className: "language-hupai", textContent: "3s" }));
      document.querySelector("main").replaceChildren(block);
    }""")
    expect(found.page.locator("hupai-hand svg desc")).to_have_text("Hand: small three.")
    assert not found.problems


def test_a_page_may_set_the_colours_and_forced_colours_win(article: Open) -> None:
    found = article("<hupai-hand>1s</hupai-hand>", forced_colors="none")
    paper = "getComputedStyle(document.querySelector('hupai-hand').shadowRoot.querySelector('.fill-paper')).fill"
    assert found.page.evaluate(paper) == "rgb(251, 247, 234)"
    found.page.evaluate("document.querySelector('hupai-hand').style.setProperty('--hupai-paper', 'rgb(1, 2, 3)')")
    assert found.page.evaluate(paper) == "rgb(1, 2, 3)"
    found.page.emulate_media(forced_colors="active")
    assert found.page.evaluate(paper) != "rgb(1, 2, 3)"


def test_two_copies_of_the_script_do_not_quarrel(article: Open, site: Site) -> None:
    again = f'<script src="{site.url}embed/v1/hupai-cards.js"></script>'
    found = article(f"<hupai-hand>1s</hupai-hand>{again}")
    expect(found.page.locator("hupai-hand svg[role=img]")).to_have_count(1)
    assert not found.problems


ZIPAI = (
    "zipai:1 game:leiyang seat:0 dealer:2 phase:claim turn:2 wall:19 shown:1b cards:20,17,17"
    " hand:11223445690s122334680b melds:-/peng:666s@2/peng:333s@1 live:1b!@2 legal:pass,chi.1s11b,chi.123b.123b"
)
MAHJONG = "mahjong:1 game:kawuxing seat:0 dealer:0 phase:turn turn:0 wall:43 tiles:14,13,13 hand:11123456789s556p"


@pytest.mark.parametrize("script", ["hupai-cards.js", "hupai-cards.mjs"])
@pytest.mark.parametrize("policy", [STRICT, STRICT + "; require-trusted-types-for 'script'; trusted-types hupai"])
def test_positions_are_drawn_by_one_more_script(article: Open, script: str, policy: str) -> None:
    zipai = f"<hupai-position lang=zh>{ZIPAI}</hupai-position>"
    mahjong = f"<hupai-position lang=en position='{MAHJONG}'></hupai-position>"
    found = article((zipai + mahjong) * 2, policy=policy, script=script)
    expect(found.page.locator("hupai-position svg desc")).to_have_count(4)
    assert found.said("hupai-position >> nth=0").startswith(
        "下家：17张（扣着的牌）；碰（小六、小六、小六）。上家（庄，轮到）"
    )
    assert "Your hand" not in found.said("hupai-position >> nth=1")
    assert found.said("hupai-position >> nth=1").endswith("5 of dots, 6 of dots.")
    names = [address.rpartition("/")[2] for address in found.requests]
    assert names.count("hupai-scenes.js") == 1
    assert found.problems == []


def test_a_wrong_position_is_shown_with_its_place(article: Open) -> None:
    found = article(f"<hupai-position lang=en>{ZIPAI.replace('wall:19', 'wall:x')}</hupai-position>")
    expect(found.page.locator("hupai-position tspan")).to_have_text(re.compile("^x shown:1b"))
    assert "“wall” cannot be “x”" in found.said("hupai-position")


def test_blocks_of_code_become_pictures_also_those_that_come_later(article: Open) -> None:
    block = "<pre><code class='language-hupai'>game: leiyang\nlang: en\n{}</code></pre>"
    found = article(
        block.format("win: 9b\n12s 270b 55s")
        + block.format("peng:333s chi:345s")
        + block.format(ZIPAI)
        + "<pre><code class='language-python'>win: 9b</code></pre>"
    )
    page = found.page
    expect(page.locator("hupai-hand svg desc")).to_contain_text("wins with big nine")
    expect(page.locator("hupai-meld svg desc")).to_contain_text("peng (small three, small three, small three)")
    expect(page.locator("hupai-position svg desc")).to_contain_text("played by the player before you")
    expect(page.locator("pre")).to_have_count(1)
    page.evaluate(
        "html => document.body.append(...new DOMParser().parseFromString(html, 'text/html').body.children)",
        block.format("1s"),
    )
    expect(page.locator("hupai-hand")).to_have_count(2)
    assert found.problems == []


def test_the_scripts_are_small(dist: Path) -> None:
    folder = dist / "embed" / "v1"
    packed = {
        name: len(gzip.compress((folder / name).read_bytes(), 6))
        for name in ("hupai-cards.js", "hupai-cards.mjs", "hupai-scenes.js")
    }
    assert max(packed["hupai-cards.js"], packed["hupai-cards.mjs"]) <= 12_000
    assert packed["hupai-cards.js"] + packed["hupai-scenes.js"] <= 20_000


BENT = {
    "from right to left": "direction: rtl",
    "down the page": "writing-mode: vertical-rl",
    "centred": "text-anchor: middle; dominant-baseline: middle",
    "spaced": "letter-spacing: 4px; word-spacing: 9px",
    "bold": "font-weight: bold; font-style: italic; font-variant: small-caps",
    "outlined": "stroke: red; stroke-width: 3px",
}
"""Styles of pages that text takes over."""
LIES = """picture => {
  const at = picture.getBoundingClientRect();
  const seen = [at.width, at.height];
  for (const part of picture.querySelectorAll("text, tspan, rect")) {
    const { left, top, width, height } = part.getBoundingClientRect();
    const { stroke } = getComputedStyle(part);
    seen.push(left - at.left, top - at.top, width, height, part.nodeName === "rect" || stroke);
  }
  return seen.map(each => typeof each === "number" ? Math.round(each * 4) / 4 : each);
}"""
"""Where the parts of a picture lie in it, and how its text is outlined."""


def test_no_style_of_a_page_bends_a_picture(article: Open) -> None:
    hand = '<hupai-hand laid="peng:333s" caption="Waits for 7">12s 270b</hupai-hand><hupai-hand>12s 27q</hupai-hand>'
    inline = hupai.svg.hand("12s 270b", laid="peng:333s", caption="Waits for 7", lang="en").svg
    both = f"{hand}<section>{inline}</section>"
    bent = "".join(f'<div style="{style}">{both}</div>' for style in BENT.values())
    policy = f"{STRICT}; style-src 'unsafe-inline'"
    found = article(f"<div>{both}</div>{bent}", policy=policy, viewport={"width": 1200, "height": 900})
    pictures = found.page.locator("div").all()
    expect(found.page.locator("hupai-hand svg[role=img]")).to_have_count(2 * len(pictures))
    plain, *others = [
        [picture.evaluate(LIES) for picture in [*each.locator("hupai-hand svg").all(), each.locator("section svg")]]
        for each in pictures
    ]
    assert {name: lies for name, lies in zip(BENT, others, strict=True) if lies != plain} == {}
