"""One term of the glossary."""

from __future__ import annotations

from typing import NamedTuple


class Term(NamedTuple):
    """A term: its spelling without tones, its characters, its pinyin, its meaning, and the rule that says more."""

    name: str
    zi: str
    pinyin: str
    zh: str
    en: str
    rule: str = ""
    """A rule of the family's rule book; with a game before it (``yibin/wild.any``) as that game words it."""
