"""过张: which cards a seat may no longer eat or 碰, and what that never blocks (the ``past.`` rules)."""

from __future__ import annotations

import pytest

from hupai.zipai.actions import PASS
from hupai.zipai.why.preview import effects
from tests.engine.decks import deal, events, laid, let_pass, offered, play, settle, until

READY = "888999b123b123s456b456s67s"
"""Waits for 5s and 8s with 21 胡息."""


def marks(hand, seat):
    """The kinds that this seat may no longer eat, and no longer 碰, as sets of codes."""
    seen = hand.view(seat)
    codes = [f"{number % 10}{size}" for size in "sb" for number in range(1, 11)]
    return (
        {code for kind, code in enumerate(codes) if seen.no_chi >> kind & 1},
        {code for kind, code in enumerate(codes) if seen.no_peng >> kind & 1},
    )


def test_a_declined_peng_forbids_ones_own_peng_of_that_value():
    """``past.peng``: 忍碰."""
    hand = settle(play(deal("3s", "", "33s"), "0 discard 3s", "2 pass"))
    no_chi, no_peng = marks(hand, 2)
    assert "3s" in no_peng and "3s" not in no_chi


def test_a_value_whose_peng_was_declined_is_not_offered_again_and_the_refusal_says_so():
    """``past.peng``: the other copy, flipped later."""
    hand = deal("3s", "4455s0b", "33s", wall="9b3s", apart="23s3b")
    play(hand, "0 discard 3s", "1 chi 345s", "2 pass", "1 discard 0b")
    until(hand, "3s", 0)
    assert hand.legal(1) == ["pass", "chi 345s"]
    assert hand.legal(2) == []
    assert hand.why_not(2, "peng").code == "past_peng"


def test_a_declined_chi_forbids_ones_own_chi_of_that_value():
    """``past.chi``."""
    hand = play(deal("3s", "45s", wall="3s", apart="23s3b"), "0 discard 3s", "1 pass")
    assert marks(hand, 1)[0] >= {"3s"}
    assert "3s" not in marks(hand, 1)[1]
    assert not offered(hand, 1, "chi")


def test_a_discarded_value_may_be_taken_by_neither_chi_nor_peng():
    """``past.discard``: 3s is discarded; when another 3s is flipped, the seat holds 2s 4s."""
    hand = play(deal("3s24s", "", "45s", wall="9b3s", apart="3s3b"), "0 discard 3s")
    assert marks(hand, 0) == ({"3s"}, {"3s"})
    until(hand, "3s", 2)
    assert hand.legal(0) == []
    assert hand.why_not(0, "chi 234s").code == "past_chi"


def test_an_unclaimed_flip_forbids_chi_to_drawer_and_next_seat_if_they_could_have_eaten():
    """``past.chi``: only if they could."""
    hand = until(play(deal("0b", "45s", "45s", wall="3s", apart="23s3b"), "0 discard 0b"), "3s")
    play(hand, "1 pass", "2 pass")
    assert "3s" in marks(hand, 1)[0] and "3s" in marks(hand, 2)[0]
    assert "3s" not in marks(hand, 0)[0]


def test_an_unclaimed_flip_forbids_nothing_to_seats_that_could_not_use_it():
    """``past.chi``, ``past.peng``."""
    hand = play(deal("0b", wall="9s", apart="78s0s9b"), "0 discard 0b")
    settle(hand)
    assert {"seat": 1, "card": "9s"} in events(hand, "unclaimed")
    for seat in range(3):
        assert "9s" not in marks(hand, seat)[0] and "9s" not in marks(hand, seat)[1]


def test_an_unclaimed_discard_forbids_chi_to_the_next_seat_only():
    """``past.chi``."""
    hand = play(deal("3s", "45s", "45s", apart="23s3b"), "0 discard 3s", "1 pass")
    assert "3s" in marks(hand, 1)[0]
    assert "3s" not in marks(hand, 2)[0]


def test_a_card_lost_to_a_higher_claim_leaves_no_mark():
    """``past.chi``: the one who wanted to eat, and the one who passed, may eat it later."""
    for answer in ("chi 345s", "pass"):
        hand = play(deal("3s", "45s", "33s", apart="23s3b"), "0 discard 3s", f"1 {answer}", "2 peng")
        assert events(hand, "peng") and "3s" not in marks(hand, 1)[0]


def test_a_chi_lost_to_the_drawers_chi_leaves_no_mark():
    """``past.chi``."""
    for answer in ("chi 345s", "pass"):
        hand = until(play(deal("0b", "45s", "45s", wall="3s", apart="23s3b"), "0 discard 0b"), "3s")
        play(hand, f"2 {answer}", "1 chi 345s")
        assert "3s" not in marks(hand, 2)[0]


def test_a_peng_declined_before_a_lower_claim_leaves_a_mark():
    """``past.peng``: the 碰 was refused, not lost."""
    hand = play(deal("3s", "45s", "33s", apart="23s3b"), "0 discard 3s", "1 chi 345s", "2 pass")
    assert events(hand, "chi")
    assert marks(hand, 2)[1] == {"3s"}


def test_a_drawer_who_passes_a_card_that_the_next_seat_eats_is_marked():
    """``past.chi``: declined, whoever takes it."""
    hand = until(play(deal("0b", "45s", "45s", wall="3s", apart="23s3b"), "0 discard 0b"), "3s")
    play(hand, "1 pass", "2 chi 345s")
    assert "3s" in marks(hand, 1)[0]


def test_declining_peng_but_eating_leaves_the_peng_mark_only():
    """``past.peng``."""
    hand = play(deal("2s", "22s2b70s", apart="2s"), "0 discard 2s")
    settle(play(hand, f"1 {offered(hand, 1, 'chi')[0]}"))
    assert marks(hand, 1) == (set(), {"2s"})


def test_a_dead_value_may_still_be_laid_as_chouwei():
    """``wei.stale``: the 偎 of a value whose 碰 was passed is a 臭偎."""
    hand = play(deal("3s", "33s", wall="3s"), "0 discard 3s", "1 pass")
    settle(hand)
    assert events(hand, "wei") == [{"seat": 1, "card": "3s", "chou": True}]
    assert laid(hand, 1) == ["chouwei:333s"]


def test_a_wei_of_a_value_never_passed_is_not_a_chouwei():
    """``wei.stale``: only a passed 碰 makes it 臭."""
    hand = settle(play(deal("0b", "33s", wall="3s"), "0 discard 0b"))
    assert laid(hand, 1) == ["wei:333s"]


def test_a_chouwei_has_the_huxi_of_a_wei():
    """``wei.stale``, ``huxi.sets``."""
    hand = settle(play(deal("3b", "33b", wall="3b"), "0 discard 3b", "1 pass"))
    assert laid(hand, 1) == ["chouwei:333b"]
    assert hand.view(0).huxi[1] == 6


def test_a_value_one_discarded_may_still_be_won():
    """``past.discard``: discarding blocks 吃 and 碰 only."""
    hand = deal(READY, "", "", shown="8s", wall="8s", game="yongzhou-plain")
    play(hand, "0 discard 8s")
    until(hand, "8s", 1)
    assert "hu" in hand.legal(0)


def test_each_seat_has_its_own_marks():
    """``past.chi``, ``past.peng``."""
    hand = play(deal("3s", "", "33s"), "0 discard 3s", "2 pass")
    assert hand.view(0).no_peng >> 2 & 1, "its own discard"
    assert not hand.view(1).no_peng


# --- what else a pass rules out: ``guo_zhang`` -------------------------------------------------------------------


@pytest.mark.parametrize(("reading", "peng"), [("each", False), ("both", True)])
def test_a_passed_chi_rules_out_the_peng_of_that_card_only_where_both_are_lost(reading, peng):
    """``past.chi``: with ``guo_zhang`` both, elsewhere the 吃 only."""
    hand = deal("3s", "45s", apart="3s", guo_zhang=reading)
    play(hand, "0 discard 3s")
    assert [effect.code for effect in effects(hand.table, 1, PASS)] == [
        "claims_lost_unless_taken" if peng else "chi_lost"
    ]
    play(hand, "1 pass")
    no_chi, no_peng = marks(hand, 1)
    assert "3s" in no_chi and ("3s" in no_peng) is peng


@pytest.mark.parametrize(("reading", "chi"), [("each", True), ("both", False)])
def test_a_passed_peng_rules_out_the_chi_of_that_card_only_where_both_are_lost(reading, chi):
    """``past.peng``: seat 2 lets a 碰 of 3s go and could later eat 3s with three runs, 比牌 included."""
    hand = deal("3s", "0b", "33s124455s", wall="3s", apart="3s3b", guo_zhang=reading)
    play(hand, "0 discard 3s", "2 pass")
    while not events(hand, "flipped"):
        let_pass(hand)
    assert {"seat": 1, "card": "3s"} in events(hand, "flipped")
    assert ("3s" in marks(hand, 2)[0]) is not chi
    assert ({"seat": 1, "card": "3s"} in events(hand, "unclaimed")) is not chi, "seat 2 is asked, or nobody is"
    if chi:
        assert offered(hand, 2, "chi") and hand.why_not(2, "peng").code == "past_peng"


@pytest.mark.parametrize("reading", ["each", "both"])
def test_eating_a_card_instead_of_taking_it_by_peng_rules_out_the_peng_only(reading):
    """``past.peng``: the card was not let pass altogether."""
    hand = play(deal("3s", "33s124455s0b", apart="3s", guo_zhang=reading), "0 discard 3s")
    way = next(action for action in hand.legal(1) if action.startswith("chi"))
    play(hand, f"1 {way}")
    no_chi, no_peng = marks(hand, 1)
    assert "3s" in no_peng and "3s" not in no_chi


@pytest.mark.parametrize("reading", ["each", "both"])
def test_a_card_that_a_higher_claim_took_was_not_let_pass(reading):
    """``past.chi``: seat 1 passes the 吃, seat 2 takes the card by 碰."""
    hand = play(deal("3s", "45s", "33s", guo_zhang=reading), "0 discard 3s", "1 pass", "2 peng")
    no_chi, no_peng = marks(hand, 1)
    assert "3s" not in no_chi and "3s" not in no_peng
