"""Whether a hand is complete, by one shape after the other: what the engine finds kind by kind is compared to it."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.hand import orphans, scattered
from hupai.mahjong.hand.shapes import COMPLETE, MELDS, WinShapes
from hupai.mahjong.hand.tally import all_different, covered, singles_in, tally_of, tiles_in


def is_complete(counts: Sequence[int], wilds: int, laid: int, shapes: WinShapes) -> bool:
    """Whether the hand is complete in one of the shapes."""
    tally = tally_of(counts)
    if tiles_in(tally) + wilds != COMPLETE - 3 * laid:
        return False
    if covered(tally, MELDS - laid):
        return True
    if laid:
        return False
    if shapes.seven_pairs and singles_in(tally) <= wilds:
        return True
    if shapes.scattered_gap and all_different(tally) and scattered.scattered(counts, shapes.scattered_gap):
        return True
    return shapes.thirteen_orphans and orphans.missing(tally, wilds) == 0
