"""Which kinds complete a hand in one of a game's shapes, and how far it is from that.

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
from hupai.mahjong.hand.tally import (
    Tally,
    all_different,
    covered,
    melds_needed,
    scattered_in,
    singles_in,
    tally_of,
    tiles_in,
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


def completing_kinds(counts: Sequence[int], wilds: int, laid: int, shapes: WinShapes) -> int:
    """Return the set of kinds, a bit for each, of which one more tile completes the hand.

    A kind of which the hand holds all four is among them if a fifth copy would complete it: a wild may be that.
    If any kind completes the hand, so does one more wild, and the other way round.
    """
    return max(completing_or_distant(counts, wilds, laid, shapes), 0)


def completing_or_distant(counts: Sequence[int], wilds: int, laid: int, shapes: WinShapes) -> int:
    """Return the kinds that complete a hand of thirteen tiles as :func:`completing_kinds` does; for a hand that waits
    for none, how many tiles must be exchanged at least before it can, as a number below 0.
    """
    tally = tally_of(counts)
    if tiles_in(tally) + wilds != COMPLETE - 3 * laid - 1:
        return 0
    return _completing(tally, counts, wilds, laid, shapes) or -max(_least_exchanges(tally, wilds, laid, shapes), 1)


def least_exchanges(counts: Sequence[int], wilds: int, laid: int, shapes: WinShapes) -> int:
    """Return how many tiles must be exchanged at least before the hand can wait: quick, and seldom too few by much.

    The hand has 13 tiles, or 14 of which one is still to be discarded.
    """
    return _least_exchanges(tally_of(counts), wilds, laid, shapes)


def _completing(tally: Tally, counts: Sequence[int], wilds: int, laid: int, shapes: WinShapes) -> int:
    melds = MELDS - laid
    found = standard.completing_covered(counts, tally, melds) if covered(tally, melds) else 0
    if laid or found == standard.ANY_KIND:
        return found
    if shapes.seven_pairs and singles_in(tally) <= wilds + 1:
        found |= pairs.completing_pairs(counts, wilds)
    if shapes.scattered_gap and all_different(tally):
        found |= scattered.completing_scattered(counts, shapes.scattered_gap)
    if shapes.thirteen_orphans and orphans.missing(tally, wilds) == 1:
        found |= orphans.completing_orphans(counts, wilds)
    return found


def _least_exchanges(tally: Tally, wilds: int, laid: int, shapes: WinShapes) -> int:
    """An exchange saves one meld at most, pairs two single tiles, or brings one tile; a discard does no more."""
    by_melds = melds_needed(tally) - (MELDS - laid)
    if laid:
        return by_melds
    by_pairs = (singles_in(tally) - wilds) // 2 if shapes.seven_pairs else by_melds
    gap = shapes.scattered_gap
    by_scattered = COMPLETE - scattered_in(tally, gap) - wilds - 1 if gap else by_melds
    by_orphans = orphans.missing(tally, wilds) - 1 if shapes.thirteen_orphans else by_melds
    return min(by_melds, by_pairs, by_scattered, by_orphans)


def waits(counts: Sequence[int], wilds: int, laid: int, shapes: WinShapes) -> list[Kind]:
    """Return the kinds that complete the hand as natural tiles, ascending; the hand holds fewer than four of each."""
    found = completing_kinds(counts, wilds, laid, shapes)
    return [kind for kind in kinds_in(found) if counts[kind] < COPIES] if found else []


def tiles_to_ready(counts: Sequence[int], wilds: int, laid: int, shapes: WinShapes) -> int:
    """Return how many tiles must be exchanged until the hand waits: 0 if it does, -1 if it is complete.

    The hand has 13 or 14 tiles, counted as above. Tiles that come are natural, so a target has at most four copies of a
    kind; where the hand holds wilds, they may be further copies. The tiles of other seats and of laid melds are not
    taken into account.
    """
    tiles, tally = tuple(counts), tally_of(counts)
    suits, honours = (SUIT_GAINS_WITH_WILDS, HONOUR_GAINS_WITH_WILDS) if wilds else (SUIT_GAINS, HONOUR_GAINS)
    gains = (suits[tiles[:9]], suits[tiles[9:18]], suits[tiles[18:27]], honours[tiles[27:]])
    missing = COMPLETE - 3 * laid - wilds - most_used(gains, MELDS - laid)
    if not laid:
        if shapes.seven_pairs:
            missing = min(missing, pairs.missing(tally, wilds))
        if shapes.thirteen_orphans:
            missing = min(missing, orphans.missing(tally, wilds))
        gap = shapes.scattered_gap
        if gap and COMPLETE - scattered_in(tally, gap) - wilds < missing:
            missing = min(missing, scattered.scattered_missing(counts, wilds, gap))
    return missing - 1
