"""The terms of the games: characters, pinyin and meaning in both languages.

docs/glossary.md holds the same terms in English; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from hupai_learn.terms.guihuzi_words import WORDS as GUIHUZI_WORDS
from hupai_learn.terms.mahjong_play import PLAY as MAHJONG_PLAY
from hupai_learn.terms.mahjong_tiles import TILES
from hupai_learn.terms.mahjong_wilds import WILDS
from hupai_learn.terms.term import Term
from hupai_learn.terms.zipai_groups import GROUPS
from hupai_learn.terms.zipai_play import PLAY as ZIPAI_PLAY

BY_FAMILY: Final[dict[str, tuple[Term, ...]]] = {
    "zipai": (*GROUPS, *ZIPAI_PLAY),
    "mahjong": (*TILES, *WILDS, *MAHJONG_PLAY),
    "guihuzi": GUIHUZI_WORDS,
}
"""The terms by family: two families may use one word in different senses."""

TERMS: Final[tuple[Term, ...]] = tuple(term for terms in BY_FAMILY.values() for term in terms)
