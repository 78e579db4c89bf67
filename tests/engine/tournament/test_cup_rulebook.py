"""The rules of the cup of 2015 in words: what they say is what its plan does, and every place of the notice exists."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from hupai.explain.rulebook import Rule
from hupai.tournament.draw import draw
from hupai.tournament.presets import plan_named
from hupai.tournament.rulebook import ABOUT, NAME, RULEBOOK, TOPICS
from tests.rows import each_row

SOURCES = json.loads((Path(__file__).parents[2] / "fixtures" / "sources.json").read_text("utf-8"))
CUP = plan_named("2015")


def said(name: str) -> str:
    row = RULEBOOK.row(name, CUP)
    assert row is not None
    return str(row["text"]["en"])


def test_the_numbers_are_those_of_the_notice() -> None:
    assert said("cup.entrants") == "There are 900 entrants."
    assert said("cup.sessions") == "There are 3 qualifying sessions of 300 players."
    assert said("cup.tables").startswith("Tables have 3 players.")
    assert said("cup.hands") == "Every table plays 9 hands."
    assert "first 300 of the qualifying stage" in said("cup.stages") and "first 3 into" in said("cup.stages")


def test_what_the_notice_leaves_open_is_as_the_rules_say() -> None:
    qualifying, semi_final, final = CUP.stages
    assert qualifying.hands == semi_final.hands == final.hands
    assert not any(stage.carry for stage in CUP.stages)
    assert CUP.game == "yongzhou"
    drawn = draw("s", 1, qualifying, range(1, CUP.entrants + 1), CUP.seats)
    assert [len(session) for session in drawn.sessions] == [300, 300, 300] and len(drawn.tables) == 300


@each_row("rule", {rule.id: rule for rule in RULEBOOK.rules})
def test_every_rule_has_its_topic_its_place_in_the_notice_and_both_languages(rule: Rule) -> None:
    row = RULEBOOK.row(rule.id, CUP)
    assert row is not None and rule.topic in TOPICS
    for text in row["text"].values():
        assert text.strip() and "{" not in text
    for source in rule.sources:
        assert " › ".join(source.path) in SOURCES[source.file]


def test_another_plan_reads_otherwise() -> None:
    assert len(RULEBOOK.differences(CUP, replace(CUP, entrants=1800))) == 2
    assert all(NAME) and all(ABOUT)
