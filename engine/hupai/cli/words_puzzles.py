"""The words of ``hupai puzzles``, in Chinese and English."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

PUZZLE_WORDS: Final[dict[str, Text]] = {
    "puzzles.made": (
        "{name}：{count} 道题，写进了 {file}。",
        "{name}: {count:puzzle|puzzles} in {file}.",
    ),
    "puzzles.checked": (
        "检查了 {count} 道题，其中 {decisions} 道是选择题。",
        "{count:puzzle|puzzles} checked, {decisions} of them decisions.",
    ),
    "puzzles.ambiguous": (
        "  换一批牌就分不出高下：{ids}",
        "  Not clear over fresh deals: {ids}",
    ),
    "puzzles.no_bad_end": (
        "  记下的结局打不出来：{ids}",
        "  The bad end does not come out as stated: {ids}",
    ),
    "puzzles.wrong_answer": (
        "  答案和引擎算的不一样：{ids}",
        "  The engine gives another answer: {ids}",
    ),
    "puzzles.passed": (
        "通过。",
        "Passed.",
    ),
}
"""Chinese and English by key."""
