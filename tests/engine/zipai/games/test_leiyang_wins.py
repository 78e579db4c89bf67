"""What wins and what it is worth: ten 胡息 or none, 卡胡, 无胡, 囤, 名堂, 天胡 (``win.zero``, ``pay.tun``)."""

from __future__ import annotations

import hupai
from hupai.zipai.rules.settlement import price as price_of
from hupai.zipai.rules.win_facts import BY_DEAL, BY_OTHER, WinFacts
from tests.engine.decks import deal, play, until
from tests.engine.leiyang_tables import table
from tests.rows import each_row

GAME = hupai.games["leiyang"]

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息, three red cards with 5s."""
NINE = "999b111s67s456b456s789s345b"
"""5s and 8s fill the run: 9 胡息."""


def priced(huxi, red=4, by=BY_OTHER, calls=(), **options):
    """The price of a win with these facts."""
    rules = GAME.rules(**options)
    return price_of(rules, WinFacts(huxi=huxi, red=red, xing=0, by=by, king_fan="", quads=0, calls=calls))


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


@each_row("huxi, counted, tun", [(10, 16, 2), (20, 24, 4), (0, 21, 3)])
def test_ten_count_as_sixteen_twenty_as_twenty_four_none_as_twenty_one(huxi, counted, tun):
    """``pay.ka_hu``, ``pay.wu_hu``: 10→2, 20→4, 0→3."""
    price = priced(huxi)
    assert (price.counted, price.tun) == (counted, tun)


@each_row("huxi, red, doubled, tun", [(10, 0, 32, 6), (20, 0, 48, 12), (0, 1, 42, 10), (13, 13, 26, 4)])
def test_huxi_are_doubled_before_they_are_turned_into_tun(huxi, red, doubled, tun):
    """``fan.huxi``: 10 with one doubling is 16 × 2 = 32, 6 囤; 20 is 24 × 2 = 48, 12 囤."""
    price = priced(huxi, red)
    assert (price.counted * price.huxi_times, price.tun) == (doubled, tun)


# --- ten, or none -------------------------------------------------------------------------------------------


def test_nine_huxi_do_not_win():
    """``win.minimum``: under 10, no win; neither for who flips another's card nor with the dealt cards."""
    hand = until(play(table("1b", "", NINE, wall="5s", apart="1b"), "0 discard 1b"), "5s", 1)
    refused = hand.why_not(2, "hu")
    assert (refused.code, refused.facts["huxi"]) == ("too_few_huxi", 9)
    assert "hu" not in deal(NINE, "", "", shown="5s", game="leiyang").legal(0)


# --- 天胡 ------------------------------------------------------------------------------------------------------


def test_tianhu_doubles_the_huxi_and_counts_as_an_own_flip():
    """``fan.tianhu``: 21 × 2 = 42, 10 囤, 自摸 20."""
    hand = play(deal(READY, "", "", shown="5s", game="leiyang"), "0 hu")
    price = hand.result.win.price
    assert hand.result.by == BY_DEAL
    assert (price.huxi_fans, price.fans, price.pay_each) == ((("tianhu", 2),), (("self_draw", 2),), 20)
    assert hand.result.scores == (40, -20, -20)


def test_only_the_dealer_may_use_the_shown_card():
    """``win.shown``: seat 1 waits for it and may raise its hand, no more."""
    hand = table("", READY, "", shown="5s")
    assert hand.legal(1) == ["pass", "raise"]
    assert hand.why_not(1, "hu").code == "shown_is_dealers"


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
