"""The tables of the rule book of Yongzhou with none to four kings, row by row: A.1 to A.5."""

from __future__ import annotations

from typing import Any

import hupai
from hupai.table.payments import totals
from hupai.zipai.rules.fans import colour_fans, least_factor
from hupai.zipai.rules.settlement import king_payments, price
from hupai.zipai.rules.win_facts import BY_OTHER, BY_SELF, WinFacts
from tests.rows import each_row

GAME = hupai.games["yongzhou"]


@each_row(
    "kings, cards, wall",
    {
        "A.1 无王": (0, 80, 19),
        "A.1 单王": (1, 81, 20),
        "A.1 双王": (2, 82, 21),
        "A.1 三王": (3, 83, 22),
        "A.1 四王": (4, 84, 23),
    },
)
def test_the_deck_and_the_deal(kings: int, cards: int, wall: int) -> None:
    """Twenty-one cards for the dealer, dealt quads among them, twenty for the others."""
    rules = GAME.rules(kings=kings)
    assert len(GAME.family.play.deck(rules)) == cards
    seen = GAME.deal(rules, seed="tables", dealer=1).view(0)
    cards_of = [held + 4 * quads for held, quads in zip(seen.cards, seen.quads, strict=True)]
    assert (cards_of, seen.wall_left) == ([20, 21, 20], wall)


@each_row(
    "shape, king, times",
    {
        "A.2 王钓": ("wang_diao", "", 4),
        "A.2 王钓王": ("wang_diao", "_wang", 8),
        "A.2 王闯": ("wang_chuang", "", 8),
        "A.2 王闯王": ("wang_chuang", "_wang", 16),
        "A.2 王炸": ("wang_zha", "", 16),
        "A.2 王炸王": ("wang_zha", "_wang", 32),
        "A.3 own flip": ("", "", 2),
    },
)
def test_the_factor_of_an_announced_win_takes_the_place_of_that_of_the_own_flip(
    shape: str, king: str, times: int
) -> None:
    facts = WinFacts(15, 5, 0, BY_SELF, shape + king, 0)
    assert price(GAME.rules(kings=4), facts).pay_each == times


@each_row(
    "options, units",
    {
        "A.3 least 15, base 0": ({"min_huxi": 15}, {15: 1, 18: 2, 21: 3}),
        "A.3 least 18 keeps the scale: base 1": ({"min_huxi": 18, "base_bonus": 1}, {18: 3, 21: 4}),
        "A.3 least 21 keeps the scale: base 1": ({"min_huxi": 21, "base_bonus": 1}, {21: 4, 24: 5}),
        "A.3 base 2": ({"base_bonus": 2}, {15: 3}),
    },
)
def test_the_units_of_a_minimum(options: dict[str, Any], units: dict[int, int]) -> None:
    rules = GAME.rules(**options)
    assert {huxi: price(rules, WinFacts(huxi, 5, 0, BY_OTHER, "", 0)).tun for huxi in units} == units


@each_row(
    "options, factors",
    {
        "A.3 红胡 点胡 黑胡": ({}, {0: 4, 1: 3, 2: 1, 9: 1, 10: 2, 13: 2, 16: 2, 24: 2}),
        "A.3 红转朱黑": (
            {"red_to_dot": 13, "red_to_black": 16},
            {0: 4, 1: 3, 2: 1, 10: 2, 12: 2, 13: 3, 15: 3, 16: 4, 24: 4},
        ),
    },
)
def test_the_factor_of_a_number_of_red_cards(options: dict[str, Any], factors: dict[int, int]) -> None:
    rules = GAME.rules(**options)
    assert {red: dict(colour_fans(rules, red)).popitem()[1] if colour_fans(rules, red) else 1 for red in factors} == (
        factors
    )


@each_row(
    "cap, paid",
    {
        "A.3 no cap": (0, 1280),
        "A.3 cap 300": (300, 300),
        "A.3 cap 600": (600, 600),
        "A.3 cap 800": (800, 800),
        "A.3 cap 1000": (1000, 1000),
    },
)
def test_the_cap_of_each_loser(cap: int, paid: int) -> None:
    """Ten units, 王炸王 and no red card."""
    facts = WinFacts(42, 0, 0, BY_SELF, "wang_zha_wang", 0)
    assert price(GAME.rules(kings=4, cap_per_loser=cap), facts).pay_each == paid


def test_a7_twenty_units_at_factor_16_pay_320_or_the_cap_of_300() -> None:
    facts = WinFacts(72, 5, 0, BY_SELF, "wang_zha", 0)
    assert [price(GAME.rules(kings=4, cap_per_loser=cap), facts).pay_each for cap in (0, 300)] == [320, 300]


@each_row(
    "options, least",
    {
        "A.4 不限": ({"kings": 3}, (1, 1, 1, 1)),
        "A.4 按番限胡": ({"kings": 3, "king_limit": "fan"}, (1, 2, 4, 8)),
        "A.4 按番限胡 with four kings": ({"kings": 4}, (1, 2, 4, 8, 16)),
    },
)
def test_the_least_factor_of_a_holder_of_kings(options: dict[str, Any], least: tuple[int, ...]) -> None:
    rules = GAME.rules(**options)
    assert tuple(least_factor(rules, held) for held in range(len(least))) == least


@each_row("points", [0, 5, 10, 15])
def test_what_a_king_costs_in_a_drawn_hand(points: int) -> None:
    """A.5: one to four kings against none, for each of the others."""
    rules = GAME.rules(kings=4, king_draw_penalty=points)
    for held in range(1, 5):
        assert totals(king_payments(rules, 0, (held, 0, 0)), 3) == (-2 * points * held, points * held, points * held)
