"""Firefox and WebKit, driven by the little that all drivers have: open an address, run a script, press an element.

Where Playwright's builds of them can be had, they are used. Where only packages can be fetched, Debian's browsers are
driven: WebKit by Selenium, Firefox by Mozilla's Marionette, because no package brings the program that Selenium needs
for Firefox. Playwright cannot drive those.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import BrowserType, Locator, Page, Playwright

from hupai_build import browser as installed
from tests.browser.browsers import free_port
from tests.browser.support import chromium_flags

PATIENCE_MS = 120_000
"""How long a script may wait for what it waits for: Python starts slowly on a busy machine."""

BODY = "(async (...given) => {%s})"
AWAITED = f"""const given = [...arguments], done = given.pop();
{BODY}(...given).then((value) => done({{ value }}), (error) => done({{ error: `${{error}}` }}));"""

SHOWN = """const parts = given[0].split(" >>> ");
const inside = (roots, part) => roots.flatMap((root) => [...(root.shadowRoot ?? root).querySelectorAll(part)]);
const free = (element) => {
  element.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(element.getRootNode().elementFromPoint(x + width / 2, y + height / 2));
};
for (;;) {
  const found = parts.reduce(inside, [document]).find((element) => element.checkVisibility() && free(element));
  if (found) return found;
  await new Promise((later) => setTimeout(later, 50));
}"""
"""Waits until an element is shown and nothing lies over it, and returns it; ` >>> ` leads into its shadow tree."""


class Driven(Protocol):
    """A browser with one page."""

    def open(self, address: str) -> None:
        """Open an address."""

    def run(self, script: str, *given: Any) -> Any:
        """Run the body of an async function in the page, with what it is given, and return what it returns."""

    def reload(self) -> None:
        """Load the page again."""

    def press(self, selector: str) -> None:
        """Press the first element that is shown, as a person does, as soon as there is one."""

    def enter(self, selector: str) -> None:
        """Go on inside this frame."""


class ByPlaywright:
    """A page that Playwright drives."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._frame = page.main_frame
        page.set_default_timeout(PATIENCE_MS)

    def open(self, address: str) -> None:
        """Open an address."""
        self._page.goto(address)

    def run(self, script: str, *given: Any) -> Any:
        """Run the body of an async function in the page."""
        return self._frame.evaluate(f"(given) => {BODY % script}(...given)", given)

    def reload(self) -> None:
        """Load the page again."""
        self._page.reload()

    def _shown(self, selector: str) -> Locator:
        return self._frame.locator(selector.replace(" >>> ", " ")).filter(visible=True).first

    def press(self, selector: str) -> None:
        """Press the first element that is shown."""
        self._shown(selector).click()

    def enter(self, selector: str) -> None:
        """Go on inside this frame."""
        frame = self._shown(selector).element_handle().content_frame()
        assert frame is not None
        self._frame = frame


@dataclass
class ByLibrary:
    """A page that Selenium or Marionette drives: what each of them calls the same."""

    open: Callable[[str], Any]
    call: Callable[..., Any]
    """Runs a script with what it is given, until it calls the last thing it is given."""
    reload: Callable[[], Any]
    enter_frame: Callable[[Any], Any]

    def run(self, script: str, *given: Any) -> Any:
        """Run the body of an async function in the page."""
        answer = self.call(AWAITED % script, *given)
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def press(self, selector: str) -> None:
        """Press the first element that is shown."""
        self.run(SHOWN, selector).click()

    def enter(self, selector: str) -> None:
        """Go on inside this frame."""
        self.enter_frame(self.run(SHOWN, selector))


@contextmanager
def opened(playwright: Playwright, name: str, **prefs: Any) -> Iterator[Driven]:
    """Start a browser, Firefox with these preferences; the test is skipped where it cannot be had."""
    kind: BrowserType = getattr(playwright, name)
    how: dict[str, Any] = {"firefox_user_prefs": prefs} if prefs else {}
    if name == "chromium":
        how = {"executable_path": installed.find(), "args": chromium_flags()}
        how["ignore_default_args"] = ["--hide-scrollbars"]
    elif not Path(kind.executable_path).is_file():
        lacking = [program for program in installed.DEBIANS[name] if not shutil.which(program)]
        if lacking:
            pytest.skip(f"neither Playwright's {name} nor the system's is here: {', '.join(lacking)} not found")
        with debian_firefox(prefs) if name == "firefox" else debian_webkit() as driven:
            yield driven
        return
    with kind.launch(**how) as running:
        yield ByPlaywright(running.new_page())


@contextmanager
def debian_webkit() -> Iterator[ByLibrary]:
    """WebKitGTK's own browser on a screen that nobody sees."""
    webdriver = pytest.importorskip("selenium.webdriver")
    with hidden_screen() as display:
        # It draws without a graphics card, and root may start it.
        drawn = {"WEBKIT_DISABLE_DMABUF_RENDERER": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        service = webdriver.WebKitGTKService(env={**os.environ, **drawn, "DISPLAY": display})
        with webdriver.WebKitGTK(service=service) as driver:
            driver.set_script_timeout(PATIENCE_MS / 1000)
            yield ByLibrary(driver.get, driver.execute_async_script, driver.refresh, driver.switch_to.frame)


@contextmanager
def hidden_screen() -> Iterator[str]:
    """A screen that nobody sees; its name."""
    number, told = os.pipe()
    command = ["Xvfb", "-displayfd", str(told), "-screen", "0", "1440x1000x24"]
    with subprocess.Popen(command, pass_fds=[told], stderr=subprocess.DEVNULL) as screen, open(number) as said:
        os.close(told)
        try:
            yield f":{said.readline().strip()}"
        finally:
            screen.terminate()


@contextmanager
def debian_firefox(prefs: dict[str, Any]) -> Iterator[ByLibrary]:
    """Firefox without a window, with these preferences."""
    marionette = pytest.importorskip("marionette_driver.marionette")
    port = free_port()  # two processes may drive one each
    firefox = marionette.Marionette(
        bin=shutil.which("firefox-esr"), port=port, headless=True, prefs=prefs, gecko_log="-"
    )

    def call(script: str, *given: Any) -> Any:
        return firefox.execute_async_script(script, given, sandbox=None)  # where the page's own scripts run

    try:
        firefox.start_session()
        firefox.timeout.script = PATIENCE_MS / 1000
        yield ByLibrary(firefox.navigate, call, firefox.refresh, firefox.switch_to_frame)
    finally:
        firefox.cleanup()
