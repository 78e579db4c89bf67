"""How long the page takes for the whole cup of 2015 between bots."""

from __future__ import annotations

from in_browser import chromium_page, served_site

PATIENCE_MS = 600_000
READY = "() => document.querySelector('hp-cup')?.cup?.boot.ready"
ENTER = """() => document.querySelector("hp-cup").cup.enter("bench", "",
  { preset: "2015", game: "yongzhou", seed: "bench", person: false })"""
OVER = "() => document.querySelector('hp-cup').cup.state.over"


def cup_in_page() -> float | None:
    """Seconds from the draw to the champion, starting the workers included; None without a browser."""
    with served_site() as ours, chromium_page() as page:
        if page is None:
            return None
        page.goto(f"{ours.url}tournament.html")
        page.wait_for_function(READY, timeout=PATIENCE_MS)
        began = float(page.evaluate("() => performance.now()"))
        page.evaluate(ENTER)
        page.wait_for_function(OVER, timeout=PATIENCE_MS)
        return (float(page.evaluate("() => performance.now()")) - began) / 1000
