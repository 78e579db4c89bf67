"""Of what the value of a choice consists: the learned weights of its position, added up by what they are about."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hupai.zipai.actions import Action
from hupai.zipai.bots.afterstates import Afterstates
from hupai.zipai.bots.evaluator import LAST_CARD_FACTOR, Evaluator
from hupai.zipai.bots.features import AMOUNT, BLOCKS, WAIT_VALUE

_ABOUT: Final = {
    "bias x stage": "groups",
    "partial class x live x stage": "groups",
    "pair size x live x stage": "groups",
    "alone count x stage": "groups",
    "stage x groups x halves x phase": "groups",
    "by amount: worth of the hand": "groups",
    "quads x pairs": "groups",
    "huxi x stage": "huxi",
    "missing x potential": "huxi",
    "ready: live x wall x kings": "waits",
    "ready: worth x phase": "waits",
    "by amount: worth of the waits": "waits",
    "out x live": "feeding",
    "out feeds x wall": "feeding",
    "by amount: cost of feeding": "feeding",
    "red x third": "red",
    "bound": "bound",
}
"""The part to which each block of features belongs; the others depend on no choice."""

_PARTS: Final = [_ABOUT.get(name, "others") for name, _, size in BLOCKS for _ in range(size)]


def value_parts(evaluator: Evaluator, afterstates: Afterstates, action: Action) -> Counter[str]:
    """Return the parts of the value of an action other than 胡, in thousandths of a point."""
    _, _, (held, graded) = evaluator.best(afterstates, action)
    parts: Counter[str] = Counter()
    for number in held:
        parts[_PARTS[number]] += evaluator.weights[number]
    for number, amount in graded:
        parts[_PARTS[number]] += evaluator.weights[number] * amount // AMOUNT
    if afterstates.seen.wall_left <= 1:
        parts["waits"] += LAST_CARD_FACTOR * graded[WAIT_VALUE][1]
    return parts
