"""Finds Chromium and a Chinese font for the browser tests, or fetches them, or asks the user to install them.

A long run also plays in Firefox and WebKit. They are fetched where that is possible; else their tests are skipped.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from . import python_env
from .paths import WORK
from .steps import Trouble, output, run, say

VARIABLE = "HUPAI_CHROMIUM"
SHELL = "chromium-headless-shell"
"""Chromium without windows. It draws the same pages, and opens one for a third of the work."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
FETCHED = WORK / "playwright-chromium"
"""A file with the path of the Chromium that Playwright has downloaded; empty where none without windows can be had."""
DEBIANS = {"firefox": ("firefox-esr",), "webkit": ("WebKitWebDriver", "Xvfb")}
"""The programs of Debian's Firefox and WebKit, which are used where Playwright's cannot be had."""
DRIVERS = ("marionette-driver", "selenium")
"""The Python packages that drive those."""
FETCH_LIMIT_S = 600
INSTALL_ADVICE = f"Install Chromium or Google Chrome, or set {VARIABLE} to the path of its executable, and try again."


def find() -> Path | None:
    """Return the Chromium that the variable names, one on PATH, in a usual place, or Playwright's own; None if none."""
    named = os.environ.get(VARIABLE)
    if named:
        if not os.access(named, os.X_OK) or Path(named).is_dir():
            raise Trouble(f"{VARIABLE} names {named}, which is not an executable file: correct or unset it.")
        return Path(named)
    return next(_there(), None)


def with_windows() -> Path | None:
    """Return a Chromium that can also open windows, or None if there is none."""
    return next((path for path in _there() if not _is_shell(path)), None)


def chromium() -> Path:
    """Return the Chromium to use: the one that the variable names, else one without windows, fetched if need be."""
    here = find()
    if here and (os.environ.get(VARIABLE) or _is_shell(here) or FETCHED.is_file()):
        return here
    for fetch in (_from_playwright, _from_apt):
        if fetch() and (fetched := find()) and _is_shell(fetched):
            return fetched
    if here is None:
        raise Trouble(INSTALL_ADVICE)
    FETCHED.write_text("", "utf-8")  # not to be had here: do not ask again at every run
    return here


def others() -> None:
    """Fetch Playwright's Firefox and WebKit, or else install Debian's and what drives them."""
    if not _has_debians():
        say("fetching Firefox and WebKit by Playwright")
        # GitHub's machines lack what WebKit needs of the system; elsewhere nobody is asked for a password.
        needed = ["--with-deps"] if os.environ.get("GITHUB_ACTIONS") else []
        if _playwright_installs(*needed, "firefox", "webkit"):
            return
        _apt_get(("firefox-esr", "webkit2gtk-driver", "xvfb"), "installing the system's Firefox and WebKit")
    if _has_debians():
        for name in DRIVERS:
            python_env.with_package(name)


def _has_debians() -> bool:
    return all(map(shutil.which, (*DEBIANS["firefox"], *DEBIANS["webkit"])))


def font() -> None:
    """Install a Chinese font if there is none: without one, browsers draw boxes in place of Chinese characters."""
    if not shutil.which("fc-list") or _has_font():
        return
    if _apt_get(["fonts-noto-cjk"], "installing a Chinese font (fonts-noto-cjk)") and _has_font():
        return
    say("no Chinese font here: screenshots will show boxes; install one, such as Noto Sans CJK, to see text")


def _there() -> Iterator[Path]:
    if FETCHED.is_file() and os.access(fetched := FETCHED.read_text("utf-8"), os.X_OK):
        yield Path(fetched)
    for name in NAMES:
        if path := shutil.which(name):
            yield Path(path)
    yield from (Path(place) for place in ELSEWHERE if os.access(place, os.X_OK))


def _is_shell(path: Path) -> bool:
    return "headless" in path.name


def _from_playwright() -> bool:
    say("fetching a Chromium without windows by Playwright")
    if not _playwright_installs(SHELL):
        return False
    where = re.search(r"Install location: *(.+)", output(*_playwright("--dry-run", SHELL)) or "")
    programs = Path(where[1]).glob("*/*headless*") if where else iter(())
    program = next((path for path in programs if path.is_file() and os.access(path, os.X_OK)), None)
    FETCHED.write_text(str(program or ""), "utf-8")
    return program is not None


def _playwright(*arguments: str) -> list[str | Path]:
    return [python_env.PYTHON, "-m", "playwright", "install", *arguments]


def _playwright_installs(*names: str) -> bool:
    """Let Playwright download browsers; return whether that succeeded."""
    try:
        run(
            _playwright(*names),
            otherwise="Playwright could not download its browsers",
            log="playwright",
            env={"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "15000"},
            timeout=FETCH_LIMIT_S,
        )
    except Trouble:
        return False
    return True


def _from_apt() -> bool:
    return _apt_get([SHELL], "installing it with the system's package manager")


def _apt_get(packages: Sequence[str], says: str) -> bool:
    """Install Debian packages; return whether that succeeded. It needs apt-get and root."""
    tool = shutil.which("apt-get")
    if not tool or not _is_root():
        return False
    say(says)
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    commands = ((tool, "update"), (tool, "install", "--yes", "--no-install-recommends", *packages))
    try:
        for command in commands:
            run(command, otherwise=f"{', '.join(packages)} could not be installed", log=f"apt-{packages[0]}", env=quiet)
    except Trouble:
        return False
    return True


def _is_root() -> bool:
    effective: Callable[[], int] | None = getattr(os, "geteuid", None)
    return effective is not None and effective() == 0 and sys.platform.startswith("linux")


def _has_font() -> bool:
    return bool(output("fc-list", ":lang=zh"))
