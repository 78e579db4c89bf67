"""龙, 黄庄 and who deals next in 耒阳; how a 提 may be hidden (``pay.long``, ``deal.next``, ``ti.shown``)."""

from __future__ import annotations

import json

import hupai
from hupai.table.match import Match
from hupai.zipai.as_json.view import view_json
from hupai.zipai.view.observation import HIDDEN_TI
from tests.engine.decks import (
    drain,
    drained_dealers,
    ended,
    events,
    games_where,
    laid,
    play,
    settle,
)
from tests.engine.leiyang_tables import table
from tests.engine.scenes import dealt, lazily, play_scene
from tests.rows import each_row

GAME = hupai.games["leiyang"]

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息, 3 囤."""
WITH_QUAD = "8888b999b123b123s456b4566s"
"""A dealt 提; 6s fills the pair: 12 + 6 + 6 + 3 = 27, and the hand lacks one card."""


def long_pays(hand):
    """The payments of 龙 as (payer, payee, points)."""
    return [(pay.payer, pay.payee, pay.points) for pay in hand.result.payments if pay.why == "long"]


# --- 龙 -------------------------------------------------------------------------------------------------


at_table = lazily(table)


def long_paid(*payments):
    """A step: these payments of 龙 are among those of the hand."""
    return lambda hand: {*payments} <= {*long_pays(hand)}


@each_row("cards, points", [("8888b", 2), ("8888s", 1), ("0000b", 2), ("1111s", 1), ("0000s", 1)])
def test_a_dealt_ti_takes_two_points_for_a_big_and_one_for_a_small_from_each(cards, points):
    """``pay.long``: 大字2分,小字1分; nobody wins."""
    play_scene(at_table("", cards, "222s"), "drain; winner none", long_paid((0, 1, points), (2, 1, points)))


@each_row("value, points", [(0, 0), (1, 2), (2, 4)])
def test_the_value_of_long_is_an_option(value, points):
    """``pay.long``: a big 提 at base 2 is +8 −4 −4, at base 1 +4 −2 −2."""
    hand = play(table("5s", READY, "0000b", long_value=value), "0 discard 5s", "1 hu")
    won = (-6, 6, 0)
    assert hand.result.scores == tuple(a + b for a, b in zip(won, (-points, -points, 2 * points), strict=True))


@each_row(
    "scene",
    {
        "drawn: a 坎 and the own flip": (
            at_table("0b", "888s", READY, wall="8s0s", apart="0b0s"),
            "0 discard 0b; settle; 1 laid ti:8888s; drain",
            long_paid((0, 1, 1), (2, 1, 1)),
        ),
        "a 偎 that grows by the own flip": (
            at_table("1b", "88s9b", "", wall="8s0b0s8s", apart="8s9b1b0b0s"),
            "0 discard 1b; 1 discard 9b; settle; 1 laid ti:8888s; drain",
            long_paid((0, 1, 1), (2, 1, 1)),
        ),
        "a 坎 and the shown card": (
            at_table("888b", "", "", shown="8b"),
            "drain",
            long_paid((1, 0, 2), (2, 0, 2)),
        ),
        "no 跑": (
            at_table("8b", "888b", ""),
            "0 discard 8b; 1 laid pao:8888b; drain",
            lambda hand: all(payee != 1 for _, payee, _ in long_pays(hand)),
        ),
        "the winner's own, beside the win: 27 胡息, 5 囤, and 2": (
            at_table("0b", "", WITH_QUAD, wall="6s", apart="0b6s"),
            "0 discard 0b; until 2 hu; 2 hu; huxi 27; pays 5; scores -7 -7 14",
            lambda hand: long_pays(hand) == [(0, 2, 2), (1, 2, 2)],
        ),
        "a big and a small one of one seat": (
            at_table("5s", READY, "0000b0000s"),
            "0 discard 5s; 1 hu",
            lambda hand: sorted(long_pays(hand)) == [(0, 2, 1), (0, 2, 2), (1, 2, 1), (1, 2, 2)],
        ),
        "of several seats, pairwise": (
            at_table("7777s", "0000b", "999s"),
            "drain",
            long_paid((0, 1, 2), (2, 1, 2), (1, 0, 1), (2, 0, 1)),
            lambda hand: sum(hand.result.scores) == 0,
        ),
        "the cap limits the win alone": (
            at_table("5s", READY, "0000b", cap_per_loser=100),
            "0 discard 5s; 1 hu; scores -8 4 4",
        ),
        "nothing else is paid after a drawn hand": (
            at_table("", "112233s", "445566b"),
            "drain; winner none; scores 0 0 0",
            lambda hand: not hand.result.payments and not any("ti:" in str(laid(hand, seat)) for seat in range(3)),
        ),
        **{
            f"{game} pays none, even with a 提 and if kings cost nothing": (
                dealt("", "8888b", "", game=game, **{"king_draw_penalty": 0} if hupai.games[game].base.kings else {}),
                "drain",
                lambda hand: hand.result.payments == (),
            )
            for game in games_where(long_value=0)
        },
    },
)
def test_every_laid_ti_takes_its_points_whoever_wins(scene):
    """``pay.long``."""
    play_scene(*scene)


# --- 黄庄 and the deal -------------------------------------------------------------------------------------


def test_the_dealer_may_stay_if_the_option_says_so():
    """dealer_after_draw stay."""
    rules = GAME.rules(dealer_after_draw="stay")
    assert [GAME.next_dealer(rules, 1, ended(), drawn) for drawn in (1, 2, 3, 4, 5, 6)] == [1, 1, 2, 1, 1, 2]


def test_a_match_passes_the_deal_on_after_every_drawn_hand():
    """``deal.next``: four hands that nobody wins."""
    match = Match(GAME, GAME.rules(), ("a", "b", "c"), 4, "quiet")
    dealers = drained_dealers(match)
    assert dealers == [(dealers[0] + n) % 3 for n in range(4)]
    assert sum(match.scores) == 0


# --- what a 提 shows --------------------------------------------------------------------------------------


@each_row("hidden, dealt, drawn", [("off", True, True), ("dealt", False, True), ("all", False, False)])
def test_all_see_a_ti_unless_the_option_hides_it(hidden, dealt, drawn):
    """``ti.shown``: three down and one up; or the dealt ones, or all of them, hidden from the others."""
    hand = table("0b", "1111s888s", "222s", wall="8s", apart="0b8s1s", ti_hidden=hidden)
    settle(play(hand, "0 discard 0b"))
    assert laid(hand, 1) == ["ti:1111s", "ti:8888s"]
    for seat in (0, 2):
        seen = hand.view(seat).melds[1]
        assert [meld != HIDDEN_TI for meld in seen] == [dealt, drawn]
        cards = [fact["card"] for fact in events(hand, "ti", seen_by=seat)]
        assert cards == ["1s" if dealt else None, "8s" if drawn else None]
        assert hand.view(seat).huxi[1] == 9 * dealt + 9 * drawn
        assert hand.view(seat).quads[1] == 2
    assert [fact["card"] for fact in events(hand, "ti", seen_by=1)] == ["1s", "8s"]
    assert hand.view(1).huxi[1] == 18


@each_row("chosen, hidden", [({}, False), ({"wei_hidden": True, "fang_wei": False}, True)])
def test_a_ti_from_an_open_wei_is_not_hidden(chosen, hidden):
    """ti_hidden all: a 提 that grows from a 偎 is hidden only if the 偎 was."""
    hand = table("1b", "88s0s", "", wall="8s9b0b8s", apart="8s9b1b0b0s", ti_hidden="all", **chosen)
    settle(play(hand, "0 discard 1b", "1 discard 0s"))
    assert laid(hand, 1) == ["ti:8888s"]
    for seat in (0, 2):
        assert (hand.view(seat).melds[1] == (HIDDEN_TI,)) is hidden
        assert [fact["card"] for fact in events(hand, "ti", seen_by=seat)] == [None if hidden else "8s"]


def test_nothing_another_seat_is_shown_names_a_hidden_ti():
    """ti_hidden all: no event and no view of another seat names its card."""
    hand = table("0b", "888s", "222s", shown="1b", wall="8s", apart="8s0b", ti_hidden="all")
    settle(play(hand, "0 discard 0b"))
    for seat in (0, 2):
        shown = view_json(hand.view(seat), hand)
        assert shown.pop("unseen")["8s"] == 4  # a count of every card, here of one that was never seen
        assert '"8s"' not in json.dumps([hand.events_for(seat), shown])


def test_a_hidden_ti_is_opened_when_the_hand_is_over():
    """At the end all cards are shown, and 龙 is paid for it."""
    hand = drain(table("0b", "8888s", "222s", ti_hidden="all"))
    assert hand.view(2).melds == hand.view(1).melds and HIDDEN_TI not in hand.view(2).melds[1]
    assert {(0, 1, 1), (2, 1, 1)} <= set(long_pays(hand))
