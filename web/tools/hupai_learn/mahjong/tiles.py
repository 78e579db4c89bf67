"""Drawn groups of tiles, and rows of them, from tiles in the family's notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hupai.mahjong.notation import parse_tiles
from hupai.mahjong.tiles import code
from hupai_learn.mahjong.text import group_name
from hupai_learn.steps import Json, row
from hupai_learn.text import Text


def codes(tiles: str) -> list[str]:
    """Return the tiles of a text one by one, in its order."""
    return [code(kind) for kind in parse_tiles(tiles)]


def pile(tiles: str | Sequence[str], kind: str = "", *, claimed: int = -1, wild: Sequence[int] = ()) -> Json:
    """Return one drawn group: its tiles, its name, the places of the claimed tile and of the wilds."""
    return {
        "cards": codes(tiles) if isinstance(tiles, str) else list(tiles),
        "name": group_name(kind) if kind else None,
        "huxi": None,
        "down": 0,
        "claimed": claimed if claimed >= 0 else None,
        "wild": list(wild),
    }


def groups(won: dict[str, Any], *, named: bool = True) -> list[Json]:
    """Return the groups in which the engine reads a winning hand."""
    return [pile(one["tiles"], one["kind"] if named else "", wild=one["wild"]) for one in won["groups"]]


def held(label: Text, tiles: str) -> Json:
    """Return a row of tiles that stand beside each other, as in a hand."""
    return row(label, pile(tiles), spread=True)


def lies(label: Text, tile: str) -> Json:
    """Return a row with the one tile that everybody looks at."""
    return row(label, pile(tile), live=True)
