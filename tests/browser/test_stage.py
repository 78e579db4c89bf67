"""What stands and happens at the table beside the play: portraits, remarks, and where a discard came from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import assert_accessible, assert_accessible_in_every_theme
from tests.browser.boxes import everywhere, outside, overlaps
from tests.browser.by_chance import midway
from tests.browser.player import LOCALES, MANY_STEPS, Lang, Player
from tests.browser.stacked import take_up
from tests.browser.stacked_tiles import tile_record
from tests.browser.support import DESKTOP, PHONE, SIDEWAYS, SMALL_PHONE, TABLET, OpenPage, Shot, Size
from tests.browser.test_win_moment import covered

COUNT_DEALT = """() => {
  window.dealt = 0;
  window.dealing?.disconnect();
  const inSight = node => node.getBoundingClientRect().bottom <= innerHeight;
  window.dealing = new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.classList?.contains("from-wall") && inSight(node)) dealt += 1;
  });
  dealing.observe(document.body, { subtree: true, childList: true });
}"""
"""Counts the cards that have ever been on their way from the wall, in sight."""
STAYS = """held => {
  const { setTimeout } = window;
  window.setTimeout = (run, ms, ...rest) => ms === held ? 0 : setTimeout.call(window, run, ms, ...rest);
}"""
"""Lets what would go after so many milliseconds stay until something else ends it."""
REMARK_MS, CALL_MS = 2200, 450
"""How long a remark stays, and a call where the others do not pause."""
SPOKEN = """async element => {
  const said = async seat => {
    element.remark = { seat, key: "remark.warm.take.0" };
    await element.updateComplete;
    return element.querySelector(".remark");
  };
  const [first, second] = [await said(1), await said(2)];
  return [first.className, second.className, first.isConnected];
}"""
"""Lets two speak in turn; says where, and whether the first remark is still there."""
SETTINGS = "(page, change) => page.page.lobby.setSettings(change)"


@pytest.mark.parametrize(("family", "lang"), [("zipai", "zh"), pytest.param("mahjong", "en", marks=pytest.mark.long)])
def test_a_discard_tells_where_it_came_from(used_page: OpenPage, shot: Shot, family: str, lang: Lang) -> None:
    """By a tap and by the arrow keys; it goes with the focus, with Escape, with a tap elsewhere, and with the card."""
    page = used_page(PHONE, touch=True, lang=LOCALES[lang], motion=True)
    look = assert_accessible_in_every_theme if lang == "en" else assert_accessible
    player = Player(page, lang)
    take_up(page, player, midway("yongzhou", 11, 14) if family == "zipai" else midway("yongzhou-mahjong", 6, 50))
    lists = page.locator("ul.discards[role=listbox]")
    story = page.locator(".story")
    card = lists.first.locator(".laid").first
    card.tap()
    expect(story).to_contain_text({"zh": re.compile("翻出来|打出来"), "en": re.compile("flipped|played")}[lang])
    expect(card).to_have_attribute("aria-selected", "true")
    story.locator("summary").click()
    expect(story.locator(".who-may p").first).to_be_visible()
    story.locator("summary").click()
    look(page)

    def fits(size: Size) -> None:
        assert not covered(page, ".story")
        assert not outside(page, ".story")
        shot(page, f"story-{family}-{size[0]}")

    everywhere(page, [PHONE, SIDEWAYS] if lang == "zh" else [PHONE, SMALL_PHONE, SIDEWAYS, TABLET, DESKTOP], fits)
    page.locator(".bar h1").click()
    expect(story).to_have_count(0)
    lists.first.focus()
    page.keyboard.press("ArrowLeft")
    expect(story).to_be_visible()
    expect(lists.first).to_have_attribute("aria-activedescendant", re.compile("lies-"))
    page.keyboard.press("Escape")
    expect(story).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(story).to_be_visible()
    player.button("lobby").click()
    expect(story).to_have_count(0)


@pytest.mark.long
def test_the_arrow_keys_go_where_they_point(used_page: OpenPage) -> None:
    """To the card at that side, whether the first card of a list lies at the left or at the right."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.hurry()
    player.start(deal=1)
    lists = page.locator("ul.discards[role=listbox]:has(> :nth-child(2))")
    tried: set[str] = set()
    for turn in range(MANY_STEPS):
        moment = player.moment()
        if len(tried) == 2 or moment == "result":
            break
        for cards in lists.all():
            cards.focus()
            page.keyboard.press("Home")
            first = left_of_asked(cards)
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowRight")
            right = left_of_asked(cards)
            page.keyboard.press("ArrowLeft")
            left = left_of_asked(cards)
            assert left < right, "an arrow goes the other way"
            tried.add("from the left" if right > first else "from the right")
            page.keyboard.press("Escape")
        player.discard() if moment == "discard" else player.claim(turn)
    assert len(tried) == 2


def left_of_asked(cards: Locator) -> float:
    """Return where the card that is asked about begins."""
    box = cards.locator("[aria-selected=true]").bounding_box()
    assert box
    return box["x"]


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=["phone", "desk"])
def test_the_others_have_portraits_unless_they_are_switched_off(used_page: OpenPage, size: Size) -> None:
    """Different ones for all; the settings say what is there without them."""
    page = used_page(size, lang=LOCALES["zh"])
    player = Player(page)
    player.start(deal=9)
    faces = page.locator(".seat hp-face svg")
    expect(faces).to_have_count(2)
    drawn = faces.evaluate_all("all => all.map(one => one.innerHTML)")
    assert len(set(drawn)) == len(drawn)
    page.get_by_role("button", name="设置").click()
    sheet = page.locator("dialog.settings")
    sheet.locator(".setting-faces").get_by_role("radio", name="不显示").check()
    expect(sheet.locator(".setting-faces")).to_contain_text("头像关了")
    expect(faces).to_have_count(0)
    sheet.locator(".setting-faces").get_by_role("radio", name="显示", exact=True).check()
    expect(faces).to_have_count(2)


def test_remarks_are_made_and_can_be_switched_off(used_page: OpenPage) -> None:
    """Whoever wins says something; with the setting off, or without pauses, nobody does."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    ready = "123m 456m 789m 123s 5s"
    text = tile_record("yongzhou-mahjong", ready, "5s", shown="8p", dealer=1, lines=["1 discard 5s"], of=2)
    take_up(page, player, text)
    page.evaluate(STAYS, REMARK_MS)
    remark = page.locator(".remark")
    for change, said in (
        ({"speed": "quick"}, 1),
        ({"speed": "quick", "temper": "off"}, 0),
        ({"speed": "instant"}, 0),
    ):
        page.locator("hp-page").evaluate(SETTINGS, {"temper": "on", **change})
        page.locator("hp-stage").evaluate("element => { element.seed = 0; }")
        page.locator("hp-prompt .hu").click()
        expect(page.locator("hp-prompt .over")).to_be_visible()
        expect(remark).to_have_count(said)
        assert overlaps(page, ".remark, .seat .meld, .seat .laid, .showdown") == []
        if change["speed"] != "instant":
            player.account()
        player.result.locator(".undo-last").click()
        player.moment()
        expect(remark).to_have_count(0)


def test_a_remark_slides_to_no_other_seat(used_page: OpenPage) -> None:
    """What somebody says goes, and what somebody else says comes."""
    page = used_page(PHONE, lang=LOCALES["en"])
    Player(page, "en").start()
    assert page.locator("hp-stage").evaluate(SPOKEN) == ["remark by-right", "remark by-left", False]


@pytest.mark.parametrize("game", ["", pytest.param("yongzhou-mahjong", marks=pytest.mark.long)])
def test_the_deal_is_seen_unless_nothing_shall_move(used_page: OpenPage, game: str) -> None:
    """At a normal pace every card comes from the wall; at a quick one, and with reduced motion, they lie at once."""
    page = used_page(PHONE, touch=True, lang=LOCALES["zh"], motion=True)
    player = Player(page)
    player.hurry()
    player.start(deal=2, game=game)
    expect(page.locator(".seat hp-face svg")).to_have_count(3 if game else 2)  # what shows a deal has arrived
    # Of this deal the player is asked first, so that nobody waits for the others' pauses.
    for speed, motion, seen in (("normal", "auto", True), ("quick", "auto", False), ("normal", "off", False)):
        player.leave()
        page.evaluate(COUNT_DEALT)
        page.locator("hp-page").evaluate(SETTINGS, {"speed": speed, "motion": motion})
        player.start(deal=2, game=game)
        expect(page.locator("[data-dealing], .from-wall")).to_have_count(0)
        cards = page.locator("hp-hand button[data-key]").count()
        assert page.evaluate("dealt") == (cards if seen else 0), (speed, motion)


@pytest.mark.parametrize("size", [DESKTOP, pytest.param(TABLET, marks=pytest.mark.long)])
def test_a_call_lies_on_the_table_where_melds_reach_down_to_its_edge(open_page: OpenPage, size: Size) -> None:
    page = open_page(size, lang=LOCALES["zh"], reduced_motion="reduce")
    player = Player(page)
    player.hurry()
    player.start(deal=7)
    page.evaluate(STAYS, CALL_MS)
    moment = ""
    while moment != "discard":  # a stronger claim comes before the first ones
        player.reach("claim")
        player.claim(0)
        moment = player.moment()
    reached = page.locator(".seat.me .call").evaluate("one => one.getBoundingClientRect().bottom")
    assert reached <= page.locator(".table").evaluate("one => one.getBoundingClientRect().bottom")
