"""The shared reasons of bots in words: the expected value of a choice, and the result of a search."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text, Variant

THOUGHTS: Final[dict[str, Text]] = {
    "bot_wins": (
        "能胡就胡。",
        "It can win, so it does.",
    ),
    "bot_random": (
        "随手选的，没有理由。",
        "Picked at random, for no reason.",
    ),
    "bot_value": (
        "估计这一局平均得{thousandths}分，比次选多{margin}分。",
        "Expected from this hand: {thousandths} points on average, {margin} more than with the next best choice.",
    ),
    "bot_value_equal": (
        "估计这一局平均得{thousandths}分，和次选差不多：只差{margin}分，推演的误差就有{noise}分。",
        "Expected from this hand: {thousandths} points on average, about equal to the next best choice: they are "
        "{margin} apart, and chance in the imagined deals may make {noise}.",
    ),
    "bot_searched": (
        "照看得到的牌推演了{worlds}局，{share}%的局里这样打不比次选差。",
        "Tried on {worlds:imagined deal|imagined deals} that fit what was seen; in {share} % of them it did at least "
        "as well as the next best choice.",
    ),
    "bot_value_done": (
        "估计这样这一局平均得{thousandths}分，比实际打的多{margin}分。",
        "Expected from this hand: {thousandths} points on average, {margin} more than with what was done.",
    ),
}

THOUGHT_VARIANTS: Final[dict[str, Variant]] = {
    "bot_value": Variant(
        lambda facts: "margin" not in facts,
        "估计这一局平均得{thousandths}分。",
        "Expected from this hand: {thousandths} points on average.",
    ),
}
"""Another wording of a code if its facts meet a condition."""
