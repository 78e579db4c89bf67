"""What is wrong with the text of a position, whatever the family: a sentence per error code."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

POSITIONS: Final[dict[str, Text]] = {
    "not_a_position": (
        "这不是牌局位置，或者没有复制完整：位置以“{expected}”开头，写成一行。",
        "This is not a position, or not all of it was copied: a position is one line that begins with “{expected}”.",
    ),
    "position_version": (
        "这个位置是第{version}版的写法，这里读得懂：{known}。",
        "The position is written in version {version}; this program reads {known}.",
    ),
    "position_character_wrong": (
        "位置里有一个看不见的字符（{char}），可能复制时出了错。",
        "The position contains a character that cannot be shown ({char}); perhaps it was damaged when it was copied.",
    ),
    "position_field_unknown": (
        "位置里的“{field}”看不懂。可以写：{known}。",
        "A position has no field “{field}”; its fields are {known}.",
    ),
    "position_field_twice": (
        "位置里的“{field}”写了两次。",
        "The position gives “{field}” twice.",
    ),
    "position_field_missing": (
        "位置里少了“{field}”，可能没有复制完整。",
        "The position lacks “{field}”; perhaps not all of it was copied.",
    ),
    "position_field_wrong": (
        "位置里的“{field}”不能是“{value}”，应该像这样：{expected}。",
        "In the position, “{field}” cannot be “{value}”; it should look like this: {expected}.",
    ),
    "position_options_wrong": (
        "位置里的选项不能用，原因如下。",
        "The options of the position cannot be used, for the following reasons.",
    ),
    "position_fields_conflict": (
        "位置里的“{field}”和“{other}”对不上。",
        "In the position, “{field}” and “{other}” contradict each other.",
    ),
}
