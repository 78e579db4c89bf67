"""The learned weights of the family's games, one file per game."""

from __future__ import annotations

from functools import cache
from pkgutil import get_data

from hupai.bots.weights import Weights
from hupai.bots.weights import parse_weights as parse
from hupai.mahjong.bots.features import SCHEMA, SIZE

FALLBACK = "yongzhou-mahjong"
"""The game whose weights serve a game without its own: the plainest one."""


def parse_weights(text: str) -> Weights:
    """Return the weights in a file's text; InvalidWeights if they cannot be used."""
    return parse(text, SCHEMA, SIZE)


@cache
def weights_of(game: str) -> Weights:
    """Return the weights shipped for a game, or those of :data:`FALLBACK`."""
    text = _shipped(game) if game.replace("-", "").isalnum() else None
    return parse_weights(text or _shipped(FALLBACK) or "")


def _shipped(game: str) -> str | None:
    # importlib.resources would make a page load many more modules.
    try:
        text = get_data(__name__, f"{game}.json")
    except OSError:
        return None
    return None if text is None else text.decode()
