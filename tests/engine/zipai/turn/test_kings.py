"""王 in play: hidden or shown, never discarded, own flip only, 王钓 王钓王 王闯 (the ``king.`` rules)."""

from __future__ import annotations

import pytest

from hupai.zipai.actions import DECLARE
from hupai.zipai.why.preview import effects
from tests.engine.decks import deal, drain, events, laid, let_pass, offered, play, settle, until, until_hu

WANG_DIAO = "0000b888999b111s456b456sk"
"""A quad, five finished groups, a king: 12 + 6 + 6 + 3 = 27 胡息, four red. Any card completes it."""
WANG_CHUANG = "888999b111s270b456b456skk"
"""Six finished groups without a quad and both kings: 6 + 6 + 3 + 6 = 21 胡息, three red. Any card completes it."""
WANG_CHUANG_QUAD = "0000b888999b456b456s11skk"
"""A quad, four more finished groups, the pair and both kings: 12 + 6 + 6 = 24 胡息."""
KING_READY = "888999b123b123s456b456s6sk"
"""The king stands in a run with 6s, or 6s and another card form one: no 王钓 without a quad."""


def fans(hand):
    """Names of the winner's fans."""
    return [name for name, _ in hand.result.win.price.fans]


# --- kings in play --------------------------------------------------------------------------------------


def test_dealt_kings_stay_hidden():
    """``king.drawn``."""
    hand = deal("k", "k")
    for seat, other in ((0, 1), (1, 0)):
        dealt = next(event for event in events(hand, "dealt", seen_by=other) if event["seat"] == seat)
        assert dealt["cards"] is None
    assert hand.view(2).kings_shown == (0, 0, 0)
    assert hand.view(0).hand[20] == 1


def test_a_flipped_king_is_shown_then_taken_in_hand_and_an_ordinary_card_discarded():
    """``king.drawn``."""
    hand = settle(play(deal("0b", wall="k"), "0 discard 0b"))
    for seat in range(3):
        assert events(hand, "king", seen_by=seat)[0] == {"seat": 1, "card": "k"}
    assert hand.view(0).kings_shown == (0, 1, 0)
    assert hand.to_act == (1,) and hand.view(1).hand[20] == 1
    assert all(action.startswith("discard") for action in hand.legal(1))
    assert "discard k" not in hand.legal(1)
    assert hand.why_not(1, "discard k").code == "king_never_discarded"
    assert hand.view(0).live == -1


@pytest.mark.parametrize("cards", ["3sk", "3skk"])
def test_a_king_cannot_be_used_for_peng(cards):
    """``king.stand``: no king takes part in 碰 during play."""
    hand = play(deal("3s", cards, apart="3s"), "0 discard 3s")
    assert "peng" not in hand.legal(1)


def test_a_king_cannot_be_used_for_chi():
    """``king.stand``."""
    hand = play(deal("3s", "4s777b888b999b000b111b5bkk"), "0 discard 3s")
    assert not offered(hand, 1, "chi")


@pytest.mark.parametrize("cards", ["8sk", "8skk"])
def test_a_king_cannot_be_used_for_wei_or_ti(cards):
    """``king.stand``."""
    hand = settle(play(deal("0b", cards, wall="8s"), "0 discard 0b"))
    assert not events(hand, "wei") and not events(hand, "ti")


def test_a_king_cannot_be_used_for_pao():
    """``king.stand``: pair and king are no 坎."""
    hand = settle(play(deal("8s", "", "88sk"), "0 discard 8s"))
    assert not events(hand, "pao")


def test_a_king_holder_is_not_offered_the_flips_of_others():
    """``king.self_draw``: 自摸 only."""
    hand = until(play(deal("0b", "7b", KING_READY, wall="7s"), "0 discard 0b"), "7s")
    assert "hu" not in hand.legal(2)
    assert hand.why_not(2, "hu").code == "king_needs_own_flip"


def test_a_king_holder_wins_by_its_own_flip():
    """``king.self_draw``; the king stands for a card of the run."""
    hand = until_hu(play(deal("0b", KING_READY, "", wall="7s", xing="off"), "0 discard 0b"), 1)
    play(hand, "1 hu")
    assert hand.result.by == 0
    assert fans(hand) == ["self_draw"]


def test_the_same_hand_with_the_king_as_a_card_would_win_by_anothers_flip():
    """``king.self_draw``: only the king forbids it."""
    hand = until(play(deal("0b", "7b", KING_READY[:-1] + "8s", wall="7s"), "0 discard 0b"), "7s")
    assert "hu" in hand.legal(2)


def test_a_king_holder_does_not_win_on_a_pao_from_anothers_card():
    """``king.self_draw``."""
    # 跑 of 8b leaves five groups and 6s with the king as 将: complete, but not by an own flip.
    cards = "888999b123b123s456b456s6sk"
    hand = settle(play(deal("0b", "", cards, wall="8b"), "0 discard 0b"))
    assert laid(hand, 2) == ["pao:8888b"]
    assert hand.to_act == (2,) and "hu" not in hand.legal(2)


def test_a_king_holder_wins_after_its_own_ti():
    """``king.self_draw``: the own flip."""
    cards = "888999b123b123s456b456s6sk"
    hand = until_hu(play(deal("0b", cards, "", wall="8b", xing="off"), "0 discard 0b"), 1)
    assert laid(hand, 1) == ["ti:8888b"]
    play(hand, "1 hu")
    assert hand.result.win.huxi == 12 + 6 + 6 + 3


def test_a_drawn_king_may_complete_the_hand():
    """``king.drawn``: 胡 is offered after taking it."""
    hand = until_hu(play(deal("0b", "888999b123b123s456b456s67s", "", wall="k", xing="off"), "0 discard 0b"), 1)
    assert "discard 6s" in hand.legal(1)
    play(hand, "1 hu")
    assert events(hand, "won") == [{"seat": 1, "card": "k", "by": "self", "from": 1}]
    assert fans(hand) == ["self_draw"]
    assert hand.result.win.huxi == 21


def test_a_drawn_king_that_completes_the_hand_may_be_kept_instead():
    """胡 is optional; afterwards the seat wins only by its own flip."""
    hand = until_hu(play(deal("0b", "888999b123b123s456b456s67s", "7b", wall="k5s"), "0 discard 0b"), 1)
    play(hand, "1 discard 6s")
    until(hand, "5s")
    assert "hu" not in hand.legal(1)


def test_tianhu_with_a_king_has_no_king_fan():
    """``fan.tianhu``: 天胡 is plain 自摸."""
    hand = play(deal("888999b123b123s456b456s6sk", shown="7s", xing="off"), "0 hu")
    assert hand.result.by == 3 and fans(hand) == ["self_draw"]


def test_a_king_makes_a_laid_wei_a_ti_when_the_hand_is_won():
    """``king.groups``: 12 instead of 6, and the pair of 4s is the 将."""
    hand = deal("7b", "99b888b123b123s456b678s4s0sk", "", wall="9b3b3b4s", xing="off")
    play(hand, "0 discard 7b", "1 discard 0s")
    assert laid(hand, 1) == ["wei:999b"]
    play(until_hu(hand, 1), "1 hu")
    assert hand.result.win.huxi == 12 + 6 + 6 + 3
    assert [(group.name, group.kings) for group in hand.result.win.groups if group.kings] == [("ti", 1)]


def test_a_king_never_makes_a_laid_peng_a_quad():
    """``king.groups``: the 碰 stays 3; the king completes 4s 4s."""
    hand = deal("9b", "99b123b123b123s456b678s4s0sk", "", wall="3b3b4s", xing="off", apart="123b")
    play(hand, "0 discard 9b", "1 peng", "1 discard 0s")
    play(until_hu(hand, 1), "1 hu")
    assert hand.result.win.huxi == 3 + 6 + 6 + 3 + 3


def test_a_pair_and_two_kings_may_be_a_ti():
    """``king.groups``: 9b 9b and both kings 12, 4s 4s the 将; two triples would make 9 only."""
    hand = deal("7b", "99b123b123s456b345b678s4skk", "", wall="4s", xing="off")
    play(until_hu(play(hand, "0 discard 7b"), 1), "1 hu")
    assert hand.result.win.huxi == 12 + 6 + 3
    assert [(group.name, group.kings) for group in hand.result.win.groups if group.kings] == [("ti", 2)]


# --- 王钓, 王钓王, 王闯 ---------------------------------------------------------------------------------


def before_the_draw(cards, wall="", **options):
    """Seat 1 holds these cards; everybody passes until it must announce or has drawn. Return whether it was asked."""
    hand = play(deal("7b", cards, "", wall=wall, xing="off", **options), "0 discard 7b")
    while not any(event["seat"] == 1 for kind in ("flipped", "king", "ti", "wei") for event in drawn(hand, kind)):
        if "declare" in hand.legal(1):
            return hand, True
        let_pass(hand)
    return hand, False


def drawn(hand, kind):
    """Events of this type, without the quads that were dealt."""
    return [event for event in events(hand, kind) if not event.get("start")]


def announce(cards, wall):
    """Seat 1 holds these cards and is asked to announce before its draw."""
    hand, asked = before_the_draw(cards, wall)
    assert asked
    return hand


@pytest.mark.parametrize(
    ("cards", "name"),
    [(WANG_DIAO, "wang_diao"), (WANG_CHUANG, "wang_chuang"), (WANG_CHUANG_QUAD, "wang_chuang")],
)
def test_the_announcement_is_offered_before_the_own_draw(cards, name):
    """``king.call``: asked before the seat's own next draw, and nobody sees that it was."""
    hand = announce(cards, "2s")
    assert hand.legal(1) == ["pass", "declare"]
    assert hand.view(1).wall_left == 21, "nothing has been drawn"
    play(hand, "1 declare")
    assert events(hand, "declared", seen_by=2) == [{"seat": 1, "name": name}]


@pytest.mark.parametrize(("wall", "huxi", "red"), [("2s", 27, 6), ("3b", 27, 4), ("8b", 27, 4), ("1s", 27, 4)])
def test_announced_wang_diao_wins_on_whatever_is_flipped(wall, huxi, red):
    """``fan.wang_diao``: ×4; even on a card that would be a 提 of a 坎: it pairs with the king."""
    hand = play(announce(WANG_DIAO, wall), "1 declare")
    assert hand.over and hand.result.winner == 1 and hand.result.declared
    assert fans(hand) == ["wang_diao"], "the fan replaces 自摸"
    assert hand.result.win.huxi == huxi and hand.result.win.red == red
    assert hand.result.win.price.multiplier == 4
    assert not drawn(hand, "ti") and not drawn(hand, "wei")


def test_announced_wang_diao_completed_by_the_other_king_is_wang_diao_wang():
    """``fan.wang_diao_wang``: ×8."""
    hand = play(announce(WANG_DIAO, "k"), "1 declare")
    assert fans(hand) == ["wang_diao_wang"]
    assert hand.result.win.price.multiplier == 8
    assert events(hand, "king") == [{"seat": 1, "card": "k"}]


@pytest.mark.parametrize(("wall", "huxi"), [("2s", 24), ("2b", 27), ("3s", 24), ("0b", 27)])
def test_announced_wang_chuang_scores_a_triple_of_the_drawn_card(wall, huxi):
    """``fan.wang_chuang``: three copies, 3 small or 6 big; ×8."""
    hand = play(announce(WANG_CHUANG, wall), "1 declare")
    assert fans(hand) == ["wang_chuang"] and hand.result.win.price.multiplier == 8
    assert hand.result.win.huxi == huxi


def test_wang_chuang_counts_the_kings_as_the_drawn_card_for_colour():
    """``fan.wang_chuang``: no red and a black card is 黑胡 ×4 × 王闯 ×8 = ×32."""
    cards = "999b111b888b111s456b456skk"
    hand = play(announce(cards, "3s"), "1 declare")
    assert sorted(fans(hand)) == ["black", "wang_chuang"]
    assert hand.result.win.price.multiplier == 32
    hand = play(announce(cards, "2s"), "1 declare")
    assert fans(hand) == ["wang_chuang"] and hand.result.win.red == 3


def test_wang_chuang_with_a_quad_five_finished_groups_and_the_pair():
    """``fan.wang_chuang``: five melds including the quad, a 将 and both kings."""
    hand = play(announce(WANG_CHUANG_QUAD, "3s"), "1 declare")
    assert fans(hand) == ["wang_chuang"]
    assert hand.result.win.huxi == 12 + 6 + 6 + 3


def test_a_declined_announcement_is_a_normal_draw_with_zimo_only():
    """``king.call``: an ordinary 自摸 ×2 is still possible."""
    hand = play(announce(WANG_DIAO, "2s"), "1 pass")
    until_hu(hand, 1)
    play(hand, "1 hu")
    assert not hand.result.declared
    assert fans(hand) == ["self_draw"]


def test_undeclared_a_flip_that_makes_a_wei_is_taken_first():
    """``turn.own_first``: 偎 and 提 do not yield a 王钓 win by themselves."""
    hand = play(announce(WANG_DIAO, "8b"), "1 pass")
    assert [event["card"] for event in drawn(hand, "ti")] == ["8b"]
    assert not hand.over


def test_the_announcement_is_asked_again_before_the_next_own_draw():
    """``king.call``: at the start of each own draw."""
    hand = play(announce(WANG_DIAO, "2s7s3s9s"), "1 pass")
    while "declare" not in hand.legal(1):
        let_pass(hand)
    assert hand.view(1).wall_left == 18
    play(hand, "1 declare")
    assert hand.result.winner == 1 and fans(hand) == ["wang_diao"]


@pytest.mark.parametrize(
    ("cards", "asked"),
    [("123b123s456b456s789b789skk", False), ("123b123b456b456s789b789skk", True)],
)
def test_wang_chuang_is_offered_only_if_every_card_reaches_the_minimum(cards, asked):
    """``king.call``: the triple counted small: 9 + 3 is too few though 9 + 6 would do; 12 + 3 is enough."""
    assert before_the_draw(cards)[1] is asked


OPEN = "123b123s456b456s789b789skk"
"""Six finished groups and both kings: 6 + 3 = 9 胡息; a small triple makes 12, a big one 15."""


def test_an_open_wang_chuang_is_offered_whatever_the_cards_bring():
    """``king.call``: open 王闯 asks for no 胡息. Without both kings, or with cards left over, it is not offered."""
    assert before_the_draw(OPEN, wang_chuang="open")[1]
    for cards in ("123b123s456b456s789b78skk1s", "123b123s456b456s789b789sk"):
        hand, asked = before_the_draw(cards, wang_chuang="open")
        assert not asked and hand.why_not(1, "declare").code == "call_not_ready"


def test_an_open_wang_chuang_wins_where_the_card_brings_enough():
    """``king.call``: 9 + 6 = 15 胡息 on a big card, ×8."""
    hand = play(before_the_draw(OPEN, "5b", wang_chuang="open")[0], "1 declare")
    assert hand.result.winner == 1 and hand.result.win.huxi == 15 and fans(hand) == ["wang_chuang"]


def test_an_open_wang_chuang_that_falls_short_is_dropped_and_play_goes_on():
    """``king.call``: 9 + 3 = 12 胡息 on a small card; it lies as any other flip, and the seat is asked again later."""
    hand = before_the_draw(OPEN, "5s", wang_chuang="open")[0]
    assert [effect.code for effect in effects(hand.table, 1, DECLARE)] == ["call_may_fail"]
    play(hand, "1 declare")
    assert events(hand, "declared") == [{"seat": 1, "name": "wang_chuang"}] and not hand.over
    assert [event["card"] for event in drawn(hand, "flipped")] == ["5s"]
    assert all(hand.view(seat).declared == "" for seat in range(3))
    while "declare" not in hand.legal(1):
        let_pass(hand)
    assert hand.legal(1) == ["pass", "declare"]


def test_an_open_wang_chuang_that_every_card_wins_is_told_as_sure():
    """``king.call``: the effect says that any card wins."""
    hand = before_the_draw(WANG_CHUANG, wang_chuang="open")[0]
    assert [effect.code for effect in effects(hand.table, 1, DECLARE)] == ["any_card_wins"]


@pytest.mark.parametrize(
    ("cards", "asked"), [("1111s345s456b678s678b345bk", False), ("1111s345s456b678s888b345bk", True)]
)
def test_wang_diao_needs_the_minimum_too(cards, asked):
    """``win.minimum``: 9 胡息 and 15."""
    assert before_the_draw(cards)[1] is asked


def test_two_kings_one_in_a_group_and_one_for_the_pair_are_wang_diao():
    """``fan.wang_diao``: a quad, four finished groups, two cards of a fifth."""
    hand = play(announce("0000b888999b111s456b45skk", "9s"), "1 declare")
    assert events(hand, "declared") == [{"seat": 1, "name": "wang_diao"}]
    assert fans(hand) == ["wang_diao"]


def test_announced_wang_diao_never_pays_as_wang_chuang():
    """王闯 needs every card to reach the minimum; a 坎 with one king and the other king 钓 is 王钓 (``king.call``)."""
    hand = play(announce("111s123b456b456s789b789skk", "5b"), "1 declare")
    assert events(hand, "declared") == [{"seat": 1, "name": "wang_diao"}]
    assert "wang_chuang" not in fans(hand) and "wang_diao" in fans(hand)


def test_without_a_king_nothing_is_announced():
    """``king.call``."""
    hand, asked = before_the_draw("888999b123b123s456b456s67s")
    assert not asked
    assert hand.why_not(1, "declare").code == "no_king"


def test_while_a_discard_is_free_nothing_is_announced():
    """``quad.skip``: the hand cannot be complete before the skipped discards are used up."""
    assert not before_the_draw("0000b9999b888b111s456bkk2s")[1]


# --- 黄庄 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "penalty", "scores"),
    [
        (("k", "", "k"), 5, (-5, 10, -5)),
        (("kk", "", ""), 5, (-20, 10, 10)),
        (("", "kk", ""), 10, (20, -40, 20)),
        (("", "k", "k"), 15, (30, -15, -15)),
        (("kk", "", ""), 0, (0, 0, 0)),
    ],
)
def test_in_a_drawn_hand_each_king_costs_points_to_everyone_with_fewer(hands, penalty, scores):
    """``pay.kings``: pairwise difference; one king each pays nothing to the other."""
    hand = drain(deal(*hands, king_draw_penalty=penalty))
    assert hand.result.winner is None
    assert hand.result.scores == scores
    assert all(payment.why == "king" and payment.points > 0 for payment in hand.result.payments)


def test_kings_flipped_during_the_hand_cost_their_holder_too():
    """``pay.kings``."""
    hand = drain(play(deal("0bk", wall="k"), "0 discard 0b"))
    assert hand.result.scores == (-5, -5, 10)
