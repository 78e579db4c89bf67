"""A player asks at the table: every question that is offered is answered in one sheet, with its cards and its rule."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_accessible
from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, small_targets
from tests.browser.player import LOCALES, Lang, Moment, Player
from tests.browser.stored import dump
from tests.browser.support import DESKTOP, PHONE, SMALL_PHONE, OpenPage, Shot, Size, tap_or_press

MOMENTS = [
    pytest.param("", "zh", PHONE, "discard", marks=pytest.mark.long),
    pytest.param("", "en", DESKTOP, "claim", marks=pytest.mark.long),
    ("yibin", "en", DESKTOP, "discard"),
    pytest.param("nanxian", "zh", PHONE, "discard", marks=pytest.mark.long),
]
"""Games, and when it is asked: by touch in one language, by keys in the other."""


@pytest.mark.parametrize(
    ("game", "lang", "size", "moment"), MOMENTS, ids=lambda one: one if isinstance(one, str) else None
)
def test_every_question_is_answered(
    used_page: OpenPage, shot: Shot, game: str, lang: Lang, size: Size, moment: Moment
) -> None:
    """From the first answer on the hand counts as aided; on the smallest phone nothing is cut, and all has a name."""
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.start(hands=1, deal=2, game=game)
    player.reach(moment)
    if moment == "discard":
        player.cards.last.click()  # what a choice leads to is then said of this one alone
    tap_or_press(page, size, page.locator(".ask-why"), "?")
    questions = page.locator("dialog.why-sheet .questions > details")
    expect(questions.first).to_be_visible()
    assert questions.count() >= 2
    assert all(head["aids"] == {} for head in dump(page)["stores"]["matches"].values())
    for question in questions.all():
        summary = question.locator("> summary")
        summary.tap() if size == PHONE else summary.press("Enter")
        expect(question.locator("li p").first).not_to_be_empty()
        if question.get_attribute("data-question") != "ask_bot":  # how a bot plays is no rule of the game
            expect(question.locator("details.rule").first).to_be_attached()
    if moment == "discard":
        told = page.locator(":is([data-question=ask_joins], [data-question=ask_improving]) li")
        expect(told.filter(has=page.locator(".minis"))).to_have_count(1)
    assert page.locator(".questions .minis :is(.card, .tile)").count() > 2
    (head,) = dump(page)["stores"]["matches"].values()
    assert head["aids"] == {"1": ["hint"]}
    shot(page, f"questions-{game or 'zipai'}-{lang}")
    assert_accessible(page)
    page.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
    assert cut_texts(page, ".why-sheet") == []
    assert small_targets(page, ".questions > details > summary", 44) == []
    assert_no_sideways_scroll(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog.why-sheet")).to_have_count(0)
