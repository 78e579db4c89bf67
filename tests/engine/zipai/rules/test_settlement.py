"""From a won hand to points: 囤, fans, 省, caps, who pays (the ``pay.`` rules), through hands that are played."""

from __future__ import annotations

import pytest

import hupai
from hupai.zipai.as_json.view import view_json
from hupai.zipai.rules.settlement import usual_tun
from tests.engine.decks import deal, events, last_card, let_pass, play, until, until_hu, win_on
from tests.rows import each_row

READY = "888999b123b123s456b456s67s"
"""5s or 8s completes it: 21 胡息, three red."""
DARK = "999888111b333s456b456s56s"
"""4s completes it without a red card, 7s with one: 21 胡息."""
NINE = "777000b270s456s456b345b56s"
"""Nine red; 4s leaves it so, 7s makes ten: 15 胡息."""
TWELVE = "222777000b270s456s456b56s"
"""Twelve red, thirteen with 7s: 21 胡息."""
FIFTEEN = "222777000b270270s456b56s"
"""Fifteen red, sixteen with 7s: 24 胡息."""
DARK_DIAO = "9999b888111b333s456b456sk"
DOT_DIAO = "9999b888111b333s456b567sk"
RED_DIAO = "0000777222b456b333s456sk"
DARK_CHUANG = "999888111b333s456b456skk"
DOT_CHUANG = "999888111b333s456b567skk"
RED_CHUANG = "777000222b456b270s456skk"


def win(cards, card, own=False, turned="", **options):
    """Let this hand win on this card, flipped by itself or by its 上家; 省 is off unless asked for."""
    options.setdefault("xing", "off")
    return win_on(cards, card, first="1s", own=own, more=turned, **options)


def announced(cards, card, turned="", **options):
    """Let this hand announce a king win and flip this card; return the result."""
    options.setdefault("xing", "off")
    hand = play(deal("1s", cards, "", wall=card + turned, **options), "0 discard 1s")
    while "declare" not in hand.legal(1):
        let_pass(hand, wanted="1 declare")
    return play(hand, "1 declare").result


def each(result):
    """What each loser pays."""
    return result.win.price.pay_each


# --- 胡息, minimum and 囤 --------------------------------------------------------------------------------


def test_a_triple_counts_as_peng_with_another_s_card_and_as_wei_with_one_s_own():
    """``huxi.last_card``."""
    cards = "888999b123b123s456b456s00b"
    assert win(cards, "0b").win.huxi == 6 + 6 + 6 + 3 + 3
    assert win(cards, "0b", own=True).win.huxi == 6 + 6 + 6 + 3 + 6


def test_a_quad_counts_as_pao_with_another_s_card_and_as_ti_with_one_s_own():
    """``huxi.last_card``."""
    cards = "555s888999b123b123s456b00b"
    assert win(cards, "5s").win.huxi == 6 + 6 + 6 + 6 + 3
    assert win(cards, "5s", own=True).win.huxi == 9 + 6 + 6 + 6 + 3


@pytest.mark.parametrize(("least", "wins"), [(15, True), (18, False), (21, False)])
def test_fewer_huxi_than_the_minimum_do_not_win_and_the_minimum_is_an_option(least, wins):
    """``win.minimum``: 15, 18 or 21; NINE has 15."""
    hand = play(deal("1s", "4s0b", NINE, wall="4s", apart="1s", min_huxi=least), "0 discard 1s")
    until(hand, "4s", 1)
    assert ("hu" in hand.legal(2)) is wins
    if not wins:
        assert (hand.why_not(2, "hu").code, hand.why_not(2, "hu").facts["huxi"]) == ("too_few_huxi", 15)


def test_a_pair_may_win_with_an_own_flip_but_have_too_few_huxi_with_another_s():
    """``huxi.last_card``: 碰 3 instead of 偎 6 makes 12 of 15."""
    cards = "777b123s456s345b789s345s99b"
    hand = play(deal("1s", "4s", cards, wall="9b", apart="1s"), "0 discard 1s")
    until(hand, "9b", 1)
    assert hand.why_not(2, "hu").facts == {"huxi": 12, "min": 15, "zero": False}
    seen = view_json(hand.view(2), hand)
    assert (seen["waits"], seen["waits_self"]) == ([], ["7b", "9b"]), "提 of 7b with the pair as 将, or 偎 of 9b"
    assert win(cards, "9b", own=True).win.huxi == 15


@pytest.mark.parametrize(
    ("cards", "card", "huxi", "tun"), [(NINE, "4s", 15, 1), (TWELVE, "4s", 21, 3), (FIFTEEN, "4s", 24, 4)]
)
@pytest.mark.parametrize("bonus", [0, 1])
def test_fifteen_huxi_make_one_tun_and_every_three_more_one_more(cards, card, huxi, tun, bonus):
    """``pay.tun``: ⌊h/3⌋ − 4; ``pay.base_bonus``: 带底 +1."""
    won = win(cards, card, base_bonus=bonus).win
    assert (won.huxi, won.price.tun) == (huxi, tun + bonus)
    assert won.price.added == (("base_bonus", 1),) * bonus


@each_row("huxi, tun", [(15, 1), (16, 1), (17, 1), (18, 2), (20, 2), (21, 3), (23, 3), (24, 4), (27, 5), (33, 7)])
def test_huxi_make_tun_as_in_the_table(huxi, tun):
    """``pay.tun``, with and without 带底, which is added later."""
    assert usual_tun(hupai.games["yongzhou"].rules(), huxi) == tun
    assert usual_tun(hupai.games["yongzhou-plain"].rules(base_bonus=1), huxi) == tun


def test_a_raised_minimum_keeps_the_scale():
    """``pay.tun``: 21 is still 3 囤."""
    assert win(READY, "8s", min_huxi=21).win.price.tun == 3


# --- fans -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "card", "times"),
    [(READY, "8s", 1), (NINE, "7s", 2), (DARK, "7s", 3), (DARK, "4s", 4)],
    ids=["plain", "red", "dot", "black"],
)
@pytest.mark.parametrize("own", [False, True])
def test_colour_fans_and_zimo_multiply(cards, card, times, own):
    """``fan.ming_tang``, ``fan.self_draw``."""
    assert win(cards, card, own).win.price.multiplier == times * (2 if own else 1)


@pytest.mark.parametrize(
    ("cards", "times"),
    [(RED_DIAO, 8), (DOT_DIAO, 12), (DARK_DIAO, 16), (RED_CHUANG, 16), (DOT_CHUANG, 24), (DARK_CHUANG, 32)],
)
def test_colour_fans_and_king_fans_multiply(cards, times):
    """红王钓 8 点王钓 12 黑王钓 16, 红王闯 16 点王闯 24 黑王闯 32; the flip is black (``fan.ming_tang``)."""
    assert announced(cards, "3b").win.price.multiplier == times


@pytest.mark.parametrize(("cards", "times"), [(RED_DIAO, 16), (DOT_DIAO, 24), (DARK_DIAO, 32)])
def test_colour_fans_and_wang_diao_wang_multiply(cards, times):
    """``fan.wang_diao_wang``: the two kings are a pair of any kind."""
    assert announced(cards, "k").win.price.multiplier == times


def test_nine_red_cards_are_not_a_red_win():
    """``fan.red``: at least ten."""
    result = win(NINE, "4s")
    assert result.win.red == 9 and result.win.price.fans == ()


@pytest.mark.parametrize(("least", "times"), [(10, 2), (11, 2), (12, 2), (13, 1)])
def test_the_number_of_red_cards_of_a_red_win_is_an_option(least, times):
    """``fan.red``."""
    assert win(TWELVE, "4s", red_min=least).win.price.multiplier == times


@pytest.mark.parametrize(("cards", "card", "times"), [(TWELVE, "4s", 2), (TWELVE, "7s", 3), (FIFTEEN, "4s", 4)])
def test_many_red_cards_may_pay_like_one_or_none(cards, card, times):
    """红转点 from 13, 红转黑 from 15; one colour fan at most (``fan.red_to_dot``, ``fan.red_to_black``)."""
    result = win(cards, card, red_to_dot=13, red_to_black=15)
    assert result.win.price.multiplier == times and len(result.win.price.fans) == 1


@pytest.mark.parametrize(("cards", "card"), [(TWELVE, "7s"), (FIFTEEN, "7s")])
def test_many_red_cards_pay_as_a_red_win_by_default(cards, card):
    """``fan.red_to_dot``, ``fan.red_to_black``: off."""
    assert win(cards, card).win.price.multiplier == 2


@pytest.mark.parametrize("factor", [1, 2, 3])
def test_the_factor_of_zimo_is_an_option(factor):
    """``fan.self_draw``."""
    assert win(READY, "8s", own=True, self_draw=factor).win.price.multiplier == factor
    assert win(READY, "8s", self_draw=factor).win.price.multiplier == 1


# --- 省 -------------------------------------------------------------------------------------------------


def test_21_huxi_and_three_xing_pay_six_and_seven_with_the_base():
    """``xing.value``: the turned 8b points at 9b, of which the winner has three."""
    result = win(READY, "8s", turned="8b", xing="fan")
    assert events_of(result) == (8 + 9, 18, 3)
    assert (result.win.price.tun, each(result)) == (3, 6)
    assert each(win(READY, "8s", turned="8b", xing="fan", base_bonus=1)) == 7


def events_of(result):
    """The turned kind, the 省 kind and how many 省 there are."""
    return (result.turned, result.win.xing_kind, result.win.xing)


def test_21_huxi_red_zimo_and_three_xing_pay_24_each():
    """``pay.each``: (3 + 3) × 2 × 2; 省 is added to the 囤 before the fans."""
    # The turned 9b points at 0b: three of them.
    result = win(TWELVE, "4s", own=True, turned="9b", xing="fan")
    assert (result.win.price.tun, result.win.xing, result.win.price.multiplier) == (3, 3, 4)
    assert result.scores == (-24, 48, -24)


@each_row("turned, kind", [("6s", 6), ("8b", 18), ("5s", 5), ("7b", 17), ("0s", 0), ("0b", 10)])
def test_the_turned_card_points_at_its_successor_and_ten_at_one(turned, kind):
    """``xing.turned``."""
    assert win(DARK if turned in ("0s", "7b") else READY, "4s" if turned in ("0s", "7b") else "8s",
               turned=turned, xing="fan").win.xing_kind == kind  # fmt: skip


@pytest.mark.parametrize(("offset", "kind", "count"), [(1, 18, 3), (0, 17, 3), (-1, 16, 0)])
def test_the_turned_card_may_name_its_successor_itself_or_its_predecessor(offset, kind, count):
    """``xing.turned``: successor, itself, predecessor."""
    result = win(READY, "8s", turned="8b", xing="fan", xing_offset=offset)
    assert (result.win.xing_kind, result.win.xing) == (kind, count)


@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_value_of_one_xing_is_an_option(value):
    """``xing.value``: each 省 is worth 1, 2 (双醒) or 3 囤."""
    assert each(win(READY, "8s", turned="8b", xing="fan", xing_value=value)) == 3 + 3 * value


def test_the_turned_card_is_the_next_wall_card_after_the_declaration():
    """``xing.when``: shown to all."""
    hand = deal("1s", "", READY, wall="8s9b", apart="1s", xing="fan")
    play(until_hu(play(hand, "0 discard 1s"), 2), "2 hu")
    kinds = [event.type for event in hand.log]
    assert kinds[-3:] == ["won", "turned", "settled"]
    assert events(hand, "turned", seen_by=0) == [{"card": "9b"}]


def test_with_gen_the_winning_card_is_the_xing():
    """``xing.when``: 跟省; three 8b in the 坎 do not count, the one 8s does."""
    result = win(READY, "8s", xing="gen")
    assert events_of(result) == (None, 7, 1)
    assert each(result) == 4


def test_without_xing_nothing_is_turned():
    """``xing.when``: off."""
    hand = deal("1s", "", READY, wall="8s9b", apart="1s", xing="off")
    play(until_hu(play(hand, "0 discard 1s"), 2), "2 hu")
    assert not events(hand, "turned") and hand.result.win.xing == 0


def test_with_an_empty_wall_the_winning_cards_successor_counts():
    """``xing.when``: winning on the last card, 5s: two of 6s."""
    hand = deal("0b", READY, "", bottom="5s", game="yongzhou-plain", xing="fan")
    play(until_hu(last_card(play(hand, "0 discard 0b")), 1), "1 hu")
    assert hand.view(0).wall_left == 0
    assert events_of(hand.result) == (None, 5, 2)


def test_a_turned_king_makes_the_most_numerous_value_the_xing():
    """``xing.king``."""
    assert win(READY, "8s", turned="k", xing="fan").win.xing == 3


def test_with_gen_a_king_that_completes_the_hand_makes_the_most_numerous_value_the_xing():
    """``xing.king``: the winning card is a king."""
    assert win(READY, "k", own=True, xing="gen").win.xing == 3


def test_with_gen_tianhu_takes_the_most_numerous_value():
    """``xing.king``."""
    hand = play(deal(READY, shown="8s", xing="gen"), "0 hu")
    assert hand.result.win.xing == 3


def test_there_are_at_most_six_xing_four_copies_and_two_kings():
    """``xing.king``: both kings stand for the 省 value, and the hand has all four copies."""
    result = announced("0000b888999b333s456b456sk", "k", turned="9b", xing="fan")
    assert result.win.xing == 6
    assert each(result) == (27 // 3 - 4 + 6) * 8


def test_in_wang_chuang_the_three_copies_count_as_xing():
    """``xing.value``: the turned 2b points at 3b."""
    result = announced(DARK_CHUANG, "3b", turned="2b", xing="fan")
    assert result.win.xing == 3


def test_kings_and_division_are_chosen_for_the_highest_payment_with_the_xing_known():
    """``win.division``: 5s and the king make 456s or 567s; 省 on 4s or the tenth red card."""
    cards = "777000b270s456s456b345b6sk"
    red = win(cards, "5s", own=True)
    assert red.win.red == 10 and each(red) == 1 * 4
    # 3s turned: 省 is 4s. (1 + 1) × 4 = 8 with the tenth red, (1 + 2) × 2 = 6 with the second 4s.
    both = win(cards, "5s", own=True, turned="3s", xing="fan")
    assert both.win.red == 10 and each(both) == 8
    # A 省 worth three 囤: (1 + 3) × 4 = 16 against (1 + 6) × 2 = 14.
    assert each(win(cards, "5s", own=True, turned="3s", xing="fan", xing_value=3)) == 16


# --- who pays -------------------------------------------------------------------------------------------


def test_each_loser_pays_the_winner():
    """``pay.each``: the flipper pays no more than the other."""
    result = win(READY, "8s")
    assert result.scores == (-3, -3, 6)
    assert [(p.payer, p.payee, p.points, p.why) for p in result.payments] == [(0, 2, 3, "win"), (1, 2, 3, "win")]


@pytest.mark.parametrize(("cap", "paid"), [(0, 160), (100, 100), (300, 160)])
def test_what_one_loser_pays_may_be_capped(cap, paid):
    """``pay.cap``: 黑王闯 with 27 胡息: 5 × 32."""
    result = announced(DARK_CHUANG, "3b", cap_per_loser=cap)
    assert each(result) == paid and result.win.price.capped == (paid < 160)
    assert result.scores == (-paid, 2 * paid, -paid)
