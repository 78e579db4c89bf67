"""Puzzles: positions of real hands with a question, an answer and, for the tempting wrong answer, how it can end.

A puzzle is a line of JSON (:class:`~hupai.puzzles.puzzle.Puzzle`). :mod:`hupai.puzzles.answering` opens one and judges
an answer; :mod:`hupai.puzzles.mining` makes and checks them.
"""

from hupai.puzzles.puzzle import KINDS, MOST_BYTES, Puzzle, parse_puzzle, read_puzzle

__all__ = ["KINDS", "MOST_BYTES", "Puzzle", "parse_puzzle", "read_puzzle"]
