"""Drawn groups of tiles, and rows of them, from tiles in the family's notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hupai.mahjong.notation import parse_tiles
from hupai.mahjong.tiles import code
from hupai_learn.mahjong.text import group_name
from hupai_learn.steps import Json, row
from hupai_learn.text import Text, said


def codes(tiles: str) -> list[str]:
    """Return the tiles of a text one by one, in its order."""
    return [code(kind) for kind in parse_tiles(tiles)]


def pile(
    tiles: str | Sequence[str],
    kind: str = "",
    *,
    caption: Text | None = None,
    claimed: int = -1,
    wild: Sequence[int] = (),
    stands_for: Sequence[str | None] = (),
    last: int | None = None,
) -> Json:
    """Return one drawn group: its tiles, and below it the name of its kind or another caption.

    ``claimed``, ``wild`` and ``last`` are the places of the claimed tile, of the wilds, and of the tile that won.
    ``stands_for`` says of each tile for which one it stands, if there is a wild.
    """
    name = group_name(kind) if kind else said(caption) if caption else None
    return {
        "cards": codes(tiles) if isinstance(tiles, str) else list(tiles),
        "name": name,
        "huxi": None,
        "down": 0,
        "claimed": claimed if claimed >= 0 else None,
        "wild": list(wild),
        "as": list(stands_for),
        "last": last,
    }


def groups(won: dict[str, Any]) -> list[Json]:
    """Return the groups in which the engine reads a winning hand."""
    return [
        pile(one["tiles"], one["kind"], wild=one["wild"], stands_for=one["as"], last=one["last"])
        for one in won["groups"]
    ]


def held(label: Text, tiles: str, *, wild: str = "") -> Json:
    """Return a row of tiles that stand beside each other, as in a hand; every tile equal to ``wild`` is marked."""
    places = [place for place, tile in enumerate(codes(tiles)) if tile == wild]
    return row(label, pile(tiles, wild=places), spread=True)


def lies(label: Text, tile: str, *, wild: bool = False) -> Json:
    """Return a row with the one tile that everybody looks at."""
    return row(label, pile(tile, wild=[0] if wild else []), live=True)
