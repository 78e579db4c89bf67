"""Of what the value of a choice consists: the learned weights of its position, added up by what they are about."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hupai.bots.linear_evaluator import AMOUNT, LinearEvaluator
from hupai.mahjong.actions import Action
from hupai.mahjong.bots.afterstates import Afterstates
from hupai.mahjong.bots.features import BLOCKS

_ABOUT: Final = {
    "origin x distance x stage": "hand",
    "useful copies x distance x third": "hand",
    "own melds x distance": "hand",
    "wilds x distance": "hand",
    "shape x distance": "hand",
    "by amount: prospects x distance x stage": "hand",
    "by amount: prospects, revealed x stage": "hand",
    "others revealed x revealed x distance": "hand",
    "discard: rank x unseen x third": "risk",
    "by amount: risk x stage": "risk",
    "by amount: risk of the tiles kept x third": "risk",
    "by amount: price of the tiles kept x distance": "risk",
    "tiles of the third suit x stage": "suits",
}
"""The part to which each block of features belongs; of the others one block has parts of its own."""
_SINGLE: Final = ("risk", "suits", "others", "kong")
"""The parts of the block of price, 花猪, what was paid and 杠."""

_PARTS: Final = [
    part
    for name, _, size in BLOCKS
    for part in (_SINGLE if name == "by amount: price, pig, paid, kong" else [_ABOUT.get(name, "others")] * size)
]


def value_parts(evaluator: LinearEvaluator, afterstates: Afterstates, action: Action, discards: int) -> Counter[str]:
    """Return the parts of the value of an action other than 胡 and 飘, in thousandths of a point."""
    held, graded = max(afterstates.after(action, discards), key=evaluator.value)
    parts: Counter[str] = Counter()
    for number in held:
        parts[_PARTS[number]] += evaluator.weights[number]
    for number, amount in graded:
        parts[_PARTS[number]] += evaluator.weights[number] * amount // AMOUNT
    return parts
