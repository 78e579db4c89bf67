"""The row of the tutorial site: when the largest part of a page is painted on a slow link."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from in_browser import BITS_PER_S, DELAY_S, ROUNDS, chromium_browser, served_site
from measure import Measure
from slow_link import slow_link

from hupai_build import serve
from hupai_build.paths import ENGINE, ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize

PAGES = ("zh/leiyang.html", "en/yibin.html")
PHONE: ViewportSize = {"width": 360, "height": 640}
DESK: ViewportSize = {"width": 1440, "height": 900}
SETTLED_MS = 1500
"""How long the page may still paint something larger."""
LARGEST_PAINT = """() => new Promise((done) => new PerformanceObserver((list) => {
  done(list.getEntries().at(-1).startTime);
}).observe({ type: "largest-contentful-paint", buffered: true }))"""


def largest_paint() -> float | None:
    """Seconds until the largest part is painted, of the slowest page and size; medians of some visits."""
    with served_site() as ours, chromium_browser() as running, TemporaryDirectory() as folder:
        if running is None:
            return None
        found = []
        with slow_link(ours.port, bits_per_s=BITS_PER_S, delay_s=DELAY_S) as kit:
            _build(Path(folder), f"http://127.0.0.1:{kit.port}/embed/v1/")
            theirs = serve.start(Path(folder))
            with slow_link(theirs.port, bits_per_s=BITS_PER_S, delay_s=DELAY_S) as link:
                for page in PAGES:
                    for size in (PHONE, DESK):
                        visits = [_visit(running, f"http://localhost:{link.port}/{page}", size) for _ in range(ROUNDS)]
                        found.append(median(visits))
            theirs.close()
        return max(found)


def _visit(running: Browser, address: str, size: ViewportSize) -> float:
    context = running.new_context(viewport=size)
    page = context.new_page()
    page.goto(address)
    page.wait_for_timeout(SETTLED_MS)
    seconds = float(page.evaluate(LARGEST_PAINT)) / 1000
    context.close()
    return seconds


def _build(folder: Path, embed: str) -> None:
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
    subprocess.run(command, env={**os.environ, "PYTHONPATH": str(ENGINE), "HUPAI_EMBED": embed}, check=True)


TUTORIAL = Measure("tutorial_largest_paint", "s", 1.0, largest_paint, needs="Playwright, Chromium and MkDocs")
