"""The options of the family in words: labels, help, and values that need more than their number."""

from __future__ import annotations

from typing import Final

from hupai.explain import duel_texts
from hupai.explain.language import Text
from hupai.table.options import Value

OPTIONS: Final[dict[str, Text]] = {
    "seats": ("几个人打", "Players"),
    **duel_texts.LABELS,
    "cap": ("封顶", "Cap"),
    "piao": ("可飘", "Piao"),
    "wuxiping": ("无息平", "Nothing but runs"),
    "jiuduiban": ("九对半", "Nine pairs"),
    "diaodiaoshou": ("吊吊手", "Single-card feat"),
    "combine": ("几个名堂", "Several feats"),
    "eat_limit": ("没息的话吃几句", "Runs to eat"),
    "table": ("分数表", "Points"),
    "shouqianshou": ("手牵手", "Hand in hand"),
    "beikaobei": ("背靠背", "Back to back"),
    "hands_per_session": ("打几局", "Hands"),
}

HELPS: Final[dict[str, Text]] = {
    "seats": ("三个人打，还是两个人单挑。", "Whether three play, or two (单挑)."),
    **duel_texts.HELPS,
    "cap": ("每个输家最多付多少分。", "The most points that each loser pays."),
    "piao": ("自己翻到碰过的第四张，可以添上去。", "Whether your own flip may join your peng as the fourth."),
    "wuxiping": (
        "一门没吃没碰，全是一句话，没有息也能胡。",
        "Whether a concealed hand of runs alone wins without any xi.",
    ),
    "jiuduiban": ("起手有九对，打第一张以前就能胡。", "Whether nine dealt pairs win before the first card is played."),
    "diaodiaoshou": ("手里只剩一张牌时胡，算名堂。", "Whether winning with one card left in the hand is a feat."),
    "combine": ("有几个名堂时，相乘还是相加。", "Whether several feats multiply or add up."),
    "eat_limit": ("没有硬息的一句话最多吃几句；二七十不算。", "How many runs you may eat; a two-seven-ten is free."),
    "table": ("小卓分少，大卓分多。", "The small table pays less, the big one more."),
    "shouqianshou": ("只听同样大小的两张邻牌，胡了加分。", "Points for waiting on exactly two neighbours."),
    "beikaobei": ("只听同一个数的大小两张，胡了加分。", "Points for waiting on one number in both sizes."),
    "hands_per_session": ("一场打几局。", "How many hands a match has."),
}

VALUES: Final[dict[tuple[str, Value], Text]] = {
    **duel_texts.VALUES,
    ("cap", 0): ("不封顶", "no cap"),
    ("eat_limit", 0): ("不限", "no limit"),
    ("table", "small"): ("小卓", "small table"),
    ("table", "big"): ("大卓", "big table"),
    ("combine", "multiply"): ("相乘", "multiply"),
    ("combine", "add"): ("相加", "add"),
    **{(name, True): ("有", "yes") for name in ("piao", "wuxiping", "jiuduiban")},
    **{(name, False): ("没有", "no") for name in ("piao", "wuxiping", "jiuduiban")},
    **{(name, True): ("算", "yes") for name in ("diaodiaoshou", "shouqianshou", "beikaobei")},
    **{(name, False): ("不算", "no") for name in ("diaodiaoshou", "shouqianshou", "beikaobei")},
}

COUNTED: Final[dict[str, Text]] = {
    **duel_texts.COUNTED,
    "cap": ("{n}分", "{n:point|points}"),
    "eat_limit": ("{n}句", "{n:run|runs}"),
    "hands_per_session": ("{n}局", "{n:hand|hands}"),
}
