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
_WORD = 32
_BIT = tuple(1 << kind for kind in range(KINDS)) + (0,)
"""Kings are no card among others."""


class Swaps:
    """Hidden hands and the wall, walking from deal to deal.

    ``hands`` are changed in place, by seat; ``readings`` are given for the seats whose cards may change, ``most``
    are the bounds of every hand by kind, ``held`` the copies in each hand that must stay there.
    """

    __slots__ = ("hands", "in_hands", "most", "now", "owners", "pool", "readings")

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
        """Every card that may change places: those of the hands, then the wall."""
        self.owners: list[int] = []
        for seat in readings:
            staying = held.get(seat, {})
            for kind, count in enumerate(hands[seat]):
                loose = count - staying.get(kind, 0)
                self.pool += [kind] * loose
                self.owners += [seat] * loose
        self.in_hands = len(self.pool)
        self.pool += wall
        self.now = {seat: _kept(hands[seat], reading) for seat, reading in readings.items()}
        """Of each hand: its free kinds, those held twice, and what they speak together."""

    @property
    def wall(self) -> list[Kind]:
        """The cards that lie in no hand, in no particular order."""
        return self.pool[self.in_hands :]

    def walk(self, exchanges: int, rng: Stream) -> None:
        """Try so many exchanges of a card in a hand for any other one."""
        pool, owners, in_hands, size = self.pool, self.owners, self.in_hands, len(self.pool)
        hands, most, below = self.hands, self.most, rng.below
        for _ in range(exchanges if in_hands else 0):
            word = below(1 << _WORD)
            at, to = word % in_hands, word // in_hands % size
            one, two, seat = pool[at], pool[to], owners[at]
            if one == two or hands[seat][two] >= most[seat][two]:
                continue
            slack = _CHANCES[word >> _WORD - _BITS]
            if to >= in_hands:
                gain, change = self._changed(seat, one, two)
                if gain < slack:
                    continue
            else:
                other = owners[to]
                if other == seat or hands[other][one] >= most[other][one]:
                    continue
                gain, change = self._changed(seat, one, two)
                other_gain, other_change = self._changed(other, two, one)
                if gain + other_gain < slack:
                    continue
                self.now[other] = other_change
                hands[other][two] -= 1
                hands[other][one] += 1
            self.now[seat] = change
            hands[seat][one] -= 1
            hands[seat][two] += 1
            pool[at], pool[to] = two, one

    def _changed(self, seat: int, out: Kind, into: Kind) -> tuple[int, tuple[int, int, int]]:
        """Return how much more speaks for the hand after the change, and what is kept of the hand then."""
        hand, reading = self.hands[seat], self.readings[seat]
        fewer, more = hand[out], hand[into]
        one, two, worth = self.now[seat]
        if fewer != 2:
            one ^= _BIT[out]
        if fewer != 1:
            two ^= _BIT[out]
        if more != 1:
            one ^= _BIT[into]
        if more:
            two ^= _BIT[into]
        better = reading.together(one, two)
        lost, won = reading.copies[out], reading.copies[into]
        gain = better - worth + lost[fewer - 1] - lost[fewer] + won[more + 1] - won[more]
        return gain, (one, two, better)


def _kept(hand: Sequence[int], reading: Reading) -> tuple[int, int, int]:
    one, two = free_kinds(hand)
    return one, two, reading.together(one, two)
