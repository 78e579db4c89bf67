"""The façade tells no more than the table: pauses, undo, looking back, other seats; and refuses bad input by name."""

from __future__ import annotations

import json

import pytest

from hupai.session import Session
from tests.engine.decks import games_where


def ask(session, **request):
    """One message to the façade, which must succeed."""
    answer = json.loads(session.handle(json.dumps(request)))
    assert answer["ok"], answer
    return answer["result"]


@pytest.mark.parametrize("game", games_where())
def test_the_facade_never_pauses_where_it_would_tell_that_a_bot_was_asked(game):
    """A pause for a bot is its open turn to discard: no card lies, nothing waits unseen."""
    pauses = 0
    for number in range(4):
        session = Session()
        state = ask(session, do="new", game=game, seats=["human", "random", "beginner"], hands=1, seed=f"p{number}")
        while state["waiting"] != "end":
            if state["waiting"] == "bot":
                pauses += 1
                assert state["view"]["live"] is None and state["view"]["phase"] == "wait"
                assert state["view"]["turn"] != 0
                state = ask(session, do="advance")
            else:
                legal = [entry["action"] for entry in state["view"]["legal"]]
                state = ask(session, do="act", seat=0, action=legal[number % len(legal)])
    assert pauses > 10


def test_undo_and_load_bring_back_exactly_what_was_seen():
    """The same view, and from there the same hand."""
    session = Session()
    state = ask(session, do="new", game="yongzhou", seats=["human", "random", "random"], hands=1, seed="undo")
    undone = 0
    while state["waiting"] != "end":
        if state["waiting"] == "bot":
            again = ask(Session(), do="load", record=state["save"])
            assert again["view"] == state["view"] and again["save"] == state["save"]
            state = ask(session, do="advance")
            continue
        before = state["view"]
        action = before["legal"][0]["action"]
        after = ask(session, do="act", seat=0, action=action)
        assert ask(session, do="undo")["view"] == before
        assert ask(session, do="act", seat=0, action=action)["view"] == after["view"]
        undone += 1
        state = after
    assert undone > 5


def test_the_review_of_a_running_hand_does_not_tell_who_was_asked():
    """Looking back shows no more than looking on: steps begin with a discard that all could see."""
    looked = 0
    for number in range(6):
        session = Session()
        state = ask(session, do="new", game="yongzhou", seats=["human", "random", "random"], hands=1, seed=f"r{number}")
        for _ in range(10):
            if state["waiting"] == "bot":
                state = ask(session, do="advance")
            elif state["waiting"] == "human":
                state = ask(session, do="act", seat=0, action=state["view"]["legal"][0]["action"])
        if state["view"]["result"]:
            continue
        for step in ask(session, do="review", hand=1)["steps"][1:]:
            looked += 1
            assert step["action"] or step["events"][0]["t"] == "discarded"
    assert looked > 20


def refusal(session, **request):
    """The error code of a message that must be refused."""
    answer = json.loads(session.handle(json.dumps(request)))
    assert not answer["ok"]
    return answer["error"]["code"]


def test_the_facade_speaks_for_the_players_own_seat_only():
    """What a bot holds is nobody's to ask while a person plays."""
    session = Session()
    ask(session, do="new", game="yongzhou", seats=["random", "human", "beginner"], hands=1, seed="mine")
    for seat in (0, 2):
        for request in ({"do": "view"}, {"do": "hint"}, {"do": "why_not", "action": "hu"}):
            assert refusal(session, seat=seat, **request) == "not_your_seat"
        for request in ({"do": "preview", "action": "pass"}, {"do": "act", "action": "pass"}):
            assert refusal(session, seat=seat, **request) == "not_your_seat"


@pytest.mark.parametrize(
    "request_", [{"do": "load", "record": "hupai-record 1\n\ud800\nsum 1234"}, {"do": "games", "note": "\ud800"}]
)
def test_half_a_surrogate_pair_is_no_message(request_):
    """Bad input: what cannot be written as text is refused as a whole."""
    assert refusal(Session(), **request_) == "not_json"


@pytest.mark.parametrize("seed", ["", " ", "a b", "x" * 201, "\n"])
def test_a_seed_is_printable_text_without_spaces(seed):
    """Bad input: it must survive being written in a record."""
    session = Session()
    seats = ["human", "random", "random"]
    assert refusal(session, do="new", game="yongzhou", seats=seats, hands=1, seed=seed) == "wrong_argument"


@pytest.mark.parametrize("name", ["self", "xing ", "", "__class__"])
def test_an_unknown_option_is_refused_by_name_whatever_its_name(name):
    """Bad input."""
    seats = ["human", "random", "random"]
    code = refusal(Session(), do="new", game="yongzhou", seats=seats, hands=1, seed="s", options={name: 1})
    assert code == "invalid_options"


@pytest.mark.parametrize(
    ("options", "hands"), [({}, 8), ({"hands_per_session": 4}, 4), ({"hands_per_session": 30}, 30)]
)
def test_how_many_hands_a_session_has_is_an_option(options, hands):
    """§10.2, §15: eight unless the players ask otherwise."""
    seats = ["human", "random", "random"]
    state = ask(Session(), do="new", game="yongzhou", seats=seats, seed="length", options=options)
    assert state["match"]["hands"] == hands and state["match"]["hand"] == 1
