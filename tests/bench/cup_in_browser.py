"""How long the page takes for the whole cup of 2015 between bots, and how busy its own thread is in a person's cup."""

from __future__ import annotations

from statistics import median

from in_browser import chromium_page, served_site

PATIENCE_MS = 600_000
READY = "() => document.querySelector('hp-cup')?.cup?.boot.ready"
ENTER = """(person) => document.querySelector("hp-cup").cup.enter("bench", "",
  { preset: "2015", game: "yongzhou", seed: "bench", person })"""
OVER = "() => document.querySelector('hp-cup').cup.state.over"
WATCH = """
globalThis.longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
}).observe({ type: "longtask", buffered: true });
"""
TO_ACT = 'hp-hand button[aria-disabled="false"], hp-prompt [role="group"] button'
WATCHED_MS = 5_000
"""How long the page is watched while the other tables play."""
SETTLED_MS = 3_000
"""How long a browser that has just started is busy with itself."""
ROUNDS = 3


def cup_in_page() -> float | None:
    """Seconds from the draw to the champion, starting the workers included; None without a browser."""
    with served_site() as ours, chromium_page() as page:
        if page is None:
            return None
        page.goto(f"{ours.url}tournament.html")
        page.wait_for_function(READY, timeout=PATIENCE_MS)
        began = float(page.evaluate("() => performance.now()"))
        page.evaluate(ENTER, False)
        page.wait_for_function(OVER, timeout=PATIENCE_MS)
        return (float(page.evaluate("() => performance.now()")) - began) / 1000


def longest_task_of_cup() -> float | None:
    """Milliseconds of the longest task of the page's own thread, the median of three rounds; None without a browser.

    A person opens the page, enters the cup of 2015, looks at all standings, sits down at a table, and lets a bot play
    the first hand there, while the other tables play. A task under 50 ms counts as none.
    """
    rounds = [_longest_task_of_round() for _ in range(ROUNDS)]
    return median(found) if (found := [longest for longest in rounds if longest is not None]) else None


def _longest_task_of_round() -> float | None:
    with served_site() as ours, chromium_page() as page:
        if page is None:
            return None
        page.set_default_timeout(PATIENCE_MS)
        page.wait_for_timeout(SETTLED_MS)
        page.add_init_script(WATCH)
        page.goto(f"{ours.url}tournament.html")
        page.wait_for_function(READY)
        page.evaluate(ENTER, True)
        page.locator(".cup-paging button").first.click()
        page.wait_for_timeout(WATCHED_MS)
        page.locator("[data-sit]").click()
        table = page.frame_locator("iframe")
        table.locator(TO_ACT).first.wait_for()
        table.locator(".bar .auto").click()
        table.locator("dialog.result").wait_for()
        return float(page.evaluate("Math.max(longest, document.querySelector('iframe').contentWindow.longest ?? 0)"))
