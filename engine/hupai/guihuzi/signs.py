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
    "kan": "坎",
    "pair": "对子 對子",
    "er_qi_shi": "二七十",
    "red_half": "半句二七十",
    "shun": "一句话 一句話",
    "fragment": "半句话 半句話",
}

SIGNS: Final = replace(
    CARD_SIGNS, groups={sign: name for name, signs in _GROUPS.items() for sign in (name, *signs.split())}
)
