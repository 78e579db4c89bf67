"""Yongzhou with none to four kings: announced wins, 限胡, payments and errors, with numbers worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import hupai
from hupai.table.errors import EngineError
from hupai.table.payments import totals
from hupai.zipai.rules.settlement import king_payments, price
from hupai.zipai.rules.win_facts import BY_SELF, WinFacts
from tests.rows import each_row

DIAO = "pao:0000b wei:999b peng:111s", "333s456b456sk"
CHUANG = "wei:999b peng:111b peng:111s", "888b456b456skk"
ZHA = "wei:999b peng:111b", "888s456b456s99skkk"
KING_IN_PAIR = "wei:999b peng:111s", "888b456s456b9skkkk"
BESIDE_A_QUAD = "ti:1111b peng:222s", "888s456b456s99skk"
PLAIN = "wei:999b peng:222s", "888b456s456b12b7skk"
RED = "wei:222b peng:222s peng:777s", "000b890s456bkk"
ONE_RED = "wei:999b peng:111b peng:333b", "888b678s456bkk"
UNSAFE = "peng:999b peng:111b peng:333b peng:111s", "456b456skk"

Hand = tuple[str, str]


def won(hand: Hand, win: str, options: dict[str, Any]) -> dict[str, Any]:
    """What the hand pays on its own flip, its kings declared if they may be."""
    found: dict[str, Any] = hupai.score("yongzhou", *hand, win, "self", options=options, declared=True)
    return found


@each_row(
    "hand, win, options, expected",
    {
        "A1 王钓": (DIAO, "8s", {}, (19, ["wang_diao"], 8)),
        "A2 王钓王": (DIAO, "k", {}, (19, ["wang_diao_wang"], 16)),
        "A3 王闯, black": (CHUANG, "9s", {}, (19, ["black", "wang_chuang"], 64)),
        "A4 王闯, three reds": (CHUANG, "2b", {}, (22, ["wang_chuang"], 24)),
        "A5 王闯王": (CHUANG, "k", {"kings": 3}, (22, ["black", "wang_chuang_wang"], 192)),
        "A5 with four kings": (CHUANG, "k", {"kings": 4}, (22, ["black", "wang_chuang_wang"], 192)),
        "A7 王炸": (ZHA, "3s", {"kings": 3}, (21, ["black", "wang_zha"], 192)),
        "A8 王炸王": (ZHA, "k", {"kings": 4}, (24, ["black", "wang_zha_wang"], 512)),
        "A8, cap 300": (ZHA, "k", {"kings": 4, "cap_per_loser": 300}, (24, ["black", "wang_zha_wang"], 300)),
        "A8, cap 600": (ZHA, "k", {"kings": 4, "cap_per_loser": 600}, (24, ["black", "wang_zha_wang"], 512)),
        "A8, cap 800": (ZHA, "k", {"kings": 4, "cap_per_loser": 800}, (24, ["black", "wang_zha_wang"], 512)),
        "A7 beyond the cap: 王炸, not 王钓 that reaches it too": (
            ZHA,
            "3s",
            {"kings": 3, "base_bonus": 4, "cap_per_loser": 100},
            (21, ["black", "wang_zha"], 100),
        ),
        "A9 a king in the 将 of 王炸": (
            KING_IN_PAIR,
            "3s",
            {"kings": 4},
            (22, ["black", "wang_zha"], 192),
        ),
        "A11 王闯王 with one red card": (ONE_RED, "k", {"kings": 3}, (24, ["dot", "wang_chuang_wang"], 192)),
        "A12 王闯 beside a quad": (BESIDE_A_QUAD, "3s", {}, (19, ["wang_chuang"], 16)),
        "A12 with a king": (BESIDE_A_QUAD, "k", {"kings": 3}, (22, ["wang_chuang_wang"], 48)),
        "A15 kings left over in groups": (PLAIN, "8s", {}, (19, ["self_draw"], 4)),
        "A15, 按王限胡": (PLAIN, "8s", {"king_limit": "shape"}, (19, ["self_draw"], 4)),
        "A17 red 王闯": (RED, "7b", {}, (20, ["red", "wang_chuang"], 32)),
        "A17, 红转朱黑": (RED, "7b", {"red_to_dot": 13, "red_to_black": 16}, (20, ["red_to_black", "wang_chuang"], 64)),
        "王闯王 with a king in a run": (
            ("wei:999b peng:111b peng:111s", "888b45b456skkk"),
            "k",
            {"kings": 4},
            (22, ["black", "wang_chuang_wang"], 192),
        ),
    },
)
def test_a_worked_hand_wins_as_the_book_says(
    hand: Hand, win: str, options: dict[str, Any], expected: tuple[int, list[str], int]
) -> None:
    """胡息, fans and what each loser pays."""
    found = won(hand, win, options)
    assert (found["huxi"], [fan["id"] for fan in found["fans"]], found["pay_each"]) == expected


@each_row(
    "hand, win, options, why",
    {
        "A14 no form is safe and a laid 碰 makes no quad": (UNSAFE, "8s", {}, "too_few_huxi"),
        "A15, 按番限胡: two kings need 4": (PLAIN, "8s", {"king_limit": "fan"}, "kings_need_factor"),
        "three kings without a call, 按王限胡": (
            ("wei:999b", "888b111s456s456b1b7skkk"),
            "8s",
            {"kings": 3, "king_limit": "shape"},
            "kings_need_call",
        ),
    },
)
def test_a_worked_hand_does_not_win(hand: Hand, win: str, options: dict[str, Any], why: str) -> None:
    found = won(hand, win, options)
    assert not found["wins"] and found["why"]["code"] == why


@each_row(
    "kings, scores",
    {
        "1-0-0": ((1, 0, 0), (-10, 5, 5)),
        "2-0-0": ((2, 0, 0), (-20, 10, 10)),
        "1-1-0": ((1, 1, 0), (-5, -5, 10)),
        "1-1-1": ((1, 1, 1), (0, 0, 0)),
        "3-1-0": ((3, 1, 0), (-25, 5, 20)),
        "2-2-0": ((2, 2, 0), (-10, -10, 20)),
        "4-0-0": ((4, 0, 0), (-40, 20, 20)),
    },
)
def test_a_drawn_hand_is_paid_by_differences_of_kings(kings: Sequence[int], scores: Sequence[int]) -> None:
    """``pay.kings``."""
    rules = hupai.games["yongzhou"].rules(kings=4)
    assert totals(king_payments(rules, 0, kings), 3) == scores


@each_row(
    "base_bonus, tun",
    {"base 0": (0, (1, 2, 3, 5)), "base 1": (1, (2, 3, 4, 6)), "base 4": (4, (5, 6, 7, 9))},
)
def test_the_units_of_15_18_21_and_27_huxi(base_bonus: int, tun: tuple[int, ...]) -> None:
    """``pay.tun``, ``pay.base_bonus``."""
    rules = hupai.games["yongzhou"].rules(base_bonus=base_bonus)
    assert tuple(price(rules, WinFacts(huxi, 5, 0, BY_SELF, "", 0)).tun for huxi in (15, 18, 21, 27)) == tun


@each_row(
    "options, pays",
    {
        "(3 囤 + 2 醒) × 16": ({}, 80),
        "双醒": ({"xing_value": 2}, 112),
        "cap 100": ({"xing_value": 2, "cap_per_loser": 100}, 100),
    },
)
def test_bonus_cards_are_added_before_the_factor(options: dict[str, Any], pays: int) -> None:
    """``pay.each``."""
    rules = hupai.games["yongzhou"].rules(**options)
    assert price(rules, WinFacts(21, 5, 2, BY_SELF, "wang_zha", 1)).pay_each == pays


@each_row("kings, wall", [(0, 19), (1, 20), (2, 21), (3, 22), (4, 23)])
def test_each_king_makes_the_wall_a_card_longer(kings: int, wall: int) -> None:
    """``deal.hands``."""
    game = hupai.games["yongzhou"]
    assert game.deal(game.rules(kings=kings), seed="wall").view(0).wall_left == wall


@each_row(
    "call, code, said",
    {
        "five kings in the deck": (
            lambda: hupai.games["yongzhou"].rules(kings=5),
            "invalid_options",
            "it can be 2, 0, 1, 3, 4",
        ),
        "kings in the game without": (
            lambda: hupai.games["yongzhou-plain"].rules(kings=1),
            "invalid_options",
            "This game has no option called “Kings in the deck (kings)”",
        ),
        "five kings in a hand": (
            lambda: won((ZHA[0], "888s456b4569skkkkk"), "3s", {"kings": 4}),
            "too_many_copies",
            "There are too many of the king (王): this deck has 4 copies",
        ),
        "a king where none is played": (
            lambda: won(DIAO, "8s", {"kings": 0}),
            "too_many_copies",
            "This deck is without the king (王); leave it out",
        ),
    },
)
def test_kings_that_cannot_be_are_refused(call: Any, code: str, said: str) -> None:
    with pytest.raises(EngineError) as error:
        call()
    sentences = hupai.games["yongzhou"].family.vocabulary().error_sentence(error.value)
    assert error.value.code == code and said in sentences["en"]
