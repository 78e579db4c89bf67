"""``hupai train``: what it prints, what it refuses, and which weights it installs."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from hupai import training
from hupai.cli import main, train
from hupai.registry import game_named
from hupai.training.selfplay import learning_of
from hupai.zipai.bots.weights import parse_weights

SMALL = ["train", "--game", "leiyang", "--hands", "10", "--passes", "2", "--jobs", "1", "--lang", "en"]


@pytest.fixture
def taken(monkeypatch, tmp_path):
    """A folder that receives promoted weights instead of the package; a promotion plays few deals."""
    folder = tmp_path / "weights"
    folder.mkdir()
    monkeypatch.setattr(train, "DEALS", 3)
    monkeypatch.setattr(train, "promote", lambda file, _, strength: training.run.promote(file, folder, strength))
    return folder


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """The folder of a small training, which later runs find finished."""
    folder = tmp_path_factory.mktemp("course")
    assert main([*SMALL, "--folder", str(folder)]) == 0
    return folder


def test_the_output_names_the_file_of_the_last_pass(run, course):
    found = json.loads(run(*SMALL, "--folder", str(course), "--json"))
    assert found["file"] == str(course / "pass-1.json") and [row["pass"] for row in found["passes"]] == [0, 1]
    lines = run(*SMALL, "--folder", str(course)).splitlines()
    assert len(lines) == 3 and lines[-1].endswith(found["file"])


def test_weights_are_installed_only_if_the_arena_finds_them_better(run, course, taken, monkeypatch):
    duel, asked, found = train.arena.duel, {}, {}

    def decided(*words, **how):
        asked.update(how, words=words)
        found.update(found or duel(*words, **how))
        return {**found, "test": {**found["test"], "verdict": verdict}}

    monkeypatch.setattr(train.arena, "duel", decided)
    for verdict in ("h0", "undecided", "h1"):
        lines = run(*SMALL, "--folder", str(course), "--promote").splitlines()
        assert asked["words"][:3] == ("leiyang", f"strong@{course / 'pass-1.json'}", "strong")
        assert asked["test"].h0 == 0 and "strong" in lines[-1].lower()
        assert len(list(taken.iterdir())) == (verdict == "h1")
    (file,) = taken.iterdir()
    assert parse_weights(file.read_text("utf-8")).strength["deals"] == 3


def test_new_weights_play_against_the_strong_bot_also_where_a_game_has_none():
    shipped = {game: resources.files(learning_of(game_named(game)).weights) for game in ("leiyang", "kawuxing")}
    assert not (shipped["kawuxing"] / "kawuxing.json").is_file()
    for game, folder in shipped.items():
        assert train._usable(folder, game, learning_of(game_named(game)))


def test_weights_for_other_features_do_not_play(tmp_path):
    learning = learning_of(game_named("leiyang"))
    assert not train._usable(tmp_path, "leiyang", learning)
    good = (resources.files(learning.weights) / "leiyang.json").read_text("utf-8")
    (tmp_path / "leiyang.json").write_text(good)
    (tmp_path / "paohuzi.json").write_text(good.replace(learning.schema, "other"))
    assert train._usable(tmp_path, "leiyang", learning) and not train._usable(tmp_path, "shaoyang", learning)


@pytest.mark.parametrize(
    "words", [["--hands", "0"], ["--passes", "0"], ["--jobs", "0"], ["--jobs", "5000"], ["--option", "no=1"]]
)
def test_impossible_training_is_refused_in_one_line(refused, tmp_path, words):
    refused(*SMALL, "--folder", str(tmp_path), *words)
    assert not list(tmp_path.iterdir())
