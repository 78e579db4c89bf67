"""Metropolis sampling of hidden hands: each deal comes up in proportion to its likelihood.

A step draws two unseen cards and proposes to exchange them. If the hands become more likely, the exchange is made; else
it is made with the ratio of the two likelihoods as its probability. After enough steps the start no longer matters.
Certain bounds are never broken. All numbers are integers, so a walk is the same on every machine.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from hupai.table.chance import Stream
from hupai.zipai.bots.hand_likelihood import HandLikelihood, free_kinds
from hupai.zipai.cards import KINDS, Kind

_BITS = 12
_CHANCES = tuple(round(1000 * math.log((2 * at + 1) / 2 / (1 << _BITS))) for at in range(1 << _BITS))
"""Logarithms of evenly spaced probabilities, in thousandths: the most that an accepted exchange may lose."""
_WORD = 32
_BIT = tuple(1 << kind for kind in range(KINDS)) + (0,)
"""The set of one kind; kings are in no set."""


class MetropolisWalk:
    """A walk from deal to deal of the hidden hands and the rest: the wall and the buried cards.

    ``hands``, by seat, change in place. ``likelihoods`` has the seats whose cards may change; ``most``
    are the bounds of every hand by kind, ``held`` the copies in each hand that must stay.
    """

    __slots__ = ("hands", "in_hands", "likelihoods", "most", "owners", "pool", "state")

    def __init__(
        self,
        hands: Sequence[list[int]],
        rest: Sequence[Kind],
        likelihoods: Mapping[int, HandLikelihood],
        most: Sequence[Sequence[int]],
        held: Mapping[int, Mapping[Kind, int]],
    ) -> None:
        self.hands, self.likelihoods, self.most = hands, likelihoods, most
        self.pool: list[Kind] = []
        """Every card that may be exchanged: those of the hands, then the rest."""
        self.owners: list[int] = []
        for seat in likelihoods:
            staying = held.get(seat, {})
            for kind, count in enumerate(hands[seat]):
                loose = count - staying.get(kind, 0)
                self.pool += [kind] * loose
                self.owners += [seat] * loose
        self.in_hands = len(self.pool)
        self.pool += rest
        self.state = {seat: _state_of(hands[seat], likelihood) for seat, likelihood in likelihoods.items()}
        """For each hand: its free kinds, those held twice, and the log-likelihood of its joint features."""

    @property
    def rest(self) -> list[Kind]:
        """The cards in no hand, in no particular order."""
        return self.pool[self.in_hands :]

    def advance(self, exchanges: int, rng: Stream) -> None:
        """Propose this number of exchanges, each of a card in a hand with any other card."""
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
                gain, change = self._gain_of_exchange(seat, one, two)
                if gain < slack:
                    continue
            else:
                other = owners[to]
                if other == seat or hands[other][one] >= most[other][one]:
                    continue
                gain, change = self._gain_of_exchange(seat, one, two)
                other_gain, other_change = self._gain_of_exchange(other, two, one)
                if gain + other_gain < slack:
                    continue
                self.state[other] = other_change
                hands[other][two] -= 1
                hands[other][one] += 1
            self.state[seat] = change
            hands[seat][one] -= 1
            hands[seat][two] += 1
            pool[at], pool[to] = two, one

    def _gain_of_exchange(self, seat: int, out: Kind, into: Kind) -> tuple[int, tuple[int, int, int]]:
        """Return how much the hand's log-likelihood grows by the exchange, and its new state."""
        hand, likelihood = self.hands[seat], self.likelihoods[seat]
        fewer, more = hand[out], hand[into]
        one, two, joint = self.state[seat]
        if fewer != 2:
            one ^= _BIT[out]
        if fewer != 1:
            two ^= _BIT[out]
        if more != 1:
            one ^= _BIT[into]
        if more:
            two ^= _BIT[into]
        joint_after = likelihood.joint(one, two)
        lost, won = likelihood.copies[out], likelihood.copies[into]
        gain = joint_after - joint + lost[fewer - 1] - lost[fewer] + won[more + 1] - won[more]
        return gain, (one, two, joint_after)


def _state_of(hand: Sequence[int], likelihood: HandLikelihood) -> tuple[int, int, int]:
    one, two = free_kinds(hand)
    return one, two, likelihood.joint(one, two)
