"""Sizes and types the browser tests share: `from tests.browser.support import PHONE`."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page

Size = tuple[int, int]

PHONE: Size = (360, 640)
TALL_PHONE: Size = (390, 844)
SMALL_PHONE: Size = (320, 568)
SIDEWAYS: Size = (667, 375)
TABLET: Size = (820, 1180)
DESKTOP: Size = (1440, 900)
TOUCHED = [SMALL_PHONE, PHONE, SIDEWAYS, TABLET]
"""Where fingers press."""
TIGHT = [SMALL_PHONE, SIDEWAYS]
"""Where they have the least room: the narrowest screen and the lowest."""

MOUNT = "/some/where"
"""Where the site lies on its host, as project pages do."""

FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    # A test is over before better machine code of Python's would have paid for itself.
    "--js-flags=--liftoff-only",
    "--no-first-run",
)

IN_BOTH_LANGUAGES = ["zh", pytest.param("en", marks=pytest.mark.long)]
"""For what is dear and differs in its words only, of which none is missing in either language."""

BY_TOUCH = pytest.mark.parametrize(
    ("lang", "size"),
    [("zh", PHONE), pytest.param("en", DESKTOP, marks=pytest.mark.long)],
    ids=["zh-touch", "en-keys"],
)
"""By touch in one language, by keys in the other, where one way of pressing proves what matters."""

ON_PHONE_AND_DESK = pytest.mark.parametrize(
    ("lang", "size"),
    [
        pytest.param("zh", TALL_PHONE, id="zh-phone"),
        pytest.param("en", DESKTOP, id="en-desk", marks=pytest.mark.long),
    ],
)
"""For whole hands, where a phone proves what matters."""


def now_and_later(name: str, ways: Mapping[str, object], *now: str) -> pytest.MarkDecorator:
    """Return a parameter that has all ways in a long run, and in an ordinary one those that are named here.

    Tests that differ in what they do share their ways like this, so that an ordinary run has each way once.
    """
    marked = {way: [] if way in now else [pytest.mark.long] for way in ways}
    return pytest.mark.parametrize(name, [pytest.param(ways[way], id=way, marks=marked[way]) for way in ways])


def fitting(wide: list[Size], touched: list[Size] = TOUCHED) -> pytest.MarkDecorator:
    """Return the languages and sizes at which a layout is measured.

    The longer language is measured on small screens, where room is least, or on those of them that are ``touched``
    in an ordinary run; a long run measures both everywhere.
    """
    everywhere = [] if touched is TOUCHED else [pytest.param("en", TOUCHED, id="en-touched", marks=pytest.mark.long)]
    return pytest.mark.parametrize(
        ("lang", "sizes"),
        [
            pytest.param("zh", TOUCHED, id="zh-touch", marks=pytest.mark.long),
            pytest.param("en", touched, id="en-touch"),
            *everywhere,
            pytest.param("zh", wide, id="zh-mouse", marks=pytest.mark.long),
            pytest.param("en", wide, id="en-mouse", marks=pytest.mark.long),
        ],
    )


def tap_or_press(page: Page, size: Size, button: Locator, key: str) -> None:
    """Tap a button on a phone; press its key where there is a keyboard. For BY_TOUCH."""
    if size == PHONE:
        button.tap()
    else:
        page.keyboard.press(key)


def follow(page: Page, address: str) -> None:
    """Change what stands after # in the page's address, as a link or a person does."""
    page.evaluate("address => { location.hash = address; }", address)


SCREENSHOTS = Path(__file__).parent / "screenshots"
"""Where `shot` puts its pictures; git ignores it."""


def chromium_flags() -> list[str]:
    """Return how Chromium is started for the tests."""
    as_root = sys.platform != "win32" and os.geteuid() == 0
    return [*FLAGS, *(["--no-sandbox"] if as_root else [])]


OpenPage = Callable[..., Page]
Shot = Callable[[Page, str], None]


@dataclass(frozen=True)
class Site:
    """The served site; it lies under a sub-path, as project pages do."""

    url: str
    origin: str


LISTEN = """addEventListener("securitypolicyviolation", event => {
  const what = event.blockedURI || event.sample;
  console.error(`policy violated: ${event.effectiveDirective} ${what} (${event.sourceFile}:${event.lineNumber})`);
});
addEventListener("error", ({ message }) => /^ResizeObserver/.test(message) && console.error(message));"""
"""Tells, in a page, what its policy has forbidden, and what the browser reports to nobody but the page: sizes that
change while they are observed. In a worker the browser itself logs it."""


@dataclass
class Watch:
    """Collects what must not happen in a page: errors, what its policy forbids, and requests to other origins."""

    origin: str
    allow: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def watch_context(self, context: BrowserContext) -> None:
        """Watch the pages of a context, their frames and their workers."""
        context.add_init_script(LISTEN)
        context.on("request", lambda request: self.request(request.url))
        context.on("weberror", lambda error: self.note(f"page error: {error.error}"))
        context.on("console", self.console)

    def console(self, message: ConsoleMessage) -> None:
        """Record what is logged as an error."""
        if message.type == "error":
            self.note(f"console error: {message.text} ({message.location.get('url', '')})")

    def note(self, problem: str) -> None:
        """Record a problem unless the test has allowed it."""
        if not any(re.search(pattern, problem) for pattern in self.allow):
            self.problems.append(problem)

    def request(self, url: str) -> None:
        """Record a request that leaves the site's origin."""
        if not url.startswith((self.origin + "/", "data:", "blob:")):
            self.note(f"request left the origin: {url}")


PUT_RECORD = """record => new Promise((done, failed) => {
  const opening = indexedDB.open("hupai");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const step = opening.result.transaction(["matches", "records"], "readwrite");
    const reading = step.objectStore("matches").getAll();
    reading.onsuccess = () => {
      const newest = reading.result.sort((a, b) => b.at - a.at)[0];
      step.objectStore("records").put(record, newest.id);
    };
    step.oncomplete = () => { opening.result.close(); done(); };
    step.onabort = failed;
  };
})"""
"""Changes the record of the match played last behind the page's back, as a failing disk or a curious person would."""

REFUSED = "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } })"
"""As the `script` of a page: a browser that lets it store nothing."""
TIMED = "() => { window.setTimeout = window.later; }"
"""Lets every timer take its time again, after `without_waiting`."""


def without_waiting(*waits: int) -> str:
    """Return a script after which the page's timers of so many milliseconds end at once."""
    return f"""(() => {{
  const later = window.later = window.setTimeout;
  window.setTimeout = (run, ms, ...more) => later(run, {list(waits)}.includes(ms) ? 0 : ms, ...more);
}})()"""
