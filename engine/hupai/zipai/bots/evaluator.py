"""The value of a position: the sum of the weights of its features, in thousandths of a point."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hupai.bots.linear_evaluator import LinearEvaluator
from hupai.zipai.actions import Action
from hupai.zipai.bots.afterstates import Afterstates
from hupai.zipai.bots.features import WAIT_VALUE, Features
from hupai.zipai.cards import Kind

LAST_CARD_FACTOR = 4
"""How often the value of the waits counts again when one card is left in the wall. Few hands get that far, so self-play
teaches little about it."""


@dataclass(frozen=True, slots=True)
class RatedAction:
    """An action and its value."""

    action: Action
    value: int
    """The expected score of the hand, in thousandths of a point."""
    discard: Kind
    """The card played after a claim, -1 for none."""


class Evaluator(LinearEvaluator):
    """Rates the positions of zipai."""

    __slots__ = ()

    def best(self, afterstates: Afterstates, action: Action) -> tuple[int, Kind, Features]:
        """Return the best afterstate of the action: its value, the card played after a claim or -1, its features."""
        value: Callable[[Features], int] = self.value
        if afterstates.seen.wall_left <= 1:
            value = self._at_the_end
        found = afterstates.features_after(action)
        return max(((value(features), discard, features) for discard, features in found), key=_by_value)

    def _at_the_end(self, features: Features) -> int:
        """Return the value when one card is left in the wall: then little but the waits counts."""
        return self.value(features) + LAST_CARD_FACTOR * features[1][WAIT_VALUE][1]

    def ranked(self, afterstates: Afterstates, legal: Sequence[Action]) -> list[RatedAction]:
        """Return the actions rated, best first; equal ones keep the order given. 胡 must not be among them."""
        found = [self._rated(afterstates, action) for action in legal]
        return sorted(found, key=lambda one: -one.value)

    def _rated(self, afterstates: Afterstates, action: Action) -> RatedAction:
        value, discard, _ = self.best(afterstates, action)
        return RatedAction(action, value, discard)

    def next_draw_gain(self, afterstates: Afterstates, rated: RatedAction) -> int:
        """Return what the next card adds to a choice's value on average, if the seat claims it only when that helps."""
        gained = 0
        for _, copies, positions in afterstates.after_choice(rated.action, rated.discard).claims_of_next_card():
            gained += copies * max([0, *(self.value(found) - rated.value for found in positions)])
        return gained // max(1, afterstates.unseen_count)


def _by_value(row: tuple[int, int, Features]) -> tuple[int, int]:
    return row[0], row[1]
