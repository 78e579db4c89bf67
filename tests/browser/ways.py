"""Four ways to use the page, each with its own means only: a finger, a mouse, the keys, the ears."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page, expect

import hupai
from tests.browser.player import FREE, PATIENCE_MS, Lang, Moment, Player

FAR = 60
"""More presses of a key than anything on the page is away."""
COLUMNS, TALLEST = 14, 4
"""More columns than a hand has, and the cards of the tallest."""
MAY_PLAY = re.compile(r"(?:you may play |可以打：)(.+?)[.。]")
NEWS = "#urgent:not(:empty), dialog.result[open]"
"""Something is asked, or the hand is over."""
ONE_HAND = {"zh": "1 局", "en": "1"}


class Person(ABC):
    """Plays a match from the lobby to the tally."""

    def __init__(self, page: Page, lang: Lang) -> None:
        self.page = page
        self.player = Player(page, lang)
        self.lang = lang

    @abstractmethod
    def begin(self, game: str) -> None:
        """Choose a game by its name, and the shortest match; begin it."""

    @abstractmethod
    def moment(self) -> Moment:
        """Wait until the page asks for something, and return what it asks for."""

    @abstractmethod
    def decide(self, moment: Moment, turn: int) -> None:
        """Play a card, or answer."""

    @abstractmethod
    def open_log(self) -> None:
        """Leave the result and open the log."""

    @abstractmethod
    def to_tally(self) -> None:
        """Close the log and go on to the tally."""

    @abstractmethod
    def leave(self) -> None:
        """Go from the tally back to the lobby, perhaps by way of another match."""


class Pointing(Person):
    """Presses what is seen, with a finger or a mouse."""

    @abstractmethod
    def press(self, on: Locator) -> None:
        """Press something."""

    def begin(self, game: str) -> None:
        self.press(self.player.button("choose"))
        self.press(self.page.locator(".game", has=self.page.get_by_role("radio", name=game, exact=True)))
        hands = self.page.get_by_role("group", name=self.player.word("hands"), exact=True)
        self.press(hands.locator(".segment", has_text=re.compile(f"^{ONE_HAND[self.lang]}$")))
        self.press(self.player.button("play this"))

    def moment(self) -> Moment:
        return self.player.moment()

    def decide(self, moment: Moment, turn: int) -> None:
        winning = self.page.locator("hp-prompt").get_by_role("button", name=re.compile("^(胡|Win)"))
        if winning.count():
            self.press(winning)
        elif moment == "discard":
            self.press(self.player.cards.last)
            self.press(self.player.button("play card"))
        else:
            offered = self.player.answers()
            self.press(offered[-1] if turn % 3 == 2 else offered[0])

    def open_log(self) -> None:
        self.press(self.player.button("close", self.player.result))
        self.press(self.page.locator('.bar [aria-keyshortcuts="L"]'))

    def to_tally(self) -> None:
        self.press(self.player.button("close"))
        self.press(self.player.button("tally", self.page.locator("hp-prompt")))

    def leave(self) -> None:
        self.press(self.player.button("again"))
        self.player.moment()
        if self.player.result.is_visible():
            self.press(self.player.button("close"))
        self.press(self.player.button("lobby"))


class Finger(Pointing):
    """Taps."""

    def press(self, on: Locator) -> None:
        on.tap()


class Mouse(Pointing):
    """Clicks."""

    def press(self, on: Locator) -> None:
        on.click()


class Keys(Person):
    """Presses keys and looks; the focus is always somewhere."""

    @property
    def focus(self) -> Locator:
        """The element that has the focus."""
        return self.page.locator(":focus")

    def press(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)

    def walk(self, to: str, key: str = "Tab") -> None:
        """Press a key until the focus is on what a selector names."""
        for _ in range(FAR):
            if self.page.locator(f":focus:is({to})").count():
                return
            self.press(key)
        raise AssertionError(f"{key} does not lead to {to}")

    def begin(self, game: str) -> None:
        self.walk("button.choose")
        self.press("Enter")
        expect(self.player.setup).to_be_visible()
        self.walk("input[name=game]")
        self.walk(f'[aria-label="{game}"]', "ArrowDown")
        self.walk("input[name=hands]")
        for _ in range(FAR):  # to the first of them
            if self.focus.evaluate("one => one === document.querySelector('input[name=hands]')"):
                break
            self.press("ArrowUp")
        self.walk(".setup-sheet .answer.play")
        self.press("Enter")

    def moment(self) -> Moment:
        moment = self.player.moment()
        expect(self.focus).to_have_count(1)
        return moment

    def decide(self, moment: Moment, turn: int) -> None:
        if self.page.locator("hp-prompt .hu").count():
            self.press("h")
        elif moment == "claim":
            first = self.player.answers()[0].get_attribute("aria-keyshortcuts")
            self.press("Space" if turn % 3 == 2 else first if first == "P" else "1")
        else:
            self.discard()

    def discard(self) -> None:
        """Walk to a card that may be played, lift it, lay it down, lift it again and play it."""
        self.press("ArrowRight")
        self.walk(f"[data-key]{FREE}", "ArrowRight")
        self.press("Enter")
        expect(self.focus).to_have_attribute("aria-pressed", "true")
        self.press("Escape")
        expect(self.focus).to_have_attribute("aria-pressed", "false")
        self.press("Enter")
        self.press("Enter")

    def open_log(self) -> None:
        self.press("Escape")
        expect(self.player.result).to_have_count(0)
        self.press("l")

    def to_tally(self) -> None:
        self.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)
        self.walk("hp-prompt .play")
        self.press("Enter")

    def leave(self) -> None:
        self.walk(".tally footer .quiet")
        self.press("Enter")


class Ears(Person):
    """Presses keys and knows only what a screen reader says about the focus and the live regions."""

    def press(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)

    def heard(self, key: str = "") -> str:
        """Return what is read of the focus after a key, and before it the name of its group of choices."""
        if key:
            self.press(key)
        focus = self.page.locator(":focus")
        if not focus.count():
            return ""
        group = self.page.locator("fieldset:focus-within > legend").last
        name = f"{group.text_content()}: " if group.count() else ""
        return name + focus.aria_snapshot().partition("\n")[0].removeprefix("- ")

    def seek(self, what: str, key: str = "Tab") -> None:
        """Press a key until what is read matches."""
        heard = self.heard()
        for _ in range(FAR):
            if re.search(what, heard):
                return
            heard = self.heard(key)
        raise AssertionError(f"{key} does not lead to {what}")

    def told(self, key: str) -> str:
        """Return what is said after a key; a sentence that was said before is said again."""
        said = self.page.locator("#said")
        before = said.text_content()
        self.press(key)
        expect(said).not_to_have_text(re.compile(f"^{re.escape(before or '')}$"), use_inner_text=False)
        return said.text_content() or ""

    def begin(self, game: str) -> None:
        self.seek(f'button "{self.player.word("choose")}"')
        self.press("Enter")
        expect(self.player.setup).to_be_visible()
        games = (row.family.vocabulary().label("game", one)[self.lang] for one, row in hupai.games.items())
        self.seek(f'radio "({"|".join(games)})"')
        self.seek(f'radio "{game}"', "ArrowDown")
        self.seek(f"^{self.player.word('hands')}: radio")
        self.seek(f'radio "{ONE_HAND[self.lang]}"', "ArrowUp")
        self.seek(f'button "{self.player.word("play this")}"')
        self.press("Enter")

    def moment(self) -> Moment:
        self.page.locator(NEWS).first.wait_for(state="attached", timeout=PATIENCE_MS)
        return "result" if self.page.get_by_role("dialog").count() else "claim"

    def decide(self, moment: Moment, turn: int) -> None:
        assert re.search(r"\d", self.told("s"))
        answers = self.told("o")
        if re.match("1[:：]", answers):
            wins = re.match("1[:：] ?(Win|胡)", answers)
            passes = re.search("Space|空格", answers) and turn % 3 == 2 and not wins
            self.press("Space" if passes else "1")
        else:
            self.play(answers)

    def play(self, answers: str) -> None:
        """Walk to the card that was named last, and play it; it must lie where its name says."""
        named = MAY_PLAY.search(answers)
        assert named, answers
        last = re.split("、|, ", named[1])[-1]
        # Tiles of one suit are named together: 二四六八条.
        card = re.compile(rf'button "{last[-2:] if last[-1] in "万条筒" else last}\b')
        for _ in range(COLUMNS):
            for _ in range(TALLEST):
                if card.search(self.heard()):
                    break
                self.press("ArrowDown")
            if card.search(self.heard()):
                break
            self.press("ArrowRight")
            for _ in range(TALLEST):
                self.press("ArrowUp")
        assert card.search(self.heard()), (card, self.heard())
        self.press("Enter")
        self.press("Enter")

    def open_log(self) -> None:
        self.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)
        self.press("l")

    def to_tally(self) -> None:
        self.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)
        self.seek(f'button "{self.player.word("tally")}"')
        self.press("Enter")

    def leave(self) -> None:
        self.seek(f'button "{self.player.word("lobby")}"')
        self.press("Enter")
