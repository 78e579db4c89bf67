"""The table is one: everything lies on its cloth inside the rail, below the bar, and no piece over another."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.boxes import FITTED, overlaps
from tests.browser.by_chance import midway
from tests.browser.player import Lang
from tests.browser.room import DRESS, STILL
from tests.browser.stacked import BEFORE, laid, record
from tests.browser.stacked_tiles import tile_record
from tests.browser.support import (
    DESKTOP,
    PHONE,
    SIDEWAYS,
    SMALL_PHONE,
    TABLET,
    TALL_PHONE,
    OpenPage,
    Size,
    now_and_later,
)
from tests.browser.test_mahjong_moments import to_reveal
from tests.browser.test_many_ways import five_ways

SIZES: dict[str, Size] = {
    "small": SMALL_PHONE,
    "phone": PHONE,
    "large-phone": TALL_PHONE,
    "side": SIDEWAYS,
    "large-side": (844, 390),
    "tablet": TABLET,
    "desk": DESKTOP,
    "wide": (1920, 1080),
    "huge": (2560, 1440),
}
TABLES: dict[str, Callable[[], str]] = {
    "zipai": lambda: midway("yongzhou", 11, 14),
    "claims": five_ways,
    "may-win": lambda: midway("yongzhou", 200, 20, wins=False),
    "four-answers": lambda: tile_record("yongzhou-mahjong", "1111m2222s33p44p55p"),
    "four": lambda: midway("yibin", 3, 60),
    "three": lambda: midway("kawuxing", 10, 30),
    "reveal": to_reveal,
}
NOW = {"zipai": "small", "may-win": "side", "four": "desk"}
"""Tables that an ordinary run measures, each in another window."""
PIECES = (
    ".plate, .meld, .discards > .laid, .live > .card, .wall, .caption, .asks > button, .ledger,"
    " hp-prompt > .answers > *, hp-hand .column"
)
OFF_THE_CLOTH = """scope => {
  const table = document.querySelector(".table");
  const style = getComputedStyle(table);
  const [rail, bar] = [parseFloat(style.paddingBottom), table.querySelector(".bar").getBoundingClientRect().bottom];
  const cloth = table.getBoundingClientRect();
  return [...table.querySelectorAll(scope)].filter(one => {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility() || box.width === 0) return false;
    return box.left < cloth.left + rail - 1 || box.right > cloth.right - rail + 1 || box.top < bar - 1 ||
      box.bottom > cloth.bottom - rail + 1;
  }).map(one => `${one.className}: ${one.textContent.trim().slice(0, 40)}`);
}"""
"""The pieces that are not wholly on the cloth."""
BLANK = Path(__file__).with_name("blank_cloth.js").read_text("utf-8").rstrip(";\n")
"""Returns how many pixels of two pictures are alike in one piece."""
BARE_CLOTH = STILL + ".table > :not(.bar), .table > :not(.bar) * { visibility: hidden !important; }"
MOST_BLANK = {"tablet": 0.22, "desk": 0.22, "wide": 0.22, "huge": 0.22}
"""The part of the window that may be blank cloth in one piece; on phones it is 0.15."""
OWN_PLACE = """() => {
  const box = (scope, nth = 0) => [...document.querySelectorAll(scope)].at(nth).getBoundingClientRect();
  const own = [...document.querySelectorAll(".at-me .meld, .at-me .laid, .ledger, hp-hand .column")];
  const columns = [box("hp-hand .column").left, box("hp-hand .column", -1).right];
  const [table, live] = [box(".table"), box(".live > *", -1)];
  const off = ([left, right]) => (left + right - table.left - table.right) / 2;
  return {
    hand: columns, off: off(columns), wide: box("hp-hand .card").width,
    stage: live.width, star: off([live.left, live.right]),
    meld: box(".at-me .meld", -1).right, melds: box(".at-me .meld .card").width, laid: box(".at-me .laid").left,
    row: box(".at-me .meld").left - box(".ledger").right,
    feet: [".at-me .meld .card", "hp-hand .card", ".at-me .laid .card"].map(scope => box(scope, -1).bottom),
    answers: box("hp-prompt .play").bottom,
    top: Math.min(...own.map(one => one.getBoundingClientRect().top)),
    button: getComputedStyle(document.querySelector("hp-prompt .play")).backgroundColor,
  };
}"""
"""Where one's own cards lie, how far the hand and the card that lies are off the middle, how far from the ledger the
melds begin, where their cards end, how wide one is, and how the button to play is filled."""
WIDTHS = """() => [".live > *", "hp-hand .card", ".at-me .meld .card", ".at-left .meld .card", ".at-left .laid"]
  .map(scope => [...document.querySelectorAll(scope)].at(-1)?.offsetWidth)"""
"""How wide a card is in the middle, in the hand, in one's own melds, and in another's melds and discards."""
LAID = (".meld .card", ".laid")
SCROLLED = """() => Object.fromEntries(["hp-table", "hp-table > .table"].map(name => {
  const one = document.querySelector(name);
  one.scrollTop = 400;
  return [one.tagName, one.scrollTop];
}))"""
"""How far the table has scrolled where it was told to."""
OFF_CENTRE = """() => [...document.querySelectorAll(".table .card:not(.back, .mini, .tiny)")].flatMap(card => {
  const [glyph] = card.querySelectorAll(":scope > .glyph");
  if (!glyph || !card.checkVisibility() || getComputedStyle(card).rotate !== "none") return [];
  const ink = glyph.querySelector("use").getBBox();
  const scale = glyph.getBoundingClientRect().width / (glyph.viewBox.baseVal?.width || glyph.clientWidth);
  const box = card.getBoundingClientRect();
  const off = glyph.getBoundingClientRect().left + (ink.x + ink.width / 2) * scale - box.left - box.width / 2;
  return Math.abs(off) > 0.03 * box.width ? [`${card.className} is off by ${off} of ${box.width}`] : [];
})"""

NUMBERS_ON_INK = """() => [...document.querySelectorAll("hp-hand .tile")].flatMap(tile => {
  const [glyph] = tile.querySelectorAll(":scope > .glyph");
  const number = tile.querySelector(".corner").getBoundingClientRect();
  const ink = glyph.querySelector("use").getBBox();
  const place = glyph.querySelector("use").getScreenCTM();
  const [left, top] = [place.e + ink.x * place.a, place.f + ink.y * place.d];
  return number.width === 0 || (number.right > left && number.bottom > top) ? [tile.className] : [];
})"""
"""The tiles in the hand that have no number, or one on what is printed on them."""
SEAL_OF_A_HIDDEN_CARD = """() => {
  const card = document.querySelector("hp-hand .card.big:has(> .corner)").cloneNode(true);
  card.classList.add("ghost");
  document.querySelector("hp-hand").append(card);
  const seal = card.querySelector(".corner");
  const colours = [getComputedStyle(seal).backgroundColor, getComputedStyle(seal, "::before").color];
  card.remove();
  return new Set(colours.map(colour => colour.match(/[0-9]+/g).slice(0, 3).map(one => one >> 6).join())).size;
}"""
"""How many colours a big card's number and its seal have where the card lies face down but is known: two that differ by
a quarter of the scale at least."""


OUT_OF_ITS_PLATE = """() => [...document.querySelectorAll(".seat:not(.me) .plate")].flatMap(plate => {
  const around = plate.getBoundingClientRect();
  return [...plate.querySelectorAll(".who, .facts > *")].filter(one => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && (box.top < around.top - 4 || box.bottom > around.bottom + 4);
  }).map(one => one.textContent.trim());
})"""
"""What a plate tells above or below itself; a line of text is higher than its letters."""


@pytest.mark.parametrize(
    ("table", "size"),
    [
        pytest.param(table, size, id=f"{table}-{name}", marks=[] if NOW.get(table) == name else pytest.mark.long)
        for table in TABLES
        for name, size in SIZES.items()
    ],
)
@pytest.mark.parametrize("lang", [pytest.param("zh", marks=pytest.mark.long), "en"])
def test_everything_lies_on_the_cloth_and_apart(used_page: OpenPage, size: Size, table: str, lang: Lang) -> None:
    """In the middle of a hand: inside the rail, melds below the bar, and no piece over another."""
    page = laid(used_page, size, lang, TABLES[table]())
    expect(page.locator(".call")).to_have_count(0)
    assert page.evaluate(OFF_THE_CLOTH, PIECES) == []
    assert overlaps(page, PIECES) == []


@now_and_later("size", {name: name for name in SIZES}, "side")
@now_and_later("table", {name: name for name in ("zipai", "four", "three")}, "three")
def test_no_large_part_of_the_cloth_is_blank(used_page: OpenPage, browser: Browser, size: str, table: str) -> None:
    """In the middle of a hand the largest rectangle without a piece is a small part of the window."""
    page = laid(used_page, SIZES[size], "zh", TABLES[table]())
    wide, high = SIZES[size]
    bar = page.locator(".bar").evaluate("one => one.getBoundingClientRect().bottom")
    pictures = []
    for css in (STILL, BARE_CLOTH):
        page.evaluate(DRESS, css)
        picture = page.screenshot(clip={"x": 0, "y": bar, "width": wide, "height": high - bar})
        pictures.append(base64.b64encode(picture).decode())
    page.evaluate(DRESS, "")
    eyes = browser.new_page()
    blank = eyes.evaluate(BLANK, pictures) / (wide * high)
    eyes.close()
    assert 0.01 < blank <= MOST_BLANK.get(size, 0.15)


@pytest.mark.parametrize("size", [SIZES["desk"], pytest.param(SIZES["wide"], marks=pytest.mark.long)])
def test_ones_own_place_is_one_and_the_card_that_lies_is_the_largest(used_page: OpenPage, size: Size) -> None:
    """The hand is in the middle, melds at its left, discards at its right; the button to play is always filled."""
    page = laid(used_page, size, "zh", midway("yongzhou", 11, 14))
    place = page.evaluate(OWN_PLACE)
    assert abs(place["off"]) <= 1, "the hand is in the middle"
    assert abs(place["star"]) <= 1, "and so is the card that lies"
    assert place["melds"] <= 0.75 * place["wide"], "melds are smaller than the hand"
    assert place["hand"][0] - place["meld"] >= place["wide"] / 3, "and apart from it"
    assert place["laid"] - place["hand"][1] >= place["wide"] / 3, "as the discards are"
    assert 0 <= place["row"] <= place["wide"] / 2, "the melds begin beside the ledger"
    assert max(place["feet"]) - min(place["feet"]) <= 2, "they stand on one line"
    assert place["top"] >= place["answers"]
    assert place["stage"] > 1.4 * place["wide"]
    assert place["button"] != "rgba(0, 0, 0, 0)"
    page.locator('hp-hand button[aria-disabled="false"]').last.click()
    expect(page.locator("hp-prompt .play")).not_to_have_css("background-color", place["button"])


@now_and_later("size", {name: SIZES[name] for name in ("side", "large-side", "tablet", "desk")}, "side")
@pytest.mark.parametrize("lang", [pytest.param("zh", marks=pytest.mark.long), "en"])
def test_ones_own_is_larger_than_what_the_others_have(used_page: OpenPage, size: Size, lang: Lang) -> None:
    """Six own melds and eight discards are apart; on its side, a phone has the others' discards beside their melds."""
    page = laid(used_page, size, lang, midway("yongzhou", 69, 37, wins=False))
    expect(page.locator(".at-me .meld")).to_have_count(6)
    assert overlaps(page, PIECES) == []
    wide = page.evaluate(WIDTHS)
    assert wide == sorted(wide, reverse=True)
    assert wide[2] > 1.2 * wide[3]
    tops = [page.locator(f".at-left {one}").first.evaluate("one => one.getBoundingClientRect().top") for one in LAID]
    assert (tops[0] == pytest.approx(tops[1], abs=2)) == (size[0] > size[1])


def test_a_whole_hand_is_about_as_wide_as_its_mat(used_page: OpenPage) -> None:
    """On a tablet the hand after the deal takes most of its mat, and the card that lies is larger still."""
    page = laid(used_page, TABLET, "zh", five_ways())
    stage, card, *_ = page.evaluate(WIDTHS)
    columns = page.locator("hp-hand .column").count()
    assert columns * card > 0.75 * TABLET[0]
    assert stage > 1.2 * card


@pytest.mark.parametrize("size", [SIZES["small"], pytest.param(SIZES["phone"], marks=pytest.mark.long)])
def test_the_name_of_a_kan_lies_on_no_character(used_page: OpenPage, size: Size) -> None:
    """It stands below the character of the last card, or between the two that a whole card has."""
    page = laid(used_page, size, "en", TABLES["may-win"]())
    expect(page.locator("hp-hand .tag")).to_have_count(1)
    assert overlaps(page, "hp-hand .tag, hp-hand .locked .card:last-of-type > .glyph") == []


@now_and_later("size", SIZES, "small")
def test_stale_cards_can_be_read(used_page: OpenPage, size: Size) -> None:
    """They are large, and nothing is drawn over their characters."""
    page = laid(used_page, size, "zh", midway("yongzhou", 11, 14))
    stale = page.locator(".ledger .chou .card")
    least = 28 if size[0] >= DESKTOP[0] else 20 if size in (SMALL_PHONE, PHONE) else 22
    assert min(stale.evaluate_all("all => all.map(one => one.offsetWidth)")) >= least
    assert stale.first.evaluate("one => getComputedStyle(one, '::after').content") == "none"


def test_nothing_scrolls_the_table_away(used_page: OpenPage) -> None:
    """What brings something into sight, such as a screen reader, leaves the table where it is."""
    page = laid(used_page, DESKTOP, "zh", midway("yongzhou", 11, 14))
    assert page.evaluate(SCROLLED) == {"HP-TABLE": 0, "MAIN": 0}


@now_and_later(
    "dealt",
    {
        "zipai": ((1000, 640), lambda: record("paohuzi", ("", "", ""), dealer=BEFORE)),
        "beside": ((1200, 900), lambda: tile_record("yongzhou-mahjong", dealer=1)),
        "opposite": ((850, 800), lambda: tile_record("yongzhou-mahjong", dealer=2)),
    },
    "opposite",
)
def test_what_is_told_of_the_dealer_stays_in_the_plate(
    used_page: OpenPage, dealt: tuple[Size, Callable[[], str]]
) -> None:
    """On small desks and nearly square windows, in English too, where the word for a level is long."""
    size, recorded = dealt
    page = laid(used_page, size, "en", recorded())
    expect(page.locator(".seat:not(.me) .dealer")).to_have_count(1)
    assert not page.evaluate(OUT_OF_ITS_PLATE)


@pytest.mark.parametrize("size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.long)])
def test_numbers_of_tiles_lie_on_nothing_that_is_printed(used_page: OpenPage, size: Size) -> None:
    """In English, where all tiles have a number, those that are printed up to their corners too."""
    page = laid(used_page, size, "en", tile_record("yongzhou-mahjong", "6789p6789s14789m"))
    assert page.locator("hp-hand .tile").count() == 14
    assert page.evaluate(NUMBERS_ON_INK) == []


@pytest.mark.parametrize("index", [pytest.param("off", marks=pytest.mark.long), "on"])
def test_a_character_stands_in_the_middle_of_its_card(used_page: OpenPage, index: str) -> None:
    """To 3 % of the card's width, in the hand, in melds and among the discards, with numbers and without."""
    page = laid(used_page, DESKTOP, "zh", midway("yongzhou", 11, 14))
    page.evaluate("index => { document.documentElement.dataset.index = index; }", index)
    page.evaluate(FITTED)
    assert page.evaluate(OFF_CENTRE) == []


def test_numbers_lie_over_no_character_and_tell_small_from_big(used_page: OpenPage) -> None:
    """The number stands above the character; on a big card it has a seal of ink."""
    page = laid(used_page, DESKTOP, "en", midway("yongzhou", 11, 14))
    marks = page.locator("hp-hand .card:not(.king) > .corner")
    assert marks.count() > 5
    assert overlaps(page, "hp-hand .corner, hp-hand .card > .glyph") == []
    seals = {kind: page.locator(f"hp-hand .card.{kind} > .corner").first for kind in ("big", "small")}
    grounds = {kind: seal.evaluate("one => getComputedStyle(one).backgroundColor") for kind, seal in seals.items()}
    assert grounds["big"] != grounds["small"] == "rgba(0, 0, 0, 0)"
    assert page.evaluate(SEAL_OF_A_HIDDEN_CARD) == 2
