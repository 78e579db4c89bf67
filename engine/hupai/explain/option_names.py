"""The options and their values in words, by option name."""

from __future__ import annotations

from typing import Final

from hupai.explain.reason_texts import Text

OPTIONS: Final[dict[str, Text]] = {
    "min_huxi": ("起胡胡息", "Huxi needed to win"),
    "base_bonus": ("带底", "Base unit"),
    "win_on_discard": ("点炮", "Winning on discards"),
    "xing": ("省", "Bonus cards (xing)"),
    "xing_offset": ("翻省看哪张", "Which card a turned card points at"),
    "xing_value": ("一省几囤", "Units for each bonus card"),
    "red_min": ("红胡张数", "Red cards for a red win"),
    "red_to_dot": ("红转点", "Many reds pay like one red"),
    "red_to_black": ("红转黑", "Many reds pay like none"),
    "self_draw": ("自摸", "Winning on one's own draw"),
    "tianhu": ("天胡", "Heavenly win"),
    "king_draw_penalty": ("黄庄赔王", "Kings in a drawn hand"),
    "cap_per_loser": ("封顶", "Cap"),
    "hands_per_session": ("局数", "Hands in a match"),
}
"""Labels."""

HELPS: Final[dict[str, Text]] = {
    "min_huxi": (
        "牌成了以后，胡息要到这个数才能胡。",
        "A complete hand must be worth this many huxi to win.",
    ),
    "base_bonus": (
        "每次胡牌在囤数上再加一囤。",
        "Adds one unit to every win.",
    ),
    "win_on_discard": (
        "允许胡别人打出的牌，由点炮的一家付两家的分。",
        "Lets a card played from a hand be won; its player then pays for both losers.",
    ),
    "xing": (
        "胡牌后看省，牌里每有一张省就多算囤数。",
        "After a win a bonus card is named; each copy in the winning hand adds units.",
    ),
    "xing_offset": (
        "翻省翻出一张牌以后，算它的下一张、它自己还是上一张。",
        "Whether the card turned after a win names its successor, itself or its predecessor.",
    ),
    "xing_value": (
        "每一张省加几囤。",
        "How many units each bonus card adds.",
    ),
    "red_min": (
        "胡牌时有这么多张红字就算红胡。",
        "A winning hand with at least this many red cards is a red win.",
    ),
    "red_to_dot": (
        "红字到这个数，红胡按一点朱的 3 番算。",
        "From this many red cards a red win pays three times, like a single red card.",
    ),
    "red_to_black": (
        "红字到这个数，红胡按黑胡的 4 番算。",
        "From this many red cards a red win pays four times, like a black win.",
    ),
    "self_draw": (
        "胡自己翻出的牌时乘的番数。",
        "The factor for winning on a card of one's own draw.",
    ),
    "tianhu": (
        "庄家起手就胡时，自摸之外再乘的番数。",
        "The dealer's factor for winning with the cards dealt, on top of the own-draw factor.",
    ),
    "king_draw_penalty": (
        "黄庄时，每多一张王要赔给比自己王少的每一家多少分。",
        "In a drawn hand, the points each king costs its holder for every opponent with one king fewer.",
    ),
    "cap_per_loser": (
        "一局里每家最多付多少分。",
        "The most points one loser can pay for a win.",
    ),
    "hands_per_session": (
        "不另外说明时，一场打多少局。",
        "How many hands a match has unless you ask otherwise.",
    ),
}
"""One sentence about each."""

VALUES: Final[dict[tuple[str, int | str | bool], Text]] = {
    ("base_bonus", 0): ("不带底", "none"),
    ("base_bonus", 1): ("带底（加 1 囤）", "one unit more"),
    ("win_on_discard", False): ("只胡翻出的牌", "only flipped cards win"),
    ("win_on_discard", True): ("可以点炮", "discards can be won"),
    ("xing", "fan"): ("翻省", "turn the next card of the wall"),
    ("xing", "gen"): ("跟省", "the winning card itself"),
    ("xing", "off"): ("不带省", "no bonus cards"),
    ("xing_offset", 1): ("下一张", "its successor"),
    ("xing_offset", 0): ("本张", "the card itself"),
    ("xing_offset", -1): ("上一张", "its predecessor"),
    ("red_to_dot", 0): ("不转", "off"),
    ("red_to_black", 0): ("不转", "off"),
    ("self_draw", 1): ("不加番", "no factor"),
    ("tianhu", 1): ("只算自摸", "as an own draw only"),
    ("king_draw_penalty", 0): ("不赔", "nothing"),
    ("cap_per_loser", 0): ("不封顶", "no cap"),
}
"""Values whose number says too little."""

COUNTED: Final[dict[str, Text]] = {
    "min_huxi": ("{n} 胡息", "{n} huxi"),
    "xing_value": ("一省 {n} 囤", "{n:unit|units}"),
    "red_min": ("{n} 张红字", "{n} red cards"),
    "red_to_dot": ("{n} 张红字起", "from {n} red cards"),
    "red_to_black": ("{n} 张红字起", "from {n} red cards"),
    "self_draw": ("{n} 番", "×{n}"),
    "tianhu": ("再 {n} 番", "×{n} more"),
    "king_draw_penalty": ("每张王 {n} 分", "{n} points a king"),
    "cap_per_loser": ("每家最多 {n} 分", "at most {n} points each"),
    "hands_per_session": ("{n} 局", "{n:hand|hands}"),
}
"""How the other, numeric values of an option read."""
