"""The tutorial site, on another host than Hupai: quiet until a button is pressed, readable on a phone and on a desk."""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from hupai_build.paths import ENGINE, ROOT
from tests import tutorial_pages as pages
from tests.browser.axe import assert_accessible
from tests.browser.support import Site

SIZES = {"phone": (360, 640), "desk": (1440, 900)}
ALL = ("index", "also", *pages.games())
NOW = ("index", "also", "leiyang", "yibin", "nanxian")
"""Pages that an ordinary run visits: one game of each family."""
PICTURES = {"hupai-play.js", "hupai-guihuzi.js", "hupai-mahjong.js", "hupai-scenes.js"}
"""What draws cards, goes through hands and asks."""
SHIFTS = """globalThis.shifted = 0;
new PerformanceObserver(list => list.getEntries().forEach(entry => { shifted += entry.value; }))
  .observe({ type: "layout-shift", buffered: true });"""
DRAWN = """() => [...document.querySelectorAll("main *")].filter(each => each.localName.startsWith("hupai-"))
  .every(each => each.shadowRoot?.childElementCount > 0)"""


PIECE = re.compile(b"<body|</nav>|</header>|<h2")
"""Before each of these a page that is asked for in pieces pauses."""


class _Tutorial(SimpleHTTPRequestHandler):
    """Serves the tutorial, and a page with ``?pieces`` as a slow host would, so that its beginning is drawn first."""

    def log_message(self, format: str, *args: object) -> None:
        """Keep the terminal quiet."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file, in pieces if the address asks for them."""
        if self.path.endswith("?pieces"):
            text = source.read()
            cuts = [0, *(found.start() for found in PIECE.finditer(text)), len(text)]
            for start, end in itertools.pairwise(cuts):
                outputfile.write(text[start:end])
                time.sleep(0.1)
        else:
            super().copyfile(source, outputfile)


@pytest.fixture(scope="module")
def tutorial(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the tutorial site, built for the served Hupai and served from another host."""
    folder = tmp_path_factory.mktemp("tutorial")
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "-q",
        "-f",
        str(ROOT / "docs/site/mkdocs.yml"),
        "-d",
        str(folder),
    ]
    settings = {"PYTHONPATH": str(ENGINE), "HUPAI_EMBED": f"{site.url}embed/v1/"}
    subprocess.run(command, env=os.environ | settings, check=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Tutorial, directory=str(folder)))
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    yield f"http://localhost:{server.server_port}/"
    server.shutdown()
    server.server_close()


class Visit:
    """A page of the tutorial that is open, with what it asked for and what the browser said."""

    def __init__(self, page: Page, site: Site) -> None:
        self.page = page
        self.asked: list[str] = []
        self.problems: list[str] = []
        self._site = site
        page.on("request", self._note)
        page.on("console", lambda message: self.problems.append(message.text))
        page.on("pageerror", lambda error: self.problems.append(str(error)))

    def _note(self, request: Request) -> None:
        if request.url.startswith(self._site.origin):
            self.asked.append(request.url.rpartition("/")[2])

    def read(self, address: str) -> None:
        """Open a page and scroll through it once."""
        self.page.goto(address)
        self.page.wait_for_function(DRAWN)
        self.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        self.page.evaluate("scrollTo(0, 0)")


@pytest.fixture
def visit(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """A new page at the size that the test names."""
    width, height = SIZES[getattr(request, "param", "desk")]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    context.add_init_script(SHIFTS)
    yield Visit(context.new_page(), site)
    context.close()


@pytest.mark.parametrize(
    ("visit", "lang", "names"),
    [
        ("phone", "zh", NOW),
        *(pytest.param(*at, ALL, marks=pytest.mark.long) for at in itertools.product(SIZES, ("zh", "en"))),
    ],
    indirect=["visit"],
)
def test_a_page_asks_for_pictures_only_and_nothing_moves(
    visit: Visit, tutorial: str, lang: str, names: Sequence[str]
) -> None:
    for game in names:
        visit.asked.clear()
        visit.read(f"{tutorial}{lang}/{game}.html")
        assert visit.asked[0] == "hupai-play.js" and set(visit.asked) <= PICTURES
        assert visit.page.evaluate("shifted") == 0, game
        assert visit.page.evaluate("document.documentElement.scrollWidth") <= visit.page.viewport_size["width"], game
    assert visit.problems == []


@pytest.mark.long
@pytest.mark.parametrize("visit", ["phone"], indirect=True)
def test_a_page_that_arrives_in_pieces_moves_nothing(visit: Visit, tutorial: str) -> None:
    visit.read(f"{tutorial}zh/nanxian.html?pieces")
    assert visit.page.evaluate("shifted") == 0


@pytest.mark.parametrize(
    ("visit", "lang", "names"),
    [
        ("phone", "zh", NOW[:3]),
        *(pytest.param(*at, ALL, marks=pytest.mark.long) for at in (("phone", "zh"), ("phone", "en"), ("desk", "zh"))),
    ],
    indirect=["visit"],
)
def test_every_page_is_accessible(visit: Visit, tutorial: str, lang: str, names: Sequence[str]) -> None:
    for game in names:
        visit.page.goto(f"{tutorial}{lang}/{game}.html")
        assert_accessible(visit.page)


def test_a_button_brings_the_engine_and_its_answer_is_the_number_in_the_text(visit: Visit, tutorial: str) -> None:
    visit.read(f"{tutorial}en/leiyang.html")
    assert not any(name.endswith(".wasm") for name in visit.asked)
    score = visit.page.locator("hupai-score").first
    score.get_by_role("button").first.click()
    expect(score).to_contain_text("24 huxi", timeout=60_000)
    assert "24 huxi" in visit.page.locator("main").inner_text()
    assert visit.problems == []


def test_the_same_page_in_the_other_language_is_one_press_away(visit: Visit, tutorial: str) -> None:
    visit.page.goto(f"{tutorial}zh/kawuxing.html")
    visit.page.get_by_role("link", name="English").click()
    expect(visit.page).to_have_url(f"{tutorial}en/kawuxing.html")
    expect(visit.page.locator("html")).to_have_attribute("lang", "en")
    visit.page.get_by_role("navigation").get_by_role("link", name="Yibin").click()
    expect(visit.page).to_have_url(f"{tutorial}en/yibin.html")


@pytest.mark.parametrize(
    ("locale", "lang"), [("zh-TW", "zh"), pytest.param("en-GB", "en", marks=pytest.mark.long), ("fr-FR", "en")]
)
def test_the_root_leads_to_the_reader_s_language_until_another_is_chosen(
    browser: Browser, tutorial: str, locale: str, lang: str
) -> None:
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto(tutorial)
    expect(page).to_have_url(f"{tutorial}{lang}/index.html")
    other, name = {"zh": ("en", "English"), "en": ("zh", "中文")}[lang]
    page.get_by_role("link", name=name).click()
    expect(page).to_have_url(f"{tutorial}{other}/index.html")
    page.goto(tutorial)
    expect(page).to_have_url(f"{tutorial}{other}/index.html")
    context.close()


def test_without_scripts_the_root_offers_both_languages(browser: Browser, tutorial: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    for name, lang in (("中文", "zh"), ("English", "en")):
        page.goto(tutorial)
        page.get_by_role("link", name=name).click()
        expect(page).to_have_url(f"{tutorial}{lang}/index.html")
    context.close()


def test_on_paper_and_without_scripts_there_are_the_pictures_and_the_notation(browser: Browser, tutorial: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{tutorial}zh/leiyang.html")
    page.emulate_media(media="print")
    written = pages.source("zh", "leiyang")
    assert page.locator("main .hupai > svg:visible").count() == len(pages.blocks(written))
    for element in pages.elements(written):
        expect(page.locator(element.name, has_text=element.text).first).to_be_visible()
    context.close()


def test_the_pages_can_be_read_where_hupai_is_gone(browser: Browser, tutorial: str, site: Site) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.route(f"{site.origin}/**", lambda route: route.abort())
    page.goto(f"{tutorial}en/leiyang.html")
    expect(page.locator("hupai-score").first).to_contain_text("345s 345b 77s 99b")
    context.close()
