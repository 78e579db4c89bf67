"""What families of games word alike in a learner's questions: those of character cards what cards are dead and what is
red; all of them who waits, and a bot's choice beside its next best one: their values, and the parts of these."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text, Variant

DEAD_CARDS: Final[dict[str, Text]] = {
    "ask_dead": (
        "哪些牌不能再吃、碰了？是打过还是放过，什么时候？",
        "Which cards may I not claim any more: did I play them or let them pass, and when?",
    ),
}
"""The question of the games of character cards (臭牌)."""

WAITING: Final[dict[str, Text]] = {
    "ask_waiting": (
        "谁像是在听牌，听什么？",
        "Who seems to be waiting, and for what?",
    ),
}
"""The question of all families who waits."""

SIGNS: Final[dict[str, Text]] = {
    "sign_imagined": (
        "照看得到的牌推演{worlds}副，{share}%里{from}在听，听得最多的是{card}。",
        "In {share} % of {worlds} imagined deals that fit what was seen {from} waits, most often for {card}.",
    ),
    "sign_imagined_gone": (
        "照看得到的牌推演{worlds}副，{share}%里{from}在听，可是听的牌都露面了。",
        "In {share} % of {worlds} imagined deals that fit what was seen {from} waits, but for nothing that is unseen.",
    ),
    "sign_imagined_none": (
        "照看得到的牌推演{worlds}副，没有一副里{from}在听。",
        "In none of {worlds} imagined deals that fit what was seen {from} waits.",
    ),
    "sign_only": (
        "{from}手里只有{held}张，只可能听{card}；没露面的还有{live}张。",
        "With {held:card|cards} in hand {from} can wait for nothing but {card}: {live} unseen.",
    ),
    "sign_nothing": (
        "{from}手里只有{held}张，没露面的牌哪张都胡不了。",
        "With {held:card|cards} in hand {from} can win on no card that is unseen.",
    ),
}
"""What a seat may wait for, as imagined deals and few hidden cards tell."""

RED_NOW: Final[dict[str, Text]] = {
    "red_now": (
        "红字一共{red}张：摆出的{laid}张，手里{held}张；没露面的还有{live}张。",
        "{red:red card|red cards} in all: {laid} laid and {held} in hand; {live} unseen.",
    ),
}
"""The red cards of a hand."""

ASKED: Final[dict[str, Text]] = {
    "ask_bot": (
        "机器人会怎么打？有时选数字小的，凭什么？",
        "What would the bot do, and why even where another number is higher?",
    ),
}
"""The question."""

PARTS: Final[dict[str, Text]] = {
    "groups": ("成组和搭子", "groups, finished and begun"),
    "huxi": ("胡息", "huxi"),
    "waits": ("听牌", "waits"),
    "feeding": ("打出去的牌会不会喂别家", "what the discard may feed"),
    "red": ("红字", "red cards"),
    "bound": ("以后受不受限", "what binds the hand later"),
    "hand": ("手牌的前景", "what the hand may win"),
    "risk": ("放炮的危险", "the risk of being won upon"),
    "suits": ("缺门", "the missing suit"),
    "kong": ("杠", "kongs"),
    "others": ("别的", "all else"),
    "next_card": ("再看下一张牌", "looking one card ahead"),
    "search": ("推演下来", "the imagined deals"),
}
"""Of what a bot's value of a choice consists."""

CHOICES: Final[dict[str, Text]] = {
    "choice_only": (
        "它选{action}，没有拿别的来比。",
        "It chooses: {action}. It compared it with nothing else.",
    ),
    "choice_made": (
        "它选{action}，次选{instead}。",
        "It chooses: {action}. Next best: {instead}.",
    ),
    "choice_own_units": (
        "下面是它自己的记分，不是输赢的分。",
        "What follows is in its own units, which are no points.",
    ),
    "choice_part": (
        "{part}：它选的多值{margin}分。",
        "{part}: {margin} points more for its choice.",
    ),
    "choice_part_own": (
        "{part}：它选的多{more}。",
        "{part}: {more} more for its choice.",
    ),
}
"""The sentences by code."""

CHOICE_VARIANTS: Final[dict[str, Variant]] = {
    "choice_made": Variant(
        lambda facts: "beside" in facts,
        "它选{action}，估{thousandths}分；次选{instead}，估{beside}分。",
        "It chooses: {action}, about {thousandths} points. Next best: {instead}, about {beside}.",
    ),
    "choice_part": Variant(
        lambda facts: "behind" in facts,
        "{part}：次选多值{margin}分。",
        "{part}: {margin} points more for the next best.",
    ),
    "choice_part_own": Variant(
        lambda facts: "behind" in facts,
        "{part}：次选多{more}。",
        "{part}: {more} more for the next best.",
    ),
}
"""Other texts for a code, chosen by its facts."""
