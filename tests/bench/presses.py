"""How long a press at the table takes to show: from the press to the end of the first frame in which something changed.

The mouse is Chromium's own, so that a press takes the way of a real one, and the button is held as long as in a short
one. What is measured from the moment it is let go is how long the press takes to show what it leads to. A press that
changes nothing counts as long as it was waited for.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from in_browser import SLOWED, chromium_browser, served_site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

GAMES = ("yongzhou", "yongzhou-mahjong")
SIZE: ViewportSize = {"width": 1440, "height": 900}
SEED_BYTE = 14
PRESSES = 60
"""Presses in a game and at a speed of the processor."""
LEAST_PRESSES = 40
PATIENCE_MS = 240_000
HELD_MS = 60
"""How long a short press with a finger or a mouse lasts."""
LOST_MS = 10_000
"""How long a press may take to arrive in the page."""

WATCH = """
crypto.getRandomValues = (bytes) => bytes.fill(%d);
globalThis.took = { pointerdown: [], click: [] };
const watch = (kind) => addEventListener(kind, ({ timeStamp }) => {
  const waited = 1000;
  const done = (ms) => {
    observer.disconnect();
    clearTimeout(late);
    took[kind].push(ms);
    if (kind === "click") globalThis.shown = true;
  };
  const observer = new MutationObserver((changes) => {
    // That a control is pressed is no answer to its being let go.
    if (kind === "click" && changes.every(({ attributeName }) => attributeName === "data-pressed")) return;
    observer.disconnect();
    // The frame is drawn after this callback; a message is handled after that.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  });
  const late = setTimeout(() => done(waited), waited);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}, { capture: true });
watch("pointerdown");
watch("click");
const opens = ({ target }) => (globalThis.opening = target.closest("#table .bar .icon") !== null);
addEventListener("click", opens); // a press that only skips the moment of a win does not come so far
/** Where to press next: an answer, a card, or in turn one of the table's buttons. Null while the others play. */
globalThis.nextPress = (nth) => {
  globalThis.shown = false;
  const one = (selector) => [...document.querySelectorAll(selector)].find((found) => found.checkVisibility());
  // A sheet that is still being fetched would open over what is pressed next.
  if (globalThis.opening && !one("dialog[open]")) return null;
  const close = one("dialog[open] .answer.play") ?? one("dialog[open] .close") ?? one("dialog[open] button");
  if (close) return boxOf(close);
  const next = one('hp-prompt button.play:not([aria-disabled="true"])');
  const cards = [...document.querySelectorAll('hp-hand button[aria-disabled="false"]')];
  const found = one('hp-prompt [role="group"] button') ?? next ?? cards.at(-1);
  const sheets = [...document.querySelectorAll("#table .bar .icon:not(.back-to, .auto, .undo)")];
  return found ? boxOf(nth %% 4 === 3 ? sheets[nth %% sheets.length] : found) : null;
};
const boxOf = (found) => {
  found.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};
"""
BEGIN = """async (game) => {
  const page = document.querySelector("hp-page").page;
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  while (!document.querySelector("button.start:not(:disabled)") || page.app.boot.step !== "ready") await wait(50);
  page.lobby.setSettings({ speed: "quick" });
  page.lobby.setSetup({ game, hands: 4 });
  while (!document.querySelector("button.start:not(:disabled)")) await wait(50);
  document.querySelector("button.start").click();
  while (page.app.table.state?.waiting !== "human") await wait(50);
}"""


def press_p95(*, slowed: bool) -> float | None:
    """Milliseconds until a press shows, in nineteen of twenty presses; None without a browser."""
    return _p95("pointerdown", slowed=slowed)


def release_p95(*, slowed: bool) -> float | None:
    """Milliseconds from letting go until what follows shows, in nineteen of twenty; None without a browser."""
    return _p95("click", slowed=slowed)


def _p95(kind: str, *, slowed: bool) -> float | None:
    found = _presses(slowed=slowed)
    return None if found is None else sorted(found[kind])[int(len(found[kind]) * 0.95)]


@cache
def _presses(*, slowed: bool) -> dict[str, list[float]] | None:
    """Milliseconds of each press, from the press and from letting go."""
    with served_site() as site, chromium_browser() as running:
        if running is None:
            return None
        played = [_played(running, site.url, game, slowed=slowed) for game in GAMES]
        return {kind: [took for one in played for took in one[kind]] for kind in played[0]}


def _played(running: Browser, url: str, game: str, *, slowed: bool) -> dict[str, list[float]]:
    context = running.new_context(viewport=SIZE)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(WATCH % SEED_BYTE)
    page.goto(url)
    page.evaluate(BEGIN, game)
    if slowed:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    for nth in range(PRESSES):
        if not _press(page, nth):
            break
    found: dict[str, list[float]] = page.evaluate("took")
    context.close()
    if len(found["click"]) < LEAST_PRESSES:
        raise RuntimeError(f"only {len(found['click'])} presses in {game}")
    return found


def _press(page: Page, nth: int) -> bool:
    """Wait until something may be pressed and lies still, and press it. Returns whether there was anything."""
    before = None
    for _ in range(600):
        spot = page.evaluate("(nth) => nextPress(nth)", nth)
        if spot is not None and spot == before:
            page.mouse.click(*spot, delay=HELD_MS)
            page.wait_for_function("() => globalThis.shown", timeout=LOST_MS)
            return True
        before = spot
        page.wait_for_timeout(50)
    return False
