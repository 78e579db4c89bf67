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


@pytest.mark.parametrize(
    "hand, last, melds, items, multiplier",
    [
        pytest.param(
            *("8s", "8s", "peng:111s peng:333p peng:555s peng:777z", ["shou_zhua_yi"], 4),
            id="one tile in the hand",
        ),
        pytest.param(
            *("666z 8s", "8s", "peng:111s gang:3333s peng:777z", ["peng_peng_hu"], 2),
            id="four tiles in the hand",
        ),
        # The example of 明四归 in the book: 3 is laid, and the hand waits for 3 and 6. Only 3 counts.
        pytest.param("45p 123s 777z 99s", "3p", "peng:333p", ["ming_si_gui"], 2, id="fourth of a laid triplet"),
        pytest.param("45p 123s 777z 99s", "6p", "peng:333p", ["pi_hu"], 1, id="another tile than the laid ones"),
        pytest.param("46p 123s 777z 99s", "5p", "peng:555p", ["ka_wu_xing", "ming_si_gui"], 4, id="both with a 5"),
        pytest.param("45p 123s 777z 99s", "3p", "gang:1111p", ["pi_hu"], 1, id="four laid tiles are a kong"),
        pytest.param("45p 555p 777z 22s", "6p", "peng:111s", ["pi_hu"], 1, id="four of a kind, another last tile"),
        pytest.param("67p 555p 777z 22s", "5p", "peng:111s", ["an_si_gui"], 4, id="the fourth 5 beside a 6"),
        # The book's composites of one suit that are not among its vectors.
        pytest.param("46s 123s 789s 22s 888s", "5s", "", ["ka_wu_xing", "qing_yi_se"], 8, id="one suit with a 5"),
        pytest.param("45s 678s 999s 11s", "3s", "peng:333s", ["ming_si_gui", "qing_yi_se"], 8, id="one suit, laid"),
        pytest.param("333s 45s 789s 999s 11s", "3s", "", ["an_si_gui", "qing_yi_se"], 16, id="one suit, not laid"),
    ],
)
def test_laid_melds_and_one_suit_count(hand: str, last: str, melds: str, items: list[str], multiplier: int) -> None:
    value = worth(claim(hand, last, melds))
    assert (ids(value), value.multiplier) == (items, multiplier)


@pytest.mark.parametrize(
    "hand, last, more, sigui, items",
    [
        pytest.param("456789p 6777s 88s 9s", "7s", {}, "revealed_is_ming", ["an_si_gui"], id="K-22 not revealed"),
        pytest.param(
            *("456789p 6777s 88s 9s", "7s", {"revealed": True}, "revealed_is_ming", ["ming_si_gui"]),
            id="K-22 revealed",
        ),
        pytest.param("456789p 6777s 88s 9s", "7s", {"revealed": True}, "last_tile", ["an_si_gui"], id="no such option"),
        pytest.param("2245556s 123p 777z", "5s", {}, "strict", ["ka_wu_xing", "an_si_gui"], id="K-04 strict"),
        # 555 stays a triplet beside 567, or 5 is the middle of 456: not both in one division.
        pytest.param("444555666s 67s 99p", "5s", {}, "last_tile", ["ka_wu_xing", "an_si_gui"], id="not strict"),
        pytest.param("444555666s 67s 99p", "5s", {}, "strict", ["an_si_gui"], id="strict takes the triplet"),
        pytest.param("4455566s 123p", "5s", {"melds": "peng:777z"}, "strict", ["ka_wu_xing"], id="strict, no triplet"),
        pytest.param("45p 123s 777z 99s", "3p", {"melds": "peng:333p"}, "strict", ["ming_si_gui"], id="strict, laid"),
        pytest.param("123456s 6777789p", "5p", {}, "any", ["an_si_gui"], id="K-07 any"),
        pytest.param("45p 555p 777z 22s", "6p", {"melds": "peng:111s"}, "any", ["an_si_gui"], id="any, in the hand"),
        pytest.param("45p 123s 777z 9s 3p", "9s", {"melds": "peng:333p"}, "any", ["ming_si_gui"], id="any, laid"),
        pytest.param("45p 123s 777z 9s 3p", "9s", {"melds": "gang:1111p"}, "any", ["pi_hu"], id="any, a kong"),
        pytest.param(
            *("78p 111123s 7z 9p", "7z", {"melds": "peng:999p"}, "any", ["an_si_gui", "ming_si_gui"]),
            id="any, two of them",
        ),
    ],
)
def test_the_option_sigui(hand: str, last: str, more: dict[str, Any], sigui: str, items: list[str]) -> None:
    assert ids(worth(claim(hand, last, **more), sigui=sigui)) == items


def test_a_win_with_the_deal_has_no_last_tile() -> None:
    assert ids(worth(claim("123678p 777z 45556s"))) == ["pi_hu"]
    four = claim("123678p 345s 555s 99s")
    assert (ids(worth(four)), ids(worth(four, sigui="any"))) == (["pi_hu"], ["an_si_gui"])


@pytest.mark.parametrize(
    "by, after_kong, items",
    [
        (BY_SELF, False, ["pi_hu"]),
        (BY_SELF, True, ["gang_kai"]),
        (BY_DISCARD, False, ["pi_hu"]),
        (BY_DISCARD, True, ["gang_shang_pao"]),
        (BY_ROB, False, ["qiang_gang"]),
        (BY_ROB, True, ["qiang_gang"]),
    ],
)
def test_how_the_last_tile_came_doubles(by: int, after_kong: bool, items: list[str]) -> None:
    value = worth(claim("78p 123s 777z 99s", "9p", "angang:1111p", by=by, after_kong=after_kong))
    assert (ids(value), value.multiplier) == (items, 2 - (items == ["pi_hu"]))


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


@pytest.mark.parametrize(
    "hand, last, items",
    [
        ("55556677z 2233s 4s", "4s", ["san_yuan_qi_dui"]),
        ("5555666677z 22s 3s", "3s", ["san_yuan_qi_dui"]),
        ("555566667777z 2s", "2s", ["chao_chao_hao_hua"]),
    ],
    ids=["one four", "two fours", "three fours"],
)
def test_seven_pairs_with_the_dragons_count_32_or_what_their_fours_are_worth(
    hand: str, last: str, items: list[str]
) -> None:
    assert ids(worth(claim(hand, last))) == items


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
