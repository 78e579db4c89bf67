"""What hands of 卡五星 are worth, and why, beyond the worked hands of the rule book; ids name what they vary."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hupai.mahjong.games.kawuxing import OPTIONS, RULES
from hupai.mahjong.notation import checked_counts, parse_melds, parse_tile, parse_tiles
from hupai.mahjong.rules.pair_factors import wins_on_discard
from hupai.mahjong.rules.ruleset import deck_of_rules
from hupai.mahjong.rules.win_claim import (
    BY_DEAL,
    BY_DISCARD,
    BY_ROB,
    BY_SELF,
    SEVEN_PAIRS,
    STANDARD,
    ValueItem,
    WinClaim,
    WinValue,
)
from hupai.mahjong.tiles import counts_of
from hupai.mahjong.value.kawuxing import best_value, readings
from hupai.table.options import apply_options

XIANGYANG = {"profile": "xiangyang"}


def claim(hand: str, last: str = "", melds: str = "", **more: Any) -> WinClaim:
    """A win with the last tile, which is not in `hand`; without one, a win with the deal."""
    text = f"{hand} {last}"
    laid = tuple(parse_melds(melds))
    # The melds' words and colons left out, every tile is one of the deck.
    checked_counts(" ".join([text, *(word.partition(":")[2] for word in melds.split())]), deck_of_rules(RULES))
    assert len(parse_tiles(text)) + 3 * len(laid) == 14
    by = more.pop("by", BY_SELF if last else BY_DEAL)
    return WinClaim(tuple(counts_of(parse_tiles(text))), laid, parse_tile(last) if last else -1, by, **more)


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


def test_laid_dragons_count_in_the_profile_xiangyang() -> None:
    value = worth(claim("7z", "7z", "peng:555z angang:6666z peng:111s gang:9999p"), **XIANGYANG)
    assert (ids(value), value.multiplier) == (["shou_zhua_yi", "xiao_san_yuan"], 16)
    assert ids(worth(claim("123s 4p", "4p", "peng:555z jiagang:6666z peng:777z"), **XIANGYANG)) == ["da_san_yuan"]
    assert ids(worth(claim("123s 7z", "7z", "peng:555z peng:111s peng:999p"), **XIANGYANG)) == ["pi_hu"]


def test_a_win_with_the_deal_has_no_last_tile() -> None:
    assert ids(worth(claim("123678p 777z 45556s"))) == ["pi_hu"]
    four = claim("123678p 345s 555s 99s")
    assert (ids(worth(four)), ids(worth(four, sigui="any"))) == (["pi_hu"], ["an_si_gui"])


def test_the_last_tile_of_the_wall_doubles_in_the_profile_xiangyang() -> None:
    last = claim("78p 123s 777z 99s", "9p", "angang:1111p", last_of_wall=True)
    assert ids(worth(last)) == ["pi_hu"]
    assert worth(last, **XIANGYANG).items == (ValueItem("hai_di", 2),)
    assert worth(replace(last, after_kong=True, by=BY_DISCARD), **XIANGYANG).multiplier == 4


def test_everything_that_applies_is_multiplied() -> None:
    value = worth(claim("8s", "8s", "peng:111s gang:3333s angang:5555s peng:999s", after_kong=True))
    assert value.items == (ValueItem("shou_zhua_yi", 4), ValueItem("qing_yi_se", 4), ValueItem("gang_kai", 2))
    assert value.multiplier == 32


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


@pytest.mark.parametrize("cap", [8, 16, 32])
def test_a_cap_limits_the_multiplier_and_leaves_the_items(cap: int) -> None:
    value = worth(claim("1111333445555s", "3s"), cap=cap)
    assert (value.multiplier, ids(value)) == (cap, ["chao_chao_hao_hua", "qing_yi_se"])
    assert worth(claim("112233p 66z 1144s 9s", "9s"), cap=cap).multiplier == 4


def test_k_18_a_discard_needs_a_multiplier_of_two_unless_the_option_says_one() -> None:
    plain = worth(claim("123456p 456s 666z 7z", "7z", by=BY_DISCARD))
    assert not wins_on_discard(RULES, plain, revealed=False)
    assert wins_on_discard(RULES, plain, revealed=True)
    assert wins_on_discard(replace(RULES, min_discard=1), plain, revealed=False)


@pytest.mark.parametrize("by, after_kong", [(BY_ROB, False), (BY_DISCARD, True)], ids=["robbed", "after a kong"])
def test_a_plain_hand_wins_on_a_tile_that_doubles(by: int, after_kong: bool) -> None:
    assert wins_on_discard(RULES, worth(claim("123456p 456s 666z 7z", "7z", by=by, after_kong=after_kong)), False)


def test_the_waits_of_one_suit_are_worth_what_they_are() -> None:
    of = {last: worth(claim("1223344555677p", last)) for last in ("5p", "7p")}
    assert ids(of["5p"]) == ["ka_wu_xing", "an_si_gui", "qing_yi_se"]
    assert ids(of["7p"]) == ["qing_yi_se"]


@pytest.mark.parametrize(
    "hand, last, melds",
    [
        ("123456p 456s 666z 7z", "6s", ""),
        ("112233p 6666z 114s", "9s", ""),
        ("1133p 5577s 99s", "9p", "peng:777z"),
        ("8s", "9s", "peng:111s gang:3333s angang:5555s jiagang:7777s"),
    ],
)
def test_what_is_no_complete_hand_is_worth_nothing(hand: str, last: str, melds: str) -> None:
    of = claim(hand, last, melds)
    assert best_value(RULES, of) is None
    assert list(readings(RULES, of)) == []


def test_the_rules_are_the_defaults_of_the_options() -> None:
    assert apply_options(RULES, OPTIONS, {}, lambda rules: []) == RULES
    assert RULES.wall_size == 44
    capped = apply_options(RULES, OPTIONS, {"cap": 16, "sigui": "any", **XIANGYANG}, lambda rules: [])
    assert capped == replace(RULES, cap=16, sigui="any", profile="xiangyang")
    assert RULES.value(RULES, claim("4556s 123678p 777z", "5s")) == worth(claim("4556s 123678p 777z", "5s"))
