"""过胡 (``win.guo_hu``): who lets a 胡 go wins later only with a higher payment."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hupai.table.hand import Hand
from hupai.zipai.hand.waits import waits
from hupai.zipai.rules.win_facts import BY_OTHER, BY_SELF
from tests.engine.decks import deal, events, games_where, laid, play, settle, until, until_hu
from tests.engine.leiyang_tables import table

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息, 3 囤; 6 by the own flip."""
MANY = "123s123b567s567b999s999b44s"
"""4b: 绞, 18 胡息, 2 囤. 4s: 碰, 19, 2 囤. The fourth 9s or 9b: 跑, 21, 3 囤."""


def passed(cards, first, second, **options):
    """Seat 2 passes the first card, which seat 1 has flipped; the second one lies next, flipped by seat 0."""
    hand = play(table("0b", "", cards, wall=first + "0b" + second, apart="0b", **options), "0 discard 0b")
    play(until(hand, first, 1), "2 pass")
    return until(hand, second, 0)


def test_the_same_card_for_the_same_payment_is_not_enough():
    """5s by another's flip twice: 3 囤 and 3 囤."""
    hand = passed(READY, "5s", "5s")
    assert "hu" not in hand.legal(2)
    assert hand.why_not(2, "hu").code == "worth_no_more"


def test_another_card_for_the_same_payment_is_not_enough():
    """8s fills the other end for the same 3 囤."""
    assert "hu" not in passed(READY, "5s", "8s").legal(2)


def test_more_huxi_that_pay_the_same_are_not_enough():
    """18 胡息 passed; 19 are 2 囤 as well."""
    assert "hu" not in passed(MANY, "4b", "4s").legal(2)


def test_a_win_that_pays_more_is_offered():
    """2 囤 passed; the 跑 of 9s makes 21 胡息, 3 囤."""
    hand = passed(MANY, "4b", "9s")
    assert "hu" in hand.legal(2)
    assert play(hand, "2 hu").result.scores == (-3, -3, 6)


def test_an_own_flip_may_pay_enough_more():
    """3 囤 passed; the own flip of 5s pays 6."""
    hand = play(table("0b", "", READY, wall="5s5s", apart="0b"), "0 discard 0b")
    play(until(hand, "5s", 1), "2 pass")
    hand = until(hand, "5s", 2)
    assert play(hand, "2 hu").result.scores == (-6, -6, 12)


def test_a_passed_own_flip_counts_against_another_s_flip():
    """An own flip is no exception: 6 passed, 3 and again 6 are not more."""
    hand = play(table("0b", READY, "", wall="5s5s0s8s", apart="0b0s"), "0 discard 0b")
    play(until(hand, "5s", 1), "1 pass")
    assert "hu" not in until(hand, "5s", 2).legal(1)
    assert "hu" not in until(hand, "8s", 1).legal(1)


def test_a_passed_discard_counts_as_what_each_loser_would_have_paid():
    """3 囤 (the discarder pays them twice): another's flip pays 3, which is not more; the own one pays 6."""
    hand = table("5s", READY, "", wall="8s0s0b8s", apart="5s0b0s")
    play(hand, "0 discard 5s", "1 pass")
    assert "hu" in until(hand, "8s", 1).legal(1)
    hand = table("5s", READY, "", wall="0b8s", apart="5s0b")
    play(hand, "0 discard 5s", "1 pass")
    assert "hu" not in until(hand, "8s", 2).legal(1)


def test_a_passed_flip_counts_against_discards():
    """3 囤 either way: seat 0 plays 8s after its 碰."""
    hand = table("00s8s1b", "", READY, wall="5s0s", apart="0s8s5s1b")
    play(hand, "0 discard 1b")
    play(until(hand, "5s", 1), "2 pass")
    play(hand, "0 peng", "0 discard 8s")
    assert hand.view(2).above == 3
    assert "hu" not in hand.legal(2)
    assert hand.why_not(2, "hu").code == "worth_no_more"


def test_the_highest_passed_payment_counts():
    """6 囤 of an own flip passed; 3 of another's would not have been more, and 6 again are not."""
    hand = play(table("0b", "", READY, wall="5s8s0b0b5s", apart="0b"), "0 discard 0b")
    play(until(hand, "5s", 1), "2 pass")
    play(until(hand, "8s", 2), "2 pass")
    assert "hu" not in until(hand, "5s", 2).legal(2)
    assert hand.view(2).above == 6


def test_taking_the_card_by_peng_or_chi_passes_the_win():
    """Taking the card in another way is passing the 胡."""
    assert play(table("4s", "", MANY), "0 discard 4s", "2 peng").view(2).above == 2
    hand = play(table("8s", READY, ""), "0 discard 8s", "1 chi 678s")
    assert settle(hand).view(1).above == 3


def test_the_pao_after_a_passed_win_gives_no_second_chance():
    """9s passed: 跑 is compulsory and completes the hand, but the same 3 囤 are not more than 3."""
    hand = play(table("0b", "", MANY, wall="9s", apart="0b"), "0 discard 0b")
    play(until(hand, "9s", 1), "2 pass")
    assert laid(hand, 2) == ["pao:9999s"]
    assert hand.to_act == (2,) and "hu" not in hand.legal(2)


def test_if_passing_is_free_the_pao_may_win():
    """guo_hu free."""
    hand = play(table("0b", "", MANY, wall="9s", apart="0b", guo_hu="free"), "0 discard 0b")
    play(until(hand, "9s", 1), "2 pass")
    assert "hu" in hand.legal(2)


@pytest.mark.parametrize(("card", "group", "above"), [("4s", "wei:444s", 6), ("9s", "ti:9999s", 8)])
def test_discarding_with_a_complete_hand_passes_the_win(card, group, above):
    """An own 偎 of 4s: 21 胡息, 6 by the own flip; an own 提 of 9s: 24, 8."""
    hand = play(table("0b", MANY, "", wall=card, apart="0b"), "0 discard 0b")
    play(until_hu(hand, 1), "1 discard 7b")
    assert laid(hand, 1) == [group] and hand.view(1).above == above


def test_a_passed_tianhu_counts_with_its_doubling():
    """21 × 2 = 42 胡息, 10 囤, 自摸 20: the dealer's next 胡 must pay more."""
    hand = play(deal(READY, "", "", shown="5s", game="leiyang"), "0 discard 5s")
    assert hand.view(0).above == 20


@pytest.mark.parametrize(("seat", "cards", "above"), [(0, READY, 20), (1, READY, 3)])
def test_a_passed_dihu_would_count(seat, cards, above):
    """No game has both 过胡 and 地胡; one with both would count a win passed there as well."""
    hands = ["", "", ""]
    hands[seat] = cards
    dealt = table(*hands, shown="5s", ju_shou=False)
    hand = Hand(dealt.family, replace(dealt.rules, dihu=1), list(dealt.deck), 0, "")
    assert hand.legal(seat) == ["pass", "hu"]
    assert play(hand, f"{seat} pass").view(seat).above == above


def test_discarding_without_a_complete_hand_passes_no_win():
    """Discarding costs nothing by itself."""
    hand = play(table("0b", "", READY, apart="0b"), "0 discard 0b")
    assert hand.table.above == [0, 0, 0]


def test_a_win_that_was_not_offered_is_not_passed():
    """The same card a second time: not offered, so not counted again; no other seat is affected."""
    hand = passed(READY, "5s", "8s")
    assert hand.table.above == [0, 0, 3]


@pytest.mark.parametrize(("first", "second", "cards"), [("5s", "5s", READY), ("5s", "8s", READY), ("4b", "4s", MANY)])
def test_if_passing_is_free_every_win_is_offered_again(first, second, cards):
    """guo_hu free, as in 永州 and 跑胡子."""
    hand = passed(cards, first, second, guo_hu="free")
    assert "hu" in hand.legal(2) and hand.view(2).above == 0


@pytest.mark.parametrize("game", games_where(guo_hu="free"))
def test_in_the_other_games_passing_is_free(game):
    """``win.guo_hu``: no penalty in the other games."""
    hand = play(deal("0b", "", READY, wall="5s8s", apart="0b", game=game), "0 discard 0b")
    play(until(hand, "5s", 1), "2 pass")
    assert "hu" in until(hand, "8s", 2).legal(2) and hand.view(2).above == 0


def test_the_waits_of_a_hand_respect_its_passed_win():
    """After 3 囤 passed another's 5s does not win, an own one does."""
    hand = passed(READY, "5s", "8s")
    assert waits(hand.table, 2, BY_OTHER) == []
    assert set(waits(hand.table, 2, BY_SELF)) >= {4, 7}


def test_passed_wins_are_forgotten_in_the_next_hand():
    """The mark is for this hand only."""
    hand = passed(READY, "5s", "8s")
    assert hand.table.above[2] == 3
    assert table("0b", "", READY).table.above == [0, 0, 0]
    assert not events(hand, "won")
