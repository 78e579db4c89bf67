"""A puzzle is a short line of JSON; whatever else is given is refused with a typed error."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from hupai.puzzles import KINDS, MOST_BYTES, parse_puzzle
from hupai.puzzles.answering import answered, opened
from hupai.puzzles.mining.run import file_text, read_file
from hupai.registry import vocabulary_of
from hupai.table.chance import Stream
from hupai.table.errors import EngineError, InvalidNotation
from tests.engine.puzzles.shipped import FILES, puzzles_of, some
from tests.rows import each_row

ODD: tuple[Any, ...] = (None, True, -1, 10**30, 1.5, "", "x", "\x00", "\ud800", [], [1], [[]], {}, {"a": 1}, "9" * 700)


def changed(**values: Any) -> dict[str, Any]:
    """A good puzzle with other values."""
    return {**some("claim")[0].as_json(), **values}


@pytest.mark.parametrize("game", FILES)
def test_a_file_survives_reading_and_writing_in_lines_of_at_most_six_hundred_bytes(game: str) -> None:
    text, puzzles = FILES[game].read_text("utf-8"), puzzles_of(game)
    assert file_text(list(puzzles)) == text
    assert [one["id"] for one in json.loads(text)] == [puzzle.id for puzzle in puzzles]
    assert all(len(puzzle.line.encode()) <= MOST_BYTES and puzzle.game == game for puzzle in puzzles)
    for puzzle in puzzles[::20]:
        assert parse_puzzle(puzzle.line) == puzzle == parse_puzzle(puzzle.as_json())
        assert puzzle.seen.rules.game == game


@each_row(
    "given, code",
    [
        ("", "not_a_puzzle"),
        ("[]", "not_a_puzzle"),
        ("{", "not_a_puzzle"),
        ("{}", "not_a_puzzle"),
        ({"v": 1, "x": "y" * MOST_BYTES}, "puzzle_too_long"),
        ({"v": 2}, "puzzle_version"),
        ({"v": True}, "puzzle_version"),
        ({"v": 1}, "puzzle_field_wrong"),
    ],
)
def test_what_is_no_puzzle_is_refused(given: Any, code: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        parse_puzzle(given)
    assert refused.value.code == code
    assert all(vocabulary_of("").error_sentence(refused.value).values())


@each_row(
    "name, value",
    [
        ("id", "000000000000"),
        ("kind", "riddle"),
        ("kind", "discard"),
        ("kind", "count"),
        ("answer", []),
        ("answer", ["discard 3s"]),
        ("answer", ["pass", "pass"]),
        ("rest", []),
        ("rest", [["chi 123s", 1.5]]),
        ("hard", 0),
        ("hard", True),
        ("gap", [1]),
        ("bad", [-1, 0, 1]),
        ("action", "hu"),
        ("position", "poker:1 game:yongzhou"),
        ("extra", 1),
    ],
)
def test_a_field_that_does_not_fit_is_named(name: str, value: Any) -> None:
    with pytest.raises(InvalidNotation) as refused:
        parse_puzzle(changed(**{name: value}))
    assert refused.value.code == "puzzle_field_wrong"


def test_a_wrong_position_is_refused_as_the_family_does() -> None:
    puzzle = some("claim")[0]
    text = puzzle.position.replace("phase:claim", "phase:nowhere")
    odd = type(puzzle)(puzzle.kind, text, puzzle.answer, puzzle.rest, 1)
    with pytest.raises(InvalidNotation) as refused:
        parse_puzzle(odd.line)
    assert refused.value.code == "position_field_wrong" and refused.value.family == puzzle.family.id


def test_a_damaged_puzzle_is_read_or_refused_and_nothing_else() -> None:
    rng, codes = Stream("puzzles", "fuzz"), set()
    good = [puzzle for kind in KINDS for puzzle in some(kind)]
    for _ in range(600):
        values = rng.choice(good).as_json()
        if rng.below(2):
            values[rng.choice([*values, "extra"])] = rng.choice(ODD)
            given: Any = values
        else:
            line = json.dumps(values)
            at = rng.below(len(line))
            given = line[:at] + chr(rng.below(200)) + line[at + rng.below(3) :]
        try:
            parse_puzzle(given)
        except EngineError as error:
            codes.add(error.code)
    assert len(codes) > 3


def test_the_place_of_a_wrong_puzzle_in_a_file_is_told() -> None:
    lines = file_text(puzzles_of("leiyang")[:3]).splitlines()
    lines[2] = lines[2].replace('"v":1', '"v":9')
    with pytest.raises(InvalidNotation) as refused:
        read_file("\n".join(lines))
    assert (refused.value.code, refused.value.position) == ("puzzle_version", 2)


def test_a_position_mixed_of_two_is_answered_or_refused_with_a_typed_error() -> None:
    """The identifier fits, so only what the position says can be wrong."""
    rng, codes = Stream("puzzles", "mixed"), set()
    good = [puzzle for kind in KINDS for puzzle in some(kind)]
    for _ in range(200):
        first = rng.choice(good)
        second = rng.choice([one for one in good if one.family is first.family])
        words = first.position.split()
        at = 1 + rng.below(len(words) - 1)
        name = words[at].partition(":")[0]
        words[at] = next((word for word in second.position.split() if word.startswith(name + ":")), words[at])
        odd = replace(first, position=" ".join(words))
        try:
            parse_puzzle(odd.line)
            opened(odd)
            codes.add(answered(odd, list(odd.answer))["right"])
        except EngineError as error:
            codes.add(error.code)
    assert {True, "position_field_wrong", "position_fields_conflict"} & codes and len(codes) > 3
