"""A newcomer in the guided first hand: does what the guide's panel says, found by what stands in it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import PATIENCE_MS, Lang

TILE: dict[Lang, str] = {"zh": "第一局", "en": "First hand"}


def advice_of(dist: Path) -> list[dict[str, Any]]:
    """Return what the guide says, decision by decision."""
    steps: list[dict[str, Any]] = json.loads((dist / "assets" / "first-hand.json").read_text("utf-8"))["steps"]
    return steps


@dataclass
class Newcomer:
    """Plays one page in one language, with what the guide says."""

    page: Page
    lang: Lang
    steps: list[dict[str, Any]]

    @property
    def panel(self) -> Locator:
        """The guide's panel."""
        return self.page.locator(".guide-panel")

    @property
    def result(self) -> Locator:
        """The sheet at the end of the hand."""
        return self.page.locator("dialog.result")

    def begin(self) -> None:
        """Begin the guided hand in the lobby."""
        self.page.locator(".entry", has_text=TILE[self.lang]).click()

    def listen(self, nth: int) -> None:
        """Wait until the guide says what belongs to this decision, from 0."""
        words = self.steps[nth]["text"][self.lang]
        expect(self.panel).to_contain_text(words, timeout=PATIENCE_MS)
        expect(self.panel).to_contain_text(f"{nth + 1}/{len(self.steps)}")

    def obey(self, nth: int) -> None:
        """Do what the guide says at this decision."""
        self.listen(nth)
        verb, _, cards = self.steps[nth]["action"].partition(" ")
        if verb == "discard":
            self.play(cards)
        else:
            self.page.locator(f"hp-prompt .answer.{verb}").first.click()

    def play(self, card: str) -> None:
        """Play a card: press it twice, the second time after a double tap would have counted as one."""
        found = self.page.locator(f'hp-hand button[data-key^="{card}"]').last
        found.click()
        expect(found).to_have_attribute("aria-pressed", "true")
        self.page.locator('hp-prompt [data-why="play"]').click()

    def follow(self, first: int = 0) -> None:
        """Follow the guide from this decision to the end of the hand."""
        for nth in range(first, len(self.steps)):
            self.obey(nth)
        expect(self.result).to_be_visible(timeout=PATIENCE_MS)
