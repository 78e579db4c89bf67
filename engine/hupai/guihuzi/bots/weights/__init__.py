"""The learned weights of the family's games, one file per game."""

from __future__ import annotations

from typing import Final

from hupai.bots.weights import ShippedWeights
from hupai.guihuzi.bots.features import SCHEMA, SIZE

FALLBACK: Final = "nanxian"
"""The game whose weights serve a game without its own: the plainest one."""
WEIGHTS: Final = ShippedWeights(__name__, SCHEMA, SIZE, fallback=FALLBACK)
parse_weights: Final = WEIGHTS.parse
weights_of: Final = WEIGHTS.of
