"""The learned weights of the family's games, one file a game, and one for each of some variants of it."""

from __future__ import annotations

from typing import Final

from hupai.bots.weights import ShippedWeights, Weights
from hupai.zipai.bots.features import SCHEMA, SIZE
from hupai.zipai.rules.ruleset import ZipaiRules

FALLBACK: Final = "yongzhou-plain"
"""The game whose weights serve a game without its own: the plainest one."""
VARIANTS: Final = (("seats", 2),)
"""Options with which a game may have weights of its own, made with them: those for its usual options are not shown to
play better than a regular bot there. If several are chosen, the first counts."""
WEIGHTS: Final = ShippedWeights(__name__, SCHEMA, SIZE, fallback=FALLBACK)
parse_weights: Final = WEIGHTS.parse


def weights_of(rules: ZipaiRules) -> Weights:
    """Return the weights shipped for the variant, or for the game, or those of the fallback."""
    return WEIGHTS.of(*names_of(rules))


def names_of(rules: ZipaiRules) -> list[str]:
    """Return what the files that fit the rules are called if they exist, the closest first."""
    chosen = [f"{rules.game}-{option}-{value}" for option, value in VARIANTS if getattr(rules, option) == value]
    return [*chosen, rules.game]
