"""Fixtures of the browser tests: the served site, Chromium, and pages that tolerate no error.

`open_page(size, touch=…, lang=…, path=…, allow=[…])` opens a page of the site in a context of its own. The test
fails if the page logs an error, throws, violates its policy, or sends a request to another origin. `allow` holds
regular expressions for the problems that a test causes on purpose; `script` runs before the page's own scripts; what
matches `empty` comes without content.
Service workers are blocked unless `service_workers="allow"` is given. The engine behind the page is that of this very
process (engine_site.py), unless `pyodide=True` asks for the site as a host would serve it: for tests of the start, of
faults and of whatever else depends on where Python runs. `page` is such a page at phone size, or at the size given by
indirect parametrisation:

    @pytest.mark.parametrize("page", [PHONE, DESKTOP], indirect=True)

`used_page(size, touch=…, lang=…, allow=[…])` gives a page that earlier tests have used, in its first state: in the
lobby, nothing stored; only the others play without pauses, and the system asks for less motion unless `motion=True` is
given: whole matches move, and so do the tests of what moves. It saves a new process of the browser, so every test takes
it that changes nothing in the browser itself. Tests can end its workers and advance its clock (HANDLED in broken.py).

`shot(page, "name")` saves tests/browser/screenshots/name.png with `--pictures`; a failing test always saves its pages
there. The content security policy forbids eval, so tests wait on locators, never with `wait_for_function`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from hupai_build import browser as chromium
from hupai_build import serve
from tests.browser.broken import HANDLED
from tests.browser.browsers import Browsers, picture_all
from tests.browser.engine_site import answering
from tests.browser.host_page import Articles, Hosts, two_hosts
from tests.browser.hosting import Host, hosted
from tests.browser.support import MOUNT, PHONE, SCREENSHOTS, OpenPage, Shot, Site, Size, Watch, chromium_flags
from tests.browser.used import Used

TIMEOUT_MS = 60_000
FAILED = pytest.StashKey[bool]()
PICTURED = 0.8
"""The part of a test's limit after which its pages are pictured."""


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Site]:
    """The site, served on a free port under a sub-path."""
    server = serve.start(dist, port=0, mount=MOUNT)
    parts = urlsplit(server.url)
    yield Site(server.url, f"{parts.scheme}://{parts.netloc}")
    server.close()


@pytest.fixture(scope="session")
def engine_site(dist: Path) -> Iterator[Site]:
    """The site with the engine of this process behind it, on a port of its own."""
    with answering(dist) as served:
        yield served


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers; there can be one in a process."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browsers(playwright: Playwright) -> Iterator[Browsers]:
    """Chromium, headless: the one that runs, or another."""
    executable = chromium.find()
    if executable is None:
        pytest.fail(chromium.INSTALL_ADVICE)
    expect.set_options(timeout=TIMEOUT_MS)
    made = Browsers(lambda flags: playwright.chromium.launch(executable_path=executable, args=flags), chromium_flags())
    yield made
    made.end()


@pytest.fixture
def browser(browsers: Browsers, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A browser that no test has failed with: one that has stopped making frames would take the next test with it."""
    running = browsers.running()
    hanging = browsers.picture_after(PICTURED * limit_of(request.node), request.node.name)
    yield running
    hanging.cancel()
    if request.node.stash.get(FAILED, False):
        browsers.end()


@pytest.fixture
def open_page(browser: Browser, site: Site, engine_site: Site, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
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
        empty: str = "",
        pyodide: bool = False,
        **options: Any,
    ) -> Page:
        served = site if pyodide else engine_site
        context, watch = _context(browser, served, size, touch, lang, **options)
        watch.allow.extend(allow or [])
        contexts.append((context, watch))
        if script:
            context.add_init_script(f'if (location.protocol !== "about:") {{ {script} }}')
        if empty:
            context.route(empty, lambda route: route.fulfill(body=""))
        page = context.new_page()
        page.goto(urljoin(served.url, path))
        return page

    yield open_one
    if request.node.stash.get(FAILED, False):
        picture_all([page for context, _ in contexts for page in context.pages], request.node.name)
    for context, _ in contexts:
        context.close()
    _assert_nothing_wrong([watch for _, watch in contexts])


@pytest.fixture
def used_page(
    browser: Browser, browsers: Browsers, engine_site: Site, request: pytest.FixtureRequest
) -> Iterator[OpenPage]:
    """A function that gives pages which other tests have used before; see the module's text."""
    all_used, lent = browsers.used, dict[tuple[bool, str], Used]()

    def lend(
        size: Size = PHONE,
        *,
        touch: bool = False,
        lang: str = "zh-CN",
        motion: bool = False,
        allow: list[str] | None = None,
    ) -> Page:
        kind = touch, lang
        assert kind not in lent, "a test gets one used page of a kind; open_page opens more"
        if kind not in all_used:
            context, watch = _context(browser, engine_site, size, touch, lang)
            context.add_init_script(HANDLED)
            all_used[kind] = Used(context.new_page(), watch, engine_site)
        lent[kind] = all_used[kind]
        lent[kind].tidy(size, motion=motion)
        lent[kind].watch.allow[:] = allow or []
        return lent[kind].page

    yield lend
    watches = [used.watch for used in lent.values()]
    if request.node.stash.get(FAILED, False):
        picture_all([page for used in lent.values() for page in used.page.context.pages], request.node.name)
    elif any(watch.problems for watch in watches):  # the next test gets one that nothing went wrong with
        browsers.end()
    _assert_nothing_wrong(watches)


@pytest.fixture
def host(dist: Path, tmp_path: Path) -> Iterator[Host]:
    """A host of the test's own."""
    with hosted(dist, tmp_path / "site") as serving:
        yield serving


@pytest.fixture(scope="session")
def engine_hosts(dist: Path) -> Iterator[Hosts]:
    """Our site with the engine of this process behind it, beside another site."""
    with two_hosts(dist) as hosts:
        yield hosts


@pytest.fixture(scope="session")
def pyodide_hosts(dist: Path) -> Iterator[Hosts]:
    """Our site as a host would serve it, beside another site."""
    with two_hosts(dist, pyodide=True) as hosts:
        yield hosts


@pytest.fixture
def host_pages(browser: Browser, engine_hosts: Hosts) -> Iterator[Articles]:
    """Pages of another site; the engine of this process answers what they hold of ours."""
    made = Articles(browser, engine_hosts)
    yield made
    made.close()


@pytest.fixture
def pyodide_host_pages(browser: Browser, pyodide_hosts: Hosts) -> Iterator[Articles]:
    """Pages of another site that hold ours with Pyodide."""
    made = Articles(browser, pyodide_hosts)
    yield made
    made.close()


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
    if report.failed:
        item.stash[FAILED] = True
    return report


def limit_of(item: pytest.Item) -> float:
    """Return the limit of a test in seconds."""
    marker = item.get_closest_marker("timeout")
    return float(marker.args[0] if marker else item.config.getini("timeout"))


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
