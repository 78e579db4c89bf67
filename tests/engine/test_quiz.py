"""An author's questions become a quiz: what is right, and why, the engine says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hupai.cli import main
from hupai.quiz import VERSION, made
from hupai.quiz.words import MAY
from hupai.table.errors import EngineError, InvalidRequest
from hupai_build.paths import ROOT
from tests.rows import each_row

QUIZZES = ROOT / "docs" / "site" / "quizzes"
WAITS = """
game = "leiyang"
[[step]]
ask = "waits"
laid = "ti:0000b wei:222s chi:123b"
cards = "345s 345b 77s 99b"
among = "6789s 6789b"
"""


def steps(name: str) -> list[dict[str, Any]]:
    """The steps of a quiz of the tutorial site."""
    found: list[dict[str, Any]] = made((QUIZZES / f"{name}.toml").read_text("utf-8"))["steps"]
    return found


def test_the_five_cases_of_a_discard_after_a_chi_are_answered_by_the_engine() -> None:
    found = steps("leiyang-edge")
    answers = [next(option["text"]["en"] for option in step["options"] if option["right"]) for step in found]
    free, costs, forbidden = (
        "Allowed, and it costs nothing",
        "Allowed, but it limits the rest of this hand",
        "Forbidden",
    )
    assert answers == [free, costs, costs, costs, forbidden]
    reasons = [step["options"][0]["why"]["en"] for step in found]
    assert "no huxi (无胡) or exactly 10 or 20 huxi (卡胡)" in reasons[1]
    assert "a red win" in reasons[2]
    assert "a black win or one red card" in reasons[3]
    assert "may not be played now (吃边打边)" in reasons[4]


def test_the_waits_of_a_hand_are_those_of_the_calculator() -> None:
    step = made(WAITS)["steps"][0]
    assert step["answers"] == [{"cards": ["7b", "7s", "9b", "9s"], "right": True, "why": None, "rule": None}]
    assert sorted(step["notes"]) == ["6b", "6s", "8b", "8s"]
    assert step["notes"]["6b"]["en"] == "The hand does not wait for big six (陆)."


def test_the_lines_of_a_count_lead_to_its_number() -> None:
    step = steps("leiyang-waits")[1]
    assert step["answer"] == 24
    assert step["proof"][-1]["en"] == "24 huxi in all."
    xi, points = steps("nanxian-points")[1:]
    assert (xi["answer"], xi["proof"][-1]["en"]) == (7, "7 xi in all.")
    assert (points["answer"], points["proof"][-1]["en"]) == (70, "Each loser pays 70 points.")


def test_a_tile_turned_up_for_the_wild_counts_in_the_answer() -> None:
    """With 4筒 turned up 5筒 is wild, and completes the hand of docs/command-line.md."""
    hand = 'laid = "peng:111z"\ncards = "123m 678s 46p 5p 9s"\nwin = "9s"\nby = "self"\n'
    start, turned = 'game = "yongzhou-mahjong"\n[[step]]\nask = "figure"\nfigure = "pay_each"\n', 'indicator = "4p"\n'
    step = made(start + turned + hand)["steps"][0]
    assert step["answer"] == 4
    with pytest.raises(EngineError):
        made(start + hand)


def test_locked_cards_are_forbidden_and_a_dead_pair_is_a_cost() -> None:
    found = steps("yuanjiang-locked")
    answers = [next(option["text"]["en"] for option in step["options"] if option["right"]) for step in found]
    free, costs, forbidden = list(MAY.values())
    assert answers == [forbidden[1], forbidden[1], free[1], costs[1]]


def test_a_win_is_right_only_if_the_engine_counts_what_is_asked_for() -> None:
    options = steps("kawuxing-shapes")[0]["options"]
    assert [option["right"] for option in options] == [True, False, False, True]
    assert options[1]["why"]["en"] == "The hand wins, but this is not counted. Plain hand (屁胡): ×1."


@pytest.mark.parametrize("file", sorted(QUIZZES.glob("*.toml")), ids=lambda file: file.stem)
def test_a_quiz_of_the_tutorial_is_complete_in_both_languages(file: Path) -> None:
    quiz = made(file.read_text("utf-8"))
    assert quiz["hupai_quiz"] == VERSION

    def check(value: Any) -> None:
        if isinstance(value, dict):
            assert "zh" not in value or (value["zh"] and value["en"]), value
            for inner in value.values():
                check(inner)
        elif isinstance(value, list):
            for inner in value:
                check(inner)

    check(quiz)
    cited = {option["rule"] for step in quiz["steps"] for option in step.get("options", ()) if option["rule"]}
    assert cited <= set(quiz["rules"])


@each_row(
    "text, code, facts",
    [
        ("game = ", "quiz_not_toml", {}),
        ("game = " + "9" * 5000, "quiz_not_toml", {}),
        ("game = " + "[" * 100_000, "quiz_not_toml", {}),
        ("game = 5", "quiz_field_wrong", {"field": "game"}),
        ('game = "chess"', "unknown_game", {}),
        ('game = "leiyang"', "quiz_field_wrong", {"field": "step"}),
        ('game = "leiyang"\n[[step]]\nask = "guess"', "quiz_field_wrong", {"field": "ask", "step": 1}),
        (WAITS + "hint = 'x'", "quiz_field_wrong", {"field": "hint"}),
        (WAITS + "title = 'x'", "quiz_field_wrong", {"field": "title"}),
        (WAITS.replace("6789s 6789b", "6789s"), "quiz_field_wrong", {"field": "among"}),
        (WAITS.replace("99b", "99q"), "size_missing", {}),
        (
            WAITS.replace("waits", "read") + "rule = 'chi.egde'",
            "quiz_field_wrong",
            {"expected": "chi.edge, chi.edge_red"},
        ),
        (WAITS.replace("waits", "figure") + 'win = "6b"\nby = "other"', "quiz_field_wrong", {"field": "win"}),
    ],
)
def test_a_wrong_question_is_refused_with_its_place(text: str, code: str, facts: dict[str, Any]) -> None:
    with pytest.raises(EngineError) as caught:
        made(text)
    assert caught.value.code == code
    assert facts.items() <= caught.value.facts.items()


def test_a_question_about_a_rule_is_refused_if_the_engine_goes_by_another() -> None:
    asked = (QUIZZES / "leiyang-edge.toml").read_text("utf-8").replace('"chi.edge"', '"kan.locked"')
    with pytest.raises(InvalidRequest) as caught:
        made(asked)
    assert caught.value.code == "quiz_other_rule"
    assert caught.value.facts == {"step": 5, "rule": "chi.edge", "named": "kan.locked"}


def test_the_command_writes_the_quiz(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked, answered = tmp_path / "asked.toml", tmp_path / "quiz.json"
    asked.write_text(WAITS, "utf-8")
    assert main(["quiz", str(asked), "-o", str(answered)]) == 0
    assert json.loads(answered.read_text("utf-8")) == json.loads(json.dumps(made(WAITS)))
    asked.write_text("game = 5", "utf-8")
    assert main(["quiz", str(asked), "--lang", "en"]) == 2
    assert "“game” is wrong" in capsys.readouterr().err
