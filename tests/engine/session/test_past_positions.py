"""A hand at any past moment: as it was seen then; all of it once the hand is over; no secrets while it runs."""

from __future__ import annotations

import pytest

from hupai.registry import games
from tests.engine.facade_client import new_match
from tests.engine.zipai_games import games as zipai_games

each_game = pytest.mark.parametrize("game_id", sorted(games))


@each_game
def test_a_past_moment_shows_what_the_player_saw_then(game_id: str) -> None:
    """At every own decision of the hand it is the view that was answered then; at the end, the final view."""
    p = new_match(game_id, seed="moments")
    seen = {}
    while p.state["waiting"] != "next":
        if p.state["waiting"] == "human":
            assert p.match is not None
            seen[len(p.match.hand.actions)] = p.state["view"]
        p.step()
    assert seen
    for step, view in list(seen.items())[::3]:
        moment = p.ask(do="moment", hand=1, step=step)
        assert moment == {"view": view}
    last = p.ask(do="review", hand=1, judge=None)["steps"][-1]["at"]
    assert p.ask(do="moment", hand=1, step=last)["view"] == p.ask(do="view")["view"]


@pytest.mark.parametrize("game_id", sorted(zipai_games))
def test_after_the_hand_a_moment_can_show_all_three_hands(game_id: str) -> None:
    """At the deal they hold the dealt cards of the review, without those that were laid at once."""
    p = new_match(game_id, seed="moments")
    p.until_over()
    moment = p.ask(do="moment", hand=1, step=0, revealed=True)
    dealt = {
        e["seat"]: e["cards"]
        for e in p.ask(do="review", hand=1, judge=None, seat=None)["steps"][0]["events"]
        if e["t"] == "dealt"
    }
    for seat, columns in enumerate(moment["view"]["open"]):
        cards = [card for column in columns for card in column]
        assert len(cards) == moment["view"]["seats"][seat]["cards"]
        assert not set(cards) - set(dealt[seat]) - {moment["view"]["shown"]}
    assert moment["view"]["open"][0] == moment["view"]["columns"]


def test_a_moment_of_a_running_hand_shows_only_one_s_own_view() -> None:
    """One's own view at any moment so far; secrets stay secret, and moments that do not exist are refused."""
    p = new_match(seed="moments")
    p.until_asked()
    before = p.ask(do="view")["view"]
    step = p.ask(do="review", hand=1, judge=None)["steps"][-1]["at"]
    p.step()
    assert p.ask(do="moment", hand=1, step=step)["view"] == before
    for secret in ({"revealed": True}, {"seat": 1}):
        assert p.refused(do="moment", hand=1, step=0, **secret)["code"] == "wrong_argument"
    p.until_over()
    for step in (-1, 10_000):
        assert p.refused(do="moment", hand=1, step=step)["code"] == "wrong_argument"
