"""Hidden cards changing places until likely hands come as often as the play says they should.

A Metropolis walk: two unseen cards are drawn, and change places always if that makes the hands more plausible, else as
often as it makes them less. After enough exchanges a deal comes up in proportion to how much speaks for it, however
it began. Bounds that are certain are never broken. Whole numbers throughout: every Python walks the same way.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from hupai.bots.plausible import Reading, free_kinds
from hupai.table.chance import Stream
from hupai.zipai.cards import KINDS, Kind

_BITS = 12
_CHANCES = tuple(round(1000 * math.log((2 * at + 1) / 2 / (1 << _BITS))) for at in range(1 << _BITS))
"""Thousandths of the logarithm of evenly spaced chances: what a change may lose at most and still be made."""
_WORD = 1 << 32
_BIT = tuple(1 << kind for kind in range(KINDS)) + (0,)
"""Kings are no card among others."""


class Swaps:
    """Hidden hands and the wall, walking from deal to deal.

    ``hands`` are changed in place, by seat; ``readings`` and ``most`` (bounds by kind) are given for the seats whose
    cards may change; ``held`` are the copies in each hand that must stay there.
    """

    def __init__(
        self,
        hands: Sequence[list[int]],
        wall: Sequence[Kind],
        readings: Mapping[int, Reading],
        most: Sequence[Sequence[int]],
        held: Mapping[int, Mapping[Kind, int]],
    ) -> None:
        self.hands, self.readings, self.most = hands, readings, most
        self.pool: list[Kind] = []
        self.owners: list[int] = []
        for seat in readings:
            staying = held.get(seat, {})
            for kind, count in enumerate(hands[seat]):
                loose = count - staying.get(kind, 0)
                self.pool += [kind] * loose
                self.owners += [seat] * loose
        self.in_hands = len(self.pool)
        self.pool += wall
        self.free = {seat: free_kinds(hands[seat]) for seat in readings}
        self.worth = {seat: readings[seat].together(*self.free[seat]) for seat in readings}

    @property
    def wall(self) -> list[Kind]:
        """The cards that lie in no hand, in no particular order."""
        return self.pool[self.in_hands :]

    def walk(self, exchanges: int, rng: Stream) -> None:
        """Try so many exchanges."""
        pool, in_hands, size = self.pool, self.in_hands, len(self.pool)
        if size - in_hands + (len(self.readings) > 1) < 1 or not in_hands:
            return
        owners, below = self.owners, rng.below
        for _ in range(exchanges):
            word = below(_WORD)
            word, at = divmod(word, in_hands)
            word, to = divmod(word, size)
            one, two = pool[at], pool[to]
            if one == two:
                continue
            slack = _CHANCES[word & (1 << _BITS) - 1]
            if to >= in_hands:
                if self._changed(owners[at], one, two, slack):
                    pool[at], pool[to] = two, one
            elif owners[at] != owners[to] and self._exchanged(owners[at], owners[to], one, two, slack):
                pool[at], pool[to] = two, one

    def _changed(self, seat: int, out: Kind, into: Kind, slack: int) -> bool:
        """Let a hand change one card for one of the wall if it loses no more than ``slack``; return whether it did."""
        hand = self.hands[seat]
        if hand[into] >= self.most[seat][into]:
            return False
        free, gain = self._without(seat, out, into)
        worth = self.readings[seat].together(*free)
        if worth - self.worth[seat] + gain < slack:
            return False
        self._set(seat, out, into, free, worth)
        return True

    def _exchanged(self, seat: int, other: int, out: Kind, into: Kind, slack: int) -> bool:
        """Let two hands exchange a card if they lose no more than ``slack`` together; return whether they did."""
        if self.hands[seat][into] >= self.most[seat][into] or self.hands[other][out] >= self.most[other][out]:
            return False
        free, gain = self._without(seat, out, into)
        other_free, other_gain = self._without(other, into, out)
        worth = self.readings[seat].together(*free)
        other_worth = self.readings[other].together(*other_free)
        if worth - self.worth[seat] + gain + other_worth - self.worth[other] + other_gain < slack:
            return False
        self._set(seat, out, into, free, worth)
        self._set(other, into, out, other_free, other_worth)
        return True

    def _without(self, seat: int, out: Kind, into: Kind) -> tuple[tuple[int, int], int]:
        """Return the free kinds after the change, and what the copies alone gain by it."""
        hand, copies = self.hands[seat], self.readings[seat].copies
        fewer, more = hand[out], hand[into]
        one, two = self.free[seat]
        gain = (
            copies[out][fewer - 1] - copies[out][fewer] + copies[into][more + 1] - copies[into][more]
        )
        if fewer != 2:
            one ^= _BIT[out]
        if fewer != 1:
            two ^= _BIT[out]
        if more != 1:
            one ^= _BIT[into]
        if more:
            two ^= _BIT[into]
        return (one, two), gain

    def _set(self, seat: int, out: Kind, into: Kind, free: tuple[int, int], worth: int) -> None:
        hand = self.hands[seat]
        hand[out] -= 1
        hand[into] += 1
        self.free[seat], self.worth[seat] = free, worth

