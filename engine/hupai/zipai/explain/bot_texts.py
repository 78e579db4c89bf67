"""Why a bot chose its action: a sentence for each reason code, from facts a person at its seat could see."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

THOUGHTS: Final[dict[str, Text]] = {
    "bot_declares": (
        "别的牌都成组了，就叫王。",
        "All else stands in groups, so it declares the king.",
    ),
    "bot_raises": (
        "起手就听牌；举着手胡，名堂多一个“举手”。",
        "The hand waits already; a win while it is raised counts the fan of a raised hand (举手).",
    ),
    "bot_rates_discard": (
        "照它自己的算法，打{card}最合算。",
        "By its own reckoning playing {card} is worth most.",
    ),
    "bot_rates_pass": (
        "照它自己的算法，不要这张最合算。",
        "By its own reckoning letting the card pass is worth most.",
    ),
    "bot_rates_claim": (
        "照它自己的算法，这样要{card}最合算。",
        "By its own reckoning taking {card} in this way is worth most.",
    ),
    "bot_announces_nothing": (
        "不叫王，接着打。",
        "Declares nothing and plays on.",
    ),
    "bot_waits_for_king": (
        "现在先不胡：到自己翻下一张以前要是没人胡，就可以叫王，叫王胡得的分比现在多。",
        "It lets this win go: if nobody wins before its next own flip, it may declare the king, and such a win pays "
        "more than this one.",
    ),
    "bot_plays_to_wait": (
        "打了{card}就听{cards}，还有{live}张没露面。",
        "Without {card} the hand waits for {cards}, of which {live:copy is|copies are} unseen.",
    ),
    "bot_keeps_waiting": (
        "不要这张，继续听{cards}，还有{live}张没露面。",
        "It lets the card pass and goes on waiting for {cards}, of which {live:copy is|copies are} unseen.",
    ),
    "bot_takes_to_wait": (
        "要了{card}就能听{cards}，还有{live}张没露面。",
        "With {card} laid the hand can wait for {cards}, of which {live:copy is|copies are} unseen.",
    ),
    "bot_plays_to_call": (
        "打了{card}，轮到自己翻牌就能叫{name}，翻出哪张都胡。",
        "Without {card} it may declare {name} before its own next flip, and then any card wins.",
    ),
    "bot_keeps_call": (
        "不要这张：轮到自己翻牌就能叫{name}，翻出哪张都胡。",
        "It lets the card pass: before its own next flip it may declare {name}, and then any card wins.",
    ),
    "bot_takes_to_call": (
        "要了{card}，轮到自己翻牌就能叫{name}，翻出哪张都胡。",
        "With {card} laid it may declare {name} before its own next flip, and then any card wins.",
    ),
    "bot_takes_huxi": (
        "摆出的和坎里的胡息离起胡还差{lacking}；要了{card}，亮出{huxi}胡息。",
        "Its melds and kan are {lacking} huxi short of a win; taking {card} lays {huxi}.",
    ),
}
"""Why a bot chose its action, by reason code."""
