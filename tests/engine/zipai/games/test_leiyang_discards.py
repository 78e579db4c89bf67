"""放炮: a card played from a hand may be won, and its player pays for both (``win.discard``)."""

from __future__ import annotations

import pytest

from tests.engine.decks import events, laid, offered, play, settle, until, until_hu
from tests.engine.leiyang_tables import drift_to_hu, table

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息, 3 囤."""
OTHER = "000777b345b345s222s678s67s"
"""Waits for 5s and 8s as well: 15 胡息, 1 囤."""
PAIR = "888999b123b123s456b456s00s"
"""A third 0s: 碰 1 or 偎 3; the fourth 8b or 9b makes a 跑 and 00s the 将."""
FREE_OF_FIVES = "888999b123b123s456b678s67s"
"""READY without a 5s, so that three of them may be elsewhere."""


@pytest.mark.parametrize(("times", "each"), [(1, 3), (2, 6), (3, 9)])
def test_the_factor_of_an_own_flip_is_an_option(times, each):
    """``fan.self_draw``: 21 胡息, 3 囤; a factor of 1 is no fan."""
    chosen = table("0b", READY, "", wall="5s", apart="0b", self_draw=times)
    hand = until_hu(play(chosen, "0 discard 0b"), 1)
    assert play(hand, "1 hu").result.scores == (-each, 2 * each, -each)
    assert hand.result.win.price.fans == (("self_draw", times),) * (times > 1)


# --- whose it is -----------------------------------------------------------------------------------------


def test_if_the_first_seat_passes_the_other_wins():
    """``win.one``."""
    hand = play(table("5s", READY, OTHER), "0 discard 5s", "1 pass", "2 hu")
    assert hand.result.winner == 2 and hand.result.scores == (-2, 0, 2)


def test_the_win_comes_before_anothers_pao():
    """``turn.priority``: 胡 beats 跑."""
    hand = play(table("5s", FREE_OF_FIVES, "555s"), "0 discard 5s", "1 hu")
    assert hand.result.winner == 1 and not events(hand, "pao")


def test_a_seat_whose_pao_will_follow_is_not_offered_chi():
    """Its 偎 tells the seat that a 跑 follows if nobody wins; a 吃 could never happen."""
    hand = table("0b", "88s67s0s", READY, wall="8s0b8s", apart="8s0s0b")
    play(hand, "0 discard 0b", "1 discard 0s")
    until(hand, "8s", 0)
    assert offered(hand, 2, "hu") and hand.legal(1) == []
    play(hand, "2 pass")
    assert laid(hand, 1) == ["pao:8888s"]


def test_the_win_comes_before_peng_and_chi():
    """``turn.priority``: even if 碰 was answered first."""
    hand = play(table("5s", READY, "55s", apart="5s"), "0 discard 5s", "2 peng", "1 hu")
    assert hand.result.winner == 1


# --- what the card completes -------------------------------------------------------------------------------


def test_a_triple_filled_by_a_discard_counts_as_peng():
    """``huxi.last_card``: 碰 1, not 坎 3."""
    hand = play(table("0s", PAIR, ""), "0 discard 0s", "1 hu")
    assert hand.result.win.huxi == 21 + 1
    assert "peng" in [group.name for group in hand.result.win.groups]


def test_a_kan_and_the_discarded_fourth_card_are_a_pao():
    """``huxi.last_card``: 9 instead of 6, and 0s 0s the 将."""
    hand = play(table("9b", PAIR, ""), "0 discard 9b", "1 hu")
    assert hand.result.win.huxi == 21 + 3
    assert [group.name for group in hand.result.win.groups].count("pao") == 1


def test_a_peng_or_a_chi_that_completes_the_hand_does_not_win_afterwards():
    """胡 is declared on the card before it is laid; afterwards a discard is owed (``turn.discard``)."""
    hand = play(table("0s", PAIR, "", guo_hu="free"), "0 discard 0s", "1 peng")
    assert "hu" not in hand.legal(1) and offered(hand, 1, "discard")
    hand = settle(play(table("8s", READY, "", guo_hu="free"), "0 discard 8s", "1 chi 678s"))
    assert "hu" not in hand.legal(1) and offered(hand, 1, "discard")


def test_a_discard_after_a_peng_or_a_chi_may_be_won_like_any_other():
    """放炮 covers every card from a hand."""
    hand = table("9s", "99s5s", READY.replace("456s", "345s"), apart="9s5s8s")
    play(hand, "0 discard 9s", "1 peng", "1 discard 5s", "2 hu")
    assert hand.result.scores[1] < 0 and hand.result.scores[0] == 0


# --- the option ---------------------------------------------------------------------------------------------


def test_with_the_option_off_only_flips_win():
    """win_on_discard off."""
    hand = play(table("5s", READY, "", wall="0b5s", apart="0b5s", win_on_discard=False), "0 discard 5s")
    assert "hu" not in hand.legal(1)
    assert hand.why_not(1, "hu").code == "discard_not_won"
    assert "hu" in until(hand, "5s", 2).legal(1)


# --- the last card ------------------------------------------------------------------------------------------

LAST = "888999111b345b456s345s68s"
"""Waits for 7s, its only red card: 18 胡息."""


@pytest.mark.parametrize(("haidi", "times", "tun"), [(1, 2, 8), (2, 4, 20)])
def test_the_last_card_of_the_wall_doubles_with_haidi(haidi, times, tun):
    """``fan.haidi``: 海底 ×2 is an option: 18 × 2 = 36 胡息, 8 囤; × 4 = 72, 20."""
    chosen = table("1s77665544s", "7s891b", LAST, bottom="7s", apart="1s67890s", haidi=haidi)
    hand = play(drift_to_hu(play(chosen, "0 discard 1s"), 2), "2 hu")
    price = hand.result.win.price
    assert hand.view(0).wall_left == 0
    assert (price.huxi_times, price.tun, price.pay_each) == (times, tun, tun)
    assert [name for name, _ in price.huxi_fans] == ["dot", "haidi"][:haidi]


def test_no_other_card_is_haidi():
    """haidi 2, on the first card of the wall."""
    hand = until_hu(play(table("1s", "", LAST, wall="7s", apart="1s", haidi=2), "0 discard 1s"), 2)
    assert [name for name, _ in play(hand, "2 hu").result.win.price.huxi_fans] == ["dot"]


def test_the_last_card_but_one_is_not_haidi():
    """haidi 2, with one card still in the wall."""
    chosen = table("1s7665544s", "77s891b", LAST, bottom="7s0s", apart="17s", haidi=2)
    hand = play(drift_to_hu(play(chosen, "0 discard 1s"), 2), "2 hu")
    assert hand.view(0).wall_left == 1
    assert [name for name, _ in hand.result.win.price.huxi_fans] == ["dot"]
