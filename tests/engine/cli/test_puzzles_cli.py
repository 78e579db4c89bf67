"""The command that makes and checks puzzles."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hupai.cli import main
from hupai.puzzles.mining.run import file_text, read_file
from tests.engine.puzzles.shipped import some
from tests.rows import each_row


def test_puzzles_are_written_to_a_file_and_the_partial_one_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "made.json"
    words = ["puzzles", "--game", "shaoyang", "--count", "2", "--kinds", "waits", "--jobs", "1", "--seed", "t"]
    assert main([*words, "-o", str(file), "--lang", "en"]) == 0
    assert "2 puzzles in" in capsys.readouterr().out
    assert [puzzle.kind for puzzle in read_file(file.read_text("utf-8"))] == ["waits", "waits"]
    assert list(tmp_path.iterdir()) == [file]
    assert main(words) == 0
    assert capsys.readouterr().out == file.read_text("utf-8")
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(file.read_text("utf-8"))


def test_a_check_names_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "given.json"
    good = some("count")[0]
    file.write_text(file_text([good]), "utf-8")
    assert main(["puzzles", "--check", str(file), "--seed", "fresh", "--jobs", "1", "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Passed."
    file.write_text(file_text([good]).replace(f'"answer":["{good.answer[0]}"]', '"answer":["999"]'), "utf-8")
    assert main(["puzzles", "--check", str(file), "--jobs", "1", "--json", "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert json.loads(told.out)["wrong_answer"] == [good.id]
    assert told.err == "hupai: The check failed: 1 puzzle is wrong.\n"


@each_row(
    "words",
    [
        *(["--game", "nowhere"], ["--count", "0"], ["--patience", "0"], ["--kinds", "riddle"], ["--jobs", "0"]),
        *(["--option", "xing"], ["--check", "nothing-there.json"]),
    ],
)
def test_a_mistake_is_one_line(words, refused):
    assert "internal" not in refused("puzzles", *words)


def test_a_file_that_is_no_list_of_puzzles_is_refused(tmp_path, refused):
    file = tmp_path / "wrong.json"
    for content in (b"", b"[]", b"{}", b"\xff\xfe", b"[\nnothing\n]\n"):
        file.write_bytes(content)
        refused("puzzles", "--check", str(file))
