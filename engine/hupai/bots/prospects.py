"""What loose cards may still become: finished groups, groups one card short, and whether that card can still come.

Every loose card is worth what it forms or could form with the others. A group that lacks a card counts by the
copies of that card nobody has seen, and 胡息 count more while the hand has too few. All worths are whole numbers, so
that every Python adds alike; they were fitted by hand in duels against the beginner.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.zipai.cards import KINDS, Kind
from hupai.zipai.melds import KAN, PARTNERS, PENG, meld_huxi, set_huxi, shape
from hupai.zipai.observation import Observation
from hupai.zipai.sight import live_copies

LAID = 1450
"""Worth of three cards out of the hand and done."""
LAID_HUXI = 160
"""Worth of each 胡息 laid while the hand lacks some, as are the next three."""
WHOLE, WHOLE_HUXI = 90, 55
"""Worth to a card of two others that complete a shape with it, and of each 胡息 of that shape."""
HALF, HALF_HUXI = 12, 6
"""The same with one of the two, for each unseen copy of the other."""
PAIR, PAIR_HUXI = 140, 20
"""Worth to each card of a pair, for each unseen copy of its kind."""
PAIR_HELD = 60
"""Worth to each card of a pair in any case: it may be the 将, or two cards of a mixed group."""
STALE = 2
"""Divides the worth of a card one may no longer 吃 or 碰: it still comes by an own 偎, or as the last card."""
SURPLUS = 3
"""Divides the worth of 胡息 once the hand has enough."""

_Row = tuple[Kind, Kind, int, int, int]
"""Two cards that complete a shape; its worth whole, with only the first at hand, with only the second."""


class Prospects:
    """What cards are worth to one seat at one moment."""

    __slots__ = ("_come", "_pairs", "_rows", "_surplus", "lacking", "laid_huxi", "live")

    def __init__(self, seen: Observation) -> None:
        live = live_copies(seen)
        self.live = live
        """Unseen copies of each kind."""
        self.lacking = lacking_huxi(seen)
        """胡息 that the laid groups and 坎 are short of the minimum."""
        surplus = 1 if self.lacking else SURPLUS
        self._surplus = surplus
        self.laid_huxi = LAID_HUXI // surplus
        """Worth of each 胡息 laid."""
        self._rows: list[tuple[_Row, ...] | None] = [None] * KINDS
        self._come = [live[kind] // (STALE if seen.no_chi >> kind & 1 else 1) for kind in range(KINDS)]
        self._pairs = [
            PAIR_HELD
            + (PAIR + PAIR_HUXI * set_huxi(PENG, kind) // surplus)
            * live[kind]
            // (STALE if seen.no_peng >> kind & 1 else 1)
            for kind in range(KINDS)
        ]

    def hand(self, hand: Sequence[int]) -> int:
        """Return the sum of what the loose cards of ``hand`` are worth, each copy counted."""
        loose = [count if count < 3 else 0 for count in hand[:KINDS]]
        return sum([self._card(loose, kind) * count for kind, count in enumerate(loose) if count])

    def card(self, hand: Sequence[int], kind: Kind) -> int:
        """Return what one loose card of ``hand`` is worth beside the others; 0: nothing can come of it."""
        return self._card([count if count < 3 else 0 for count in hand[:KINDS]], kind)

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
        """Work out a kind's row when it is first asked for: a hand has half of the kinds at most."""
        come, surplus = self._come, self._surplus
        found = []
        for number, a, b in PARTNERS[kind]:
            huxi = shape(number).huxi
            half = HALF + HALF_HUXI * huxi // surplus
            found.append((a, b, WHOLE + WHOLE_HUXI * huxi // surplus, half * come[b], half * come[a]))
        row = self._rows[kind] = tuple(found)
        return row


def lacking_huxi(seen: Observation) -> int:
    """Return the 胡息 that the laid groups and 坎 are short of the minimum, 0 if they reach it."""
    fixed = sum(map(meld_huxi, seen.melds[seen.seat]))
    fixed += sum(set_huxi(KAN, kind) for kind in range(KINDS) if seen.hand[kind] == 3)
    return max(0, seen.rules.min_huxi - fixed)
