"""Who may take a card flipped from the wall, and in which order (``turn.flip``, ``turn.priority``)."""

from __future__ import annotations

import pytest

from tests.engine.decks import deal, events, laid, last_card, offered, play, settle, until

READY = "888999b123b123s456b456s67s"
"""Waits for 5s and 8s with 21 胡息."""
READY_TOO = "777000b345b123s456s890s67s"
"""Waits for 5s and 8s with 15 胡息."""
PAO_WIN = "555s888b999b123b123s456b00b"
"""A 坎 of 5s, five finished groups and a pair: the first quad completes it."""


def test_nobody_may_claim_a_card_that_the_drawer_lays_as_ti():
    """``turn.own_first``: 提 beats 胡."""
    hand = deal("1b", "888s", READY, wall="8s")
    play(hand, "0 discard 1b")
    settle(hand)
    assert events(hand, "ti") == [{"seat": 1, "card": "8s", "start": False, "grew": "kan"}]
    assert hand.to_act == (1,)
    assert not events(hand, "won")


def test_an_own_flip_makes_a_wei_a_ti():
    """``ti.compulsory``: an own 偎 that is not 臭."""
    hand = deal("1b", "55s9b", wall="5s0b0b5s")
    play(hand, "0 discard 1b", "1 discard 9b")
    settle(hand)
    assert [event["card"] for event in events(hand, "ti")] == ["5s"]
    assert laid(hand, 1) == ["ti:5555s"]


def test_wei_of_the_drawer_comes_before_hu_of_anybody_else():
    """``turn.own_first``: nobody can win a card another takes as 偎."""
    hand = settle(play(deal("1b", "88s", READY, wall="8s"), "0 discard 1b"))
    assert events(hand, "wei") == [{"seat": 1, "card": "8s", "chou": False}]
    assert hand.to_act == (1,)


def test_wei_is_compulsory():
    """``wei.compulsory``: the drawer is not asked."""
    hand = settle(play(deal("1b", "88s", wall="8s"), "0 discard 1b"))
    assert laid(hand, 1) == ["wei:888s"]
    assert all(action.startswith("discard") for action in hand.legal(1))


WEI_WIN = "888999b123b123s456b456s00b"
"""Six groups and a pair: an own 0b makes the seventh."""


def test_hu_after_wei_is_offered_and_counts_as_zimo():
    """``win.after_quad``; the drawn triple counts as 偎."""
    hand = settle(play(deal("1b", WEI_WIN, wall="0b", xing="off"), "0 discard 1b"))
    assert laid(hand, 1) == ["wei:000b"]
    assert "hu" in hand.legal(1)
    play(hand, "1 hu")
    assert hand.result.by == 0 and hand.result.win.huxi == 27
    assert ("self_draw", 2) in hand.result.win.price.fans


def test_hu_after_wei_is_optional():
    """``win.optional``: a discard follows instead."""
    hand = settle(play(deal("1b", WEI_WIN, wall="0b"), "0 discard 1b"))
    play(hand, "1 discard 6s")
    assert not hand.over


def test_hu_after_ti_is_offered():
    """``win.after_quad``: the first quad; 提 counts 9."""
    hand = settle(play(deal("1b", PAO_WIN, wall="5s", xing="off"), "0 discard 1b"))
    assert laid(hand, 1) == ["ti:5555s"]
    play(hand, "1 hu")
    assert hand.result.win.huxi == 9 + 6 + 6 + 6 + 3


def turned(hands, dealer):
    """These hands, the first one for the dealer."""
    return [hands[(seat - dealer) % 3] for seat in range(3)]


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_the_drawer_wins_before_the_next_seat(dealer, order):
    """``win.one``: exactly one winner, whoever answers first."""
    hand = deal(*turned(["9s", READY, READY_TOO], dealer), dealer=dealer, wall="8s")
    play(hand, f"{dealer} discard 9s")
    for place in order:
        if not hand.over:
            play(hand, f"{(dealer + place) % 3} hu")
    assert hand.result.winner == (dealer + 1) % 3 and hand.result.by == 0


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_the_next_seat_wins_before_the_previous_one(dealer, order):
    """``win.one``: drawer, 下家, 上家."""
    hand = deal(*turned(["9s", READY, READY_TOO], dealer), dealer=dealer, wall="3b1s8s")
    until(play(hand, f"{dealer} discard 9s"), "8s", dealer)
    for place in order:
        if not hand.over:
            play(hand, f"{(dealer + place) % 3} hu")
    winner = (dealer + 1) % 3
    assert hand.result.winner == winner and hand.result.source == dealer
    assert events(hand, "won") == [{"seat": winner, "card": "8s", "by": "other", "from": dealer}]


def test_after_the_first_seat_declines_hu_the_second_may_win():
    """``turn.window``: the window goes on."""
    hand = play(deal("9s", READY, READY_TOO, wall="8s"), "0 discard 9s", "1 pass", "2 hu")
    assert hand.result.winner == 2


def test_hu_outranks_peng_and_chi():
    """``turn.priority``: 胡 > 跑 > 碰 > 吃."""
    hand = deal("88s0b", READY, "67s9s", wall="8s")
    play(hand, "0 discard 0b")
    assert set(hand.to_act) == {0, 1, 2}
    play(hand, "0 peng", f"2 {offered(hand, 2, 'chi')[0]}", "1 hu")
    assert hand.result.winner == 1


def test_hu_outranks_pao():
    """``win.before_pao``: 撇跑胡."""
    hand = play(deal("0b", READY, "888s", wall="8s"), "0 discard 0b")
    assert set(hand.to_act) == {1}
    play(hand, "1 hu")
    assert hand.result.winner == 1 and not events(hand, "pao")


def test_pao_follows_automatically_if_nobody_wins():
    """``pao.compulsory``."""
    hand = play(deal("0b", READY, "888s", wall="8s"), "0 discard 0b", "1 pass")
    assert events(hand, "pao") == [{"seat": 2, "card": "8s", "from": 1, "grew": "kan"}]
    assert hand.to_act == (2,)


def test_anothers_flip_makes_a_wei_a_pao():
    """``pao.compulsory``."""
    hand = play(deal("1b", "55s9b", wall="5s5s"), "0 discard 1b", "1 discard 9b")
    settle(hand)
    assert events(hand, "pao") == [{"seat": 1, "card": "5s", "from": 2, "grew": "wei"}]


def test_the_drawers_own_flip_makes_its_laid_peng_a_pao():
    """``pao.compulsory``: it is a 跑, not a 提 (6 胡息, not 9)."""
    hand = deal("5s", "55s9b", wall="0b0b5s")
    play(hand, "0 discard 5s", "1 peng", "1 discard 9b")
    settle(hand)
    assert events(hand, "pao") == [{"seat": 1, "card": "5s", "from": 1, "grew": "peng"}]
    assert laid(hand, 1) == ["pao:5555s"]
    assert hand.view(0).huxi[1] == 6


def test_hu_after_pao_is_offered_for_the_first_quad():
    """``win.after_quad``: the card could have been won at once, or after the 跑."""
    hand = deal("1b", "9s", PAO_WIN, wall="5s", xing="off")
    play(hand, "0 discard 1b", "2 pass")
    assert laid(hand, 2) == ["pao:5555s"]
    assert "hu" in hand.legal(2)
    play(hand, "2 hu")
    assert hand.result.by == 1 and hand.result.source == 1
    assert hand.result.win.huxi == 6 + 6 + 6 + 6 + 3


def test_a_second_quad_never_wins():
    """``turn.second_quad``: a 重跑 can never itself complete a hand."""
    hand = deal("1b", "9s", "4444s555s888b999b123b0b", wall="5s0s")
    settle(play(hand, "0 discard 1b"))
    assert [event["seat"] for event in events(hand, "pao")] == [2]
    assert [event["seat"] for event in events(hand, "skip")] == [2]


def test_the_winner_may_use_the_fourth_card_elsewhere_and_leave_the_triple():
    """``win.before_pao`` 破跑胡: the better one is taken."""
    # 坎 5s and 67s: another's 5s finishes 567s and the triple stays a 坎; as a 跑 67s would be left over.
    hand = play(deal("1b", "9s", "555s888b999b123b123s456b67s", wall="5s", xing="off"), "0 discard 1b")
    play(hand, "2 hu")
    assert hand.result.win.huxi == 3 + 6 + 6 + 6 + 3


def test_those_who_did_not_draw_may_peng_a_flip():
    """``peng.pair``: the drawer's pair would have been a 偎."""
    hand = until(play(deal("1b33s", "", wall="3s", apart="23s3b"), "0 discard 1b"), "3s")
    assert offered(hand, 0, "peng") == ["peng"]
    hand = until(play(deal("1b", "", "33s", wall="3s", apart="23s3b"), "0 discard 1b"), "3s")
    assert offered(hand, 2, "peng") == ["peng"]


def test_peng_outranks_chi_of_the_drawer_on_a_flip():
    """``turn.priority``."""
    hand = until(play(deal("1b33s", "45s", wall="3s", apart="23s3b"), "0 discard 1b"), "3s")
    play(hand, "1 chi 345s", "0 peng")
    assert events(hand, "peng") == [{"seat": 0, "card": "3s", "from": 1}]
    assert not events(hand, "chi")


def test_on_a_flip_the_drawer_eats_before_the_next_seat_and_the_previous_one_never():
    """``chi.who``, ``turn.priority``."""
    hand = until(play(deal("1b45s", "45s", "45s", wall="3s", apart="23s3b"), "0 discard 1b"), "3s")
    assert "chi 345s" in hand.legal(1) and "chi 345s" in hand.legal(2)
    assert hand.legal(0) == []
    assert hand.why_not(0, "chi 345s").code == "not_next_seat"
    play(hand, "2 chi 345s")
    assert not events(hand, "chi")
    play(hand, "1 chi 345s")
    assert [event["seat"] for event in events(hand, "chi")] == [1]


def test_a_flip_that_the_drawer_passes_may_be_eaten_by_the_next_seat():
    """``chi.who``."""
    hand = until(play(deal("1b", "45s", "45s", wall="3s", apart="23s3b"), "0 discard 1b"), "3s")
    play(hand, "1 pass", "2 chi 345s")
    assert events(hand, "chi") == [{"seat": 2, "card": "3s", "melds": ["345s"], "from": 1}]
    assert hand.to_act == (2,)


def test_an_unwanted_flip_lies_before_the_drawer_and_never_enters_a_hand():
    """``turn.flip``."""
    hand = settle(play(deal("1b", wall="9b0b", game="yongzhou-plain"), "0 discard 1b"))
    assert events(hand, "unclaimed")[1] == {"seat": 1, "card": "9b"}
    assert hand.view(0).discards[1][0] == (18, 0)
    assert hand.view(0).cards == (20, 20, 20)


def test_on_the_last_wall_card_hu_is_offered():
    """``turn.last_card``: 胡, 提, 偎, 跑 only."""
    hand = last_card(play(deal("0b", READY, bottom="8s", game="yongzhou-plain"), "0 discard 0b"))
    assert hand.legal(1) == ["pass", "hu"]
    play(hand, "1 hu")
    assert hand.result.winner == 1


@pytest.mark.parametrize("cards", ["33s", "45s"])
def test_the_last_wall_card_is_taken_by_neither_peng_nor_chi(cards):
    """``turn.last_card``: nobody is asked; the hand is over. (The plain wall of 19 ends with seat 1's flip.)"""
    hand = play(deal("1b", "9s" + ("" if cards == "33s" else cards), cards, bottom="3s", game="yongzhou-plain"))
    play(hand, "0 discard 1b")
    last_card(hand)
    assert events(hand, "flipped")[-1] == {"seat": 1, "card": "3s"}
    assert hand.over and hand.result.winner is None


@pytest.mark.parametrize(
    ("cards", "event"), [(("1b", "333s", ""), "ti"), (("1b", "33s", ""), "wei"), (("1b", "", "333s"), "pao")]
)
def test_on_the_last_wall_card_ti_wei_and_pao_still_happen(cards, event):
    """``turn.last_card``: without a win the hand is then a 黄庄, no discard follows."""
    hand = last_card(play(deal(*cards, bottom="3s", game="yongzhou-plain"), "0 discard 1b"))
    assert len(events(hand, event)) == 1
    assert hand.over and hand.result.winner is None


def test_a_wei_of_the_last_card_may_still_win():
    """``turn.last_card``: letting it go ends the hand."""
    for answer, winner in (("hu", 1), ("pass", None)):
        hand = last_card(play(deal("1b", WEI_WIN, bottom="0b", game="yongzhou-plain"), "0 discard 1b"))
        assert hand.legal(1) == ["pass", "hu"]
        play(hand, f"1 {answer}")
        assert hand.over and hand.result.winner == winner


def test_a_king_holder_wins_on_the_pao_of_its_own_flip_and_may_let_the_card_go_first():
    """``king.self_draw``, ``win.after_quad``: 胡, then 跑 from the own 碰, then 胡 again."""
    hand = deal("5s", "55s888999b123b456b123s6s9sk", "", wall="0b0b5s", xing="off", apart="0b")
    play(hand, "0 discard 5s", "1 peng", "1 discard 9s")
    until(hand, "5s", 1)
    play(hand, "1 pass")
    assert laid(hand, 1) == ["pao:5555s"]
    play(hand, "1 hu")
    assert hand.result.by == 0 and hand.result.win.huxi == 6 + 6 + 6 + 6 + 3
