"""One term of the glossary."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple


class Term(NamedTuple):
    """A term: its English word, its characters, its pinyin, its meaning, and the rule that says more."""

    headword: str
    """What an English reader finds on the table and looks up; several words are separated by commas."""
    zi: str
    pinyin: str
    zh: str
    en: str
    rule: str = ""
    """A rule of the family's rule book; with a game before it (``yibin/wild.any``) as that game words it."""
    spelling: str = ""
    """What names it where that is not its pinyin; addresses stay as they were."""

    @property
    def name(self) -> str:
        """What names it: its first reading without tones."""
        letters = unicodedata.normalize("NFD", self.pinyin.split(", ")[0])
        return self.spelling or "".join(letter for letter in letters if not unicodedata.combining(letter))
