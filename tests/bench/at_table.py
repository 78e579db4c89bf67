"""What the page's own thread does while a hand is played: its longest task, and whether anything on the table jumps.

A script in the page plays for a person who answers four times a second, until the winner's cards lie open. The browser
sees no input, so every shift counts. Python runs in a thread of its own; only the drawing is measured here.

A task counts by the processor time that it takes, times four: what it lasts where the processor is as much slower. Its
time by the clock would count what else runs on this machine.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache

from in_browser import SLOWED, chromium_browser, served_site

SIZES = ((360, 640), (1440, 900))
HANDS = (
    ("yongzhou", "instant"),
    ("yongzhou", "quick"),
    ("yongzhou", "normal"),
    ("yongzhou", "slow"),
    ("yongzhou-mahjong", "quick"),
)
"""The games and speeds of the hands."""
SEED_BYTE = 14
"""The seed of the deal: a hand of middling length."""
TASK, TASKS = "ThreadControllerImpl::RunTask", "toplevel"
"""A task in Chromium's trace, and the category that has it."""
PATIENCE_MS = 240_000
LEAST_SHIFT = 0.0001
"""A pixel at a card's edge: rounding in the browser moves an edge that far when one animation interrupts another."""

WATCH = """
crypto.getRandomValues = (bytes) => bytes.fill(%d);
globalThis.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: "layout-shift" });
globalThis.over = () => document.querySelector(".showdown.opened, dialog.result[open]");
globalThis.playing = () => {
  const answer = document.querySelector('hp-prompt [role="group"] button') ?? document.querySelector("hp-prompt .hu");
  const card = [...document.querySelectorAll('hp-hand button[aria-disabled="false"]')].at(-1);
  const sure = document.querySelector("dialog[open] .sheet-foot .quiet");
  const play = document.querySelector('hp-prompt .play[aria-disabled="false"]');
  if (!over()) (sure ?? answer ?? play ?? card)?.click();
};
"""
BEGIN = """async ([game, speed]) => {
  const page = document.querySelector("hp-page").page;
  page.lobby.setSettings({ speed });
  page.lobby.setSetup({ game, hands: 1 });
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  while (!document.querySelector("button.start:not(:disabled)") || page.app.boot.step !== "ready") await wait(50);
  document.querySelector("button.start").click();
  while (page.app.table.state?.waiting !== "human") await wait(50);
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""
"""Until the first decision, with the table drawn for the first time: nothing has moved yet."""
TO_THE_END = """async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  shifts = [];
  const late = performance.now() + %d;
  while (!over()) {
    if (performance.now() > late) throw new Error("the hand does not end");
    playing();
    await wait(250);
  }
  await wait(3000); // the winner's groups are counted
  return shifts.reduce((sum, { value }) => sum + (value > %g ? value : 0), 0);
}"""


@dataclass(frozen=True)
class AtTable:
    """The worst of the hands."""

    longest_task_ms: float
    layout_shift: float


@cache
def hands_at_table() -> AtTable | None:
    """Play the hands in each window size; None without a browser."""
    found: list[tuple[float, float]] = []
    with served_site() as site, chromium_browser() as running:
        if running is None:
            return None
        for width, height in SIZES:
            context = running.new_context(viewport={"width": width, "height": height})
            context.add_init_script(WATCH % SEED_BYTE)
            for hand in HANDS:
                page = context.new_page()
                page.set_default_timeout(PATIENCE_MS)
                page.goto(site.url)
                page.evaluate(BEGIN, hand)
                running.start_tracing(page=page, categories=[TASKS])
                shift = float(page.evaluate(TO_THE_END % (PATIENCE_MS, LEAST_SHIFT)))
                found.append((longest_ms(running.stop_tracing()), shift))
                page.close()
            context.close()
    return AtTable(max(longest for longest, _ in found), max(shift for _, shift in found))


def longest_ms(trace: bytes) -> float:
    """Milliseconds that the longest task of a page's own thread takes on a slower processor."""
    events = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = (event for event in events if event["name"] == TASK and (event["pid"], event["tid"]) in threads)
    return SLOWED * max(float(event.get("tdur", 0)) for event in tasks) / 1000
