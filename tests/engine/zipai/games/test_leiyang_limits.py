"""After 吃边打边: a limited hand wins only as allowed, and a 吃 that leaves nothing to play is not offered."""

from __future__ import annotations

import pytest

from hupai.zipai.actions import parse_action
from hupai.zipai.hand.win_claim import BLACK_WIN, DOT_WIN, win_names
from hupai.zipai.view.observation import limit_after
from hupai.zipai.why.preview import preview_action
from tests.engine.decks import deal, events, games_where, laid, offered, play, settle, until
from tests.engine.leiyang_tables import table, take

DARK_OR_DOT = "34s2s999b111b111s456b678s56b"
"""Eats 5s with 34s and plays 2s. Then 4b fills 56b with one red card, 7b with two: 15 胡息."""
RED = "34s5s777000222b789s890s56s"
"""Eats 2s with 34s and plays 5s. Then 7s fills 56s with thirteen red cards, 4s with twelve: 18 胡息."""
KA = "23s1s999b888s345b567b678b66s"
"""Eats 4s with 23s and plays 1s. Then another's 6s makes 6 + 3 + 1, an own one 6 + 3 + 3."""
ZERO = "23s1s345b567b789b567s890s67s"
"""Eats 4s with 23s and plays 1s. Then 5s and 8s fill 67s: no 胡息 at all."""


def limited(cards, eaten, way, played, wall, **options):
    """Seat 1 eats the dealer's card and plays that one; then seat 2 flips the first card of the wall."""
    hand = table(eaten, cards, "", wall=wall, apart=eaten, **options)
    play(take(play(hand, f"0 discard {eaten}"), way), f"1 discard {played}")
    return until(hand, wall[:2])


@pytest.mark.parametrize(
    ("cards", "eaten", "way", "played", "card", "huxi", "fan"),
    [
        (DARK_OR_DOT, "5s", "345s", "2s", "4b", 15, ["dot"]),
        (RED, "2s", "234s", "5s", "7s", 18, ["red"]),
        (KA, "4s", "234s", "1s", "6s", 10, []),
        (ZERO, "4s", "234s", "1s", "5s", 0, []),
        (ZERO, "4s", "234s", "1s", "8s", 0, []),
    ],
)
def test_a_limited_hand_wins_within_its_limit(cards, eaten, way, played, card, huxi, fan):
    """``chi.edge``."""
    hand = limited(cards, eaten, way, played, card)
    assert "hu" in hand.legal(1)
    play(hand, "1 hu")
    assert hand.result.win.huxi == huxi
    assert [name for name, _ in hand.result.win.price.huxi_fans] == fan


@pytest.mark.parametrize(
    ("cards", "eaten", "way", "played", "card"),
    [(DARK_OR_DOT, "5s", "345s", "2s", "7b"), (RED, "2s", "234s", "5s", "4s")],
)
def test_a_limited_hand_wins_in_no_other_way(cards, eaten, way, played, card):
    """Two red cards are neither 黑胡 nor 一点红, twelve no 红胡; with the rule off they win."""
    hand = limited(cards, eaten, way, played, card)
    assert "hu" not in hand.legal(1)
    assert hand.why_not(1, "hu").code == "limited_win"
    assert "hu" in limited(cards, eaten, way, played, card, chi_bian_da_bian=False).legal(1)


def test_the_limit_applies_to_the_hand_as_it_is_laid():
    """6 + 3 + 3 with an own 偎 is no 卡胡: the 偎 is laid, and the hand may not win."""
    hand = table("4s", KA, "", wall="0s1b6s", apart="4s")
    play(take(play(hand, "0 discard 4s"), "234s"), "1 discard 1s")
    settle(hand)
    assert "wei:666s" in laid(hand, 1) and hand.to_act == (1,)
    assert "hu" not in hand.legal(1)
    assert hand.why_not(1, "hu").code == "limited_win"


@pytest.mark.parametrize(("card", "wins"), [("4b", True), ("7b", False)])
def test_the_limit_holds_on_discards_too(card, wins):
    """``chi.edge``: for the rest of the hand, however the card comes."""
    hand = table("5s", DARK_OR_DOT, f"{card}00s", wall="0s", apart="5s0s")
    play(take(play(hand, "0 discard 5s"), "345s"), "1 discard 2s")
    play(settle(hand), f"2 discard {card}")
    assert ("hu" in hand.legal(1)) is wins


def test_a_limit_to_a_red_win_uses_the_option_red_min():
    """red_min 10: twelve red cards are enough for a hand limited to 红胡."""
    assert "hu" in limited(RED, "2s", "234s", "5s", "4s", red_min=10).legal(1)


@pytest.mark.parametrize(
    ("cards", "eaten", "played", "card", "option"),
    [
        (DARK_OR_DOT, "5s", "2s", "4b", "yi_dian_hong"),
        (KA, "4s", "1s", "6s", "ka_hu"),
        (ZERO, "4s", "1s", "5s", "wu_hu"),
    ],
)
def test_a_limited_hand_cannot_win_with_a_win_that_is_switched_off(cards, eaten, played, card, option):
    """Without 一点红 one red card does not count; without 卡胡 ten are plain ten; without 无胡 zero do not win."""
    way = "345s" if eaten == "5s" else "234s"
    assert "hu" not in limited(cards, eaten, way, played, card, **{option: False}).legal(1)


@pytest.mark.parametrize(
    ("cards", "eaten", "way", "played", "options", "wins"),
    [
        (DARK_OR_DOT, "5s", "345s", "2s", {"yi_dian_hong": False}, ["black"]),
        (KA, "4s", "234s", "1s", {"wu_hu": False}, ["ka_hu"]),
        (KA, "4s", "234s", "1s", {"ka_hu": False}, ["wu_hu"]),
        (KA, "4s", "234s", "1s", {"ka_hu": False, "wu_hu": False}, []),
    ],
)
def test_a_limit_does_not_name_a_win_that_is_switched_off(cards, eaten, way, played, options, wins):
    """The player sees what it can still win with; a card that leaves nothing may still be played."""
    hand = play(take(play(table(eaten, cards, "", apart=eaten, **options), f"0 discard {eaten}"), way))
    play(hand, f"1 discard {played}")
    assert events(hand, "limited") == [{"seat": 1, "card": played, "wins": wins}]


@pytest.mark.parametrize(
    ("options", "left", "lost"),
    [
        ({}, ["black", "dot"], ["red", "wu_hu", "ka_hu"]),
        ({"yi_dian_hong": False}, ["black"], ["red", "wu_hu", "ka_hu"]),
        ({"wu_hu": False, "ka_hu": False}, ["black", "dot"], ["red"]),
    ],
)
def test_a_preview_names_only_wins_that_a_limited_discard_really_costs(options, left, lost):
    """Of the named wins that the options allow, it names those that remain and those that are lost."""
    hand = take(play(table("5s", DARK_OR_DOT, "", apart="5s", **options), "0 discard 5s"), "345s")
    ahead = preview_action(hand.view(1), parse_action("discard 2s"))
    assert (win_names(ahead.limit), win_names(ahead.lost)) == (left, lost)


# --- how long, and for whom -------------------------------------------------------------------------------

TWICE = "56s7s34b5b999b888s678b111b99s"
"""Eats 4s with 56s and plays 7s, then 2b with 34b and plays 5b. 9s would then complete the seventh group: 16 胡息."""


def about_to_discard(**options):
    """Seat 1 has eaten twice and discarded once; seat 0 flipped the second card after a discard of seat 2."""
    hand = table("4s", TWICE, "", wall="0s2b9s", apart="4s2b", **options)
    play(take(play(hand, "0 discard 4s"), "456s"), "1 discard 7s")
    until(hand, "2b")
    return take(hand, "234b")


def twice(**options):
    """The same, and 5b played as well."""
    return play(about_to_discard(**options), "1 discard 5b")


def test_two_limits_leave_what_both_allow():
    """Only 黑胡 and 一点红, then only 红胡: nothing is left."""
    hand = twice()
    assert [fact["wins"] for fact in events(hand, "limited")] == [["black", "dot"], []]
    assert hand.view(0).limits == (-1, 0, -1)


def test_a_preview_says_what_a_second_limit_leaves():
    """The seat sees that nothing would remain, not only what this discard requires."""
    assert limit_after(about_to_discard().view(1), 14) == 0


def test_a_hand_whose_limits_leave_nothing_is_not_offered_a_win():
    """The hand plays on and is not offered 胡."""
    hand = until(twice(), "9s")
    assert "hu" not in hand.legal(1)
    assert "hu" in until(twice(chi_bian_da_bian=False), "9s").legal(1)


def test_a_limit_is_public_and_applies_to_one_seat_only():
    """It is announced, and the others are not limited."""
    hand = limited(DARK_OR_DOT, "5s", "345s", "2s", "4b")
    for seat in range(3):
        assert hand.view(seat).limits == (-1, BLACK_WIN | DOT_WIN, -1)
        assert events(hand, "limited", seen_by=seat) == [{"seat": 1, "card": "2s", "wins": ["black", "dot"]}]


def test_the_limit_is_shown_before_the_card_is_played():
    """Only the seat that must discard sees what a discard would cost."""
    hand = take(play(table("5s", DARK_OR_DOT, "", apart="5s"), "0 discard 5s"), "345s")
    seen = hand.view(1)
    assert [limit_after(seen, kind) for kind in (1, 14)] == [BLACK_WIN | DOT_WIN, -1]
    assert hand.view(0).eaten == hand.view(2).eaten == -1


def test_only_the_discard_right_after_the_chi_counts():
    """``chi.edge``: 6s a turn later is free."""
    hand = table("3s", "456s00b8s1s", "0b", wall="0b", apart="3s0b")
    play(take(play(hand, "0 discard 3s"), "345s"), "1 discard 8s")
    play(until(hand, "0b"), "1 peng", "1 discard 6s")
    assert not events(hand, "limited") and hand.view(0).limits == (-1, -1, -1)


def test_a_peng_limits_nothing():
    """``chi.edge`` is about 吃 only: the same cards, 3s 3s 3s laid, 6s played."""
    hand = play(table("3s", "33s6s", "", apart="3s"), "0 discard 3s", "1 peng", "1 discard 6s")
    assert not events(hand, "limited")


def test_a_card_eaten_from_ones_own_flip_counts_too():
    """``chi.who``, ``chi.edge``."""
    hand = table("0b", "456s", "", wall="3s", apart="3s0b")
    until(play(hand, "0 discard 0b"), "3s", 1)
    take(hand, "345s")
    assert "discard 6s" not in hand.legal(1)


def test_another_seats_discard_is_not_affected():
    """Only the seat that ate is limited: seat 2 plays 6s after seat 1 has eaten 3s with 45s."""
    hand = table("3s", "450b", "00b6s", apart="3s60b")
    play(take(play(hand, "0 discard 3s"), "345s"), "1 discard 0b", "2 peng", "2 discard 6s")
    assert not events(hand, "limited")


# --- nothing left to play ----------------------------------------------------------------------------------

STUCK = "1111b999b888b000s111s4566s"
"""A 提, four 坎: 3s eaten with 45s leaves 6s 6s, which may not be played."""


def test_a_chi_that_leaves_only_forbidden_cards_is_not_offered():
    """``chi.discard``; the 胡 is still offered."""
    hand = play(table("3s", STUCK, ""), "0 discard 3s")
    assert hand.legal(1) == ["pass", "hu"]
    assert hand.why_not(1, "chi 345s").code == "only_forbidden_left"


def test_without_the_option_a_chi_that_leaves_only_such_cards_is_offered():
    """chi_bian_da_bian off: 6s may follow."""
    hand = play(table("3s", STUCK, "", chi_bian_da_bian=False), "0 discard 3s")
    assert hand.legal(1) == ["pass", "hu", "chi 345s"]


def test_a_chi_that_leaves_one_other_card_is_offered():
    """One card is enough, and then it is the only discard."""
    hand = play(table("3s", STUCK[:-3] + "68s", ""), "0 discard 3s")
    take(hand, "345s")
    assert offered(hand, 1, "discard") == ["discard 8s"]


def test_a_chi_that_leaves_only_limited_cards_is_offered():
    """4s eaten with 56s leaves 7s 7s: limited, not forbidden."""
    hand = play(table("4s", "1111b999b888b000s111s5677s", ""), "0 discard 4s")
    take(hand, "456s")
    assert offered(hand, 1, "discard") == ["discard 7s"]


TWO_QUADS = "1111b2222b999b888b000s456s"
"""Two dealt 提: the first card taken needs no discard."""


def test_if_no_discard_follows_the_chi_is_not_forbidden():
    """``chi.discard``: 3s with 45s though only 6s is left."""
    hand = play(table("3s", TWO_QUADS, "", wall="0b"), "0 discard 3s")
    take(hand, "345s")
    assert events(hand, "skip") == [{"seat": 1}] and not events(hand, "limited")
    assert hand.view(0).limits == (-1, -1, -1)


def test_a_later_discard_does_not_count():
    """After a 吃 without a discard the next discard is free: 碰 of 0s, 6s played."""
    hand = table("3s", "1111b2222b999b4566s00s57b", "0s", wall="0s", apart="3s0s")
    play(hand, "0 discard 3s", "1 chi 345s", "1 peng")
    assert events(hand, "skip") == [{"seat": 1}]
    play(hand, "1 discard 6s")
    assert not events(hand, "limited")


def test_other_games_have_no_limits():
    """吃边打边 belongs to 耒阳字牌."""
    for game in games_where(chi_bian_da_bian=False):
        hand = deal("3s", "456s", "", apart="3s", game=game)
        play(take(play(hand, "0 discard 3s"), "345s"), "1 discard 6s")
        assert not events(hand, "limited")
