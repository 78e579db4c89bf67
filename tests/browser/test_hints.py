"""Hints lie beside the hand, in two steps, by touch and by key, and make the hand aided."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import hupai
from tests.browser.boxes import FITTED, SETTLED, assert_no_sideways_scroll, cut_texts, small_targets
from tests.browser.player import LOCALES, Lang, Player
from tests.browser.stored import dump
from tests.browser.support import (
    BY_TOUCH,
    DESKTOP,
    PHONE,
    SIDEWAYS,
    SMALL_PHONE,
    TABLET,
    OpenPage,
    Shot,
    Size,
    tap_or_press,
)

LARGE: Size = (1920, 1080)
SIZES = [SMALL_PHONE, SIDEWAYS, PHONE, TABLET, DESKTOP, LARGE]
NEXT: dict[Lang, tuple[str, str]] = {"zh": ("说说理由", "就这么打"), "en": ("Explain it", "Do it")}

COVERED = """([over, needed]) => {
  const panel = document.querySelector(over).getBoundingClientRect();
  return [...document.querySelectorAll(needed)].filter(one => {
    const box = one.getBoundingClientRect();
    return box.left < panel.right - 1 && box.right > panel.left + 1
      && box.top < panel.bottom - 1 && box.bottom > panel.top + 1;
  }).map(one => one.dataset.key ?? one.textContent.trim());
}"""
"""The needed elements that another one lies over."""
HINT = [".hint-panel", "hp-hand [data-key], hp-prompt button"]
WHY = ["dialog.why-sheet", "hp-hand [data-key]"]


def panel_text(page: Page) -> str:
    """Return the suggestion with its figure."""
    return page.locator(".hint-panel .deed").inner_text()


@BY_TOUCH
def test_a_hint_comes_in_two_steps(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """First one suggestion with its figure, then the reasons and the same figure; one press more plays it."""
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.start(hands=1, deal=2)
    player.reach("claim")
    before, answers = player.position(), page.locator("hp-prompt").aria_snapshot()
    assert all(head["aids"] == {} for head in dump(page)["stores"]["matches"].values())

    def press(nth: int) -> None:
        button = panel.get_by_role("button", name=NEXT[lang][nth])
        button.tap() if size == PHONE else button.press("Enter")

    tap_or_press(page, size, page.locator(".ask-hint"), "t")
    panel = page.locator(".hint-panel")
    expect(panel.locator("[data-step='1']")).to_be_focused()
    (head,) = dump(page)["stores"]["matches"].values()
    assert head["aids"] == {"1": ["hint"]}
    expect(page.locator(".answer.suggested")).to_have_count(1)
    suggestion = panel_text(page)
    assert re.search(r"\d\.\d\d", suggestion)
    shot(page, f"hint-1-{lang}")
    press(0)
    expect(panel.locator("[data-step='2']")).to_be_focused()
    expect(panel.locator("[data-step='2'] li").first).not_to_be_empty()
    assert panel_text(page) == suggestion
    figures = re.findall(r"[+−]?\d+\.\d\d", panel.inner_text())
    assert figures.count(re.findall(r"[+−]?\d+\.\d\d", suggestion)[0]) == 2, "the reasons say another figure"
    assert_no_sideways_scroll(page)
    assert cut_texts(page, ".hint-panel") == []
    assert small_targets(page, ".hint-foot button", 44) == []
    shot(page, f"hint-2-{lang}")
    assert page.locator("hp-prompt").aria_snapshot() == answers
    press(1)
    player.moment()
    assert player.position() != before
    expect(panel).to_have_count(0)


def test_a_hint_can_be_left_and_is_not_there_for_others(used_page: OpenPage) -> None:
    """Escape gives the focus back; an answer of one's own closes it; while the others play, none can be asked for."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=1, deal=2)
    player.reach("claim")
    player.hold()
    page.locator("hp-page").evaluate("element => element.page.setSettings({ speed: 'normal' })")
    panel = page.locator(".hint-panel")
    page.locator(".ask-hint").press("Enter")
    expect(panel.locator("[data-step='1']")).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".ask-hint")).to_be_focused()
    page.locator(".ask-hint").press("Enter")
    expect(panel.locator("[data-step='1']")).to_be_visible()
    player.answers()[-1].click()
    expect(panel).to_have_count(0)
    page.keyboard.press("t")
    expect(panel).to_have_count(0)
    player.let_on()


@pytest.mark.parametrize(
    ("game", "sizes"),
    [
        ("", [SMALL_PHONE, SIDEWAYS]),
        *(pytest.param(game, SIZES, marks=pytest.mark.long) for game in hupai.games),
    ],
)
def test_a_hint_covers_no_card_of_the_hand_and_no_answer(
    used_page: OpenPage, shot: Shot, game: str, sizes: list[Size]
) -> None:
    """At each size, with the reasons and without them; the card that is suggested is lifted. Why covers no card too."""
    page = used_page(DESKTOP, lang=LOCALES["zh"])
    player = Player(page, "zh")
    player.start(hands=1, deal=2, game=game)
    player.reach("discard")
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FITTED)
        page.locator("main").focus()
        page.keyboard.press("t")
        expect(page.locator(".hint-panel [data-step='1']")).to_be_visible()
        plays = page.locator("hp-page").evaluate("one => /^(discard|reveal) /.test(one.app.hand.suggested)")
        expect(page.locator("hp-hand .lifted")).to_have_count(1 if plays else 0)
        assert page.evaluate(COVERED, HINT) == [], f"{width}×{height}"
        page.locator(".hint-panel .explain").click()
        expect(page.locator(".hint-panel [data-step='2']")).to_be_visible()
        assert page.evaluate(COVERED, HINT) == [], f"{width}×{height}, explained"
        assert cut_texts(page, ".hint-panel") == []
        shot(page, f"hint-{width}")
        page.keyboard.press("Escape")
        expect(page.locator(".hint-panel")).to_have_count(0)
        page.keyboard.press("?")
        expect(page.locator(".why-rows > div").first).to_be_visible()
        page.evaluate(SETTLED)
        assert page.evaluate(COVERED, WHY) == [], f"{width}×{height}, why"
        shot(page, f"why-room-{width}")
        page.keyboard.press("Escape")
        expect(page.locator("dialog.why-sheet")).to_have_count(0)
        expect(page.locator("hp-hand .lifted")).to_have_count(0)
