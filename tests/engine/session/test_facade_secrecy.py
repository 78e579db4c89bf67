"""The façade reveals no more than the table: in the review of a running hand, and about other seats."""

from __future__ import annotations

from tests.engine.facade_client import Client


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
        for request in ({"do": "view"}, {"do": "hint"}, {"do": "questions"}, {"do": "why_not", "action": "hu"}):
            assert p.refused(seat=seat, **request)["code"] == "not_your_seat"
        for request in ({"do": "preview", "action": "pass"}, {"do": "act", "action": "pass"}):
            assert p.refused(seat=seat, **request)["code"] == "not_your_seat"
