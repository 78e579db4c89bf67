"""What hands of 宜宾麻将 are worth: the worked hands of the rule book by their ids, and each line of the fan list.

The indicator is 1m unless a test says otherwise, so 2m is wild.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hupai.mahjong.games import yibin as game
from hupai.mahjong.games.yibin import RULES
from hupai.mahjong.hand.divisions import RUN
from hupai.mahjong.notation import parse_melds, parse_tile, parse_tiles
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.waiting import worth_waited_for
from hupai.mahjong.rules.wilds import three_suits, wild_kinds
from hupai.mahjong.rules.win_claim import (
    BY_DEAL,
    BY_DISCARD,
    BY_SELF,
    STANDARD,
    WinClaim,
    WinValue,
)
from hupai.mahjong.tiles import code, counts_of, next_in_order
from hupai.mahjong.value.yibin import best_value, readings
from hupai.table.options import defaults
from tests.rows import each_row

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


def test_more_wilds_take_the_next_numbers_too() -> None:
    named = {number: wild_kinds(replace(RULES, wilds=number), parse_tile("8p")) for number in (4, 8, 12)}
    assert {number: [code(kind) for kind in kinds] for number, kinds in named.items()} == {
        4: ["9p"],
        8: ["9p", "1p"],
        12: ["9p", "1p", "2p"],
    }
    assert wild_kinds(RULES, -1) == ()


@each_row(
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


DRAWN = replace(RULES, ben_jin="drawn")


@pytest.mark.parametrize(
    "tiles, melds, discarded, triplet, drawn",
    [
        pytest.param("111m 123456s 55s 789s", "", 0, True, True, id="a triplet in the hand"),
        pytest.param("123456s 55s 789s", "peng:111m", 0, True, True, id="a 碰"),
        pytest.param("123456s 55s 789s", "fei:11m+2m", 0, False, False, id="a 飞"),
        pytest.param("111m 2m 1133557799s", "", 0, False, True, id="in seven pairs"),
        pytest.param("11m 123456s 55s 789s 2m", "", 1, False, True, id="one of three discarded"),
        pytest.param("11m 123456s 55s 789s 2m", "", 0, False, False, id="two"),
        pytest.param("123456789s 22345p", "", 3, False, True, id="all three discarded"),
    ],
)
def test_by_option_three_ben_jin_that_came_during_the_hand_count_however_they_lie(
    tiles: str, melds: str, discarded: int, triplet: bool, drawn: bool
) -> None:
    """``worth.ben_jin``, by the letter of the text: 碰 or three drawn; one fan more, 2 fan in place of 1."""
    for rules, counts in ((RULES, triplet), (DRAWN, drawn)):
        value = worth(tiles, melds, rules, ben_jin_discarded=discarded)
        assert ("ben_jin" in listed(value)) is counts
        without = worth(tiles, melds, replace(rules, ben_jin="triplet"))
        assert value.fan is not None and without.fan is not None
        assert value.fan - without.fan == counts - triplet


def test_a_drawn_kong_replacement_is_no_first_tile() -> None:
    value = worth("123456s 22345p", "angang:9999s", by=BY_SELF, after_kong=True, first_round=True)
    assert listed(value) == {"ping_hu": 1, "gen": 1, "wu_ting_yong": 1, "gang_kai": 1}


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
