"""What hands of 宜宾麻将 are worth where the text leaves room: the usual reading, and those that options choose.

The indicator is 1m, so 2m is wild.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hupai.mahjong.games.yibin import RULES
from hupai.mahjong.rules.win_claim import SEVEN_PAIRS
from hupai.mahjong.value.yibin import readings
from tests.engine.mahjong.value.test_yibin_value import claim, listed, worth

ANY_WILDS = replace(RULES, gen_wilds="any")


@pytest.mark.parametrize(
    "tiles, melds, one, any_number",
    [
        pytest.param("22m 3344667788s 99p", "", 0, 1, id="two wilds beside a pair"),
        pytest.param("222m 344667788s 99p", "", 0, 1, id="one wild makes a pair, two are left beside another"),
        pytest.param("222m 11123s 34p 6799p", "", 1, 1, id="one wild beside three, others elsewhere"),
        pytest.param("23499p", "fei:22p+2m peng:333p peng:666s", 2, 2, id="the wild of a 飞 is that one"),
        pytest.param("2m 3499p", "fei:22p+2m peng:333p peng:666s", 1, 2, id="a wild beside a 飞 would be the second"),
    ],
)
def test_one_wild_at_most_stands_for_the_fourth_copy(tiles: str, melds: str, one: int, any_number: int) -> None:
    """3.4: one 听用 may be the fourth copy; by option any number of wilds may be among the four."""
    for rules, gen in ((RULES, one), (ANY_WILDS, any_number)):
        value = worth(tiles, melds, rules)
        assert listed(value).get("gen", 0) == gen
        groups = sorted(value.reading.groups)
        reading = next(each for each in readings(rules, claim(tiles, melds)) if sorted(each.reading.groups) == groups)
        assert reading.items == value.items, "the reading that is shown has what it is worth"


def test_seven_pairs_with_two_wilds_left_are_worth_two_fan() -> None:
    """3.4: 暗七对 2 fan, no fan for a hand without wilds, no 根: ×2; with any number of wilds in a 根 3 fan, ×4."""
    tiles = "22m 3344667788s 99p"
    assert (worth(tiles).fan, worth(tiles).multiplier) == (2, 2)
    value = worth(tiles, rules=ANY_WILDS)
    assert (value.fan, value.multiplier, value.reading.shape) == (3, 4, SEVEN_PAIRS)


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


@pytest.mark.parametrize(
    "tiles, melds, once, each",
    [
        pytest.param("123456789s 22345p", "", 2, 2, id="no wild: 1 + 1"),
        pytest.param("12456789s 2m 22345p", "", 1, 1, id="one: 1 + 0"),
        pytest.param("1245679s 22m 22345p", "", 1, 1, id="two: 1 + 0 − 1, but one fan is left"),
        pytest.param("12s 2m 456777888s 99s", "", 3, 3, id="one in one suit: 1 + 2"),
        pytest.param("12s 22m 45777888s 99s", "", 3, 2, id="two in one suit: 1 + 2 − 1"),
        pytest.param("12s 2m 99s", "fei:55s+2m fei:77s+2m peng:666s", 3, 1, id="three, two of them laid: 3 − 2"),
    ],
)
def test_by_option_each_wild_costs_a_fan(tiles: str, melds: str, once: int, each: int) -> None:
    """``worth.wu_ting_yong``: the first costs the fan for a hand without wilds, each further one another."""
    value = worth(tiles, melds, replace(RULES, wild_fan="each"))
    assert (worth(tiles, melds).fan, value.fan) == (once, each)
    assert listed(value).get("ting_yong", 0) == each - once
