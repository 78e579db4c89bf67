"""The lines of a saved file as editors, mail and chats leave it: without empty lines, quotation and what nobody sees.

Whatever else stands before the first line or behind the last one is no part of the file, and is named.
"""

from __future__ import annotations

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


def saved_lines(text: str, first: str) -> list[SavedLine]:
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
