"""The browser that tests use one after another, and what becomes of it when one of them fails or never ends."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from contextlib import suppress
from threading import Timer

from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.browser.support import SCREENSHOTS
from tests.browser.used import Used

DRAWN_MS = 10_000
"""How long a page may take to be pictured, in a browser that may have stopped making frames."""


class Browsers:
    """Launches a browser when a test wants one, and another after :meth:`end`."""

    def __init__(self, launch: Callable[[list[str]], Browser], flags: list[str]) -> None:
        self._launch = launch
        self._flags = flags
        self._running: Browser | None = None
        self.port = 0
        """Where the running browser can be reached by others."""
        self.used: dict[tuple[bool, str], Used] = {}
        """The pages that tests use one after another, by whether they have a touch screen and by language."""

    def running(self) -> Browser:
        """Return the browser; launch it if there is none."""
        if self._running is None or not self._running.is_connected():
            self.used.clear()
            self.port = free_port()
            self._running = self._launch([*self._flags, f"--remote-debugging-port={self.port}"])
        return self._running

    def end(self) -> None:
        """End the browser with all its pages. The next test gets another one."""
        self.used.clear()
        if self._running is not None:
            self._running.close()
            self._running = None

    def picture_after(self, seconds: float, name: str) -> Timer:
        """Return a running timer that pictures all pages; cancel it when the test has ended.

        A test that runs into its limit ends with its process, so that nothing in that process can take pictures then.
        """
        timer = Timer(seconds, _picture_from_outside, [self.port, name])
        timer.daemon = True
        timer.start()
        return timer


def picture_all(pages: list[Page], name: str) -> None:
    """Save pictures of pages under the name of a test; leave out a page that cannot be drawn any more."""
    SCREENSHOTS.mkdir(exist_ok=True)
    for number, page in enumerate(pages, 1):
        file = SCREENSHOTS / f"failed-{re.sub(r'[^A-Za-z0-9-]+', '-', name)}-{number}.png"
        with suppress(Error):
            page.screenshot(path=file, timeout=DRAWN_MS)


def _picture_from_outside(port: int, name: str) -> None:
    with suppress(Error), sync_playwright() as playwright:
        reached = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}", timeout=DRAWN_MS)
        picture_all([page for context in reached.contexts for page in context.pages], name)


def free_port() -> int:
    """Return a port on which nothing listens."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
    return port
