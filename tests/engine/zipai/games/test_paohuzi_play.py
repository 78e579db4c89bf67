"""跑胡子 after the first card: minimum, fans, 点炮, 省, 省."""

from __future__ import annotations

import pytest

import hupai
from hupai.zipai.rules.settlement import price
from hupai.zipai.rules.win_facts import BY_DEAL, BY_OTHER, BY_SELF, BY_SHOWN, WinFacts
from tests.engine.decks import deal, offered, play, until, win_on

GAME = hupai.games["paohuzi"]

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息, 3 囤, three red cards."""
DARK = "999888111b333s456b456s56s"
"""4s fills it without a red card, 7s with one: 21 胡息."""
TWELVE = "222777000b270s456s456b56s"
"""4s fills it with twelve red cards, 7s with thirteen: 21 胡息."""


def table(*hands, **chosen):
    """Deal this game."""
    return deal(*hands, game="paohuzi", **chosen)


def win(cards, card, own=False, more="", **options):
    """Let this hand win on this card, flipped by itself or by its 上家; return the result."""
    first = "4b" if "111s" in cards else "1s"
    return win_on(cards, card, first=first, own=own, more=more, game="paohuzi", **options)


def each(result):
    """What each loser pays."""
    return result.win.price.pay_each


def priced(red=4, by=BY_OTHER, huxi=21, **options):
    """The price of a win with these facts."""
    return price(GAME.rules(**options), WinFacts(huxi=huxi, red=red, xing=0, by=by, king_fan="", quads=0))


def test_the_default_options_of_paohuzi():
    """The options of 跑胡子 as it starts."""
    assert GAME.options_of(GAME.rules()) == {
        "min_huxi": 15,
        "base_bonus": 0,
        "win_on_discard": False,
        "three_ti_five_kan": True,
        "dihu": 2,
        "tianhu": 2,
        "self_draw": 2,
        "red_min": 10,
        "red_times": 2,
        "dot_times": 3,
        "black_times": 4,
        "red_to_dot": 0,
        "red_to_black": 0,
        "ming_tang": "multiply",
        "xing": "off",
        "xing_offset": 1,
        "xing_value": 1,
        "dealer_after_draw": "stay",
        "cap_per_loser": 0,
        "hands_per_session": 8,
        "wei_hidden": True,
        "ti_hidden": "off",
        "guo_zhang": "each",
        "first_dealer": "lot",
        "three_five_cards": "all",
    }


# --- minimum and 囤 ----------------------------------------------------------------------------------------


def test_fifteen_may_come_from_one_card():
    """坎 6 and 3, and the 一二三 or the 偎 of 6 that the last card completes."""
    assert win("999b111s12b345s567s890s678b", "3b").win.huxi == 15
    assert win("999b111s88b345s567s890s456b", "8b", own=True).win.huxi == 15


def test_neither_ten_nor_zero_huxi_win():
    """无胡 and 卡胡 belong to 耒阳字牌."""
    zero = "234s345b567s567b789b890s67s"
    hand = until(play(table("1s", "", zero, wall="5s", apart="1s"), "0 discard 1s"), "5s", 1)
    assert not offered(hand, 2, "hu")
    assert priced(huxi=20).counted == 20


# --- fans ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "card", "fan", "pays"),
    [
        (READY, "5s", [], 3),
        (TWELVE, "4s", ["red"], 6),
        (DARK, "7s", ["dot"], 9),
        (DARK, "4s", ["black"], 12),
    ],
)
def test_red_is_times_two_one_red_card_times_three_no_red_card_times_four(cards, card, fan, pays):
    """``fan.red``, ``fan.dot``, ``fan.black``: 3 囤."""
    result = win(cards, card)
    assert [name for name, _ in result.win.price.fans] == fan
    assert each(result) == pays and result.win.price.huxi_fans == ()


@pytest.mark.parametrize(
    ("option", "card", "cards", "choices"),
    [
        ("red_times", "4s", TWELVE, (1, 2, 3, 4)),
        ("dot_times", "7s", DARK, (1, 2, 3, 4, 6)),
        ("black_times", "4s", DARK, (1, 2, 4, 5, 8)),
    ],
)
def test_the_factor_of_a_colour_is_an_option(option, card, cards, choices):
    """``fan.red``, ``fan.dot``, ``fan.black``: 3 囤; a factor of 1 is not named as a fan."""
    for times in choices:
        result = win(cards, card, **{option: times})
        assert each(result) == 3 * times and len(result.win.price.fans) == (times > 1)


@pytest.mark.parametrize(
    ("red", "options", "fan"),
    [
        (13, {"red_to_dot": 13}, ("red_to_dot", 3)),
        (13, {"red_to_dot": 14}, ("red", 2)),
        (12, {"red_to_dot": 13}, ("red", 2)),
        (15, {"red_to_dot": 13, "red_to_black": 15}, ("red_to_black", 4)),
        (14, {"red_to_dot": 13, "red_to_black": 15}, ("red_to_dot", 3)),
        (15, {"red_to_black": 16}, ("red", 2)),
        (16, {"red_to_black": 16, "black_times": 8}, ("red_to_black", 8)),
        (13, {"red_to_dot": 13, "dot_times": 6}, ("red_to_dot", 6)),
    ],
)
def test_many_red_cards_may_pay_like_one_or_none(red, options, fan):
    """``fan.red_to_dot``, ``fan.red_to_black``: the factors are those of the fans they turn into."""
    assert priced(red, **options).fans == (fan,)


@pytest.mark.parametrize(
    ("red", "by", "multiplied", "added"),
    [
        (0, BY_SELF, 8, 6),
        (0, BY_DEAL, 16, 8),
        (1, BY_SELF, 6, 5),
        (1, BY_SHOWN, 6, 5),
        (12, BY_DEAL, 8, 6),
        (4, BY_SELF, 2, 2),
        (4, BY_OTHER, 1, 1),
        (0, BY_OTHER, 4, 4),
    ],
)
def test_several_fans_multiply_or_add(red, by, multiplied, added):
    """``fan.ming_tang``: without any fan the 囤 count once."""
    assert priced(red, by).multiplier == multiplied and priced(red, by).pay_each == 3 * multiplied
    assert priced(red, by, ming_tang="add").multiplier == added


def test_fans_add_up_at_a_table():
    """黑 4 and 自摸 2: 3 × 6."""
    assert each(win(DARK, "4s", own=True, ming_tang="add")) == 18
    assert each(win(DARK, "4s", own=True)) == 24


# --- 点炮 ------------------------------------------------------------------------------------------------


def test_a_passed_discard_may_be_won_later():
    """Passing is free."""
    hand = table("5s", READY, "", wall="0b8s", apart="5s0b8s", win_on_discard=True)
    play(hand, "0 discard 5s", "1 pass")
    assert offered(until(hand, "8s", 2), 1, "hu")


# --- 省 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("xing", "count"), [("fan", 3), ("gen", 2)])
def test_a_win_on_the_shown_card_has_xing_too(xing, count):
    """地胡: the first card of the wall is turned, or the shown card decides: (3 + 省) × 2."""
    hand = play(table("", READY, "", shown="5s", wall="7b", xing=xing), "1 hu")
    assert hand.result.win.xing == count and each(hand.result) == (3 + count) * 2


def test_three_ti_five_kan_have_xing_too():
    """翻省 8b after 7b: three in the hand; all cards count, loose ones too."""
    hand = play(table("111s333s555s888s888b4b6b9b0s2s", "", "", shown="4s", wall="7b", xing="fan"), "0 hu")
    assert hand.result.win.xing == 3
    hand = play(table("111s333s555s888s888b4b6b9b0s2s", "", "", shown="4s", wall="5b", xing="fan"), "0 hu")
    assert hand.result.win.xing == 1


# --- what lies hidden ------------------------------------------------------------------------------------
