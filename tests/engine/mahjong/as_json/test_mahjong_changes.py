"""What an event changes of a mahjong view: applied in order, the changes lead from each decision to the next."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from hupai.mahjong.as_json.changes import changes
from hupai.mahjong.as_json.view import view_json
from hupai.session.event_rows import differences, with_changes
from hupai.table.hand import Hand
from tests.engine.facade_client import new_match
from tests.engine.mahjong.as_json.hands import GAMES, dealt_hand, finished_hands, play, play_on, stacked_hand

Json = dict[str, Any]

FOLDED = (
    *("wall", "turn", "drew", "live", "last_discard", "indicator", "turned", "wilds", "stand_in", "wild_name", "birds"),
    *("hand", "taken", "seats", "open", "payments", "points"),
)
"""The parts of a view that changes keep right."""
OF_A_DECISION = ("legal", "phase", "waits", "left", "distance", "missing_suit", "unseen", "result", "seed")
"""The parts that are right at decisions only."""

each_game = pytest.mark.parametrize("game_id", GAMES)


def view_of(hand: Hand, seat: int, revealed: bool) -> Json:
    """The hand as the engine shows it to a seat."""
    return view_json(hand.view(seat), hand, revealed)


def play_and_apply(game_id: str, number: int) -> Counter[str]:
    """Play a hand at random, apply its events for two viewers and compare at each decision; count events by type."""
    hand, rng = dealt_hand(game_id, number)
    seats = hand.seats
    viewers = [(number % seats, False), ((number + 1) % seats, bool(number % 3))]
    views = {viewer: view_of(hand, *viewer) for viewer in viewers}
    while not hand.over:
        start = len(hand.log)
        play_on(hand, rng)
        for viewer in viewers:
            view = views[viewer]
            for event in range(start, len(hand.log)):
                view = with_changes(view, changes(view, hand, event))
            views[viewer] = now = view_of(hand, *viewer)
            for name in FOLDED:
                assert view[name] == now[name], (game_id, number, viewer, name, hand.log[start:])
    return Counter(event.type for event in hand.log)


@each_game
def test_applied_changes_of_mahjong_events_lead_from_each_decision_to_the_next(game_id: str) -> None:
    """For any seat, with hidden and with open hands, under any options, the result is the engine's own view."""
    seen: Counter[str] = Counter()
    for number in range(8):
        seen += play_and_apply(game_id, number)
    assert {"dealt", "drew", "discarded", "peng", "won", "paid", "hand_over"} <= set(seen)


def test_the_changes_of_every_mahjong_event_are_applied() -> None:
    """Hands until events of every type have been applied, rare ones included."""
    wanted = "piao dealt indicator drew discarded peng chi gang angang jiagang fei ti swapped robbed revealed dead"
    missing = {*wanted.split(), "won", "birds", "paid", "exhausted", "hand_over"}
    for number in range(8, 400):
        for game_id in GAMES:
            (hand,) = finished_hands(game_id, 1, number)
            if missing & {event.type for event in hand.log}:
                missing -= set(play_and_apply(game_id, number))
        if not missing:
            return
    raise AssertionError(missing)


def applied(hand: Hand, *lines: str) -> list[str]:
    """Play these lines, apply the events for every seat and compare at each decision; return the types of events."""
    views = {viewer: view_of(hand, *viewer) for seat in range(hand.seats) for viewer in [(seat, False), (seat, True)]}
    begun = len(hand.log)
    for line in lines:
        start = len(hand.log)
        play(hand, line)
        for viewer, view in views.items():
            for event in range(start, len(hand.log)):
                view = with_changes(view, changes(view, hand, event))
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
    assert view_of(hand, 3, False)["live"] == {"tile": "3s", "seat": 1, "from": "ti"}
    assert applied(hand, "2 pass") == ["swapped"]
    view = view_of(hand, 1, False)
    assert view["live"] is None and view["taken"] == "2m"
    assert view["seats"][1]["melds"] == [{"kind": "peng", "tiles": ["3s"] * 3, "from": 0, "claimed": 2, "wild": None}]


def test_a_ti_whose_tile_is_won_stays_a_fei() -> None:
    hand = swapping()
    assert applied(hand, *SWAP, "2 hu")[-5:-2] == ["ti", "robbed", "won"]
    before = view_of(hand, 0, False)["seats"][1]
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
    view = view_of(hand, 1, False)
    assert view["live"] == {"tile": "5s", "seat": 1, "from": "jiagang"} and view["taken"] == "5s"
    assert applied(hand, "2 pass") == ["paid", "paid", "drew"]
    assert view_of(hand, 0, False)["seats"][1]["melds"][0]["kind"] == "jiagang"


def test_an_added_kong_that_is_robbed_stays_a_peng() -> None:
    hand = adding()
    assert applied(hand, *KONG, "2 hu")[-5:] == ["jiagang", "robbed", "won", "paid", "hand_over"]
    assert view_of(hand, 0, False)["seats"][1]["melds"][0]["kind"] == "peng"


def test_a_view_has_nothing_but_what_is_folded_and_what_belongs_to_a_decision() -> None:
    hand, _ = dealt_hand("yibin", 0)
    view = view_of(hand, 0, False)
    assert set(view) - {"seat", "dealer", "commitment"} == {*FOLDED, *OF_A_DECISION}


@each_game
def test_mahjong_changes_hold_only_what_differs(game_id: str) -> None:
    """A part that stays the same is not repeated, and a seat without changed parts is not named."""
    for number in range(2):
        hand, rng = dealt_hand(game_id, number)
        while not hand.over:
            view, start = view_of(hand, 0, False), len(hand.log)
            play_on(hand, rng)
            for event in range(start, len(hand.log)):
                found = changes(view, hand, event)
                assert json.loads(json.dumps(found)) == found
                assert all(view[name] != value for name, value in found.items() if name != "seats")
                for key, parts in found.get("seats", {}).items():
                    assert parts and all(view["seats"][int(key)][name] != value for name, value in parts.items())
                view = with_changes(view, found)


@each_game
def test_the_changes_of_an_event_name_no_tile_that_the_seat_does_not_see(game_id: str) -> None:
    """What another seat draws or is dealt is in none of them."""
    for number in range(2):
        hand, rng = dealt_hand(game_id, number)
        view = view_of(hand, 0, False)
        while not hand.over:
            start = len(hand.log)
            play_on(hand, rng)
            for event in range(start, len(hand.log)):
                found = changes(view, hand, event)
                hidden = hand.log[event].type in ("drew", "dealt") and hand.log[event].owner != 0
                if hidden and hand.log[event].secret and not view["open"]:
                    assert not {"hand", "taken"} & set(found) or view["taken"] is not None
                    assert all("open" not in parts for parts in found.get("seats", {}).values())
                view = with_changes(view, found)
            view = view_of(hand, 0, False)


@each_game
def test_a_moment_of_mahjong_is_the_view_with_all_changes_up_to_its_event(game_id: str) -> None:
    """At decisions it is the view of that time; in between, the view before with the changes since and no choices."""
    p = new_match(game_id, hands=1, seed="moments")
    p.until_over()
    hand = p.match.hand
    steps = {start: step for step, start in reversed(list(enumerate([*hand.starts, len(hand.log)])))}
    folded = p.ask(do="moment", hand=1, step=0)["view"]
    for event in range(len(hand.log)):
        view = p.ask(do="moment", hand=1, event=event)["view"]
        if event + 1 in steps:
            assert view == p.ask(do="moment", hand=1, step=steps[event + 1])["view"]
        elif event >= hand.starts[0]:
            assert view["legal"] == [] and view["result"] is None
            assert not set(differences(folded, view)) - {*OF_A_DECISION, *FOLDED}
        folded = view
