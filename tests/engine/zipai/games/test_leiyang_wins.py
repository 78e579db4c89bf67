"""What wins and what it is worth: ten 胡息 or none, 卡胡, 无胡, 囤, 名堂, 天胡 (``win.zero``, ``pay.tun``)."""

from __future__ import annotations

import pytest

import hupai
from hupai.zipai.cards import parse_cards
from hupai.zipai.rules.settlement import price as price_of
from hupai.zipai.rules.win_facts import BY_DEAL, BY_OTHER, BY_SELF, WinFacts
from tests.engine.decks import deal, laid, play, settle, until, until_hu
from tests.engine.leiyang_tables import table
from tests.rows import each_row

GAME = hupai.games["leiyang"]

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息, three red cards with 5s."""
NINE = "999b111s67s456b456s789s345b"
"""5s and 8s fill the run: 9 胡息."""
TEN = "999b111s33s456b456s789s234b"
"""3s of another's: 碰 1, 10 胡息; an own one: 偎 3, 12; 3b: 绞, 9."""
ZERO = "234s345b567s567b789b890s"
"""Runs that are worth nothing: 18 cards."""


def priced(huxi, red=4, by=BY_OTHER, calls=(), **options):
    """The price of a win with these facts."""
    rules = GAME.rules(**options)
    return price_of(rules, WinFacts(huxi=huxi, red=red, xing=0, by=by, king_fan="", quads=0, calls=calls))


def flipped(cards, card, seat, **options):
    """Let seat 1 flip this card, ``cards`` being the hand of the given seat; the dealer plays a harmless card."""
    first = next(code for code in ("1b", "6s", "4s", "1s", "9s") if not {*parse_cards(code)} & {*parse_cards(cards)})
    hands = [first, "", ""]
    hands[seat] = cards
    return play(table(*hands, wall=card, apart=first, **options), f"0 discard {first}")


def win(cards, card, own=False, **options):
    """Let this hand win on this card, flipped by itself or by its 上家; return the result."""
    seat = 1 if own else 2
    hand = flipped(cards, card, seat, **options)
    return play(until_hu(hand, seat), f"{seat} hu").result


def offered_on(cards, card, **options):
    """Whether seat 2 with this hand may win on this card, which seat 1 flips; and why not."""
    hand = until(flipped(cards, card, 2, **options), card, 1)
    return True if "hu" in hand.legal(2) else hand.why_not(2, "hu")


# --- the 囤 table ------------------------------------------------------------------------------------------


@each_row(
    "huxi, tun",
    [
        *((11, 1), (12, 1), (13, 1), (14, 1), (15, 1), (16, 2), (17, 2), (18, 2), (19, 2), (21, 3), (22, 3), (23, 3)),
        *((24, 4), (26, 4), (27, 5), (29, 5), (30, 6), (33, 7), (38, 8), (48, 12)),
    ],
)
def test_the_tun_of_every_number_of_huxi(huxi, tun):
    """``pay.tun``: 13→1, 17→2, 21→3, 24→4, then one more for every three."""
    price = priced(huxi)
    assert (price.counted, price.tun, price.pay_each) == (huxi, tun, tun)


@pytest.mark.parametrize(("huxi", "counted", "tun"), [(10, 16, 2), (20, 24, 4), (0, 21, 3)])
def test_ten_count_as_sixteen_twenty_as_twenty_four_none_as_twenty_one(huxi, counted, tun):
    """``pay.ka_hu``, ``pay.wu_hu``: 10→2, 20→4, 0→3."""
    price = priced(huxi)
    assert (price.counted, price.tun) == (counted, tun)


@pytest.mark.parametrize(("huxi", "tun"), [(10, 1), (20, 2)])
def test_without_ka_hu_ten_are_one_tun_and_twenty_are_two(huxi, tun):
    """``pay.tun``: 20 makes as many as 16–19, and 10 as many as 11–15."""
    price = priced(huxi, ka_hu=False)
    assert (price.counted, price.tun) == (huxi, tun)


@pytest.mark.parametrize(
    ("huxi", "red", "doubled", "tun"), [(10, 0, 32, 6), (20, 0, 48, 12), (0, 1, 42, 10), (13, 13, 26, 4)]
)
def test_huxi_are_doubled_before_they_are_turned_into_tun(huxi, red, doubled, tun):
    """``fan.huxi``: 10 with one doubling is 16 × 2 = 32, 6 囤; 20 is 24 × 2 = 48, 12 囤."""
    price = priced(huxi, red)
    assert (price.counted * price.huxi_times, price.tun) == (doubled, tun)


# --- ten, or none -------------------------------------------------------------------------------------------


def test_ten_huxi_win():
    """``win.minimum``, ``pay.ka_hu``: 小卡胡, 16, 2 囤."""
    result = win(TEN, "3s")
    assert result.win.huxi == 10 and result.win.price.counted == 16


def test_nine_huxi_do_not_win():
    """``win.minimum``: under 10, no win."""
    refused = offered_on(NINE, "5s")
    assert (refused.code, refused.facts["huxi"]) == ("too_few_huxi", 9)
    assert offered_on(TEN, "3b").code == "too_few_huxi"


def test_zero_huxi_win():
    """``win.zero``, ``pay.wu_hu``: seven groups without any 胡息 count 21."""
    result = win(ZERO + "67s", "5s")
    assert result.win.huxi == 0 and result.win.price.counted == 21 and result.win.price.tun == 3


@pytest.mark.parametrize("group", ["123s", "270s"])
def test_three_huxi_do_not_win_although_zero_would(group):
    """无胡 is exactly 0: with one 一二三 or 二七十 it is none."""
    assert offered_on(group + ZERO[4:] + "34s", "5s").code == "too_few_huxi"


def test_a_triple_prevents_wu_hu():
    """``win.zero``: a 碰 is worth 1; the same pair in a 绞 is worth nothing."""
    cards = ZERO + "11s"
    assert offered_on(cards, "1s").code == "too_few_huxi"
    result = win(ZERO + "11s", "1b")
    assert result.win.huxi == 0


def test_without_wu_hu_zero_huxi_do_not_win():
    """wu_hu off."""
    assert offered_on(ZERO + "67s", "5s", wu_hu=False).code == "too_few_huxi"


def test_zero_huxi_in_the_dealt_cards_are_tianhu():
    """21 × 2 = 42, 10 囤, 自摸 20."""
    result = play(deal(ZERO + "67s", "", "", shown="5s", game="leiyang"), "0 hu").result
    assert (result.win.huxi, result.win.price.pay_each) == (0, 20)


# --- the reading that pays most ----------------------------------------------------------------------------

CHOICE = "11234400s112233445550b"
"""4s of another's: 坎 6, 123s 3, 碰 1 = 10; or 坎 6 and 123b 6 = 12. Six red cards."""


def test_ten_that_count_as_sixteen_are_preferred_to_twelve():
    """``win.division``: the payment decides, 2 囤 against 1."""
    for wu_hu in (True, False):
        result = win(CHOICE, "4s", wu_hu=wu_hu)
        assert (result.win.huxi, result.win.price.counted, result.win.price.tun) == (10, 16, 2)


def test_without_ka_hu_twelve_are_preferred_to_ten():
    """``win.division``: the highest payment, then the most 胡息."""
    result = win(CHOICE, "4s", ka_hu=False)
    assert (result.win.huxi, result.win.price.tun) == (12, 1)


NONE_OR_TWELVE = "12233678890s123344556b"
"""1s fills it: 一二三 twice, 12 胡息; or 绞 of 1, 2, 3 and runs, none."""


@pytest.mark.parametrize("ka_hu", [True, False])
def test_zero_that_count_as_twenty_one_are_preferred_to_twelve(ka_hu):
    """``win.division``: 3 囤 against 1; without 无胡 the twelve count."""
    result = win(NONE_OR_TWELVE, "1s", ka_hu=ka_hu)
    assert (result.win.huxi, result.win.price.tun) == (0, 3)
    result = win(NONE_OR_TWELVE, "1s", ka_hu=ka_hu, wu_hu=False)
    assert (result.win.huxi, result.win.price.tun) == (12, 1)


TWENTY = "3333b77s123466s1144666b9s"
"""A dealt 提 12; 7s by 碰 1, 9s played. Then 6s: 坎 6 and a second 碰 make 20, or with 一二三 23."""


@pytest.mark.parametrize(("ka_hu", "huxi", "counted", "tun"), [(True, 20, 24, 4), (False, 23, 23, 3)])
def test_twenty_that_count_as_twenty_four_are_preferred_to_twenty_three(ka_hu, huxi, counted, tun):
    """``win.division``: 4 囤 against 3; without 卡胡 the 23 count."""
    hand = table("7s", TWENTY, "6s00b", wall="0b", apart="7690s0b", ka_hu=ka_hu)
    play(hand, "0 discard 7s", "1 peng", "1 discard 9s")
    assert laid(hand, 1) == ["ti:3333b", "peng:777s"]
    result = play(settle(hand), "2 discard 6s", "1 hu").result
    assert (result.win.huxi, result.win.price.counted, result.win.price.tun) == (huxi, counted, tun)


# --- 名堂 -----------------------------------------------------------------------------------------------------

DARK = "999888111b333s456b456s56s"
"""4s fills it without a red card, 7s with one: 21 胡息."""
TWELVE = "222777000b270s456s456b56s"
"""4s fills it with twelve red cards, 7s with thirteen: 21 胡息."""


@pytest.mark.parametrize(
    ("cards", "card", "fans", "tun"),
    [
        (READY, "5s", [], 3),
        (TWELVE, "4s", [], 3),
        (TWELVE, "7s", ["red"], 10),
        (DARK, "7s", ["dot"], 10),
        (DARK, "4s", ["black"], 10),
    ],
)
def test_thirteen_red_cards_one_or_none_double_the_huxi(cards, card, fans, tun):
    """``fan.red``, ``fan.dot``, ``fan.black``: 21 × 2 = 42 胡息, 10 囤; twelve red cards do not count."""
    result = win(cards, card)
    price = result.win.price
    assert result.win.huxi == 21
    assert (list(price.huxi_fans), price.fans) == ([(name, 2) for name in fans], ())
    assert (price.tun, price.pay_each) == (tun, tun)


@pytest.mark.parametrize(("red_min", "fans"), [(13, []), (12, ["red"]), (11, ["red"]), (10, ["red"])])
def test_fewer_red_cards_may_be_enough(red_min, fans):
    """red_min: twelve red cards."""
    assert [name for name, _ in win(TWELVE, "4s", red_min=red_min).win.price.huxi_fans] == fans


def test_one_red_card_may_count_nothing():
    """不带一点红: the same win pays 3; no red card at all still doubles."""
    assert win(DARK, "7s", yi_dian_hong=False).win.price.pay_each == 3
    assert win(DARK, "4s", yi_dian_hong=False).win.price.pay_each == 10


def test_fans_double_the_huxi_and_an_own_flip_doubles_the_tun():
    """``fan.huxi``: 胡息 twice are 42, 10 囤; the own flip makes 20 of these."""
    price = win(DARK, "4s", own=True).win.price
    assert (price.huxi_fans, price.fans) == ((("black", 2),), (("self_draw", 2),))
    assert (price.tun, price.multiplier, price.pay_each) == (10, 2, 20)


def test_one_loser_pays_no_more_than_the_cap():
    """cap_per_loser: 60 × 4 = 240 胡息, 76 囤, 自摸 152."""
    assert priced(60, 0, BY_SELF, calls=("ju_shou",)).pay_each == 152
    capped = priced(60, 0, BY_SELF, calls=("ju_shou",), cap_per_loser=100)
    assert capped.pay_each == 100 and capped.capped


# --- 天胡 ------------------------------------------------------------------------------------------------------


def test_tianhu_doubles_the_huxi_and_counts_as_an_own_flip():
    """``fan.tianhu``: 21 × 2 = 42, 10 囤, 自摸 20."""
    hand = play(deal(READY, "", "", shown="5s", game="leiyang"), "0 hu")
    price = hand.result.win.price
    assert hand.result.by == BY_DEAL
    assert (price.huxi_fans, price.fans, price.pay_each) == ((("tianhu", 2),), (("self_draw", 2),), 20)
    assert hand.result.scores == (40, -20, -20)


def test_without_the_factor_tianhu_is_a_plain_own_flip():
    """tianhu 1."""
    price = play(deal(READY, "", "", shown="5s", game="leiyang", tianhu=1), "0 hu").result.win.price
    assert (price.huxi_fans, price.fans, price.pay_each) == ((), (("self_draw", 2),), 6)


def test_only_the_dealer_may_use_the_shown_card():
    """``win.shown``: seat 1 waits for it and may raise its hand, no more."""
    hand = table("", READY, "", shown="5s")
    assert hand.legal(1) == ["pass", "raise"]
    assert hand.why_not(1, "hu").code == "shown_is_dealers"


def test_a_dealer_with_less_than_ten_does_not_win():
    """``win.minimum``: 9 胡息."""
    assert "hu" not in deal(NINE, "", "", shown="5s", game="leiyang").legal(0)


# --- what 耒阳 does not have ---------------------------------------------------------------------------------


def test_the_game_has_no_xing_no_kings_and_no_payment_for_a_drawn_hand():
    """``xing.when``, ``deck.cards``, ``pay.kings``."""
    rules = GAME.rules()
    assert (rules.kings, rules.xing, rules.king_draw_penalty, rules.min_huxi) == (0, "off", 0, 10)


def test_the_default_options_of_leiyang():
    """The options of 耒阳字牌 as it starts."""
    assert GAME.options_of(GAME.rules()) == {
        "wu_hu": True,
        "ka_hu": True,
        "yi_dian_hong": True,
        "ju_shou": True,
        "fang_wei": True,
        "chi_bian_da_bian": True,
        "chi_bian_red": True,
        "guo_hu": "more",
        "win_on_discard": True,
        "red_min": 13,
        "ming_tang": "multiply",
        "self_draw": 2,
        "tianhu": 2,
        "haidi": 1,
        "long_value": 1,
        "dealer_after_draw": "next",
        "cap_per_loser": 0,
        "hands_per_session": 8,
        "wei_hidden": False,
        "ti_hidden": "off",
        "guo_zhang": "each",
        "first_dealer": "lot",
        "ju_shou_kept": False,
    }
