"""Fixtures of the browser tests: the served site, Chromium, and pages that tolerate no error.

`open_page(size, touch=…, lang=…, path=…, allow=[…])` opens a page of the site in a context of its own. The test
fails if the page logs an error, throws, violates its policy, or sends a request to another origin. `allow` holds
regular expressions for the problems that a test causes on purpose; `script` runs before the page's own scripts.
Service workers are blocked unless `service_workers="allow"` is given. `page` is such a page at phone size, or at the
size given by indirect parametrisation:

    @pytest.mark.parametrize("page", [PHONE, DESKTOP], indirect=True)

`used_page(size, touch=…, lang=…, allow=[…])` gives a page that earlier tests have used, in its first state: in the
lobby, nothing stored, Python started; only the others play without pauses. It saves a start of Python, so every test
takes it that is not about starting and changes nothing in the browser itself. Python was started in the plain way, the
slowest there is. Tests can end its workers and advance its clock (HANDLED in broken.py).

`shot(page, "name")` saves tests/browser/screenshots/name.png with `--pictures`; a failing test always saves its pages
there. The content security policy forbids eval, so tests wait on locators, never with `wait_for_function`.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from hupai_build import browser as chromium
from hupai_build import serve
from tests.browser.broken import HANDLED
from tests.browser.host_page import Articles, articles
from tests.browser.hosting import Host, hosted
from tests.browser.support import MOUNT, PHONE, SCREENSHOTS, OpenPage, Shot, Site, Size, Watch, chromium_flags
from tests.browser.used import PLAINLY, Used, count_starts

TIMEOUT_MS = 30_000
FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Site]:
    """The site, served on a free port under a sub-path."""
    server = serve.start(dist, port=0, mount=MOUNT)
    parts = urlsplit(server.url)
    yield Site(server.url, f"{parts.scheme}://{parts.netloc}")
    server.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, headless."""
    executable = chromium.find()
    if executable is None:
        pytest.fail(chromium.INSTALL_ADVICE)
    expect.set_options(timeout=TIMEOUT_MS)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable, args=chromium_flags())
        yield running
        running.close()


@pytest.fixture
def open_page(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """A function that opens pages of the site; see the module's text."""
    contexts: list[tuple[BrowserContext, Watch]] = []

    def open_one(
        size: Size = PHONE,
        *,
        touch: bool = False,
        lang: str = "zh-CN",
        path: str = "",
        allow: list[str] | None = None,
        script: str = "",
        **options: Any,
    ) -> Page:
        context, watch = _context(browser, site, size, touch, lang, **options)
        watch.allow.extend(allow or [])
        contexts.append((context, watch))
        if script:
            context.add_init_script(f'if (location.protocol !== "about:") {{ {script} }}')
        page = context.new_page()
        page.goto(urljoin(site.url, path))
        return page

    yield open_one
    if request.node.stash.get(FAILED, False):
        _picture_all([page for context, _ in contexts for page in context.pages], request.node.name)
    for context, _ in contexts:
        count_starts(context.pages)
        context.close()
    _assert_nothing_wrong([watch for _, watch in contexts])


@pytest.fixture(scope="session")
def all_used(browser: Browser, site: Site) -> Iterator[dict[tuple[bool, str], Used]]:
    """The pages that tests use one after another, by whether they have a touch screen and by language."""
    pages: dict[tuple[bool, str], Used] = {}
    yield pages
    for used in pages.values():
        count_starts([used.page])
        used.page.context.close()


@pytest.fixture
def used_page(
    browser: Browser, site: Site, all_used: dict[tuple[bool, str], Used], request: pytest.FixtureRequest
) -> Iterator[OpenPage]:
    """A function that gives pages which other tests have used before; see the module's text."""
    lent: dict[tuple[bool, str], Used] = {}

    def lend(size: Size = PHONE, *, touch: bool = False, lang: str = "zh-CN", allow: list[str] | None = None) -> Page:
        kind = touch, lang
        assert kind not in lent, "a test gets one used page of a kind; open_page opens more"
        if kind in all_used and not all_used[kind].running():
            all_used.pop(kind).page.context.close()
        if kind not in all_used:
            context, watch = _context(browser, site, size, touch, lang)
            context.add_init_script(HANDLED)
            context.add_init_script(PLAINLY)
            page = context.new_page()
            page.goto(site.url)
            all_used[kind] = Used.of(page, watch)
        lent[kind] = all_used[kind]
        lent[kind].tidy(size)
        lent[kind].watch.allow[:] = allow or []
        return lent[kind].page

    yield lend
    watches = [used.watch for used in lent.values()]
    failed = request.node.stash.get(FAILED, False)
    if failed:
        _picture_all([page for used in lent.values() for page in used.page.context.pages], request.node.name)
    if failed or any(watch.problems for watch in watches):  # the next test gets one that nothing went wrong with
        for kind, used in lent.items():
            used.page.context.close()
            all_used.pop(kind)
    _assert_nothing_wrong(watches)


@pytest.fixture
def host(dist: Path, tmp_path: Path) -> Iterator[Host]:
    """A host of the test's own."""
    with hosted(dist, tmp_path / "site") as serving:
        yield serving


@pytest.fixture
def host_pages(browser: Browser, dist: Path) -> Iterator[Articles]:
    """Pages of another site, on a host of their own."""
    with articles(browser, dist) as made:
        yield made


@pytest.fixture
def page(open_page: OpenPage, request: pytest.FixtureRequest) -> Page:
    """A page of the site at phone size, or at the size the test is parametrised with."""
    return open_page(getattr(request, "param", PHONE))


@pytest.fixture
def shot(request: pytest.FixtureRequest) -> Shot:
    """A function that saves a screenshot under a name, where `--pictures` asks for them."""

    def save(page: Page, name: str) -> None:
        if request.config.getoption("--pictures"):
            SCREENSHOTS.mkdir(exist_ok=True)
            page.screenshot(path=SCREENSHOTS / f"{name}.png", animations="disabled")

    return save


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test has failed, for the pictures its fixtures take."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


def _context(
    browser: Browser, site: Site, size: Size, touch: bool, lang: str, **options: Any
) -> tuple[BrowserContext, Watch]:
    """Return a fresh context, and the watch over its pages."""
    width, height = size
    # Else the second page of a test would be answered from what the first one kept, and not by the test's routes.
    options.setdefault("service_workers", "block")
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, locale=lang, **options
    )
    context.set_default_timeout(TIMEOUT_MS)
    watch = Watch(site.origin)
    watch.watch_context(context)
    return context, watch


def _assert_nothing_wrong(watches: list[Watch]) -> None:
    problems = [problem for watch in watches for problem in watch.problems]
    assert not problems, "\n".join(problems)


def _picture_all(pages: list[Page], name: str) -> None:
    SCREENSHOTS.mkdir(exist_ok=True)
    for number, page in enumerate(pages, 1):
        page.screenshot(path=SCREENSHOTS / f"failed-{re.sub(r'[^A-Za-z0-9-]+', '-', name)}-{number}.png")
