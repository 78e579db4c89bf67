"""A record that nobody is to read by accident: several people play at one device, and their cards are in its storage.

    hands 8
    sealed 41c0f2…                  16 hex digits that follow from the seed
    9a7be1…                         the line "seed …" and each line after it, sealed by itself
    sum 1b2c…

A seal is an envelope and no lock: this module opens it, and so can whoever has it. It keeps cards from the eyes of
somebody who looks at a file or into a browser's storage. A line is sealed by what it says and by its place alone, so a
match that goes on only adds lines, as an open record does. Blanks fill it, since its length would tell what was done.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import count
from typing import Final

from hupai.table.errors import CorruptRecord
from hupai.table.saved_lines import SavedLine

SEALED: Final = "sealed "
"""What the line begins with after which all others are sealed."""

BLOCK: Final = 32
"""The number of bytes of a sealed line is a multiple of this."""


def sealed_from(lines: Sequence[str]) -> list[str]:
    """Return these last lines of a record sealed; the first one has the seed.

    >>> sealed_from(["seed abc"])[0]
    'sealed 37aa8270ac40ef56'
    """
    key = sha256(f"{SEALED}{lines[0]}".encode()).hexdigest()[:16]
    return [f"{SEALED}{key}", *(_covered(_filled(line), key, place).hex() for place, line in enumerate(lines))]


def opened(lines: Sequence[SavedLine]) -> list[SavedLine]:
    """Return the lines of a record with the sealed ones opened, each with its place in the text.

    Raises CorruptRecord ``bad_line`` for one that is no sealed line.
    """
    begins = next((nth for nth, line in enumerate(lines) if line.text.startswith(SEALED)), None)
    if begins is None:
        return list(lines)
    key = lines[begins].text[len(SEALED) :]
    inside = [SavedLine(line.number, _opened(line, key, place)) for place, line in enumerate(lines[begins + 1 :])]
    return [*lines[:begins], *inside]


def _opened(line: SavedLine, key: str, place: int) -> str:
    try:
        return _covered(bytes.fromhex(line.text), key, place).decode().rstrip(" ")
    except ValueError:
        raise CorruptRecord("bad_line", position=line.number, line=line.text[:80]) from None


def _filled(line: str) -> bytes:
    text = line.encode()
    return text + b" " * (-len(text) % BLOCK)


def _covered(text: bytes, key: str, place: int) -> bytes:
    """Return a line's bytes covered, or uncovered: the same thing done twice changes nothing."""
    blocks = count()
    cover = b""
    while len(cover) < len(text):
        cover += sha256(f"{key} {place} {next(blocks)}".encode()).digest()
    return bytes(one ^ other for one, other in zip(text, cover, strict=False))
