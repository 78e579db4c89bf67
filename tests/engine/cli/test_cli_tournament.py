"""``hupai tournament``: a tournament in sentences and as JSON, and what is refused."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from hupai.cli import main
from hupai.table.saved_lines import summed
from tests.engine.facade_client import Client
from tests.engine.session.test_people_in_cups import TOGETHER, TWO, Device

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


def test_it_is_no_matter_which_level_is_named_first(run):
    told = [run(*QUICK, "--bots", bots, "--json") for bots in ("regular:1,beginner:1", "beginner:1,regular:1")]
    first, second = ({**json.loads(one), "seconds": 0, "hands_per_second": 0} for one in told)
    assert first == second


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
        (["--bots", "beginner:" + "9" * 5000], "--bots"),
        (["--late", "1000"], "late"),
        (["--top", "0"], "--top"),
        (["--jobs", "0"], "--jobs"),
        (["--svg", "x.svg"], "--cups"),  # a picture needs a season
        (["--cups", "0"], "--cups"),
        (["--cups", "1", "--svg", "nowhere/at/all.svg"], "nowhere/at/all.svg"),
    ],
)
def test_a_wrong_argument_is_one_line(refused, words, named):
    assert named in refused("tournament", "--preset", "quick", *words)


def test_a_ledger_that_is_no_log_is_left_as_it_is(refused, tmp_path):
    ledger = tmp_path / "notes.txt"
    ledger.write_text("my notes", "utf-8")
    assert "not the log of a Hupai tournament" in refused(*QUICK, "--ledger", str(ledger))
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


@pytest.fixture(scope="module")
def cup_log(tmp_path_factory):
    """The log of a quick cup between bots."""
    ledger = tmp_path_factory.mktemp("cup") / "cup.log"
    assert main([*QUICK, "--ledger", str(ledger)]) == 0
    return ledger.read_text("utf-8")


def sealed(text):
    """A log with the checksum of what it says now."""
    lines = text.rstrip("\n").split("\n")[:-1]
    return summed(lines)


def test_a_log_is_checked_by_playing_its_hands_again(run, refused, tmp_path, cup_log):
    file = tmp_path / "cup.log"
    file.write_text(cup_log, "utf-8")
    check = ("tournament", "--check", str(file), "--jobs", "1")
    told = "Yongzhou with two kings, seed 1: 39 hands were played or read again, and all are as the log says.\n"
    assert run(*check) == told
    assert json.loads(run(*check, "--json")) == {
        "preset": "quick", "game": "yongzhou", "seed": "1", "over": True, "checked": 39, "unchecked": 0,
    }  # fmt: skip
    line = next(line for line in cup_log.splitlines() if line.startswith("hand 1 1 1 4 2 "))
    head, _, scores = line.rpartition("scores ")
    first, second, third = map(int, scores.split())
    changed = f"{head}scores {first + 1} {second - 1} {third}"
    file.write_text(sealed(cup_log.replace(line, changed)), "utf-8")
    assert "Hand 2 of the table 1 1 1 4" in refused(*check)
    file.write_text(cup_log.replace(line, changed), "utf-8")
    refused(*check)


def test_a_file_of_the_page_is_checked_with_the_records_of_the_persons_table(run, refused, tmp_path):
    client = Client()
    own = client.ask(do="cup", preset="quick", seed="s", shares={"beginner": 1})["own"]
    client.ask(do="new", **own["match"])
    while client.state["waiting"] != "end":
        client.step()
    client.ask(do="cup_take", match="main")
    record, log = client.ask(do="save")["record"], client.ask(do="cup_log")["log"]
    kept = {"hupai": "hupai-tournament", "v": 1, "log": log, "records": {"-".join(map(str, own["table"])): record}}
    file = tmp_path / "cup.json"
    check = ["tournament", "--check", str(file), "--jobs", "1", "--json"]
    for records, read, unread in ((kept["records"], 3, 0), ({}, 0, 3)):
        file.write_text(json.dumps({**kept, "records": records}), "utf-8")
        found = json.loads(run(*check))
        assert (found["checked"], found["unchecked"]) == (read, unread)
    foreign = Client(game="yongzhou", seats=own["match"]["seats"], hands=3, seed="x").ask(do="save")["record"]
    for wrong in (
        {**kept, "records": {"1-1-1-1": foreign}},
        {**kept, "records": {"1-1-1": record}},
        {**kept, "records": {f"1-1-1-{'9' * 5000}": record}},
        {**kept, "records": [record]},
        {**kept, "log": log[:-4]},
        {"hupai": "hupai-tournament"},
        {},
        7,
    ):
        file.write_text(json.dumps(wrong), "utf-8")
        refused(*check[:-1])


def test_a_table_of_several_people_is_checked_by_its_sealed_record(run, tmp_path):
    device = Device()
    own = device.ask(**TWO, seed=TOGETHER)["own"]
    device.ask(do="new", **own["match"])
    device.until_over()
    device.ask(do="cup_take", match="main")
    record, log = device.ask(do="save")["record"], device.ask(do="cup_log")["log"]
    assert "\nsealed " in record
    file = tmp_path / "cup.json"
    kept = {"hupai": "hupai-tournament", "v": 1, "name": "老王", "friends": ["Hong"], "log": log}
    file.write_text(json.dumps({**kept, "records": {"-".join(map(str, own["table"])): record}}), "utf-8")
    found = json.loads(run("tournament", "--check", str(file), "--jobs", "1", "--json"))
    assert (found["checked"], found["unchecked"]) == (1, 0)
