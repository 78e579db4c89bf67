"""Whether a hand is complete in one of a game's shapes, which kinds complete it, and how far it is from that.

``counts`` are the natural tiles of the hand: 34 numbers, at most four of a kind. ``wilds`` is how many wilds it holds
besides; each stands for any tile, a fifth copy included. ``laid`` is the number of melds on the table. A hand that may
be complete has 14 tiles, wilds included and each laid meld counted as three; one that waits has 13. Which tile is a
wild, or plays as another, is decided before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hupai.mahjong.hand import orphans, pairs, scattered, standard
from hupai.mahjong.hand.overlap import (
    HONOUR_GAINS,
    HONOUR_GAINS_WITH_WILDS,
    SUIT_GAINS,
    SUIT_GAINS_WITH_WILDS,
    most_used,
)
from hupai.mahjong.tiles import COPIES, Kind, kinds_in

MELDS = 4
"""Melds of a complete hand of the standard shape."""
COMPLETE = 14
"""Tiles of a complete hand, each meld counted as three."""


@dataclass(frozen=True)
class WinShapes:
    """The shapes that complete a hand in a game besides the standard one; they need a hand without laid melds."""

    seven_pairs: bool = True
    thirteen_orphans: bool = False
    scattered_gap: int = 0
    """Ranks between scattered tiles of one suit; 0 if the game has no scattered hands."""


def is_complete(counts: Sequence[int], wilds: int, laid: int, shapes: WinShapes) -> bool:
    """Whether the hand is complete in one of the shapes."""
    if sum(counts) + wilds != COMPLETE - 3 * laid:
        return False
    if standard.melds_and_pair(counts, MELDS - laid):
        return True
    if laid:
        return False
    if shapes.seven_pairs and pairs.seven_pairs(counts, wilds):
        return True
    if shapes.scattered_gap and scattered.scattered(counts, shapes.scattered_gap):
        return True
    return shapes.thirteen_orphans and orphans.thirteen_orphans(counts, wilds)


def completing_kinds(counts: Sequence[int], wilds: int, laid: int, shapes: WinShapes) -> int:
    """Return the set of kinds, a bit for each, of which one more tile completes the hand.

    A kind of which the hand holds all four is among them if a fifth copy would complete it: a wild may be that.
    If any kind completes the hand, so does one more wild, and the other way round.
    """
    if sum(counts) + wilds != COMPLETE - 3 * laid - 1:
        return 0
    found = standard.completing(counts, MELDS - laid)
    if laid or found == standard.ANY_KIND:
        return found
    if shapes.seven_pairs:
        found |= pairs.completing_pairs(counts, wilds)
    if shapes.scattered_gap:
        found |= scattered.completing_scattered(counts, shapes.scattered_gap)
    if shapes.thirteen_orphans:
        found |= orphans.completing_orphans(counts, wilds)
    return found


def waits(counts: Sequence[int], wilds: int, laid: int, shapes: WinShapes) -> list[Kind]:
    """Return the kinds that complete the hand as natural tiles, ascending; the hand holds fewer than four of each."""
    found = completing_kinds(counts, wilds, laid, shapes)
    return [kind for kind in kinds_in(found) if counts[kind] < COPIES] if found else []


def any_tile_completes(counts: Sequence[int], wilds: int, laid: int, shapes: WinShapes) -> bool:
    """Whether every tile completes the hand: a wild is left over."""
    return completing_kinds(counts, wilds, laid, shapes) == standard.ANY_KIND


def tiles_to_ready(counts: Sequence[int], wilds: int, laid: int, shapes: WinShapes) -> int:
    """Return how many tiles must be exchanged until the hand waits: 0 if it does, -1 if it is complete.

    The hand has 13 or 14 tiles, counted as above. Tiles that come are natural, so a target has at most four copies of a
    kind; where the hand holds wilds, they may be further copies. The tiles of other seats and of laid melds are not
    taken into account.
    """
    tiles = tuple(counts)
    suits, honours = (SUIT_GAINS_WITH_WILDS, HONOUR_GAINS_WITH_WILDS) if wilds else (SUIT_GAINS, HONOUR_GAINS)
    gains = (suits[tiles[:9]], suits[tiles[9:18]], suits[tiles[18:27]], honours[tiles[27:]])
    missing = COMPLETE - 3 * laid - wilds - most_used(gains, MELDS - laid)
    if not laid:
        if shapes.seven_pairs:
            missing = min(missing, pairs.pairs_missing(counts, wilds))
        if shapes.scattered_gap:
            missing = min(missing, scattered.scattered_missing(counts, wilds, shapes.scattered_gap))
        if shapes.thirteen_orphans:
            missing = min(missing, orphans.orphans_missing(counts, wilds))
    return missing - 1
