"""SVG as a tree of elements, and its text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

_ENTITIES: Final[dict[str, str | int | None]] = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
_NO_XML: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML cannot hold."""


@dataclass(frozen=True, slots=True)
class Element:
    """An element of SVG with its attributes and what stands in it."""

    name: str
    attributes: Mapping[str, str | int]
    content: tuple[Element | str, ...] = ()


def element(name: str, *content: Element | str, **attributes: str | int) -> Element:
    """Return an element; ``_`` in the name of an attribute stands for ``-``."""
    named = {name.replace("_", "-"): value for name, value in attributes.items()}
    return Element(name, named, content)


def markup(node: Element | str) -> str:
    """Return the text of an element and of all in it; characters with a meaning in SVG are written as entities."""
    if isinstance(node, str):
        return _escaped(node)
    attributes = "".join([f' {name}="{_escaped(str(value))}"' for name, value in node.attributes.items()])
    if not node.content:
        return f"<{node.name}{attributes}/>"
    return f"<{node.name}{attributes}>{''.join(map(markup, node.content))}</{node.name}>"


def _escaped(text: str) -> str:
    return _NO_XML.sub("\ufffd", text).translate(str.maketrans(_ENTITIES))
