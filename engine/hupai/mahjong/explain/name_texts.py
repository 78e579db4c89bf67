"""Names in both languages: games, hands, melds, verbs, ways to win, phases, payments, topics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.language import Text
from hupai.mahjong.explain.hand_names import FAN_NAMES
from hupai.mahjong.explain.topics import TOPICS
from hupai.mahjong.explain.wording import WILD_NAMES

NAMES: Final[Mapping[str, Mapping[str, Text]]] = {
    "game": {
        "yongzhou-mahjong": ("永州麻将", "Yongzhou mahjong"),
        "kawuxing": ("卡五星", "Ka Wu Xing"),
        "yibin": ("宜宾麻将", "Yibin mahjong"),
    },
    "game_about": {
        "yongzhou-mahjong": (
            "四个人，一百三十六张牌。发完牌翻一张，下一张就是王霸，可以当任何牌；红中顶王霸那种牌用。"
            "王钓、王闯、王归位都有分。",
            "Four players, 136 tiles. The tile after the one turned up is wild, and the red dragon takes its natural "
            "place; hands that use the wilds well are worth most.",
        ),
        "kawuxing": (
            "三个人，只有条、筒和中发白。听牌可以明牌，和自己有关的输赢翻倍；胡别人的牌要够倍数，几样都有就相乘。",
            "Three players, only bamboo, dots and dragons. A waiting hand may be revealed to double its wins and "
            "losses, a win on a discard needs a multiplier, and what a hand has is multiplied.",
        ),
        "yibin": (
            "四个人打血战：胡了的离桌，别人接着打。翻牌定听用，听用可以飞、可以提，开局先选飘不飘；缺一门才能胡，"
            "番数越多翻得越大。",
            "Four players in a blood battle: winners leave and the others play on. Wilds help to claim tiles, "
            "everybody chooses whether to double, a hand must lack a suit, and each fan doubles.",
        ),
    },
    "bot_about": {
        "beginner": (
            "能胡就胡，只看自己离听牌还差几张，别的不管。",
            "Wins when it can and minds only how many tiles its hand is from waiting.",
        ),
        "regular": (
            "会数进张和没露面的牌，看着一副牌值多少，不随便点炮。",
            "Counts the tiles that improve its hand and the copies still unseen, minds what a hand is worth, and feeds "
            "nobody lightly.",
        ),
        "strong": (
            "自己跟自己打出来的：离听多近、胡了值多少、会不会点炮，放在一起掂量。",
            "Learned by playing itself: weighs how near its hand is, what it may win, and what a discard may cost.",
        ),
    },
    "fan": FAN_NAMES,
    "group": {
        "peng": ("碰", "peng (three)"),
        "chi": ("吃", "chi (run)"),
        "gang": ("明杠", "claimed kong (four)"),
        "angang": ("暗杠", "concealed kong (four)"),
        "jiagang": ("补杠", "added kong (four)"),
        "fei": ("飞", "fei (three, one of them wild)"),
        "run": ("顺子", "run"),
        "triplet": ("刻子", "triplet"),
        "pair": ("对子", "pair"),
        "loose": ("单张", "loose tiles"),
    },
    "group_short": {
        "peng": ("碰", "peng"),
        "chi": ("吃", "chi"),
        "gang": ("杠", "kong"),
        "angang": ("暗杠", "concealed kong"),
        "jiagang": ("补杠", "added kong"),
        "fei": ("飞", "fei"),
        "run": ("顺子", "run"),
        "triplet": ("刻子", "triplet"),
        "pair": ("对子", "pair"),
        "loose": ("单张", "loose"),
    },
    "group_badge": {
        "gang": ("杠", "kong"),
        "angang": ("暗", "hidden"),
        "jiagang": ("补", "added"),
    },
    "verb": {
        "discard": ("打", "discard"),
        "reveal": ("明牌", "reveal"),
        "pass": ("过", "pass"),
        "hu": ("胡", "win (hu)"),
        "peng": ("碰", "peng"),
        "chi": ("吃", "chi"),
        "gang": ("杠", "kong"),
        "angang": ("暗杠", "concealed kong"),
        "jiagang": ("补杠", "added kong"),
        "fei": ("飞", "fei"),
        "ti": ("提", "ti"),
        "piao": ("飘", "piao"),
        "nopiao": ("不飘", "no piao"),
    },
    "wild": WILD_NAMES,
    "by": {
        "self": ("自摸", "own draw"),
        "discard": ("点炮", "another player's discard"),
        "rob": ("抢杠", "robbed kong"),
        "deal": ("起手胡", "the deal"),
    },
    "phase": {
        "piao": ("飘不飘", "piao or not"),
        "opening": ("起手四张王霸", "four wilds dealt"),
        "turn": ("出牌", "turn"),
        "claim": ("要不要这张牌", "claim"),
        "rob": ("抢不抢这张牌", "rob"),
        "over": ("一局结束", "over"),
    },
    "payment": {
        "zimo": ("自摸", "own draw"),
        "win": ("胡牌", "for the win"),
        "bird": ("扎鸟", "birds"),
        "gang": ("明杠", "claimed kong"),
        "angang": ("暗杠", "concealed kong"),
        "jiagang": ("补杠", "added kong"),
        "reveal": ("荒庄赔明牌", "revealed, and nobody won"),
        "cha_jiao": ("查叫", "not waiting at the end"),
        "hua_zhu": ("花猪", "three suits at the end"),
    },
    "topic": TOPICS,
}
"""Chinese and English by kind and identifier."""
