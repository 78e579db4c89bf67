"""The worked examples of what is paid and of the kings, played at a table with stacked decks; see test_vectors_turn."""

import pytest

import hupai
from hupai.zipai.rules.settlement import usual_tun
from tests.engine.decks import deal, drain, events, laid, play, settle, until_hu
from tests.engine.oracle import payment

READY = "888999b123b123s456b456s67s"
"""Waits for 5s and 8s with 21 胡息."""


# --- 12.4 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "scores"),
    [
        (("k", "", ""), (-5, 0, 0)),
        (("kk", "", ""), (-20, 10, 10)),
        (("", "k", "k"), (10, -5, -5)),
    ],
)
def test_12_4_kings_at_huang_zhuang(hands, scores):
    """``pay.kings``: a king costs 5 to each opponent without one, two cost 10; the other king lies in the wall."""
    kings = sum(len(cards) for cards in hands)
    hand = drain(deal(*hands, bottom="k" * (2 - kings), apart="k"))
    assert hand.result.winner is None
    held = [hand.view(seat).hand[20] for seat in range(3)]
    owed = [sum(5 * (theirs - mine) for theirs in held) for mine in held]
    assert list(hand.result.scores) == owed
    if kings == 2:
        assert hand.result.scores == scores


@pytest.mark.parametrize(
    ("huxi", "points_per_fan"),
    [
        (15, 10),
        (16, 10),
        (17, 10),
        (18, 15),
        (20, 15),
        (21, 20),
        (23, 20),
        (24, 25),
        (26, 25),
    ],
)
def test_12_4_zm_money_is_the_scale_with_base_times_five(huxi, points_per_fan):
    """15–17, 18–20, 21–23 and 24–26 胡息 are 2, 3, 4 and 5 囤 with 底, each worth five points."""
    rules = hupai.games["paohuzi"].rules(base_bonus=1)
    won = hupai.score("paohuzi", *ZM_HANDS[huxi], "other", {"base_bonus": 1})
    assert won["huxi"] == huxi and won["tun"] * 5 == points_per_fan
    assert payment.tun_of(huxi, {**payment.COMMON, "base_bonus": 1}) * 5 == points_per_fan
    assert (usual_tun(rules, huxi) + rules.base_bonus) * 5 == points_per_fan


#: complete hands with neither fan nor 省: laid, hand, another's card
ZM_HANDS = {
    15: ("wei:222b wei:999b chi:270s chi:456s chi:345b chi:678s", "67b", "8b"),
    16: ("wei:222b wei:999b chi:270s peng:444s chi:345b chi:678s", "67b", "8b"),
    17: ("wei:222b wei:999b chi:270s peng:444s peng:111s chi:678s", "67b", "8b"),
    18: ("wei:222b wei:999b chi:270b chi:456s chi:345b chi:678s", "67s", "8s"),
    20: ("wei:222b wei:999b chi:270b peng:444s peng:111s chi:678s", "67s", "8s"),
    21: ("wei:222b wei:999b chi:270b peng:444b chi:345s chi:678s", "67s", "8s"),
    23: ("wei:222b wei:999b chi:270b peng:444b peng:111s peng:333s", "67s", "8s"),
    24: ("wei:222b wei:999b chi:270b wei:444b chi:345s chi:678s", "67s", "8s"),
    26: ("wei:222b wei:999b chi:270b wei:444b peng:111s peng:333s", "67s", "8s"),
}


@pytest.mark.parametrize(("long_value", "big"), [(1, True), (2, True), (1, False), (2, False), (0, True)])
def test_12_4_leiyang_long(long_value, big):
    """``pay.long``: a big 提 at base 2 is +8 −4 −4, at base 1 +4 −2 −2; a small one is worth half."""
    quad = "5555b" if big else "5555s"
    hand = drain(deal("", quad, game="leiyang", long_value=long_value, apart="5b5s"))
    each = long_value * (2 if big else 1)
    assert hand.result.winner is None
    assert events(hand, "ti")[0]["seat"] == 1 and sum(event["seat"] == 1 for event in events(hand, "ti")) == 1
    quads = [
        sum(2 if word.endswith("b") else 1 for word in laid(hand, seat) if word.startswith("ti:")) for seat in range(3)
    ]
    assert list(hand.result.scores) == [sum(long_value * (mine - theirs) for theirs in quads) for mine in quads]
    if quads == [0, 2 if big else 1, 0]:
        assert hand.result.scores == (-each, 2 * each, -each)


def test_12_4_leiyang_long_beside_a_win():
    """龙 is paid whoever wins: the loser's 提 takes its points from the winner too."""
    hand = play(deal("7777b9s", READY, wall="8s", shown="0b", game="leiyang"), "0 discard 9s")
    until_hu(hand, 1)
    play(hand, "1 hu")
    win = hand.result.win.price.pay_each
    paid = {(p.payer, p.payee, p.why): p.points for p in hand.result.payments}
    assert paid == {(0, 1, "win"): win, (2, 1, "win"): win, (1, 0, "long"): 2, (2, 0, "long"): 2}


def test_12_4_leiyang_ten_by_a_discard_is_paid_by_the_discarder_alone():
    """10 胡息 count 16 and make 2 囤; the discarder pays 2×囤 (``pay.discard``)."""
    hand = deal("1s", "270b270s11s456s567b88s8b34b9s", "99s5b", game="leiyang")
    play(hand, "0 discard 1s", "1 peng", "1 discard 9s", "2 peng", "2 discard 5b", "1 hu")
    assert events(hand, "won") == [{"seat": 1, "card": "5b", "by": "discard", "from": 2}]
    assert (hand.result.win.huxi, hand.result.win.price.counted, hand.result.win.price.tun) == (10, 16, 2)
    assert hand.result.scores == (0, 4, -4)


# --- 12.5 -----------------------------------------------------------------------------------------------


def test_12_5_row_09_ju_shou():
    """举手 (``fan.ju_shou``): another's 4s makes 19 胡息, twice 38, 8 囤."""
    cards = "123s123b567s567b999s999b44s"
    hand = deal("", cards, wall="3b4s", shown="0b", apart="4s0b", game="leiyang")
    assert hand.legal(1) == ["pass", "raise"]
    play(hand, "1 raise", "0 discard 0b")
    assert events(hand, "raised") == [{"seat": 1}]
    until_hu(hand, 1)
    play(hand, "1 hu")
    price = hand.result.win.price
    assert (hand.result.win.huxi, price.counted, price.huxi_times, price.tun, price.pay_each) == (19, 19, 2, 8, 8)
    assert price.huxi_fans == (("ju_shou", 2),)
    assert hand.result.scores == (-8, 16, -8)


def before_the_draw(cards, wall):
    """Seat 1 holds these cards and is about to draw the top card of the wall."""
    hand = play(deal("2b", cards, wall=wall, xing="off", apart="2b"), "0 discard 2b")
    while 1 not in hand.to_act:
        hand.act(hand.to_act[0], "pass")
    return hand


def fans(hand):
    """The winner's fans."""
    return dict(hand.result.win.price.fans)


@pytest.mark.parametrize(
    ("wall", "times"), [("5b", {"wang_diao": 4}), ("3s", {"wang_diao": 4}), ("k", {"wang_diao_wang": 8})]
)
def test_12_5_rows_01_02_wang_diao(wall, times):
    """A quad, six finished melds and one king: any card ×4, the other king ×8; announced before the draw."""
    hand = before_the_draw("0000b999b111s333s456b45s6sk", wall)
    assert hand.legal(1) == ["pass", "declare"]
    assert fans(play(hand, "1 declare")) == times


BLACK, MIXED = "999b111b888s111s456b456skk", "999b270b888b111s456b456skk"


@pytest.mark.parametrize(
    ("cards", "wall", "huxi", "times"),
    [
        (BLACK, "3s", 21, {"wang_chuang": 8, "black": 4}),
        (BLACK, "3b", 24, {"wang_chuang": 8, "black": 4}),
        (MIXED, "7s", 24, {"wang_chuang": 8}),
    ],
)
def test_12_5_row_03_wang_chuang(cards, wall, huxi, times):
    """Six finished melds and both kings: the flip and the kings are a triple, 3 small or 6 big, in its colour."""
    hand = play(before_the_draw(cards, wall), "1 declare")
    assert (hand.result.win.huxi, fans(hand)) == (huxi, times)


def test_12_5_row_04_wang_chuang_with_quad():
    """Five finished melds with a quad, a 将 and both kings: ×8."""
    assert fans(play(before_the_draw("0000b999b888s456b456s11skk", "3s"), "1 declare")) == {"wang_chuang": 8}


def test_12_5_row_05_not_wang_diao():
    """Six finished melds without a quad, a loose card and a king wait as usual: 自摸 ×2 only."""
    hand = before_the_draw("999b111b888b123s456s456b6sk", "4s")
    assert "declare" not in hand.legal(1)
    until_hu(hand, 1)
    play(hand, "1 hu")
    assert "self_draw" in fans(hand) and not any("wang" in name for name in fans(hand))


def test_12_5_row_06_dead_hand():
    """After a 跑 of another's card the hand has only 坎 and kings: no discard and no win, so it is dead."""
    hand = settle(play(deal("9b", "", "111333444555666888skk", wall="1s"), "0 discard 9b"))
    assert events(hand, "pao")[0] == {"seat": 2, "card": "1s", "from": 1, "grew": "kan"}
    assert events(hand, "dead") == [{"seat": 2}]
