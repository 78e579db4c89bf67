"""Somebody who has never played: knows what the page shows, and reads and presses only what is in sight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.boxes import FITTED, SETTLED, assert_no_sideways_scroll
from tests.browser.learner import WORDS as LESSON_WORDS
from tests.browser.learner import Way
from tests.browser.player import PATIENCE_MS, Lang

UNSEEN = """all => all.filter(one => one.checkVisibility()).flatMap(one => {
  const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
  const named = (one.getAttribute("aria-label") || one.textContent).trim().slice(0, 50) || one.className;
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
    return [`outside: ${named} ${[left, top, right, bottom].map(Math.round)}`];
  const inset = Math.min(6, height / 3, width / 3);
  const spots = [[(left + right) / 2, top + inset], [(left + right) / 2, bottom - inset]];
  const over = spots.map(([x, y]) => document.elementFromPoint(x, y)).find(hit => hit && !one.contains(hit));
  return over ? [`covered: ${named} by ${over.outerHTML.slice(0, 80)}`] : [];
})"""
"""Elements that are not wholly inside the window, or lie under another one."""

COVERED = """all => all.flatMap(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 10));
  return hit?.closest("hp-hand") ? [] : [`${one.getAttribute("aria-label")}: ${hit?.outerHTML.slice(0, 80)}`];
})"""
"""Cards of the hand that lie outside the window or under something else; they may lie over each other."""

FACE = "one => one.querySelector('use').getAttribute('href')"
"""What picture a card shows."""


@dataclass
class Visitor:
    """Finds the way by what the page says: presses what it points at, and tries answers until one is right."""

    page: Page
    lang: Lang
    way: Way

    def sees(self, *parts: Locator) -> None:
        """Assert that these are on the page, wholly inside the window and under nothing."""
        self.page.evaluate(FITTED)
        self.page.evaluate(SETTLED)
        assert_no_sideways_scroll(self.page)
        for part in parts:
            expect(part.first).to_be_visible()
            unseen: list[str] = part.evaluate_all(UNSEEN)
            assert not unseen, unseen

    def press(self, target: Locator, key: str = "") -> None:
        """Press what is in sight, with a finger, the mouse, or this key."""
        self.sees(target)
        if self.way == "touch":
            target.tap()
        elif self.way == "keys" and key and self.page.locator("button:focus").count() == 0:
            self.page.keyboard.press(key)  # it would press the button that has the focus
        else:
            target.click()

    # --- a lesson ---------------------------------------------------------------------------------

    def part(self, selector: str) -> Locator:
        """Return parts of the step that is shown."""
        return self.page.locator(f"hp-step {selector}")

    @property
    def solved(self) -> bool:
        """Whether the step is answered right, or asks nothing."""
        return self.part(".main").count() == 1 and self.part(".main").inner_text() == LESSON_WORDS["next"][self.lang]

    def learn(self, step: int, steps: int) -> None:
        """Read a step, do what it asks for and go on."""
        expect(self.page.locator('.dot[aria-current="step"]')).to_have_text(str(step))
        expect(self.part("h1")).to_be_focused()
        asked = [self.part(one) for one in ("[data-place]", ".main", ".watch") if self.part(one).count()]
        self.sees(self.part("h1"), self.part(".text"), *asked)
        self.watch()
        if not self.solved:
            self.answer()
        self.press(self.part(".main"), "Enter")
        if step == steps:
            self.sees(self.page.locator(".ending h1"))

    def watch(self) -> None:
        """Watch what happens on the small table, to its end."""
        watch = self.part(".watch")
        if not watch.count():
            return
        on, told = watch.inner_text(), self.part(".mini-said")
        while watch.inner_text() == on:
            before = told.inner_text()
            self.press(watch)
            expect(told).not_to_have_text(before)
            self.sees(told, watch)

    def answer(self) -> None:
        """Try one answer after another until one is right, reading what is said about each."""
        places = self.part("[data-place]")
        check, checks = self.part(".main"), self.part(".main").count() == 1
        tried = set[Any]()
        for nth in range(places.count()):
            place = places.nth(nth)
            same = place.inner_text() if self.part(".pick-cards").count() else nth
            if same in tried:
                continue
            tried.add(same)
            self.press(place, str(nth + 1) if nth < 9 else "")
            if checks:
                self.press(check, "Enter")
            self.sees(self.part(".verdict [role=status]"))
            if self.solved:
                return
        raise AssertionError("no answer was right")

    # --- the guided hand --------------------------------------------------------------------------

    @property
    def told(self) -> Locator:
        """What the guide says."""
        return self.page.locator(".guide-said")

    @property
    def result(self) -> Locator:
        """The sheet at the end of the hand."""
        return self.page.locator("dialog.result")

    def play(self) -> None:
        """Do what the guide says until the hand is over."""
        at = self.page.locator(".guide-at")
        expect(at).to_contain_text("1/", timeout=PATIENCE_MS)
        decisions = int(at.inner_text().split("/")[1].split()[0])
        for nth in range(1, decisions + 1):
            expect(at).to_contain_text(f"{nth}/{decisions}", timeout=PATIENCE_MS)
            self.decide()
        expect(self.result).to_be_visible(timeout=PATIENCE_MS)

    def decide(self) -> None:
        """Press the answer that the guide has marked, or play the card that it shows."""
        self.sees(self.page.locator(".guide-panel"), self.page.locator("hp-prompt .answer:visible"))
        covered = self.page.locator("hp-hand button").evaluate_all(COVERED)
        assert not covered, covered
        marked = self.page.locator("hp-prompt .answer.suggested")
        if marked.count():
            self.press(marked)
            return
        shown = self.page.locator(".guide-at .card").evaluate(FACE)
        card = self.page.locator("hp-hand button").filter(has=self.page.locator(f'use[href="{shown}"]')).last
        card.tap() if self.way == "touch" else card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        self.press(self.page.locator('hp-prompt [data-why="play"]'))
