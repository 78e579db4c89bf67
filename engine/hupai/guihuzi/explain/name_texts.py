"""Names in both languages: games, 名堂, groups, verbs, ways to win, phases, payments, topics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.language import Text
from hupai.guihuzi.games import GAMES

_GROUPS: Final[Mapping[str, Text]] = {
    "liu": ("溜", "liu"),
    "piao": ("飘", "piao"),
    "wai": ("歪", "wai"),
    "peng": ("碰", "peng"),
    "chi": ("吃", "chi"),
    "kan": ("坎", "kan"),
    "pair": ("对子", "pair"),
    "red_half": ("半句二七十", "half a two-seven-ten"),
    "fragment": ("半句话", "half a run"),
    "er_qi_shi": ("二七十", "two-seven-ten"),
    "shun": ("一句话", "run"),
    "nine_pairs": ("九对半", "nine pairs"),
    "ten_pairs": ("十对", "ten pairs"),
}

NAMES: Final[Mapping[str, Mapping[str, Text]]] = {
    "game": {module.ID: module.NAME for module in GAMES},
    "game_about": {module.ID: module.ABOUT for module in GAMES},
    "bot_about": {
        "regular": (
            "算离听牌差几张、硬息够不够，听牌以后数没露面的牌。",
            "Counts how far the hand is from waiting with enough xi, and the unseen copies of what it waits for.",
        ),
        "strong": (
            "从几万次打到底的牌里，学会估每样做法值多少分，挑最值的。",
            "Learned from tens of thousands of hands played to the end what each choice is worth in points.",
        ),
        "expert": (
            "像高手一样估分，再推想别家的牌，把难选的几样试打到底。",
            "Rates like the strong one, imagines the hidden cards and tries the close choices to the end of the hand.",
        ),
    },
    "fan": {
        "base": ("胡牌底分", "the win"),
        "kan": ("坎", "kan"),
        "wai": ("歪", "wai"),
        "liu": ("溜", "liu"),
        "own_pair": ("单歪", "pair of the own flip"),
        "inner": ("内圆（内豪）", "all four, all one's own"),
        "outer": ("外圆（外豪）", "all four, one of them another's"),
        "xiangxiangxi": ("项项息（行行息）", "every group counts"),
        "wuxiping": ("无息平", "nothing but runs"),
        "one_red": ("一点朱（一点红）", "one red card"),
        "thirteen_red": ("十三红（十三火）", "thirteen reds"),
        "fourteen_red": ("十四火", "fourteen reds"),
        "fifteen_red": ("十五火", "fifteen reds or more"),
        "one_card": ("全求人（吊吊手）", "waiting on a single card"),
        "all_equal": ("对子息（对子胡）", "equal cards only"),
        "all_black": ("全黑（黑胡）", "no red card"),
        "black_equal": ("乌对胡（黑对子胡）", "equal cards only, none red"),
        "all_big": ("大字", "big cards only"),
        "all_small": ("小字", "small cards only"),
        "jiuduiban": ("九对半", "nine dealt pairs"),
        "ten_pairs": ("十对", "ten pairs"),
        "six_xi": ("多息", "six xi"),
        "haidi": ("海底", "last card of the wall"),
        "tianhu": ("天胡", "heavenly win"),
        "baoting": ("报听", "won without a discard"),
        "twins": ("背靠背", "back to back"),
        "neighbours": ("手牵手", "hand in hand"),
        "class_50": ("另外的五十分名堂", "further feats of fifty"),
        "class_100": ("另外的一百分名堂", "further feats of a hundred"),
        "class_200": ("另外的两百分名堂", "further feats of two hundred"),
    },
    "group": {
        **_GROUPS,
        "liu": ("溜", "liu (four of one's own)"),
        "piao": ("飘", "piao (a peng and the fourth)"),
        "wai": ("歪", "wai (three, own flip)"),
        "peng": ("碰", "peng (three)"),
        "kan": ("坎", "kan (three in hand)"),
    },
    "group_short": _GROUPS,
    "group_badge": {
        "er_qi_shi": ("二七十", "2·7·10"),
        "red_half": ("半句", "half"),
        "fragment": ("半句", "half"),
        "nine_pairs": ("九对半", "9 pairs"),
        "ten_pairs": ("十对", "10 pairs"),
    },
    "verb": {
        "discard": ("打", "play"),
        "pass": ("过", "pass"),
        "hu": ("胡", "win (hu)"),
        "wai": ("歪", "wai"),
        "liu": ("溜", "liu"),
        "piao": ("飘", "piao"),
        "peng": ("碰", "peng"),
        "chi": ("吃", "chi"),
    },
    "by": {
        "self": ("自摸", "own flip"),
        "other": ("胡别人翻出的牌", "another player's flip"),
        "wai": ("歪后胡", "own flip, laid as a wai"),
        "deal": ("起手胡", "the deal"),
    },
    "phase": {
        "opening": ("开局", "opening"),
        "discard": ("出牌", "discard"),
        "claim": ("要不要这张牌", "claim"),
        "over": ("一局结束", "over"),
    },
    "payment": {"win": ("胡牌", "for the win")},
    "special": {
        "nine_pairs": ("九对半", "nine pairs"),
        "ten_pairs": ("十对", "ten pairs"),
    },
    "topic": {
        "cards": ("牌", "The cards"),
        "deal": ("发牌与坐庄", "The deal"),
        "turn": ("轮流", "The turn"),
        "claims": ("吃和碰", "Claims"),
        "past": ("臭牌、臭门子、锁牌", "Dead and locked cards"),
        "win": ("胡牌", "Winning"),
        "xi": ("硬息", "Xi"),
        "pay": ("付分", "Payment"),
    },
}
"""Chinese and English by kind and identifier."""
