"""Why a bot chose its action: a sentence for each reason code, from facts a person at its seat could see."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

THOUGHTS: Final[dict[str, Text]] = {
    "bot_wins": (
        "能胡就胡。",
        "It can win, so it does.",
    ),
    "bot_declares": (
        "翻出哪张都能胡，就叫王。",
        "Whatever comes next wins, so it declares the king.",
    ),
    "bot_raises": (
        "起手就听牌，举手胡了加倍。",
        "The hand waits already, and raised it wins double.",
    ),
    "bot_least_useful": (
        "{card}和手里别的牌最搭不上，先打它。",
        "The card {card} fits the rest of the hand least, so it goes.",
    ),
    "bot_announces_nothing": (
        "不叫王，接着打。",
        "Declares nothing and plays on.",
    ),
    "bot_keeps_hand": (
        "不要这张，手里的牌更整齐。",
        "The hand is better off without this card.",
    ),
    "bot_takes": (
        "要了{card}就多一组摆好的牌，合算。",
        "Taking {card} lays down a group, and that is worth it.",
    ),
    "bot_waits_for_king": (
        "现在胡不如再等一轮：什么牌都能胡，下次摸牌先叫王，番大得多。",
        "The hand can wait one round: any card will win it, and announced at the next draw that pays far more.",
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
        "要了{card}就听{cards}，还有{live}张没露面。",
        "With {card} laid the hand waits for {cards}, of which {live:copy is|copies are} unseen.",
    ),
    "bot_takes_huxi": (
        "离起胡还差{lacking}胡息，这一组有{huxi}胡息。",
        "What it has for certain is {lacking} huxi short of a win, and this lays {huxi} of them.",
    ),
    "bot_dead_card": (
        "能和{card}成组的牌都不会再来，留着没用。",
        "Nothing that could make a group with {card} is still to come, so it is of no use.",
    ),
    "bot_feeds_nobody": (
        "从露过的牌看，{card}没人能碰，下家也吃不了。",
        "By what has been seen, nobody can take {card} for a peng, nor the next player for a chi.",
    ),
}
"""Why a bot chose its action, by reason code."""
