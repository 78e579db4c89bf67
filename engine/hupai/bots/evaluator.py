"""What a position is worth: the sum of the weights of its features, in thousandths of a point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hupai.bots.choices import Choices
from hupai.bots.features import AMOUNT, WAITS, Features
from hupai.zipai.actions import Action
from hupai.zipai.cards import Kind

POINT = 1000
"""A point in thousandths."""
LAST = 4
"""How much more the worth of the waits counts when the wall holds one card more. Hands seldom come so far, so
self-play teaches little of it."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A choice and what it is worth."""

    action: Action
    value: int
    """Thousandths of a point to expect of the hand."""
    out: Kind
    """The card then played after a claim, -1 for none."""


class Evaluator:
    """A weight for each feature. Whole numbers, so that every Python adds them alike."""

    __slots__ = ("_weight", "weights")

    def __init__(self, weights: Sequence[int]) -> None:
        self.weights = weights
        self._weight = list(weights).__getitem__

    def value(self, features: Features) -> int:
        """Return the score of the hand to expect, in thousandths of a point."""
        held, amounts = features
        value = sum(map(self._weight, held))
        for number, amount in amounts:
            value += self.weights[number] * amount // AMOUNT
        return value

    def best(self, choices: Choices, action: Action) -> tuple[int, Kind, Features]:
        """Return the best position the action leads to: its value, the card played after a claim or -1, features."""
        value = self.value
        if choices.seen.wall_left <= 1:
            value = self._at_the_end
        return max(((value(found), out, found) for out, found in choices.positions(action)), key=_by_value)

    def _at_the_end(self, features: Features) -> int:
        """Return the value where one card is left: little matters but what the hand waits for."""
        return self.value(features) + LAST * features[1][WAITS][1]

    def ranked(self, choices: Choices, legal: Sequence[Action]) -> list[Rated]:
        """Return all choices that leave the hand open, best first; the first of equals as listed."""
        found = [self._rated(choices, action) for action in legal]
        return sorted(found, key=lambda one: -one.value)

    def _rated(self, choices: Choices, action: Action) -> Rated:
        value, out, _ = self.best(choices, action)
        return Rated(action, value, out)

    def promise(self, choices: Choices, rated: Rated) -> int:
        """Return what the next card adds to the value of a choice on average, taken where that is better."""
        gained = 0
        for _, copies, positions in choices.after(rated.action, rated.out).next_claims():
            gained += copies * max([0, *(self.value(found) - rated.value for found in positions)])
        return gained // max(1, choices.unseen)


def _by_value(row: tuple[int, int, Features]) -> tuple[int, int]:
    return row[0], row[1]
