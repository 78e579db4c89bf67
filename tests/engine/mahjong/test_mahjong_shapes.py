"""Shapes of hands beside the worked hands of the rule book: scattered tiles, orphans, wilds at home and left over.

`W` is a wild. Hands with fewer than fourteen tiles have laid melds.
"""

from __future__ import annotations

import pytest

from hupai.mahjong.hand.scattered import scattered
from hupai.mahjong.hand.shapes import (
    WinShapes,
    completing_kinds,
    tiles_to_ready,
    waits,
)
from hupai.mahjong.hand.standard import ANY_KIND, melds_and_pair, melds_only
from hupai.mahjong.notation import parse_tiles
from hupai.mahjong.tiles import counts_of, kinds_in
from tests.engine.mahjong.complete_hands import is_complete

YONGZHOU = WinShapes(thirteen_orphans=True, scattered_gap=3)
STANDARD = WinShapes(seven_pairs=False)


def read(text: str, whole: int = 14) -> tuple[list[int], int, int]:
    """The natural tiles, the wilds and the laid melds of a hand that has `whole` tiles with three for each meld."""
    natural = text.replace("W", "")
    kinds, wilds = parse_tiles(natural), len(text) - len(natural)
    laid, odd = divmod(whole - len(kinds) - wilds, 3)
    assert not odd
    return counts_of(kinds), wilds, laid


def test_tiles_are_scattered_if_they_are_far_enough_apart_and_every_wild_finds_a_place() -> None:
    assert not scattered(read("12m 69m 369p 25s 12345z")[0], 2)
    assert not scattered(read("37m 37p 37s 1234567z W")[0], 3)
    assert scattered(read("36m 37p 37s 1234567z W")[0], 3)


def test_thirteen_different_orphans_wait_for_any_orphan_and_as_scattered_tiles_for_4_5_and_6() -> None:
    counts, wilds, laid = read("19m 19p 19s 1234567z", 13)
    assert waits(counts, wilds, laid, WinShapes(thirteen_orphans=True)) == parse_tiles("19m 19s 19p 1234567z")
    assert waits(counts, wilds, laid, YONGZHOU) == parse_tiles("14569m 14569s 14569p 1234567z")


@pytest.mark.parametrize(
    "text, two_left",
    [pytest.param("123456m 234678s W", False, id="Y-06"), pytest.param("123456m 678s 99s WW", True, id="Y-09")],
)
def test_any_tile_completes_a_hand_with_a_wild_left_over(text: str, two_left: bool) -> None:
    counts, wilds, laid = read(text, 13)
    assert completing_kinds(counts, wilds, laid, YONGZHOU) == ANY_KIND
    assert melds_only(counts, 4 - laid)
    assert melds_and_pair(counts, 3 - laid) == two_left


def test_any_tile_completes_six_pairs_and_a_wild() -> None:
    counts, wilds, laid = read("1133m 2255s 88p 11z W", 13)
    assert completing_kinds(counts, wilds, laid, YONGZHOU) == ANY_KIND
    assert completing_kinds(counts, wilds, laid, STANDARD) != ANY_KIND
    assert not melds_only(counts, 4 - laid)


@pytest.mark.parametrize("text", ["1111z 222z 333z 444z", "1111p 222z 333z 444z", "4444z"])
def test_a_hand_that_only_a_fifth_copy_completes_is_not_ready(text: str) -> None:
    counts, wilds, laid = read(text, 13)
    assert kinds_in(completing_kinds(counts, wilds, laid, STANDARD)) == parse_tiles(text[0] + text[4])
    assert waits(counts, wilds, laid, STANDARD) == []
    assert tiles_to_ready(counts, wilds, laid, STANDARD) == 1
    assert is_complete(counts, wilds + 1, laid, STANDARD), "a wild may be the fifth"
