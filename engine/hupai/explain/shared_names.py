"""The names that every game shares: those of the bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.language import Text

NAMES: Final[Mapping[str, Mapping[str, Text]]] = {
    "bot": {
        "random": ("随机", "Random"),
        "beginner": ("入门", "Beginner"),
        "regular": ("熟手", "Regular"),
        "strong": ("高手", "Strong"),
        "expert": ("大师", "Expert"),
    },
    "bot_about": {
        "random": (
            "能做什么就随便做一样，适合第一次熟悉规则。",
            "Does any allowed thing at random; good company while you learn the rules.",
        ),
        "beginner": (
            "能胡就胡，留下搭得上的牌，不往后想。",
            "Wins when it can and keeps cards that fit together, without thinking ahead.",
        ),
        "regular": (
            "知道自己听什么，会数没露面的牌，不随便喂牌。",
            "Knows what its hand waits for, counts the copies still unseen, and feeds nobody lightly.",
        ),
        "strong": (
            "自己跟自己打了几万局，学会估每个局面值多少分，挑最值的打。",
            "Has played tens of thousands of hands against itself and rates what each choice is worth in points.",
        ),
        "expert": (
            "像高手一样估分，再按别人打过的牌推想各家手里可能有什么，把难选的几样试打几十遍。",
            "Rates like the strong one, imagines what the others may hold by what they did, and tries out the "
            "close choices many times.",
        ),
    },
    "topic": {
        "bot": ("电脑对手", "Bots"),
    },
}
"""Chinese and English by kind and identifier."""
