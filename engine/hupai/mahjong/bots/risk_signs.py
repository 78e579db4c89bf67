"""What tells how dangerous a discard is: signs of the other seats and of the tile, as everybody sees them.

A sign is a group of cases of which exactly one holds. :mod:`hupai.mahjong.bots.risk` multiplies a factor for each.
"""

from __future__ import annotations

from typing import Final

from hupai.mahjong.tiles import KINDS, RANKS, SUITED, SUITS, Kind, is_honour
from hupai.mahjong.view.observation import Observation
from hupai.table.seats import Seat

_TIMES: Final = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7)
"""The bucket of each number of own discards; larger numbers belong to the last bucket."""
TIMES: Final = 8

SIGNS: Final[dict[str, int]] = {
    "melds x time": 5 * TIMES,
    "unseen": 2 * 5,
    "rank": 6,
    "dropped": 3,
    "passed": 3,
    "beside": 3,
    "three apart": 3,
    "suit dropped x time": 5 * TIMES,
    "suit laid": 9,
}
"""The signs, each with its number of cases."""

FACTOR: Final = 1024
"""What stands for 1 in factors, which are whole numbers."""

_STARTS: Final = tuple(sum(list(SIGNS.values())[:place]) for place in range(len(SIGNS)))
SIZE: Final = sum(SIGNS.values())

RANK_CASE: Final = (1, 2, 3, 4, 5, 4, 3, 2, 1)
_BESIDE: Final = tuple(
    0
    if is_honour(kind)
    else sum(1 << each for each in (kind - 1, kind + 1) if each // RANKS == kind // RANKS and each >= 0)
    for kind in range(KINDS)
)
_APART: Final = tuple(
    0
    if is_honour(kind)
    else sum(1 << each for each in (kind - 3, kind + 3) if each // RANKS == kind // RANKS and each >= 0)
    for kind in range(KINDS)
)


def time_of(discards: int) -> int:
    """Return the bucket of a number of discards of one seat."""
    return _TIMES[discards] if discards < len(_TIMES) else TIMES - 1


class SeatSigns:
    """What one other seat has shown."""

    __slots__ = ("_dropped", "_last", "_laid", "_passed", "_passed_early", "_shared", "_suits", "_time")

    def __init__(self, seen: Observation, other: Seat) -> None:
        river = [discard.kind for discard in seen.rivers[other]]
        self._time = time_of(len(river))
        self._dropped = 0
        self._suits = [0] * SUITS
        for kind in river:
            self._dropped |= 1 << kind
            if kind < SUITED:
                self._suits[kind // RANKS] += 1
        self._last = 0
        for kind in river[-2:]:
            self._last |= 1 << kind
        self._passed = self._passed_early = 0
        seats = len(seen.rivers)
        for step in range(1, seats):
            seat = (other + step) % seats
            kinds = [discard.kind for discard in seen.rivers[seat]]
            for kind in kinds:
                self._passed_early |= 1 << kind
            # The seats between the other one and this one have discarded since the other one did.
            if step < (seen.seat - other) % seats and kinds:
                self._passed |= 1 << kinds[-1]
        melds = seen.melds[other]
        self._laid = [0] * SUITS
        for meld in melds:
            if meld.kind < SUITED:
                self._laid[meld.kind // RANKS] += 1
        self._shared = _STARTS[0] + len(melds) * TIMES + self._time

    def of(self, kind: Kind, unseen: int) -> tuple[int, ...]:
        """Return the cases that hold for this kind, of which ``unseen`` copies may be in other hands."""
        bit = 1 << kind
        honour = kind >= SUITED
        dropped = 2 if self._last & bit else 1 if self._dropped & bit else 0
        passed = 2 if self._passed & bit else 1 if self._passed_early & bit else 0
        if honour:
            suit_dropped, laid = 0, 0
        else:
            suit = kind // RANKS
            suit_dropped = min(self._suits[suit], 4)
            mine = self._laid[suit]
            laid = 3 * min(mine, 2) + min(sum(self._laid) - mine, 2)
        return (
            self._shared,
            _STARTS[1] + 5 * honour + min(unseen, 4),
            _STARTS[2] + (0 if honour else RANK_CASE[kind % RANKS]),
            _STARTS[3] + dropped,
            _STARTS[4] + passed,
            _STARTS[5] + (self._dropped & _BESIDE[kind]).bit_count(),
            _STARTS[6] + (self._dropped & _APART[kind]).bit_count(),
            _STARTS[7] + suit_dropped * TIMES + self._time,
            _STARTS[8] + laid,
        )
