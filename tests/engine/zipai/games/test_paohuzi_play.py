"""跑胡子 after the first card: minimum, fans, 点炮, 省, what lies hidden (S0, S1)."""

from __future__ import annotations

import json

import pytest

import hupai
from hupai.table.errors import InvalidRules
from hupai.zipai.as_json.view import view_json
from hupai.zipai.rules.settlement import price
from hupai.zipai.rules.win_facts import BY_DEAL, BY_DISCARD, BY_OTHER, BY_SELF, BY_SHOWN, WinFacts
from hupai.zipai.view.observation import HIDDEN_TI, HIDDEN_WEI
from tests.engine.decks import deal, events, laid, offered, play, settle, until, until_hu

GAME = hupai.games["paohuzi"]

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息, 3 囤, three red cards."""
FIFTEEN = "888b111b123s456b456s345b67s"
"""5s and 8s fill the run: 15 胡息, 1 囤."""
DARK = "999888111b333s456b456s56s"
"""4s fills it without a red card, 7s with one: 21 胡息."""
TWELVE = "222777000b270s456s456b56s"
"""4s fills it with twelve red cards, 7s with thirteen: 21 胡息."""
FIFTEEN_RED = "222777000b270270s456b56s"
"""4s fills it with fifteen red cards, 7s with sixteen: 24 胡息, 4 囤."""


def table(*hands, **chosen):
    """Deal this game."""
    return deal(*hands, game="paohuzi", **chosen)


def win(cards, card, own=False, more="", **options):
    """Let this hand win on this card, flipped by itself or by its 上家; return the result."""
    first = "4b" if "111s" in cards else "1s"
    hands = (first, cards, "") if own else (first, "", cards)
    hand = play(table(*hands, wall=card + more, apart=first, **options), f"0 discard {first}")
    seat = 1 if own else 2
    return play(until_hu(hand, seat), f"{seat} hu").result


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
        "three_five_cards": "all",
    }


# --- minimum and 囤 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "minimum", "wins"),
    [
        (FIFTEEN, 15, True),
        (FIFTEEN, 18, False),
        (READY, 18, True),
        (READY, 21, True),
    ],
)
def test_the_minimum_is_fifteen_eighteen_or_twenty_one(cards, minimum, wins):
    """``win.minimum``."""
    chosen = table("1s", "", cards, wall="5s", apart="1s", min_huxi=minimum)
    hand = until(play(chosen, "0 discard 1s"), "5s", 1)
    assert bool(offered(hand, 2, "hu")) is wins
    if not wins:
        reason = hand.why_not(2, "hu")
        assert (reason.code, reason.facts["huxi"], reason.facts["min"]) == ("too_few_huxi", 15, minimum)


@pytest.mark.parametrize(("minimum", "huxi", "tun"), [(15, 15, 1), (15, 21, 3), (18, 18, 2), (18, 21, 3), (21, 21, 3)])
def test_a_higher_minimum_keeps_the_scale(minimum, huxi, tun):
    """``pay.tun``: 15→1, 18→2, 19→2, 21→3 whatever the minimum is."""
    assert priced(huxi=huxi, min_huxi=minimum).tun == tun
    assert priced(huxi=huxi, min_huxi=minimum, base_bonus=1).tun == tun + 1
    assert priced(huxi=19).tun == 2


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


@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_the_factor_of_red_is_an_option(times):
    """red_times; a factor of 1 is not named as a fan."""
    result = win(TWELVE, "4s", red_times=times)
    assert each(result) == 3 * times and len(result.win.price.fans) == (times > 1)


@pytest.mark.parametrize("times", [1, 2, 3, 4, 6])
def test_the_factor_of_one_red_card_is_an_option(times):
    """dot_times."""
    result = win(DARK, "7s", dot_times=times)
    assert each(result) == 3 * times and len(result.win.price.fans) == (times > 1)


@pytest.mark.parametrize("times", [1, 2, 4, 5, 8])
def test_the_factor_of_no_red_card_is_an_option(times):
    """black_times."""
    result = win(DARK, "4s", black_times=times)
    assert each(result) == 3 * times and len(result.win.price.fans) == (times > 1)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_the_factor_of_the_own_flip_is_an_option(times):
    """self_draw."""
    assert each(win(READY, "5s", own=True, self_draw=times)) == 3 * times
    assert each(win(READY, "5s", self_draw=times)) == 3


@pytest.mark.parametrize(("least", "pays"), [(10, 6), (11, 6), (12, 6), (13, 3)])
def test_how_many_red_cards_it_takes_is_an_option(least, pays):
    """red_min: twelve red cards."""
    assert each(win(TWELVE, "4s", red_min=least)) == pays


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


def test_many_red_cards_pay_like_a_black_win_at_a_table():
    """Sixteen red cards at 16: 4 囤 × 4."""
    result = win(FIFTEEN_RED, "7s", red_to_black=16)
    assert result.win.red == 16 and each(result) == 16
    assert each(win(FIFTEEN_RED, "4s", red_to_black=16)) == 8


def test_the_two_red_thresholds_must_be_in_order():
    """The error names both."""
    assert GAME.rules(red_to_dot=14, red_to_black=15).red_to_dot == 14
    with pytest.raises(InvalidRules):
        GAME.rules(red_to_dot=15)


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


@pytest.mark.parametrize(("cap", "pays"), [(0, 24), (100, 24)])
def test_a_cap_that_is_not_reached_changes_nothing(cap, pays):
    """cap_per_loser."""
    assert each(win(DARK, "4s", own=True, cap_per_loser=cap)) == pays


@pytest.mark.parametrize(("cap", "pays", "capped"), [(0, 272, False), (100, 100, True), (300, 272, False)])
def test_one_loser_pays_no_more_than_the_cap(cap, pays, capped):
    """63 胡息: 17 囤; 黑, 自摸 and 天胡 are ×16."""
    found = priced(0, BY_DEAL, huxi=63, cap_per_loser=cap)
    assert (found.pay_each, found.capped) == (pays, capped)


# --- 点炮 ------------------------------------------------------------------------------------------------


def test_a_discard_is_not_won_by_default():
    """``win.flip``: the sources do not mention discards; flips only."""
    hand = play(table("5s", READY, ""), "0 discard 5s")
    assert not offered(hand, 1, "hu") and hand.why_not(1, "hu").code == "discard_not_won"


def test_a_discarder_pays_for_both():
    """``pay.discard``: the discarder pays both shares."""
    hand = play(table("5s", READY, "", win_on_discard=True), "0 discard 5s", "1 hu")
    assert hand.result.by == BY_DISCARD and hand.result.scores == (-6, 6, 0)


def test_a_passed_discard_may_be_won_later():
    """Passing is free."""
    hand = table("5s", READY, "", wall="0b8s", apart="5s0b8s", win_on_discard=True)
    play(hand, "0 discard 5s", "1 pass")
    assert offered(until(hand, "8s", 2), 1, "hu")


# --- 省 --------------------------------------------------------------------------------------------------


def test_there_is_no_xing_by_default():
    """``xing.when``: off."""
    result = win(READY, "5s", more="5b")
    assert result.turned is None and result.win.xing == 0


@pytest.mark.parametrize(("offset", "turned", "count"), [(1, "5b", 1), (0, "6b", 1), (-1, "7b", 1), (1, "6b", 0)])
def test_the_turned_card_may_name_its_successor_itself_or_its_predecessor(offset, turned, count):
    """翻省, 本省, and the predecessor: 6b is held once."""
    result = win(READY, "5s", more=turned, xing="fan", xing_offset=offset)
    assert result.win.xing == count and each(result) == 3 + count


@pytest.mark.parametrize("value", [1, 2, 3])
def test_what_one_xing_is_worth_is_an_option(value):
    """双醒, 一省三囤: 8b is held three times."""
    assert each(win(READY, "5s", more="7b", xing="fan", xing_value=value)) == 3 + 3 * value


def test_the_winning_card_may_be_the_xing():
    """跟省: 5s, twice in the hand."""
    result = win(READY, "5s", xing="gen")
    assert result.win.xing == 2 and each(result) == 5


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


@pytest.mark.parametrize("hidden", [True, False])
def test_a_wei_lies_face_down_or_shows_one_card(hidden):
    """``wei.compulsory`` (S0, S1): three face-down; one up is an option."""
    hand = settle(play(table("0b", "88s", "", wall="8s", apart="8s", wei_hidden=hidden), "0 discard 0b"))
    assert laid(hand, 1) == ["wei:888s"]
    for seat in (0, 2):
        assert (hand.view(seat).melds[1] == (HIDDEN_WEI,)) is hidden
        assert events(hand, "wei", seen_by=seat) == [{"seat": 1, "card": None if hidden else "8s", "chou": False}]
        assert hand.view(seat).huxi[1] == (0 if hidden else 3)


@pytest.mark.parametrize("hidden", [True, False])
def test_a_chouwei_shows_one_card_either_way(hidden):
    """S1: 臭偎亮1张."""
    chosen = table("8s", "88s", "", wall="8s", apart="8s", wei_hidden=hidden)
    hand = settle(play(chosen, "0 discard 8s", "1 pass"))
    assert laid(hand, 1) == ["chouwei:888s"]
    assert hand.view(2).melds == hand.view(1).melds
    assert events(hand, "wei", seen_by=2) == [{"seat": 1, "card": "8s", "chou": True}]


@pytest.mark.parametrize(
    ("hidden", "dealt", "drawn"), [("off", True, True), ("dealt", False, True), ("all", False, False)]
)
def test_a_ti_shows_one_card_or_none(hidden, dealt, drawn):
    """``ti.shown`` (S1): 起手提不亮牌,摸牌提盖3张亮1张."""
    hand = table("0b", "1111s888s", "45b", wall="8s3b", apart="8s", ti_hidden=hidden)
    until(play(hand, "0 discard 0b"), "3b")
    assert laid(hand, 1) == ["ti:1111s", "ti:8888s"]
    for seat in (0, 2):
        assert [meld != HIDDEN_TI for meld in hand.view(seat).melds[1]] == [dealt, drawn]
        shown = '"8s"' in json.dumps([hand.events_for(seat)[6:], view_json(hand.view(seat), hand)["seats"][1]])
        assert shown is drawn
