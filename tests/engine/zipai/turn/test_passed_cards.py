"""过张: which cards a seat may no longer eat or 碰, and what that never blocks (the ``past.`` rules)."""

from __future__ import annotations

from hupai.zipai.actions import PASS
from hupai.zipai.why.preview import effects
from tests.engine.decks import deal, events, let_pass, offered, play
from tests.engine.scenes import dealt, play_scene
from tests.rows import each_row

READY = "888999b123b123s456b456s67s"
"""Waits for 5s and 8s with 21 胡息."""
APART = {"apart": "23s3b"}
"""Other seats keep clear of a 3s."""


def marks(hand, seat):
    """The kinds that this seat may no longer eat, and no longer 碰, as sets of codes."""
    seen = hand.view(seat)
    codes = [f"{number % 10}{size}" for size in "sb" for number in range(1, 11)]
    return (
        {code for kind, code in enumerate(codes) if seen.no_chi >> kind & 1},
        {code for kind, code in enumerate(codes) if seen.no_peng >> kind & 1},
    )


@each_row(
    "scene",
    {
        "``past.peng``, 忍碰: a declined 碰, for its seat alone": (
            dealt("3s", "", "33s"),
            "0 discard 3s; 2 pass; settle; 2 loses peng 3s; 2 keeps chi 3s; 0 loses peng 3s",
            lambda hand: not hand.view(1).no_peng,
        ),
        "``past.peng``: the refusal of the other copy says so": (
            dealt("3s", "4455s0b", "33s", wall="9b3s", **APART),
            "0 discard 3s; 1 chi 345s; 2 pass; 1 discard 0b; until 3s by 0",
            "1 may only pass, chi 345s; 2 may nothing; 2 may not peng: past_peng",
        ),
        "``past.chi``: a declined 吃": (
            dealt("3s", "45s", wall="3s", **APART),
            "0 discard 3s; 1 pass; 1 may not chi; 1 loses chi 3s; 1 keeps peng 3s",
        ),
        "``past.discard``: a discarded value by neither 吃 nor 碰": (
            dealt("3s24s", "", "45s", wall="9b3s", apart="3s3b"),
            "0 discard 3s",
            lambda hand: marks(hand, 0) == ({"3s"}, {"3s"}),
            "until 3s by 2; 0 may nothing; 0 may not chi 234s: past_chi",
        ),
        "``past.chi``: an unclaimed flip, for drawer and next seat": (
            dealt("0b", "45s", "45s", wall="3s", **APART),
            "0 discard 0b; until 3s; 1 pass; 2 pass; 1 loses chi 3s; 2 loses chi 3s; 0 keeps chi 3s",
        ),
        "nothing for seats that could not use it": (
            dealt("0b", wall="9s", apart="78s0s9b"),
            "0 discard 0b; settle; told unclaimed seat=1 card=9s …",
            lambda hand: all("9s" not in kinds for seat in range(3) for kinds in marks(hand, seat)),
        ),
        "``past.chi``: an unclaimed discard, for the next seat only": (
            dealt("3s", "45s", "45s", **APART),
            "0 discard 3s; 1 pass; 1 loses chi 3s; 2 keeps chi 3s",
        ),
        "nothing for a 吃 lost to a 碰": (
            dealt("3s", "45s", "33s", **APART),
            "0 discard 3s; 1 chi 345s; 2 peng; told peng; 1 keeps chi 3s",
        ),
        "nothing for who passed a card that another lays by 碰": (
            dealt("3s", "45s", "33s", **APART),
            "0 discard 3s; 1 pass; 2 peng; told peng; 1 keeps chi 3s",
        ),
        "nothing for a 吃 lost to the drawer's": (
            dealt("0b", "45s", "45s", wall="3s", **APART),
            "0 discard 0b; until 3s; 2 chi 345s; 1 chi 345s; 2 keeps chi 3s",
        ),
        "nothing for who passed a card that the drawer eats": (
            dealt("0b", "45s", "45s", wall="3s", **APART),
            "0 discard 0b; until 3s; 2 pass; 1 chi 345s; 2 keeps chi 3s",
        ),
        "``past.peng``: a 碰 declined before a lower claim was refused, not lost": (
            dealt("3s", "45s", "33s", **APART),
            "0 discard 3s; 1 chi 345s; 2 pass; told chi; 2 loses peng 3s",
        ),
        "``past.chi``: the drawer declined, whoever takes it": (
            dealt("0b", "45s", "45s", wall="3s", **APART),
            "0 discard 0b; until 3s; 1 pass; 2 chi 345s; 1 loses chi 3s",
        ),
        "``past.peng``: eating instead of 碰 leaves the mark of the 碰 only": (
            dealt("2s", "22s2b70s", apart="2s"),
            "0 discard 2s; 1 chi 270s 22s2b; settle",
            lambda hand: marks(hand, 1) == (set(), {"2s"}),
        ),
        "``wei.stale``: the 偎 of a value whose 碰 was passed is a 臭偎": (
            dealt("3s", "33s", wall="3s"),
            "0 discard 3s; 1 pass; settle; told wei seat=1 card=3s chou=yes; 1 laid chouwei:333s",
        ),
        "``wei.stale``: any other is none": (dealt("0b", "33s", wall="3s"), "0 discard 0b; settle; 1 laid wei:333s"),
        "``huxi.sets``: a 臭偎 has the 胡息 of a 偎": (
            dealt("3b", "33b", wall="3b"),
            "0 discard 3b; 1 pass; settle; 1 laid chouwei:333b",
            lambda hand: hand.view(0).huxi[1] == 6,
        ),
        "``past.discard``: a value one discarded may still be won": (
            dealt(READY, "", "", shown="8s", wall="8s", game="yongzhou-plain"),
            "0 discard 8s; until 8s by 1; 0 may hu",
        ),
    },
)
def test_what_a_seat_let_pass_it_may_not_claim_later(scene):
    """``past.chi``, ``past.peng``, ``past.discard``."""
    play_scene(*scene)


# --- what else a pass rules out: ``guo_zhang`` -------------------------------------------------------------------


@each_row("reading, peng", [("each", False), ("both", True)])
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


@each_row("reading, chi", [("each", True), ("both", False)])
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


@each_row("reading", ["each", "both"])
def test_a_card_that_was_taken_was_not_let_pass_altogether(reading):
    """``past.peng``: eating it rules out the 碰 only. ``past.chi``: who passes what another takes loses nothing."""
    hand = play(deal("3s", "33s124455s0b", apart="3s", guo_zhang=reading), "0 discard 3s")
    play(hand, f"1 {offered(hand, 1, 'chi')[0]}")
    assert "3s" in marks(hand, 1)[1] and "3s" not in marks(hand, 1)[0]
    hand = play(deal("3s", "45s", "33s", guo_zhang=reading), "0 discard 3s", "1 pass", "2 peng")
    assert all("3s" not in kinds for kinds in marks(hand, 1))
