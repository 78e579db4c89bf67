"""The file format of learned weights: the game, the feature set, the weights, and how strong they proved.

``hupai train`` writes these files. A file made for another feature set is refused.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hupai.table.errors import InvalidWeights

MAX_WEIGHT: Final = 10_000_000
"""The largest weight accepted, in thousandths of a point."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The contents of a weights file; ``values`` has one weight per feature, in thousandths of a point."""

    game: str
    values: tuple[int, ...]
    strength: Mapping[str, Any]
    """What the arena measured when the weights were promoted."""
    made: Mapping[str, Any]
    """How they were made: hands, passes, seed."""


def parse_weights(text: str, schema: str, size: int) -> Weights:
    """Return the weights in a file's text; InvalidWeights if they do not fit the ``size`` features of ``schema``."""
    try:
        data = json.loads(text)
    except ValueError:
        raise InvalidWeights("not_weights") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise InvalidWeights("not_weights")
    if data.get("schema") != schema:
        raise InvalidWeights("other_features", schema=str(data.get("schema"))[:32], expected=schema)
    values = data.get("weights")
    if not isinstance(values, list) or len(values) != size:
        raise InvalidWeights("wrong_number", expected=size, found=len(values) if isinstance(values, list) else 0)
    for position, value in enumerate(values):
        if type(value) is not int or abs(value) > MAX_WEIGHT:
            raise InvalidWeights("wrong_weight", position=position, value=str(value)[:32])
    strength, made = data.get("strength"), data.get("made")
    return Weights(
        data["game"],
        tuple(values),
        strength if isinstance(strength, dict) else {},
        made if isinstance(made, dict) else {},
    )


def format_weights(
    game: str, schema: str, values: Sequence[int], made: Mapping[str, Any], strength: Mapping[str, Any]
) -> str:
    """Return the text of a weights file."""
    head = {"game": game, "schema": schema, "made": dict(made), "strength": dict(strength)}
    text = json.dumps(head, ensure_ascii=False, indent=1)[:-2]
    return f"{text},\n \"weights\": {json.dumps(list(values), separators=(',', ':'))}\n}}\n"
