"""Ends the worker, the page or the whole browser at random moments, and holds that the match goes on where it was.

``PYTHONPATH=engine:web/tools python -m tests.browser.kills --times 200`` plays all games under options drawn anew and
prints one line of JSON. What is resumed is compared with the last state the page had shown or kept: no action of it
is missing, none is there that nobody chose, the cards are those an engine in this Python deals from the same record,
and every finished hand is counted once. ``--seed`` draws other matches and moments; with ``--ledger FILE`` finished
sessions are kept there, and the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import psutil
from playwright.sync_api import BrowserContext, BrowserType, Error, Page, sync_playwright

import hupai
from hupai.registry import games
from hupai.table.chance import Stream
from hupai_build import browser as chromium
from hupai_build import paths, serve, site
from tests.browser.kills_checks import Witness, assert_counted_once, assert_goes_on
from tests.browser.stored import dump
from tests.browser.support import PHONE, chromium_flags
from tests.engine.random_options import drawn_options
from tests.ledger import finished, note

KINDS = ("worker", "close", "crash", "away", "reload", "browser")
SESSION = 10
"""Kills in one session, which has a browser profile of its own."""
PLAYED_MS, BOOT_MS = 3500, 1500
"""So long at most somebody plays before a kill; or the page starts, where it is killed then."""
AT_START = 0.3
"""How often a kill comes while the page is starting again after the one before."""
WORKERS = 2
"""So many workers of one page are ended; over one more it says that it has had enough, as it should."""
PATIENCE_S = 120
SCRIPT = (Path(__file__).parent / "kills_page.js").read_text("utf-8")


class Session:
    """A browser with a profile of its own, which somebody plays in and somebody ends."""

    def __init__(self, launcher: BrowserType, url: str, seed: str, folder: str) -> None:
        self.launcher = launcher
        self.url = url
        self.seed = seed
        self.folder = folder
        self.chance = random.Random(seed)
        self.witness = Witness()
        self.matches = 0
        self.ended_workers = 0
        self.context: BrowserContext
        self.page: Page
        self.launch()

    # --- the browser ------------------------------------------------------------------------------

    def launch(self) -> None:
        """Start a browser on this profile."""
        self.context = self.launcher.launch_persistent_context(
            self.folder,
            executable_path=chromium.find(),
            args=chromium_flags(),
            viewport={"width": PHONE[0], "height": PHONE[1]},
            locale="zh-CN",
        )
        self.context.expose_binding("hupaiTold", lambda _, text: self.witness.hear(json.loads(text)))
        self.context.on("weberror", lambda error: self.witness.wrong.append(f"page error: {error.error}"))
        self.context.add_init_script(SCRIPT)
        self.open()

    def open(self, address: str = "") -> None:
        """Open the page anew."""
        self.ended_workers = 0
        others = self.context.pages
        self.page = self.context.new_page()
        for other in others:
            other.close()
        self.page.goto(self.url + address, wait_until="commit")

    def close(self) -> None:
        """End the browser in peace."""
        self.context.close()

    # --- playing ----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin a match: the games take turns, everything else is drawn."""
        self.matches += 1
        chance = self.chance
        name = sorted(games)[(self.matches + sum(self.seed.encode())) % len(games)]
        self.witness.forget()
        self.wait_until(lambda: self.witness.step == "ready")
        self.page.evaluate("speed => kills.speed(speed)", chance.choice(("instant", "instant", "quick", "normal")))
        game = hupai.games[name]
        options = drawn_options(games[name], Stream(f"{self.seed}:{self.matches}", "options"))
        others = game.family.play.seats(game.rules(**options)) - 1
        setup = {
            "game": name,
            "options": options,
            "bots": [chance.choice(list(game.family.bots)) for _ in range(others)],
            "hands": chance.choice((1, 4, 8)),
            "open": chance.random() < 0.1,
        }
        self.page.evaluate("setup => kills.begin(setup)", setup)

    def play(self, milliseconds: float) -> None:
        """Let somebody play for a while, one match after another, once the first is on the table."""
        self.page.evaluate("seed => void kills.play(seed)", self.chance.randrange(1 << 30))
        self.wait_until(lambda: self.witness.last is not None)
        end = time.monotonic() + milliseconds / 1000
        while (left := end - time.monotonic()) > 0:
            self.page.wait_for_timeout(min(50.0, 1000 * left))
            if self.witness.over:
                self.begin()

    def wait_until(self, happened: Any) -> None:
        """Wait for something the page tells."""
        end = time.monotonic() + PATIENCE_S
        while not happened():
            assert self.witness.step != "failed", f"the engine did not start: {self.witness.reason}"
            assert time.monotonic() < end, f"nothing came of it: {self.witness}"
            self.page.wait_for_timeout(20)

    # --- ending -----------------------------------------------------------------------------------

    def kill(self, kind: str) -> str:
        """End something, and open the page again if it is gone; return how it was ended."""
        if kind == "worker" and (self.ended_workers >= WORKERS or not self.witness.ready):
            kind = "close"
        if self.witness.resumed is not None:  # it went on before anybody has looked
            assert_goes_on(self.witness)
            self.witness.goes_on()
        self.witness.killed(kind)
        if kind == "worker":
            self.ended_workers += 1
            self.page.evaluate("kills.endWorker()")
            return kind
        if kind == "away":
            self.page.goto("about:blank")
            self.witness.gone()
            self.page.go_back(wait_until="commit")
            return kind
        if kind == "browser":
            self.kill_browser()
            self.witness.gone()
            self.launch()
        elif kind == "reload":
            self.witness.gone()
            self.page.reload(wait_until="commit")
            return kind
        else:
            if kind == "crash":
                with contextlib.suppress(Error):
                    self.page.goto("chrome://crash", timeout=5000)
            self.witness.gone()
            self.open("#table" if self.chance.random() < 0.5 else "")
        return kind

    def kill_browser(self) -> None:
        """End the browser's first process, which takes the others with it; nothing is told to it before."""
        for process in psutil.Process().children(recursive=True):
            with contextlib.suppress(psutil.Error):
                line = process.cmdline()
                if f"--user-data-dir={self.folder}" in line and not any(part.startswith("--type=") for part in line):
                    process.kill()
                    process.wait(30)
        with contextlib.suppress(Error):
            self.context.close()

    def resumed(self) -> None:
        """Wait until the match is on the table again, and hold that it is the same, with the same cards."""
        witness = self.witness
        if witness.last is None:
            return
        identity = witness.last["id"]
        self.wait_until(lambda: witness.ready)
        pressed = False

        def there() -> bool:
            nonlocal pressed
            on_table = self.page.evaluate("document.querySelector('hp-page')?.app?.screen !== 'lobby'")
            if not on_table and not pressed and witness.resumed is None:
                pressed = self.page.evaluate("id => kills.resume(id)", identity)
            return witness.resumed is not None

        self.wait_until(there)
        assert_goes_on(witness)
        assert_counted_once(dump(self.page)["stores"], witness.heard)
        witness.goes_on()


def play_session(
    launcher: BrowserType,
    url: str,
    seed: str,
    times: int,
    kinds: tuple[str, ...] = KINDS,
    told: Callable[[str], None] = lambda _: None,
) -> Counter[str]:
    """Play one session and kill something so many times; return how, and during what."""
    totals: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        session = Session(launcher, url, seed, folder)
        chance = session.chance
        at, kind, doing = 0, "", ""
        try:
            session.begin()
            for at in range(times):
                if at and chance.random() < AT_START:
                    session.page.wait_for_timeout(chance.uniform(0, BOOT_MS))
                else:
                    session.resumed()
                    if at and session.witness.last is None and kind != "worker":  # after that, the page begins again
                        session.begin()
                    session.play(chance.uniform(0, PLAYED_MS))
                doing = session.witness.doing
                kind = session.kill(kinds[at % len(kinds)] if len(kinds) <= times else chance.choice(kinds))
                totals[f"by {kind}"] += 1
                totals[f"during {doing}"] += 1
                totals["kills"] += 1
                told(f"{seed}: {kind} during {doing}")
            session.resumed()
            totals["matches"] += session.matches
            totals["resumed"] += session.witness.times
            totals["further"] += session.witness.further
            session.close()
        except Exception as error:
            with contextlib.suppress(Error):
                session.close()
            where = f"session {seed}, kill {at + 1} of {times} ({kind or 'none'} during {doing or 'nothing'})"
            raise AssertionError(f"{where}: {type(error).__name__} {error}") from error
    return totals


def kill_often(times: int, seed: str, ledger: Path | None, told: Callable[[str], None]) -> dict[str, Any]:
    """Kill so many times in sessions one after another; an AssertionError names the first that lost something."""
    site.build()
    scripts = (paths.DIST / "assets" / name for name in ("main.js", "worker.js"))
    built = sha256(b"".join(script.read_bytes() for script in scripts)).hexdigest()
    known = finished(ledger)
    totals: Counter[str] = Counter()
    started = time.perf_counter()
    server = serve.start(paths.DIST, port=0)
    try:
        with sync_playwright() as playwright:
            for number in range(-(-times // SESSION)):
                key = f"{built[:16]} {seed}:{number} {SESSION}"
                if key not in known:
                    known[key] = play_session(playwright.chromium, server.url, f"{seed}:{number}", SESSION, told=told)
                    note(ledger, key, known[key])
                totals.update(known[key])
                told(f"{totals['kills']} kills, {totals['resumed']} resumed")
    finally:
        server.close()
    return {**dict(sorted(totals.items())), "seed": seed, "seconds": round(time.perf_counter() - started)}


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", default="kills")
    parser.add_argument("--ledger", type=Path)
    given = parser.parse_args()
    told = partial(print, file=sys.stderr, flush=True)
    print(json.dumps(kill_often(given.times, given.seed, given.ledger, told)))


if __name__ == "__main__":
    main()
