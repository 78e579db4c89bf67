"""Runs axe-core on a page: it must find nothing serious or critical, and enough contrast in every theme."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from hupai_build.paths import NODE_MODULES
from tests.browser.boxes import SETTLED

THEMES = ("felt", "dusk", "paper", "contrast")
FIND = """async (how) => (await axe.run({ resultTypes: ["violations"], ...how })).violations
  .filter(one => one.impact === "serious" || one.impact === "critical")
  .map(one => [one.id, one.nodes.map(node => node.html.slice(0, 120)).slice(0, 3)])"""
WEAR = "theme => { document.documentElement.dataset.theme = theme; }"


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


def _found(page: Page, how: dict[str, Any]) -> list[Any]:
    if not page.evaluate("'axe' in self"):
        page.evaluate((NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8"))
    page.evaluate(SETTLED)
    found: list[Any] = page.evaluate(FIND, how)
    return found
