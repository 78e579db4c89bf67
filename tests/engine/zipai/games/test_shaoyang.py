"""邵阳字牌: what the county plays differently from the rest of the family, through hands that are played.

Numbers are computed by hand. The rules are common practice; no source document describes the game.
"""

from __future__ import annotations

import hupai
from hupai.zipai.rules.settlement import price
from hupai.zipai.rules.win_facts import BY_OTHER, BY_SELF, WinFacts
from tests.engine.decks import deal, events, laid, play, settle, until
from tests.rows import each_row

GAME = hupai.games["shaoyang"]

TEN = "999b111s33s456b456s789s345b"
"""3s completes it: 坎 6, 坎 3 and a 碰 of 1 by another's flip, a 偎 of 3 by an own one; one red card."""
NINE = "999b111s67s456b456s789s345b"
"""5s and 8s complete it with 9 胡息."""
READY = "888999b123b123s456b456s67s"
"""5s completes it with 21 胡息 and three red cards."""


def table(*hands, **chosen):
    """Deal this game; the dealer holds 1b to discard."""
    return deal("1b", *hands, game="shaoyang", **chosen)


def priced(huxi, red=4, **options):
    """The price of a win on another's flip with these facts."""
    facts = WinFacts(huxi=huxi, red=red, xing=0, by=BY_OTHER, king_fan="", quads=0)
    return price(GAME.rules(**options), facts)


def each(result):
    """What each loser pays."""
    return result.win.price.pay_each


# --- the least win ------------------------------------------------------------------------------------


@each_row("cards, card, least", [(NINE, "5s", 10), (TEN, "3s", 15)])
def test_fewer_huxi_than_the_minimum_do_not_win(cards, card, least):
    """Nine are too few, and ten where the minimum is fifteen."""
    hand = until(play(table("", cards, wall=card, apart="1b", min_huxi=least), "0 discard 1b"), card, 1)
    assert "hu" not in hand.legal(2)
    refused = hand.why_not(2, "hu")
    assert (refused.code, refused.facts["huxi"]) == ("too_few_huxi", {10: 9, 15: 10}[least])


# --- 囤 -----------------------------------------------------------------------------------------------


@each_row(
    "huxi, five, three, one",
    [(10, 2, 3, 10), (12, 2, 4, 12), (14, 2, 4, 14), (15, 3, 5, 15), (19, 3, 6, 19), (20, 4, 6, 20), (31, 6, 10, 31)],
)
def test_one_tun_is_five_three_or_one_huxi(huxi, five, three, one):
    """A remainder counts nothing, and nothing is subtracted first."""
    for step, tun in ((5, five), (3, three), (1, one)):
        assert priced(huxi, tun_step=step).pay_each == tun


def test_the_minimum_does_not_change_the_scale():
    """15 胡息 are three 囤 whether or not they are the minimum."""
    assert priced(15).tun == priced(15, min_huxi=15).tun == 3


# --- 名堂 ---------------------------------------------------------------------------------------------


@each_row("huxi, pays", [(12, 4), (13, 5), (14, 5), (17, 6), (18, 7)])
def test_the_doubling_comes_before_the_conversion(huxi, pays):
    """13 black 胡息 are 26, five 囤; doubling the 囤 would make four."""
    assert priced(huxi, red=0).pay_each == pays


@each_row("option, red", [("red_times", 13), ("black_times", 0)])
def test_either_doubling_may_be_switched_off(option, red):
    assert priced(14, red=red, **{option: 1}).pay_each == 2


def test_an_own_draw_may_be_worth_one_unit_more():
    """The unit is added before anything multiplies and named for itself; only 自摸 has it."""
    facts = WinFacts(huxi=21, red=3, xing=0, by=BY_SELF, king_fan="", quads=0)
    assert price(GAME.rules(self_draw_tun=1), facts).added == (("self_draw_tun", 1),)
    assert price(GAME.rules(), facts).added == priced(21, self_draw_tun=1).added == ()


# --- 偎 and 放招 --------------------------------------------------------------------------------------


def test_a_wei_shows_one_card():
    hand = settle(play(table("88s", wall="8s"), "0 discard 1b"))
    assert laid(hand, 1) == ["wei:888s"]
    assert [fact["card"] for fact in events(hand, "wei", seen_by=2)] == ["8s"]


def test_discarding_a_kind_that_another_laid_as_wei_ends_chi_and_peng():
    """放招: seat 1 has laid 8s as 偎; seat 2 takes a 碰 and discards the fourth 8s."""
    hand = table("88s9b6s", "8s99b66s", wall="8s", apart="8s6s")
    play(hand, "0 discard 1b", "1 discard 9b", "2 peng")
    assert not any(hand.view(0).barred)
    play(hand, "2 discard 8s")
    assert hand.view(0).barred == (False, False, True)
    assert events(hand, "barred") == [{"seat": 2, "card": "8s"}]
    assert laid(hand, 1) == ["pao:8888s"]
    play(hand, "1 discard 6s")
    assert events(hand, "unclaimed")[-1] == {"seat": 1, "card": "6s"}, "2 holds two more and is not asked"


# --- the session --------------------------------------------------------------------------------------


def test_a_match_is_ten_hands():
    assert GAME.rules().hands_per_session == 10
