"""过胡 (``win.guo_hu``): who lets a 胡 go wins later only with a higher payment."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hupai.table.hand import Hand
from hupai.zipai.hand.waits import waits
from hupai.zipai.rules.win_facts import BY_OTHER, BY_SELF
from tests.engine.decks import deal, games_where, play, until
from tests.engine.leiyang_tables import table
from tests.engine.scenes import dealt, lazily, play_scene
from tests.rows import each_row

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息, 3 囤; 6 by the own flip."""
MANY = "123s123b567s567b999s999b44s"
"""4b: 绞, 18 胡息, 2 囤. 4s: 碰, 19, 2 囤. The fourth 9s or 9b: 跑, 21, 3 囤."""


def passed(cards, first, second, **options):
    """Seat 2 passes the first card, which seat 1 has flipped; the second one lies next, flipped by seat 0."""
    hand = play(table("0b", "", cards, wall=first + "0b" + second, apart="0b", **options), "0 discard 0b")
    play(until(hand, first, 1), "2 pass")
    return until(hand, second, 0)


then = lazily(passed)
at_table = lazily(table)


@each_row(
    "scene",
    {
        "the same card for 3 囤 again": (then(READY, "5s", "5s"), "2 may not hu: worth_no_more"),
        "8s fills the other end for the same 3 囤": (then(READY, "5s", "8s"), "2 may not hu; 2 sees above 3"),
        "18 胡息 passed, 19 are 2 囤 as well": (then(MANY, "4b", "4s"), "2 may not hu"),
        "2 囤 passed, the 跑 of 9s makes 21 胡息, 3 囤": (then(MANY, "4b", "9s"), "2 hu; scores -3 -3 6"),
        "3 囤 passed, the own flip of 5s pays 6": (
            at_table("0b", "", READY, wall="5s5s", apart="0b"),
            "0 discard 0b; until 5s by 1; 2 pass; until 5s by 2; 2 hu; scores -6 -6 12",
        ),
        "an own flip is no exception: 6 passed, 3 and again 6 are not more": (
            at_table("0b", READY, "", wall="5s5s0s8s", apart="0b0s"),
            "0 discard 0b; until 5s by 1; 1 pass; until 5s by 2; 1 may not hu; until 8s by 1; 1 may not hu",
        ),
        "a discard would have cost each loser 3 囤: the own flip pays 6": (
            at_table("5s", READY, "", wall="8s0s0b8s", apart="5s0b0s"),
            "0 discard 5s; 1 pass; until 8s by 1; 1 may hu",
        ),
        "a discard would have cost each loser 3 囤: another's flip pays no more": (
            at_table("5s", READY, "", wall="0b8s", apart="5s0b"),
            "0 discard 5s; 1 pass; until 8s by 2; 1 may not hu",
        ),
        "a passed flip counts against a discard, here after a 碰": (
            at_table("00s8s1b", "", READY, wall="5s0s", apart="0s8s5s1b"),
            "0 discard 1b; until 5s by 1; 2 pass; 0 peng; 0 discard 8s; 2 sees above 3; 2 may not hu: worth_no_more",
        ),
        "the highest passed payment counts: 6, then 3, which was no more, and 6 again": (
            at_table("0b", "", READY, wall="5s8s0b0b5s", apart="0b"),
            "0 discard 0b; until 5s by 1; 2 pass; until 8s by 2; 2 pass; until 5s by 2; 2 may not hu; 2 sees above 6",
        ),
        "taking the card by 碰 passes the win": (at_table("4s", "", MANY), "0 discard 4s; 2 peng; 2 sees above 2"),
        "taking the card by 吃 passes the win": (
            at_table("8s", READY, ""),
            "0 discard 8s; 1 chi 678s; settle; 1 sees above 3",
        ),
        "the compulsory 跑 of the passed card completes the hand for the same 3 囤": (
            at_table("0b", "", MANY, wall="9s", apart="0b"),
            "0 discard 0b; until 9s by 1; 2 pass; 2 laid pao:9999s; asked 2; 2 may not hu",
        ),
        "discarding with an own 偎 of 4s that wins with 21 胡息, 6 by the own flip": (
            at_table("0b", MANY, "", wall="4s", apart="0b"),
            "0 discard 0b; until 1 hu; 1 discard 7b; 1 laid wei:444s; 1 sees above 6",
        ),
        "discarding with an own 提 of 9s that wins with 24 胡息, 8 by the own flip": (
            at_table("0b", MANY, "", wall="9s", apart="0b"),
            "0 discard 0b; until 1 hu; 1 discard 7b; 1 laid ti:9999s; 1 sees above 8",
        ),
        "a passed 天胡 counts with its doubling: 21 × 2 = 42 胡息, 10 囤, 自摸 20": (
            dealt(READY, "", "", shown="5s", game="leiyang"),
            "0 discard 5s; 0 sees above 20",
        ),
        "discarding without a complete hand passes no win": (
            at_table("0b", "", READY, apart="0b"),
            "0 discard 0b; 2 sees above 0; 0 sees above 0",
        ),
        "a win that was not offered is not passed, and no other seat is affected": (
            then(READY, "5s", "8s"),
            lambda hand: hand.table.above == [0, 0, 3],
        ),
    },
)
def test_a_passed_win_must_be_followed_by_one_that_pays_more(scene):
    play_scene(*scene)


@pytest.mark.parametrize(("seat", "cards", "above"), [(0, READY, 20), (1, READY, 3)])
def test_a_passed_dihu_would_count(seat, cards, above):
    """No game has both 过胡 and 地胡; one with both would count a win passed there as well."""
    hands = ["", "", ""]
    hands[seat] = cards
    dealt = table(*hands, shown="5s", ju_shou=False)
    hand = Hand(dealt.family, replace(dealt.rules, dihu=1), list(dealt.deck), 0, "")
    assert hand.legal(seat) == ["pass", "hu"]
    assert play(hand, f"{seat} pass").view(seat).above == above


@each_row("first, second, cards", [("5s", "5s", READY), ("5s", "8s", READY), ("4b", "4s", MANY), ("9s", "9s", MANY)])
def test_if_passing_is_free_every_win_is_offered_again(first, second, cards):
    """guo_hu free, as in 永州 and 跑胡子; the fourth 9s is laid as 跑 at once, and that may win."""
    if first == "9s":
        hand = play(table("0b", "", cards, wall="9s", apart="0b", guo_hu="free"), "0 discard 0b")
        play(until(hand, "9s", 1), "2 pass")
    else:
        hand = passed(cards, first, second, guo_hu="free")
    assert "hu" in hand.legal(2) and hand.view(2).above == 0


@each_row("game", games_where(guo_hu="free"))
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
