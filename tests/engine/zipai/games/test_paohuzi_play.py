"""跑胡子 after the first card: minimum, fans, 点炮, 省, 省."""

from __future__ import annotations

import hupai
from hupai.zipai.rules.settlement import price
from hupai.zipai.rules.win_facts import BY_DEAL, BY_OTHER, BY_SELF, BY_SHOWN, WinFacts
from tests.engine.decks import deal, offered, play, until
from tests.rows import each_row

GAME = hupai.games["paohuzi"]

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息, 3 囤, three red cards."""


def table(*hands, **chosen):
    """Deal this game."""
    return deal(*hands, game="paohuzi", **chosen)


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


def test_neither_ten_nor_zero_huxi_win():
    """无胡 and 卡胡 belong to 耒阳字牌."""
    zero = "234s345b567s567b789b890s67s"
    hand = until(play(table("1s", "", zero, wall="5s", apart="1s"), "0 discard 1s"), "5s", 1)
    assert not offered(hand, 2, "hu")
    assert priced(huxi=20).counted == 20


# --- fans ------------------------------------------------------------------------------------------------


@each_row(
    "red, options, fan",
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


@each_row(
    "red, by, multiplied, added",
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
    """``fan.ming_tang``: without any fan the 囤 count once; a factor of 1 is not named as a fan."""
    assert priced(red, by).multiplier == multiplied and priced(red, by).pay_each == 3 * multiplied
    assert priced(red, by, ming_tang="add").multiplier == added
    assert not priced(red, red_times=1, dot_times=1, black_times=1).fans


# --- 点炮 ------------------------------------------------------------------------------------------------


def test_a_passed_discard_may_be_won_later():
    """Passing is free."""
    hand = table("5s", READY, "", wall="0b8s", apart="5s0b8s", win_on_discard=True)
    play(hand, "0 discard 5s", "1 pass")
    assert offered(until(hand, "8s", 2), 1, "hu")


# --- 省 --------------------------------------------------------------------------------------------------


@each_row("xing, count", [("fan", 3), ("gen", 2)])
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
