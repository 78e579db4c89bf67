"""How soon one can play in Chromium, compared with a bare start of Pyodide from npm, run by run.

A run opens the page, presses the lobby's button as soon as it is there, and notes when a table is drawn and when the
first decision may be made. A script that is in the page before the page's own does all this. For the bare start only
`loadPyodide()` is timed, from its call; ours is timed from the opening of the page.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from slow_link import slow_link

from hupai.session import Session
from hupai_build import browser as chromium
from hupai_build import runtime, serve
from hupai_build.paths import DIST
from hupai_build.serve import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROUNDS = 7
PATIENCE_MS = 180_000
BITS_PER_S, DELAY_S = 10e6, 0.04
"""The slow link, in bits a second."""
SLOWED = 4
"""How much the processor is slowed down."""
PHONE_BITS_PER_S, PHONE_DELAY_S = 1.6e6, 0.15
"""The link of a phone in the country; its processor is slowed down as well."""
PHONE_ROUNDS = 3
OTHER: list[Path] = []
"""The built site of another version, if the page's start is to be measured beside it."""

WATCH = """
crypto.getRandomValues = (bytes) => bytes.fill(%d);
globalThis.marks = {};
const SEEN = {
  table: "#table hp-hand .card",
  playable: 'hp-hand button[aria-disabled="false"], hp-prompt [role="group"] button',
};
const look = () => {
  const start = document.querySelector("button.start:not(:disabled)");
  if (start && !globalThis.marks.pressed) {
    globalThis.marks.pressed = performance.now();
    start.click();
  }
  for (const [mark, selector] of Object.entries(SEEN))
    if (!globalThis.marks[mark] && document.querySelector(selector)) globalThis.marks[mark] = performance.now();
  if (globalThis.marks.playable) finish(globalThis.marks);
};
// The page is checked only after a change, when it is drawn: checking every frame would take time from what is
// measured. Attributes are observed as well, since they say whether anything may be played.
let finish;
let due = 0;
globalThis.played = new Promise((done, fail) => {
  finish = done;
  setTimeout(() => fail(new Error(`only this: ${JSON.stringify(globalThis.marks)}`)), %d);
});
new MutationObserver(() => {
  due ||= requestAnimationFrame(() => {
    due = 0;
    look();
  });
}).observe(document, { subtree: true, childList: true, attributeFilter: ["disabled", "aria-disabled", "class"] });
"""

BARE_START = """async () => {
    const start = performance.now();
    const { loadPyodide } = await import("./pyodide.mjs");
    await loadPyodide({ indexURL: new URL("./", location.href).href });
    return performance.now() - start;
}"""
FIRST_PAINT = """() => new Promise((done) => new PerformanceObserver((list) => {
  for (const entry of list.getEntriesByName("first-contentful-paint")) done(entry.startTime);
}).observe({ type: "paint", buffered: true }))"""
PLAY_A_CARD = """() => document.querySelector('hp-prompt [role="group"] button:last-of-type')?.click()
  ?? document.querySelectorAll('hp-hand button[aria-disabled="false"]')[0]?.click()"""
KEPT = """async () => {
  for (let times = 0; times < 600; times++) {
    const [last] = JSON.parse(localStorage.getItem("hupai-starts") ?? "[]");
    if (last?.started.next) return last.started.next;
    await new Promise((done) => setTimeout(done, 100));
  }
}"""
KEPT_WHOLE = "async () => void (await navigator.serviceWorker.ready)"
WAY = """() => JSON.parse(localStorage.getItem("hupai-starts"))[0].started.way"""


@dataclass
class Figures:
    """Results of the runs: seconds, and shares of a bare start in the same run."""

    paint_s: list[float] = field(default_factory=list)
    table_s: list[float] = field(default_factory=list)
    trimmed: list[float] = field(default_factory=list)
    snapshot: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    warm_s: list[float] = field(default_factory=list)
    slowed_table_s: list[float] = field(default_factory=list)
    link_table_s: list[float] = field(default_factory=list)
    link_playable: list[float] = field(default_factory=list)
    """Time until one can play, as a share of what transferring the bytes alone takes."""
    phone_paint_s: list[float] = field(default_factory=list)
    phone_lesson_s: list[float] = field(default_factory=list)
    """Time until the first step of the first lesson can be read."""
    phone_playable_s: list[float] = field(default_factory=list)


def figure(name: str) -> float | None:
    """The median of one figure; None without a browser."""
    kind = name.partition("_")[0]
    figures = _phone() if kind == "phone" else _link_figures() if kind == "link" else _figures()
    return None if figures is None else median(getattr(figures, name))


def beside(name: str) -> float | None:
    """The median of one figure of a phone as a share of what it is with the other site, measured in turn with it."""
    figures = _phone_figures() if OTHER else None
    if figures is None:
        return None
    ours, other = (float(median(getattr(figures[site], name))) for site in (DIST, *OTHER))
    return ours / other


@cache
def _figures() -> Figures | None:
    found = Figures()
    with _served() as (ours, bare), chromium_browser() as running:
        if running is None:
            return None
        for _ in range(ROUNDS):
            _run(running, ours.url, bare.url, found)
            with opened_page(running, slowed=True) as page:
                found.slowed_table_s.append(play_at_once(page, ours.url)["table"])
    return found


def _run(running: Browser, ours: str, bare: str, found: Figures) -> None:
    """One run. Cold: bare, from the archive, from the snapshot. Then warm: bare and the second visit."""
    stock = running.new_context()
    cold = _bare(stock, bare)
    with opened_page(running) as page:
        marks = play_at_once(page, ours)
        found.paint_s.append(float(page.evaluate(FIRST_PAINT)) / 1000)
        found.table_s.append(marks["table"])
        found.trimmed.append(marks["playable"] / cold)
        _leave_to_settle(page)
        page.goto("about:blank")
        play_at_once(page, ours)  # The browser keeps compiled code from the second visit on.
        page.goto("about:blank")
        for _ in range(2):
            warm = _bare(stock, bare)
        marks = play_at_once(page, ours)
        if page.evaluate(WAY) != "snapshot":
            raise RuntimeError("a later visit did not start from the snapshot")
        found.warm.append(marks["playable"] / warm)
        found.warm_s.append(marks["playable"])
    with opened_page(running) as page:
        found.snapshot.append(play_at_once(page, f"{ours}?boot=snapshot")["playable"] / cold)
    stock.close()


@cache
def _link_figures() -> Figures | None:
    found = Figures()
    with _served() as (ours, _), chromium_browser() as running:
        if running is None:
            return None
        for _ in range(ROUNDS):
            with slow_link(ours.port, bits_per_s=BITS_PER_S, delay_s=DELAY_S) as link, opened_page(running) as page:
                marks = play_at_once(page, f"http://127.0.0.1:{link.port}/")
                found.link_table_s.append(marks["table"])
                found.link_playable.append(marks["playable"] / link.needs_s())
    return found


def _phone() -> Figures | None:
    figures = _phone_figures()
    return None if figures is None else figures[DIST]


@cache
def _phone_figures() -> dict[Path, Figures] | None:
    found = {site: Figures() for site in (DIST, *OTHER)}
    with chromium_browser() as running:
        if running is None:
            return None
        with ExitStack() as open_sites:
            servers = {site: open_sites.enter_context(served_site(site)) for site in found}
            for _ in range(PHONE_ROUNDS):
                for site, figures in found.items():
                    _visit_by_phone(running, servers[site], figures)
    return found


def _visit_by_phone(running: Browser, server: Server, found: Figures) -> None:
    """A first visit that begins to play, and one that reads a lesson."""
    for lesson in (False, True):
        with (
            slow_link(server.port, bits_per_s=PHONE_BITS_PER_S, delay_s=PHONE_DELAY_S) as link,
            opened_page(running, slowed=True) as page,
        ):
            url = f"http://127.0.0.1:{link.port}/"
            if lesson:
                page.goto(f"{url}learn.html#turn/1", wait_until="commit")
                page.wait_for_selector("hp-step")
                found.phone_lesson_s.append(float(page.evaluate("performance.now()")) / 1000)
            else:
                found.phone_playable_s.append(play_at_once(page, url)["playable"])
                found.phone_paint_s.append(float(page.evaluate(FIRST_PAINT)) / 1000)


def visit_sent() -> float | None:
    """Megabytes transferred in a first visit, until the site is stored for use without a network."""
    with served_site() as ours, chromium_browser() as running:
        if running is None:
            return None
        with slow_link(ours.port, bits_per_s=1e9, delay_s=0) as link, opened_page(running) as page:
            play_at_once(page, f"http://127.0.0.1:{link.port}/")
            page.evaluate(KEPT_WHOLE)
            return link.sent / 1e6


def play_at_once(page: Page, url: str) -> dict[str, float]:
    """Open the page and begin a match at once; return the seconds until the table is drawn and until one can play."""
    page.goto(url, wait_until="commit")
    marks: dict[str, float] = page.evaluate("() => globalThis.played")
    return {name: at / 1000 for name, at in marks.items()}


def _leave_to_settle(page: Page) -> None:
    """Play once and wait until the snapshot for the next visit is stored."""
    page.evaluate(PLAY_A_CARD)
    page.evaluate(PLAY_A_CARD)
    state = page.evaluate(KEPT)
    if state != "kept":
        raise RuntimeError(f"the snapshot was not stored: {state}")


def _bare(context: BrowserContext, url: str) -> float:
    """Seconds that a bare start takes."""
    page = context.new_page()
    page.goto(f"{url}package.json")
    seconds = float(page.evaluate(BARE_START)) / 1000
    page.close()
    return seconds


@contextmanager
def opened_page(running: Browser, *, slowed: bool = False, stores: bool = True) -> Iterator[Page]:
    """A new visitor's page, with the script that observes it; the site may be one that `stores` nothing."""
    context = running.new_context(service_workers="allow" if stores else "block")
    page = context.new_page()
    page.add_init_script(WATCH % (_seed_byte(), PATIENCE_MS))
    if slowed:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    yield page
    context.close()


@cache
def _seed_byte() -> int:
    """The byte that fills a seed with which the player decides first."""
    for byte in range(1, 256):
        seed = f"{byte:02x}" * 16
        asked = {"do": "new", "game": "yongzhou", "options": {}, "seats": ["human", "beginner", "beginner"]}
        answer = json.loads(Session().handle(json.dumps(asked | {"hands": 8, "seed": seed})))
        if answer["result"]["waiting"] == "human":
            return byte
    raise RuntimeError("no deal in which the player begins")


@contextmanager
def chromium_page() -> Iterator[Page | None]:
    """A page in a fresh Chromium; None if there is no Chromium."""
    with chromium_browser() as running:
        yield None if running is None else running.new_context().new_page()


@contextmanager
def chromium_browser() -> Iterator[Browser | None]:
    """A fresh Chromium; None if there is no Chromium or no Playwright."""
    executable = chromium.find()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        executable = None
    if executable is None:
        yield None
        return
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = ["--disable-gpu", "--disable-background-networking", *(["--no-sandbox"] if as_root else [])]
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable, args=flags)
        yield running
        running.close()


@contextmanager
def served_site(site: Path = DIST) -> Iterator[Server]:
    """A built site, ours if no other is named."""
    server = serve.start(site, port=0, packed=True)
    yield server
    server.close()


@contextmanager
def _served() -> Iterator[tuple[Server, Server]]:
    """The built site, and the files of Pyodide from npm."""
    with served_site() as ours:
        bare = serve.start(runtime.PYODIDE, port=0, packed=True)
        yield ours, bare
        bare.close()
