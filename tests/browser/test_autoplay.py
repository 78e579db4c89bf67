"""Autoplay and skipping: a bot plays until the player takes over; one press skips to the next own decision."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.player import LOCALES, PATIENCE_MS, Lang, Player
from tests.browser.stored import dump
from tests.browser.support import BY_TOUCH, PHONE, OpenPage, Shot, Size, tap_or_press

NAMES: dict[str, dict[Lang, str]] = {
    "auto": {"zh": "托管", "en": "Autoplay"},
    "take over": {"zh": "我来打", "en": "Take over"},
    "plays": {"zh": "这一局和后面的局都由电脑替你打", "en": "a bot plays for you, in the next hands too"},
    "began": {"zh": "托管了", "en": "Autoplay is on"},
    "skip": {"zh": "跳到我", "en": "Skip to me"},
}
FIRST = 4
"""So many cards are played before a bot plays the hand to its end, which thinks about each as long as about a hint."""
USUAL = "element => element.page.setSettings({ speed: 'normal' })"
"""Lets the others pause again."""


@BY_TOUCH
def test_a_bot_plays_until_one_takes_over(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """The bar says that a bot plays. Taking over in the middle gives the cards back, and the hand counts as aided."""
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.start(hands=4, deal=2)
    player.reach("claim")
    before = player.position()
    button = page.get_by_role("button", name=NAMES["auto"][lang], exact=True)
    over = page.get_by_role("button", name=NAMES["take over"][lang])

    def toggle() -> None:
        tap_or_press(page, size, button, "a")

    def hold() -> None:
        player.hold()  # the bot does not act before all is read
        page.locator("hp-page").evaluate(USUAL)

    hold()
    toggle()
    expect(over).to_be_visible()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.locator("hp-prompt .ask")).to_contain_text(NAMES["plays"][lang])
    expect(page.locator("#said")).to_contain_text(NAMES["began"][lang])
    expect(page.locator(".toast")).to_have_count(0)
    expect(player.cards).to_have_count(0)
    shot(page, f"autoplay-{lang}")
    toggle()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert player.moment() == "claim"
    assert player.position() == before  # taken back before the bot had chosen: nothing is done, and nothing counted
    assert dump(page)["stores"]["matches"].popitem()[1]["aids"] == {}
    player.let_on()
    player.hurry()
    for _ in range(FIRST):
        player.reach("discard")
        player.discard()
    toggle()
    expect(player.result).to_be_visible(timeout=PATIENCE_MS)
    (head,) = dump(page)["stores"]["matches"].values()
    assert head["aids"] == {"1": ["auto"]}
    hold()
    player.button("next hand", player.result).click()  # and so it goes on, until taken over
    expect(page.locator("#urgent")).to_contain_text(NAMES["plays"][lang])
    expect(over).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)
    over.tap() if size == PHONE else over.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "false")
    player.let_on()
    player.hurry()
    player.reach("discard")
    expect(button).to_have_attribute("aria-pressed", "false")


@BY_TOUCH
def test_what_the_others_do_can_be_skipped(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """One press ends all pauses until the next own decision; after it the pauses are back."""
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.start(hands=1, deal=2)
    player.reach("claim")
    player.hold()
    page.locator("hp-page").evaluate(USUAL)
    skip = page.get_by_role("button", name=NAMES["skip"][lang])
    for nth in range(2):
        expect(skip).to_have_count(0)
        player.answers()[-1].click() if player.moment() == "claim" else player.discard()
        expect(skip).to_be_visible()
        shot(page, f"skip-{lang}")
        tap_or_press(page, size, skip, "f")
        assert player.moment() in ("claim", "discard"), nth
    player.let_on()
    (head,) = dump(page)["stores"]["matches"].values()
    assert head["aids"] == {}  # whoever skips has helped himself to nothing
