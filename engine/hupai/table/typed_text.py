"""A text as somebody typed or pasted it, and as it is read: one spelling, with the place of each character kept.

Forms that only look different become one (NFKC: full width, compatibility forms), capitals small letters, every sort
of space a space, and characters that nobody sees are dropped. A character stays as it is where its usual form is more
than one: ``⑩`` is not ``10``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple
from unicodedata import normalize

from hupai.table.errors import InvalidNotation

_INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Unicode's Default_Ignorable_Code_Point: nobody sees them, and they mean nothing here."""
_BACK: Final = {"🀫": "x"}
"""A card that lies face down, as Unicode has it and as pictures have it."""


class Typed(NamedTuple):
    """A text as it is read, and where each of its characters was typed."""

    text: str
    places: range | list[int]
    """The index of each character in the text as it was typed, and at last the length of that."""


def without_unseen(text: str) -> str:
    """Return the text without characters that nobody sees."""
    return text if text.isascii() else _INVISIBLE.sub("", text)


def typed(text: str) -> Typed:
    """Return the text as it is read.

    >>> typed("１２３Ｓ　\\u200b一")
    Typed(text='123s 一', places=[0, 1, 2, 3, 4, 6, 7])
    """
    if text.isascii() and text.isprintable():
        return Typed(text.lower(), range(len(text) + 1))
    read: list[str] = []
    places: list[int] = []
    for place, char in enumerate(text):
        if _INVISIBLE.match(char):
            continue
        usual = normalize("NFKC", char).lower()
        if len(usual) != 1:
            usual = char
        read.append(" " if usual.isspace() else _BACK.get(usual, usual))
        places.append(place)
    return Typed("".join(read), [*places, len(text)])


@contextmanager
def reading(text: str, /, **facts: str) -> Iterator[Typed]:
    """Yield the text as it is read; every InvalidNotation gets the place where it was typed, and these facts."""
    read = typed(text)
    try:
        yield read
    except InvalidNotation as error:
        place = None if error.position is None else read.places[error.position]
        raise InvalidNotation(error.code, position=place, **{**error.facts, **facts}).of(error.family) from None


@contextmanager
def errors_from(start: int) -> Iterator[None]:
    """Give every InvalidNotation about a piece of a text its place in the whole; the piece begins at ``start``."""
    try:
        yield
    except InvalidNotation as error:
        facts = {name: value for name, value in error.facts.items() if name != "text"}
        raise InvalidNotation(error.code, position=start + (error.position or 0), **facts).of(error.family) from None
