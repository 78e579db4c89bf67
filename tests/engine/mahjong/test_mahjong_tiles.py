"""Tiles: their names, their order, the decks of the games."""

from __future__ import annotations

import pytest

from hupai.mahjong.notation import parse_tile, parse_tiles
from hupai.mahjong.tiles import (
    COPIES,
    DECK_84,
    DECK_108,
    DECK_112,
    DECK_136,
    KINDS,
    TERMINALS,
    Deck,
    code,
    counts_of,
    held_kinds,
    kinds_in,
    name_en,
    name_zh,
    next_in_order,
    tiles_of,
)
from tests.rows import each_row


@each_row(
    "written, chinese, english",
    [
        ("1m", "一万", "1 of characters"),
        ("5s", "五条", "5 of bamboo"),
        ("9p", "九筒", "9 of dots"),
        ("1z", "东", "east wind"),
        ("4z", "北", "north wind"),
        ("5z", "白", "white dragon"),
        ("6z", "发", "green dragon"),
        ("7z", "中", "red dragon"),
    ],
)
def test_a_tile_has_a_code_and_a_name_in_both_languages(written: str, chinese: str, english: str) -> None:
    kind = parse_tile(written)
    assert (code(kind), name_zh(kind), name_en(kind)) == (written, chinese, english)


@each_row("deck, number", [(DECK_136, 136), (DECK_112, 112), (DECK_108, 108), (DECK_84, 84)])
def test_a_deck_has_its_number_of_tiles_four_of_each_kind(deck: Deck, number: int) -> None:
    assert len(tiles_of(deck)) == sum(deck) == number
    assert set(deck) <= {0, COPIES}


def test_the_decks_hold_the_kinds_of_their_games() -> None:
    def kinds(deck: Deck) -> list[int]:
        return [kind for kind in range(KINDS) if deck[kind]]

    suits = "123456789s 123456789p"
    assert kinds(DECK_84) == parse_tiles(f"{suits} 567z")
    assert kinds(DECK_108) == parse_tiles(f"123456789m {suits}")
    assert kinds(DECK_112) == parse_tiles(f"123456789m {suits} 7z")
    assert kinds(DECK_136) == parse_tiles(f"123456789m {suits} 1234567z")


@each_row("suit", "msp")
def test_the_next_tile_in_a_suit_is_the_next_number_and_1_after_9(suit: str) -> None:
    """B-19, B-20, Y-23."""
    kinds = parse_tiles(f"123456789{suit}")
    assert [next_in_order(kind) for kind in kinds] == [*kinds[1:], kinds[0]]


@pytest.mark.parametrize("ring", ["东南西北", "中发白"])
def test_winds_and_dragons_go_round_in_their_own_rings(ring: str) -> None:
    """Y-24."""
    kinds = parse_tiles(ring)
    assert [next_in_order(kind) for kind in kinds] == [*kinds[1:], kinds[0]]


def test_every_kind_is_the_next_of_exactly_one() -> None:
    assert sorted(map(next_in_order, range(KINDS))) == list(range(KINDS))


def test_terminals_are_ones_and_nines() -> None:
    assert list(TERMINALS) == parse_tiles("19m 19s 19p")


def test_counts_and_kind_sets_name_their_tiles() -> None:
    kinds = parse_tiles("113m 9p 7z")
    assert held_kinds(counts_of(kinds)) == kinds
    assert kinds_in(sum(1 << kind for kind in set(kinds))) == parse_tiles("13m 9p 7z")
