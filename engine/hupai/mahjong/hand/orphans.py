"""Thirteen orphans 十三幺: 1 and 9 of each suit and the seven honours, one of them twice."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.hand.tally import NUMBER, ORPHAN_KINDS, Tally, tally_of
from hupai.mahjong.hand.tally import ORPHANS as ORPHAN_TILES
from hupai.mahjong.tiles import HONOURS, TERMINALS

ORPHANS = (*TERMINALS, *HONOURS)
TILES = 14

_ORPHAN_SET = sum(1 << kind for kind in ORPHANS)


def thirteen_orphans(counts: Sequence[int], wilds: int) -> bool:
    """Whether fourteen tiles, wilds included, are thirteen orphans."""
    return orphans_missing(counts, wilds) == 0


def orphans_missing(counts: Sequence[int], wilds: int) -> int:
    """Return how many tiles of a hand of thirteen or fourteen have yet to come."""
    return missing(tally_of(counts), wilds)


def missing(tally: Tally, wilds: int) -> int:
    """Return the same for a hand with this tally."""
    kinds = tally >> ORPHAN_KINDS & NUMBER
    return TILES - kinds - (kinds < tally >> ORPHAN_TILES & NUMBER) - wilds


def completing_orphans(counts: Sequence[int], wilds: int) -> int:
    """Return the set of kinds that make thirteen tiles, wilds included, thirteen orphans."""
    if orphans_missing(counts, wilds) != 1:
        return 0
    held = [counts[kind] for kind in ORPHANS]
    if sum(held) == len(ORPHANS) - held.count(0):
        # No kind is there twice, so the pair may still be any of them.
        return _ORPHAN_SET
    return sum(1 << kind for kind in ORPHANS if not counts[kind])
