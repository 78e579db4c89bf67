"""``hupai svg``: a picture as a file, on the standard output, or as JSON."""

from __future__ import annotations

import json

import pytest

import hupai
from hupai.cli import main

pytestmark = pytest.mark.usefixtures("dist")
"""The outlines of the cards are made with the site."""


def test_a_hand_is_written_to_a_file(run, tmp_path):
    file = tmp_path / "hand.svg"
    assert run("svg", "123s", "--laid", "peng:444s", "--win", "5s", "--lang", "zh", "-o", str(file)) == ""
    assert file.read_text("utf-8") == hupai.svg.hand("123s", laid="peng:444s", win="5s").svg


def test_groups_alone_are_drawn_as_groups(run):
    assert run("svg", "--laid", "peng:444s", "--lang", "zh") == hupai.svg.meld("peng:444s").svg + "\n"


def test_json_has_what_the_picture_shows_in_words(run):
    found = json.loads(run("svg", "123m", "--game", "yibin", "--json"))
    assert found["description"] == "Hand: 1 of characters, 2 of characters, 3 of characters."


def test_a_wrong_notation_is_one_line_with_its_place(capsys):
    assert main(["svg", "123s 27q"]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and "character 6" in err


def test_a_position_is_drawn_alone(run, capsys):
    game = hupai.games["leiyang"]
    text = game.family.notation.format_position(game.deal(game.rules(), seed="cli", dealer=0).view(1))
    assert run("svg", "--position", text, "--lang", "zh") == hupai.svg.position(text).svg + "\n"
    assert main(["svg", "123s", "--position", text]) == 2
    assert "cards" in capsys.readouterr().err
    assert main(["svg", "--position", text + " x:1"]) == 2
    assert "character" in capsys.readouterr().err
