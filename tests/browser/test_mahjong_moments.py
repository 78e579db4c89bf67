"""Moments of the mahjong table that only some hands have: many claims, a winner who leaves, two winners, a drag."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_accessible
from tests.browser.boxes import (
    FITTED,
    assert_no_sideways_scroll,
    assert_table_in_order,
    cut_texts,
    everywhere,
    outside,
    overlaps,
    wrong,
)
from tests.browser.fingers import Finger, middle
from tests.browser.player import LOCALES, MANY_STEPS, Lang, Player
from tests.browser.stacked import take_up
from tests.browser.stacked_tiles import tile_record
from tests.browser.support import DESKTOP, IN_BOTH_LANGUAGES, PHONE, TIGHT, TOUCHED, OpenPage, Shot, Size, fitting
from tests.browser.test_drag import drag

READY = "123m 456m 789m 123s 5s"
"""Waits for 5s alone."""
READY_TOO = "234m 567m 678p 44p 46s"
"""Waits for 5s alone."""
PASSING = 2
"""A turn at which whoever decides passes."""
WIDE: list[Size] = [DESKTOP, (900, 600), (1920, 1080)]

APART = ["hp-prompt .answers > *, .bar", ".ledger > *", ".river .tile, .asks, .wilds .tile, .wall"]
"""What lies beside each other, whatever may be answered."""
KONGS = """({ app, page }) => {
  const { view } = app.table;
  const kong = (kind, tile, from) =>
    ({ kind, tiles: Array(4).fill(tile), from, claimed: from === null ? null : 2, wild: null });
  const seats = view.seats.map((seat, nth) => ({ ...seat, tiles: 1, melds: [
    kong("jiagang", "2p", (nth + 1) % 4), kong("gang", "7p", (nth + 2) % 4), kong("angang", "9s", null),
    kong("jiagang", "5m", (nth + 3) % 4),
  ] }));
  page.set({ table: { view: { ...view, seats } } });
}"""
"""Lays four kongs at each of four seats; the fourth tile of two of them was added."""
HALF_SEEN = """all => all.filter(two => {
  const [upper, lower] = [...two.querySelectorAll(".tile")].map(one => one.getBoundingClientRect());
  const face = lower.bottom - upper.bottom;
  return face < 1 || face > 0.3 * upper.height;
}).length"""
"""How many added tiles leave more of the face below than an edge, or nothing to show that one is there."""


def many_claims() -> str:
    """Return a hand in which the player may win a tile or claim it for a kong, a peng or a fei."""
    return tile_record("yibin", "333s 12s 456p 7899p 2m", "3s", shown="1m", dealer=1, lines=["1 discard 3s"])


def many_runs() -> str:
    """Return a hand in which the player may claim a tile for a peng, or for a run in three ways."""
    hands = ("33s 1245s 199m 147p", "", "", "3s")
    return tile_record("yongzhou-mahjong", *hands, shown="8m", dealer=3, lines=["3 discard 3s"], chi=True)


def many_kongs() -> str:
    """Return a hand whose player was dealt two kongs."""
    return tile_record("yongzhou-mahjong", "1111m 2222s 345p 99p 6p", shown="8m")


def to_reveal() -> str:
    """Return a hand in which one player has revealed, and the person may."""
    hands = ("123s 456s 789s 11p 46p", "234p 567p 789p 22s 57s 5z")
    return tile_record("kawuxing", *hands, wall="6z 7z", dealer=1, lines=["1 reveal 5z", "2 discard 6z"])


def one_has_left() -> str:
    """Return a hand that one player has won and left."""
    return tile_record("yibin", "5s", READY, shown="9p", lines=["0 discard 5s", "1 hu"])


def two_have_won() -> str:
    """Return a hand that ended because two players won the same tile."""
    hands = ("5s", READY, READY_TOO)
    return tile_record("yongzhou-mahjong", *hands, shown="8p", lines=["0 discard 5s", "1 hu", "2 hu"], of=2)


@fitting(WIDE, TIGHT)
def test_the_fullest_moments_fit(used_page: OpenPage, shot: Shot, lang: Lang, sizes: list[Size]) -> None:
    """Five answers, three runs, two kongs, open hands with waits: nothing is cut, covered or outside; on both faces."""
    page = used_page(sizes[0], touch=sizes[0] != DESKTOP, lang=LOCALES[lang])
    player = Player(page, lang)
    moments = {"claims": many_claims, "runs": many_runs, "kongs": many_kongs, "reveal": to_reveal, "left": one_has_left}
    for nth, (name, make) in enumerate(moments.items()):
        take_up(page, player, make())
        page.locator("hp-page").evaluate(
            "(element, tiles) => element.page.setSettings({ tiles })", ["picture", "plain"][nth % 2]
        )

        def fits(size: Size, name: str = name) -> None:
            assert_table_in_order(page)
            assert not wrong(page, cut="hp-prompt", apart=APART)
            assert not outside(page, ".seat :is(.mark, .won-with, .waits, .meld .tile), .river .tile, .asks button")
            shot(page, f"mahjong-{name}-{lang}-{size[0]}")

        everywhere(page, sizes, fits)
        if name == "reveal":
            page.get_by_role("switch").click()
            expect(page.locator("hp-prompt .ask > span")).not_to_be_empty()
            everywhere(page, sizes, fits)
        player.leave()


@fitting(WIDE, TIGHT)
def test_four_kongs_at_every_seat_fit(used_page: OpenPage, lang: Lang, sizes: list[Size]) -> None:
    """No meld lies over anything, and the tile that lies on another hides its face: no half of a picture is seen."""
    page = used_page(sizes[0], touch=sizes[0] != DESKTOP, lang=LOCALES[lang])
    take_up(page, Player(page, lang), many_runs())
    page.locator("hp-page").evaluate(KONGS)

    def fits(_: Size) -> None:
        assert not overlaps(page, ".seat .plate, .held, .meld, .river .tile, .wall, .caption")
        assert page.locator(".two").count() == 8
        assert page.locator(".two").evaluate_all(HALF_SEEN) == 0

    everywhere(page, sizes, fits)


@pytest.mark.long
@pytest.mark.parametrize("seat", ["right", "opposite"])
def test_what_was_won_stands_beside_the_hand_that_won(used_page: OpenPage, seat: str) -> None:
    """On a desk: the tile and the worth are near the hand, wherever its player sits, and that hand can be read."""
    hands = ("5s", READY) if seat == "right" else ("5s", "", READY)
    text = tile_record("yibin", *hands, shown="9p", lines=["0 discard 5s", f"{len(hands) - 1} hu"])
    page = used_page(WIDE[0], lang=LOCALES["zh"])
    take_up(page, Player(page), text)

    def near(_: Size) -> None:
        hand, note = (page.locator(f".seat.{seat} {part}").bounding_box() for part in (".held.open", ".won-with"))
        assert hand and note
        across = max(hand["x"] - note["x"] - note["width"], note["x"] - hand["x"] - hand["width"])
        down = max(hand["y"] - note["y"] - note["height"], note["y"] - hand["y"] - hand["height"])
        assert max(across, down) < note["height"]

    everywhere(page, WIDE, near)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.evaluate(FITTED)
    assert page.locator(f".seat.{seat} .held.open .tile").first.evaluate("tile => tile.offsetWidth") >= 28


@pytest.mark.parametrize("lang", ["zh", pytest.param("en", marks=pytest.mark.long)])
def test_a_winner_leaves_and_is_not_in_turn_again(used_page: OpenPage, lang: Lang) -> None:
    """The seat is marked, its hand lies open with what it won on, and the others play to the end without it."""
    page = used_page(PHONE if lang == "zh" else DESKTOP, touch=lang == "zh", lang=LOCALES[lang])
    player = Player(page, lang)
    take_up(page, player, one_has_left())
    seat = page.locator(".seat.right")
    expect(seat.locator(".mark.won")).to_be_visible()
    expect(seat.locator(".held.open .tile")).to_have_count(13)
    expect(seat.locator(".won-with .tile")).to_have_count(1)
    lying = page.locator(".river.of-right .laid").count()
    expect(seat.locator(".so-far")).to_be_visible()
    assert_accessible(page)
    for _ in range(MANY_STEPS):
        moment = player.moment()
        if moment == "result":
            break
        expect(page.locator(".seat.right.turn")).to_have_count(0)
        if player.decide(PASSING):
            page.locator("dialog footer button").first.click()
    assert page.locator(".river.of-right .laid").count() == lying
    expect(player.result.locator("section.win").first).to_be_visible()
    expect(page.locator(".so-far")).to_have_count(0)  # the points of the match have it now
    assert_accessible(page)


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_what_a_mark_means_is_told_until_the_next_hand(used_page: OpenPage, lang: Lang) -> None:
    """The sentence about a mark of the last hand is gone when the next one is dealt."""
    page = used_page(PHONE if lang == "zh" else DESKTOP, touch=lang == "zh", lang=LOCALES[lang])
    player = Player(page, lang)
    take_up(page, player, two_have_won())
    player.button("close", player.result).click()
    page.locator(".seat.opposite .mark.has_won").click()
    note = page.locator(".toast")
    expect(note).to_be_visible()
    note.locator("summary").first.click()  # while its rule is read, it does not go by itself
    player.button("next hand").click()
    expect(note).to_have_count(0)
    player.moment()


def test_the_last_discard_is_marked_until_the_next_one(used_page: OpenPage) -> None:
    """Also when nobody may claim it any more: then it is told as the last."""
    page = used_page(PHONE, touch=True, lang=LOCALES["zh"])
    player = Player(page)
    take_up(page, player, to_reveal())
    assert player.moment() == "discard"
    marked = page.locator(".river .laid.last")
    expect(marked).to_have_count(1)
    expect(page.locator(".river.of-left .laid.last")).to_have_text("发财（最后打出的）")
    for _ in range(2):
        player.discard()
        if player.moment() == "result":
            break
        expect(marked).to_have_count(1)


def test_many_points_fit_beside_the_hands(used_page: OpenPage) -> None:
    """On a narrow phone the number of tiles then stands below the points, inside the window and beside the rivers."""
    page = used_page(PHONE, touch=True, lang=LOCALES["zh"])
    player = Player(page)
    take_up(page, player, many_claims())
    page.locator("hp-page").evaluate(
        "({ app, page }) => page.set({ table: { state: { ...app.table.state, scores: [-1280, -1280, 1280, 1280] } } })"
    )
    expect(page.locator(".seat.left .points")).to_contain_text("+1280")

    def fits(_: Size) -> None:
        assert not outside(page, ".seat .facts > *")
        assert not overlaps(page, ".seat .facts > *, .river .tile, .wilds .tile")

    everywhere(page, TOUCHED, fits)


@fitting([DESKTOP], TIGHT)
def test_two_winners_stand_on_one_sheet(used_page: OpenPage, shot: Shot, lang: Lang, sizes: list[Size]) -> None:
    """Both are named, each with groups, winning tile and worth; what everybody pays adds up to nothing."""
    page = used_page(sizes[0], touch=sizes[0] != DESKTOP, lang=LOCALES[lang])
    player = Player(page, lang)
    take_up(page, player, two_have_won())
    sheet = player.result
    names = {"zh": ("阿凤", "秀姐"), "en": ("Feng", "Xiu")}[lang]
    expect(sheet.get_by_role("heading", level=2)).to_have_text(re.compile(".*".join(names)))
    wins = sheet.locator("section.win")
    expect(wins).to_have_count(2)
    for nth, who in enumerate(names):
        expect(wins.nth(nth).locator("h3")).to_contain_text(who)
        expect(wins.nth(nth).locator(".tile.last")).to_have_count(1)
        expect(wins.nth(nth).locator(".worth-line")).not_to_be_empty()
    expect(sheet.locator(".scores td.plus")).to_have_count(2)
    expect(sheet.locator(".scores td.minus")).to_have_count(1)
    assert_accessible(page)

    def fits(size: Size) -> None:
        assert_no_sideways_scroll(page)
        assert not cut_texts(page, "dialog.result")
        assert not overlaps(page, "dialog.result :is(.group, .step, h3, .worth-line, .payments li)")
        shot(page, f"mahjong-two-{lang}-{size[0]}")

    everywhere(page, sizes, fits)


@pytest.mark.parametrize("touch", [pytest.param(False, marks=pytest.mark.long), True], ids=["mouse", "touch"])
def test_a_tile_is_dragged_to_another_place_and_out_to_discard_it(used_page: OpenPage, touch: bool) -> None:
    """Inside the hand it changes its place and is not discarded; above the hand it is; tidying up undoes the order."""
    page = used_page(PHONE if touch else DESKTOP, touch=touch, lang=LOCALES["zh"])
    player = Player(page)
    take_up(page, player, many_kongs())
    move = Finger(page).drag if touch else lambda start, end: drag(page, start, end)
    tiles = page.locator("hp-hand button[data-key]")

    def order() -> list[str]:
        keys: list[str] = tiles.evaluate_all("all => all.map(one => one.dataset.key.split('#')[0])")
        return keys

    usual = order()
    assert usual[0] == "1m"
    assert usual[5] == "2s"
    target = tiles.nth(5).bounding_box()
    assert target is not None
    move(middle(tiles.first), (target["x"] + target["width"] - 3, target["y"] + target["height"] / 2))
    expect(tiles.first).to_have_attribute("data-key", re.compile("^1m"))
    assert order() == [*usual[1:6], "1m", *usual[6:]]
    expect(page.locator("hp-hand .lifted")).to_have_count(0)
    page.get_by_role("button", name="理牌").click()
    assert order() == usual
    x, y = middle(page.locator(".river.of-me"))
    move(middle(page.locator('hp-hand button[data-key="6p#0"]')), (x, y))
    player.moment()
    page.keyboard.press("l")
    expect(page.locator("dialog.log")).to_contain_text("你打出六筒")


def test_an_answer_before_the_deal_does_not_lose_the_focus(used_page: OpenPage) -> None:
    """No card can take it yet, so the table does."""
    page = used_page(DESKTOP, lang=LOCALES["zh"])
    player = Player(page)
    player.hurry()
    player.start(game="yibin")
    expect(page.locator("hp-hand button")).to_have_count(0)
    player.answers()[0].focus()
    page.keyboard.press("Enter")
    expect(page.locator("hp-hand button").first).to_be_visible()
    expect(page.locator(":focus")).to_have_count(1)
