"""Runs axe-core on a page: it must find nothing serious or critical, and enough contrast in every theme."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from hupai_build.paths import NODE_MODULES
from tests.browser.boxes import SETTLED

THEMES = ("felt", "dusk", "paper", "contrast")
FIND = """async (how) => (await axe.run({ resultTypes: ["violations"], iframes: false, ...how })).violations
  .filter(one => one.impact === "serious" || one.impact === "critical")
  .map(one => [one.id, one.nodes.map(node => node.html.slice(0, 120)).slice(0, 3)])"""
WEAR = """theme => {
  document.documentElement.dataset.theme = theme;
  document.querySelector("hp-page")?.page.setSettings({ theme });
}"""
"""Puts on a theme at once, and so that it stays when the page is drawn again."""


AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
"""The source of axe-core."""


UNDECIDED = """async () => {
  const { incomplete } = await axe.run({ runOnly: ["color-contrast"], resultTypes: ["incomplete"] });
  globalThis.undecided = incomplete.flatMap(one => one.nodes).map(({ target }) => document.querySelector(target[0]));
  return undecided.length;
}"""


def assert_accessible(page: Page) -> None:
    """Assert that axe finds nothing serious or critical."""
    found = _found(page, {})
    assert not found, found


def assert_accessible_in_every_theme(page: Page) -> None:
    """Assert the same in every theme. Other themes change colours only, so only their contrast is checked."""
    worn = page.evaluate("document.documentElement.dataset.theme")
    assert_accessible(page)
    for theme in THEMES:
        if theme != worn:
            page.evaluate(WEAR, theme)
            found = _found(page, {"runOnly": ["color-contrast"]})
            assert not found, (theme, found)
    page.evaluate(WEAR, worn)


def one_theme_after_the_other() -> Callable[[Page], None]:
    """Return a look in one theme, each time in the next, for screens that a long run sees in every theme."""
    themes = itertools.cycle(THEMES)

    def look(page: Page) -> None:
        worn = page.evaluate("document.documentElement.dataset.theme")
        page.evaluate(WEAR, next(themes))
        assert_accessible(page)
        page.evaluate(WEAR, worn)

    return look


def undecided(page: Page) -> int:
    """Let axe note the elements of whose contrast it cannot decide, as `undecided` in the page; return their number."""
    _bring(page)
    count: int = page.evaluate(UNDECIDED)
    return count


def _bring(page: Page) -> None:
    if not page.evaluate("'axe' in self"):
        page.evaluate(AXE)
    page.evaluate(SETTLED)


def _found(page: Page, how: dict[str, Any]) -> list[Any]:
    _bring(page)
    found: list[Any] = page.evaluate(FIND, how)
    return found
