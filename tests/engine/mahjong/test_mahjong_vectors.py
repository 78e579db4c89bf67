"""Worked hands of the three games, by their ids in the rule book: are they complete, and what do they wait for.

`W` is a wild. Hands with fewer than fourteen tiles have laid melds.
"""

from __future__ import annotations

import pytest

from hupai.mahjong.hand.at_home import most_at_home
from hupai.mahjong.hand.divisions import RUN, divisions
from hupai.mahjong.hand.pairs import fours, seven_pairs
from hupai.mahjong.hand.scattered import scattered, seven_winds
from hupai.mahjong.hand.shapes import (
    WinShapes,
    any_tile_completes,
    completing_kinds,
    is_complete,
    tiles_to_ready,
    waits,
)
from hupai.mahjong.hand.standard import melds_and_pair, melds_only
from hupai.mahjong.notation import parse_tile, parse_tiles
from hupai.mahjong.tiles import counts_of, kinds_in

YONGZHOU = WinShapes(thirteen_orphans=True, scattered_gap=3)
NEAR_TILES = WinShapes(thirteen_orphans=True, scattered_gap=2)
SEVEN_PAIRS = WinShapes()
STANDARD = WinShapes(seven_pairs=False)


def read(text: str, whole: int = 14) -> tuple[list[int], int, int]:
    """The natural tiles, the wilds and the laid melds of a hand that has `whole` tiles with three for each meld."""
    natural = text.replace("W", "")
    kinds, wilds = parse_tiles(natural), len(text) - len(natural)
    laid, odd = divmod(whole - len(kinds) - wilds, 3)
    assert not odd
    return counts_of(kinds), wilds, laid


def has_run_around(text: str, kind: str) -> bool:
    """Whether a division has the kind in the middle of a run."""
    counts, wilds, laid = read(text)
    middle = parse_tile(kind)
    return any(
        group.group == RUN and group.kind + 1 == middle
        for division in divisions(counts, wilds, 4 - laid)
        for group in division
    )


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("123456m 234678s 99p", id="Y-01"),
        pytest.param("123456m 23678s 9p W 4s", id="Y-03"),
        pytest.param("123456m 678s 456p 99s", id="Y-04"),
        pytest.param("123456m 678s 46p W 99s", id="Y-05"),
        pytest.param("123456m 234678s W 1z", id="Y-06"),
        pytest.param("123456m 234678s WW", id="Y-07"),
        pytest.param("123456m 678s 99s WW 4z", id="Y-09"),
        pytest.param("123456m 678s 99s WWW", id="Y-10"),
        pytest.param("123456m 78s 9p WWWW 9p", id="Y-12"),
        pytest.param("45556s", id="K-01"),
        pytest.param("46885s", id="K-02"),
        pytest.param("22456675s", id="K-03"),
        pytest.param("22455565s", id="K-04"),
        pytest.param("111222p 456p 333s 55s", id="K-05"),
        pytest.param("123456s 56777789p", id="K-07"),
        pytest.param("666z 22345678s 777z", id="K-08"),
        pytest.param("111222333444p 55p", id="K-15"),
        pytest.param("12345678912344p", id="K-17"),
        pytest.param("123456p 456s 666z 77z", id="K-18"),
        pytest.param("111p 222p 333s 666z 55z", id="K-19"),
        pytest.param("456789p 67777889s", id="K-22"),
        pytest.param("44s", id="K-23"),
        pytest.param("111p 23p 555z 777z 66z 6z", id="K-24"),
        pytest.param("111p 23p 555z 777z 66z 4p", id="K-25 p4"),
        pytest.param("111p 23p 555z 777z 66z 1p", id="K-25 p1"),
        pytest.param("123456789s 22p 345p", id="B-01"),
        pytest.param("12s W 456789s 22p 345p", id="B-02"),
        pytest.param("111222s 333777p 55p", id="B-03"),
        pytest.param("123234456789s 55s", id="B-07"),
        pytest.param("111222333777s 99s", id="B-08"),
        pytest.param("123456789s 55s", id="B-13"),
    ],
)
def test_the_hand_is_complete_in_the_standard_shape(text: str) -> None:
    counts, wilds, laid = read(text)
    assert is_complete(counts, wilds, laid, STANDARD)
    assert tiles_to_ready(counts, wilds, laid, STANDARD) == -1
    assert any(True for _ in divisions(counts, wilds, 4 - laid))


@pytest.mark.parametrize(
    "text, groups_of_four",
    [
        pytest.param("1m 33m 2255s 88p 11z 9m W 1m", 0, id="Y-13"),
        pytest.param("1133m 2255s 88p 11z 9m 9m", 0, id="Y-15"),
        pytest.param("111m 2255s 88p 11z 9m W 1m", 1, id="Y-16"),
        pytest.param("111m 2255s 88p 11z 9m W 9m", 1, id="Y-17"),
        pytest.param("112233p 66z 1144s 9s 9s", 0, id="K-09"),
        pytest.param("1122p 6666z 1144s 9s 9s", 1, id="K-10"),
        pytest.param("11223333445566s", 1, id="K-11"),
        pytest.param("11112233445555s", 2, id="K-12"),
        pytest.param("11113333445555s", 3, id="K-13"),
        pytest.param("7755z 66z 224488s 99s", 0, id="K-14"),
        pytest.param("11223344556677p", 0, id="K-16"),
        pytest.param("1133s 55s 77s 22p 44p 99p", 0, id="B-04"),
        pytest.param("1111s 55s 77s 22p 44p 99p", 1, id="B-05"),
    ],
)
def test_the_hand_is_seven_pairs_with_so_many_fours(text: str, groups_of_four: int) -> None:
    counts, wilds, laid = read(text)
    assert is_complete(counts, wilds, laid, SEVEN_PAIRS)
    assert seven_pairs(counts, wilds)
    assert fours(counts, wilds) == groups_of_four


@pytest.mark.parametrize(
    "text, winds",
    [
        pytest.param("147m 369p 25s 1234z 6z 5z", False, id="Y-18"),
        pytest.param("147m 369p 2s W 1234z 6z 5z", False, id="Y-18b joker"),
        pytest.param("147m 369p 2s 8s 1234z 6z 5z", False, id="Y-18b face"),
        pytest.param("147m 369p 2s 1234z 7z 6z 5z", True, id="Y-19"),
        pytest.param("147m 369p 2s 1234z W 6z 5z", False, id="Y-19b"),
    ],
)
def test_the_hand_is_scattered(text: str, winds: bool) -> None:
    counts, wilds, laid = read(text)
    assert is_complete(counts, wilds, laid, YONGZHOU)
    assert not is_complete(counts, wilds, laid, SEVEN_PAIRS)
    assert seven_winds(counts, 3) == winds


def test_y_20_tiles_two_ranks_apart_are_scattered_only_with_a_gap_of_two() -> None:
    counts, wilds, laid = read("135m 369p 25s 123456z")
    assert not is_complete(counts, wilds, laid, YONGZHOU)
    assert is_complete(counts, wilds, laid, NEAR_TILES)
    assert not scattered(read("12m 69m 369p 25s 12345z")[0], 2)


def test_a_wild_finds_no_place_in_suits_that_are_full() -> None:
    assert not scattered(read("37m 37p 37s 1234567z W")[0], 3)
    assert scattered(read("36m 37p 37s 1234567z W")[0], 3)


def test_y_21_thirteen_orphans() -> None:
    counts, wilds, laid = read("19m 19p 19s 1234z 765z 1z")
    assert is_complete(counts, wilds, laid, YONGZHOU)
    assert not is_complete(counts, wilds, laid, SEVEN_PAIRS)
    assert waits(read("19m 19p 19s 123476z 1z", 13)[0], 0, 0, YONGZHOU) == parse_tiles("5z")


def test_thirteen_different_orphans_wait_for_any_orphan_and_as_scattered_tiles_for_4_5_and_6() -> None:
    counts, wilds, laid = read("19m 19p 19s 1234567z", 13)
    assert waits(counts, wilds, laid, WinShapes(thirteen_orphans=True)) == parse_tiles("19m 19s 19p 1234567z")
    assert waits(counts, wilds, laid, YONGZHOU) == parse_tiles("14569m 14569s 14569p 1234567z")


@pytest.mark.parametrize(
    "text, waited",
    [
        pytest.param("123456m 23678s 9p W", "14s 9p", id="Y-03"),
        pytest.param("123m 111999s 333p 4p", "245p", id="Y-25"),
        pytest.param("1223344555677p", "57p", id="K wait 1"),
        pytest.param("1234567888999p", "1346789p", id="K wait 2"),
        pytest.param("1122334567778p", "3689p", id="K wait 3"),
        pytest.param("7755z 123p 222s 666z", "57z", id="K wait 4"),
        pytest.param("111222333p 1112s", "23s", id="K wait 5"),
        pytest.param("2245667s", "58s", id="K-03"),
        pytest.param("2245556s", "25s", id="K-04"),
        pytest.param("666z 2234678s 777z", "25s", id="K-08"),
        pytest.param("1112222333s", "134s", id="B-18"),
    ],
)
def test_the_hand_waits_for(text: str, waited: str) -> None:
    counts, wilds, laid = read(text, 13)
    assert waits(counts, wilds, laid, SEVEN_PAIRS) == parse_tiles(waited)
    assert tiles_to_ready(counts, wilds, laid, SEVEN_PAIRS) == 0
    assert is_complete(counts, wilds + 1, laid, SEVEN_PAIRS), "any wild completes it too"


def test_b_18_a_wild_may_be_a_fifth_copy() -> None:
    counts, wilds, laid = read("1112222333s", 13)
    assert kinds_in(completing_kinds(counts, wilds, laid, SEVEN_PAIRS)) == parse_tiles("1234s")
    assert any(
        group.wilds == (parse_tile("2s"),)
        for division in divisions(counts, 1, 4 - laid)
        for group in division
    )


@pytest.mark.parametrize(
    "text, kind, found",
    [
        pytest.param("45556s", "5s", True, id="K-01"),
        pytest.param("46885s", "5s", True, id="K-02"),
        pytest.param("22456675s", "5s", True, id="K-03 on 5"),
        pytest.param("22456678s", "5s", True, id="K-03 on 8"),
        pytest.param("22455565s", "5s", True, id="K-04"),
        pytest.param("111222p 46p 333s 55s 5p", "5p", True, id="K-05"),
        pytest.param("123456s 6777789p 5p", "5p", False, id="K-07"),
        pytest.param("666z 2234678s 777z 5s", "5s", False, id="K-08"),
    ],
)
def test_a_division_has_a_5_in_the_middle_of_456(text: str, kind: str, found: bool) -> None:
    assert has_run_around(text, kind) == found


@pytest.mark.parametrize(
    "text, wild, expected",
    [
        pytest.param("123456m 678s 456p 99s", "5p", 0, id="Y-04"),
        pytest.param("123456m 678s 46p W 99s", "5p", 1, id="Y-05"),
        pytest.param("123m 678s 4466p WW 99s", "5p", 2, id="two in two runs"),
        pytest.param("123456m 23678s 99p W", "5p", 0, id="elsewhere"),
        pytest.param("123456m 23678s 99p W", "4s", 1, id="at the end of a run"),
        pytest.param("123456m 678s 22z 1z WW", "1z", 0, id="an honour is in no run"),
    ],
)
def test_so_many_wilds_stand_at_their_own_place_in_runs(text: str, wild: str, expected: int) -> None:
    counts, wilds, laid = read(text)
    assert most_at_home(counts, wilds, 4 - laid, parse_tile(wild)) == expected


@pytest.mark.parametrize(
    "text, two_left",
    [
        pytest.param("123456m 234678s W", False, id="Y-06"),
        pytest.param("123456m 678s 99s WW", True, id="Y-09"),
    ],
)
def test_any_tile_completes_a_hand_with_a_wild_left_over(text: str, two_left: bool) -> None:
    counts, wilds, laid = read(text, 13)
    assert any_tile_completes(counts, wilds, laid, YONGZHOU)
    assert melds_only(counts, 4 - laid)
    assert melds_and_pair(counts, 3 - laid) == two_left


def test_any_tile_completes_six_pairs_and_a_wild() -> None:
    counts, wilds, laid = read("1133m 2255s 88p 11z W", 13)
    assert any_tile_completes(counts, wilds, laid, YONGZHOU)
    assert not any_tile_completes(counts, wilds, laid, STANDARD)
    assert not melds_only(counts, 4 - laid)


@pytest.mark.parametrize("text", ["1111z 222z 333z 444z", "1111p 222z 333z 444z", "4444z"])
def test_a_hand_that_only_a_fifth_copy_completes_is_not_ready(text: str) -> None:
    counts, wilds, laid = read(text, 13)
    assert kinds_in(completing_kinds(counts, wilds, laid, STANDARD)) == parse_tiles(text[0] + text[4])
    assert waits(counts, wilds, laid, STANDARD) == []
    assert tiles_to_ready(counts, wilds, laid, STANDARD) == 1
    assert is_complete(counts, wilds + 1, laid, STANDARD), "a wild may be the fifth"
