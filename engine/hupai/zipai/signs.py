"""The signs that people write cards and groups with: digits, characters of every print, and words that players say."""

from __future__ import annotations

from typing import Final

from hupai.table.errors import InvalidNotation
from hupai.table.signs import ALONE, MISSING, SLIP, Signs

_DIGITS: Final = "1234567890"
_SMALL: Final = "一二三四五六七八九十"
_BIG: Final = ("壹贰叁肆伍陆柒捌玖拾", "壱貳參肆伍陸柒捌玖拾", "弌弍叄肆伍陸柒捌玖拾", "壹弐参肆伍陸柒捌玖拾")
_NUMBERED: Final = [
    *((sign, _DIGITS[nth] + "s") for nth, sign in enumerate(_SMALL)),
    *((sign, _DIGITS[nth] + "b") for signs in _BIG for nth, sign in enumerate(signs)),
]
_GROUPS: Final = {
    "ti": "提 倾 傾",
    "pao": "跑",
    "wei": "偎 啸 嘯",
    "chouwei": "臭偎 臭啸 臭嘯",
    "kan": "坎",
    "peng": "碰",
    "chi": "吃",
    "jiang": "将 將 对子 對子 吊子",
    "er_qi_shi": "二七十",
    "yi_er_san": "一二三",
    "shun": "顺子 順子 顺 順",
    "jiao": "绞牌 絞牌 绞 絞",
    "loose": "散牌",
}
_ALONE: Final = r"(?<!\d)"
_BEFORE_TEN: Final = rf"(?:{_ALONE}\d|9|{_ALONE}10)"
"""A number by itself, or the end of a run up to nine: whoever writes 10 behind it means ten."""


def _refused(wrong: str, place: int, written: str) -> InvalidNotation:
    if wrong == MISSING:
        return InvalidNotation("size_missing", position=place)
    if wrong == ALONE:
        return InvalidNotation("size_alone", position=place)
    if wrong == SLIP:
        return InvalidNotation("ten_is_zero", position=place, written=written)
    return InvalidNotation("unknown_card", position=place, char=written)


SIGNS: Final = Signs(
    refused=_refused,
    cards={**dict(_NUMBERED), **dict.fromkeys(("王霸", "王", "k"), "k")},
    ranks={digit: digit for digit in _DIGITS},
    suits={"s": "s", "b": "b"},
    groups={sign: name for name, signs in _GROUPS.items() for sign in (name, *signs.split())},
    sizes={size + word: suit for size, suit in (("大", "b"), ("小", "s")) for word in ("", "字", "写", "寫")},
    plain="s",
    slip="|".join(
        (
            rf"{_BEFORE_TEN} +10(?!\d)",
            rf"{_ALONE}10 +\d(?!\d)",
            rf"{_BEFORE_TEN}([sb]) *10 *\1",
            rf"{_ALONE}10 *([sb]) *\d *\2",
            r"[大小][字写寫]?10(?!\d)",
        )
    ),
)
