"""Rows of the program that Python runs in: how much of it a first visit waits for."""

from __future__ import annotations

import gzip
from statistics import median

from in_browser import ROUNDS, chromium_browser, opened_page, play_at_once, served_site
from measure import Measure
from slow_link import slow_link

from hupai_build import runtime, serve
from hupai_build.paths import ROOT

COMPILED = """async (addresses) => {
  const took = [];
  for (const address of addresses) {
    const bytes = await (await fetch(address)).arrayBuffer();
    const start = performance.now();
    await WebAssembly.compile(bytes);
    took.push(performance.now() - start);
  }
  return took;
}"""


def first_part() -> float:
    """Megabytes of the program's first part from a host that compresses."""
    return len(gzip.compress((runtime.PROGRAM / runtime.WASM).read_bytes(), 6)) / 1e6


def decision_sent() -> float | None:
    """Megabytes transferred on a first visit until the player may decide; nothing is stored meanwhile."""
    with served_site() as ours, chromium_browser() as running:
        if running is None:
            return None
        with slow_link(ours.port, bits_per_s=1e9, delay_s=0) as link, opened_page(running, stores=False) as page:
            play_at_once(page, f"http://127.0.0.1:{link.port}/")
            return link.sent / 1e6


def compiling() -> float | None:
    """Time to compile the first part, as a share of that for the whole program in the same run."""
    server = serve.start(ROOT, port=0)
    programs = [f"/{folder.relative_to(ROOT)}/{runtime.WASM}" for folder in (runtime.PROGRAM, runtime.PYODIDE)]
    try:
        with chromium_browser() as running:
            if running is None:
                return None
            page = running.new_page()
            page.goto(f"{server.url}web/package.json")
            taken: list[list[float]] = [page.evaluate(COMPILED, programs) for _ in range(ROUNDS)]
            return median(first / whole for first, whole in taken)
    finally:
        server.close()


BROWSER = "Playwright and Chromium"
PROGRAM = [
    Measure("first_part", "MB gzip", 2.3, first_part),
    Measure("decision_sent", "MB", 3.4, decision_sent, needs=BROWSER),
    Measure("compile_first_part", "× whole", 0.45, compiling, needs=BROWSER),
]
