"""What hands of 宜宾麻将 are worth: the worked hands of the rule book by their ids, and each line of the fan list.

The indicator is 1m unless a test says otherwise, so 2m is wild.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hupai.mahjong.games import yibin as game
from hupai.mahjong.games.yibin import RULES
from hupai.mahjong.hand.divisions import PAIR, RUN, TRIPLET
from hupai.mahjong.notation import parse_melds, parse_tile, parse_tiles
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.waiting import worth_waited_for
from hupai.mahjong.rules.wilds import three_suits, wild_kinds
from hupai.mahjong.rules.win_claim import (
    BY_DEAL,
    BY_DISCARD,
    BY_ROB,
    BY_SELF,
    STANDARD,
    WinClaim,
    WinValue,
)
from hupai.mahjong.tiles import code, counts_of, next_in_order
from hupai.mahjong.value.yibin import best_value, readings
from hupai.table.options import defaults

PLAIN = "123456789s 22345p"
FOUR_PENG = "peng:222s peng:333s peng:444p peng:666p"


def claim(tiles: str, melds: str = "", indicator: str = "1m", **how: Any) -> WinClaim:
    """A claim of these tiles, the last of them by a discard."""
    kinds, turned = parse_tiles(tiles), parse_tile(indicator)
    how = {"by": BY_DISCARD, "last": -1 if how.get("by") == BY_DEAL else kinds[-1], **how}
    wild = next_in_order(turned)
    return WinClaim(tuple(counts_of(kinds)), tuple(parse_melds(melds)), wild=wild, indicator=turned, **how)


def worth(tiles: str, melds: str = "", rules: MahjongRules = RULES, **how: Any) -> WinValue:
    """The worth of a hand that wins."""
    value = best_value(rules, claim(tiles, melds, **how))
    assert value is not None
    return value


def listed(value: WinValue) -> dict[str, int]:
    """The items of a worth with their fan."""
    return {item.id: item.amount for item in value.items}


def test_further_fours_are_added_to_a_long_qidui_of_five() -> None:
    value = worth("11115555s 224499p", rules=replace(RULES, long_qidui=5))
    assert listed(value) == {"long_qi_dui": 4, "gen": 1, "wu_ting_yong": 1}
    plain = worth("11335577s 224499p", rules=replace(RULES, long_qidui=5))
    assert listed(plain) == {"an_qi_dui": 2, "wu_ting_yong": 1}


def test_b_18_a_wild_may_be_a_fifth_copy() -> None:
    with_pair = [
        listed(value)
        for value in readings(RULES, claim("1112222333s 2m", "peng:777p"))
        if any(group[:2] == (PAIR, parse_tile("2s")) for group in value.reading.groups)
    ]
    assert {"dui_dui_hu": 2, "gen": 1} in with_pair
    assert worth("1112222333s 2m", "peng:777p").fan == 3


@pytest.mark.parametrize(
    "indicator, wild",
    [
        *[pytest.param(f"9{suit}", f"1{suit}", id=f"B-19 9{suit}") for suit in "msp"],
        pytest.param("1s", "2s", id="B-20"),
    ],
)
def test_the_wild_is_the_next_number(indicator: str, wild: str) -> None:
    assert [code(kind) for kind in wild_kinds(RULES, parse_tile(indicator))] == [wild]


def test_more_wilds_take_the_next_numbers_too() -> None:
    named = {number: wild_kinds(replace(RULES, wilds=number), parse_tile("8p")) for number in (4, 8, 12)}
    assert {number: [code(kind) for kind in kinds] for number, kinds in named.items()} == {
        4: ["9p"],
        8: ["9p", "1p"],
        12: ["9p", "1p", "2p"],
    }
    assert wild_kinds(RULES, -1) == ()


def test_with_eight_wilds_two_kinds_stand_for_any_tile() -> None:
    hand = claim("12456789s 3m 22345p")
    assert best_value(RULES, hand) is None
    value = best_value(replace(RULES, wilds=8), hand)
    assert value is not None and listed(value) == {"ping_hu": 1}


def test_a_hand_of_three_suits_does_not_win() -> None:
    assert best_value(RULES, claim("123456s 55s 345p 678m")) is None
    assert best_value(RULES, claim("123456s 55s 345p", "peng:888m")) is None
    assert list(readings(RULES, claim("123456s 55s 345p 678m"))) == []
    assert best_value(replace(RULES, two_suits=False), claim("123456s 55s 345p 678m")) is not None


@pytest.mark.parametrize(
    "tiles, melds, expected",
    [
        ("123s 456p 2m", "", False),
        ("123s 456p 3m", "", True),
        ("123s 456s 2m", "peng:777p", False),
        ("123s 456p 2m", "peng:777m", True),
        ("123s 2m", "fei:11p+2m", False),
        ("123s 2m", "fei:11p+2m peng:333m", True),
    ],
)
def test_three_suits_are_seen_in_hand_and_melds_but_not_in_wilds(tiles: str, melds: str, expected: bool) -> None:
    wilds = wild_kinds(RULES, parse_tile("1m"))
    assert three_suits(counts_of(parse_tiles(tiles)), parse_melds(melds), wilds) is expected


def test_a_wild_does_not_spoil_one_suit() -> None:
    assert listed(worth("12345678s 2m 23499s")) == {"ping_hu": 1, "qing_yi_se": 2}
    assert "qing_yi_se" not in listed(worth("12345678s 2m 234s 99p"))


def test_a_wild_may_be_the_fourth_copy() -> None:
    # The wild completes 123s beside a 碰 of 1s.
    assert listed(worth("23s 345678p 55p 2m", "peng:111s")) == {"ping_hu": 1, "gen": 1}
    assert listed(worth("1115577s 2m 224499p")) == {"an_qi_dui": 2, "gen": 1}


def test_the_best_reading_weighs_triplets_against_fours() -> None:
    # As 222s the wilds make 对对胡, 3 fan. As the 1s and 3s of a run they make two more 根, 4 fan.
    hand = claim("2m2m 2333s 66p", "gang:7777s peng:111s")
    assert {"dui_dui_hu": 2, "gen": 1} in map(listed, readings(RULES, hand))
    assert listed(worth("2m2m 2333s 66p", "gang:7777s peng:111s")) == {"ping_hu": 1, "gen": 3}
    # Without wilds triplets and runs of the same tiles differ by 对对胡 alone.
    value = worth("111222333s 99s", "peng:777s")
    assert listed(value) == {"dui_dui_hu": 2, "qing_yi_se": 2, "wu_ting_yong": 1}
    assert {group.group for group in value.reading.groups} == {TRIPLET, PAIR}


def test_a_kind_counts_as_one_gen_however_many_copies_there_are() -> None:
    assert listed(worth("345s 789s 55s", "fei:11s+2m fei:11s+2m")) == {"ping_hu": 1, "gen": 1, "qing_yi_se": 2}


@pytest.mark.parametrize(
    "tiles, melds, counts",
    [
        pytest.param("111m 123456s 55s 789s", "", True, id="in the hand"),
        pytest.param("123456s 55s 789s", "peng:111m", True, id="as a 碰"),
        pytest.param("123456s 55s 789s", "fei:11m+2m", False, id="as a 飞"),
        pytest.param("11m 2m 123456s 55s 789s", "", False, id="with a wild in the hand"),
        pytest.param("111m 2m 1133557799s", "", False, id="in seven pairs"),
    ],
)
def test_ben_jin_is_three_natural_tiles(tiles: str, melds: str, counts: bool) -> None:
    assert ("ben_jin" in listed(worth(tiles, melds))) is counts


def test_a_fei_is_a_triplet_with_a_wild() -> None:
    value = worth("99p", "fei:22s+2m peng:333s peng:444p peng:666p")
    assert listed(value) == {"dui_dui_hu": 2, "jin_gou_diao": 1}
    fourth = worth("23499p", "fei:22p+2m peng:333p peng:666s")
    assert listed(fourth) == {"ping_hu": 1, "gen": 2}


def test_one_tile_in_hand_may_be_a_wild() -> None:
    assert listed(worth("2m 9p", FOUR_PENG)) == {"dui_dui_hu": 2, "jin_gou_diao": 1}
    # Two wilds as a pair of the kind of a 碰.
    assert listed(worth("2m2m", FOUR_PENG)) == {"dui_dui_hu": 2, "jin_gou_diao": 1, "gen": 1}


def test_a_drawn_kong_replacement_is_no_first_tile() -> None:
    value = worth("123456s 22345p", "angang:9999s", by=BY_SELF, after_kong=True, first_round=True)
    assert listed(value) == {"ping_hu": 1, "gen": 1, "wu_ting_yong": 1, "gang_kai": 1}


def test_a_drawn_tile_and_a_discarder_with_one_tile_may_count() -> None:
    rules = replace(RULES, zimo_bonus=1, jingoupao=1)
    assert listed(worth(PLAIN, rules=rules, by=BY_SELF))["zi_mo"] == 1
    assert listed(worth(PLAIN, rules=rules, discarder_holds_one=True))["jin_gou_pao"] == 1
    assert "jin_gou_pao" not in listed(worth(PLAIN, discarder_holds_one=True))
    assert not {"zi_mo", "jin_gou_pao"} & set(listed(worth(PLAIN, rules=rules)))


@pytest.mark.parametrize("cap, multiplier", [(4, 8), (5, 16), (6, 32), (7, 64), (0, 128)])
def test_the_cap_limits_the_multiplier_and_not_the_fan(cap: int, multiplier: int) -> None:
    value = worth("99s", "gang:2222s angang:3333s jiagang:4444p gang:6666p", rules=replace(RULES, cap=cap))
    assert (value.fan, value.multiplier) == (8, multiplier)


def test_a_hand_of_one_fan_wins_unless_two_are_needed() -> None:
    two = replace(RULES, min_fan=2)
    hand = claim("12456789s 2m 22345p")
    assert best_value(RULES, hand) is not None
    assert best_value(two, hand) is None
    assert list(readings(two, hand)) == []
    robbed = best_value(two, replace(hand, by=BY_ROB))
    assert robbed is not None and robbed.fan == 2


@pytest.mark.parametrize(
    "tiles, melds",
    [
        pytest.param("123456789s 22459p", "", id="not complete"),
        pytest.param("123s", "", id="too few tiles"),
        pytest.param("99p", FOUR_PENG + " peng:777p", id="too many melds"),
        pytest.param("123456789s 22p 555z", "", id="honours, which the game does not have"),
    ],
)
def test_no_win(tiles: str, melds: str) -> None:
    assert best_value(RULES, claim(tiles, melds)) is None
    assert list(readings(RULES, claim(tiles, melds))) == []


def test_seven_pairs_win_only_where_the_game_has_them() -> None:
    hand = claim("11335577s 224499p")
    assert best_value(RULES, hand) is not None
    assert best_value(replace(RULES, shapes=replace(RULES.shapes, seven_pairs=False)), hand) is None


def test_the_reading_says_what_the_wild_stands_for() -> None:
    value = worth("12456789s 2m 22345p")
    assert value.reading.shape == STANDARD
    assert (RUN, parse_tile("1s"), (parse_tile("3s"),)) in value.reading.groups


def wait(tiles: str, melds: str = "", rules: MahjongRules = RULES, indicator: str = "1m") -> int:
    """The best multiplier that thirteen tiles wait for."""
    turned = parse_tile(indicator)
    laid = tuple(parse_melds(melds))
    return worth_waited_for(rules, wild_kinds(rules, turned), counts_of(parse_tiles(tiles)), laid, [turned])


@pytest.mark.parametrize(
    "tiles, melds, multiplier",
    [
        pytest.param("123456789s 2345p", "", 2, id="plain"),
        pytest.param("123456789s 235p 8p", "", 0, id="not ready"),
        pytest.param("11122233s 77799p", "", 4, id="triplets rather than runs"),
        pytest.param("123456s 22p 345p 78m", "", 0, id="three suits"),
        pytest.param("2m", "gang:2222s angang:3333s jiagang:4444p gang:6666p", 32, id="a wild waits for any tile"),
        pytest.param("1112222333s", "peng:777p", 8, id="two kinds four times"),
        pytest.param("1111s", "peng:777s peng:888s peng:999s", 16, id="only a wild completes four alike"),
    ],
)
def test_the_best_wait(tiles: str, melds: str, multiplier: int) -> None:
    assert wait(tiles, melds) == multiplier


def test_every_option_of_the_game_has_the_default_that_its_rules_have() -> None:
    assert {name: getattr(RULES, name) for name in defaults(game.OPTIONS)} == defaults(game.OPTIONS)
    assert all(option.default == option.choices[0] for option in game.OPTIONS if option.name != "hands_per_session")
