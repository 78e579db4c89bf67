"""Puzzles through the façade: opened, answered right and wrong, and how a wrong answer ends."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from hupai.puzzles import KINDS, Puzzle
from hupai.puzzles.answering import answered, opened
from hupai.puzzles.completion import continued
from hupai.puzzles.puzzle import DECISIONS
from hupai.session import Session
from hupai.table.chance import Stream
from hupai.table.record import parse_record
from tests.engine.puzzles.shipped import puzzles_of, some
from tests.rows import each_row


@cache
def shown() -> dict[str, Puzzle]:
    """The first puzzle of every kind of every game."""
    return {f"{puzzle.game}-{puzzle.kind}": puzzle for kind in KINDS for puzzle in some(kind)}


def decisions() -> dict[str, Puzzle]:
    """Those that ask for a decision."""
    return {name: puzzle for name, puzzle in shown().items() if puzzle.kind in DECISIONS}


def ask(**request: Any) -> dict[str, Any]:
    """The answer of a new session."""
    answer: dict[str, Any] = json.loads(Session().handle(json.dumps(request)))
    return answer


def good(**request: Any) -> Any:
    """The result of a request that is not refused."""
    answer = ask(**request)
    assert answer["ok"], answer
    return answer["result"]


def sentences(value: Any) -> list[dict[str, str]]:
    """Every sentence inside a JSON value."""
    if isinstance(value, dict):
        own = [value["text"]] if isinstance(value.get("text"), dict) else []
        return own + [one for inner in value.values() for one in sentences(inner)]
    return [one for inner in value for one in sentences(inner)] if isinstance(value, list) else []


@each_row("puzzle", shown)
def test_an_open_puzzle_shows_the_position_and_not_the_answer(puzzle: Puzzle) -> None:
    found = good(do="puzzle", puzzle=puzzle.as_json())
    assert (found["id"], found["kind"], found["game"]) == (puzzle.id, puzzle.kind, puzzle.game)
    assert set(found["asks"]) == {"zh", "en"} and all(found["asks"].values())
    assert found["view"]["seat"] == puzzle.seen.seat == found["seat"]
    values = [choice["value"] for choice in found["choices"]]
    if puzzle.kind == "waits":
        assert not values
    else:
        assert {*puzzle.answer, *(text for text, _ in puzzle.rest)} <= set(values)
    assert all(all(text.values()) and "{" not in text["en"] for text in sentences(found["choices"]))
    if puzzle.kind == "why":
        assert len(found["choices"]) == len({choice["text"]["zh"] for choice in found["choices"]}) > 2


@each_row("puzzle", shown)
def test_a_right_answer_is_right_and_explained(puzzle: Puzzle) -> None:
    found = good(do="puzzle_answer", puzzle=puzzle.line, answer=list(puzzle.answer))
    assert found["right"] and found["refutation"] is None and found["loss"] is None
    assert found["says"] or puzzle.kind == "waits"
    assert all(all(text.values()) for text in sentences(found))


@each_row("puzzle", decisions)
def test_a_wrong_decision_is_played_to_its_bad_end(puzzle: Puzzle) -> None:
    found = good(do="puzzle_answer", puzzle=puzzle.line, answer=[puzzle.rest[0][0]])
    assert puzzle.bad is not None and puzzle.gap is not None
    assert not found["right"] and found["loss"] == puzzle.gap[0]
    ended = found["refutation"]
    assert [ended["completion"], ended["points"], ended["instead"]] == list(puzzle.bad)
    assert ended["points"] < ended["instead"] and ended["action"] == puzzle.rest[0][0]
    assert ended["events"] and all(event["text"]["zh"] and event["text"]["en"] for event in ended["events"])
    assert [one["events"] for one in ended["positions"]] == sorted(one["events"] for one in ended["positions"])
    assert ended["positions"][0]["events"] == 0 and ended["positions"][-1]["events"] == len(ended["events"])
    assert ended["result"] is not None


@each_row("puzzle", decisions)
def test_a_bad_end_keeps_the_rules_and_hides_what_the_seat_cannot_see(puzzle: Puzzle) -> None:
    """Every action is one that its seat was offered; the cards that a seat sees are those of the position."""
    assert puzzle.bad is not None
    family, seen = puzzle.family, puzzle.seen
    first = family.notation.parse_action(puzzle.rest[0][0])
    ended = continued(family, seen, puzzle.id, puzzle.bad[0], first)
    table = family.play.sample(seen, Stream(puzzle.id, f"completion{puzzle.bad[0]}"))
    assert family.play.observe(table, seen.seat) == seen
    for mover, action in ended.actions:
        assert family.notation.parse_action(action) in table.offers[mover] and mover in table.pending
        family.play.step(table, mover, family.notation.parse_action(action), None)
    assert table.result.scores == ended.result.scores


def test_another_wrong_choice_has_a_bad_end_of_its_own() -> None:
    puzzle = next(one for one in puzzles_of("yongzhou") if len(one.rest) > 1)
    found = answered(puzzle, [puzzle.rest[1][0]])
    assert not found["right"] and found["loss"] == puzzle.rest[1][1]
    ended = found["refutation"]
    assert ended is None or ended["points"] < ended["instead"]


def test_waits_are_right_in_any_order_and_what_was_missed_is_named() -> None:
    puzzle = next(one for one in puzzles_of("yongzhou") if one.kind == "waits" and len(one.answer) > 1)
    assert answered(puzzle, list(reversed(puzzle.answer)))["right"]
    found = answered(puzzle, [*puzzle.answer[1:], "k"])
    assert (found["right"], found["missed"], found["wrong"]) == (False, [puzzle.answer[0]], ["k"])


def test_a_list_of_puzzles_tells_what_each_is() -> None:
    given = [puzzle.as_json() for puzzle in shown().values()]
    rows = good(do="puzzles", puzzles=given)["puzzles"]
    assert [(row["id"], row["kind"]) for row in rows] == [(one["id"], one["kind"]) for one in given]
    given[2]["v"] = 7
    error = ask(do="puzzles", puzzles=given)["error"]
    assert (error["code"], error["position"]) == ("puzzle_version", 2)


def test_names_of_the_seats_are_used() -> None:
    puzzle = next(one for one in decisions().values() if one.kind == "claim" and one.family.id == "zipai")
    names = {place: {"zh": f"阿{place}", "en": f"Ms {place}"} for place in ("next", "previous")}
    found = good(do="puzzle_answer", puzzle=puzzle.line, answer=[puzzle.rest[0][0]], names=names)
    assert "Ms next" in json.dumps(found) and "Ms previous" in json.dumps(found)


@each_row(
    "request_, code",
    lambda: [
        ({"do": "puzzle"}, "missing_argument"),
        ({"do": "puzzle", "puzzle": 3}, "wrong_argument"),
        ({"do": "puzzle", "puzzle": "x"}, "not_a_puzzle"),
        ({"do": "puzzle", "puzzle": {}}, "not_a_puzzle"),
        ({"do": "puzzles", "puzzles": {}}, "wrong_argument"),
        ({"do": "puzzles", "puzzles": [None]}, "not_a_puzzle"),
        ({"do": "puzzle_answer", "puzzle": some("claim")[0].line}, "wrong_argument"),
        ({"do": "puzzle_answer", "puzzle": some("claim")[0].line, "answer": ["nothing"]}, "puzzle_answer_wrong"),
        ({"do": "puzzle_answer", "puzzle": some("claim")[0].line, "answer": ["pass", "pass"]}, "puzzle_answer_wrong"),
        ({"do": "puzzle_answer", "puzzle": some("waits")[0].line, "answer": ["?"]}, "unknown_card"),
    ],
)
def test_bad_requests_are_refused_by_code_and_sentence(request_: dict[str, Any], code: str) -> None:
    error = ask(**request_)["error"]
    assert error["code"] == code and error["text"]["zh"] and error["text"]["en"]


def test_an_answer_of_nothing_is_refused_with_the_number_it_may_have() -> None:
    facts = ask(do="puzzle_answer", puzzle=some("waits")[0].line, answer=[])["error"]["facts"]
    assert (facts["name"], facts["expected"]) == ("answer", "1–40")


def test_opening_and_answering_depend_on_the_puzzle_alone() -> None:
    puzzle = some("why")[0]
    assert opened(puzzle) == opened(puzzle)
    assert answered(puzzle, list(puzzle.answer)) == answered(puzzle, list(puzzle.answer))


def test_a_decision_of_a_review_becomes_a_puzzle() -> None:
    record = (Path(__file__).parents[1] / "golden" / "yongzhou-beginners.record").read_text("utf-8")
    done = [action for _, action in parse_record(record).played[0].actions]
    made, hard, refused = [], set(), set()
    for step in range(24):
        answer = ask(do="puzzle_of", record=record, hand=1, step=step)
        if answer["ok"]:
            made.append(answer["result"]["puzzle"])
            hard.add((made[-1]["answer"] == [done[step]], made[-1]["hard"]))
        else:
            refused.add(answer["error"]["code"])
    assert len(made) > 5 and refused <= {"no_puzzle_here", "puzzle_too_long"}
    assert hard == {(True, 2), (False, 3)}, "it is harder where the player missed it"
    for value in made[:5]:
        assert good(do="puzzle", puzzle=value)["id"] == value["id"]
        assert good(do="puzzle_answer", puzzle=value, answer=value["answer"])["right"]
        wrong = good(do="puzzle_answer", puzzle=value, answer=[value["rest"][0][0]])
        assert not wrong["right"] and wrong["loss"] == value["rest"][0][1]
    assert any(loss > 0 for value in made for _, loss in value["rest"])
    assert ask(do="puzzle_of", record=record, hand=1, step=len(done))["error"]["code"] == "wrong_argument"
