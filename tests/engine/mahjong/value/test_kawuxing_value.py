"""What hands of 卡五星 are worth, and why, beyond the worked hands of the rule book; ids name what they vary."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hupai.mahjong.games.kawuxing import OPTIONS, RULES
from hupai.mahjong.notation import checked_counts, parse_tile
from hupai.mahjong.rules.ruleset import deck_of_rules
from hupai.mahjong.rules.win_claim import (
    BY_SELF,
    SEVEN_PAIRS,
    STANDARD,
    WinClaim,
    WinValue,
)
from hupai.mahjong.value.kawuxing import best_value, readings
from hupai.table.options import apply_options

XIANGYANG = {"profile": "xiangyang"}


def claim(hand: str, last: str, **more: Any) -> WinClaim:
    """A drawn win with the last tile, which is not in `hand`."""
    counts = checked_counts(f"{hand} {last}", deck_of_rules(RULES))
    return WinClaim(tuple(counts), (), parse_tile(last), BY_SELF, **more)


def worth(of: WinClaim, **options: Any) -> WinValue:
    """The best worth, which is also the best of all readings."""
    rules = replace(RULES, **options)
    best = best_value(rules, of)
    assert best is not None
    every = list(readings(rules, of))
    assert best in every
    assert best.multiplier == max(value.multiplier for value in every)
    return best


def ids(value: WinValue) -> list[str]:
    """The names of the items."""
    return [item.id for item in value.items]


def test_revealing_is_left_to_the_settlement() -> None:
    assert worth(claim("112233p 66z 1144s 9s", "9s", revealed=True)).multiplier == 4


def test_a_hand_that_is_pairs_and_melds_counts_as_the_higher() -> None:
    value = worth(claim("1122334455667p", "7p"))
    assert value.reading.shape == SEVEN_PAIRS
    # 456 456 55 123 123 with the fourth 5 last is 2 × 4; seven pairs with one four are 8 as well, and score no 5.
    equal = claim("44555s 66s 112233p", "5s")
    assert worth(equal).multiplier == 8
    every = list(readings(RULES, equal))
    assert {(value.reading.shape, value.multiplier) for value in every} == {(SEVEN_PAIRS, 8), (STANDARD, 8)}


def test_triplets_that_are_also_runs_count_once() -> None:
    hand = claim("44455666p 777z 22s", "5p")
    assert worth(hand).multiplier == 2
    assert {tuple(ids(value)) for value in readings(RULES, hand)} == {("peng_peng_hu",), ("ka_wu_xing",)}


def test_the_rules_are_the_defaults_of_the_options() -> None:
    assert apply_options(RULES, OPTIONS, {}, lambda rules: []) == RULES
    assert RULES.wall_size == 44
    capped = apply_options(RULES, OPTIONS, {"cap": 16, "sigui": "any", **XIANGYANG}, lambda rules: [])
    assert capped == replace(RULES, cap=16, sigui="any", profile="xiangyang")
    assert RULES.worth_of(claim("4556s 123678p 777z", "5s")) == worth(claim("4556s 123678p 777z", "5s"))
