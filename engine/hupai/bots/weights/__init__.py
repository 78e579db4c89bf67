"""The learned weights, one small file a game, and what reads them.

A file says for which game and which set of features its weights were made and how strong they proved; one made
for other features is refused. ``hupai train`` writes them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pkgutil import get_data
from typing import Any

from hupai.bots.features import SCHEMA, SIZE
from hupai.table.errors import InvalidWeights

FALLBACK = "yongzhou-plain"
"""The weights for a game that has none of its own yet: those of the plainest one."""
LARGEST = 10_000_000
"""No weight is worth more thousandths of a point than this."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights as a file holds them: in thousandths of a point, one a feature."""

    game: str
    values: tuple[int, ...]
    strength: Mapping[str, Any]
    """What the arena measured when they were promoted."""
    made: Mapping[str, Any]
    """How they were made: hands, passes, seed."""


def parse_weights(text: str) -> Weights:
    """Return the weights of a file's text; InvalidWeights says what is wrong with it."""
    try:
        data = json.loads(text)
    except ValueError:
        raise InvalidWeights("not_weights") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise InvalidWeights("not_weights")
    if data.get("schema") != SCHEMA:
        raise InvalidWeights("other_features", schema=str(data.get("schema"))[:32], expected=SCHEMA)
    values = data.get("weights")
    if not isinstance(values, list) or len(values) != SIZE:
        raise InvalidWeights("wrong_number", expected=SIZE, found=len(values) if isinstance(values, list) else 0)
    for position, value in enumerate(values):
        if type(value) is not int or abs(value) > LARGEST:
            raise InvalidWeights("wrong_weight", position=position, value=str(value)[:32])
    strength, made = data.get("strength"), data.get("made")
    return Weights(
        data["game"],
        tuple(values),
        strength if isinstance(strength, dict) else {},
        made if isinstance(made, dict) else {},
    )


def format_weights(game: str, values: Sequence[int], made: Mapping[str, Any], strength: Mapping[str, Any]) -> str:
    """Return the text of a weights file."""
    head = {"game": game, "schema": SCHEMA, "made": dict(made), "strength": dict(strength)}
    text = json.dumps(head, ensure_ascii=False, indent=1)[:-2]
    return f"{text},\n \"weights\": {json.dumps(list(values), separators=(',', ':'))}\n}}\n"


@cache
def weights_of(game: str) -> Weights:
    """Return the weights shipped for a game, those of :data:`FALLBACK` where it has none."""
    text = _shipped(game) if game.replace("-", "").isalnum() else None
    return parse_weights(text or _shipped(FALLBACK) or "")


def _shipped(game: str) -> str | None:
    # Not by importlib.resources: a page would have to load a file system's worth of modules for it.
    try:
        text = get_data(__name__, f"{game}.json")
    except OSError:
        return None
    return None if text is None else text.decode()
