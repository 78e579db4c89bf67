"""How a command prints its answer: one JSON value, or lines that fit the terminal."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

from hupai.table.json_object import Facts

NARROWEST: Final = 20
"""Columns below which a line is left as it is."""
_NEVER_FIRST: Final = "，。；：、！？）”’"
"""Characters that never begin a line."""


def print_answer(args: argparse.Namespace, found: Facts, lines: Callable[[], Sequence[str]]) -> None:
    """Print the value as JSON if asked to, else its lines."""
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
        return
    for line in lines():
        print_line(line)


def print_line(line: str) -> None:
    """Print a line; at a terminal a line that is too long is broken and goes on under its beginning."""
    if not sys.stdout.isatty():
        print(line)
        return
    for part in broken(line, shutil.get_terminal_size().columns - 1):
        print(part)


def width(text: str) -> int:
    """Return the columns a text takes: a Chinese character takes two."""
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)


def broken(line: str, columns: int) -> list[str]:
    """Return the line in pieces of at most that many columns, the later ones indented as the first one is."""
    indent = line[: len(line) - len(line.lstrip())]
    room = columns - width(indent)
    if room < NARROWEST or width(line) <= columns:
        return [line]
    pieces: list[str] = []
    rest = line[len(indent) :]
    while width(rest) > room:
        at = _break(rest, room)
        pieces.append(indent + rest[:at].rstrip())
        rest = rest[at:].lstrip()
    return [*pieces, indent + rest]


def _break(text: str, room: int) -> int:
    """Return where to break the text: behind a space or between Chinese characters, as late as it fits."""
    used = 0
    best = 0
    for at, char in enumerate(text):
        wide = unicodedata.east_asian_width(char) in "WF"
        if at and char not in _NEVER_FIRST and (text[at - 1] == " " or wide or width(text[at - 1]) == 2):
            best = at
        used += 2 if wide else 1
        if used > room:
            return best or max(at, 1)
    return len(text)
