"""Mahjong tiles and melds as a terminal shows them: 三条 in Chinese, 3s in English, suits coloured where wanted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.notation import parse_tile
from hupai.mahjong.tiles import GREEN, RED, SUITED, Kind, is_honour, name_zh, suit_of
from hupai.table.json_object import Facts

HONOUR_WORDS: Final = ("east", "south", "west", "north", "white", "green", "red")
"""The honours in English, in their order; a player may type them."""

WILD_MARK: Final = "*"
"""Stands behind a wild."""

_PLAIN: Final = "\x1b[0m"
_COLOURS: Final = ("\x1b[31m", "\x1b[32m", "\x1b[36m")
"""万, 条 and 筒."""
_DRAGONS: Final[Mapping[Kind, str]] = {RED: _COLOURS[0], GREEN: _COLOURS[1]}


class TileFaces:
    """How tiles look at one terminal."""

    def __init__(self, lang: str, *, colour: bool) -> None:
        self._lang = lang
        self._colour = colour
        self.wilds: Collection[str] = ()
        """The tiles that are wild in the hand that is drawn; they are marked."""

    def face(self, tile: str) -> str:
        """Return a tile as it is read, a wild with its mark."""
        kind = parse_tile(tile)
        shown = name_zh(kind) if self._lang == "zh" else _english(kind, tile)
        shown += WILD_MARK if tile in self.wilds else ""
        colour = _colour_of(kind) if self._colour else ""
        return f"{colour}{shown}{_PLAIN}" if colour else shown

    def row(self, tiles: Iterable[str]) -> str:
        """Return tiles beside each other, a dash for none."""
        return " ".join(map(self.face, tiles)) or "–"

    def meld(self, meld: Facts) -> str:
        """Return a laid meld with its name."""
        name = VOCABULARY.label("group_short", meld["kind"])[self._lang]
        return f"{name} {self.row(meld['tiles'])}"


def english_honour(word: str) -> Kind | None:
    """Return the honour that an English word names, None for another word."""
    return SUITED + HONOUR_WORDS.index(word) if word in HONOUR_WORDS else None


def _english(kind: Kind, tile: str) -> str:
    return HONOUR_WORDS[kind - SUITED] if is_honour(kind) else tile


def _colour_of(kind: Kind) -> str:
    return _DRAGONS.get(kind, "") if is_honour(kind) else _COLOURS[suit_of(kind)]
