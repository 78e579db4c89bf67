"""The command line with a family it does not know: facts are printed if the family has no terminal of its own."""

from __future__ import annotations

import io
import json
import sys

import pytest

from hupai.cli import main
from hupai.registry import add_family, remove_family
from tests.engine.conformance.toy_family import FAMILY
from tests.rows import each_row


@pytest.fixture(autouse=True)
def toys():
    """Register the toy family for the length of a test."""
    add_family(FAMILY)
    yield
    remove_family(FAMILY.id)


@pytest.fixture
def run(capsys, monkeypatch):
    """Run a command in English, with these lines typed, and return what it printed."""

    def run(*words, typed=()):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main([*words, "--lang", "en"])
        out, err = capsys.readouterr()
        assert (code, err) == (0, ""), err
        return out

    return run


def test_a_match_is_played_saved_loaded_and_replayed(run, tmp_path):
    file = tmp_path / "toy.txt"
    new = ["play", "toy", "--seed", "x", "--hands", "1", "--save", str(file)]
    shown = run(*new, typed=["?", "? 1", "h", "h", "nonsense", "play a", "1", "u", "q"])
    assert "  hand: ddf\n" in shown and "  1  play d\n  2  play f\n" in shown and "You play d." in shown
    assert "No lasting consequence." in shown and "That is allowed." in shown and "Hint: play f." in shown
    assert "“nonsense” makes no sense here" in shown and "Taken back." in shown
    assert "You cannot play a now." in shown and "Rule toy.turn: The highest card wins." in shown
    ended = run("play", "--load", str(file), typed=["1"] * 3 + ["q"])
    assert "The match is over: You " in ended
    replayed = json.loads(run("replay", str(file), "--json"))
    assert replayed["game"] == "toy" and replayed["seats"] == ["human", "random", "random"]
    assert "Seat 0 gets cards." in run("replay", str(file))
    assert "Random" in run("review", str(file), "--threshold", "0")


def test_the_house_rules_decide_how_many_bots_play(run):
    assert "seat 3, Random: " in run("simulate", "--game", "toy", "--hands", "5", "--option", "seats=4")
    duel = ["arena", "--game", "toy", "--candidate", "random", "--against", "random", "--deals", "3", "--jobs", "1"]
    assert "against two of Random, 3 deals in all three seats" in run(*duel)
    assert "against three of Random, 3 deals in all four seats" in run(*duel, "--option", "seats=4")
    assert "against Random, 3 deals in both seats" in run(*duel, "--option", "seats=2")


def test_its_options_and_its_rules_are_listed(run):
    assert "seats  Seats. " in run("options", "toy") and "The highest card wins." in run("rules", "toy")


@each_row(
    "words, reason",
    [
        (["rules", "toy", "--diff", "yongzhou"], "should be: toy."),
        (["score", "--game", "toy", "--hand", "a", "--by", "self"], "Toy has no calculator."),
        (["waits", "--game", "toy", "--hand", "a"], "Toy has no calculator."),
        (["train", "--game", "toy", "--folder", "nowhere"], "Toy has no bots that can be trained."),
        (["play", "toy", "--bots", "random"], "should be: random,random."),
        (["play", "toy", "--option", "seats=4", "--bots", "random,random"], "should be: random,random,random."),
        (["simulate", "--game", "toy", "--bots", "beginner,random,random"], "no bot called “beginner”"),
        (["arena", "--game", "toy", "--candidate", "random", "--against", "random,random,random"], "“--against”"),
    ],
)
def test_what_the_family_lacks_is_refused_in_one_line(words, reason, refused):
    assert reason in refused(*words, "--lang", "en")
