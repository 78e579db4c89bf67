"""The file format of learned weights: the game, the feature set, the weights, and how strong they proved.

``hupai train`` writes these files. A file made for another feature set is refused.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pkgutil import get_data
from typing import Final

from hupai.table.errors import InvalidWeights
from hupai.table.json_object import Facts

MAX_WEIGHT: Final = 10_000_000
"""The largest weight accepted, in thousandths of a point."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The contents of a weights file; ``values`` has one weight per feature, in thousandths of a point."""

    game: str
    values: tuple[int, ...]
    strength: Facts
    """What the arena measured when the weights were promoted."""
    made: Facts
    """How they were made: hands, passes, seed."""


def parse_weights(text: str, schema: str, size: int) -> Weights:
    """Return the weights in a file's text; InvalidWeights if they do not fit the ``size`` features of ``schema``."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
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


def format_weights(game: str, schema: str, values: Sequence[int], made: Facts, strength: Facts) -> str:
    """Return the text of a weights file."""
    head = {"game": game, "schema": schema, "made": dict(made), "strength": dict(strength)}
    text = json.dumps(head, ensure_ascii=False, indent=1)[:-2]
    return f'{text},\n "weights": {json.dumps(list(values), separators=(",", ":"))}\n}}\n'


class ShippedWeights:
    """The weights that a family ships: JSON files in one of its packages, each named after what it was made for."""

    def __init__(self, package: str, schema: str, size: int, *, fallback: str) -> None:
        """The weights of game ``fallback`` serve a game without its own."""
        self._package = package
        self._schema = schema
        self._size = size
        self._fallback = fallback
        self._found: dict[str, Weights | None] = {}

    def parse(self, text: str) -> Weights:
        """Return the weights in a file's text; InvalidWeights if the family cannot use them."""
        return parse_weights(text, self._schema, self._size)

    def of(self, *names: str) -> Weights:
        """Return the weights shipped under the first of these names that has any, or those of the fallback.

        InvalidWeights if a file does not fit the features, or there is none.
        """
        found = next(filter(None, map(self._shipped, (*names, self._fallback))), None)
        return found or self.parse("")

    def _shipped(self, name: str) -> Weights | None:
        if name not in self._found:
            text = self._text(name) if name.replace("-", "").isalnum() else None
            self._found[name] = None if text is None else self.parse(text)
        return self._found[name]

    def _text(self, game: str) -> str | None:
        # importlib.resources would make a page load many more modules.
        try:
            text = get_data(self._package, f"{game}.json")
        except OSError:
            return None
        return None if text is None else text.decode()
