"""A page of another site that holds ours: each on a host of its own, so that the browser keeps them apart.

The site's host allows other origins, as GitHub Pages does: a frame without an origin needs that to load modules.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Frame, Page

from hupai_build import serve
from tests.browser.engine_site import Answering, Sessions
from tests.browser.player import PATIENCE_MS
from tests.browser.support import MOUNT, Site

STRICT = "default-src 'none'; frame-src {origin}; script-src {origin}"
"""The strictest policy of a host under which the elements are promised to work."""
TRUSTED_TYPES = STRICT + "; require-trusted-types-for 'script'; trusted-types hupai"
SANDBOXED = "sandbox allow-scripts"
"""A host page without an origin; so are the frames in it."""

NO_STORAGE = """for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
  Object.defineProperty(globalThis, name, { get() { throw new DOMException("no", "SecurityError"); } });"""
"""A browser that lets frames store nothing."""

HEAR = """if (window === top) {
  window.heard = [];
  addEventListener("message", event => heard.push(event.data));
  for (const type of ["ready", "state", "answer", "result", "error"])
    addEventListener(`hupai-${type}`, event => heard.push({ event: type, detail: event.detail }));
}"""
"""Notes in the host page what embeds tell it."""

HEARD = """async ([type, least, patience]) => {
  const late = performance.now() + patience;
  for (;;) {
    const found = heard.filter(each => [each.type, each.event, each.message].includes(type));
    if (found.length >= least || performance.now() > late) return found;
    await new Promise(done => setTimeout(done, 20));
  }
}"""
"""Waits until a host page has heard so many messages of a type: what a frame tells comes later than what it draws."""

SETTLED = """async () => { for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame); }"""
"""Waits for more frames than anything needs to be drawn, measured, told to the page around, and drawn again."""

RESIZE = """addEventListener("message", ({ data, source }) => {
  if (data?.type !== "height") return;
  for (const frame of document.querySelectorAll("iframe"))
    if (frame.contentWindow === source) frame.height = data.value;
});"""
"""What a host page does to make frames as high as they say."""


def settle(*documents: Frame | Page) -> None:
    """Wait until all that these documents are about to draw and to tell is drawn and told; the innermost first."""
    for document in documents:
        document.evaluate(SETTLED)


class _Shared(serve._Handler):
    """A host that allows other origins."""

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


class _SharedEngine(_Shared, Answering):
    """The same, with the engine of this process behind it."""


class _Article(BaseHTTPRequestHandler):
    def __init__(self, pages: list[tuple[bytes, dict[str, str]]], *arguments: Any) -> None:
        self.pages = pages
        super().__init__(*arguments)

    def do_GET(self) -> None:
        """Answer with the article."""
        content, headers = self.pages[-1]
        self.send_response(200)
        for name, value in {**headers, "Content-Length": str(len(content))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:
        """Keep the terminal quiet."""


@dataclass
class Article:
    """An open page of another site."""

    page: Page
    site: Site
    requests: list[str] = field(default_factory=list)
    """Addresses of our site that were asked for."""
    problems: list[str] = field(default_factory=list)
    """What the browser complained about."""

    def note(self, url: str) -> None:
        """Note a request to our site."""
        if url.startswith(self.site.origin):
            self.requests.append(url)

    def frames(self, name: str) -> list[Frame]:
        """Return the frames with a page of our site."""
        return [frame for frame in self.page.frames if frame.url.startswith(f"{self.site.url}{name}")]

    def heard(self, type_: str, least: int = 1) -> list[dict[str, Any]]:
        """Return the messages and events of a type that the host page has got, once there are so many."""
        found: list[dict[str, Any]] = self.page.evaluate(HEARD, [type_, least, PATIENCE_MS])
        assert len(found) >= least, (type_, found)
        return found

    def asked(self, ending: str) -> int:
        """Return how often a file of our site was asked for."""
        return sum(url.partition("#")[0].endswith(ending) for url in self.requests)


@dataclass(frozen=True)
class Hosts:
    """The host of our site, and another one with the pages that hold it; the page that was added last is sent."""

    site: Site
    address: str
    pages: list[tuple[bytes, dict[str, str]]]


class Articles:
    """Opens pages of another site."""

    def __init__(self, browser: Browser, hosts: Hosts) -> None:
        self.browser = browser
        self.site = hosts.site
        self._hosts = hosts
        self._contexts: list[BrowserContext] = []

    def close(self) -> None:
        """Close all pages."""
        for context in self._contexts:
            context.close()

    def open(
        self, body: str, *, policy: str = "", script: str = "", head: str = "", width: int = 800, height: int = 900
    ) -> Article:
        """Open a page with this body, under this policy; `script` runs first in it and in every frame."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
        )
        self._contexts.append(context)
        for first in (HEAR, script):
            context.add_init_script(first)
        found = Article(context.new_page(), self.site)
        context.on("request", lambda request: found.note(request.url))
        context.on("console", lambda message: found.problems.append(message.text))
        context.on("weberror", lambda error: found.problems.append(str(error.error)))
        whole = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Article</title>{head}<main>{body}</main>'
        headers = {"Content-Type": "text/html"} | (
            {"Content-Security-Policy": policy.format(origin=self.site.origin)} if policy else {}
        )
        self._hosts.pages.append((whole.encode(), headers))
        found.page.goto(self._hosts.address)
        return found

    def with_script(self, body: str, **how: Any) -> Article:
        """Open a page that includes our script."""
        return self.open(body, head=f'<script src="{self.site.url}embed/v1/hupai-play.js" defer></script>', **how)

    def framed(self, *addresses: str, sandbox: str | None = None, width: int = 360, **how: Any) -> Article:
        """Open a page with frames of our site, which become as high as they say."""
        kept = "" if sandbox is None else f' sandbox="{sandbox}"'
        frames = "".join(
            f'<iframe title="Frame {number}" width="{width}" height="300"{kept} src="{self.site.url}{address}">'
            "</iframe>"
            for number, address in enumerate(addresses)
        )
        return self.open(frames, script=RESIZE + how.pop("script", ""), **how)


@contextmanager
def two_hosts(dist: Path, *, pyodide: bool = False) -> Iterator[Hosts]:
    """Serve the site and, on another host, pages that hold it; see engine_site.py for what answers them."""
    handler = partial(_Shared if pyodide else partial(_SharedEngine, Sessions()), serve.Folder(dist), MOUNT)
    ours = serve.Server(serve._Http(("127.0.0.1", 0), handler), "127.0.0.1", MOUNT)
    site = Site(ours.url, f"http://127.0.0.1:{ours.port}")
    pages: list[tuple[bytes, dict[str, str]]] = []
    with other_site(pages) as address:
        yield Hosts(site, address, pages)
    ours.close()


@contextmanager
def other_site(pages: list[tuple[bytes, dict[str, str]]]) -> Iterator[str]:
    """Serve pages of another site, the last of them at any address."""
    theirs = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Article, pages))
    threading.Thread(target=theirs.serve_forever, args=(0.05,), daemon=True).start()
    yield f"http://localhost:{theirs.server_port}/"
    theirs.shutdown()
    theirs.server_close()
