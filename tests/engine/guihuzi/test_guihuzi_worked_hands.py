"""The worked hands of the rule book: what each pays per loser before the cap, in 沅江 and at both tables of 南县."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hupai.guihuzi.games import nanxian, yuanjiang
from hupai.guihuzi.hand.winning import best_win
from hupai.guihuzi.rules.ruleset import GuihuziRules
from tests.engine.guihuzi.claims import claim

YUANJIANG = replace(yuanjiang.RULES, cap=0)
SMALL = nanxian.RULES
BIG = replace(SMALL, table="big")

SEVENS = "270s 270b"
H1 = ("peng 5b, chi 456s 4s", f"333s {SEVENS} 123b 89b", "9b", "other")
H2 = ("peng 5b, chi 456s 4s", f"333s {SEVENS} 123b 88b", "8b", "self")
H3 = (*H2[:3], "other")
H4 = ("peng 5b, peng 8s", f"{SEVENS} 456s 123b 11s", "1s", "other")
H5 = (*H4[:3], "self")
H7 = ("peng 5b, piao 8s", H4[1], "1s", "other")
H8 = ("peng 5b, peng 8s, wai 9b", f"333s {SEVENS} 11s", "1s", "other")
H9 = ("peng 5b, peng 8s, wai 9b, peng 1b, peng 4s", "333s 66s", "6s", "other")
H10 = ("peng 5b, peng 8s, wai 9b, peng 1b, peng 2s", "333s 66s", "6s", "other")
H12 = ("peng 5b, peng 8s", "333s 999b 456s 123b 66b", "6b", "other")
H13 = ("peng 2s, peng 7s, peng 0s", "270b 456b 333b 78b", "8b", "other")
H14 = ("peng 2s, peng 7s, peng 0s", "270b 456b 333b 70b", "0b", "other")
H16 = ("", "123456789s 123456789b 45s", "5s", "self")
H17 = ("", f"333s 999b {SEVENS} 456b 456s 11s", "", "deal")
H18 = (*H17[:2], "1s", "other")
H20 = ("liu 9b", f"333s {SEVENS} 456s 123b 11s", "1s", "other")
TWINS = ("wai 9b", f"333s {SEVENS} 456b 88s 888b", "8b", "other")
TEN = ("", "1144556688s 1133558899b", "9b", "other")
ROWS = (
    ("1", H1, {}, None, None, None),
    ("2", H2, {}, 15, 16, 30),
    ("3", H3, {}, 10, 11, 20),
    ("4: wins in 南县 only", H4, {}, None, 6, 10),
    ("5: 单歪", H5, {}, 10, 11, 20),
    ("7: 外圆, 外豪", H7, {}, 10, 26, 40),
    ("8: 项项息, 行行息", H8, {}, 60, 70, 120),
    ("9: 黑对子胡, 乌对胡", H9, {}, 210, 130, 320),
    ("10: 对子胡, 对子息", H10, {}, 110, 110, 220),
    ("12: 一点朱", H12, {}, 60, 70, 120),
    ("12 on the last card", H12, {"haidi": True}, 240, 100, 170),
    ("13: 十三火, 十三红", H13, {}, 55, 85, 160),
    ("14: 十四火", H14, {}, 105, 110, 220),
    ("16: 无息平", H16, {}, 50, None, None),
    ("17: 天胡", H17, {}, 60, 70, 120),
    ("18: 报听", H18, {"untouched": True}, 60, 70, 120),
    ("20: 溜", H20, {}, 60, 41, 60),
    ("南县 17 without 背靠背", TWINS, {}, 15, 31, 60),
    ("南县 19: 十对", TEN, {}, None, 120, 300),
)


def paid(rules: GuihuziRules, hand: Any, more: Any) -> int | None:
    """What each loser pays, None for a hand that does not win."""
    won = best_win(rules, claim(*hand, **more))
    return won.price.pay_each if won else None


@pytest.mark.parametrize(("hand", "more", "yuan", "small", "big"), [row[1:] for row in ROWS], ids=[r[0] for r in ROWS])
def test_a_worked_hand_pays(hand: Any, more: Any, yuan: int | None, small: int | None, big: int | None) -> None:
    assert (paid(YUANJIANG, hand, more), paid(SMALL, hand, more), paid(BIG, hand, more)) == (yuan, small, big)


@pytest.mark.parametrize(("cap", "each"), [(100, 100), (200, 200), (0, 210)])
def test_hand_9_pays_at_most_the_cap(cap: int, each: int) -> None:
    assert paid(replace(YUANJIANG, cap=cap), H9, {}) == each


def test_hand_16_needs_the_option() -> None:
    assert paid(replace(YUANJIANG, wuxiping=False), H16, {}) is None


def test_the_waits_of_nanxian_17_are_back_to_back() -> None:
    assert paid(replace(SMALL, beikaobei=True), TWINS, {}) == 61
    assert paid(replace(BIG, beikaobei=True), TWINS, {}) == 110
    assert paid(replace(SMALL, shouqianshou=True), TWINS, {}) == 31


def test_two_neighbours_hold_hands() -> None:
    hand = ("wai 9b", "333s 270s 270b 456b 88s 999s", "9s", "other")
    assert paid(replace(SMALL, shouqianshou=True), hand, {}) == 31 + 30


def test_several_feats_multiply_or_add() -> None:
    """小字胡 and 黑对子胡: the hundred once, and eight times for what is left; or three hundred together."""
    both = ("peng 5s, peng 8s, wai 9s, peng 4s, peng 1s", "333s 66s", "6s", "other")
    assert paid(YUANJIANG, both, {}) == (10 + 100) * 8
    assert paid(replace(YUANJIANG, combine="add"), both, {}) == 10 + 100 + 200


def test_the_last_card_in_the_hand_is_a_feat() -> None:
    hand = ("peng 5b, peng 8s, wai 9b, peng 1b, chi 456s 4s, peng 2s", "66s", "6s", "other")
    assert paid(YUANJIANG, hand, {}) == 10
    assert paid(replace(YUANJIANG, diaodiaoshou=True), hand, {}) == 5 + 50
    assert paid(SMALL, hand, {}) == 5 + 60 + 15


def test_nine_pairs_win_among_the_dealt_cards() -> None:
    hand = ("", "1122445566s 11335577b 9s", "", "deal")
    assert paid(YUANJIANG, hand, {}) == 200
    assert paid(replace(YUANJIANG, jiuduiban=False), hand, {}) is None
    assert paid(SMALL, hand, {}) is None


def test_a_triple_that_anothers_card_completed_is_no_kan_unless_the_card_can_stand_elsewhere() -> None:
    laid, rest = "peng 5b, peng 8s", "270s 270b 123b 11s"
    assert paid(YUANJIANG, (laid, f"444s {rest}", "4s", "other"), {}) is None
    assert paid(YUANJIANG, (laid, f"444s {rest}", "4s", "self"), {}) == 10
    # Six xi, a kan of fours and a run with the fourth one, which is the winning card: 外圆.
    with_run = ("peng 5b, peng 8s", "4444s 56s 270s 270b 11s", "4s", "other")
    assert paid(YUANJIANG, with_run, {}) == (5 + 5) * 2


def test_ten_pairs_of_one_size_pay_that_too() -> None:
    assert paid(SMALL, ("", "11112233445566778899s", "9s", "self"), {}) == 120 + 120
    assert paid(SMALL, ("", "1144556688s 1133558897b", "7b", "other"), {}) is None
