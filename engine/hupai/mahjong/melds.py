"""The groups a seat lays on the table, and which tiles may form them.

碰 lays three equal tiles, 吃 a run, a 杠 four equal tiles: 明杠 (``gang``) takes another seat's discard, 暗杠
(``angang``) lays four of one's own, 补杠 (``jiagang``) adds the fourth to an own 碰. 飞 (``fei``) claims a discard with
one equal tile and one wild.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hupai.mahjong.tiles import RANKS, Kind, is_honour

PENG, CHI, GANG, ANGANG, JIAGANG, FEI = range(6)
"""Kinds of meld."""

MELD_NAMES = ("peng", "chi", "gang", "angang", "jiagang", "fei")

GANGS = frozenset((GANG, ANGANG, JIAGANG))

_SIZE = (3, 3, 4, 4, 4, 3)


class Meld(NamedTuple):
    """A group on the table."""

    group: int
    """PENG, CHI, GANG, ANGANG, JIAGANG or FEI."""
    kind: Kind
    """The kind of its equal tiles; of a 吃 the lowest kind of the run."""
    wild: Kind = -1
    """The kind printed on the wild of a 飞, otherwise -1."""


def meld_tiles(meld: Meld) -> tuple[Kind, ...]:
    """Return the tiles of a meld as they are printed, its wild last."""
    if meld.group == CHI:
        return (meld.kind, meld.kind + 1, meld.kind + 2)
    if meld.group == FEI:
        return (meld.kind, meld.kind, meld.wild)
    return (meld.kind,) * _SIZE[meld.group]


def is_run_start(kind: Kind) -> bool:
    """Whether a run can begin with this kind: 1 to 7 of a suit."""
    return not is_honour(kind) and kind % RANKS <= RANKS - 3


def meld_of(group: int, tiles: Sequence[Kind], wild: Kind = -1) -> Meld | None:
    """Return the meld of this group that the tiles form, or None; ``wild`` is the wild of a 飞."""
    if len(tiles) + (wild >= 0) != _SIZE[group] or (wild >= 0) != (group == FEI):
        return None
    lowest = min(tiles)
    if group == CHI:
        return Meld(CHI, lowest) if is_run_start(lowest) and sorted(tiles) == [lowest, lowest + 1, lowest + 2] else None
    if len(set(tiles)) != 1 or wild == lowest:
        return None
    return Meld(group, lowest, wild)
