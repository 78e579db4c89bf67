"""The head of the settings shows cards of the game as they look with what is chosen, and none of them is cut."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import THEMES
from tests.browser.boxes import cut_texts, overlaps, small_words
from tests.browser.player import LOCALES
from tests.browser.support import PHONE, TALL_PHONE, TIGHT, OpenPage, Shot, Size
from tests.browser.test_settings import SIZES, choose, open_settings, resize

EVERY = [*SIZES, TALL_PHONE]
CUT_CARDS = """columns => {
  const box = columns.getBoundingClientRect();
  const cards = [...columns.querySelectorAll(".card, .tile")].filter(card => card.checkVisibility())
    .map(card => card.getBoundingClientRect()).filter(({ top }) => top < box.bottom);
  const cut = cards.filter(({ left, top, right, bottom }) =>
    left < box.left || top < box.top || right > box.right || bottom > box.bottom);
  return [cards.length, cut.length];
}"""
"""How many cards are seen in the head of the settings, and how many of them are cut."""

TOLD_APART = """sheet => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  const light = (...laid) => {
    for (const colour of laid) {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
    }
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map(n => ((n / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const chosen = sheet.querySelector(".setting :checked + span");
  const colour = (one, name) => getComputedStyle(one).getPropertyValue(name);
  const mark = light(colour(chosen, "border-top-color"));
  const groove = colour(chosen.closest(".groove"), "background-color");
  return [light(colour(sheet, "--paper-shade"), groove), light(colour(chosen, "background-color"))]
    .map(beside => beside / mark);
}"""
"""The contrast of the line around what is chosen to the others where the paper is darkest, and to what it lies on."""

HIGH_HEAD = """sheet => sheet.querySelector(".sheet-head").offsetHeight > sheet.clientHeight / 3"""
"""Whether the head takes too much of the first view."""


def test_the_cards_in_the_head_look_as_is_chosen(used_page: OpenPage) -> None:
    """From the lobby, before any hand: face, number, size, order, dimming, colours and text; nothing below moves."""
    page = used_page(TALL_PHONE, lang=LOCALES["zh"])
    sheet = open_settings(page)
    head, preview = sheet.locator(".sheet-head"), sheet.locator(".preview")
    card = preview.locator(".card").nth(2)
    expect(preview).to_have_attribute("aria-hidden", "true")
    expect(preview).to_contain_text("永州")
    assert preview.locator("button, input, [tabindex]").count() == 0
    for face in ("kai", "song"):
        choose(sheet, "face", face)
        expect(card.locator("use")).to_have_attribute("href", re.compile(f"#{face}-c-"))
    seen = set()
    for theme in THEMES:
        choose(sheet, "theme", theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        seen.add(head.evaluate("one => getComputedStyle(one).backgroundImage"))
        assert min(sheet.evaluate(TOLD_APART)) >= 3, theme
    assert len(seen) == len(THEMES)
    expect(card.locator(".corner")).to_be_hidden()
    choose(sheet, "index", "on")
    expect(card.locator(".corner")).to_be_visible()
    cards = []
    for size in ("small", "normal", "large"):
        choose(sheet, "size", size)
        expect(page.locator("html")).to_have_attribute("data-size", size)
        cards.append((card.evaluate("one => one.offsetWidth"), head.evaluate("one => one.offsetHeight")))
        assert card.locator(".corner").evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 11
    assert cards[0][0] < cards[1][0] < cards[2][0]
    assert len({height for _, height in cards}) == 1
    words = preview.locator("p").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    choose(sheet, "text", "larger")
    expect(page.locator("html")).to_have_attribute("data-text", "larger")
    assert preview.locator("p").evaluate("one => parseFloat(getComputedStyle(one).fontSize)") > words
    locked = preview.locator(".column.locked .card").first
    expect(locked).to_have_css("background-blend-mode", "multiply")
    choose(sheet, "locked", "plain")
    expect(locked).to_have_css("background-blend-mode", "normal")
    usual = preview.locator(".column").count()
    choose(sheet, "sort", "rank")
    expect(preview.locator(".column")).not_to_have_count(usual)
    sheet.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    assert sheet.evaluate("one => one.scrollTop") > 0
    expect(card).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "sizes"),
    [
        ("kawuxing", [*TIGHT, TALL_PHONE]),
        *(pytest.param(game, EVERY, marks=pytest.mark.long) for game in ("yongzhou", "yuanjiang", "kawuxing")),
    ],
)
def test_no_card_in_the_head_is_cut(used_page: OpenPage, shot: Shot, game: str, sizes: list[Size]) -> None:
    """At every size and with the largest cards and text; the settings begin on the first view."""
    page = used_page(PHONE, lang=LOCALES["en"])
    lobby = page.locator("hp-page")
    lobby.evaluate("(one, game) => one.page.lobby.setSetup({ game })", game)
    sheet = open_settings(page)
    expect(sheet.locator(".preview.mahjong")).to_have_count(1 if game == "kawuxing" else 0)
    for dress in ({"size": "large", "text": "larger"}, {"size": "normal", "text": "normal"}):
        lobby.evaluate("(one, change) => one.page.lobby.setSettings(change)", dress)
        for size in sizes:
            resize(page, size)
            seen, cut = sheet.locator(".preview .columns").evaluate(CUT_CARDS)
            assert seen >= 2 and cut == 0, (size, seen, cut)
            assert not overlaps(page, "dialog.settings .sheet-head :is(h2, p, .columns, .close)"), size
            assert not cut_texts(page, "dialog.settings .sheet-head")
            assert not sheet.evaluate(HIGH_HEAD), size
            shot(page, f"settings-{game}-{dress['size']}-{size[0]}")
        assert not small_words(page, "dialog.settings")


def test_with_the_colours_of_the_system_nothing_shows_through(used_page: OpenPage) -> None:
    """Then no gradient is drawn: the sheet and its head are opaque all the same. What is chosen has a thick line."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    page.emulate_media(forced_colors="active")
    sheet = open_settings(page)
    for one in (sheet, sheet.locator(".sheet-head")):
        assert not one.evaluate("one => getComputedStyle(one).backgroundColor").startswith("rgba")
    lines = sheet.locator(".setting-theme .segment span")
    wide = lines.evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).borderTopWidth))")
    assert wide[0] > max(wide[1:])
