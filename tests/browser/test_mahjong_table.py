"""The mahjong table: what only this table has."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.boxes import FITTED, SETTLED, assert_table_in_order, cut_texts, everywhere, outside, overlaps
from tests.browser.by_chance import midway
from tests.browser.player import LOCALES, Player
from tests.browser.stacked import laid, take_up
from tests.browser.support import (
    DESKTOP,
    PHONE,
    SIDEWAYS,
    SMALL_PHONE,
    TABLET,
    TALL_PHONE,
    TOUCHED,
    OpenPage,
    Shot,
    Size,
    now_and_later,
)
from tests.browser.test_mahjong_moments import many_kongs, to_reveal

SIZES: dict[str, Size] = {
    "small": SMALL_PHONE,
    "phone": TALL_PHONE,
    "side": SIDEWAYS,
    "tablet": TABLET,
    "desk": DESKTOP,
}
MELDED = """(element, count) => {
  const view = structuredClone(element.app.table.view);
  for (const seat of view.seats) {
    seat.melds = Array.from({ length: count }, (_, nth) => {
      const from = (seat.seat + 1 + nth % (view.seats.length - 1)) % view.seats.length;
      return { kind: "gang", tiles: Array(4).fill(`${nth + 1}s`), from, claimed: 0, wild: null };
    });
    seat.tiles = 13 - 3 * count;
  }
  view.hand = view.hand.slice(0, 14 - 3 * count - (view.taken ? 1 : 0));
  element.page.set({ table: { view } });
}"""
"""Lays so many kongs before every seat."""
FIRST = """() => [...document.querySelectorAll(".seat:not(.me) .meld:first-child")].map(one => {
  const { x, y } = one.getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
})"""
"""Where the others' first melds lie."""


@pytest.mark.parametrize("touch", [False, pytest.param(True, marks=pytest.mark.long)], ids=["mouse", "touch"])
def test_a_hand_is_revealed_by_the_next_discard(used_page: OpenPage, shot: Shot, touch: bool) -> None:
    """The switch says what revealing binds to and leaves the discards that keep the hand ready; it can be undone."""
    page = used_page(PHONE if touch else DESKTOP, touch=touch, lang=LOCALES["zh"])
    player = Player(page)
    take_up(page, player, to_reveal())
    switch = page.get_by_role("switch", name="明牌")
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
    player.hold()  # somebody may discard what the hand waits for
    page.locator("hp-page").evaluate("element => element.page.setSettings({ speed: 'normal' })")
    player.button("play card").click()
    expect(page.locator(".seat.me .mark.revealed")).to_be_visible()
    player.let_on()


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
    take_up(page, player, to_reveal())
    expect(page.locator("hp-hand .column.drawn")).to_be_visible()
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


@pytest.mark.long
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


def middle_of(one: Locator) -> tuple[float, float]:
    """Return the middle of an element's box."""
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@now_and_later("size", SIZES, "phone")
def test_each_sits_at_a_side_of_the_table(used_page: OpenPage, size: Size) -> None:
    """Who sits opposite is in the middle, and the others are at the sides, lower; each river lies before its owner."""
    page = laid(used_page, size, "zh", midway("yibin", 3, 60))
    wide = size[0]
    plates = {place: middle_of(page.locator(f".seat.{place} .plate")) for place in ("left", "opposite", "right")}
    rivers = {place: middle_of(page.locator(f".river.of-{place}")) for place in (*plates, "me")}
    assert abs(plates["opposite"][0] - wide / 2) < wide / 20
    assert plates["left"][0] < wide / 4 and plates["right"][0] > wide * 3 / 4
    assert plates["opposite"][1] < min(plates["left"][1], plates["right"][1])
    assert rivers["left"][0] < rivers["opposite"][0] < rivers["right"][0]
    assert abs(rivers["opposite"][0] - rivers["me"][0]) < 2
    assert plates["opposite"][1] < rivers["opposite"][1] < rivers["me"][1]
    for place in rivers:
        lies, tile = (page.locator(f".river.of-{place}{one}").first.bounding_box() for one in ("", " .tile"))
        assert lies and tile
        assert (tile["width"] > tile["height"]) == (place in ("left", "right")), "at the sides they are turned"
        inner = {"left": lies["x"] + lies["width"] - tile["x"] - tile["width"], "right": tile["x"] - lies["x"]}
        assert -1 <= inner.get(place, 0) < 4, "the first column is the one beside the plate"


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, pytest.param((1920, 1080), marks=pytest.mark.long)])
def test_ones_own_is_two_lines_from_edge_to_edge(used_page: OpenPage, size: Size) -> None:
    """On a desk: name, question and button; below them the hand, and on its line the melds. Nothing is left between."""
    page = laid(used_page, size, "zh", midway("yibin", 3, 60))
    parts = [".seat.me h2", ".ledger .own", "hp-prompt .ask strong", "hp-prompt .play", "hp-hand", ".seat.me .melds"]
    name, lacks, question, play, hand, melds = (page.locator(part).bounding_box() for part in parts)
    assert name and lacks and question and play and hand and melds
    tile = page.locator("hp-hand .tile").first.evaluate("one => one.offsetWidth")
    assert tile >= size[1] * 0.094
    assert max(abs(one["x"] - hand["x"]) for one in (name, lacks)) < tile / 8
    assert abs(middle_of(page.locator("hp-prompt .ask strong"))[0] - size[0] / 2) < tile / 4
    assert abs(play["x"] + play["width"] - melds["x"] - melds["width"]) < tile / 8
    foot = page.locator("hp-hand .tile").first.bounding_box()
    assert foot and 0 <= melds["y"] + melds["height"] - foot["y"] - foot["height"] < tile / 6, (
        "to the lower edge of a tile"
    )
    assert name["y"] < middle_of(page.locator("hp-prompt .play"))[1] < lacks["y"] + lacks["height"]
    assert melds["x"] > hand["x"] + hand["width"]
    seat = [middle_of(page.locator(f".seat.opposite {part}"))[1] for part in ("hp-face", ".held", ".melds")]
    assert max(seat) - min(seat) < tile / 8, "all that is opposite is one line"


@now_and_later("size", {"phone": TALL_PHONE, "tablet": TABLET}, "phone")
def test_tiles_of_the_rivers_are_large_on_an_upright_screen(used_page: OpenPage, size: Size) -> None:
    """Two buttons stand above the answers, not on the plate, which is no higher than it must be on a phone."""
    page = laid(used_page, size, "zh", midway("yibin", 3, 60))
    lies, asks, mine = (page.locator(one).first.bounding_box() for one in (".of-me .tile", ".asks", ".of-me"))
    assert lies and asks and mine
    assert lies["width"] >= (28 if size == TALL_PHONE else 40)
    far = page.locator(".of-opposite").bounding_box()
    assert far
    assert mine["y"] - far["y"] - far["height"] < 4 * lies["width"], "the plate is between them"
    assert (asks["y"] > mine["y"]) == (size == TALL_PHONE)


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, pytest.param((1920, 1080), marks=pytest.mark.long)])
def test_ones_own_place_is_as_wide_as_the_hand(used_page: OpenPage, size: Size) -> None:
    """On a desk the name begins and the button to discard ends where a hand after the deal does."""
    page = laid(used_page, size, "zh", many_kongs())
    name, first, last, play = (
        page.locator(one).bounding_box()
        for one in (".seat.me h2", "hp-hand .card >> nth=0", "hp-hand .card >> nth=-1", "hp-prompt .play")
    )
    assert name and first and last and play
    assert abs(name["x"] - first["x"]) < first["width"] / 2
    assert abs(play["x"] + play["width"] - last["x"] - last["width"]) < first["width"] / 2


@now_and_later("size", SIZES, "small")
@pytest.mark.parametrize("game", ["yibin", pytest.param("kawuxing", marks=pytest.mark.long)])
def test_four_kongs_before_every_seat_have_room(used_page: OpenPage, size: Size, game: str) -> None:
    """They lie over nothing and inside the window, and up to the third none moves another."""
    page = laid(used_page, size, "zh", midway(game, 10 if game == "kawuxing" else 3, 30))
    lie = []
    for count in (1, 2, 3, 4):
        page.locator("hp-page").evaluate(MELDED, count)
        page.evaluate(FITTED)
        page.evaluate(SETTLED)
        lie.append(page.evaluate(FIRST))
        assert not overlaps(page, ".plate, .meld, .river .tile, .wall, .asks, .ledger, hp-hand")
        assert not outside(page, ".seat .meld .tile, .seat .facts > *")
    assert lie[0] == lie[1] == lie[2]
