"""The signs that people write tiles and melds with: digits, characters of every print, words, and Unicode's tiles."""

from __future__ import annotations

from typing import Final

from hupai.table.errors import InvalidNotation
from hupai.table.signs import ABSENT, ALONE, MISSING, Signs

_RANKS: Final = ("123456789", "一二三四五六七八九", "壹贰叁肆伍陆柒捌玖", "壹貳參肆伍陸柒捌玖", "幺两叄", "么兩参")
_SUITS: Final = {"m": "m万萬", "s": "s条條索", "p": "p筒饼餅", "z": "z"}
_HONOURS: Final = (
    *("东 南 西 北 白 发 中", "東 南 西 北 白 發 中"),
    *("东风 南风 西风 北风 白板 发财 红中", "東風 南風 西風 北風 白皮 發財 紅中"),
)
_GROUPS: Final = {
    "peng": "碰",
    "chi": "吃",
    "gang": "杠 槓 明杠 明槓 放杠 放槓",
    "angang": "暗杠 暗槓",
    "jiagang": "补杠 補槓 加杠 加槓 蓄杠 蓄槓 弯杠 彎槓",
    "fei": "飞 飛",
    "run": "顺子 順子",
    "triplet": "刻子 坎牌",
    "pair": "对子 對子 将 將",
    "loose": "单张 單張",
}
_PICTURED: Final = [
    *(f"{honour}z" for honour in (1, 2, 3, 4, 7, 6, 5)),
    *(f"{rank}{suit}" for suit in "msp" for rank in range(1, 10)),
]
"""The codes of the tiles that Unicode has, in its order from U+1F000 on."""


def _refused(wrong: str, place: int, written: str) -> InvalidNotation:
    if wrong == MISSING:
        return InvalidNotation("suit_missing", position=place)
    if wrong == ALONE:
        return InvalidNotation("suit_alone", position=place, sign=written)
    if wrong == ABSENT:
        return InvalidNotation("no_such_honour", position=place, sign=written)
    return InvalidNotation("unknown_tile", position=place, char=written)


SIGNS: Final = Signs(
    refused=_refused,
    cards={
        **{sign: f"{place}z" for signs in _HONOURS for place, sign in enumerate(signs.split(), 1)},
        **dict.fromkeys(("幺鸡", "么鸡", "幺雞", "么雞", "幺鷄", "么鷄", "小鸡", "小雞"), "1s"),
        **{chr(0x1F000 + place): code for place, code in enumerate(_PICTURED)},
    },
    ranks={sign: str(rank) for signs in _RANKS for rank, sign in enumerate(signs, 1)},
    suits={sign: suit for suit, signs in _SUITS.items() for sign in signs},
    groups={sign: name for name, signs in _GROUPS.items() for sign in (name, *signs.split())},
    absent=("8z", "9z"),
)
