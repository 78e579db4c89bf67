"""Which card was the last, answers without changes, events that are split over several, and captions."""

from __future__ import annotations

from typing import Any

import pytest

from hupai.explain.language import LANGUAGES
from hupai.session import open_match
from hupai.session.event_rows import event_rows
from hupai.table.hand import Hand
from hupai.table.seats import Reader
from tests.engine.amounts import amount
from tests.engine.facade_client import Client, new_match
from tests.engine.playing import act
from tests.engine.strategies import any_deal
from tests.engine.zipai_games import each_game, games

Json = dict[str, Any]
SEATS = 3


def view_of(hand: Hand, seat: int, revealed: bool) -> Json:
    """The hand as the engine shows it to a seat."""
    return hand.family.as_json.view(hand.view(seat), hand, revealed, None)


@each_game
def test_a_view_says_which_card_nobody_took_was_the_last(game_id: str) -> None:
    """Every seat is told the same: before whom it lies, and its place there. Before the first there is none."""
    hand, chance = any_deal(game_id, "last", "changes")
    while not hand.over:
        act(hand, chance)
        laid = [event.facts for event in hand.log if event.type == "unclaimed"]
        for viewer in range(hand.seats):
            view = view_of(hand, viewer, False)
            last = view["last_discard"]
            assert (last is None) == (not laid)
            if last is not None:
                lying = view["seats"][last["seat"]]["discards"]
                assert last == {"seat": laid[-1]["seat"], "index": len(lying) - 1}
                assert lying[-1]["card"] == laid[-1]["card"]


def test_other_answers_have_events_without_changes() -> None:
    """An answer with the whole view needs no changes."""
    p = new_match(seed="whole")
    p.until_asked()
    p.step()
    record = p.record
    for request in ({"do": "log"}, {"do": "undo"}, {"do": "load", "record": record}):
        assert not [event for event in p.ask(**request)["events"] if "changes" in event]
    steps = p.ask(do="review", hand=1, judge=None)["steps"]
    assert not [event for step in steps for event in step["events"] if "changes" in event]


def test_many_events_are_split_over_several_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next `advance` sends the rest before anybody acts; nothing of the end is sent early."""
    monkeypatch.setattr(open_match, "ROOM", 2000)
    monkeypatch.setattr(open_match, "FEW", 1)
    ends = 0
    for number in range(4):
        p = new_match("paohuzi", hands=2, seed=f"long{number}")
        while p.state["waiting"] != "end":
            p.step()
            if p.session.matches["main"].behind:
                ends += check_the_rest_is_sent(p)
    assert ends > 1


def check_the_rest_is_sent(p: Client) -> bool:
    """Ask until all events have been sent; return whether that was the end of a hand."""
    hand, actions = p.match.hand, len(p.match.hand.actions)
    while p.session.matches["main"].behind:
        assert p.state["waiting"] == "bot" and not p.state["over"] and p.view["legal"] == []
        if hand.over:
            assert p.view["result"] is None
            points = map(sum, zip(p.state["scores"], hand.result.scores, strict=True))
            assert list(points) == list(p.match.scores)
        p.ask(do="advance")
    assert len(hand.actions) == actions, "somebody acted before everything was sent"
    assert p.view == p.ask(do="view")["view"]
    return hand.over


def test_undo_sends_the_events_that_were_not_sent_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events are sent from the first one that the client does not have or that differs."""
    monkeypatch.setattr(open_match, "ROOM", 1000)
    monkeypatch.setattr(open_match, "FEW", 1)
    p = new_match("paohuzi", seed="undone")
    while not (p.session.matches["main"].behind and p.state["can_undo"]):
        p.step()
    sent = p.state["from"] + len(p.state["events"])
    assert p.ask(do="undo")["from"] <= sent
    assert not p.session.matches["main"].behind


# --- a moment by its event ----------------------------------------------------------------------


def test_a_moment_after_an_event_keeps_what_is_secret() -> None:
    """While the hand runs: one's own seat only. Afterwards: every seat, and all hands open."""
    p = new_match(seed="moments")
    p.until_asked()
    last = len(p.match.hand.log) - 1
    assert p.ask(do="moment", hand=1, event=last)["view"] == p.view
    for secret in ({"revealed": True}, {"seat": 1}):
        assert p.refused(do="moment", hand=1, event=last, **secret)["code"] == "wrong_argument"
    p.until_over()
    moment = p.ask(do="moment", hand=1, event=last + 1, seat=1, revealed=True)["view"]
    assert moment["seat"] == 1 and len(moment["open"]) == SEATS


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"event": -1}, "wrong_argument"),
        ({"event": 10_000}, "wrong_argument"),
        ({"event": "3"}, "wrong_argument"),
        ({"event": None}, "wrong_argument"),
        ({"event": 3, "step": 1}, "not_together"),
        ({}, "missing_argument"),
    ],
)
def test_a_moment_that_does_not_exist_is_refused(asked: Json, code: str) -> None:
    """An event that the hand does not have, no number, two places at once, or none."""
    p = new_match(seed="moments")
    p.until_asked()
    assert p.refused(do="moment", hand=1, **asked)["code"] == code


# --- captions -----------------------------------------------------------------------------------


@pytest.mark.more
def test_captions_can_be_filled_from_their_events() -> None:
    """Every event of played hands that has a caption fills it in both languages, for the seat itself as well."""
    for number in range(amount(2, 30)):
        for game_id in games:
            hand, chance = any_deal(game_id, f"captions{number}", "changes")
            while not hand.over:
                act(hand, chance)
            for viewer in (None, *range(hand.seats)):
                for event in event_rows(hand, viewer, 0, None, None if viewer is None else Reader(viewer, hand.seats)):
                    for text in event.get("caption", {}).values():
                        assert text and "{" not in text
                    assert set(event.get("caption", LANGUAGES)) == set(LANGUAGES)
