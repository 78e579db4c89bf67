"""The façade, message by message: what a page sends and what it may rely on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hupai.registry import games
from hupai.session import Session

SEATS = ["human", "beginner", "random"]


class Page:
    """A caller that sends messages as a page does."""

    def __init__(self, **new: Any) -> None:
        self.session = Session()
        if new:
            self.state = self.ask(do="new", **new)

    def answer(self, **request: Any) -> dict[str, Any]:
        """Send one message and return the whole answer."""
        reply: dict[str, Any] = json.loads(self.session.handle(json.dumps(request)))
        return reply

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send one message that must be understood and return its result."""
        reply = self.answer(**request)
        assert reply["ok"], reply
        result: dict[str, Any] = reply["result"]
        return result

    def refused(self, **request: Any) -> dict[str, Any]:
        """Send one message that must be refused and return the error."""
        reply = self.answer(**request)
        assert not reply["ok"], reply
        error: dict[str, Any] = reply["error"]
        assert error["text"]["zh"] and error["text"]["en"]
        return error

    def step(self) -> None:
        """Do whatever comes next; the person takes the first offer."""
        waiting = self.state["waiting"]
        if waiting == "human":
            action = self.state["view"]["legal"][0]["action"]
            self.state = self.ask(do="act", seat=0, action=action)
        else:
            self.state = self.ask(do="next" if waiting == "next" else "advance")

    def until_asked(self) -> None:
        """Go on until the person owes an answer."""
        while self.state["waiting"] != "human":
            self.step()


def page(game: str = "yongzhou", hands: int = 2, seed: str = "facade", **options: Any) -> Page:
    """A fresh match of one person and two bots."""
    return Page(game=game, seats=SEATS, hands=hands, seed=seed, options=options)


@pytest.mark.parametrize("game", sorted(games))
def test_a_match_goes_through_deal_play_and_next_hand_to_its_end(game: str) -> None:
    """`waiting` says what to send; events continue where the last answer stopped; scores add up."""
    p = page(game)
    told = {1: len(p.state["events"])}
    for _ in range(400):
        if p.state["waiting"] == "end":
            break
        p.step()
        hand = p.state["match"]["hand"]
        assert p.state["from"] == told.get(hand, 0)
        told[hand] = p.state["from"] + len(p.state["events"])
    match = p.state["match"]
    assert match["over"] and [row["hand"] for row in match["tally"]] == [1, 2]
    assert match["scores"] == [sum(row["scores"][seat] for row in match["tally"]) for seat in range(3)]
    assert p.state["view"]["result"]["hands"] and p.state["view"]["seed"]


def test_what_is_laid_out_in_columns_is_the_hand() -> None:
    """Columns hold every card once, three at most, four of a kind four."""
    p = page()
    view = p.state["view"]
    assert sorted(card for column in view["columns"] for card in column) == sorted(view["hand"])
    assert all(len(column) <= 3 for column in view["columns"])


def test_a_saved_match_loads_to_the_same_view_at_every_decision() -> None:
    """`save` is in every answer, and `load` leads back to it."""
    p = page(seed="resume")
    for _ in range(40):
        if p.state["waiting"] == "end":
            break
        again = Page().ask(do="load", record=p.state["save"])
        for part in ("match", "waiting", "view", "save"):
            assert again[part] == p.state[part]
        p.step()


def test_undo_goes_back_to_the_last_own_decision_and_the_future_is_the_same() -> None:
    """Chance is part of the deck: what happens after the same choice happens again."""
    p = page(seed="undo")
    p.until_asked()
    before, choice = p.state["view"], p.state["view"]["legal"][-1]["action"]
    after = p.ask(do="act", seat=0, action=choice)
    assert after["can_undo"] is True
    assert p.ask(do="undo")["view"] == before
    again = p.ask(do="act", seat=0, action=choice)
    assert again["view"] == after["view"] and again["save"] == after["save"]


def test_undo_with_nothing_done_says_so() -> None:
    """The first decision has nothing before it."""
    p = page(seed="undo")
    p.until_asked()
    assert p.state["can_undo"] is False
    assert p.refused(do="undo")["code"] == "nothing_to_undo"


def test_undo_goes_back_to_any_own_decision_of_the_hand() -> None:
    """So many steps at once lead where they lead one by one; more than there are is refused and changes nothing."""
    p = page(seed="undo")
    positions: list[dict[str, Any]] = []
    while p.state["waiting"] != "next" and len(positions) < 5:
        p.until_asked()
        positions.append(p.state["view"])
        p.state = p.ask(do="act", seat=0, action=p.state["view"]["legal"][-1]["action"])
    p.until_asked()
    text = p.state["save"]
    for steps in range(1, len(positions) + 1):
        p.ask(do="load", record=text)
        assert p.ask(do="undo", steps=steps)["view"] == positions[-steps]
    p.ask(do="load", record=text)
    for wrong in (0, -1, len(positions) + 1, "1"):
        assert p.refused(do="undo", steps=wrong)["code"] == "wrong_argument"
    assert p.ask(do="save")["record"] == text


def test_why_not_names_the_reason_and_its_rule_in_both_languages() -> None:
    """A king is never discarded."""
    p = page()
    p.until_asked()
    answer = p.ask(do="why_not", seat=0, action="discard k")
    assert answer["legal"] is False
    assert answer["reason"]["rule"] and answer["reason"]["text"]["zh"] and answer["reason"]["text"]["en"]
    legal = p.state["view"]["legal"][0]["action"]
    assert p.ask(do="why_not", seat=0, action=legal) == {"legal": True, "reason": None}


def test_the_preview_of_a_choice_tells_the_huxi_it_leads_to() -> None:
    """What the preview promises is what the ledger shows after the choice, until other cards move."""
    compared = 0
    for number in range(12):
        p = page(seed=f"preview{number}")
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


def test_a_hint_ranks_legal_actions_best_first() -> None:
    """The best is legal and heads the ranking; its reasons have words."""
    p = page()
    p.until_asked()
    hint = p.ask(do="hint", seat=0)
    legal = {entry["action"] for entry in p.state["view"]["legal"]}
    assert hint["best"]["action"] in legal
    assert hint["ranking"][0]["action"] == hint["best"]["action"]
    assert all(reason["text"]["en"] for reason in hint["best"]["reasons"])


def test_the_review_of_a_running_hand_tells_what_the_player_was_told() -> None:
    """Its events are those of the answers so far; of the bots, only what they discarded is named before the end."""
    p = page(seed="review")
    heard = list(p.state["events"])
    for _ in range(12):
        if p.state["match"]["hand"] > 1 or p.state["waiting"] in ("next", "end"):
            break
        p.step()
        heard += p.state["events"]
    steps = p.ask(do="review", hand=1)["steps"]
    assert [event for step in steps for event in step["events"]] == heard
    if p.state["waiting"] not in ("next", "end"):
        named = [step["action"] for step in steps if step["seat"] not in (None, 0)]
        assert named and all(action.startswith("discard ") for action in named)


def test_nobody_asks_for_a_bots_seat_while_a_person_plays() -> None:
    """Neither its view nor its hint, reasons, previews or moves."""
    p = page()
    for request in (
        {"do": "view", "seat": 1},
        {"do": "hint", "seat": 1},
        {"do": "why_not", "seat": 2, "action": "pass"},
        {"do": "preview", "seat": 2, "action": "pass"},
        {"do": "act", "seat": 1, "action": "pass"},
    ):
        assert p.refused(**request)["code"] == "not_your_seat"


BAD = [
    ({"do": "dance"}, "unknown_request"),
    ({"do": 5}, "unknown_request"),
    ({"do": "new", "game": "chess", "seats": SEATS, "seed": "a"}, "unknown_game"),
    ({"do": "new", "game": ["yongzhou"], "seats": SEATS, "seed": "a"}, "wrong_argument"),
    ({"do": "new", "game": "yongzhou", "seats": SEATS[:2], "seed": "a"}, "wrong_argument"),
    ({"do": "new", "game": "yongzhou", "seats": ["human", "human", "random"], "seed": "a"}, "wrong_argument"),
    ({"do": "new", "game": "yongzhou", "seats": ["human", "shark", "random"], "seed": "a"}, "unknown_bot"),
    ({"do": "new", "game": "yongzhou", "seats": SEATS, "seed": "a b"}, "wrong_argument"),
    ({"do": "new", "game": "yongzhou", "seats": SEATS, "seed": "a", "hands": 0}, "wrong_argument"),
    ({"do": "new", "game": "yongzhou", "seats": SEATS, "seed": "a", "options": {"self": 1}}, "invalid_options"),
    ({"do": "new", "game": "yongzhou", "seats": SEATS, "seed": "a", "options": {"min_huxi": 16}}, "invalid_options"),
    ({"do": "new", "game": "yongzhou", "seats": SEATS, "seed": "a", "options": {"tianhu": True}}, "invalid_options"),
    ({"do": "act", "seat": 0}, "missing_argument"),
    ({"do": "act", "seat": 0, "action": "juggle"}, "unknown_action"),
    ({"do": "act", "seat": 0, "action": "discard 3x"}, "size_missing"),
    ({"do": "act", "seat": 0, "action": "chi 333s"}, "not_a_shape"),
    ({"do": "load", "record": "x"}, "not_a_record"),
    ({"do": "review", "hand": 9}, "no_such_hand"),
    ({"do": "next"}, "hand_not_over"),
    ({"do": "score", "game": "yongzhou", "hand": "11111s", "win": "1b", "by": "self"}, "too_many_copies"),
    ({"do": "score", "game": "yongzhou", "hand": "123s", "win": "1b", "by": "self"}, "wrong_card_count"),
    ({"do": "score", "game": "yongzhou", "hand": "123s", "win": "1b", "by": "magic"}, "unknown_by"),
    ({"do": "score", "game": "yongzhou", "hand": "12z", "win": "1b", "by": "self"}, "size_missing"),
    ({"do": "waits", "game": "yongzhou", "laid": "kong:1111s", "hand": "123s"}, "unknown_meld_kind"),
    ({"do": "waits", "game": "yongzhou", "laid": "peng:112s", "hand": "123s"}, "wrong_meld"),
]


@pytest.mark.parametrize(("request_", "code"), BAD, ids=[f"{r['do']}-{c}-{i}" for i, (r, c) in enumerate(BAD)])
def test_a_bad_message_gets_one_typed_error_and_changes_nothing(request_: dict[str, Any], code: str) -> None:
    """Code, sentence in both languages, and the match goes on as before."""
    p = page()
    before = p.ask(do="view")
    assert p.refused(**request_)["code"] == code
    assert p.ask(do="view") == before


def test_every_wrong_option_is_named_at_once() -> None:
    """Three faults, three problems, one error."""
    options = {"nonsense": 1, "min_huxi": 3, "red_to_dot": 14, "red_to_black": "x"}
    error = Page().refused(do="new", game="yongzhou", seats=SEATS, seed="a", options=options)
    assert {problem["option"] for problem in error["facts"]["problems"]} == {"nonsense", "min_huxi", "red_to_black"}


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
VERBS = """games options rule rules new act advance next view why_not preview hint undo review moment save load score
waits"""
FIELDS = """seat action game options seats hands seed hand step record by win id calls"""
names = st.sampled_from(VERBS.split())
fields = st.sampled_from(FIELDS.split())


@given(st.lists(st.tuples(names, st.dictionaries(fields, json_values, max_size=5)), max_size=6), st.text(max_size=30))
@settings(max_examples=150)
def test_no_message_at_all_makes_the_facade_fail(messages: list[tuple[str, dict[str, Any]]], text: str) -> None:
    """Whatever is sent, the answer is JSON, and never the one that admits a fault of the engine."""
    p = page()
    replies = [p.session.handle(text)]
    replies += [p.session.handle(json.dumps({"do": verb, **rest})) for verb, rest in messages]
    for reply in replies:
        answer = json.loads(reply)
        assert answer["ok"] or answer["error"]["code"] != "internal"
    assert p.ask(do="games")["games"]
