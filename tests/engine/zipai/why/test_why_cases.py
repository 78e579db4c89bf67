"""Refusals that need a position of their own: the given reason is the one that applies there."""

from __future__ import annotations

import pytest

import hupai
from hupai.table.errors import IllegalAction
from hupai.table.hand import Hand
from tests.engine.decks import deal, last_card, let_pass, play, settle, until
from tests.engine.leiyang_tables import table

READY = "999b777b123b123s456b456s67s"
"""Waits for 5s and 8s."""


def why(hand: Hand, seat: int, action: str) -> tuple[str, str]:
    """The code and the rule of a refusal."""
    reason = hand.why_not(seat, action)
    assert reason is not None
    return reason.code, reason.rule


def test_a_card_that_becomes_a_pao_cannot_be_passed_eaten_or_taken_by_peng() -> None:
    """``pao.compulsory``: seat 2 holds three of the card that seat 1 may win; its 跑 cannot be declined."""
    hand = until(play(deal("0b", READY, "888s", wall="8s", apart="8s"), "0 discard 0b"), "8s")
    assert why(hand, 2, "pass") == ("pao_follows", "pao.compulsory")
    assert why(hand, 2, "peng") == ("runs_by_itself", "pao.compulsory")
    assert why(hand, 2, "chi 789s") == ("holds_kan", "chi.kan")


def test_a_pao_of_a_discard_and_of_an_own_flip_cannot_be_declined_either() -> None:
    """With discards won, seat 2 holds three of the card that seat 1 may win; seat 1 flips the fourth of its own 碰."""
    hand = play(table("8s", READY, "888s", apart="8s", ju_shou=False), "0 discard 8s")
    assert hand.to_act == (1,)
    assert why(hand, 2, "pass") == ("pao_follows", "pao.compulsory")
    assert why(hand, 0, "pass") == ("nothing_to_pass", "turn.window"), "who played the card takes no part"
    own = play(deal("5s", "55s888999b123b456b123s6s9s", "", wall="0b0b5s", apart="0b5s", game="yongzhou-plain"))
    play(own, "0 discard 5s", "1 peng", "1 discard 9s")
    until(own, "5s", 1)
    assert "hu" in own.legal(1)
    assert why(own, 1, "peng") == ("runs_by_itself", "pao.compulsory")
    assert why(own, 1, "chi 567s") == ("pao_follows", "pao.compulsory")


def test_a_complete_hand_without_huxi_is_refused_as_too_small() -> None:
    """``win.zero``: complete, 0 胡息; only Leiyang wins with none at all."""
    nothing = "2s22b33s3b678s678s00s0b789b45b"
    hand = deal("1b", nothing, "45b", wall="6b", apart="6b", game="yongzhou-plain")
    until(play(hand, "0 discard 1b"), "6b")
    reason = hand.why_not(1, "hu")
    assert reason is not None and reason.code == "too_few_huxi"
    assert reason.facts == {"huxi": 0, "min": 15, "zero": False}
    assert why(hand, 2, "hu") == ("not_complete", "win.shape")


@pytest.mark.parametrize(("held", "said"), [("", "do not have one"), ("5s", "hold only one")], ids=["none", "one"])
def test_a_peng_of_an_own_flip_is_refused_by_what_the_hand_lacks(held: str, said: str) -> None:
    """``peng.pair``: what the player sees at a glance is said, and not who flipped the card."""
    hand = deal("0b", f"{held}46s", "", wall="5s", apart="5s", game="yongzhou-plain")
    until(play(hand, "0 discard 0b"), "5s", 1)
    assert 1 in hand.to_act
    reason = hand.why_not(1, "peng")
    assert reason is not None and (reason.code, reason.rule) == ("no_pair", "peng.pair")
    assert said in hand.family.vocabulary().reason_json(reason)["text"]["en"]


def test_a_laid_peng_grows_on_a_flip_only() -> None:
    """``pao.compulsory``: the fourth 3s is played from a hand; seat 1 may eat it, but not take it again."""
    hand = play(deal("33s00b", "33s0b45s", apart="3s0b"), "0 discard 3s", "1 peng", "1 discard 0b", "0 peng")
    play(hand, "0 discard 3s")
    assert "chi 345s" in hand.legal(1)
    assert why(hand, 1, "peng") == ("peng_grows_on_flip", "pao.compulsory")


def test_nobody_discards_until_the_window_is_settled() -> None:
    """``turn.window``: who played it and who was not asked must wait; who is asked answers first."""
    hand = play(deal("3s4b", "45s", "", apart="3s"), "0 discard 3s")
    assert why(hand, 0, "discard 4b") == ("card_unsettled", "turn.window")
    assert why(hand, 1, "discard 4s") == ("answer_first", "turn.window")


def test_a_complete_hand_does_not_win_after_a_chi_or_a_pao_of_a_discard() -> None:
    """``win.flip``: the discard completes both, but only a flipped card wins here."""
    hand = settle(play(deal("8s", READY, apart="8s"), "0 discard 8s", "1 chi 678s"))
    assert why(hand, 1, "hu") == ("hu_not_now", "win.flip")
    hand = settle(play(deal("8s", "888s999b123b123s456b456s00b"), "0 discard 8s"))
    assert why(hand, 1, "hu") == ("hu_after_discard_pao", "win.after_quad")


def test_a_game_without_kings_refuses_king_actions_and_a_king_is_kept() -> None:
    """In games without kings the deck refuses king actions, in others the rules of kings do."""
    plain, kings = deal("", game="yongzhou-plain"), deal("k", "k")
    assert why(plain, 0, "discard k") == why(plain, 0, "declare") == ("no_kings_in_deck", "deck.cards")
    assert why(kings, 0, "discard k") == ("king_never_discarded", "king.keep")
    assert why(kings, 2, "declare") == ("no_king", "king.call")
    assert why(kings, 1, "declare") == ("call_not_ready", "king.call")
    assert why(kings, 0, "declare") == ("call_not_now", "king.call"), "a discard is owed first"


def test_a_king_is_announced_before_ones_own_draw_and_before_anything_else() -> None:
    """``king.call``: 王钓."""
    hand = play(deal("7b", "0000b888999b111s456b456sk", "", wall="2s", xing="off"), "0 discard 7b")
    while "declare" not in hand.legal(1):
        let_pass(hand)
    assert why(hand, 1, "discard 4s") == ("declare_first", "king.call")
    play(hand, "1 pass")
    assert why(hand, 1, "declare") == ("call_not_now", "king.call")


def test_the_shown_card_is_the_dealers() -> None:
    """``deal.shown``, ``win.shown``: 地胡 is an option, and never takes a card the dealer laid as 提."""
    assert why(deal("", READY, shown="8s"), 1, "hu") == ("shown_is_dealers", "win.shown")
    in_ti = deal("888s", READY, shown="8s", game="paohuzi")
    assert why(in_ti, 1, "hu") == ("shown_in_ti", "turn.own_first")
    assert why(deal("", "", shown="8s", game="paohuzi"), 1, "hu") == ("not_complete", "win.shape")


WAITS = "123s123b567s567b999s999b44s"
"""Waits from the deal on (举手)."""


def test_before_the_first_card_only_seats_that_are_asked_may_answer() -> None:
    """举手 (``win.raise``): seat 1 waits and is asked, seat 2 does not wait, the dealer never raises."""
    hand = deal("8b", WAITS, "", game="leiyang", wu_hu=False)
    assert hand.to_act == (1,)
    assert why(hand, 1, "discard 4s") == ("opening_first", "turn.opening")
    assert why(hand, 0, "discard 8b") == ("opening_waits", "turn.opening")
    assert why(hand, 2, "pass") == ("nothing_to_pass", "turn.window")
    assert why(hand, 0, "raise") == ("dealer_never_raises", "win.raise")
    assert why(hand, 2, "raise") == ("not_waiting", "win.raise")
    play(hand, "1 raise")
    assert why(hand, 1, "raise") == ("already_raised", "win.raise")
    play(hand, "0 discard 8b")
    assert why(hand, 2, "raise") == ("raise_not_open", "win.raise")


def test_a_seat_that_has_answered_before_the_first_card_waits_for_the_others() -> None:
    """Two seats wait for a card, so both are asked."""
    other = "234s234b678s678b000s000b11b"
    hand = deal("9b", WAITS, other, game="leiyang")
    assert set(hand.to_act) == {1, 2}
    play(hand, "1 pass")
    for action in ("raise", "pass", "hu", "discard 4s"):
        assert why(hand, 1, action) == ("opening_answered", "turn.opening")


def test_the_last_card_of_the_wall_allows_neither_chi_nor_peng() -> None:
    """``turn.last_card``: seat 1 may win it, seat 2 may only look on, whatever it holds."""
    hand = last_card(play(deal("0b", READY, "88s79s", bottom="8s", game="yongzhou-plain"), "0 discard 0b"))
    assert hand.legal(1) == ["pass", "hu"]
    assert why(hand, 2, "chi 789s") == ("last_card", "turn.last_card")
    assert why(hand, 2, "peng") == ("last_card", "turn.last_card")


def test_after_the_last_card_nothing_is_discarded() -> None:
    """``turn.last_card``: a 偎 of the last card wins now, or the hand ends."""
    complete = "888999b123b123s456b456s00b"
    hand = last_card(play(deal("1b", complete, bottom="0b", game="yongzhou-plain"), "0 discard 1b"))
    assert hand.legal(1) == ["pass", "hu"]
    assert why(hand, 1, "discard 4s") == ("last_card_win_or_pass", "turn.last_card")


def test_a_win_passed_before_the_first_card_is_not_offered_again() -> None:
    """天胡, 三提五坎 and 地胡 are offered once; the refusal says that it was declined, not that cards are missing."""
    ready = "888999b123b123s456b456s67s"
    dealer = play(deal(ready, shown="8s", game="paohuzi"), "0 pass")
    assert why(dealer, 0, "hu") == ("win_passed", "turn.opening")
    five = play(deal("111222333555s77b777s5b9b0b", shown="0s", game="paohuzi"), "0 pass")
    assert why(five, 0, "hu") == ("win_passed", "turn.opening")
    shown = play(deal("", ready, shown="8s", game="paohuzi"), "1 pass")
    assert why(shown, 1, "hu") == ("win_passed", "turn.opening")


def test_a_forbidden_discard_after_a_chi_cites_its_row_of_the_table() -> None:
    """吃边打边: 7→10 is an option of its own; 7s after a 绞 of sevens and 5→8 are in the source."""
    for eaten, cards, way, played, rule in (
        ("7s", "89s0s", "789s", "0s", "chi.edge_red"),
        ("7s", "7s77b", "77s7b", "7b", "chi.edge"),
        ("5s", "67s8s", "567s", "8s", "chi.edge"),
    ):
        hand = play(table(eaten, cards, apart="4567890s7b"), f"0 discard {eaten}")
        play(hand, f"1 chi {way}")
        assert why(hand, 1, f"discard {played}") == ("edge_forbidden", rule)


@pytest.mark.parametrize("seat", [-1, 3, True, "0"])
def test_a_seat_that_does_not_exist_is_refused_in_every_question(seat):
    """legal, why_not, effects, act and view all refuse it."""
    game = hupai.games["yongzhou"]
    hand = game.deal(game.rules(), seed="seat")
    about_passing = [(ask, ("pass",)) for ask in (hand.why_not, hand.effects, hand.act)]
    for ask, more in [(hand.legal, ()), (hand.view, ()), *about_passing]:
        with pytest.raises(IllegalAction) as caught:
            ask(seat, *more)
        assert caught.value.code == "unknown_seat"


def test_a_king_is_named_on_one_s_own_turn_only_where_nothing_else_is_lacking() -> None:
    """``king.self_draw``: the hand that took another's card is asked for its shape and its 胡息 first."""
    loose = play(deal("3s", "33s1479b258b06sk", apart="3s"), "0 discard 3s", "1 peng")
    assert why(loose, 1, "hu") == ("not_complete", "win.shape")
    poor = play(deal("5s", "345b456b890b789s890s46s7s7bk", apart="5s"), "0 discard 5s", "1 chi 456s")
    assert why(poor, 1, "hu") == ("too_few_huxi", "win.minimum")
    whole = play(deal("5s", "888999b123b123s456b46s7s7bk", apart="5s"), "0 discard 5s", "1 chi 456s")
    assert why(whole, 1, "hu") == ("king_needs_own_flip", "king.self_draw")
