"""The rows of embeds in a page of another site: pictures without an engine, and answers of one engine for all."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from in_browser import ROUNDS, chromium_browser, opened_page, play_at_once, served_site
from measure import Measure

from hupai_build import serve

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

HAND = 'game="yongzhou-plain" laid="ti:0000b wei:222s chi:123b"'
EMBEDS = 2 * (
    f'<hupai-score {HAND} win="9b" by="other">345s345b77s99b</hupai-score>'
    f"<hupai-waits {HAND}>345s345b77s99b</hupai-waits>"
    f"<hupai-discard {HAND}>345s345b77s99b9b</hupai-discard>"
    '<hupai-rule game="leiyang">win.minimum</hupai-rule>'
)
"""Eight embeds that ask the engine."""
COUNT = 8
PICTURES = 20 * '<hupai-hand laid="peng:333s chi:456s" win="9b" caption="A hand">123s 270b 55s 678b</hupai-hand>'
CARDS = 18
"""The cards of each picture."""
CARDS_DRAWN = """[...document.querySelectorAll("hupai-hand")].flatMap(({ shadowRoot }) =>
  shadowRoot ? shadowRoot.querySelectorAll("svg > g[transform]").length : [])"""
SETTLED_MS = 800
ANSWER = """async (nth) => {
  const embed = document.querySelectorAll("main > *")[nth].shadowRoot;
  const answer = embed.querySelector(".answer");
  const start = performance.now();
  embed.querySelector(".bar button").click();
  while (!answer.firstChild)
    await new Promise((done) => new MutationObserver(done).observe(answer, { childList: true }));
  if (answer.querySelector("[part=error]")) throw new Error(answer.textContent);
  return performance.now() - start;
}"""
"""Presses an embed's button; milliseconds until its answer is drawn."""


@dataclass
class Figures:
    """Results of the runs."""

    first: list[float] = field(default_factory=list)
    """The first answer of a page, as a share of the time in which the page itself can be played at, in the same run."""
    others: list[float] = field(default_factory=list)
    """Milliseconds of the answers after it."""


@cache
def _answers() -> Figures | None:
    found = Figures()
    with served_site() as ours, _article(ours.port, EMBEDS, "hupai-play.js") as address, chromium_browser() as running:
        if running is None:
            return None
        for _ in range(ROUNDS):
            with opened_page(running) as page:
                whole = play_at_once(page, ours.url)["playable"]
            page = running.new_context().new_page()
            page.goto(address)
            page.wait_for_timeout(SETTLED_MS)
            times = [float(page.evaluate(ANSWER, nth)) for nth in range(COUNT)]
            if len(page.workers) != 1:
                raise RuntimeError(f"{len(page.workers)} workers run for one page")
            found.first.append(times[0] / 1000 / whole)
            found.others += times[1:]
            page.context.close()
    return found


def first_answer() -> float | None:
    """How long the first answer takes, as a share of the page's own start in the same run."""
    found = _answers()
    return None if found is None else median(found.first)


def other_answers() -> float | None:
    """Milliseconds in which 95 of 100 of the other answers are there."""
    found = _answers()
    return None if found is None else quantiles(found.others, n=20)[-1]


def pictures_ms() -> float | None:
    """Milliseconds that twenty pictures take of a page's own thread: what the page needs without them is left out.

    Only the time in which a processor works for the thread counts, not that in which it waits for one.
    """
    with (
        served_site() as ours,
        _article(ours.port, PICTURES, "hupai-cards.js") as drawn,
        _article(ours.port, PICTURES, "none") as plain,
        chromium_browser() as running,
    ):
        if running is None:
            return None
        rounds = range(ROUNDS)
        return median(_busy_ms(running, drawn) - _busy_ms(running, plain) for _ in rounds)


def _busy_ms(running: Browser, address: str) -> float:
    """Milliseconds of a page's own thread until it has settled."""
    page = running.new_context().new_page()
    metrics = page.context.new_cdp_session(page)
    metrics.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    page.wait_for_timeout(SETTLED_MS)
    if page.workers:
        raise RuntimeError("pictures have started a worker")
    drawn = page.evaluate(CARDS_DRAWN)
    if any(cards != CARDS for cards in drawn):
        raise RuntimeError(f"hands of {CARDS} cards are drawn as {drawn}")
    found = {each["name"]: each["value"] for each in metrics.send("Performance.getMetrics")["metrics"]}
    page.context.close()
    return float(found["TaskDuration"]) * 1000


@contextmanager
def _article(port: int, body: str, script: str) -> Iterator[str]:
    """The address of a page on another host, with this body and, if the site has it, this script."""
    with TemporaryDirectory() as folder:
        kit = f'<script src="http://127.0.0.1:{port}/embed/v1/{script}" defer></script>' if script != "none" else ""
        text = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Article</title>{kit}<main>{body}</main>'
        Path(folder, "index.html").write_text(text, "utf-8")
        theirs = serve.start(Path(folder), port=0)
        yield f"http://localhost:{theirs.port}/"
        theirs.close()


NEEDS = "Playwright and Chromium"
EMBEDDED = [
    Measure("embed_first_answer", "× page's start", 1.3, first_answer, needs=NEEDS),
    Measure("embed_other_answers_p95", "ms", 50, other_answers, needs=NEEDS),
    Measure("embed_20_pictures", "ms", 50, pictures_ms, needs=NEEDS),
]
