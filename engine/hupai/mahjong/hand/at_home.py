"""How many wilds of a complete hand can stand for the kind they are printed with inside runs: 王归位, 双王归位."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.hand.standard import melds_and_pair
from hupai.mahjong.melds import is_run_start
from hupai.mahjong.tiles import RANKS, Kind, is_honour


def most_at_home(counts: Sequence[int], wilds: int, melds: int, kind: Kind) -> int:
    """Return the most wilds of this kind that any division has at their own place in runs, -1 if there is no division.

    ``counts`` are the natural tiles, 34 numbers; ``melds`` does not count those on the table. It finds what
    :func:`hupai.mahjong.hand.divisions.divisions` would show, without making every division.
    """
    if sum(counts) + wilds != 3 * melds + 2 or not melds_and_pair(counts, melds):
        return -1
    return _most(list(counts), wilds, melds, kind, kind - 2)


def _most(counts: list[int], wilds: int, melds: int, kind: Kind, lowest: Kind) -> int:
    """Take runs with a wild at ``kind`` out of a complete hand, those that begin lowest first."""
    best = 0
    if not wilds or not melds or is_honour(kind):
        return best
    for first in range(lowest, kind + 1):
        if first // RANKS != kind // RANKS or not is_run_start(first):
            continue
        low, high = (other for other in range(first, first + 3) if other != kind)
        for by_wild in ((), (low,), (high,), (low, high)):
            natural = [other for other in (low, high) if other not in by_wild]
            if len(by_wild) >= wilds or not all(counts[other] for other in natural):
                continue
            for other in natural:
                counts[other] -= 1
            if melds_and_pair(counts, melds - 1):
                best = max(best, 1 + _most(counts, wilds - 1 - len(by_wild), melds - 1, kind, first))
            for other in natural:
                counts[other] += 1
    return best
