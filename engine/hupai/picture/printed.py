"""What is printed on the cards of a family: outlines, made from fonts when Hupai is built.

The outlines are data beside this module, one file for each face. A checkout has them once ``build.py`` has made them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from hupai.table.errors import InvalidRequest

FACES: Final[Mapping[str, tuple[str, ...]]] = {"zipai": ("song", "kai"), "mahjong": ("picture", "plain")}
"""The faces of each family; the first is the usual one."""

Outline = list[Any]
"""An element of SVG as ``[name, attributes, *content]``; a value ``$red`` is the theme's colour of that name."""


def face_named(family: str, name: str) -> str:
    """Return a face's name, that of the usual one for ""; InvalidRequest ``wrong_argument`` lists the known ones."""
    known = FACES[family]
    if name and name not in known:
        raise InvalidRequest("wrong_argument", name="face", expected=", ".join(known))
    return name or known[0]


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
