"""A site whose files and workers fail on purpose.

The worker's file is changed: code before its own reads each request, as JSON inside the page's message, and then
hangs, ends or runs out of memory.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route

from hupai_build.paths import DIST
from hupai_build.serve import TYPES
from tests.browser.support import MOUNT

WORKER = "**/assets/worker.js*"

HANDLED = """
if (location.protocol !== "about:" && !window.workers) {
  window.workers = [];
  window.dying = "";
  window.Worker = class extends Worker {
    constructor(...given) { super(...given); window.workers.push(this); }
    postMessage(message, ...rest) {
      if (window.dying && JSON.stringify(message).includes(window.dying)) {
        window.dying = "";
        window.workers.at(-1).terminate();
      }
      super.postMessage(message, ...rest);
    }
  };
  const ticks = new Map();
  const { setInterval, clearInterval } = window;
  window.setInterval = (tick, ms, ...rest) => {
    const id = setInterval.call(window, tick, ms, ...rest);
    if (ms === 1000) ticks.set(id, tick);
    return id;
  };
  window.clearInterval = id => { ticks.delete(id); clearInterval.call(window, id); };
  window.seconds = many => { for (; many > 0; many--) for (const tick of [...ticks.values()]) tick(); };
}
"""
"""Workers that can be ended from outside: the one that is asked for what `dying` says ends before it answers. And
`seconds(30)` lets the page, which counts them in ticks, have waited for so long."""

STEPS = """() => {
  if ("endAt" in window) return;
  window.endAt = "";
  const page = document.querySelector("hp-page").page;
  const end = when => {
    if (!when) return;
    window.endAt = "";
    window.workers.at(-1).terminate();
  };
  const report = page.supervisor.report.bind(page.supervisor);
  page.supervisor.report = change => {
    report(change);
    end(change.step === window.endAt && (change.step !== "download" || change.loaded > 0));
  };
  const { saves } = page.store;
  const put = saves.put.bind(saves);
  saves.put = (...given) => {
    end(window.endAt === "save");
    return put(...given);
  };
}"""
"""The worker ends when the page starts it so far, or keeps what it has answered, as `endAt` says."""

END = "window.workers.at(-1).terminate()"
STARTED = "async many => { while (workers.length < many) await new Promise(requestAnimationFrame); }"
"""Waits until so many workers have been started."""
LONG_AGO = "document.querySelector('hp-page').page.supervisor.deaths.length = 0"
"""What ended before counts no more, as after some minutes."""

LISTENING = """
{ const plain = self.addEventListener.bind(self);
  self.addEventListener = (kind, heard, ...rest) => plain(kind, kind !== "message" ? heard : event => {
    const asked = JSON.stringify(event.data?.argumentList ?? "");
    if (!asked.includes('\\\\"do\\\\"') || DOES(asked)) heard(event);
  }, ...rest); }
"""

HANGS = """const DOES = asked => {
  if (asked.includes('\\\\"do\\\\":\\\\"advance\\\\"') && !asked.includes('\\\\"easy\\\\":true')) for (;;);
  return true;
};"""
"""Thinks for ever over a move of the others, whatever it is asked next; but not where it is told to think less."""

OUT_OF_MEMORY = """let memory = null;
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  memory = (made.instance ?? made).exports;
  return made;
};
const DOES = asked => {
  if (!asked.includes('\\\\"do\\\\":\\\\"advance\\\\"') && memory) return true;
  WebAssembly.Memory.prototype.grow = () => { throw new RangeError("no more memory"); };
  for (let size = 1 << 26; size >= 64; size >>= 1) while (memory.malloc(size)) ;
  return true;
};"""
"""Has used up all memory there is when it is asked for a move of the others."""

NO_MEMORY = """const none = () => { throw new RangeError("WebAssembly.Memory(): could not allocate memory"); };
WebAssembly.Memory = class { constructor() { none(); } };
WebAssembly.instantiate = async () => none();
"""
"""The system gives Python no memory at all."""

HURRIED = "const slow = self.setInterval; self.setInterval = (tick, ms) => slow(tick, ms / 10);\n"
"""Its seconds are short, so that nobody waits for a download that never comes."""


def tampered(page: Page, before: str, times: int | None = None) -> None:
    """Put code before that of the page's worker; in the next ``times`` workers, or in all."""

    def answer(route: Route) -> None:
        sent = route.fetch()
        route.fulfill(response=sent, body=before + sent.text())

    page.route(WORKER, answer, times=times)


@dataclass
class Faults:
    """Files that fail to arrive whole, each the next so many times."""

    page: Page
    seen: list[str] = field(default_factory=list)
    held: list[Route] = field(default_factory=list)

    def add(self, how: str, *files: str, times: int = 1) -> None:
        """Let these files ``fail``, arrive ``cut`` or ``garbled``, or ``stall``."""
        for file in files:
            self.page.route(f"**/{file}*", self._handler(how, file), times=times)

    def _handler(self, how: str, name: str) -> Callable[[Route], None]:
        def answer(route: Route) -> None:
            self.seen.append(name)
            if how == "fail":
                route.abort()
            elif how == "stall":
                self.held.append(route)
            else:
                file = DIST / urlsplit(route.request.url).path.removeprefix(f"{MOUNT}/")
                whole = file.read_bytes()
                half = len(whole) // 2
                rest = b"" if how == "cut" else b"\0" * (len(whole) - half)
                kind = TYPES.get(file.suffix, "application/octet-stream")
                route.fulfill(body=whole[:half] + rest, content_type=kind)

        return answer


ODD = """element => element.page.engine.ask({ do: "rules", game: "\\ud800" }).then(String, String)"""
"""A question that needs the part of Python's program that play does without: how half a character is written."""
