"""举手 (``win.raise``): who waits right after the deal may say so, and what that is worth."""

from __future__ import annotations

import pytest

from hupai.table.errors import IllegalAction
from hupai.zipai.actions import RAISE, parse_action
from hupai.zipai.cards import code
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.rules.win_facts import BY_OTHER
from hupai.zipai.why.preview import effects
from tests.engine.decks import events, laid, offered, play, settle, until, until_hu
from tests.engine.leiyang_tables import drift_to_hu, table

RAISER = "123s123b567s567b999s999b44s"
"""坎 3 + 6, 一二三 3 + 6; waits for 4s (碰 1: 19 胡息), 4b (绞: 18) and the fourth 9s or 9b."""
NINE = "999b111s67s456b456s789s345b"
"""Complete with 5s or 8s, but 9 胡息: waits for nothing."""
OTHER = "888s111b345b345s678b456s00s"
"""Waits for 0s: 3 + 6 + 1 胡息."""
ONE_RED = "888999111b345b456s345s68s"
"""Waits for 7s, its only red card: 18 胡息."""


def raised_win(wall="4s", answer="raise", seat=2, **options):
    """Let this seat raise, or not, and win on the first card of the wall, which seat 1 flips."""
    hands = ["0b", "", ""]
    hands[seat] = RAISER
    hand = play(table(*hands, wall=wall, apart="0b", **options), f"{seat} {answer}", "0 discard 0b")
    return play(until_hu(hand, seat), f"{seat} hu")


def huxi_fans(hand):
    """The winner's fans on the 胡息, by name."""
    return [name for name, _ in hand.result.win.price.huxi_fans]


# --- who may raise, and when ---------------------------------------------------------------------------


def test_a_seat_that_waits_after_the_deal_may_raise_before_the_first_discard():
    """``win.raise``: 闲家起手听牌."""
    hand = table("", RAISER, "")
    assert hand.legal(1) == ["pass", "raise"]
    assert hand.legal(0) == [] and hand.legal(2) == []


def test_the_dealer_waits_for_the_answers_and_then_discards():
    """``turn.opening``: who may raise answers first."""
    hand = table("", RAISER, "")
    assert hand.why_not(0, hand_discard(hand)).code
    play(hand, "1 raise")
    assert hand.to_act == (0,) and offered(hand, 0, "discard")


def hand_discard(hand):
    """A card that the dealer holds once."""
    seen = hand.view(0).hand
    return f"discard {code(seen.index(1))}"


def test_the_dealer_never_raises():
    """``win.raise``: 举手 is for the other players; the dealer's own is 天胡."""
    hand = table(RAISER, "", "", shown="0b")
    assert hand.to_act == (0,) and not offered(hand, 0, "raise")
    assert hand.why_not(0, "raise") is not None


def test_a_seat_that_does_not_wait_is_not_asked():
    """One card is missing in seven groups, but they have 9 胡息."""
    hand = table("", NINE, "")
    assert hand.to_act == (0,)
    with pytest.raises(IllegalAction):
        hand.act(1, "raise")


def test_waiting_for_a_card_of_which_one_holds_all_copies_does_not_count():
    """Only a fifth 8b would fill the run."""
    hand = table("", "8888b79b123b123s678s345s00s", "")
    assert laid(hand, 1) == ["ti:8888b"] and hand.to_act == (0,)


def test_a_card_that_wins_only_by_an_own_flip_counts_as_a_wait():
    """坎 6 and a pair of 8b: another's 8b makes 碰, 9 胡息; an own one 偎, 12."""
    hand = table("", "999b88b345s567s890s345b456b", "")
    assert hand.legal(1) == ["pass", "raise"]


def test_several_seats_may_raise_in_any_order():
    """``turn.opening``: everybody who waits is asked."""
    for first, second in ((1, 2), (2, 1)):
        hand = table("", RAISER, OTHER)
        assert hand.to_act == (1, 2)
        play(hand, f"{first} raise", f"{second} raise")
        assert events(hand, "raised") == [{"seat": 1}, {"seat": 2}]
        assert hand.view(0).raised == (False, True, True)


def test_raising_after_the_first_discard_is_too_late():
    """``win.raise``: only before the dealer's first discard."""
    hand = until(play(table("0b", RAISER, "", wall="4b", apart="0b"), "1 pass", "0 discard 0b"), "4b")
    assert not offered(hand, 1, "raise")
    assert hand.why_not(1, "raise").code == "raise_not_open"


def test_a_seat_with_two_dealt_quads_does_not_wait_before_its_skipped_discard():
    """``quad.skip``: 20 + 2 cards are needed, and the hand has 20."""
    hand = table("", "1111s2222s123b456b789b33s", "")
    assert hand.to_act == (0,)


# --- what others learn ---------------------------------------------------------------------------------


def test_raises_become_public_after_all_have_answered():
    """The second seat must not know whether the first one raised."""
    hand = table("", RAISER, OTHER)
    play(hand, "1 raise")
    assert not events(hand, "raised") and not any(hand.view(2).raised)
    assert hand.view(1).answer >= 0 and hand.view(2).answer == -1
    assert hand.view(1).legal == () and hand.view(2).legal
    play(hand, "2 pass")
    assert hand.view(2).raised == (False, True, False)


def test_a_raised_hand_is_public():
    """All see the event and the mark."""
    hand = play(table("", RAISER, ""), "1 raise")
    for seat in range(3):
        assert events(hand, "raised", seen_by=seat) == [{"seat": 1}]
        assert hand.view(seat).raised == (False, True, False)


# --- what it is worth ----------------------------------------------------------------------------------


def test_a_hand_that_was_not_raised_does_not_double():
    """The same hand without raising makes 2 囤."""
    hand = raised_win(answer="pass")
    assert huxi_fans(hand) == [] and hand.result.scores == (-2, -2, 4)


def test_a_raised_hand_does_not_double_the_win_of_another():
    """``fan.ju_shou``: seat 1 has raised its hand, and seat 2 wins."""
    hand = play(table("4b", OTHER, RAISER), "1 raise", "2 pass", "0 discard 4b", "2 hu")
    assert hand.view(0).raised == (False, True, False)
    assert huxi_fans(hand) == [] and hand.result.scores == (-4, 0, 4)


def test_a_raised_hand_doubles_by_own_draw_too():
    """4b by the own flip: 18 × 2 = 36, 8 囤, and 自摸 doubles these."""
    hand = play(table("0b", RAISER, "", wall="4b", apart="0b"), "1 raise", "0 discard 0b")
    play(until_hu(hand, 1), "1 hu")
    assert huxi_fans(hand) == ["ju_shou"] and hand.result.scores == (-16, 32, -16)


def test_a_raised_hand_doubles_on_a_discard_too():
    """The discarder pays 2 × 8."""
    hand = play(table("4s", RAISER, ""), "1 raise", "0 discard 4s", "1 hu")
    assert huxi_fans(hand) == ["ju_shou"] and hand.result.scores == (-16, 16, 0)


@pytest.mark.parametrize(("card", "huxi", "fans"), [("4s", 21, ["ju_shou"]), ("9s", 24, ["ju_shou"])])
def test_a_win_with_the_card_that_is_laid_first_still_doubles(card, huxi, fans):
    """偎 and 提 are laid first and win as they lie (``win.raise``)."""
    hand = play(table("0b", RAISER, "", wall=card, apart="0b"), "1 raise", "0 discard 0b")
    assert hand.view(0).raised[1]
    play(until_hu(hand, 1), "1 hu")
    assert hand.result.win.huxi == huxi and huxi_fans(hand) == fans


@pytest.mark.parametrize(("ming_tang", "times", "tun"), [("multiply", 8, 44), ("add", 6, 32)])
def test_several_doublings_multiply_or_add(ming_tang, times, tun):
    """``fan.ming_tang``: 18 胡息, 一点红, 举手 and 海底 are ×8 or ×6: 144 or 108 胡息."""
    chosen = {"bottom": "7s", "apart": "1s67890s", "ming_tang": ming_tang, "haidi": 2}
    hand = drift_to_hu(play(table("1s77665544s", "7s891b", ONE_RED, **chosen), "2 raise", "0 discard 1s"), 2)
    play(hand, "2 hu")
    assert hand.view(0).wall_left == 0 and hand.result.by == BY_OTHER
    price = hand.result.win.price
    assert sorted(huxi_fans(hand)) == ["dot", "haidi", "ju_shou"]
    assert (price.counted, price.huxi_times, price.tun, price.pay_each) == (18, times, tun, tun)


# --- how it is lost ------------------------------------------------------------------------------------


def lost(hand, seat=2):
    """Whether everybody can see that the hand is no longer raised."""
    return not any(hand.view(other).raised[seat] for other in range(3))


def test_passing_cards_keeps_the_hand_raised():
    """Nothing was taken: several rounds later the hand still doubles."""
    chosen = table("0b", "", RAISER, wall="0b0s0s4s", apart="0b0s")
    hand = until(play(chosen, "2 raise", "0 discard 0b"), "4s")
    assert hand.view(0).raised == (False, False, True) and hand.view(0).wall_left == 15
    play(until_hu(hand, 2), "2 hu")
    assert huxi_fans(hand) == ["ju_shou"]


def test_the_end_of_a_raise_is_a_public_event():
    """The event follows the discard; a seat that never raised loses nothing."""
    for answer, lowered in (("raise", [{"seat": 2}]), ("pass", [])):
        hand = play(table("4s", "", RAISER), f"2 {answer}", "0 discard 4s", "2 peng")
        assert not events(hand, "lowered")
        play(hand, f"2 {offered(hand, 2, 'discard')[0]}")
        for seat in range(3):
            assert events(hand, "lowered", seen_by=seat) == lowered


def test_cards_that_others_take_do_not_end_a_raise():
    """Another's 碰 and discard leave the hand raised."""
    hand = play(table("0b", "00b8b", RAISER, wall="4s", apart="8b0b"), "2 raise", "0 discard 0b", "1 peng")
    play(hand, "1 discard 8b")
    assert hand.view(0).raised == (False, False, True)


def test_a_peng_ends_the_raise():
    """``win.raise``: lost with the first card taken without winning."""
    hand = play(table("4s", "", RAISER), "2 raise", "0 discard 4s", "2 peng")
    play(hand, f"2 {offered(hand, 2, 'discard')[0]}")
    assert lost(hand)


def test_a_chi_ends_the_raise():
    """``win.raise``."""
    hand = play(table("8s", RAISER, "", apart="8s"), "1 raise", "0 discard 8s", "1 chi 678s")
    play(hand, f"1 {offered(hand, 1, 'discard')[0]}")
    assert lost(hand, 1)


def test_a_wei_without_winning_ends_the_raise():
    """The 偎 completes the hand, but a card is discarded instead of winning (``win.raise``)."""
    chosen = table("0b", RAISER, "", wall="4s", apart="0b")
    hand = until_hu(play(chosen, "1 raise", "0 discard 0b"), 1)
    play(hand, f"1 {offered(hand, 1, 'discard')[-1]}")
    assert lost(hand, 1)


def test_a_pao_without_winning_ends_the_raise():
    """The forced 跑 of a discard, and the card played after it (``win.raise``)."""
    hand = play(table("9s", "", RAISER), "2 raise", "0 discard 9s", "2 pass")
    assert laid(hand, 2) == ["pao:9999s"]
    play(hand, f"2 {offered(hand, 2, 'discard')[0]}")
    assert lost(hand)


def test_a_second_quad_ends_the_raise_although_no_discard_follows():
    """重跑: the seat takes a card and does not win."""
    quads = "1111s999b888s345b456b56s33s"
    hand = table("0b", "", quads, wall="9b", apart="0b4s")
    assert hand.legal(2) == ["pass", "raise"]
    play(hand, "2 raise", "0 discard 0b")
    settle(hand)
    assert "pao:9999b" in laid(hand, 2) and events(hand, "skip") == [{"seat": 2}]
    assert lost(hand)


def test_a_dead_hand_is_no_longer_raised():
    """Six 坎 and a pair: the own 4s wins, or leaves nothing to discard (``dead.hand``)."""
    hand = play(table("0b", "111s333s555s666b888b999b44s", "", wall="4s", apart="0b4s"), "1 raise", "0 discard 0b")
    until_hu(hand, 1)
    assert hand.legal(1) == ["pass", "hu"]
    play(hand, "1 pass")
    assert hand.view(0).dead == (False, True, False) and lost(hand, 1)


def test_after_a_passed_win_the_hand_wins_without_the_doubling():
    """偎 of 4s, 7b discarded; 4b then fills 5b 6b: 21 胡息, 3 囤 and no more."""
    chosen = table("0b", RAISER, "", wall="4s4b", apart="0b", guo_hu="free")
    hand = until_hu(play(chosen, "1 raise", "0 discard 0b"), 1)
    play(hand, "1 discard 7b")
    play(until_hu(hand, 1), "1 hu")
    assert hand.result.win.huxi == 21 and huxi_fans(hand) == []
    assert hand.result.scores == (-3, 6, -3)


# --- the option -------------------------------------------------------------------------------------------


def test_without_the_option_nobody_is_asked():
    """ju_shou off."""
    hand = table("", RAISER, "", ju_shou=False)
    assert hand.to_act == (0,)
    assert hand.why_not(1, "raise").code == "no_raise_here"


# --- how long it counts: ``ju_shou_kept`` -----------------------------------------------------------------------


@pytest.mark.parametrize(("kept", "scores"), [(False, (-2, 4, -2)), (True, (-8, 16, -8))])
def test_a_raised_hand_that_took_a_card_counts_double_only_where_it_is_kept(kept, scores):
    """``win.raise``: peng 444s, then 7b on 56b: 1 + 3 + 6 + 3 + 6 = 19 胡息, 2 囤; 38 are 8 囤."""
    hand = table("4s", RAISER, "", wall="7b", apart="47b", guo_hu="free", ju_shou_kept=kept)
    play(hand, "1 raise", "0 discard 4s", "1 peng", "1 discard 7b")
    assert hand.view(0).raised[1] is kept and bool(events(hand, "lowered")) is not kept
    play(until_hu(hand, 1), "0 pass", "1 hu")
    assert hand.result.win.huxi == 19 and huxi_fans(hand) == ["ju_shou"] * kept
    assert hand.result.scores == scores


@pytest.mark.parametrize("kept", [False, True])
def test_what_a_raise_costs_is_said_before_a_card_is_taken(kept):
    """``raise_lost`` is an effect of a discard only where the raise ends with it."""
    hand = table("4s", RAISER, "", guo_hu="free", ju_shou_kept=kept)
    said = VOCABULARY.sentence("raised", effects(hand.table, 1, RAISE)[0].facts)
    assert ("作废" in said["zh"]) is ("until" in said["en"]) is not kept
    play(hand, "1 raise", "0 discard 4s", "1 peng")
    codes = [effect.code for effect in effects(hand.table, 1, parse_action("discard 7b"))]
    assert ("raise_lost" in codes) is not kept
