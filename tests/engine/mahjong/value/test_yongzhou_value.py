"""Worked hands of 永州麻将, by their ids in the rule book: what they are worth, and why. `W` is a wild."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from hupai.mahjong.games.base import BASE
from hupai.mahjong.games.yongzhou import ID, OPTIONS, RULES
from hupai.mahjong.hand.shapes import WinShapes
from hupai.mahjong.notation import parse_melds, parse_tile, parse_tiles
from hupai.mahjong.rules.win_claim import (
    BY_DEAL,
    BY_ROB,
    BY_SELF,
    ORPHANS,
    SCATTERED,
    SEVEN_PAIRS,
    SEVEN_WINDS,
    STANDARD,
    WinClaim,
    WinValue,
)
from hupai.mahjong.tiles import COPIES, KINDS, code, counts_of, next_in_order
from hupai.mahjong.value.yongzhou import FOUR_WILDS, best_value, readings
from hupai.mahjong.value.yongzhou_rest import natural_tiles
from hupai.mahjong.value.yongzhou_scores import SCALES
from hupai.table.options import apply_options
from tests.rows import each_row


def claim(shown: str, hand: str, last: str = "", by: int = BY_SELF, melds: str = "", **more: Any) -> WinClaim:
    """A win with the last tile, which is not in `hand`; `shown` is the indicator, `W` the wild that it names.

    Without a last tile it is a win with the deal.
    """
    indicator = parse_tile(shown)
    wild = next_in_order(indicator)
    kinds = parse_tiles(f"{hand} {last}".replace("W", code(wild)))
    counts = counts_of(kinds)
    assert max(counts) <= COPIES and counts[indicator] < COPIES
    laid = tuple(parse_melds(melds))
    last_kind = parse_tile(last.replace("W", code(wild))) if last else -1
    return WinClaim(tuple(counts), laid, last_kind, by if last else BY_DEAL, wild=wild, indicator=indicator, **more)


def worth(of: WinClaim, options: Mapping[str, Any] | None = None) -> WinValue:
    """The best worth, which is also the best of all readings."""
    rules = replace(RULES, **(options or {}))
    best = best_value(rules, of)
    assert best is not None
    every = list(readings(rules, of))
    assert best.multiplier == max(value.multiplier for value in every)
    assert best.items in [value.items for value in every]
    assert best.fan is None
    return best


def named(value: WinValue) -> str:
    """The items of a worth with their amounts."""
    return " ".join(f"{item.id}={item.amount}" for item in value.items)


def waited_for(shown: str, hand: str) -> str:
    """The tiles that the thirteen tiles wait for."""
    kinds = [kind for kind in range(KINDS) if best_value(RULES, claim(shown, hand, code(kind)))]
    return " ".join(map(code, kinds))


def test_y_24_honours_follow_in_two_rings_and_a_wild_red_dragon_has_no_stand_in() -> None:
    assert code(next_in_order(parse_tile("4z"))) == "1z"
    assert code(next_in_order(parse_tile("5z"))) == "7z"
    # 红中 stands for 东, and with 白 turned up for anything.
    assert named(worth(claim("4z", "123456m 234678s 7z", "7z"))) == "ji_ben=1"
    assert waited_for("4z", "123456m 234678s 7z") == "1z 7z"
    assert len(waited_for("5z", "123456m 234678s 7z").split()) == KINDS


SHAPES_OF = [
    ("4p", "123456m 234678s 9p", "9p", STANDARD),
    ("4p", "1133m 2255s 88p 11z 9m", "9m", SEVEN_PAIRS),
    ("7s", "147m 369p 25s 1234z 6z", "5z", SCATTERED),
    ("7s", "147m 369p 2s 1234z 7z 6z", "5z", SEVEN_WINDS),
    ("3p", "19m 19p 19s 1234z 765z", "1z", ORPHANS),
]


@pytest.mark.parametrize("shown, hand, last, shape", SHAPES_OF)
def test_the_reading_names_the_shape_and_has_the_groups(shown: str, hand: str, last: str, shape: str) -> None:
    reading = worth(claim(shown, hand, last)).reading
    assert reading.shape == shape
    assert len(reading.groups) == {STANDARD: 5, SEVEN_PAIRS: 7}.get(shape, 0)


@pytest.mark.parametrize("shown, hand, last, shape", SHAPES_OF)
def test_with_112_tiles_there_are_no_hands_that_need_honours(shown: str, hand: str, last: str, shape: str) -> None:
    value = best_value(replace(RULES, tiles=112), claim(shown, hand, last))
    assert (value is not None) == (shape in (STANDARD, SEVEN_PAIRS))


def test_a_hand_with_laid_melds_is_no_seven_pairs_and_not_scattered() -> None:
    for hand, last in (("1133m 22s 88p 11z", "W"), ("147m 369p 2s 123z", "4z")):
        of = claim("4p", hand, last, BY_SELF, "peng:777s")
        assert sum(of.hand) == 11
        assert best_value(RULES, of) is None


@each_row(
    "shown, hand, last, expected",
    {
        "one as 中 and one as 5p": ("4p", "147m 258s 2p 77z 1234z", "6z", "xia_san_lan=2"),
        "one as 中 and one as 东": ("4z", "19m 19p 19s 234z 77z 56z", "1m", "shi_san_yao=8"),
        "the wild is printed as 东": ("4z", "147m 258s 3p 23456z 7z", "W", "qi_feng=4"),
        "a second wild is any tile": ("4z", "147m 258s 234567z W", "W", "qi_feng=4"),
        "红中 is no printed 东": ("4z", "147m 258s 3p 23456z 7z", "7z", "xia_san_lan=2"),
        "东 is the wild or 红中, not both": ("4z", "147m 258s 23456z 77z", "W", "xia_san_lan=2"),
        "the wild is printed as 中": ("5z", "147m 258s 3p 12345z 6z", "W", "qi_feng=4"),
    },
)
def test_red_dragons_and_wilds_keep_their_face_among_honours(shown: str, hand: str, last: str, expected: str) -> None:
    assert named(worth(claim(shown, hand, last))) == expected


@each_row(
    "score, shown, hand, last, by, after_kong, items, multiplier",
    [
        # score, indicator, hand, last, how it came, after a 杠, items, worth
        ("closed", "4p", "123456m 678s 99s WW", "4z", BY_SELF, True, "wang_chuang=4", 4),
        ("half", "4p", "123456m 678s 4p W 6p 9s", "9s", BY_SELF, True, "wang_gui_wei=2 gang_kai=2", 4),
        ("half", "7s", "147m 369p 2s 1234z 7z 6z", "5z", BY_SELF, True, "xia_san_lan=3 gang_kai=2", 5),
        ("open", "4p", "123456m 234678s W", "1z", BY_SELF, True, "gang_shang_wang_diao=6", 6),
        ("open", "4p", "123456m 234678s W", "W", BY_SELF, True, "gang_shang_wang_diao=6", 6),
        ("open", "4p", "123456m 678s 99s WW", "4z", BY_SELF, True, "gang_shang_wang_chuang=12", 12),
        ("double", "4p", "123456m 234678s 9p", "9p", BY_ROB, False, "qiang_gang=2", 2),
        ("daozhou", "4p", "123456m 234678s 9p", "9p", BY_ROB, False, "ji_ben=1", 1),
        ("daozhou", "4p", "123456m 234678s 9p", "9p", BY_SELF, True, "men_qing=2 gang_kai=2", 4),
        ("daozhou", "4p", "44466667p WWWW 9s", "9s", BY_ROB, False, "si_da_tian_wang=2 si_wang_gui_wei=16", 32),
    ],
)
def test_the_other_lists_of_worths(
    score: str, shown: str, hand: str, last: str, by: int, after_kong: bool, items: str, multiplier: int
) -> None:
    """A kong that the calculator would have to see laid, or a robbed tile that is held; the others are worked hands."""
    value = worth(claim(shown, hand, last, by, after_kong=after_kong), {"score": score})
    assert (named(value), value.multiplier) == (items, multiplier)


def test_four_wilds_win_with_the_deal_only_by_option() -> None:
    for hand in ("1245m 1245s 1p WWWW", "1245m 1245s 13p WWWW"):
        dealt = claim("4p", hand)
        assert best_value(RULES, dealt) is None
        for score in SCALES:
            value = worth(dealt, {"four_wild_deal": True, "score": score})
            assert (named(value), value.multiplier) == ("qi_shou_si_wang=8", 8)
            assert value.reading.shape == FOUR_WILDS
    drawn = claim("4p", "1245m 1245s 1p WWWW", "3z")
    assert best_value(replace(RULES, four_wild_deal=True), drawn) is None
    for shown in ("4p", "9m"):
        complete = claim(shown, "234567m 78s 99p WWWW")
        assert named(worth(complete, {"four_wild_deal": True})) == "si_da_tian_wang=8"


def test_hands_that_do_not_have_fourteen_tiles_do_not_win() -> None:
    assert best_value(RULES, claim("4p", "123456m 234678s", "9p")) is None
    assert best_value(RULES, claim("4p", "123456m 234678s 9p", "9p", BY_SELF, "peng:777s")) is None


@pytest.mark.parametrize(
    "score, melds, hand, last",
    [
        (score, *hand)
        for score in SCALES
        for hand in (
            ("peng:777s peng:888s chi:123s peng:999m", "W", "W"),
            ("peng:777s peng:888s chi:123s", "WWWW", "9s"),
            ("peng:777s peng:888s chi:123s", "46p WW", "W"),
            ("peng:777s", "123456m 9m WWW", "W"),
            ("", "123m 456s 99p 14z WWW", "4z"),
            ("", "1133m 55s 88p 19p WWW", "W"),
        )
    ],
)
def test_the_groups_have_every_wild_and_every_tile(score: str, melds: str, hand: str, last: str) -> None:
    of = claim("4p", hand, last, BY_SELF, melds)
    groups = worth(of, {"score": score}).reading.groups
    assert sum(len(group.wilds) for group in groups) == of.hand[of.wild]
    natural = [kind for group in groups for kind in natural_tiles(group)]
    assert counts_of(natural) == [count * (kind != of.wild) for kind, count in enumerate(of.hand)]


def test_the_game_names_its_options_with_the_defaults_of_its_rules() -> None:
    assert RULES.game == ID
    for option in OPTIONS:
        assert option.default == getattr(RULES, option.name)
        for choice in option.choices:
            rules = apply_options(RULES, OPTIONS, {option.name: choice}, lambda _: [])
            assert rules == replace(RULES, **{option.name: choice})


def test_in_the_base_rules_no_hand_wins() -> None:
    assert BASE.worth_of(claim("4p", "123456m 234678s 9p", "9p")) is None
    assert BASE.shapes == WinShapes(seven_pairs=False)
