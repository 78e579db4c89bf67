"""``hupai tournament``: a tournament in sentences and as JSON, and what is refused."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from hupai.cli import main

QUICK = ("tournament", "--preset", "quick", "--bots", "beginner:2,random:1", "--jobs", "1")


def test_a_quick_cup_is_told_stage_by_stage(run):
    told = run(*QUICK, "--top", "2").splitlines()
    assert told[0] == "Yongzhou with two kings, 27 entrants, seed 1."
    assert [line for line in told if not line.startswith(" ")][1:4] == [
        "Qualifying: 27 entrants at 9 tables, 3 hands each",
        "Semi-final: 9 entrants at 3 tables, 3 hands each",
        "Final: 3 entrants at 1 table, 3 hands each",
    ]
    assert len([line for line in told if line.startswith("    ")]) == 6
    assert told[-1].startswith("39 hands in ")
    chinese = run(*QUICK, "--lang", "zh", "--top", "1").splitlines()
    assert chinese[1] == "海选：27 人，9 桌，每桌 3 局"


def test_json_has_every_ranking_and_the_same_seed_gives_the_same(run):
    first, again = (json.loads(run(*QUICK, "--seed", "s", "--late", "3", "--json")) for _ in range(2))
    for found in (first, again):
        assert found.pop("seconds") > 0 and found.pop("hands_per_second") > 0
    assert first == again
    assert len(first["ranking"]) == 27
    assert [len(stage["ranking"]) for stage in first["stages"]] == [24, 9, 3]
    assert first["ranking"][0] == first["stages"][-1]["ranking"][0]["entrant"]


def test_duplicate_points_are_told_with_decimals(run):
    words = ("tournament", "--preset", "duplicate", "--bots", "beginner:1,random:1", "--jobs", "1", "--json")
    found = json.loads(run(*words))
    points = [row["points"] for row in found["stages"][0]["ranking"]]
    assert any(type(one) is float for one in points)
    assert abs(sum(points)) < 0.5


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--bots", "genius:1"], "shares"),
        (["--bots", "beginner"], "--bots"),
        (["--bots", "beginner:1,beginner:2"], "--bots"),
        (["--bots", "beginner:-1"], "--bots"),
        (["--late", "1000"], "late"),
        (["--top", "0"], "--top"),
        (["--jobs", "0"], "--jobs"),
    ],
)
def test_a_wrong_argument_is_one_line(capsys, words, named):
    assert main(["tournament", "--preset", "quick", *words]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and named in err


def test_a_ledger_that_is_no_log_is_left_as_it_is(capsys, tmp_path):
    ledger = tmp_path / "notes.txt"
    ledger.write_text("my notes", "utf-8")
    assert main([*QUICK, "--ledger", str(ledger)]) == 2
    assert "not the log of a Hupai tournament" in capsys.readouterr().err
    assert ledger.read_text("utf-8") == "my notes"


def test_a_season_says_and_draws_how_far_each_level_comes(run, tmp_path):
    picture = tmp_path / "season.svg"
    words = (*QUICK, "--cups", "2", "--seed", "s")
    told = run(*words, "--svg", str(picture)).splitlines()
    assert told[0].startswith("Yongzhou with two kings, 27 entrants a cup, 2 cups, seed s.")
    assert [line.split(":")[0].strip() for line in told[1:]] == [
        *("Random", "Semi-final", "Final", "Champion"),
        *("Beginner", "Semi-final", "Final", "Champion"),
    ]
    drawn = ElementTree.fromstring(picture.read_text("utf-8"))
    desc = next(each.text for each in drawn if each.tag.endswith("desc"))
    found = json.loads(run(*words, "--json"))
    assert found["cups"] == 2 and list(found["levels"]) == ["random", "beginner"]
    for level in found["levels"].values():
        assert list(level["chances"]) == ["semi_final", "final", "cup"]
        for chance in level["chances"].values():
            assert chance["low"] <= chance["share"] <= chance["high"]
            assert f"{100 * chance['share']:.3g} % [" in desc


def test_a_picture_needs_a_season(capsys):
    assert main([*QUICK, "--svg", "x.svg"]) == 2
    assert "--cups" in capsys.readouterr().err
    assert main([*QUICK, "--cups", "0"]) == 2
    assert "--cups" in capsys.readouterr().err
