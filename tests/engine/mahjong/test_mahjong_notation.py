"""Notation: what is written is read again, and every mistake is an InvalidNotation with its place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.mahjong.melds import ANGANG, CHI, FEI, GANG, GANGS, JIAGANG, MELD_NAMES, PENG, Meld, is_run_start, meld_tiles
from hupai.mahjong.notation import (
    LONGEST,
    checked_counts,
    format_hanzi,
    format_melds,
    format_tiles,
    parse_melds,
    parse_tile,
    parse_tiles,
)
from hupai.mahjong.tiles import DECK_84, DECK_136, KINDS, counts_of, tiles_of
from hupai.table.errors import InvalidNotation
from tests.rows import each_row

KINDS_OF_TILES = st.integers(0, KINDS - 1)

EQUAL = st.builds(Meld, st.sampled_from((PENG, GANG, ANGANG, JIAGANG)), KINDS_OF_TILES, st.just(-1))
STARTS = st.sampled_from([kind for kind in range(KINDS) if is_run_start(kind)])
RUNS = st.builds(Meld, st.just(CHI), STARTS, st.just(-1))
FLOWN = st.builds(Meld, st.just(FEI), KINDS_OF_TILES, KINDS_OF_TILES).filter(lambda meld: meld.kind != meld.wild)
MELDS = st.one_of(EQUAL, RUNS, FLOWN)


@given(st.lists(KINDS_OF_TILES, max_size=136))
def test_written_tiles_are_read_in_their_order(kinds: list[int]) -> None:
    assert parse_tiles(format_tiles(kinds)) == kinds
    assert parse_tiles(format_hanzi(kinds)) == kinds


@given(st.lists(MELDS, max_size=4))
def test_written_melds_are_read_in_their_order(melds: list[Meld]) -> None:
    assert parse_melds(format_melds(melds)) == melds


@given(st.text(alphabet="123456789mspz一五九万条筒東中白 +x8", max_size=12))
def test_text_is_read_as_tiles_or_refused_at_one_of_its_characters(text: str) -> None:
    try:
        kinds = parse_tiles(text)
    except InvalidNotation as error:
        assert error.position is not None and 0 <= error.position < len(text)
    else:
        assert parse_tiles(format_tiles(kinds)) == kinds


@given(st.text(alphabet="123mz+: ", max_size=8), st.sampled_from(MELD_NAMES))
def test_text_is_read_as_melds_or_refused_at_one_of_its_characters(text: str, name: str) -> None:
    whole = f"peng:111m {name}:{text}"
    try:
        melds = parse_melds(whole)
    except InvalidNotation as error:
        assert error.position is not None and 0 <= error.position < len(whole)
    else:
        assert parse_melds(format_melds(melds)) == melds


@each_row(
    "text",
    ["123m 7z", "1m2m3m7z", " 1 2 3 m 7z", "一万二万三万 中", "一二三万红中", "1萬 2万 三m 紅中", "123M7Z"],
)
def test_people_write_the_same_tiles_in_many_ways(text: str) -> None:
    assert parse_tiles(text) == [0, 1, 2, 33]


@each_row("text", ["3s", "3条", "三條", "三索", "3索"])
def test_tiao_and_suo_are_one_suit(text: str) -> None:
    assert format_tiles(parse_tiles(text)) == "3s"


@each_row("text", ["5p", "五筒", "5饼", "五餅"])
def test_tong_and_bing_are_one_suit(text: str) -> None:
    assert format_tiles(parse_tiles(text)) == "5p"


def test_honours_have_short_and_long_names() -> None:
    assert format_tiles(parse_tiles("东南西北白发中")) == "1234567z"
    assert format_tiles(parse_tiles("東南西北白板發財红中")) == "1234567z"


def test_tiles_are_written_in_their_order() -> None:
    assert format_tiles(parse_tiles("9p 1m 2m 1s 3m")) == "9p 12m 1s 3m"
    assert format_hanzi(parse_tiles("1m 5s 9p 17z")) == "一万 五条 九筒 东 中"


def test_a_whole_deck_can_be_written_and_read() -> None:
    deck = tiles_of(DECK_136)
    mixed = deck[::3] + deck[1::3] + deck[2::3]
    assert parse_tiles(format_tiles(mixed)) == mixed
    assert parse_tiles(format_hanzi(mixed)) == mixed


def test_melds_have_their_own_notation() -> None:
    text = "peng:111m chi:123s gang:5555p angang:9999s jiagang:7777z fei:11m+2m"
    melds = parse_melds(text)
    assert melds == [
        Meld(PENG, 0),
        Meld(CHI, 9),
        Meld(GANG, 22),
        Meld(ANGANG, 17),
        Meld(JIAGANG, 33),
        Meld(FEI, 0, wild=1),
    ]
    assert format_melds(melds) == text
    assert [len(meld_tiles(meld)) for meld in melds] == [3, 3, 4, 4, 4, 3]
    assert {meld.group for meld in melds if len(meld_tiles(meld)) == 4} == GANGS
    assert parse_melds("chi:三一二条 fei:一一万+二万") == [Meld(CHI, 9), Meld(FEI, 0, wild=1)]


@each_row(
    "text, code, position",
    [
        ("12x", "suit_missing", 0),
        ("1m x", "unknown_tile", 3),
        ("1m 2", "suit_missing", 3),
        ("1m 23 中", "suit_missing", 3),
        ("1m m", "suit_alone", 3),
        ("18z", "no_such_honour", 1),
        ("九z", "no_such_honour", 0),
        ("0m", "unknown_tile", 0),
        ("1m" * LONGEST, "text_too_long", LONGEST),
    ],
)
def test_a_mistake_in_tiles_is_refused_at_its_place(text: str, code: str, position: int) -> None:
    with pytest.raises(InvalidNotation) as refused:
        parse_tiles(text)
    assert (refused.value.code, refused.value.position) == (code, position)


@each_row(
    "text, code, position",
    [
        ("kong:1111m", "unknown_meld_kind", 0),
        ("peng:111m kan:222m", "unknown_meld_kind", 10),
        ("peng", "wrong_meld", 0),
        ("peng:112m", "wrong_meld", 0),
        ("peng:111m peng:1111m", "wrong_meld", 10),
        ("peng:", "wrong_meld", 0),
        ("peng:11m+2m", "wrong_meld", 0),
        ("gang:111m", "wrong_meld", 0),
        ("chi:124m", "wrong_meld", 0),
        ("chi:891m", "wrong_meld", 0),
        ("chi:8m9m1s", "wrong_meld", 0),
        ("chi:567z", "wrong_meld", 0),
        ("fei:111m", "wrong_meld", 0),
        ("fei:11m", "wrong_meld", 0),
        ("fei:11m+", "wrong_meld", 0),
        ("fei:12m+2m", "wrong_meld", 0),
        ("fei:11m+1m", "wrong_meld", 0),
        ("fei:1m+23m", "wrong_meld", 0),
        ("fei:11m+22m", "wrong_meld", 0),
        ("fei:11m+2m+3m", "unknown_tile", 10),
        ("peng:11xm", "suit_missing", 5),
        ("peng:111m fei:22m+x", "unknown_tile", 18),
        ("peng:111m " * LONGEST, "text_too_long", LONGEST),
    ],
)
def test_a_mistake_in_melds_is_refused_at_its_place(text: str, code: str, position: int) -> None:
    with pytest.raises(InvalidNotation) as refused:
        parse_melds(text)
    assert (refused.value.code, refused.value.position) == (code, position)


@each_row("text, count", [("", 0), ("12m", 2)])
def test_one_tile_is_one_tile(text: str, count: int) -> None:
    with pytest.raises(InvalidNotation) as refused:
        parse_tile(text)
    assert (refused.value.code, refused.value.facts["count"]) == ("one_tile_expected", count)
    assert parse_tile("红中") == 33


def test_a_fifth_copy_is_refused_at_its_place() -> None:
    with pytest.raises(InvalidNotation) as refused:
        checked_counts("1111m 2s 1m", DECK_136)
    assert (refused.value.code, refused.value.position) == ("too_many_copies", 9)
    assert (refused.value.facts["tile"], refused.value.facts["limit"]) == ("1m", 4)


def test_a_tile_of_another_game_is_refused_at_its_place() -> None:
    with pytest.raises(InvalidNotation) as refused:
        checked_counts("11s 1m", DECK_84)
    assert (refused.value.code, refused.value.position, refused.value.facts["tile"]) == ("not_in_deck", 4, "1m")


def test_counts_are_those_of_the_tiles() -> None:
    assert checked_counts("1123s 77z", DECK_84) == counts_of(parse_tiles("1123s 77z"))
