"""What cannot be healed is named by its cause, on every page, in both languages: see web/src/boot/first.js."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from hupai_build import serve
from hupai_build.paths import WEB
from tests.browser.host_page import other_site
from tests.browser.hosting import AT_ONCE
from tests.browser.player import LOCALES
from tests.browser.support import MOUNT, Site, now_and_later

DRAWN = sorted(page.name for page in WEB.glob("*.html") if "<!-- late -->" in page.read_text("utf-8"))
"""Pages that a script draws."""
SOME = [pytest.param(DRAWN[::4], id="some"), pytest.param(DRAWN, id="all", marks=pytest.mark.long)]
"""Their beginnings have one template, so an ordinary run looks at some."""
WITHOUT_PYTHON = {"learn.html": "hp-lessons h1", "rules.html": ".reading h1", "glossary.html": "hp-glossary h1"}
OTHERS = ("learn", "glossary", "calculate", "practise", "publish")
HAND = "calculate.html#game=leiyang&cards=345s345b77s99b&laid=ti:0000b"
ANSWER = ".calculate-answer button"
NO_WEBASSEMBLY = "delete globalThis.WebAssembly"
TOO_OLD = "delete globalThis.CSSPropertyRule"

Answer = Callable[[Route], None]


@pytest.fixture
def context(browser: Browser) -> BrowserContext:
    """A fresh browser in Chinese."""
    return browser.new_context(locale=LOCALES["zh"], service_workers="block")


def told(page: Page, cause: str) -> None:
    """Check that a page names a cause in both languages, and offers to load it again."""
    notice = page.locator(f".late[data-cause={cause}]")
    expect(notice).to_be_visible()
    expect(notice.locator("span")).to_have_count(2)
    expect(notice.locator("span[lang=en]")).to_contain_text(" ")
    expect(notice.get_by_role("link", name="刷新")).to_be_visible()


def sends(**answer: object) -> Answer:
    """Answer a request with this."""
    return lambda route: route.fulfill(**answer)  # type: ignore[arg-type]


def adds(**headers: str) -> Answer:
    """Add headers to whatever the host sends."""

    def answer(route: Route) -> None:
        sent = route.fetch()
        route.fulfill(response=sent, headers={**sent.headers, **{n.replace("_", "-"): v for n, v in headers.items()}})

    return answer


WITHOUT_SCRIPT: dict[str, Answer] = {
    "blocked": lambda route: route.abort(),
    "host": sends(status=404, body=""),
    "types": sends(body="", content_type="text/plain", headers={"X-Content-Type-Options": "nosniff"}),
    "other": sends(body="throw new Error('stopped')", content_type="text/javascript"),
}
"""What comes instead of a script, by its cause: a content blocker, a host that lost it, one that sends another page."""


@pytest.mark.parametrize(
    ("first", "pages"), [(0, DRAWN[::2]), *(pytest.param(first, DRAWN, marks=pytest.mark.long) for first in range(4))]
)
def test_a_page_without_its_script_says_why(context: BrowserContext, site: Site, first: int, pages: list[str]) -> None:
    """Pages that a script draws, with one cause after the other; a long run tries each page with each."""
    assert len(DRAWN) == 10
    page = context.new_page()
    causes = list(WITHOUT_SCRIPT.items())
    for nth, page_name in enumerate(pages, first):
        cause, answer = causes[nth % len(causes)]
        # All scripts but the first one, which tells.
        page.route(lambda url: url.endswith(".js") and not url.endswith("/first.js"), answer)
        page.goto(urljoin(site.url, page_name))
        told(page, cause)
        page.unroute_all()


@pytest.mark.parametrize("pages", SOME)
def test_a_page_tells_even_without_its_first_script(context: BrowserContext, site: Site, pages: list[str]) -> None:
    """Where all scripts are blocked, the page itself says what to look for, after four seconds."""
    page = context.new_page()
    page.route("**/*.js", lambda route: route.abort())
    for page_name in pages:
        page.goto(urljoin(site.url, page_name))
        late = page.locator(".late")
        expect(late).to_be_hidden()
        assert late.evaluate("late => late.getAnimations()[0].effect.getTiming().delay") == 4000
        late.evaluate("late => { late.getAnimations()[0].currentTime = 4000; }")
        expect(late).to_be_visible()
        expect(late).to_contain_text("拦截内容的插件")
        expect(late).to_contain_text("blocks content")


@pytest.mark.parametrize("pages", SOME)
def test_a_folder_on_a_disk_says_what_to_do(context: BrowserContext, dist: Path, pages: list[str]) -> None:
    """Every page names the single file, but for that of frames, which needs no module."""
    page = context.new_page()
    for page_name in sorted({*pages} - {"embed.html"}):
        page.goto((dist / page_name).as_uri())
        told(page, "file")
        expect(page.locator(".late")).to_contain_text("hupai.html")


@pytest.mark.parametrize("pages", SOME)
def test_a_browser_that_is_too_old_is_told_so(context: BrowserContext, site: Site, pages: list[str]) -> None:
    """Before anything else has run: no script of the page has arrived yet."""
    context.add_init_script(TOO_OLD)
    page = context.new_page()
    page.route("**/*.js", lambda route: route.continue_() if "first.js" in route.request.url else route.abort())
    for page_name in pages:
        page.goto(urljoin(site.url, page_name))
        told(page, "old")
        for version in ("111", "128", "16.4"):
            expect(page.locator(".late span").first).to_contain_text(version)


def test_a_frame_without_an_origin_leads_out_of_itself(context: BrowserContext, site: Site) -> None:
    """Its host does not let others read its modules: a sentence, and a link that opens the page on its own."""
    for page_name in ("index.html", "learn.html"):
        address = urljoin(site.url, page_name)
        article = f'<iframe sandbox="allow-scripts" src="{address}"></iframe>'
        with other_site([(article.encode(), {"Content-Type": "text/html"})]) as elsewhere:
            page = context.new_page()
            page.goto(elsewhere)
            notice = page.frame_locator("iframe").locator(".late[data-cause=frame]")
            expect(notice.get_by_role("link", name="单独打开这一页")).to_have_attribute("href", address)


def test_without_webassembly_all_works_that_needs_no_python(context: BrowserContext, site: Site) -> None:
    """The lobby, the tournament, the calculator and the puzzles are drawn and say why Python does not start."""
    context.add_init_script(NO_WEBASSEMBLY)
    page = context.new_page()
    for page_name, selector in WITHOUT_PYTHON.items():
        page.goto(urljoin(site.url, page_name))
        expect(page.locator(selector).first).to_be_visible()
    page.goto(site.url)
    expect(page.get_by_role("button", name="选玩法、对手、规则")).to_be_visible()
    expect(page.locator(".progress.failed")).to_contain_text("WebAssembly")
    page.goto(urljoin(site.url, "tournament.html"))
    expect(page.locator("main [role=alert]")).to_contain_text("WebAssembly")
    page.goto(urljoin(site.url, HAND))
    page.locator(ANSWER).first.click()
    expect(page.locator("hp-answer .wrong")).to_contain_text("WebAssembly")
    page.goto(urljoin(site.url, "practise.html#game=yongzhou"))
    page.locator("main.practise button.play").click()
    expect(page.locator(".practise-wrong")).to_contain_text("WebAssembly")


PROGRAM = "**/pyodide.asm.wasm"
HALF, TWICE = (
    lambda whole: {"body": whole[: len(whole) // 2], "content_type": "application/wasm"},
    lambda whole: {"body": gzip.compress(whole, 1), "content_type": "application/wasm"},
)
CAUSES = {
    "half a program": (PROGRAM, HALF, "放本站的主机"),
    "a program packed twice": (PROGRAM, TWICE, "放本站的主机"),
    "a page in place of the program": (PROGRAM, lambda _: {"body": "<!doctype html>"}, "放本站的主机"),
    "no program": (PROGRAM, lambda _: {"status": 404, "body": ""}, "放本站的主机"),
    "a page in place of a script": ("**/pyodide.asm.js", lambda _: {"body": "<!doctype html>"}, "放本站的主机"),
    "no worker": ("**/assets/worker.js", lambda _: {"status": 404, "body": ""}, "放本站的主机"),
}
"""What the host sends wrongly, and what the page calls it."""


@now_and_later("what", {what: what for what in CAUSES}, "half a program", "no worker")
def test_a_wrong_file_is_the_hosts_fault(context: BrowserContext, site: Site, dist: Path, what: str) -> None:
    pattern, made, said = CAUSES[what]
    page = context.new_page()
    page.route(
        pattern, sends(**{"content_type": "text/html", **made((dist / "pyodide/pyodide.asm.wasm").read_bytes())})
    )
    page.goto(site.url)
    expect(page.locator(".progress.failed")).to_contain_text(said)


def test_a_file_that_does_not_come_at_all_is_the_networks_fault(context: BrowserContext, site: Site) -> None:
    page = context.new_page()
    page.route(PROGRAM, lambda route: route.abort())
    page.goto(site.url)
    expect(page.locator(".progress.failed")).to_contain_text("看看网络")


@pytest.mark.parametrize("policy", ["script-src 'self'", pytest.param("worker-src 'none'", marks=pytest.mark.long)])
def test_a_policy_of_the_host_is_named(context: BrowserContext, site: Site, policy: str) -> None:
    """A header forbids what Python needs."""
    context.route(f"{site.url}**", adds(content_security_policy=policy))
    page = context.new_page()
    page.goto(site.url)
    expect(page.locator(".progress.failed")).to_contain_text("安全策略")


def test_a_program_of_another_type_is_compiled_from_its_bytes(context: BrowserContext, site: Site) -> None:
    page = context.new_page()
    page.route(PROGRAM, adds(content_type="application/octet-stream"))
    page.goto(site.url)
    expect(page.locator("hp-page .progress:empty")).to_be_attached()


@pytest.mark.parametrize("mount", [MOUNT, pytest.param("", marks=pytest.mark.long)])
def test_the_page_for_missing_addresses_leads_to_the_site_from_any_depth(
    context: BrowserContext, dist: Path, mount: str
) -> None:
    """Wherever the site lies, and whether or not the build knew."""
    server = serve.start(dist, port=0, mount=mount)
    page = context.new_page()
    for address in ("x", "lesson/nope/x.html", "a/b/c/"):
        page.goto(server.url + address)
        expect(page.get_by_role("link")).to_have_attribute("href", f"{mount}/")
        page.get_by_role("link").click()
        expect(page).to_have_url(server.url)
    server.close()


@now_and_later("page_name", {name: f"{name}.html" for name in OTHERS}, "learn")
def test_whoever_comes_first_by_another_page_gets_the_site_too(browser: Browser, site: Site, page_name: str) -> None:
    """Reading, calculating, practising: each stores the site in idle time for use without a network."""
    context = browser.new_context()
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    with context.expect_event("serviceworker") as begun:
        page.goto(urljoin(site.url, page_name))
    assert begun.value.url == urljoin(site.url, "sw.js")
    context.close()
