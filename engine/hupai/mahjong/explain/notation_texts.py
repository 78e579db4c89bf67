"""What is wrong with tiles or melds as somebody wrote them: a sentence per error code."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

NOTATION: Final[dict[str, Text]] = {
    "unknown_tile": (
        "“{char}”不是牌。请写一万、三条、五筒、东、中，或者 123m（万）、123s（条）、123p（筒）、"
        "1234567z（东南西北白发中）。",
        "“{char}” is not a tile; write 一万, 三条, 五筒, 东, 中, or 123m (characters), 123s (bamboo), 123p (dots), "
        "1234567z (east, south, west, north, white, green, red).",
    ),
    "suit_missing": (
        "数字后面要写明花色：万写 m，条写 s，筒写 p，字牌写 z，例如 123m、5z。",
        "The digits need their suit behind them: m, s or p, and z for honours, as in 123m or 5z.",
    ),
    "suit_alone": (
        "“{sign}”前面没有数字：请先写数字，例如 123m、三条。",
        "“{sign}” has no digits before it; write the numbers first, as in 123m.",
    ),
    "no_such_honour": (
        "没有“{sign}”这张字牌：字牌是 1z 到 7z，依次为东南西北白发中。",
        "There is no honour “{sign}”; honours are 1z to 7z: east, south, west, north, white, green, red.",
    ),
    "text_too_long": (
        "写得太长了：一共{length}个字，最多{most}个。",
        "The text is too long: it has {length:character|characters}, and at most {most} are read.",
    ),
    "one_tile_expected": (
        "这里只要一张牌，“{text}”里有{count}张。",
        "Exactly one tile belongs here, but “{text}” names {count:tile|tiles}.",
    ),
    "not_in_deck": (
        "这副牌里没有{tile}。",
        "This deck has no {tile}.",
    ),
    "too_many_copies": (
        "{tile}写多了：这副牌里最多{limit}张。",
        "The tile {tile} is there too often: this deck has {limit:copy|copies} of it.",
    ),
    "unknown_meld_kind": (
        "没有“{kind}”这种牌组。可以用：{known}。",
        "There is no kind of meld called “{kind}”; the kinds are {known}.",
    ),
    "wrong_meld": (
        "看不懂牌组{meld}。请写种类和牌，例如碰一一一万、杠五五五五筒、吃一二三条，飞写成飞一一万+二万，加号后面是听用；"
        "也可以写 peng:111m、gang:5555p、chi:123s、fei:11m+2m。",
        "A laid meld cannot be {meld}; write its kind and its tiles, such as peng:111m, gang:5555p or chi:123s, and "
        "for a fei the wild after a plus sign, fei:11m+2m.",
    ),
    "unknown_action": (
        "看不懂动作“{text}”。可以写 pass、hu、peng、gang、fei、chi 234s、discard 3s、reveal 3s、angang 5p、jiagang 5p、"
        "ti 3s、piao、nopiao。",
        "“{text}” is not an action; write pass, hu, peng, gang, fei, chi 234s, discard 3s, reveal 3s, angang 5p, "
        "jiagang 5p, ti 3s, piao or nopiao.",
    ),
    "not_a_run": (
        "“{tiles}”不是顺子：吃要写同一门里连着的三张，例如 chi 234s。",
        "“{tiles}” is not a run: a chi names three consecutive tiles of one suit, as in chi 234s.",
    ),
}
