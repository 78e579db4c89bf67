"""What is printed on the cards of a family: outlines, made from fonts when Hupai is built.

The outlines are data beside this module, one file for each face. A checkout has them once ``build.py`` has made them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from hupai.table.errors import InvalidRequest

Outline = list[Any]
"""An element of SVG as ``[name, attributes, *content]``; a value ``$red`` is the theme's colour of that name."""


@cache
def outlines(face: str) -> Mapping[str, list[Outline]]:
    """Return what a face prints on each card, by the card's code; a tile's back is ``back``.

    Raises InvalidRequest ``no_outlines`` in a checkout that was not built.
    """
    file = files("hupai.picture") / "outlines" / f"{face}.json"
    if not file.is_file():
        raise InvalidRequest("no_outlines", face=face)
    found: Mapping[str, list[Outline]] = json.loads(file.read_text("utf-8"))
    return found
