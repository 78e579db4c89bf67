"""Lines of text in a picture: how wide they are about, and where they are broken.

A picture does not know the font it will be shown with. A Chinese character counts as a square, any other as six tenths
of one.
"""

from __future__ import annotations

from typing import Final

_FIRST_WIDE: Final = 0x2E80
"""The first code point of wide characters."""


def tenths(text: str) -> int:
    """Return about how wide a text is, in tenths of its size."""
    return sum([10 if ord(char) >= _FIRST_WIDE else 6 for char in text])


def lines(text: str, most: int) -> list[str]:
    """Return the text in lines of at most ``most`` tenths of its size, as far as its words allow.

    A line ends at a space or beside a wide character; a longer word is broken.
    """
    found = [""]
    for word in _words(text):
        if found[-1] and tenths(found[-1] + word.rstrip(" ")) > most:
            found[-1] = found[-1].rstrip(" ")
            found.append("")
            word = word.lstrip(" ")
        while tenths(word.rstrip(" ")) > most and len(word) > 1:
            cut = _fitting(word, most)
            found[-1] = word[:cut]
            found.append("")
            word = word[cut:]
        found[-1] += word
    return [line.rstrip(" ") for line in found if line.strip(" ")]


def _words(text: str) -> list[str]:
    """Return the pieces between which a line may end."""
    found: list[str] = []
    for char in text:
        wide = ord(char) >= _FIRST_WIDE
        if not found or wide or ord(found[-1][-1]) >= _FIRST_WIDE or found[-1].endswith(" ") != (char == " "):
            found.append(char)
        else:
            found[-1] += char
    return found


def _fitting(word: str, most: int) -> int:
    """Return how many characters of a word fit into a line, one at least."""
    count = 1
    while tenths(word[: count + 1]) <= most:
        count += 1
    return count
