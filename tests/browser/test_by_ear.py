"""A whole match by ear: keys, and nothing but what a screen reader is given to read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import LOCALES, MANY_STEPS, PATIENCE_MS, Lang, Player
from tests.browser.support import DESKTOP, PHONE, OpenPage, Size

MAY_PLAY = re.compile(r"(?:you may play |可以打：)(.+?)[.。]")
COLUMNS, TALLEST = 14, 4
"""More columns than a hand has, and the cards of the tallest."""
NEWS = "#urgent:not(:empty), dialog.result[open]"
"""Something is asked, or the hand is over."""


@pytest.mark.parametrize(("lang", "size"), [("zh", PHONE), ("en", DESKTOP)])
def test_a_match_by_ear(used_page: OpenPage, lang: Lang, size: Size) -> None:
    """Every turn is announced; O says what may be answered, S how it stands; the end is read, and the tally."""
    page = used_page(size, lang=LOCALES[lang])
    player = Player(page, lang)
    player.start(hands=1, deal=30 if lang == "en" else 33)
    for turn in range(MANY_STEPS):
        page.locator(NEWS).first.wait_for(state="attached", timeout=PATIENCE_MS)
        if page.get_by_role("dialog").count():
            break
        position = heard(page, "s")
        assert re.search(r"\d", position)
        answers = heard(page, "o")
        if re.match(r"1[:：]", answers):
            wins = re.match("1[:：] ?(Win|胡)", answers)
            passes = re.search("Space|空格", answers) and turn % 3 == 2 and not wins
            page.keyboard.press("Space" if passes else "1")
        else:
            play(page, answers)
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("heading").first).not_to_be_empty()
    page.keyboard.press("Enter")  # the way on has the focus
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("won the match|A tie|赢|平"))


def heard(page: Page, key: str) -> str:
    """Return what is said after a key; a sentence that was said before is said again."""
    said = page.locator("#said")
    before = said.text_content()
    page.keyboard.press(key)
    for _ in range(50):
        if said.text_content() != before:
            break
        page.wait_for_timeout(20)
    return said.text_content() or ""


def play(page: Page, answers: str) -> None:
    """Walk to the last card that was named, and play it; it is where its name says it is."""
    named = MAY_PLAY.search(answers)
    assert named, answers
    card = re.split("、|, ", named[1])[-1]
    for _ in range(COLUMNS):
        for _ in range(TALLEST):
            if focused(page) == card:
                break
            page.keyboard.press("ArrowDown")
        if focused(page) == card:
            break
        page.keyboard.press("ArrowRight")
        for _ in range(TALLEST):
            page.keyboard.press("ArrowUp")
    assert focused(page) == card
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def focused(page: Page) -> str:
    """Return the name of what has the focus."""
    name: str = page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
    return name
