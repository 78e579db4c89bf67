"""The standard shape: melds and one pair. Is a hand complete, and which kinds would complete it.

``counts`` are the natural tiles of the hand, 34 numbers. The wilds, and the melds on the table, appear here only as the
number of melds that the hand itself still has to hold (``melds``): see :mod:`hupai.mahjong.hand.cover`.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.hand.cover import HONOUR_COVER, HONOUR_REACH, SAVES, SUIT_COVER, SUIT_REACH
from hupai.mahjong.tiles import KINDS, RANKS, SUITED

ANY_KIND = (1 << KINDS) - 1
"""The set of all kinds."""

_ALL_RANKS = (1 << RANKS) - 1
_ALL_HONOURS = (1 << KINDS - SUITED) - 1


def melds_and_pair(counts: Sequence[int], melds: int) -> bool:
    """Whether that many melds and one pair cover the tiles."""
    tiles = tuple(counts)
    cover = SUIT_COVER[tiles[:9]] + SUIT_COVER[tiles[9:18]] + SUIT_COVER[tiles[18:27]] + HONOUR_COVER[tiles[27:]]
    return (cover & SAVES - 1) - (cover >= SAVES) <= melds


def melds_only(counts: Sequence[int], melds: int) -> bool:
    """Whether that many melds cover the tiles without a pair; with one wild more, any tile completes such a hand."""
    tiles = tuple(counts)
    cover = SUIT_COVER[tiles[:9]] + SUIT_COVER[tiles[9:18]] + SUIT_COVER[tiles[18:27]] + HONOUR_COVER[tiles[27:]]
    return cover & SAVES - 1 <= melds


def completing(counts: Sequence[int], melds: int) -> int:
    """Return the set of kinds of which one more tile lets that many melds and one pair cover all."""
    tiles = tuple(counts)
    patterns = (tiles[:9], tiles[9:18], tiles[18:27], tiles[27:])
    first, second, third = SUIT_COVER[patterns[0]], SUIT_COVER[patterns[1]], SUIT_COVER[patterns[2]]
    honours = HONOUR_COVER[patterns[3]]
    cover = first + second + third + honours
    if (cover & SAVES - 1) - (cover >= SAVES) > melds:
        return 0
    return (
        _completing_here(cover, first, melds, patterns[0], suited=True)
        | _completing_here(cover, second, melds, patterns[1], suited=True) << RANKS
        | _completing_here(cover, third, melds, patterns[2], suited=True) << 2 * RANKS
        | _completing_here(cover, honours, melds, patterns[3], suited=False) << SUITED
    )


def _completing_here(cover: int, own: int, melds: int, pattern: tuple[int, ...], *, suited: bool) -> int:
    """Return the kinds of one pattern, as bits, that complete a hand which is one tile short.

    ``cover`` is that of the whole hand, ``own`` that of this pattern. The pair lies elsewhere or in this pattern.
    """
    spare_elsewhere = melds - (cover & SAVES - 1) + (cover - own >= SAVES)
    spare_here = melds - (cover & SAVES - 1) + (own >= SAVES)
    if spare_elsewhere > 0 or spare_here > 0:
        return _ALL_RANKS if suited else _ALL_HONOURS
    without, with_pair = SUIT_REACH[pattern] if suited else HONOUR_REACH[pattern]
    return (0 if spare_elsewhere else without) | (0 if spare_here else with_pair)
