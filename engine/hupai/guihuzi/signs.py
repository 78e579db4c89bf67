"""The words that people write groups of these games with, beside the signs of the cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hupai.zipai.signs import SIGNS as CARD_SIGNS

_GROUPS: Final = {
    "liu": "溜",
    "piao": "飘 飄",
    "wai": "歪",
    "peng": "碰",
    "chi": "吃",
}

SIGNS: Final = replace(
    CARD_SIGNS, groups={sign: name for name, signs in _GROUPS.items() for sign in (name, *signs.split())}
)
