"""Firefox and WebKit, driven by the little that all drivers have: open an address, run a script, press an element.

Where Playwright's builds of them can be had, they are used. Where only packages can be fetched, Debian's browsers are
driven by WebDriver: WebKit by its driver over HTTP, Firefox by Marionette, which is WebDriver as Firefox itself speaks
it. Playwright cannot drive those.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import BrowserType, Locator, Page, Playwright

from hupai_build import browser as installed
from tests.browser.support import chromium_flags

PATIENCE_MS = 120_000
"""How long a script may wait for what it waits for: Python starts slowly on a busy machine."""
STARTS_S = 120
"""How long a browser may take to start there."""
SILENT_S = 300
"""How long a driver may take to answer: longer than a script."""

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


class ByWebDriver:
    """A page that a distribution's browser shows; `command` sends one of the commands below."""

    def __init__(self, command: Callable[..., Any]) -> None:
        self._command = command
        command("SetTimeouts", script=PATIENCE_MS, pageLoad=PATIENCE_MS)

    def open(self, address: str) -> None:
        """Open an address."""
        self._command("Navigate", url=address)

    def run(self, script: str, *given: Any) -> Any:
        """Run the body of an async function in the page."""
        answer = self._command("ExecuteAsyncScript", script=AWAITED % script, args=given)
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def reload(self) -> None:
        """Load the page again."""
        self._command("Refresh")

    def press(self, selector: str) -> None:
        """Press the first element that is shown."""
        (element,) = self.run(SHOWN, selector).values()
        self._command("ElementClick", id=element)

    def enter(self, selector: str) -> None:
        """Go on inside this frame."""
        self._command("SwitchToFrame", id=self.run(SHOWN, selector))


PATHS = {
    "SetTimeouts": "timeouts",
    "Navigate": "url",
    "ExecuteAsyncScript": "execute/async",
    "Refresh": "refresh",
    "SwitchToFrame": "frame",
    "ElementClick": "element/{id}/click",
}
"""Where a driver over HTTP takes the commands."""


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
def debian_webkit() -> Iterator[ByWebDriver]:
    """WebKitGTK's own browser on a screen that nobody sees."""
    with ExitStack() as ending:
        screen, told = os.pipe()
        _started(ending, ["Xvfb", "-displayfd", str(told), "-screen", "0", "1440x1000x24"], pass_fds=[told])
        display = os.read(screen, 16).decode().strip()
        os.close(screen)
        os.close(told)
        port = _free_port()
        # It draws without a graphics card, and root may start it.
        drawn = {"WEBKIT_DISABLE_DMABUF_RENDERER": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        _started(ending, ["WebKitWebDriver", f"--port={port}"], env={**os.environ, **drawn, "DISPLAY": f":{display}"})
        base = f"http://127.0.0.1:{port}/session"

        def post(path: str, body: dict[str, Any]) -> Any:
            request = Request(base + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
            try:
                with urlopen(request, timeout=SILENT_S) as answer:
                    return json.load(answer)["value"]
            except HTTPError as error:
                raise AssertionError(error.read().decode()) from error

        _until_listening(port)
        session = post("", {"capabilities": {}})["sessionId"]
        ending.callback(urlopen, Request(f"{base}/{session}", method="DELETE"))
        yield ByWebDriver(lambda name, **given: post(f"/{session}/{PATHS[name].format(**given)}", given))


@contextmanager
def debian_firefox(prefs: dict[str, Any]) -> Iterator[ByWebDriver]:
    """Firefox without a window, with these preferences."""
    with ExitStack() as ending:
        profile = Path(ending.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        port = _free_port()
        all_prefs = {"marionette.port": port, **prefs}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in all_prefs.items()]
        (profile / "user.js").write_text("\n".join(lines), "utf-8")
        _started(ending, ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", str(profile)])
        _until_listening(port)
        wire = ending.enter_context(socket.create_connection(("127.0.0.1", port), SILENT_S))
        messages = wire.makefile("rwb")

        def read() -> Any:
            length = b"".join(iter(lambda: messages.read(1), b":"))
            return json.loads(messages.read(int(length)))

        def command(name: str, **given: Any) -> Any:
            sent = json.dumps([0, 1, f"WebDriver:{name}", given]).encode()
            messages.write(b"%d:%s" % (len(sent), sent))
            messages.flush()
            _, _, error, value = read()
            assert error is None, error
            return value.get("value", value) if isinstance(value, dict) else value

        read()  # Firefox says first which version of this it speaks
        command("NewSession")
        yield ByWebDriver(command)


def _started(ending: ExitStack, command: list[str], **how: Any) -> None:
    """Start a program that ends with the test."""
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **how)
    ending.callback(running.wait)
    ending.callback(running.terminate)


def _until_listening(port: int) -> None:
    late = time.monotonic() + STARTS_S
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            assert time.monotonic() < late, "the browser does not start"
            time.sleep(0.1)


def _free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
    return port
