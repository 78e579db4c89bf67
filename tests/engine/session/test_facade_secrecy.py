"""The façade reveals no more than the table: pauses, undo, replays, other seats; and it refuses bad input."""

from __future__ import annotations

import pytest

from tests.engine.decks import games_where
from tests.engine.facade_client import Client


@pytest.mark.parametrize("game", games_where())
def test_a_pause_never_reveals_that_a_bot_was_asked(game):
    """It pauses for a bot only at an open discard: no card lies, no answer is pending in secret."""
    pauses = 0
    for number in range(4):
        p = Client(game=game, seats=["human", "random", "beginner"], hands=1, seed=f"p{number}")
        while p.state["waiting"] != "end":
            if p.state["waiting"] == "bot":
                pauses += 1
                assert p.view["live"] is None and p.view["phase"] == "wait"
                assert p.view["turn"] != 0
                p.ask(do="advance")
            else:
                legal = [entry["action"] for entry in p.view["legal"]]
                p.ask(do="act", seat=0, action=legal[number % len(legal)])
    assert pauses > 10


def test_undo_and_load_restore_exactly_what_was_seen():
    """The same view, and the same hand from there on."""
    p = Client(game="yongzhou", seats=["human", "random", "random"], hands=1, seed="undo")
    undone = 0
    while p.state["waiting"] != "end":
        if p.state["waiting"] == "bot":
            again = Client()
            again.ask(do="load", record=p.record)
            assert again.view == p.view and again.log == p.log and again.record == p.record
            p.ask(do="advance")
            continue
        before, log = p.view, p.log
        action = before["legal"][0]["action"]
        after = p.ask(do="act", action=action)["view"]
        assert p.ask(do="undo")["view"] == before and p.log == log
        assert p.ask(do="act", action=action)["view"] == after
        undone += 1
    assert undone > 5


def test_the_review_of_a_running_hand_does_not_reveal_who_was_asked():
    """A replay shows no more than the live hand: steps begin with a discard that all could see."""
    looked = 0
    for number in range(6):
        p = Client(game="yongzhou", seats=["human", "random", "random"], hands=1, seed=f"r{number}")
        for _ in range(10):
            if p.state["waiting"] in ("bot", "human"):
                p.step()
        if p.view["result"]:
            continue
        for step in p.ask(do="review", hand=1)["steps"][1:]:
            looked += 1
            assert step["action"] or step["events"][0]["t"] == "discarded"
    assert looked > 20


def test_the_facade_answers_only_about_the_player_s_own_seat():
    """While a person plays, nobody may ask about a bot's hand."""
    p = Client(game="yongzhou", seats=["random", "human", "beginner"], hands=1, seed="mine")
    for seat in (0, 2):
        for request in ({"do": "view"}, {"do": "hint"}, {"do": "why_not", "action": "hu"}):
            assert p.refused(seat=seat, **request)["code"] == "not_your_seat"
        for request in ({"do": "preview", "action": "pass"}, {"do": "act", "action": "pass"}):
            assert p.refused(seat=seat, **request)["code"] == "not_your_seat"


@pytest.mark.parametrize(
    "request_", [{"do": "load", "record": "hupai-record 1\n\ud800\nsum 1234"}, {"do": "games", "note": "\ud800"}]
)
def test_a_message_with_half_a_surrogate_pair_is_refused(request_):
    """Text that cannot be encoded is refused as a whole."""
    assert Client().refused(**request_)["code"] == "not_json"


@pytest.mark.parametrize("seed", ["", " ", "a b", "x" * 201, "\n"])
def test_a_seed_is_printable_text_without_spaces(seed):
    """A seed must be writable in a record."""
    seats = ["human", "random", "random"]
    error = Client().refused(do="new", game="yongzhou", seats=seats, hands=1, seed=seed)
    assert error["code"] == "wrong_argument"


@pytest.mark.parametrize("name", ["self", "xing ", "", "__class__"])
def test_an_unknown_option_is_refused_by_name_whatever_its_name(name):
    """The error names the option."""
    seats = ["human", "random", "random"]
    error = Client().refused(do="new", game="yongzhou", seats=seats, hands=1, seed="s", options={name: 1})
    assert error["code"] == "invalid_options"


@pytest.mark.parametrize(
    ("options", "hands"), [({}, 8), ({"hands_per_session": 4}, 4), ({"hands_per_session": 30}, 30)]
)
def test_the_number_of_hands_is_an_option(options, hands):
    """Eight unless the players choose otherwise (``session.length``)."""
    seats = ["human", "random", "random"]
    p = Client(game="yongzhou", seats=seats, seed="length", options=options)
    assert p.setup["hands"] == hands and p.state["hand"] == 1
