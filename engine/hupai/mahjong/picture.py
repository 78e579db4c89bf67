"""The tiles of mahjong for pictures."""

from __future__ import annotations

from typing import Final

from hupai.mahjong.explain.name_texts import NAMES
from hupai.mahjong.explain.wording import tile_words
from hupai.mahjong.notation import placed_tiles
from hupai.mahjong.tiles import COPIES, KINDS, SUITED, Kind, code, name_en, rank_of
from hupai.picture.deck import PictureDeck, PrintedCard

_CORNERS: Final = ("E", "S", "W", "N", "", "G", "R")
"""What stands in the corner of an honour, for readers of English: the winds, then white, green and red."""


def _printed(kind: Kind) -> PrintedCard:
    index = _CORNERS[kind - SUITED] if kind >= SUITED else str(rank_of(kind))
    said = tile_words(kind, "zh"), tile_words(kind, "en")
    return PrintedCard(index, "ink", (said[0], name_en(kind)), said)


def _parse(text: str) -> list[tuple[str, int]]:
    return [(code(kind), place) for kind, place in placed_tiles(text)]


DECK: Final = PictureDeck(
    family="mahjong",
    fact="tile",
    cards={code(kind): _printed(kind) for kind in range(KINDS)},
    groups=NAMES["group_short"],
    parse=_parse,
    copies={code(kind): COPIES for kind in range(KINDS)},
)
