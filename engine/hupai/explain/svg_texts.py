"""What is wrong with a picture as somebody asked for it: a sentence per error code."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

PICTURES: Final[dict[str, Text]] = {
    "group_size_wrong": (
        "“{group}”里要写一到{most}张牌。",
        "“{group}” must have one to {most} cards.",
    ),
    "picture_text_too_long": (
        "写得太长了：一共{length}个字，最多{most}个。",
        "The text is too long: it has {length} characters, and at most {most} are read.",
    ),
    "no_outlines": (
        "这里没有牌面的字形（{face}）。请先在源代码的文件夹里运行 python3 build.py build，或者安装发布的 hupai 包。",
        "The outlines of the cards ({face}) are missing here. Run python3 build.py build in the folder of the source "
        "first, or install the released package hupai.",
    ),
    "no_pictures": (
        "{game}还没有牌面图。",
        "There are no pictures of cards for {game}.",
    ),
}
