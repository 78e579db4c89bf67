"""What the page's own thread does while a hand is played: its longest task, and whether anything on the table jumps.

A script in the page plays for a person who answers four times a second. The browser sees no input, so every shift
counts. Python runs in a thread of its own; only the drawing is measured here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from in_browser import chromium_browser, served_site

SIZES = ((360, 640), (1440, 900))
SPEEDS = ("instant", "quick", "normal", "slow")
SEED_BYTE = 14
"""The seed of the deal: a hand of middling length."""
PATIENCE_MS = 240_000
LEAST_SHIFT = 0.0001
"""A pixel at a card's edge: rounding in the browser moves an edge that far when one animation interrupts another."""

WATCH = """
crypto.getRandomValues = (bytes) => bytes.fill(%d);
globalThis.seen = { tasks: [], shifts: [] };
const watch = (type, found) =>
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => seen[found].push(entry))).observe({ type });
watch("longtask", "tasks");
watch("layout-shift", "shifts");
globalThis.playing = () => {
  const answer = document.querySelector('hp-prompt [role="group"] button') ?? document.querySelector("hp-prompt .hu");
  const card = [...document.querySelectorAll('hp-hand button[aria-disabled="false"]')].at(-1);
  const sure = document.querySelector("dialog[open] .sheet-foot .quiet");
  const play = document.querySelector('hp-prompt .play[aria-disabled="false"]');
  if (!document.querySelector("dialog.result[open]")) (sure ?? answer ?? play ?? card)?.click();
};
"""
BEGIN = """async (speed) => {
  const page = document.querySelector("hp-page").page;
  page.lobby.setSettings({ speed });
  page.lobby.setSetup({ hands: 1 });
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  while (!document.querySelector("button.start:not(:disabled)") || page.app.boot.step !== "ready") await wait(50);
  document.querySelector("button.start").click();
  while (page.app.table.state?.waiting !== "human") await wait(50);
  seen.tasks = [];
  seen.shifts = [];
  const late = performance.now() + %d;
  while (!document.querySelector("dialog.result[open]")) {
    if (performance.now() > late) throw new Error(`no end of the hand at the speed ${speed}`);
    playing();
    await wait(250);
  }
  await wait(500);
  const longest = Math.max(0, ...seen.tasks.map((task) => task.duration));
  return [longest, seen.shifts.reduce((sum, { value }) => sum + (value > %g ? value : 0), 0)];
}"""


@dataclass(frozen=True)
class AtTable:
    """The worst of the hands."""

    longest_task_ms: float
    layout_shift: float


@cache
def hands_at_table() -> AtTable | None:
    """Play a hand at each speed and in each window size; None without a browser."""
    found: list[tuple[float, float]] = []
    with served_site() as site, chromium_browser() as running:
        if running is None:
            return None
        for width, height in SIZES:
            context = running.new_context(viewport={"width": width, "height": height})
            context.add_init_script(WATCH % SEED_BYTE)
            for speed in SPEEDS:
                page = context.new_page()
                page.set_default_timeout(PATIENCE_MS)
                page.goto(site.url)
                longest, shift = page.evaluate(BEGIN % (PATIENCE_MS, LEAST_SHIFT), speed)
                found.append((float(longest), float(shift)))
                page.close()
            context.close()
    return AtTable(max(longest for longest, _ in found), max(shift for _, shift in found))
