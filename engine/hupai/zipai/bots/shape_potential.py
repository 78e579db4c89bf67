"""The potential of loose cards: finished groups, and groups that lack one card which can still come.

A loose card is worth what it forms or could form with the others. A group that lacks a card counts by the unseen copies
of that card. 胡息 count more while the hand has too little. Values are integers, so they are the same on every machine;
they were tuned by hand in duels against the beginner.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.zipai.cards import KINDS, Kind
from hupai.zipai.melds import KAN, PARTNERS, PENG, meld_huxi, set_huxi, shape
from hupai.zipai.view.observation import Observation
from hupai.zipai.view.unseen import hidden_copies

LAID = 1450
"""Value of a laid group."""
LAID_HUXI = 160
"""Value of each 胡息 laid while the hand lacks some. The other 胡息 values below are for the same case."""
WHOLE, WHOLE_HUXI = 90, 55
"""Value of a card for each shape that two others complete, and for each 胡息 of that shape."""
HALF, HALF_HUXI = 12, 6
"""The same if the hand holds one of the two, for each unseen copy of the other."""
PAIR, PAIR_HUXI = 140, 20
"""Value of each card of a pair, for each unseen copy of its kind."""
PAIR_HELD = 60
"""Value of each card of a pair in any case: it may become the 将, or join a mixed group."""
STALE = 2
"""Divides the value of a missing card that may not be claimed; it can still come by 偎 or as the winning card."""
SURPLUS = 3
"""Divides the value of 胡息 once the hand has enough."""

_Row = tuple[Kind, Kind, int, int, int]
"""Two cards that complete a shape; its value with both, with only the first, with only the second."""


class ShapePotential:
    """The potential of cards for one seat in one position."""

    __slots__ = ("_available", "_pairs", "_rows", "_surplus", "lacking", "laid_huxi", "live")

    def __init__(self, seen: Observation) -> None:
        live = hidden_copies(seen)
        self.live = live
        """Copies of each kind that the seat cannot see; of these the values were tuned and learned."""
        self.lacking = lacking_huxi(seen)
        """How much 胡息 the laid groups and 坎 lack."""
        surplus = 1 if self.lacking else SURPLUS
        self._surplus = surplus
        self.laid_huxi = LAID_HUXI // surplus
        """Value of each 胡息 laid."""
        self._rows: list[tuple[_Row, ...] | None] = [None] * KINDS
        self._available = [live[kind] // (STALE if seen.no_chi >> kind & 1 else 1) for kind in range(KINDS)]
        self._pairs = [
            PAIR_HELD
            + (PAIR + PAIR_HUXI * set_huxi(PENG, kind) // surplus)
            * live[kind]
            // (STALE if seen.no_peng >> kind & 1 else 1)
            for kind in range(KINDS)
        ]

    def hand(self, hand: Sequence[int]) -> int:
        """Return the potential of all loose cards of ``hand``."""
        loose = [count if count < 3 else 0 for count in hand[:KINDS]]
        return sum([self._card(loose, kind) * count for kind, count in enumerate(loose) if count])

    def _card(self, loose: list[int], kind: Kind) -> int:
        loose[kind] -= 1
        value = self._pairs[kind] if loose[kind] else 0
        for a, b, whole, with_a, with_b in self._rows[kind] or self._row(kind):
            if loose[a]:
                if loose[b] and (a != b or loose[a] == 2):
                    value += whole
                else:
                    value += with_a
            elif loose[b]:
                value += with_b
        loose[kind] += 1
        return value

    def _row(self, kind: Kind) -> tuple[_Row, ...]:
        """Return the shapes of a kind with their values, computed on first use: a hand has at most half the kinds."""
        available, surplus = self._available, self._surplus
        found = []
        for number, a, b in PARTNERS[kind]:
            huxi = shape(number).huxi
            half = HALF + HALF_HUXI * huxi // surplus
            found.append((a, b, WHOLE + WHOLE_HUXI * huxi // surplus, half * available[b], half * available[a]))
        row = self._rows[kind] = tuple(found)
        return row


def lacking_huxi(seen: Observation) -> int:
    """Return how much 胡息 the laid groups and 坎 lack for the minimum, 0 if they reach it."""
    fixed = sum(map(meld_huxi, seen.melds[seen.seat]))
    fixed += sum(set_huxi(KAN, kind) for kind in range(KINDS) if seen.hand[kind] == 3)
    return max(0, seen.rules.min_huxi - fixed)
