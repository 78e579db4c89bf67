"""What 提 and added 杠 change of a mahjong view, let pass or won; and that no change names a hidden tile."""

from __future__ import annotations

from typing import Any

import pytest

from hupai.session.event_rows import with_changes
from hupai.table.hand import Hand
from tests.engine.mahjong.as_json.hands import GAMES, dealt_hand, play, play_on, stacked_hand, view_of
from tests.engine.session.test_view_changes import PARTS, event_changes

Json = dict[str, Any]

FOLDED = PARTS["mahjong"].folded.split()

each_game = pytest.mark.parametrize("game_id", GAMES)


def applied(hand: Hand, *lines: str) -> list[str]:
    """Play these lines, apply the events for every seat and compare at each decision; return the types of events."""
    views = {viewer: view_of(hand, *viewer) for seat in range(hand.seats) for viewer in [(seat, False), (seat, True)]}
    begun = len(hand.log)
    for line in lines:
        then = hand.copy()
        play(hand, line)
        for viewer, view in views.items():
            for changes in event_changes(then, hand, view):
                view = with_changes(view, changes)
            views[viewer] = now = view_of(hand, *viewer)
            assert [name for name in FOLDED if view[name] != now[name]] == [], (viewer, line)
    return [event.type for event in hand.log[begun:]]


SWAP = ("0 discard 3s", "2 pass", "1 fei", "1 discard 9p", "2 discard 9m", "3 discard 8m", "0 discard 7m", "1 ti 3s")
"""Seat 1 takes 3s by 飞 and draws the third, with which it does 提 while seat 2 waits for 3s."""


def swapping() -> Hand:
    """A hand of 宜宾 in which 2m is wild, for :data:`SWAP`."""
    hands = ("3s", "3s 2m 9p", "12s 456s 789s 11p 234p", "")
    return stacked_hand("yibin", *hands, shown="1m", wall="9m 8m 7m 3s", piao="off")


def test_a_ti_that_is_let_pass_takes_the_wild_back() -> None:
    """While somebody may win the tile it lies open; then the wild is in the hand, as the tile just drawn."""
    hand = swapping()
    assert applied(hand, *SWAP)[-1] == "ti"
    assert view_of(hand, 3)["live"] == {"tile": "3s", "seat": 1, "from": "ti"}
    assert applied(hand, "2 pass") == ["swapped"]
    view = view_of(hand, 1)
    assert view["live"] is None and view["taken"] == "2m"
    assert view["seats"][1]["melds"] == [{"kind": "peng", "tiles": ["3s"] * 3, "from": 0, "claimed": 2, "wild": None}]


def test_a_ti_whose_tile_is_won_stays_a_fei() -> None:
    hand = swapping()
    assert applied(hand, *SWAP, "2 hu")[-5:-2] == ["ti", "robbed", "won"]
    before = view_of(hand, 0)["seats"][1]
    assert before["river"][-1] == {"tile": "3s", "fate": "won"} and before["melds"][0]["kind"] == "fei"


KONG = ("0 discard 5s", "1 peng", "1 discard 9p", "2 discard 9s", "0 discard 1p", "1 jiagang 5s")
"""Seat 1 takes 5s by 碰 and adds the fourth while seat 2 waits for it."""


def adding() -> Hand:
    """A hand of 卡五星 for :data:`KONG`; seat 2 waits for 2s and 5s."""
    return stacked_hand("kawuxing", "5s 9p", "55s 9p", "34s 111p 234p 888p 77z", wall="9s 1p 5s")


def test_an_added_kong_is_laid_once_it_is_let_pass() -> None:
    """Until then the tile is in the hand, and lies open as one that may be robbed."""
    hand = adding()
    assert applied(hand, *KONG)[-1] == "jiagang"
    view = view_of(hand, 1)
    assert view["live"] == {"tile": "5s", "seat": 1, "from": "jiagang"} and view["taken"] == "5s"
    assert applied(hand, "2 pass") == ["paid", "paid", "drew"]
    assert view_of(hand, 0)["seats"][1]["melds"][0]["kind"] == "jiagang"


def test_an_added_kong_that_is_robbed_stays_a_peng() -> None:
    hand = adding()
    assert applied(hand, *KONG, "2 hu")[-5:] == ["jiagang", "robbed", "won", "paid", "hand_over"]
    assert view_of(hand, 0)["seats"][1]["melds"][0]["kind"] == "peng"


def test_a_view_has_nothing_but_what_is_folded_and_what_belongs_to_a_decision() -> None:
    hand, _ = dealt_hand("yibin", 0)
    view = view_of(hand, 0)
    assert set(view) - {"seat", "dealer", "commitment"} == {*FOLDED, *PARTS["mahjong"].of_a_decision.split()}


@each_game
def test_the_changes_of_an_event_name_no_tile_that_the_seat_does_not_see(game_id: str) -> None:
    """What another seat draws or is dealt is in none of them."""
    for number in range(2):
        hand, rng = dealt_hand(game_id, number)
        view = view_of(hand, 0)
        while not hand.over:
            then = hand.copy()
            play_on(hand, rng)
            for event, found in zip(hand.log[len(then.log) :], event_changes(then, hand, view), strict=True):
                hidden = event.type in ("drew", "dealt") and event.owner != 0
                if hidden and event.secret and not view["open"]:
                    assert not {"hand", "taken"} & set(found) or view["taken"] is not None
                    assert all("open" not in parts for parts in found.get("seats", {}).values())
                view = with_changes(view, found)
            view = view_of(hand, 0)
