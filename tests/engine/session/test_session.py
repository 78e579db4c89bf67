"""The façade, message by message: what a page sends and what it may rely on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hupai.registry import games
from hupai.session import Session
from hupai.table.match import Match
from tests.engine.amounts import richest
from tests.engine.facade_client import SEATS, Client, new_match, without_changes
from tests.rows import each_row


@pytest.mark.parametrize("game", richest(sorted(games)))
def test_a_match_goes_through_deal_play_and_next_hand_to_its_end(game: str) -> None:
    """`waiting` says what to send; events continue after the last answer; short answers add up; so do scores.

    A client that applies the changes has the view, and the events it received are the log of the hand.
    """
    p = new_match(game)
    expected_from, short, changing = {1: len(p.log)}, 0, 0
    steps = 0
    while p.state["waiting"] != "end":
        if steps % 6 == 0 or p.state["waiting"] == "next":
            assert p.logged(0, p.ask(do="log")["count"]) == p.log
        assert p.view == p.ask(do="view")["view"]
        p.step()
        steps += 1
        short += "changes" in p.state
        changing += sum("changes" in event for event in p.state["events"])
        hand = p.state["hand"]
        assert p.state["from"] == expected_from.get(hand, 0)
        expected_from[hand] = p.state["from"] + len(p.state["events"])
    assert p.state["over"] and [row["hand"] for row in p.tally] == [1, 2]
    assert p.state["scores"] == [sum(row["scores"][seat] for row in p.tally) for seat in range(len(p.state["scores"]))]
    assert p.view["result"]["hands"] and p.view["seed"]
    assert {"seed", "commitment", "deck"} <= set(p.view["result"])
    assert short > 20 and changing > 20


@pytest.mark.parametrize(
    ("options", "hands"), [({}, 8), ({"hands_per_session": 4}, 4), ({"hands_per_session": 30}, 30)]
)
def test_the_number_of_hands_is_an_option(options: dict[str, int], hands: int) -> None:
    """Eight unless the players choose otherwise (``session.length``)."""
    p = Client(game="yongzhou", seats=SEATS, seed="length", options=options)
    assert p.setup["hands"] == hands and p.state["hand"] == 1


def test_the_columns_hold_the_whole_hand() -> None:
    """The columns hold every card once, at most three cards each, or four of a kind."""
    p = new_match()
    view = p.state["view"]
    assert sorted(card for column in view["columns"] for card in column) == sorted(view["hand"])
    assert all(len(column) <= 3 for column in view["columns"])


def test_a_saved_match_loads_to_the_same_view_at_every_decision() -> None:
    """`load` restores what `save` wrote."""
    p = new_match(seed="resume")
    for step in range(40):
        if p.state["waiting"] == "end":
            break
        if step % 3 == 0:
            again = Client()
            again.ask(do="load", record=p.record)
            for part in ("match", "hand", "dealer", "scores", "over", "waiting", "can_undo", "view"):
                assert again.state[part] == p.state[part], part
            assert (again.log, again.setup, again.tally) == (p.log, p.setup, p.tally)
            assert again.record == p.record
        p.step()


def test_undo_returns_to_the_last_own_decision_and_the_future_stays_the_same() -> None:
    """Chance is part of the deck, so the same choice has the same consequences again."""
    p = new_match(hands=1, seed="undo")
    undone = 0
    while p.state["waiting"] != "end":
        if p.state["waiting"] == "bot":
            p.step()
            continue
        before, log = p.view, p.log
        choice = before["legal"][undone % len(before["legal"])]["action"]
        after = p.ask(do="act", seat=0, action=choice)
        assert after["can_undo"] is True
        record = p.record
        assert p.ask(do="undo")["view"] == before and p.log == log
        again = p.ask(do="act", seat=0, action=choice)
        assert again["view"] == after["view"] and p.record == record
        undone += 1
    assert undone > 5


def test_undo_without_a_decision_is_refused() -> None:
    """Before the first decision there is nothing to undo."""
    p = new_match(seed="undo")
    p.until_asked()
    assert p.state["can_undo"] is False
    assert p.refused(do="undo")["code"] == "nothing_to_undo"


def test_undo_can_return_to_any_own_decision_of_the_hand() -> None:
    """Several steps at once lead where they lead one by one; too many are refused and change nothing."""
    p = new_match(seed="undo")
    positions: list[dict[str, Any]] = []
    while p.state["waiting"] != "next" and len(positions) < 5:
        p.until_asked()
        positions.append(p.state["view"])
        p.state = p.ask(do="act", seat=0, action=p.state["view"]["legal"][-1]["action"])
    p.until_asked()
    text = p.record
    for steps in range(1, len(positions) + 1):
        p.ask(do="load", record=text)
        assert p.ask(do="undo", steps=steps)["view"] == positions[-steps]
    p.ask(do="load", record=text)
    for wrong in (0, -1, len(positions) + 1, "1"):
        assert p.refused(do="undo", steps=wrong)["code"] == "wrong_argument"
    assert p.ask(do="save")["record"] == text


def test_why_not_gives_the_reason_and_its_rule_in_both_languages() -> None:
    """A king is never discarded (``king.keep``)."""
    p = new_match()
    p.until_asked()
    answer = p.ask(do="why_not", seat=0, action="discard k")
    assert answer["legal"] is False
    assert answer["reason"]["rule"] and answer["reason"]["text"]["zh"] and answer["reason"]["text"]["en"]
    legal = p.state["view"]["legal"][0]["action"]
    assert p.ask(do="why_not", seat=0, action=legal) == {"legal": True, "reason": None}


def test_the_preview_of_a_choice_gives_the_huxi_it_leads_to() -> None:
    """After the choice the 胡息 are those of the preview, until other cards move."""
    compared = 0
    for number in range(12):
        p = new_match(seed=f"preview{number}")
        p.until_asked()
        for entry in p.state["view"]["legal"]:
            if entry["verb"] not in ("chi", "peng"):
                continue
            promised = p.ask(do="preview", seat=0, action=entry["action"])["huxi"]
            state = p.ask(do="act", seat=0, action=entry["action"])
            if any(event["t"] == entry["verb"] and event["seat"] == 0 for event in state["events"]):
                assert state["view"]["huxi"]["total"] == promised
                compared += 1
            break
    assert compared >= 3


def test_the_review_of_a_running_hand_has_only_the_events_that_the_player_received() -> None:
    """Its events are those of the answers so far; of the bots it names only their discards before the end."""
    p = new_match(seed="review")
    heard = list(p.log)
    for _ in range(12):
        if p.state["hand"] > 1 or p.state["waiting"] in ("next", "end"):
            break
        p.step()
        heard += map(without_changes, p.state["events"])
    steps = p.ask(do="review", hand=1)["steps"]
    assert [event for step in steps for event in step["events"]] == heard
    if p.state["waiting"] not in ("next", "end"):
        named = [step["action"] for step in steps if step["seat"] not in (None, 0)]
        assert named and all(action.startswith("discard ") for action in named)


BAD = [
    ({"do": "dance"}, "unknown_request"),
    ({"do": 5}, "unknown_request"),
    ({"do": "new", "game": "chess", "seats": SEATS, "seed": "a"}, "unknown_game"),
    ({"do": "new", "game": ["yongzhou"], "seats": SEATS, "seed": "a"}, "wrong_argument"),
    ({"do": "new", "game": "yongzhou", "seats": SEATS[:2], "seed": "a"}, "wrong_argument"),
    ({"do": "new", "game": "yongzhou", "seats": ["human", "", "random"], "seed": "a"}, "wrong_argument"),
    (
        {"do": "new", "game": "yongzhou", "seats": ["human", "human", "random"], "seed": "a", "open": True},
        "shared_table",
    ),
    ({"do": "sit", "seat": 1}, "not_called"),
    ({"do": "sit"}, "missing_argument"),
    ({"do": "new", "game": "yongzhou", "seats": ["human", "shark", "random"], "seed": "a"}, "unknown_bot"),
    *(
        ({"do": "new", "game": "yongzhou", "seats": SEATS, "seed": seed}, "wrong_argument")
        for seed in ("a b", "", " ", "\n", "❤\N{VARIATION SELECTOR-16}", "x" * 201)
    ),
    ({"do": "new", "game": "yongzhou", "seats": SEATS, "seed": "a", "hands": 0}, "wrong_argument"),
    *(
        ({"do": "new", "game": "yongzhou", "seats": SEATS, "seed": "a", "options": {name: 1}}, "invalid_options")
        for name in ("self", "xing ", "", "__class__")
    ),
    ({"do": "new", "game": "yongzhou", "seats": SEATS, "seed": "a", "options": {"min_huxi": 16}}, "invalid_options"),
    ({"do": "new", "game": "yongzhou", "seats": SEATS, "seed": "a", "options": {"tianhu": True}}, "invalid_options"),
    ({"do": "new", "game": "yongzhou", "seats": SEATS, "seed": "a", "open": 5}, "wrong_argument"),
    ({"do": "new", "game": "yongzhou", "seats": SEATS, "seed": "a", "easy": "yes"}, "wrong_argument"),
    ({"do": "new", "game": "yongzhou", "seats": SEATS, "seed": "a", "match": ""}, "wrong_argument"),
    ({"do": "view", "match": "elsewhere"}, "no_such_match"),
    ({"do": "result", "hand": 1}, "wrong_argument"),
    ({"do": "log", "from": -1}, "wrong_argument"),
    ({"do": "act", "seat": 0}, "missing_argument"),
    ({"do": "act", "seat": 0, "action": "juggle"}, "unknown_action"),
    ({"do": "act", "seat": 0, "action": "discard 3x"}, "size_missing"),
    ({"do": "act", "seat": 0, "action": "chi 333s"}, "not_a_shape"),
    ({"do": "load", "record": "x"}, "not_a_record"),
    ({"do": "load", "record": "hupai-record 1\n\ud800\nsum 1234"}, "not_json"),
    ({"do": "games", "note": "\ud800"}, "not_json"),
    ({"do": "review", "hand": 9}, "no_such_hand"),
    ({"do": "next"}, "hand_not_over"),
    ({"do": "score", "game": "yongzhou", "hand": "11111s", "win": "1b", "by": "self"}, "too_many_copies"),
    ({"do": "score", "game": "yongzhou", "hand": "123s", "win": "1b", "by": "self"}, "wrong_card_count"),
    ({"do": "score", "game": "yongzhou", "hand": "123s", "win": "1b", "by": "magic"}, "unknown_by"),
    ({"do": "score", "game": "yongzhou", "hand": "12z", "win": "1b", "by": "self"}, "size_missing"),
    ({"do": "waits", "game": "yongzhou", "laid": "kong:1111s", "hand": "123s"}, "unknown_meld_kind"),
    ({"do": "waits", "game": "yongzhou", "laid": "peng:112s", "hand": "123s"}, "wrong_meld"),
    ({"do": "waits", "game": "yongzhou", "hands": ["12z"]}, "size_missing"),
    ({"do": "waits", "game": "yongzhou", "hands": ["123s"] * 40}, "wrong_card_count"),
    ({"do": "waits", "game": "yongzhou", "hands": "123s"}, "wrong_argument"),
]


@each_row(
    "request_, name, expected",
    [
        ({"do": "preview", "seat": 3, "action": "pass"}, "seat", "0–2"),
        ({"do": "review", "reader": 3}, "reader", "0–2"),
        ({"do": "waits", "game": "yongzhou", "hands": ["123s"] * 41}, "hands", "≤ 40"),
    ],
)
def test_what_is_out_of_bounds_is_named_with_its_bounds(request_: dict[str, Any], name: str, expected: str) -> None:
    p = new_match()
    p.until_asked()
    facts = p.refused(**request_)["facts"]
    assert (facts["name"], facts["expected"]) == (name, expected)


@each_row("number", ["1e999", "-1e999", "NaN"])
def test_a_number_that_json_does_not_have_is_no_option_and_never_answered(number: str) -> None:
    def no_json(constant: str) -> None:
        pytest.fail(f"the answer has {constant}")

    new = json.dumps({"do": "new", "game": "yongzhou", "seats": SEATS, "seed": "a", "options": {"kings": 0.5}})
    reply = json.loads(Session().handle(new.replace("0.5", number)), parse_constant=no_json)
    assert reply["error"]["code"] in ("invalid_options", "not_json")


def test_without_a_match_there_is_none_to_look_at() -> None:
    assert Client().refused(do="view")["code"] == "no_match"


def test_a_fault_in_the_middle_of_an_answer_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    p = new_match()
    p.until_asked()
    before = p.ask(do="save")
    act = Match.act

    def fail(match: Match, seat: int, action: str) -> None:
        act(match, seat, action)
        raise RuntimeError

    with monkeypatch.context() as faulty:
        faulty.setattr(Match, "act", fail)
        refused = p.refused(do="act", seat=0, action=p.state["view"]["legal"][0]["action"])
    assert refused["code"] == "internal"
    assert p.ask(do="save") == before


def test_a_session_holds_two_hundred_matches() -> None:
    """One more is refused; a match in the place of another is not."""
    p = new_match()
    p.session.matches.update({f"m{n}": p.session.matches["main"] for n in range(199)})
    again = {"do": "load", "record": p.record}
    assert p.refused(**again, match="one more")["code"] == "too_many_matches"
    assert p.ask(**again, match="m7")


@each_row("request_, code", BAD)
def test_a_bad_message_gets_one_typed_error_and_changes_nothing(request_: dict[str, Any], code: str) -> None:
    """A code, a sentence in both languages, and the match goes on unchanged."""
    p = new_match()
    before = p.ask(do="view")
    assert p.refused(**request_)["code"] == code
    assert p.ask(do="view") == before
