"""A person at a lesson: answers right or wrong on purpose. The right answers are read from the site's data."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import Lang

Way = Literal["touch", "mouse", "keys"]

WORDS: dict[str, dict[Lang, str]] = {
    "check": {"zh": "看看对不对", "en": "Check"},
    "next": {"zh": "下一步", "en": "Next"},
    "show": {"zh": "告诉我", "en": "Show me"},
    "right": {"zh": "对了", "en": "Right"},
    "wrong": {"zh": "还不对", "en": "Not yet"},
}


def lessons_of(dist: Path) -> dict[str, list[dict[str, Any]]]:
    """Return the steps of every lesson of the site, by the lesson's id."""
    assets = dist / "assets"
    ids = [lesson["id"] for lesson in json.loads((assets / "lessons.json").read_text("utf-8"))["lessons"]]
    return {name: json.loads((assets / f"lesson-{name}.json").read_text("utf-8"))["steps"] for name in ids}


def right_places(step: dict[str, Any]) -> list[int]:
    """Return the places that a right answer chooses, marks or picks."""
    if step["kind"] != "pick":
        return [at for at, option in enumerate(step["options"]) if option["right"]]
    wanted = list(next(answer["cards"] for answer in step["answers"] if answer["right"]))
    places = []
    for at, card in enumerate(step["cards"]):
        if card in wanted:
            wanted.remove(card)
            places.append(at)
    return places


def wrong_places(step: dict[str, Any]) -> list[int]:
    """Return places that make a wrong answer."""
    if step["kind"] != "pick":
        return [next(at for at, option in enumerate(step["options"]) if not option["right"])]
    foreign = [at for at, card in enumerate(step["cards"]) if card in step["notes"]]
    if foreign or step["size"] is None:
        return foreign[: step["size"] or 1]
    wrong = next(answer["cards"] for answer in step["answers"] if not answer["right"])
    places = []
    for card in wrong:
        places.append(next(at for at, one in enumerate(step["cards"]) if one == card and at not in places))
    return places


@dataclass
class Learner:
    """Plays a lesson on one page, in one language, by touch, mouse or keys."""

    page: Page
    lang: Lang = "zh"
    way: Way = "mouse"

    def button(self, key: str) -> Locator:
        """Return the button of this name."""
        return self.page.locator("hp-step").get_by_role("button", name=WORDS[key][self.lang], exact=True)

    def press(self, target: Locator) -> None:
        """Press an element with a finger or the mouse."""
        if self.way == "touch":
            target.tap()
        else:
            target.click()

    def place(self, at: int) -> None:
        """Press one of the answers or cards; with the keyboard, its digit."""
        if self.way == "keys":
            self.page.keyboard.press(str(at + 1))
        else:
            self.press(self.page.locator(f'hp-step [data-place="{at}"]'))

    def fill(self, number: int) -> None:
        """Enter a number: type it, or press the buttons beside the field."""
        field = self.page.locator("hp-step input")
        if self.way == "keys":
            for _ in range(40):
                if field.evaluate("one => one === document.activeElement"):
                    break
                self.page.keyboard.press("Tab")
            self.page.keyboard.press("ControlOrMeta+a")
            self.page.keyboard.type(str(number))
            return
        by_buttons = min(number, 2)
        field.fill(str(number - by_buttons))
        for _ in range(by_buttons):
            self.press(self.page.locator("hp-step .by").last)
        expect(field).to_have_value(str(number))

    def confirm(self) -> None:
        """Press the button that checks the answer."""
        if self.way == "keys":
            self.page.keyboard.press("Enter")
        else:
            self.press(self.button("check"))

    def answer(self, step: dict[str, Any], *, right: bool = True) -> None:
        """Give a right or a wrong answer to a step."""
        kind = step["kind"]
        if kind == "count":
            self.fill(step["answer"] if right else step["answer"] + 1)
            self.confirm()
            return
        wanted = set(right_places(step) if right else wrong_places(step))
        chosen = self.chosen() if kind != "choose" else set()
        for at in [*sorted(chosen - wanted), *sorted(wanted - chosen)]:
            self.place(at)
        if kind != "choose":
            self.confirm()

    def chosen(self) -> set[int]:
        """Return the places that are marked or picked now."""
        places = self.page.locator('hp-step [data-place][aria-pressed="true"]')
        return set(places.evaluate_all("all => all.map(one => Number(one.dataset.place))"))

    def go_on(self) -> None:
        """Go to the next step."""
        if self.way == "keys":
            focused = self.page.evaluate("document.activeElement?.tagName")
            if focused == "BUTTON" and self.page.evaluate("!document.activeElement.matches('.main')"):
                self.page.keyboard.press("Tab")
                while self.page.evaluate("!document.activeElement.matches('.main')"):
                    self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        else:
            self.press(self.button("next"))

    @property
    def verdict(self) -> Locator:
        """What is said about the answer."""
        return self.page.locator("hp-step .verdict")
