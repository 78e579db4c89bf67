"""What follows 吃, 碰, 偎, 提 and 跑: a discard that is owed, skipped or impossible (``turn.discard``)."""

from __future__ import annotations

from tests.engine.decks import deal, events, laid, let_pass, play, until_hu
from tests.engine.scenes import dealt, lazily, play_scene
from tests.rows import each_row

SIX_KAN = "111333444555666888s"
"""Eighteen cards that may not be discarded, 18 胡息."""


# --- the discard ---------------------------------------------------------------------------------


def owes(seat):
    """A step: this seat alone is asked, and may only discard."""
    return lambda hand: hand.to_act == (seat,) and all(action.startswith("discard") for action in hand.legal(seat))


ALLOWED = ", ".join(f"discard {card}s" for card in "123456780") + "".join(f", discard {card}b" for card in "1357")


@each_row(
    "scene",
    {
        "after a 吃": (dealt("3s", "45s", apart="23s3b"), "0 discard 3s; 1 chi 345s", owes(1)),
        "after a 碰": (dealt("3s", "33s"), "0 discard 3s; 1 peng", owes(1)),
        "after a 偎": (dealt("0b", "88s", wall="8s"), "0 discard 0b; settle", owes(1)),
        "after the first quad": (dealt("0b", "888s", wall="8s"), "0 discard 0b; settle", owes(1)),
        "never from a 坎, never a king": (
            dealt("888999b1223456s80s1357bk", shown="7s"),
            f"0 may only {ALLOWED}; 0 may not discard 8b: kan_locked; 0 may not discard k: king_never_discarded",
        ),
        "``kan.locked``: a pair may be split": (dealt("55b"), "0 may discard 5b"),
        "``turn.second_quad``, 重跑, 八块: not after the second quad, dealt and drawn; the next seat draws": (
            dealt("0b", "9999b888s", wall="8s0s"),
            "0 discard 0b; settle; told skip seat=1; told flipped seat=2 card=0s …",
            lambda hand: events(hand, "flipped")[-1]["card"] != "8s",
        ),
        "``turn.second_quad``: nor when both were drawn": (
            dealt("0b", "999b888s0b7b", wall="9b1b1b8s0s", apart="1b"),
            "0 discard 0b; 1 discard 7b; settle; told skip seat=1; told flipped seat=2 card=0s …",
        ),
        "``turn.second_quad``: nor after a second 跑 on a discard; the 下家 of who laid it draws": (
            dealt("8s", "", "9999b888s", wall="0s"),
            "0 discard 8s; settle; told skip seat=2; told flipped seat=0 card=0s …",
        ),
        "``turn.window``: a declined 胡 leaves the lower claims of the same card": (
            dealt("0b", "", "888999b123b123s456b456s67s", wall="5s"),
            "0 discard 0b; until 5s; 2 may hu; 2 chi 456s 567s; settle; told chi seat=2 card=5s melds=456s,567s from=1",
        ),
    },
)
def test_after_laying_cards_a_seat_owes_one_discard(scene):
    """``turn.discard``."""
    play_scene(*scene)


QUADS = "1111s3333s4444s555666s"
"""Three dealt quads, so that two discards are skipped, and two 坎."""


@each_row(
    "scene",
    {
        "碰": (
            dealt("9b", "78b", SIX_KAN + "99b"),
            "0 discard 9b; asked 1; 2 may nothing; 2 may not peng: no_discard_left",
        ),
        "吃": (dealt("9b", SIX_KAN + "78b"), "0 discard 9b; 1 may not chi"),
        "吃 with one card more": (
            dealt("9b", "111333444555666s78b0b9s0s", apart="9b"),
            "0 discard 9b; 1 may only pass, chi 789b, chi 890b",
        ),
        "吃 whose 比 melds leave three cards": (
            dealt("9b", "111333444555s60s2b789b99s"),
            "0 discard 9b; 1 may chi 789b 99s9b",
        ),
        "碰 while a discard is free": (
            dealt("9b", QUADS + "99b"),
            "0 discard 9b; 1 may only pass, peng; 1 peng; told skip seat=1",
        ),
        "吃 while a discard is free": (
            dealt("9b", QUADS + "78b"),
            "0 discard 9b; 1 may only pass, chi 789b; 1 chi 789b; told skip seat=1",
        ),
        "``bi.compulsory``: a second 3s that cannot be laid forbids the 吃": (
            dealt("3s", "345s777b888b999b000b111b44b"),
            "0 discard 3s; 1 may not chi; 1 may not chi 345s: bi_missing",
        ),
        "``chi.kan``: a 坎 gives no card to a 吃": (
            dealt("3s", "444s5s777b888b999b000b111b2b"),
            "0 discard 3s; 1 may not chi; 1 may not chi 345s: kan_locked",
        ),
    },
)
def test_peng_and_chi_are_offered_if_a_discard_remains(scene):
    """``chi.discard``."""
    play_scene(*scene)


# --- 死手 ------------------------------------------------------------------------------------------


def dead_hand(wall="0s", other=""):
    """Seat 1 lays a 偎 as its seventh group, has no discard and passes 胡: a dead hand."""
    hand = deal("9b", SIX_KAN + "00s", other, wall=wall, game="yongzhou-plain")
    return play(until_hu(play(hand, "0 discard 9b"), 1), "1 pass")


dead = lazily(dead_hand)


@each_row(
    "scene",
    {
        "six 坎 and a 偎 may win": (
            dealt("9b", SIX_KAN + "00s", wall="0s", xing="off"),
            "0 discard 9b; until 1 hu; 1 may only pass, hu; 1 hu; huxi 21",
        ),
        "declined, the hand is dead": (dead(), "told dead seat=1; 0 sees dead no yes no"),
        "its flips lie open, and others may take them": (
            dead(wall="0s9s8b7b", other="56b"),
            "until 7b by 1; 2 chi 567b; told chi seat=2 card=7b melds=567b from=1",
        ),
        "it still lays a 提, without a discard, and is declared dead once": (
            dead(wall="0s9s8b3s2b"),
            "settle; told ti seat=1 card=3s …; told flipped seat=2 card=2b …; told dead seat=1",
            lambda hand: all(fact["seat"] != 1 for fact in events(hand, "discarded")),
        ),
        "it still lays a 跑": (
            dead(wall="0s3s2b"),
            "settle; told pao seat=1 card=3s …; told flipped seat=2 card=2b …; told dead seat=1",
            lambda hand: all(fact["seat"] != 1 for fact in events(hand, "discarded")),
        ),
        "``king.self_draw``: 坎 and two kings may win after an own 提, the kings being the 将": (
            dealt("9b", SIX_KAN + "kk", wall="1s", xing="off"),
            "0 discard 9b; until 1 hu; 1 laid ti:1111s; 1 may only pass, hu; 1 hu; huxi 24",
        ),
        "``pay.kings``: its kings still pay at the end": (
            dealt("9b", "", SIX_KAN + "kk", wall="1s"),
            "0 discard 9b; drain; winner none; scores 10 10 -20",
        ),
    },
)
def test_a_hand_without_a_possible_discard_wins_or_is_dead(scene):
    """``dead.hand``."""
    play_scene(*scene)


@each_row("least, offers", [(18, []), (15, ["pass", "hu"])])
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
