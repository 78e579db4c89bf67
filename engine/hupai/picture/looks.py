"""Sizes and colours of pictures. They are data: the page's script that draws the same pictures is built from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.table.errors import InvalidRequest

SMALL: Final = 0.65
"""What small cards measure, as a share of the others."""

MARGIN: Final = 6
"""Around the picture."""
GAP: Final = 8
"""Between groups."""
CARD_GAP: Final = 1
"""Between cards of a group."""
ROW_GAP: Final = 10
"""Between rows."""
LABEL: Final = 20
"""The height of the line with a row's name, and of the caption."""
NAME: Final = 17
"""The height of the line with a group's name."""
TEXT_SIZE: Final = 14
NAME_SIZE: Final = 12
INDEX_SIZE: Final = 10
RING: Final = 3
"""The width of the ring round a card."""
FOLD: Final = 14
"""The sides of the corner that marks a wild."""
WIDEST: Final = 640
"""Rows are broken at this width unless the picture is to be narrower."""
NARROWEST: Final = 120
FONT: Final = "system-ui,sans-serif"
UNBENT: Final[Mapping[str, str]] = {
    "direction": "ltr",
    "writing-mode": "horizontal-tb",
    "text-anchor": "start",
    "dominant-baseline": "auto",
    "letter-spacing": "0",
    "word-spacing": "0",
    "font-weight": "400",
    "font-style": "normal",
    "font-variant": "normal",
    "stroke": "none",
}
"""What the text of a picture would take over from the page around it."""

THEMES: Final[Mapping[str, Mapping[str, str]]] = {
    "light": {
        "paper": "#fbf7ea",
        "edge": "#8a7f68",
        "ink": "#1f2a33",
        "red": "#b3202a",
        "green": "#1d6b47",
        "blue": "#1f4f86",
        "gold": "#8a5a00",
        "back": "#2f5d50",
        "accent": "#c05a00",
        "text": "#1f2a33",
    },
    "dark": {
        "paper": "#f3ecd8",
        "edge": "#6f6754",
        "ink": "#1f2a33",
        "red": "#b3202a",
        "green": "#1d6b47",
        "blue": "#1f4f86",
        "gold": "#8a5a00",
        "back": "#3d7a69",
        "accent": "#ffb25c",
        "text": "#f0ece0",
    },
    "print": {
        "paper": "#ffffff",
        "edge": "#000000",
        "ink": "#000000",
        "red": "#c00000",
        "green": "#005a30",
        "blue": "#003c8c",
        "gold": "#000000",
        "back": "#777777",
        "accent": "#000000",
        "text": "#000000",
    },
}
"""The colours of a picture by what they are for; ``text`` is what stands beside the cards."""


def theme_named(name: str) -> Mapping[str, str]:
    """Return the colours of a theme; InvalidRequest ``wrong_argument`` lists the known ones."""
    if name not in THEMES:
        raise InvalidRequest("wrong_argument", name="theme", expected=", ".join(THEMES))
    return THEMES[name]
