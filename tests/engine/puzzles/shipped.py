"""The puzzles that are shipped, as tests need them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import hupai
from hupai.puzzles import Puzzle, parse_puzzle
from hupai.puzzles.mining.run import read_file

FOLDER = Path(__file__).parents[3] / "web" / "puzzles"
FILES = {game: path for game in hupai.games if (path := FOLDER / f"{game}.json").is_file()}
"""The file of each game that has puzzles: a new game may come without."""


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The shipped puzzles of a game."""
    return tuple(read_file(FILES[game].read_text("utf-8")))


@cache
def first_of(game: str, kind: str) -> Puzzle | None:
    """The first puzzle of a kind, None if the game has none; the others are not read."""
    rows = json.loads(FILES[game].read_text("utf-8"))
    return next((parse_puzzle(row) for row in rows if row["kind"] == kind), None)


def some(kind: str) -> list[Puzzle]:
    """The first puzzle of a kind of every game that has one."""
    return [puzzle for game in FILES if (puzzle := first_of(game, kind)) is not None]


def fields(puzzle: Puzzle) -> dict[str, str]:
    """The fields of the position's text."""
    return dict(word.partition(":")[::2] for word in puzzle.position.split())
