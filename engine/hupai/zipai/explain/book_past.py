"""Rules of passed cards: what a seat may no longer claim."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, Rule, practice, rule, seed
from hupai.zipai.explain.headings import PLAY, S1_PLAY, S2_PLAY

_PASSED_BOTH: Final = (
    seed(
        "S0",
        *PLAY,
        "臭牌",
        says=(
            "可以吃、碰却不吃、不碰，再出现时不得再吃或者碰。",
            "A card one could eat or take by peng and did not may be neither eaten nor taken by peng again.",
        ),
    ),
    seed(
        "S2",
        *S2_PLAY,
        "2.10 过张",
        says=(
            "有机会吃、碰却没有，不能再吃、碰同一张。",
            "Who passes the chance of a chi or peng may neither chi nor peng the same card again.",
        ),
    ),
)
"""The sources that rule out 吃 and 碰 together; they may also be read as each ruling out itself."""

PAST: Final[tuple[Rule, ...]] = (
    Rule(
        "past.chi",
        "past",
        (
            Case(
                (
                    "可以吃、碰而吃、碰都没要，这张牌就成了臭牌，这一局吃、碰都不能了；被更大的动作要走的不算。",
                    "A card one could eat or take by peng but let pass may be neither eaten nor taken by peng again in "
                    "the hand, unless a higher claim took it.",
                ),
                lambda rules: rules.guo_zhang == "both",
            ),
            Case(
                (
                    "可以吃而不吃，这张牌就成了臭牌，这一局不能再吃；被更大的动作要走的不算。",
                    "A card one could eat but let pass may not be eaten again in the hand, unless a higher claim took "
                    "it.",
                ),
            ),
        ),
        (
            *_PASSED_BOTH,
            seed(
                "S1",
                *S1_PLAY,
                "臭牌",
                says=("可吃而未吃，不能再吃。", "A card one could eat and did not may not be eaten again."),
            ),
            practice(
                (
                    "多数地方放过吃只管吃，放过碰只管碰；有的地方吃不上的也算。",
                    "Mostly a passed chi rules out the chi only and a passed peng the peng; in some places it counts "
                    "although one could not have eaten it.",
                )
            ),
        ),
    ),
    rule(
        "past.peng",
        "past",
        "可以碰而不碰（忍碰），这一局不能再碰这张牌；以后自己翻到就是臭偎。",
        "A card one could peng but let pass may not be taken by peng again in the hand; flipping it later gives a "
        "stale wei.",
        seed("S0", *PLAY, "忍碰"),
        seed("S2", *S2_PLAY, "2.7 忍碰"),
        *_PASSED_BOTH,
        practice(("有的地方翻出没人要的牌，谁都不能再碰。", "In some places nobody may peng a flipped card that "
        "nobody took.")),
    ),
    rule(
        "past.discard",
        "past",
        "自己打出过的牌，这一局不能再吃、碰；胡、偎、提、跑不受影响。",
        "A card one has discarded may be neither eaten nor taken by peng later; winning, wei, ti and pao stay open.",
        practice(),
    ),
)
