"""The lines of a saved file as editors, mail and chats leave it: without empty lines, quotation and what nobody sees.

Whatever else stands before the first line or behind the last one is no part of the file, and is named. The first line
names the form of the file and its version, the last one is a checksum of all others.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from hupai.table.errors import CorruptRecord
from hupai.table.typed_text import without_unseen

SUM: Final = "sum "
"""What the last line begins with."""

_QUOTED: Final = "> "
"""What mail and chats put before each line that they quote, once for every time it was quoted."""


class SavedLine(NamedTuple):
    """A line of a file."""

    number: int
    """Its place in the text as it lies there, from 1."""
    text: str


def is_word(text: str) -> bool:
    """Whether a text within a line is read again as it was written: only characters that can be seen, and no space."""
    return ends_a_line(text) and " " not in text


def ends_a_line(text: str) -> bool:
    """Whether a text at the end of a line is read again as it was written."""
    return bool(text) and text.isprintable() and without_unseen(text).rstrip() == text


def summed(lines: Sequence[str]) -> str:
    """Return the text of a file with these lines and their checksum."""
    return "\n".join([*lines, SUM + _sum_of(lines)]) + "\n"


def checked_lines(text: object, form: str, version: int, most: int) -> list[SavedLine]:
    """Return the lines of a file of this form, the checksum included; none if it is none, or over ``most`` characters.

    Raises CorruptRecord with the line: ``surplus_line``, ``unknown_version``, ``bad_sum`` (cut short or edited).
    """
    lines = _saved_lines(text, form) if isinstance(text, str) and len(text) <= most else []
    if lines:
        found = lines[0].text[len(form) :].strip()
        if found != str(version):
            raise CorruptRecord("unknown_version", position=lines[0].number, version=found[:20], known=version)
        if lines[-1].text != SUM + _sum_of([line.text for line in lines[:-1]]):
            raise CorruptRecord("bad_sum", position=lines[-1].number)
    return lines


def _sum_of(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _saved_lines(text: str, first: str) -> list[SavedLine]:
    """Return the lines of a file whose first one begins with ``first``; none if no line does.

    Raises CorruptRecord ``surplus_line`` for a line before that, or behind the checksum.
    """
    written = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    read = [without_unseen(line).strip().lstrip(_QUOTED) for line in written]
    lines = [SavedLine(number, line) for number, line in enumerate(read, 1) if line]
    begins = next((place for place, line in enumerate(lines) if line.text.startswith(first)), None)
    if begins is None:
        return []
    ends = next((place for place, line in enumerate(lines) if place > begins and line.text.startswith(SUM)), len(lines))
    for line in [*lines[:begins], *lines[ends + 1 :]]:
        raise CorruptRecord("surplus_line", position=line.number, line=written[line.number - 1].strip()[:80])
    return lines
