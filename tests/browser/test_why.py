"""A refused action says why: every dimmed card, key and missing answer, each with its rule."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.player import LOCALES, Lang, Player
from tests.browser.stacked import record, take_up
from tests.browser.support import BY_TOUCH, DESKTOP, PHONE, OpenPage, Shot, Size, tap_or_press

FLIPPED = "11s3s99s88s11b44b66b99b5b7s0s"
"""A pair of every second kind and nothing that eats a big seven."""


def tells_its_rule(note: Locator) -> str:
    """Unfold the rule of a note, assert that it has a sentence and a source, and return its id."""
    rule = note.locator("details.rule").first
    rule.locator("summary").click()
    expect(rule.locator("p").first).to_be_visible()
    expect(rule.locator(".sources li").first).to_be_visible()
    return rule.get_attribute("data-rule") or ""


@BY_TOUCH
def test_why_answers_for_every_sort_of_action(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """For a question on the table: what each answer leads to, and why the others are missing."""
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    text = record("leiyang", (FLIPPED, "", "3b7b"), shown="2b", apart="37b", lines=["2 discard 3b"], wu_hu=False)
    take_up(page, player, text)
    if player.moment() != "claim":
        pytest.fail("no question")
    tap_or_press(page, size, page.locator(".ask-why"), "?")
    sheet = page.get_by_role("dialog")
    rows = sheet.locator(".why-rows > div")
    expect(rows.first).to_be_visible()
    refused = sheet.locator(".shut")
    assert refused.count() >= 2
    for row in refused.all():
        expect(row.locator("dd")).not_to_be_empty()
        assert tells_its_rule(row)
    expect(sheet.locator(".open").first).to_be_visible()
    shot(page, f"why-{lang}")
    sheet.get_by_role("button", name={"zh": "规则书", "en": "Rule book"}[lang]).click()
    book = page.get_by_role("dialog")
    book.locator(".book > details > summary").first.click()
    expect(book.locator(".rule-row p").first).to_be_visible()
    shot(page, f"book-{lang}")
    expect(book.locator('[href="rules.html#also"]')).to_contain_text("跑胡子")


def test_keys_that_mean_nothing_now_say_why(used_page: OpenPage) -> None:
    """H, P, R and Space while a card is to be played: the engine's sentence, and its rule."""
    page = used_page(DESKTOP, lang=LOCALES["zh"])
    player = Player(page)
    take_up(page, player, record("leiyang", ("", "", ""), shown="2b", dealer=0, lines=[], wu_hu=False, ju_shou=False))
    note = page.locator(".toast")
    for key in ("h", "p", "Space", "r"):
        page.keyboard.press(key)
        expect(note.locator("p").first).not_to_be_empty()
        assert tells_its_rule(note)
        note.get_by_role("button", name="关上").click()
    page.keyboard.press("u")
    expect(note).to_contain_text("退回")


def test_a_card_says_why_while_a_question_is_open(used_page: OpenPage) -> None:
    """A card that is pressed before the question is answered says: answer first."""
    page = used_page(PHONE, touch=True, lang=LOCALES["zh"])
    player = Player(page)
    text = record("leiyang", (FLIPPED, "", "3b7b"), shown="2b", apart="37b", lines=["2 discard 3b"], wu_hu=False)
    take_up(page, player, text)
    player.hand.get_by_role("button").first.click(force=True)
    assert tells_its_rule(page.locator(".toast")) == "turn.window"


def test_the_list_of_stale_cards_says_why(used_page: OpenPage) -> None:
    """A card that the player has played cannot be eaten any more: the list says so, with its rule."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=1, deal=3)
    player.reach("discard")
    player.discard()
    player.moment()
    page.get_by_role("button", name="Stale").click()
    note = page.locator(".toast")
    expect(note).to_contain_text("not to be claimed")
    assert tells_its_rule(note) == "past.chi"
