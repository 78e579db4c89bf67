"""跑胡子 before the first card: 天胡, 地胡, 三提五坎 (``turn.opening``, ``win.shown``, ``win.three_five``)."""

from __future__ import annotations

import pytest

from hupai.zipai.rules.win_facts import BY_DEAL, BY_SHOWN
from tests.engine.decks import deal, events, games_where, laid, offered, play, until
from tests.engine.invariants import check

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息, 3 囤, three red cards."""
OTHER = "777000b345b345s666b567s79s"
"""Waits for 8s: 18 胡息, 2 囤, eight red cards."""
PAIR = "888999b123b123s456b456s00s"
"""A third 0s: 碰 1 or 偎 3; the fourth 8b or 9b makes a 跑 or a 提 and 00s the 将."""


def table(*hands, **chosen):
    """Deal this game."""
    return deal(*hands, game="paohuzi", **chosen)


def fans(hand):
    """The winner's fans as (name, factor)."""
    return list(hand.result.win.price.fans)


# --- 天胡 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("times", "each"), [(1, 6), (2, 12), (4, 24)])
def test_tianhu_doubles_on_top_of_the_own_flip(times, each):
    """``fan.tianhu``: 天胡 ×2 on top of 自摸 ×2: 3 × 2 × 2; the factor is an option."""
    hand = play(table(READY, "", "", shown="5s", tianhu=times), "0 hu")
    assert hand.result.by == BY_DEAL
    assert fans(hand) == [("self_draw", 2)] + [("tianhu", times)] * (times > 1)
    assert hand.result.scores == (2 * each, -each, -each)


def test_the_dealer_may_pass_tianhu():
    """胡 is optional and free to pass, and it is not offered again before the first card."""
    hand = play(table(READY, "", "", shown="5s"), "0 pass")
    assert not offered(hand, 0, "hu") and offered(hand, 0, "discard")
    play(hand, "0 discard 5s")
    assert hand.view(0).above == 0


def test_the_dealer_is_asked_in_the_same_way_whether_or_not_others_wait():
    """The question must not tell the dealer that somebody waits for the shown card."""
    alone = table(READY, "", "", shown="8s", apart="8s")
    together = table(READY, OTHER, "", shown="8s")
    assert offered(together, 1, "hu")
    assert alone.legal(0) == together.legal(0) == ["pass", "hu"]
    assert alone.view(0).phase == together.view(0).phase


# --- 地胡 --------------------------------------------------------------------------------------------------


def test_another_seat_may_win_on_the_shown_card():
    """``win.shown``, ``fan.dihu``: 地胡 ×2, paid by both losers; no 自摸."""
    hand = table("", READY, "", shown="5s")
    assert hand.legal(1) == ["pass", "hu"] and hand.legal(0) == []
    play(hand, "1 hu")
    assert events(hand, "won") == [{"seat": 1, "card": "5s", "by": "shown", "from": 0}]
    assert hand.result.by == BY_SHOWN and fans(hand) == [("dihu", 2)]
    assert hand.result.scores == (-6, 12, -6)


@pytest.mark.parametrize(("dihu", "each", "named"), [(1, 3, []), (2, 6, [("dihu", 2)]), (4, 12, [("dihu", 4)])])
def test_the_factor_of_dihu_is_an_option(dihu, each, named):
    """dihu 1: the shown card may be won, without a factor."""
    hand = play(table("", READY, "", shown="5s", dihu=dihu), "1 hu")
    assert fans(hand) == named and hand.result.scores == (-each, 2 * each, -each)


def test_without_dihu_only_the_dealer_uses_the_shown_card():
    """dihu 0."""
    hand = table("", READY, "", shown="5s", dihu=0)
    assert hand.to_act == (0,)
    assert hand.why_not(1, "hu").code == "shown_is_dealers"


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_seats_are_asked_in_order_from_the_dealer(dealer):
    """``win.shown``: of two who could win, the dealer's 下家 does, whoever answers first."""
    following, last = (dealer + 1) % 3, (dealer + 2) % 3
    hands = [""] * 3
    hands[following], hands[last] = READY, OTHER
    for order in ((following, last), (last, following)):
        hand = table(*hands, shown="8s", dealer=dealer)
        assert hand.to_act == (following, last)
        for seat in order:
            play(hand, f"{seat} hu")
        assert hand.result.winner == following and hand.result.source == dealer


def test_if_the_first_seat_passes_the_second_wins():
    """``win.shown``."""
    hand = play(table("", READY, OTHER, shown="8s"), "1 pass", "2 hu")
    assert hand.result.winner == 2 and hand.result.scores == (-4, -4, 8)


def test_the_dealer_wins_before_the_others():
    """``deal.shown``: the shown card counts as the dealer's own draw: 天胡 before 地胡."""
    for order in ("01", "10"):
        hand = table(READY, OTHER, "", shown="8s")
        play(hand, *(f"{seat} hu" for seat in order))
        assert hand.result.winner == 0 and hand.result.by == BY_DEAL


def test_if_the_dealer_passes_another_seat_wins():
    """The card leaves the dealer's hand again: the dealer has twenty cards and the winner twenty-one."""
    hand = play(table(READY, OTHER, "", shown="8s"), "0 pass", "1 hu")
    assert hand.result.winner == 1
    assert hand.view(0).cards[0] == 20 and hand.view(0).hand[7] == 0


def test_a_declined_shown_card_stays_with_the_dealer_and_leaves_no_trace():
    """``deal.shown``: it joins the hand; nothing shows that somebody was asked."""
    hand = play(table("", READY, "", shown="5s"), "1 pass")
    assert hand.to_act == (0,) and "discard 5s" in hand.legal(0)
    for seat in (0, 2):
        assert [event["t"] for event in hand.events_for(seat)] == ["dealt", "dealt", "dealt", "shown"]
    assert hand.view(1).above == 0, "passing is free"


def test_a_shown_card_that_the_dealer_lays_as_ti_cannot_be_won():
    """``win.shown``, ``turn.own_first``: 提 comes before 胡."""
    hand = table("888s", READY, "", shown="8s")
    assert laid(hand, 0) == ["ti:8888s"]
    assert hand.to_act == (0,) and not offered(hand, 1, "hu")


def test_a_shown_card_that_makes_a_kan_may_be_won():
    """A 坎 is not a 提: the win breaks it up."""
    hand = table("88s", READY, "", shown="8s")
    assert hand.view(0).hand[7] == 3
    play(hand, "1 hu")
    assert hand.view(0).hand[7] == 2 and hand.result.scores == (-6, 12, -6)
    check(hand.table)


def test_a_pair_and_the_shown_card_count_as_peng():
    """``huxi.last_card``: somebody else's card: 21 + 1."""
    hand = play(table("", PAIR, "", shown="0s"), "1 hu")
    assert hand.result.win.huxi == 22


def test_a_hand_that_only_an_own_flip_would_complete_is_not_asked():
    """坎 6 and 3 with a 碰 of 3 are 12; the 偎 of an own 8b would make 15."""
    assert table("", "999b111s88b345s567s890s456b", "", shown="8b").to_act == (0,)


def test_a_kan_and_the_shown_card_count_as_pao():
    """``huxi.last_card``: 9 for the 6 of the 坎."""
    hand = play(table("", PAIR, "", shown="9b"), "1 hu")
    assert hand.result.win.huxi == 24
    assert [group.name for group in hand.result.win.groups].count("pao") == 1


@pytest.mark.parametrize("minimum", [18, 21])
def test_dihu_needs_the_minimum(minimum):
    """min_huxi: 18 are enough for 18, not for 21."""
    assert bool(offered(table("", OTHER, "", shown="8s", min_huxi=minimum), 1, "hu")) is (minimum == 18)


def test_a_dealer_who_skips_the_discard_may_lose_the_shown_card_too():
    """Two dealt 提: declined, the dealer skips its first discard and the next seat draws."""
    hand = table("0000b0000s", READY, "", shown="5s", wall="9s")
    assert hand.legal(1) == ["pass", "hu"]
    play(hand, "1 pass")
    assert events(hand, "skip") == [{"seat": 0}] and events(hand, "flipped")[0]["seat"] == 1
    assert play(table("0000b0000s", READY, "", shown="5s"), "1 hu").result.scores == (-6, 12, -6)


def test_a_hand_with_a_dealt_ti_may_win_on_the_shown_card():
    """Six groups and the pair: 12 + 6 + 6 + 3 = 27 胡息, 5 囤."""
    hand = play(table("", "8888b999b123b123s456s67b99s", "", shown="5b"), "1 hu")
    assert hand.result.win.huxi == 27 and hand.result.win.price.pay_each == 10


def test_a_seat_with_two_dealt_ti_cannot_win_on_the_shown_card():
    """``quad.skip``: its first discard is still to be skipped."""
    hand = table("", "8888b9999b123b123s456s55b", "", shown="5b")
    assert hand.to_act == (0,)


def test_the_shown_card_can_be_won_only_before_the_first_discard():
    """Once the dealer has played it, it is a discard, and discards do not win."""
    hand = play(table("", READY, "", shown="5s"), "1 pass", "0 discard 5s")
    assert not offered(hand, 1, "hu")
    assert hand.why_not(1, "hu").code == "discard_not_won"


# --- 三提五坎 ------------------------------------------------------------------------------------------------

SIX_KAN = "000s777s555s222s000b444s4b6s"
"""Six 坎, 15 + 6 = 21 胡息, twelve red cards."""
THREE_TI = "0000s5555s2222s000b444s4b6s"
"""Three 提, 27 + 6 + 3 = 36 胡息, eleven red cards."""


@pytest.mark.parametrize(("cards", "huxi", "red", "tun"), [(SIX_KAN, 21, 12, 3), (THREE_TI, 36, 11, 8)])
def test_three_ti_or_five_kan_win_before_the_first_discard(cards, huxi, red, tun):
    """``win.three_five``: 天胡 and 自摸; with 红 ×2, 自摸 ×2 and 天胡 ×2 each pays the 囤 eight times."""
    hand = table(cards, "", "", shown="1b")
    assert hand.legal(0) == ["pass", "hu"]
    play(hand, "0 hu")
    result = hand.result
    assert events(hand, "won") == [
        {"seat": 0, "card": None, "by": "deal", "from": None, "special": "three_ti_five_kan"}
    ]
    assert result.win.special == "three_ti_five_kan"
    assert (result.win.huxi, result.win.red, result.win.price.tun) == (huxi, red, tun)
    assert fans(hand) == [("red", 2), ("self_draw", 2), ("tianhu", 2)]
    assert result.scores == (16 * tun, -8 * tun, -8 * tun)


@pytest.mark.parametrize(
    ("cards", "shown", "other"), [("111s333s555s888b22b", "2b", "9s"), ("1111s3333s555s", "5s", "9s")]
)
def test_the_shown_card_may_make_the_fifth_kan_or_the_third_ti(cards, shown, other):
    """``win.three_five``: the shown card counts; with another one the hand does not win."""
    hand = table(cards, "", "", shown=shown)
    assert hand.legal(0) == ["pass", "hu"]
    assert play(hand, "0 hu").result.win.special == "three_ti_five_kan"
    assert not offered(table(cards, "", "", shown=other, apart=shown + other), 0, "hu")


@pytest.mark.parametrize(
    ("cards", "shown", "readings"),
    [
        (SIX_KAN, "1b", {"all", "dealt"}),
        (THREE_TI, "1b", {"all", "dealt"}),
        ("111s333s555s888b22b", "2b", {"all", "shown"}),
        ("1111s3333s555s", "5s", {"all", "shown"}),
        ("111s333s555s888b", "9s", set()),
    ],
)
@pytest.mark.parametrize("reading", ["all", "dealt", "shown"])
def test_the_house_rule_says_which_cards_may_make_three_ti_or_five_kan(cards, shown, readings, reading):
    """``win.three_five``: any of the 21 cards, the twenty dealt first, or with the shown card only."""
    hand = table(cards, "", "", shown=shown, apart=shown, three_five_cards=reading)
    assert bool(offered(hand, 0, "hu")) is (reading in readings)
    if reading in readings:
        assert play(hand, "0 hu").result.win.special == "three_ti_five_kan"


@pytest.mark.parametrize("cards", ["111s333s555s888b", "1111s3333s222b444b", "1111s333s555s888b222b", "1111s3333s"])
def test_fewer_sets_do_not_win(cards):
    """Four 坎; two 提 and two 坎; one 提 and four 坎."""
    hand = table(cards, "", "", shown="9s")
    assert not offered(hand, 0, "hu")


def test_a_ti_beside_five_kan_does_not_matter():
    """The hand wins with its five 坎, and the 提 counts too."""
    hand = play(table("1111s333s555s888b222b666s9s", "", "", shown="9b"), "0 hu")
    assert hand.result.win.special == "three_ti_five_kan" and hand.result.win.huxi == 9 + 3 + 3 + 6 + 6 + 3


def test_the_other_cards_need_not_form_groups():
    """They lie beside the sets and are worth nothing."""
    hand = play(table(SIX_KAN, "", "", shown="1b"), "0 hu")
    names = [group.name for group in hand.result.win.groups]
    assert names == ["kan"] * 6 + ["loose"]
    assert hand.result.win.groups[-1].huxi == 0 and len(hand.result.win.groups[-1].cards) == 3


@pytest.mark.parametrize("minimum", [15, 18, 21])
def test_the_minimum_does_not_apply(minimum):
    """``win.three_five``: five small 坎 are 15 胡息 and win whatever the minimum is, with 1 囤."""
    hand = play(table("111s333s555s888s999s4b6b8b", "", "", shown="0b", min_huxi=minimum, apart="2b7b0b"), "0 hu")
    assert hand.result.win.huxi == 15 and hand.result.win.price.tun == 1


def test_only_the_dealer_wins_with_three_ti_or_five_kan():
    """``win.three_five`` is for the dealer."""
    for cards in (SIX_KAN[:-2] + "1b", THREE_TI[:-2] + "1b"):
        hand = table("", cards, "", shown="9b")
        assert not offered(hand, 1, "hu")


def test_after_declining_five_kan_the_dealer_discards():
    """胡 is optional."""
    hand = play(table(SIX_KAN, "", "", shown="1b"), "0 pass")
    assert sorted(hand.legal(0)) == ["discard 1b", "discard 4b", "discard 6s"]


def test_after_declining_three_ti_the_dealer_skips_two_discards():
    """``quad.skip``: three quads skip two discards."""
    hand = play(table(THREE_TI, "", "", shown="1b", wall="9s"), "0 pass")
    assert events(hand, "skip") == [{"seat": 0}] and hand.view(0).skips == (1, 0, 0)
    assert until(hand, "9s").view(0).live_seat == 1


def test_a_complete_hand_with_five_kan_wins_with_the_reading_that_pays_more():
    """Five 坎 and two 一二三: 15 + 6 + 3 = 24 胡息 against 15 of the 坎 alone."""
    cards = "444s555s666s888s999s123b12s"
    hand = table(cards, "", "", shown="3s")
    assert hand.legal(0) == ["pass", "hu"]
    play(hand, "0 hu")
    assert hand.result.win.special == "" and hand.result.win.huxi == 24
    assert "special" not in events(hand, "won")[0]


def test_a_declined_win_is_not_offered_again_with_the_discard():
    """It is answered once, before the first card."""
    hand = play(table("444s555s666s888s999s123b12s", "", "", shown="3s"), "0 pass")
    assert not offered(hand, 0, "hu") and offered(hand, 0, "discard")


def test_the_dealers_three_ti_come_before_a_win_on_the_shown_card():
    """The dealer comes first."""
    hand = table(SIX_KAN[:-4] + "9s9b", READY, "", shown="8s")
    assert hand.to_act == (0, 1)
    play(hand, "1 hu", "0 hu")
    assert hand.result.winner == 0


@pytest.mark.parametrize("cards", [SIX_KAN, THREE_TI])
def test_with_the_option_off_three_ti_and_five_kan_do_not_win(cards):
    """three_ti_five_kan off: the dealer discards or skips as usual."""
    hand = table(cards, "", "", shown="1b", three_ti_five_kan=False)
    assert not offered(hand, 0, "hu")
    assert bool(events(hand, "skip")) is (cards == THREE_TI)


@pytest.mark.parametrize("game", games_where(three_ti_five_kan=False))
@pytest.mark.parametrize("cards", [SIX_KAN, THREE_TI])
def test_the_other_games_have_no_win_with_three_ti_or_five_kan(game, cards):
    """``win.three_five``: on in the standard game only."""
    assert not offered(deal(cards, "", "", shown="1b", game=game), 0, "hu")


@pytest.mark.parametrize("game", games_where(dihu=0, ju_shou=False))
def test_the_other_games_leave_the_shown_card_to_the_dealer(game):
    """``win.shown``: nobody is asked before the first card."""
    hand = deal("", READY, "", shown="5s", game=game)
    assert hand.to_act == (0,) and hand.why_not(1, "hu") is not None
