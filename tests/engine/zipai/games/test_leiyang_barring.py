"""放偎 (``past.fang_wei``): a 偎 shows one card; who discards the fourth one may no longer 吃 or 碰."""

from __future__ import annotations

import pytest

import hupai
from hupai.table.errors import InvalidRules
from hupai.zipai.as_json.view import view_json
from hupai.zipai.cards import parse_cards
from hupai.zipai.view.observation import bars
from tests.engine.decks import events, games_where, laid, offered, play, settle, until_hu
from tests.engine.leiyang_tables import table
from tests.engine.scenes import dealt, lazily, play_scene
from tests.rows import each_row

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息."""


def barred(more="", wall="", **options):
    """Seat 1 lays 8s as 偎 and plays 9b; seat 2 takes it by 碰 and plays the fourth 8s, which becomes a 跑."""
    hand = table("1b", "88s9b4s", f"8s99b{more}", wall=f"8s{wall}", apart="8s9b1b4s", **options)
    return play(hand, "0 discard 1b", "1 discard 9b", "2 peng", "2 discard 8s")


after = lazily(barred)
at_table = lazily(table)


def barring(hand, seat):
    """The kinds with which this seat would bar itself now."""
    return [kind for kind in range(20) if bars(hand.view(seat), kind)]


# --- 放偎 -----------------------------------------------------------------------------------------------


def test_who_discards_what_another_laid_as_wei_is_barred():
    """``past.fang_wei``: all see the event, right after the discard, and the mark. A 偎 become a quad bars no more."""
    hand = barred()
    assert laid(hand, 1) == ["pao:8888s"] and not barring(hand, 0)
    for seat in range(3):
        assert events(hand, "barred", seen_by=seat) == [{"seat": 2, "card": "8s"}]
        assert hand.view(seat).barred == (False, False, True)
    kinds = [event.type for event in hand.log]
    assert kinds[kinds.index("barred") - 1] == "discarded"


@each_row(
    "scene",
    {
        "no 碰": (after("44s"), "1 discard 4s; told unclaimed seat=1 card=4s …; told peng seat=2 card=9b from=1"),
        "no 碰, and the refusal says why": (
            at_table("1b", "88s9b4s67s", "8s99b55s", wall="8s3b5s", apart="85s91b4s3b"),
            "0 discard 1b; 1 discard 9b; 2 peng; 2 discard 8s; 1 discard 4s; until 5s by 0; 2 may not peng: barred",
        ),
        "no 吃 of a discard": (after("56s"), "1 discard 4s; 2 may not chi; 2 may not chi 456s: barred"),
        "no 吃 of an own flip": (after("45b", "3b"), "1 discard 4s; until 3b by 2; 2 may not chi"),
        "still 偎": (after("55s", "5s"), "1 discard 4s; settle; 2 laid peng:999b wei:555s"),
        "still 提": (after("555s", "5s"), "1 discard 4s; settle; 2 laid peng:999b ti:5555s"),
        "still 跑": (after("444s"), "1 discard 4s; settle; 2 laid peng:999b pao:4444s"),
        "still 胡: a 碰 of 9b 3, 坎 of 0b 6, 一二三 6 and 3; 8s played; 4s fills 56s": (
            after("000b123b123s567b345b56s"),
            "1 discard 4s; 2 hu; winner 2; huxi 18",
        ),
        "without the rule 碰": (after("44s", fang_wei=False), "no barred; 1 laid pao:8888s; 1 discard 4s; 2 may peng"),
        "without the rule 吃": (after("56s", fang_wei=False), "1 discard 4s; 2 may chi 456s"),
        "without the rule 吃 of an own flip": (
            after("45b", "3b", fang_wei=False),
            "1 discard 4s; until 3b by 2; 2 may chi",
        ),
    },
)
def test_a_barred_seat_takes_no_card_by_peng_or_chi_any_more(scene):
    """``past.fang_wei``: 不能再吃、碰; 胡, 偎, 提 and 跑 stay open."""
    play_scene(*scene)


def test_a_seat_is_barred_once():
    """The same seat gets no second event."""
    hand = table("1b", "88s55s9b4s", "8s5s99b00b", wall="8s0s0s5s0b", apart="580s91b4s0b")
    play(hand, "0 discard 1b", "1 discard 9b", "2 peng", "2 discard 8s", "1 discard 4s")
    settle(hand)
    assert "wei:555s" in laid(hand, 1)
    play(hand, f"1 {offered(hand, 1, 'discard')[0]}")
    settle(hand)
    assert not barring(hand, 2), "nothing more can be lost"
    play(hand, "2 discard 5s")
    assert len(events(hand, "barred")) == 1 and "pao:5555s" in laid(hand, 1)


@each_row(
    "scene",
    {
        "a 坎 is hidden": (at_table("8s", "888s", "", apart="8s"), "0 discard 8s; 1 laid pao:8888s"),
        "a 碰 is no 偎": (
            at_table("8s", "88s9b", "8s99b", apart="8s9b"),
            "0 discard 8s; 1 peng; 1 discard 9b; 2 peng; 2 discard 8s",
        ),
        "the fourth card is flipped": (
            at_table("1b", "88s9b", "", wall="8s8s", apart="8s9b1b"),
            "0 discard 1b; 1 discard 9b; settle; 1 laid pao:8888s",
        ),
        "the fourth card of a 臭偎 is the one that was passed": (
            at_table("8s", "88s", "", wall="8s", apart="8s"),
            "0 discard 8s; 1 pass; settle; 1 laid chouwei:888s",
            lambda hand: not any(hand.view(seat).hand[7] for seat in range(3)) and 7 not in hand.table.wall[1:],
        ),
        **{
            f"{game} has no such rule": (
                dealt("1b", "88s9b", "8s99b", wall="8s", apart="8s9b1b", game=game),
                "0 discard 1b; 1 discard 9b; 2 peng; 2 discard 8s",
            )
            for game in games_where(fang_wei=False)
        },
    },
)
def test_nobody_is_barred_but_by_a_discard_of_what_lies_as_an_open_wei(scene):
    """``past.fang_wei``."""
    play_scene(*scene, "no barred; 0 sees barred no no no")


def test_ones_own_wei_and_other_kinds_do_not_bar():
    """The offer says before the discard which card bars: 8s for seat 2, and no other card."""
    hand = table("1b", "88s9b", "8s99b", wall="8s", apart="8s9b1b")
    play(hand, "0 discard 1b", "1 discard 9b", "2 peng")
    assert barring(hand, 2) == parse_cards("8s") and not barring(hand, 1)


# --- what a 偎 and a 提 show -----------------------------------------------------------------------------


def up(hand, owner, seen_by, index=0):
    """(card, face up) of a laid group before ``owner``, for ``seen_by``."""
    meld = view_json(hand.view(seen_by), hand)["seats"][owner]["melds"][index]
    return list(zip(meld["cards"], meld["up"], strict=True))


@each_row("first, answer, chou", [("1b", "", False), ("8s", "1 pass", True)])
def test_a_wei_and_a_chouwei_show_one_card(first, answer, chou):
    """``wei.compulsory``, ``wei.stale``: two cards face down, one face up; the 胡息 of both are those of a 偎."""
    hand = play(table(first, "88s", "", wall="8s", apart="8s"), f"0 discard {first}", *[answer] * chou)
    for seat in range(3):
        assert up(settle(hand), 1, seat) == [("8s", False), ("8s", False), ("8s", True)]
        assert events(hand, "wei", seen_by=seat) == [{"seat": 1, "card": "8s", "chou": chou}]
        assert hand.view(seat).huxi[1] == 3


@each_row("game_id", games_where(fang_wei=True))
def test_a_hidden_wei_and_fang_wei_contradict_each_other(game_id):
    """Nobody can avoid the kind of a 偎 that is hidden."""
    game = hupai.games[game_id]
    for chosen in ({"wei_hidden": True}, {"wei_hidden": True, "fang_wei": True}):
        with pytest.raises(InvalidRules) as refused:
            game.rules(**chosen)
        (problem,) = refused.value.facts["problems"]
        assert (problem["code"], problem["option"], problem["other"]) == ("options_conflict", "fang_wei", "wei_hidden")
    assert game.rules(wei_hidden=True, fang_wei=False).wei_hidden


def test_a_wei_that_completes_the_hand_shows_its_card_too():
    """A 偎 that completes the hand is laid openly before 胡 is declared."""
    hand = until_hu(play(table("9s", READY[:-3] + "00b", "", wall="0b", apart="9s0b"), "0 discard 9s"), 1)
    assert "0b" in [card for card, face_up in up(hand, 1, 2) if face_up]
