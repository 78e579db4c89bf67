"""What a long evening costs: the memory of the page's process after many hands, against that after the first ones.

A script in the page plays for a person who answers at once. The process holds the page's own thread and the worker with
Python; what it has for itself alone is what a phone runs out of. Garbage of the page's thread is collected first.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from in_browser import chromium_browser, served_site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession

FIRST, MANY = 10, 100
"""Hands after which is measured."""
PATIENCE_MS = 1_800_000
BEGIN = """async () => {
  const page = document.querySelector("hp-page").page;
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  while (!document.querySelector("button.start:not(:disabled)") || page.app.boot.step !== "ready") await wait(50);
  page.lobby.setSettings({ speed: "instant" });
  page.lobby.setSetup({ hands: 100 });
  document.querySelector("button.start").click();
}"""
PLAY = """async (hands) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  for (let ended = 0; ended < hands; ) {
    await wait(5);
    const over = document.querySelector("dialog.result[open] .sheet-foot .play");
    const sure = document.querySelector("dialog[open] .sheet-foot .quiet");
    const answer = [...document.querySelectorAll('hp-prompt [role="group"] button')].at(-1);
    const play = document.querySelector('hp-prompt .play[aria-disabled="false"]');
    const card = document.querySelector('hp-hand button[aria-disabled="false"]');
    if (over) ended++;
    (over ?? sure ?? answer ?? play ?? card)?.click();
    if (over) while (over.isConnected && document.querySelector("dialog.result[open]")) await wait(5);
  }
}"""


@dataclass(frozen=True)
class Evening:
    """How much more there is after many hands than after the first ones."""

    process: float
    scripts: float


@cache
def evening() -> Evening | None:
    """Play the hands in one page; None without a browser, or where the system does not tell the memory of a process."""
    with served_site() as site, chromium_browser() as running:
        if running is None or not Path("/proc/self/smaps_rollup").exists():
            return None
        page = running.new_context().new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.goto(site.url)
        page.evaluate(BEGIN)
        session = page.context.new_cdp_session(page)
        sizes = []
        for hands in (FIRST, MANY - FIRST):
            page.evaluate(PLAY, hands)
            session.send("HeapProfiler.collectGarbage")
            sizes.append((_own_bytes(running), _script_bytes(session)))
    (process, scripts), (process_later, scripts_later) = sizes
    return Evening(process_later / process, scripts_later / scripts)


def _own_bytes(running: Browser) -> int:
    """The bytes that the largest of the browser's processes for pages has for itself alone."""
    session = running.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [process["id"] for process in processes if process["type"] == "renderer"]
    return max(
        sum(
            1024 * int(kilobytes)
            for kilobytes in re.findall(r"^Private_\w+:\s+(\d+)", Path(f"/proc/{page}/smaps_rollup").read_text(), re.M)
        )
        for page in pages
    )


def _script_bytes(session: CDPSession) -> int:
    """The bytes of the page's objects."""
    used: int = session.send("Runtime.getHeapUsage")["usedSize"]
    return used
