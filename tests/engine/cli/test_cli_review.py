"""``hupai review``: where a player and a bot differ, in sentences and as JSON."""

from __future__ import annotations

import json

import pytest

from hupai.cli import main
from hupai.session import Session, match_from_record
from hupai.session.sharing import link_of
from tests.engine.facade_client import Client, new_match


def record(tmp_path, hands=2, **how):
    """A file with a match whose last hand is still running."""
    p = new_match(hands=hands, **how)
    while p.state["hand"] < hands or len(p.state["events"]) < 3:
        p.step()
    file = tmp_path / "match.txt"
    file.write_text(p.record, encoding="utf-8")
    return file


def test_review_as_json_equals_the_facade_s_review(run, tmp_path):
    file = record(tmp_path)
    found = json.loads(run("review", str(file), "--judge", "regular", "--threshold", "0.5", "--json"))
    session = Session()
    session.handle(json.dumps({"do": "load", "record": file.read_text("utf-8")}))
    for number, hand in enumerate(found["hands"], 1):
        ask = {"do": "review", "hand": number, "judge": "regular", "threshold": 500}
        assert json.loads(session.handle(json.dumps(ask)))["result"] == hand
    assert found["judge"] == "regular" and len(found["hands"]) == 2


@pytest.mark.parametrize(("lang", "better"), [("zh", "不如"), ("en", "; better: ")])
def test_every_difference_is_printed_with_its_reasons(run, tmp_path, lang, better):
    file = record(tmp_path)
    found = json.loads(run("review", str(file), "--hand", "1", "--judge", "beginner", "--json"))
    text = run("review", str(file), "--hand", "1", "--judge", "beginner", "--lang", lang)
    (hand,) = found["hands"]
    assert len(hand["differences"]) > 2 and text.count(better) == len(hand["differences"])
    for number in hand["differences"]:
        for reason in hand["steps"][number]["judged"]["reasons"]:
            assert reason["text"][lang] in text


def test_a_link_is_reviewed_like_the_record_it_came_from(run, tmp_path):
    file = record(tmp_path)
    match = match_from_record(file.read_text("utf-8"))
    link = link_of(match, 1, 4, 1)
    for text in (link, f"https://somewhere.example/#{link}"):
        found = run("review", text, "--judge", "beginner")
        assert found == run("review", str(file), "--hand", "1", "--judge", "beginner")
    assert main(["review", link[:-9], "--judge", "beginner"]) == 2


def test_a_review_without_differences_says_so(run, tmp_path):
    p = Client(game="yongzhou-plain", seats=["beginner"] * 3, hands=1, seed="same")
    while p.state["waiting"] == "bot":
        p.ask(do="advance")
    file = tmp_path / "bots.txt"
    file.write_text(p.record, encoding="utf-8")
    assert "Nothing to point out" in run("review", str(file), "--judge", "beginner")
    found = json.loads(run("review", str(file), "--judge", "beginner", "--json"))["hands"][0]
    assert {step["seat"] for step in found["steps"] if "judged" in step} == {0, 1, 2}


@pytest.mark.parametrize(
    "words",
    [["--judge", "shark"], ["--threshold", "-1"], ["--threshold", "nan"], ["--threshold", "much"], ["--hand", "9"]],
)
def test_an_impossible_review_is_refused_in_one_line(tmp_path, refused, words):
    refused("review", str(record(tmp_path)), *words)
