"""The mahjong table: what only this table has."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from hupai.registry import family_named
from tests.browser.boxes import (
    assert_table_in_order,
    cut_texts,
    everywhere,
    outside,
    overlaps,
)
from tests.browser.player import LOCALES, MANY_STEPS, Player
from tests.browser.support import DESKTOP, PHONE, TOUCHED, OpenPage, Shot, Size

FAMILY = family_named("mahjong")
GAMES = {game.id: game for game in FAMILY.games}
BEST = """element => {
  const discards = element.app.table.view.legal.filter(({ verb, binds }) => verb === "discard" && !binds);
  return discards.sort((one, other) => (one.distance ?? 99) - (other.distance ?? 99))[0].tile;
}"""
"""The discard that leaves the hand nearest to being ready."""


def discard_well(player: Player) -> None:
    """Discard what leaves the hand nearest to being ready."""
    tile = player.page.locator("hp-page").evaluate(BEST)
    player.hand.locator(f'button[data-key^="{tile}#"][aria-disabled="false"]').last.click()
    player.button("play card").click()


def until(player: Player, wanted: Callable[[], bool]) -> None:
    """Play well until something is there, in as many hands as that takes."""
    for _ in range(MANY_STEPS):
        moment = player.moment()
        if wanted():
            return
        if moment == "result":
            player.button("next hand", player.result).click()
        elif moment == "discard":
            discard_well(player)
        else:
            player.answers()[-1].click()
    raise AssertionError(f"it was not there in {MANY_STEPS} steps")


@pytest.mark.parametrize("touch", [False, pytest.param(True, marks=pytest.mark.long)], ids=["mouse", "touch"])
def test_a_hand_is_revealed_by_the_next_discard(used_page: OpenPage, shot: Shot, touch: bool) -> None:
    """The switch says what revealing binds to and leaves the discards that keep the hand ready; it can be undone."""
    page = used_page(PHONE if touch else DESKTOP, touch=touch, lang=LOCALES["zh"])
    player = Player(page)
    player.start(hands=16, game="kawuxing", deal=7)
    switch = page.get_by_role("switch", name="明牌")
    until(player, switch.is_visible)
    expect(switch).to_have_attribute("aria-checked", "false")
    free = player.cards.count()
    revealing = player.hand.locator('button.binds[aria-disabled="false"]')
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(page.locator("hp-prompt .ask > span")).not_to_be_empty()
    assert 0 < revealing.count() < free
    assert_table_in_order(page)
    shot(page, f"revealing-{'touch' if touch else 'mouse'}")
    switch.click()
    expect(revealing).to_have_count(0)
    expect(player.cards).to_have_count(free)
    switch.click()
    revealing.last.click()
    expect(page.locator("hp-prompt .ask strong")).to_have_text(re.compile("^打出.+，明牌？$"))
    player.button("play card").click()
    player.moment()
    if player.result.is_visible():
        player.button("close").click()
    expect(page.locator(".seat.me .mark.revealed")).to_be_visible()


def test_piao_is_asked_before_the_hand(used_page: OpenPage) -> None:
    """Both answers are told in whole words; nobody is in turn. The seat has the mark for the rest of the hand."""
    page = used_page(PHONE, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(game="yibin", deal=7)
    assert player.moment() == "claim"
    expect(player.prompt.get_by_role("button")).to_have_count(2)
    expect(page.locator(".seat.turn")).to_have_count(0)

    def told(_: Size) -> None:
        assert not outside(page, "hp-prompt :is(button, .ask strong, .ask span)")
        assert not overlaps(page, "hp-prompt :is(button, .ask strong, .ask span), .asks button")
        assert not cut_texts(page, "hp-prompt")

    everywhere(page, [*TOUCHED, DESKTOP], told)
    player.answers()[0].click()
    player.moment()
    expect(page.locator(".seat.turn")).to_have_count(1)
    expect(page.locator(".seat.me .mark.piao")).to_be_visible()


def test_the_hand_lies_in_two_lines_on_an_upright_phone(used_page: OpenPage) -> None:
    """Tiles are wide enough for a finger there, and lie in one line where there is room; the drawn one lies apart."""
    page = used_page(PHONE, touch=True, lang=LOCALES["zh"])
    player = Player(page)
    player.start(game="kawuxing", deal=7)
    until(player, page.locator("hp-hand .column.drawn").is_visible)
    tiles = page.locator("hp-hand button[data-key]")

    def lines() -> int:
        assert_table_in_order(page)
        return len({round(box["y"]) for box in map(Locator.bounding_box, tiles.all()) if box})

    def gap(drawn: Locator) -> float:
        before = drawn.locator("xpath=preceding-sibling::*[1]").bounding_box()
        own = drawn.bounding_box()
        assert before
        assert own
        return own["x"] - before["x"] - before["width"]

    assert lines() == 2
    assert all(box["width"] >= 40 for box in map(Locator.bounding_box, tiles.all()) if box)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert lines() == 1
    assert gap(page.locator("hp-hand .column.drawn")) > 8


def test_a_reload_shows_the_same_table(used_page: OpenPage) -> None:
    """The family of the match is fetched again, and the table is what it was."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.start(game="yibin", deal=7)
    for turn in range(4):
        if player.moment() == "discard":
            player.discard()
        else:
            player.claim(turn)
    moment = player.moment()
    before = player.position()
    page.reload()
    assert player.moment() == moment
    assert player.position() == before
