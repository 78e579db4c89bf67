"""A person at the page: finds things by role and name, in either language, and plays what is offered."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, cast

from playwright.sync_api import Locator, Page, expect

import hupai

Lang = Literal["zh", "en"]
Moment = Literal["discard", "claim", "result"]

LOCALES: dict[Lang, str] = {"zh": "zh-CN", "en": "en-GB"}
MANY_STEPS = 200
"""More decisions than one player can owe in a hand."""
PATIENCE_MS = 120_000
"""How long Python may take to start on a busy machine."""

SOON, SOONER, WON = 180, 189, 95
"""Deals of the usual game that are over after two cards of one's own, after one, and by a win that is offered first."""

Word = str | re.Pattern[str]
WORDS: dict[str, dict[Lang, Word]] = {
    "start": {"zh": "开始", "en": "Play"},
    "play this": {"zh": "就打这个", "en": "Play this"},
    "choose": {"zh": "选玩法、对手、规则", "en": "Choose game, opponents, rules"},
    "hands": {"zh": "局数", "en": "Hands"},
    "settings": {"zh": "设置", "en": "Settings"},
    "close": {"zh": "关上", "en": "Close"},
    "play card": {"zh": "出牌", "en": re.compile("^(Play card|Discard)$")},
    "pass": {"zh": "不要", "en": "Pass"},
    "choices": {"zh": "你的选择", "en": "Your choices"},
    "your turn": {"zh": "轮到你出牌", "en": re.compile("^Your turn to (play|discard)")},
    "hand": {"zh": "你的手牌", "en": "Your hand"},
    "next hand": {"zh": "下一局", "en": "Next hand"},
    "tally": {"zh": "看总账", "en": "Final tally"},
    "lobby": {"zh": "回大厅", "en": "Lobby"},
    "resume": {"zh": "接着打", "en": "Resume"},
    "play on": {"zh": "不胡，继续", "en": "Pass, play on"},
    "again": {"zh": "再来一场", "en": "Play again"},
    "undo": {"zh": "悔一步", "en": "Take back"},
}


WINS: dict[Lang, str] = {"zh": "胡", "en": "Win"}
"""How the button to win begins."""
FREE = '[aria-disabled="false"]:not(.binds)'
LOGGED = "element => element.app.table.log.length"
ASKING = "element => { globalThis.answering = element.app.table.state; }"
ANSWERED = """async (element, patience) => {
  const asks = () => ["pass", "sure"].includes(element.app.sheet.open);
  const weighs = () => !asks() && !element.app.table.busy && element.app.table.state === answering;
  for (const late = performance.now() + patience; weighs(); await new Promise(requestAnimationFrame))
    if (performance.now() > late) throw new Error("nothing came of the answer");
  return asks();
}"""
"""Waits until the page does what was answered or asks once more, since ASKING; says whether it asks."""

HURRY = """element => element.page.setSettings({ speed: "instant" })"""

HOLD = """({ page: { play: { pace } } }) => {
  pace.pause = () => new Promise(done => { pace.endPause = done; });
}"""
LET_ON = """({ page: { play: { pace } } }) => {
  delete pace.pause;
  pace.hurry();
}"""

SEEN = """async (element, patience) => {
  const late = performance.now() + patience;
  for (; element.app.sheet.open === "stage"; await new Promise(requestAnimationFrame))
    if (performance.now() > late) throw new Error("the win did not end");
}"""
"""Waits until a win has been played on the table: before, even before anything moves, a press only ends it."""

CHOOSE = """async (element, [game, hands]) => {
  await customElements.whenDefined("hp-page"); // the page may just have been loaded again
  const chosen = game || element.app.lobby.setup.game.replace("yongzhou-plain", "yongzhou");
  element.page.lobby.setSetup({ hands, game: chosen, manners: false });
}"""

ASKED = """async (element, [choices, patience]) => {
  const shown = selector => element.querySelector(selector)?.checkVisibility() ?? false;
  for (const late = performance.now() + patience; performance.now() < late; ) {
    if (shown("dialog.result")) return "result";
    if (shown(".showdown.opened")) element.querySelector("hp-prompt .over .quiet")?.click(); // a win stays until then
    if (shown(`hp-prompt [role="group"][aria-label="${choices}"]`)) return "claim";
    if (shown('hp-prompt .discard .play[aria-disabled="true"]')) return "discard"; // no card is lifted any more
    await new Promise(requestAnimationFrame);
  }
  throw new Error("the page asked for nothing");
}"""
"""Waits frame by frame until the page asks for something: a look every quarter of a second would be most of a match."""

DECIDE = f"""async (element, [turn, winning, patience]) => {{
  const answered = {ANSWERED};
  const all = selector => [...element.querySelectorAll(selector)].filter(one => one.checkVisibility());
  const named = one => one.ariaLabel || one.textContent.trim();
  globalThis.answering = element.app.table.state;
  const offered = all('hp-prompt [role="group"] button');
  if (!all("hp-prompt .discard").length) {{
    const wins = offered[0].classList.contains("hu");
    offered.at(turn % 3 === 2 && !wins ? -1 : 0).click();
  }} else {{
    const wins = all("hp-prompt button").find(one => named(one).startsWith(winning));
    (wins ?? all(`hp-hand .columns button{FREE}`).at(-1)).click();
    if (!wins) {{
      await new Promise(requestAnimationFrame);
      element.querySelector("hp-prompt .discard .play").click();
    }}
  }}
  const asks = await answered(element, patience);
  await new Promise(requestAnimationFrame); // the prompt may still be that of the decision before
  return asks;
}}"""
"""Wins, answers or plays the last card that may be played, inside the page; says whether the page asks once more."""

WALK = f"""async (element, [wanted, choices, winning, most, patience]) => {{
  const asked = {ASKED}, decide = {DECIDE};
  for (let turn = 0; turn < most; turn++) {{
    const moment = await asked(element, [choices, patience]);
    if (moment === wanted || moment === "result") return [moment, turn];
    if (await decide(element, [turn, winning, patience])) throw new Error("the page asks whether that is meant");
  }}
  return ["", most];
}}"""
"""Plays on until something is wanted or the hand is over, inside the page; tells which, and after how many steps."""

FORESEEN = """async element => {
  const open = () => (element.app.table.state?.view.legal ?? []).filter(
    ({ verb, action }) => verb !== "discard" && !(action in element.app.hand.previews));
  for (let waited = 0; open().length > 0 && waited < 200; waited++) await new Promise(done => setTimeout(done, 20));
  await element.updateComplete;
}"""
"""Waits until the page knows what each answer leads to, which it asks beside the drawing."""


@dataclass
class Player:
    """Plays one page in one language."""

    page: Page
    lang: Lang = "zh"

    def word(self, key: str) -> Word:
        """Return the page's word for this, at whichever table."""
        return WORDS[key][self.lang]

    def button(self, key: str, within: Locator | None = None) -> Locator:
        """Return the button of this name."""
        return (within or self.page).get_by_role("button", name=self.word(key), exact=True)

    # --- the lobby --------------------------------------------------------------------------------

    def hurry(self) -> None:
        """Let the others play without pauses, as one may set it (`test_settings.py`)."""
        self.page.locator("hp-page").evaluate(HURRY)

    def hold(self) -> None:
        """Let every pause of the others last until it is ended, as by a press that ends it."""
        self.page.locator("hp-page").evaluate(HOLD)

    def let_on(self) -> None:
        """Let the pauses end by themselves again, the present one at once."""
        self.page.locator("hp-page").evaluate(LET_ON)

    @property
    def setup(self) -> Locator:
        """The sheet where the next match is chosen."""
        return self.page.locator("dialog.setup-sheet")

    def choose(self, game: str = "") -> Locator:
        """Open the sheet where the next match is chosen, and choose a game by its id; return the sheet."""
        if not self.setup.is_visible():
            self.button("choose").click()
            expect(self.setup).to_be_visible()
        if game:
            self.setup.locator(f'input[name="game"][value="{game}"]').check()
        return self.setup

    def start(self, hands: int = 1, game: str = "", deal: int = 1) -> None:
        """Begin a match of so many hands and wait until it asks for something; ``deal`` fixes its cards.

        The deals are known of the game with two kings and of opponents who all play as their level does, so that is
        played where nobody has chosen another game. Whole matches (`ways.py`) choose in the sheet; this goes there only
        where a test has opened it.
        """
        fix_deal(self.page, deal)
        self.page.locator("hp-page").evaluate(CHOOSE, [game, hands])
        self.button("play this" if self.setup.is_visible() else "start").click()
        self.moment()

    def leave(self) -> None:
        """Go back to the lobby, closing the sheet of a finished hand first."""
        if self.result.is_visible():
            self.button("close", self.result).click()
        self.button("lobby").click()

    # --- the table --------------------------------------------------------------------------------

    @property
    def hand(self) -> Locator:
        """The group of one's own cards."""
        return self.page.locator(f'hp-hand .columns[role="group"][aria-label*="{self.word("hand")}"]')

    @property
    def cards(self) -> Locator:
        """The cards that may be played now without a question, because their discard does not bind for the hand."""
        return self.hand.locator(f"button{FREE}")

    @property
    def prompt(self) -> Locator:
        """The group of answers."""
        return self.page.locator(f'hp-prompt [role="group"][aria-label="{self.word("choices")}"]')

    def account(self) -> None:
        """Open the account of a hand when it is over; where nobody has won, it is open."""
        shows = self.page.locator("hp-prompt .over .quiet")
        expect(shows.or_(self.result).first).to_be_visible(timeout=2 * PATIENCE_MS)
        self.page.locator("hp-page").evaluate(SEEN, PATIENCE_MS)
        if not self.result.is_visible():
            shows.click()
        expect(self.result).to_be_visible()

    @property
    def result(self) -> Locator:
        """The sheet at the end of a hand."""
        return self.page.locator("dialog.result")

    def moment(self) -> Moment:
        """Wait until the page asks for something, and return what it asks for."""
        return cast(Moment, self.page.locator("hp-page").evaluate(ASKED, [self.word("choices"), PATIENCE_MS]))

    def answers(self) -> list[Locator]:
        """Return the answers in the order of the bar; passing is the last."""
        return self.prompt.get_by_role("button").all()

    def discard(self) -> None:
        """Play the last card that may be played: lift it, then press the button."""
        winning = self.page.locator("hp-prompt").get_by_role("button", name=re.compile("^(胡|Win)"))
        if winning.count():
            winning.click()
            return
        self.cards.last.click()
        self.button("play card").click()

    def claim(self, turn: int) -> None:
        """Take the first answer; pass every third time. The page is at work then, or asks once more."""
        offered = self.answers()
        chosen = offered[-1] if turn % 3 == 2 and "hu" not in (offered[0].get_attribute("class") or "") else offered[0]
        self.asked()
        chosen.click()
        self.answered()

    def asked(self) -> None:
        """Note the question on the table; an answer to it follows."""
        self.page.locator("hp-page").evaluate(ASKING)

    def answered(self) -> bool:
        """Wait until the page is at work on the answer, or asks once more; return whether it asks.

        It may weigh first what the answer leads to. As long as it does, the question is still there.
        """
        return bool(self.page.locator("hp-page").evaluate(ANSWERED, PATIENCE_MS))

    def decide(self, turn: int) -> bool:
        """Do what `discard` or `claim` would, inside the page; return whether the page asks once more."""
        return bool(self.page.locator("hp-page").evaluate(DECIDE, [turn, WINS[self.lang], PATIENCE_MS]))

    def until(self, wanted: Moment) -> None:
        """Play on until the page is at this kind of moment; when a hand ends, begin the next."""
        for turn in range(MANY_STEPS):
            moment = self.moment()
            if moment == wanted:
                return
            if moment == "discard":
                self.discard()
            elif moment == "claim":
                self.claim(turn)
            else:
                self.button("next hand", self.result).click()
        raise AssertionError(f"no {wanted} in {MANY_STEPS} steps")

    def reach(self, wanted: Moment) -> None:
        """Come to where `until` would, in half the time: the page itself presses, and no pointer moves."""
        turn = 0
        while turn < MANY_STEPS:
            how = [wanted, self.word("choices"), WINS[self.lang], MANY_STEPS - turn, PATIENCE_MS]
            moment, turns = self.page.locator("hp-page").evaluate(WALK, how)
            if moment == wanted:
                return
            self.button("next hand", self.result).click()
            turn += turns + 1
        raise AssertionError(f"no {wanted} in {MANY_STEPS} steps")

    def position(self) -> str:
        """Return the table as a screen reader meets it, with everything that it says about the answers."""
        self.page.locator("hp-page").evaluate(FORESEEN)
        return self.page.locator("#table").aria_snapshot()


def fix_deal(page: Page, deal: int) -> None:
    """Let every match that is begun on a page have these cards."""
    page.evaluate("byte => { crypto.getRandomValues = bytes => bytes.fill(byte); }", deal)


def name_of(game: str, lang: Lang) -> str:
    """Return the name of a game."""
    name: str = hupai.games[game].family.vocabulary().label("game", game)[lang]
    return name


def points(texts: list[str]) -> list[int]:
    """Return numbers written with a real minus."""
    return [int(text.replace("−", "-").replace("+", "")) for text in texts]
