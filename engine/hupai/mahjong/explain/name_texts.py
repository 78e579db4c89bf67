"""Names in both languages: games, hands, melds, verbs, ways to win, phases, payments, topics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.language import Text
from hupai.mahjong.explain.hand_names import FAN_NAMES
from hupai.mahjong.explain.topics import TOPICS
from hupai.mahjong.explain.wording import WILD_NAMES
from hupai.mahjong.games import GAMES

NAMES: Final[Mapping[str, Mapping[str, Text]]] = {
    "game": {module.ID: module.NAME for module in GAMES},
    "game_about": {module.ID: module.ABOUT for module in GAMES},
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
