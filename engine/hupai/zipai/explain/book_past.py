"""Rules of passed cards: what a seat may no longer claim."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.zipai.explain.headings import PLAY, S1_PLAY, S2_PLAY

_PASSED_BOTH: Final = (
    seed("S0", *PLAY, "臭牌").saying(
        "可以吃、碰却不吃、不碰，再出现时不得再吃或者碰。",
        "A card that one could eat or take by peng and did not may be neither eaten nor taken by peng again.",
    ),
    seed("S2", *S2_PLAY, "2.10 过张").saying(
        "有机会吃、碰却没有，不能再吃、碰同一张。",
        "A player who passes the chance of a chi or peng may neither chi nor peng the same card again.",
    ),
)
"""The sources that rule out 吃 and 碰 together; they may also be read as each ruling out itself."""

PAST: Final = chapter(
    "past",
    rule_by_case(
        "past.chi",
        Case(
            "能吃或者能碰，却都没要，这张牌就成了臭牌，这一局吃、碰都不能了；被排在前面的人要走的不算。",
            "A card that a player could eat or take by peng but let pass may be neither eaten nor taken by "
            "peng by that player again in this hand, unless a claim of higher priority took it.",
            lambda rules: rules.guo_zhang == "both",
        ),
        Case(
            "能吃却没吃，这张牌就成了臭牌，这一局不能再吃；被排在前面的人要走的不算。",
            "A card that a player could eat but let pass may not be eaten by that player again in this hand, "
            "unless a claim of higher priority took it.",
        ),
        *_PASSED_BOTH,
        seed("S1", *S1_PLAY, "臭牌").saying(
            "可吃而未吃，不能再吃。", "A card that one could eat and did not may not be eaten again."
        ),
        practice(
            "多数地方放过吃只管吃，放过碰只管碰；有的地方吃不上的也算。",
            "Mostly a passed chi rules out only the chi, and a passed peng only the peng; in some places a "
            "card counts as passed even if one could not have eaten it.",
        ),
    ),
    rule(
        "past.peng",
        "能碰却没碰（忍碰），这一局不能再碰这张牌；手里还留着这一对，以后自己翻到就是臭偎。",
        "A player who could take a card by peng but let it pass (忍碰) may not peng it again in this hand; if the pair "
        "is still in the hand when the player flips the card, it makes a stale wei.",
        seed("S0", *PLAY, "忍碰"),
        seed("S2", *S2_PLAY, "2.7 忍碰"),
        *_PASSED_BOTH,
        practice(
            "有的地方翻出没人要的牌，谁都不能再碰。",
            "In some places nobody may peng a card again after it was flipped and nobody took it.",
        ),
    ),
    rule(
        "past.discard",
        "自己打出过的牌也是臭牌，这一局不能再吃、碰；胡、偎、提、跑不受影响。",
        "A card that a player has discarded may be neither eaten nor taken by peng by that player again in this hand; "
        "a win, wei, ti or pao with it is still possible.",
        practice(),
    ),
)
