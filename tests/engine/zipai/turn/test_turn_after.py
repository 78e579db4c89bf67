"""What follows 吃, 碰, 偎, 提 and 跑: a discard that is owed, skipped or impossible (``turn.discard``)."""

from __future__ import annotations

import pytest

from tests.engine.decks import deal, drain, events, laid, let_pass, offered, play, settle, until, until_hu

SIX_KAN = "111333444555666888s"
"""Eighteen cards that may not be discarded, 18 胡息."""


# --- the discard ---------------------------------------------------------------------------------


def test_after_chi_or_peng_the_seat_discards():
    """``turn.discard``."""
    hand = play(deal("3s", "45s", apart="23s3b"), "0 discard 3s", "1 chi 345s")
    assert hand.to_act == (1,)
    assert all(action.startswith("discard") for action in hand.legal(1))
    hand = play(deal("3s", "33s"), "0 discard 3s", "1 peng")
    assert hand.to_act == (1,)
    assert all(action.startswith("discard") for action in hand.legal(1))


def test_legal_discards_are_the_ordinary_cards_outside_a_kan():
    """``turn.discard``: never from a 坎, never a king."""
    hand = deal("888999b1223456s80s1357bk", shown="7s")
    allowed = ("1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "0s", "1b", "3b", "5b", "7b")
    assert hand.legal(0) == [f"discard {card}" for card in allowed]
    assert hand.why_not(0, "discard 8b").code == "kan_locked"
    assert hand.why_not(0, "discard k").code == "king_never_discarded"


def test_a_pair_may_be_split_by_a_discard():
    """Only a 坎 is never split (``kan.locked``)."""
    assert "discard 5b" in deal("55b").legal(0)


def test_after_a_wei_or_the_first_quad_the_seat_discards():
    """``turn.discard``."""
    for cards in ("88s", "888s"):
        hand = settle(play(deal("0b", cards, wall="8s"), "0 discard 0b"))
        assert hand.to_act == (1,)
        assert all(action.startswith("discard") for action in hand.legal(1))


@pytest.mark.parametrize("first", ["dealt", "drawn"])
def test_after_the_second_quad_no_discard_and_the_next_seat_draws(first):
    """``turn.second_quad``: 重跑, 八块."""
    if first == "dealt":
        hand = deal("0b", "9999b888s", wall="8s0s")
        play(hand, "0 discard 0b")
    else:
        hand = deal("0b", "999b888s0b7b", wall="9b1b1b8s0s", apart="1b")
        play(hand, "0 discard 0b", "1 discard 7b")
    settle(hand)
    assert [event["seat"] for event in events(hand, "skip")] == [1]
    after = events(hand, "flipped")
    assert after[-1]["card"] != "8s" and {"seat": 2, "card": "0s"} in after


def test_a_second_pao_on_a_discard_skips_too_and_the_next_seat_draws():
    """``turn.second_quad``: the 下家 of the seat that laid the 跑 draws."""
    hand = settle(play(deal("8s", "", "9999b888s", wall="0s"), "0 discard 8s"))
    assert events(hand, "skip") == [{"seat": 2}]
    assert events(hand, "flipped")[0] == {"seat": 0, "card": "0s"}


def test_a_declined_hu_leaves_the_lower_options_of_the_same_window():
    """``turn.window``: 胡, 碰 and 吃 are offered side by side."""
    hand = until(play(deal("0b", "", "888999b123b123s456b456s67s", wall="5s"), "0 discard 0b"), "5s")
    assert hand.legal(2)[:2] == ["pass", "hu"]
    assert "chi 456s 567s" in offered(hand, 2, "chi")
    play(hand, "2 chi 456s 567s")
    settle(hand)
    assert events(hand, "chi")[-1] == {"seat": 2, "card": "5s", "melds": ["456s", "567s"], "from": 1}


# --- 吃 and 碰 need a discard that remains ---------------------------------------------------------


def test_peng_is_not_offered_when_no_discard_would_remain():
    """``chi.discard``."""
    hand = play(deal("9b", "78b", SIX_KAN + "99b"), "0 discard 9b")
    assert hand.to_act == (1,)
    assert hand.legal(2) == []
    assert hand.why_not(2, "peng").code == "no_discard_left"


def test_chi_is_not_offered_when_no_discard_would_remain():
    """``chi.discard``."""
    hand = play(deal("9b", SIX_KAN + "78b"), "0 discard 9b")
    assert not offered(hand, 1, "chi")
    one_more = "111333444555666s78b0b9s0s"
    hand = play(deal("9b", one_more, apart="9b"), "0 discard 9b")
    assert offered(hand, 1, "chi") == ["chi 789b", "chi 890b"]


def test_chi_with_bi_is_offered_if_the_bi_melds_leave_a_discard():
    """``chi.discard``: three loose cards are left."""
    hand = play(deal("9b", "111333444555s60s2b789b99s"), "0 discard 9b")
    assert "chi 789b 99s9b" in hand.legal(1)


def test_peng_and_chi_may_use_up_the_hand_while_a_discard_is_free():
    """``chi.discard``: unless a free discard is pending."""
    quads = "1111s3333s4444s555666s"
    hand = play(deal("9b", quads + "99b"), "0 discard 9b")
    assert hand.legal(1) == ["pass", "peng"]
    play(hand, "1 peng")
    assert events(hand, "skip") == [{"seat": 1}]
    hand = play(deal("9b", quads + "78b"), "0 discard 9b")
    assert offered(hand, 1, "chi") == ["chi 789b"]
    play(hand, "1 chi 789b")
    assert [event["seat"] for event in events(hand, "skip")] == [1]


# --- 吃 and 比牌 in play (all ways are judged by the eating vectors) -------------------------------


def test_a_copy_that_cannot_be_laid_forbids_the_eating():
    """``bi.compulsory``: the second 3s cannot be laid, and the reason says so."""
    hand = play(deal("3s", "345s777b888b999b000b111b44b"), "0 discard 3s")
    assert not offered(hand, 1, "chi")
    assert hand.why_not(1, "chi 345s").code == "bi_missing"


def test_a_kan_gives_no_card_to_a_chi_and_forbids_eating_its_kind():
    """``chi.kan``."""
    hand = play(deal("3s", "444s5s777b888b999b000b111b2b"), "0 discard 3s")
    assert not offered(hand, 1, "chi")
    assert hand.why_not(1, "chi 345s").code == "kan_locked"


# --- 死手 ------------------------------------------------------------------------------------------


def test_a_complete_hand_without_a_possible_discard_may_win():
    """``dead.hand``: six 坎 and a 偎."""
    hand = until_hu(play(deal("9b", SIX_KAN + "00s", wall="0s", xing="off"), "0 discard 9b"), 1)
    assert hand.legal(1) == ["pass", "hu"]
    play(hand, "1 hu")
    assert hand.result.win.huxi == 21


def test_a_complete_hand_without_a_discard_is_dead_after_declining():
    """``dead.hand``."""
    hand = dead_hand()
    assert events(hand, "dead") == [{"seat": 1}]
    assert hand.view(0).dead == (False, True, False)


def dead_hand(wall="0s", other=""):
    """Seat 1 lays a 偎 as its seventh group, has no discard and passes 胡: a dead hand."""
    hand = deal("9b", SIX_KAN + "00s", other, wall=wall, game="yongzhou-plain")
    return play(until_hu(play(hand, "0 discard 9b"), 1), "1 pass")


@pytest.mark.parametrize(("least", "offers"), [(18, []), (15, ["pass", "hu"])])
def test_a_hand_of_seven_groups_with_too_few_huxi_and_no_discard_is_dead(least, offers):
    """``dead.hand``: seven groups, 15 胡息: four small 坎, two eaten runs, a small 偎."""
    hand = deal("9b", "333444555666s78b78s11s40b", "", wall="2b9s2b3b1s", min_huxi=least, game="yongzhou-plain")
    play(hand, "0 discard 9b", "1 chi 789b", "1 discard 4b", "1 chi 789s", "1 discard 0b")
    while not events(hand, "wei"):
        let_pass(hand)
    assert laid(hand, 1) == ["chi:789b", "chi:789s", "wei:111s"]
    assert hand.view(1).dead[1] == (not offers)
    assert hand.legal(1) == offers


def test_a_dead_hand_is_offered_neither_hu_nor_chi_nor_peng():
    """``dead.hand``: for the rest of the hand; it is never asked again."""
    hand = dead_hand()
    while hand.to_act:
        seat = hand.to_act[0]
        assert seat != 1
        legal = hand.legal(seat)
        hand.act(seat, legal[0])
    assert all(event["seat"] != 1 for kind in ("chi", "peng", "won") for event in events(hand, kind))


def test_the_flips_of_a_dead_hand_lie_open_and_others_may_take_them():
    """``dead.hand``."""
    hand = until(dead_hand(wall="0s9s8b7b", other="56b"), "7b")
    assert events(hand, "flipped")[-1] == {"seat": 1, "card": "7b"}
    play(hand, "2 chi 567b")
    assert events(hand, "chi") == [{"seat": 2, "card": "7b", "melds": ["567b"], "from": 1}]


@pytest.mark.parametrize(("wall", "event"), [("0s9s8b3s", "ti"), ("0s3s", "pao")])
def test_a_dead_hand_still_lays_its_quads_without_a_discard(wall, event):
    """``dead.hand``: 提 and 跑 still happen, the next seat draws."""
    hand = settle(dead_hand(wall=wall + "2b"))
    assert [fact["seat"] for fact in events(hand, event)] == [1]
    assert {"seat": 2, "card": "2b"} in events(hand, "flipped")
    assert all(fact["seat"] != 1 for fact in events(hand, "discarded"))
    assert events(hand, "dead") == [{"seat": 1}], "the event comes once"


def test_only_kan_and_two_kings_after_an_own_ti_may_win():
    """``king.self_draw``: the kings are the 将."""
    hand = until_hu(play(deal("9b", SIX_KAN + "kk", "", wall="1s", xing="off"), "0 discard 9b"), 1)
    assert laid(hand, 1) == ["ti:1111s"]
    assert hand.legal(1) == ["pass", "hu"]
    play(hand, "1 hu")
    assert hand.result.win.huxi == 9 + 5 * 3


def test_the_kings_of_a_dead_hand_still_pay_at_the_end():
    """``dead.hand``, ``pay.kings``."""
    hand = drain(play(deal("9b", "", SIX_KAN + "kk", wall="1s"), "0 discard 9b"))
    assert hand.result.winner is None
    assert hand.result.scores == (10, 10, -20)
