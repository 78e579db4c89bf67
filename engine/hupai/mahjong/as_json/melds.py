"""A laid meld as JSON: its tiles, which of them was claimed and from whom, and which of them is a wild."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.mahjong.melds import ANGANG, CHI, FEI, GANG, JIAGANG, MELD_NAMES, PENG, Meld
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.wilds import laid_tiles
from hupai.mahjong.tiles import Kind, codes
from hupai.table.json_object import Json
from hupai.table.seats import Seat

_CLAIMED: Final = {PENG: 2, GANG: 3, JIAGANG: 2, FEI: 1}
"""Where the claimed tile stands in a meld of equal tiles: behind those from the hand; the fourth tile of a 补杠 and the
wild of a 飞 come last."""


def meld_json(rules: MahjongRules, wilds: Sequence[Kind], meld: Meld, source: Seat, claimed: Kind = -1) -> Json:
    """Return a meld as drawn; ``source`` is the seat of its claimed tile, ``claimed`` that tile in a 吃, as printed.

    ``claimed`` and ``wild`` are places among the tiles, null where there is no such tile.
    """
    tiles = laid_tiles(rules, wilds, meld)
    place = tiles.index(claimed) if meld.group == CHI and claimed in tiles else _CLAIMED.get(meld.group)
    return {
        "kind": MELD_NAMES[meld.group],
        "tiles": codes(tiles),
        "from": None if meld.group == ANGANG else source,
        "claimed": place,
        "wild": len(tiles) - 1 if meld.group == FEI else None,
    }
