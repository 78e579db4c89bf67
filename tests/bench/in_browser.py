"""How fast the page is in Chromium, cold, set against a bare start of Pyodide as it comes from npm."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from statistics import median
from typing import TYPE_CHECKING, TypeVar

from hupai_build import browser as chromium
from hupai_build import serve, site
from hupai_build.paths import DIST
from hupai_build.serve import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROUNDS = 5
ENGINE_READY = 'input[name="game"]'
"""Drawn once the engine has told which games there are."""

BARE_START = """async () => {
    const start = performance.now();
    const { loadPyodide } = await import("./pyodide.mjs");
    await loadPyodide({ indexURL: new URL("./", location.href).href });
    return performance.now() - start;
}"""
FIRST_PAINT = """() => new Promise((done) => new PerformanceObserver((list) => {
  for (const entry of list.getEntriesByName("first-contentful-paint")) done(entry.startTime);
}).observe({ type: "paint", buffered: true }))"""

T = TypeVar("T")
Figures = tuple[float, float]
"""The first paint's figure and the engine's start's."""


def first_paint_s() -> float | None:
    """Seconds until the page is drawn for the first time; None without a browser."""
    figures = _figures()
    return figures and figures[0]


def engine_start() -> float | None:
    """Time until the engine has answered, as a share of a bare `loadPyodide()`; None without a browser."""
    figures = _figures()
    return figures and figures[1]


@cache
def _figures() -> Figures | None:
    """Seconds to the first paint, and the engine's start as a share of a bare one."""
    with _served() as (ours, bare), _chromium() as running:
        if running is None:
            return None

        def cold(url: str, measure: Callable[[Page], T]) -> T:
            context = running.new_context()
            page = context.new_page()
            page.goto(url)
            figure = measure(page)
            context.close()
            return figure

        paints, starts = [], []
        for _ in range(ROUNDS):
            paint_ms, ready_ms = cold(ours.url, _until_ready)
            bare_ms = cold(f"{bare.url}package.json", lambda page: float(page.evaluate(BARE_START)))
            paints.append(paint_ms / 1000)
            starts.append(ready_ms / bare_ms)
    return median(paints), median(starts)


@contextmanager
def chromium_page() -> Iterator[Page | None]:
    """A page in a fresh Chromium; None where there is none."""
    with _chromium() as running:
        yield None if running is None else running.new_context().new_page()


@contextmanager
def _chromium() -> Iterator[Browser | None]:
    executable = chromium.find()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        executable = None
    if executable is None:
        yield None
        return
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = ["--disable-gpu", "--disable-background-networking", *(["--no-sandbox"] if as_root else [])]
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable, args=flags)
        yield running
        running.close()


def _until_ready(page: Page) -> Figures:
    """Milliseconds from the start of the navigation to the first paint and to the engine's first answer."""
    page.wait_for_selector(ENGINE_READY, state="attached")
    ready = float(page.evaluate("performance.now()"))
    return float(page.evaluate(FIRST_PAINT)), ready


@contextmanager
def served_site() -> Iterator[Server]:
    """The site as it was built."""
    server = serve.start(DIST, port=0)
    yield server
    server.close()


@contextmanager
def _served() -> Iterator[tuple[Server, Server]]:
    with served_site() as ours:
        bare = serve.start(site.PYODIDE, port=0)
        yield ours, bare
        bare.close()
