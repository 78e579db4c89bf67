"""The same scenes in Firefox, in WebKit, and in Chromium with the scrollbars that a desktop shows."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from hupai_build import head, single
from hupai_build.paths import WEB
from tests.browser.driven import Driven, opened
from tests.browser.host_page import Hosts, two_hosts
from tests.browser.hosting import KEPT, Host
from tests.browser.test_embed_play import SCORE, TABLE

pytestmark = pytest.mark.long

MANY = 60
"""More than one player can owe in a hand."""

PAGE = """const page = await (async () => {
  for (;;) {
    const found = document.querySelector("hp-page");
    if (found?.app) return found;
    await new Promise((later) => setTimeout(later, 50));
  }
})();"""
NEW_MATCH = f"""const [game] = given; {PAGE}
crypto.getRandomValues = (bytes) => bytes.fill(5);
page.page.setSettings({{ speed: "instant" }});
page.page.lobby.setSetup({{ game, hands: 1 }});"""
ASKED = """const card = "hp-hand .columns button[aria-disabled=false]:not(.binds)";
const [play, answers] = ["hp-prompt .discard .play", "hp-prompt [role=group] button"];
const shown = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
for (;;) {
  if (shown("dialog.result")) return [];
  if (shown("dialog")) return ["dialog footer button"];
  const state = document.querySelector("hp-page")?.app.table.state ?? {};
  const discards = [card, `${play}[aria-disabled=false]`];
  const asked = shown(answers) ? [answers] : shown(`${play}[aria-disabled=true]`) ? discards : null;
  if (asked && state !== window.answering) {
    window.answering = state;
    return asked;
  }
  await new Promise((later) => setTimeout(later, 50));
}"""
"""Waits until the page asks for something, and says what to press: once, as an answer may be weighed for a while."""
RESULT = """for (;;) {
  const shown = document.querySelector("dialog.result");
  if (shown?.checkVisibility() && shown.querySelector(".rule")) return shown.innerText;
  await new Promise((later) => setTimeout(later, 50));
}"""
"""The text of the result, once the rule book has come, whose rules it cites."""
SIDEWAYS = """return [...document.querySelectorAll("*")].filter((each) => each.checkVisibility()
  && each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX)).map(String);"""
"""What has a scrollbar across it, where scrollbars are shown."""
NOTICE = """window.pictures = { drawn: 0, blank: [] };
const look = (use) => {
  if (!use.checkVisibility()) return;
  window.pictures.drawn++;
  if (use.getBBox().width === 0) window.pictures.blank.push(use.href.baseVal);
};
new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => {
  if (target instanceof SVGUseElement) look(target);
  for (const added of addedNodes) if (added instanceof Element) added.querySelectorAll("use").forEach(look);
})).observe(document, { subtree: true, childList: true, attributeFilter: ["href"] });"""
"""Notes the pictures that are blank when they come: before anything is drawn, so a blank one would be seen."""
LINES = """const [selector] = given;
for (;;) {
  const found = [...document.querySelectorAll(selector)];
  const words = (each) => {
    const range = new Range();
    range.selectNodeContents(each);
    return new Set([...range.getClientRects()].map(({ y }) => y));
  };
  if (found.length > 0) return found.map((each) => words(each).size);
  await new Promise((later) => setTimeout(later, 50));
}"""
"""On how many lines the words of each element stand."""
ANSWER = """const [selector] = given;
for (;;) {
  const answer = document.querySelector(selector)?.shadowRoot.querySelector(".answer")?.textContent;
  if (answer) return answer;
  await new Promise((later) => setTimeout(later, 50));
}"""

DECLARED = re.compile(r"^ +([a-z][a-z-]+): ([^;{}]+);", re.MULTILINE)
"""What a style says, without what only one browser knows by its own name, and without the values that styles name."""
DROPPED = "return JSON.parse(given[0]).filter(([name, value]) => !CSS.supports(name, value))"
MAY_BE_DROPPED = {"animation-timeline", "forced-color-adjust", "inherits", "initial-value", "syntax", "user-select"}
"""What only some browsers move or need, what `@property` says, and what the build also writes by WebKit's own name."""


@pytest.fixture(params=["chromium", "firefox", "webkit"])
def driven(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Driven]:
    """A page of each browser."""
    with opened(playwright, request.param) as page:
        yield page


def begin(driven: Driven, game: str) -> None:
    """Begin a match of one hand, as soon as the lobby is there."""
    driven.run(NEW_MATCH, game)
    driven.press(".start")


def play(driven: Driven, presses: int = MANY) -> None:
    """Take the first of whatever is offered, until the hand is over."""
    for _ in range(presses):
        asked = driven.run(ASKED)
        if not asked:
            return
        for selector in asked:
            driven.press(selector)


def show(driven: Driven, hosts: Hosts, article: str) -> None:
    """Open a page of another site."""
    hosts.pages.append((f"<!doctype html><meta charset=utf-8>{article}".encode(), {"Content-Type": "text/html"}))
    driven.open(hosts.address)


def test_every_style_is_understood(driven: Driven) -> None:
    sheets = "".join(sheet.read_text("utf-8") for sheet in (WEB / "styles").rglob("*.css"))
    said = {(name, " ".join(value.removesuffix("!important").split())) for name, value in DECLARED.findall(sheets)}
    driven.open((WEB / "404.html").as_uri())
    dropped = driven.run(DROPPED, json.dumps(sorted(said)))
    assert [f"{name}: {value}" for name, value in dropped if name not in MAY_BE_DROPPED] == []


def test_the_names_of_languages_stay_on_one_line(driven: Driven, pyodide_hosts: Hosts) -> None:
    show(driven, pyodide_hosts, f'<iframe width=447 height=800 src="{pyodide_hosts.site.url}"></iframe>')
    driven.enter("iframe")
    assert driven.run(LINES, ".languages button") == [1, 1]


@pytest.mark.parametrize("game", ["yongzhou", "kawuxing"])
def test_a_hand_is_played_and_is_there_after_a_reload(driven: Driven, host: Host, game: str) -> None:
    driven.open(host.site.url)
    begin(driven, game)
    play(driven, 3)
    assert driven.run(SIDEWAYS) == []
    driven.reload()
    play(driven)
    result = driven.run(RESULT)
    assert driven.run(SIDEWAYS) == []
    driven.reload()
    assert driven.run(RESULT) == result


@pytest.mark.parametrize("game", ["yongzhou", "kawuxing"])
def test_no_card_is_blank_when_it_comes(driven: Driven, host: Host, game: str) -> None:
    driven.open(host.site.url)
    begin(driven, game)
    play(driven, 1)
    driven.run(NOTICE)
    play(driven)
    seen = driven.run("return window.pictures")
    assert seen["blank"] == []
    assert seen["drawn"] > 50


def test_a_hand_is_played_without_a_server(driven: Driven, host: Host) -> None:
    driven.open(host.site.url)
    driven.run(f"{PAGE} await ({KEPT})(page)")
    host.silent = True
    driven.open(host.site.url)
    begin(driven, "yongzhou")
    play(driven)
    assert driven.run(RESULT)


def test_a_hand_is_played_from_a_file(driven: Driven) -> None:
    single.build()
    driven.open(single.FILE.as_uri())
    begin(driven, "yongzhou")
    play(driven)
    assert driven.run(RESULT)


def test_a_hand_is_played_in_a_sandboxed_frame(driven: Driven, dist: Path, tmp_path: Path) -> None:
    """The site names its host, as one that was built with its address does."""
    shutil.copytree(dist, tmp_path / "site")
    with two_hosts(tmp_path / "site", pyodide=True) as hosts:
        for page in (tmp_path / "site").glob("*.html"):
            text = page.read_text("utf-8")
            page.write_text(
                text.replace(head.written(head.PYTHON), head.written(head.PYTHON, hosts.site.origin)), "utf-8"
            )
        show(driven, hosts, f'<iframe width=800 height=700 sandbox="allow-scripts" src="{hosts.site.url}"></iframe>')
        driven.enter("iframe")
        begin(driven, "yongzhou")
        play(driven)
        assert driven.run(RESULT)


def test_elements_of_another_origin_answer(driven: Driven, pyodide_hosts: Hosts) -> None:
    script = f'<script src="{pyodide_hosts.site.url}embed/v1/hupai-play.js" defer></script>'
    show(driven, pyodide_hosts, f'<html lang="en">{script}{SCORE}')
    driven.press("hupai-score >>> .bar button")
    assert "24" in driven.run(ANSWER, "hupai-score")
    # On a page of its own: WebKit's driver presses beside what is in a frame that was scrolled to.
    show(driven, pyodide_hosts, f'<html lang="en">{script}{TABLE}')
    driven.press("hupai-table >>> .bar button")
    driven.enter("hupai-table >>> iframe")
    play(driven, 3)


def test_a_browser_that_stores_nothing_plays_and_says_so(playwright: Playwright, host: Host) -> None:
    """Of the three, only Firefox can be told by a program to keep nothing of any site."""
    with opened(playwright, "firefox", **{"network.cookie.cookieBehavior": 2}) as driven:
        driven.open(host.site.url)
        begin(driven, "yongzhou")
        play(driven)
        assert driven.run(RESULT)
        assert driven.run(f"{PAGE} return page.app.saved.unkept") == "refused"
