"""What the page says beside the cards: notices that go with their cause, the last card, claims for whoever listens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import assert_no_sideways_scroll, cut_texts
from tests.browser.player import LOCALES, SOON, Lang, Player
from tests.browser.stacked import record, take_up
from tests.browser.support import DESKTOP, IN_BOTH_LANGUAGES, PHONE, SMALL_PHONE, OpenPage, Shot
from tests.browser.test_many_ways import three_ways_with_bi

KAN = "222b77s123s456s456b789s9b0b"
"""A kan, which may not be split, among cards that may be played."""

BROKEN_VOICE = """
  const voice = { lang: "zh-CN", localService: true, default: true, name: "test", voiceURI: "test" };
  speechSynthesis.getVoices = () => [voice];
  speechSynthesis.speak = said => setTimeout(() => said.onerror({ error: "synthesis-failed" }));
  window.SpeechSynthesisUtterance = class {};
"""
"""A voice that every machine has then, and that never gets a word out."""


def in_turn(page: Page, player: Player) -> None:
    """Bring the moment onto the table at which one's own card is owed."""
    take_up(page, player, record("yongzhou-plain", (KAN, "", ""), shown="1b", dealer=0, xing="off"))
    assert player.moment() == "discard"


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_a_claim_is_announced_with_its_answers(used_page: OpenPage, lang: Lang) -> None:
    """Whoever listens hears the question, what 碰 is worth, in how many ways 吃 goes, and that one may pass."""
    page = used_page(DESKTOP, lang=LOCALES[lang])
    player = Player(page, lang)
    take_up(page, player, three_ways_with_bi())
    assert player.moment() == "claim"
    ways = player.prompt.locator(".ways .answer").count()
    assert ways >= 3
    heard = {
        "zh": f"你要不要这张？碰( [+−]\\d+ 息)?、吃有 {ways} 种或过。",
        "en": f"Do you want this card\\? Peng( [+−]\\d+)?, chi {ways} ways, or pass.",
    }
    expect(page.locator("#urgent")).to_have_text(re.compile(heard[lang]))


def test_a_notice_goes_as_soon_as_the_player_goes_on(used_page: OpenPage) -> None:
    """Why a card may not be played is told once at a time, and is gone when another card is lifted or played."""
    page = used_page(PHONE, touch=True, lang=LOCALES["zh"])
    player = Player(page)
    in_turn(page, player)
    note = page.locator(".toast")
    locked = player.hand.locator('button[aria-disabled="true"]')
    locked.first.tap(force=True)
    expect(note).to_contain_text("坎")
    locked.last.tap(force=True)
    expect(note).to_have_count(1)
    player.cards.last.tap()
    expect(note).to_have_count(0)
    locked.first.tap(force=True)
    expect(note).to_have_count(1)
    player.button("play card").tap()
    expect(note).to_have_count(0)


def test_a_tap_beside_the_hand_lays_a_lifted_card_down(used_page: OpenPage) -> None:
    """On the bare table; not in the bar that asks about the card, and not at the end of a drag."""
    page = used_page(PHONE, touch=True, lang=LOCALES["zh"])
    player = Player(page)
    in_turn(page, player)
    lifted = player.hand.locator("button.lifted, button[aria-pressed='true']")
    player.cards.last.tap()
    expect(lifted).to_have_count(1)
    page.locator("hp-prompt .ask strong").tap()
    expect(lifted).to_have_count(1)
    wall = page.locator(".centre .wall")
    wall.tap()
    expect(lifted).to_have_count(0)


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_the_last_card_that_nobody_took_is_marked(used_page: OpenPage, shot: Shot, lang: Lang) -> None:
    """Until the next one lies: one card of all, told as the last."""
    page = used_page(PHONE if lang == "zh" else DESKTOP, touch=lang == "zh", lang=LOCALES[lang])
    player = Player(page, lang)
    in_turn(page, player)
    marked = page.locator(".laid.last")
    expect(marked).to_have_count(0)
    player.discard()
    while player.moment() == "claim" and page.locator(".laid").count() == 0:
        player.answers()[-1].click()
    expect(page.locator(".laid")).not_to_have_count(0)
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text({"zh": "最后一张", "en": "the last one"}[lang])
    shot(page, f"last-card-{lang}")


def test_keys_are_told_only_where_there_is_a_keyboard(used_page: OpenPage) -> None:
    """Not on a phone, unless a key was pressed there."""
    page = used_page(PHONE, touch=True, lang=LOCALES["zh"])
    player = Player(page)
    in_turn(page, player)
    keys = page.locator("dialog .keys, dialog button", has_text="按键")
    for name in ("帮助", "设置"):
        page.get_by_role("button", name=name, exact=True).tap()
        expect(page.locator("dialog[open]")).to_be_visible()
        expect(keys).to_have_count(0)
        player.button("close").tap()
    page.keyboard.press("F1")
    expect(keys.first).to_be_visible()


def test_the_help_draws_the_groups_that_it_names(used_page: OpenPage, shot: Shot) -> None:
    """Of the family that is chosen: each group with its cards and its word, also on the smallest phone."""
    page = used_page(SMALL_PHONE, lang=LOCALES["en"])
    player = Player(page, "en")
    worth = ["ti: 12", "pao: 6", "kan: 6", "peng: 1", "2·7·10: 3", "1·2·3: 6"]
    for game, named, drawn in (
        ("paohuzi", ["peng", "run", "2·7·10", "mixed", *worth], 32),
        ("yibin", ["peng", "chi", "kong"], 10),
    ):
        player.choose(game)
        player.button("close").click()
        page.get_by_role("button", name="Help", exact=True).click()
        groups = page.locator("dialog.help .help-groups li")
        expect(groups.locator("small")).to_have_text(named)
        expect(groups.locator("svg.glyph, .tile svg")).to_have_count(drawn)
        assert all(groups.locator(".vh").all_inner_texts())
        assert_no_sideways_scroll(page)
        assert cut_texts(page, "dialog.help") == []
        shot(page, f"help-{game}")
        player.button("close").click()


@pytest.mark.parametrize("what", [pytest.param("voice", marks=pytest.mark.long), "sounds"])
def test_a_sound_that_fails_is_told_once_and_the_game_goes_on(open_page: OpenPage, dist: Path, what: str) -> None:
    """The system's voice breaks off, or the script with the sounds does not come: a sentence, and nothing waits."""
    page = open_page(DESKTOP, lang=LOCALES["zh"], script=BROKEN_VOICE, allow=["Failed to load resource"])
    player = Player(page)
    note = page.locator(".toast")
    if what == "sounds":
        (script,) = (part.name for part in (dist / "assets").glob("part-*.js") if "OscillatorNode" in part.read_text())
        page.route(f"**/assets/{script}*", lambda route: route.abort())
        expect(player.button("choose")).to_be_visible()
        page.keyboard.press("Shift")  # sound begins with the first press
    else:
        player.hurry()
        page.locator("hp-page").evaluate("one => one.page.lobby.setSettings({ voice: 'all' })")
        in_turn(page, player)
        player.discard()
        player.moment()
    expect(note).to_contain_text("声音暂时放不出来")
    expect(note).to_have_count(1)
    player.button("close", note).click()
    if what == "sounds":
        page.keyboard.press("Shift")
        player.hurry()
        player.start(deal=SOON)
    player.reach("result")
    expect(note).to_have_count(0)
