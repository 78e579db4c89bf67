"""Finds Chromium and a Chinese font for the browser tests, or fetches them, or asks the user to install them."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from . import python_env
from .paths import WORK
from .steps import Trouble, output, run, say

VARIABLE = "HUPAI_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
FETCH_LIMIT_S = 300
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""

INSTALL_ADVICE = f"Install Chromium or Google Chrome, or set {VARIABLE} to the path of its executable, and try again."


def find() -> Path | None:
    """Return the Chromium that the variable names, one on PATH, in a usual place, or Playwright's own; None if none."""
    named = os.environ.get(VARIABLE)
    if named:
        if not os.access(named, os.X_OK) or Path(named).is_dir():
            raise Trouble(f"{VARIABLE} names {named}, which is not an executable file: correct or unset it.")
        return Path(named)
    return next(_there(), None)


def chromium() -> Path:
    """Return the Chromium to use; fetch one if there is none."""
    here = find()
    if here:
        return here
    for fetch in (_from_playwright, _from_apt):
        if fetch() and (here := find()):
            return here
    raise Trouble(INSTALL_ADVICE)


def font() -> None:
    """Install a Chinese font if there is none: without one, browsers draw boxes in place of Chinese characters."""
    if not shutil.which("fc-list") or _has_font():
        return
    if _apt_get("fonts-noto-cjk", "installing a Chinese font (fonts-noto-cjk)") and _has_font():
        return
    say("no Chinese font here: screenshots will show boxes; install one, such as Noto Sans CJK, to see text")


def _there() -> Iterator[Path]:
    for name in NAMES:
        if path := shutil.which(name):
            yield Path(path)
    yield from (Path(place) for place in ELSEWHERE if os.access(place, os.X_OK))
    if own := _playwright_chromium():
        yield own


def _playwright_chromium() -> Path | None:
    """Return the Chromium that Playwright has downloaded before, if there is one."""
    note = WORK / "playwright-chromium"
    if note.is_file() and os.access(path := note.read_text("utf-8"), os.X_OK):
        return Path(path)
    return None


def _from_playwright() -> bool:
    say("no Chromium found: trying Playwright's own download")
    try:
        run(
            [python_env.PYTHON, "-m", "playwright", "install", "chromium"],
            otherwise="Playwright could not download its Chromium",
            log="playwright",
            env={"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "15000"},
            timeout=FETCH_LIMIT_S,
        )
    except Trouble:
        return False
    path = output(python_env.PYTHON, "-c", ASK_PLAYWRIGHT)
    if path:
        (WORK / "playwright-chromium").write_text(path, "utf-8")
    return bool(path)


def _from_apt() -> bool:
    return _apt_get("chromium", "installing Chromium with the system's package manager")


def _apt_get(package: str, says: str) -> bool:
    """Install a Debian package; return whether that succeeded. It needs apt-get and root."""
    tool = shutil.which("apt-get")
    if not tool or not _is_root():
        return False
    say(says)
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    commands = ((tool, "update"), (tool, "install", "--yes", "--no-install-recommends", package))
    try:
        for command in commands:
            run(command, otherwise=f"{package} could not be installed", log=f"apt-{package}", env=quiet)
    except Trouble:
        return False
    return True


def _is_root() -> bool:
    effective: Callable[[], int] | None = getattr(os, "geteuid", None)
    return effective is not None and effective() == 0 and sys.platform.startswith("linux")


def _has_font() -> bool:
    return bool(output("fc-list", ":lang=zh"))
