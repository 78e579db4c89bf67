"""What a quiz says besides its questions. It stands in the file, so that the page's script need not know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.language import Text

Said = dict[str, str]

WORDS: Final[Mapping[str, Text]] = {
    "check": ("看看对不对", "Check"),
    "show": ("告诉我", "Show me"),
    "right": ("对了", "Right"),
    "wrong": ("还不对", "Not yet"),
    "shown": ("答案在这里", "Here is the answer"),
    "none": ("先选一个，或者填一个数。", "Choose something first, or enter a number."),
    "missing": ("选的都对，还差几个。", "What you chose is right, but some are missing."),
    "many": ("可能不止一个", "There may be more than one"),
    "size": ("要选的张数：", "How many to pick:"),
    "number": ("你数出来的", "Your count"),
}
"""The words of the buttons and of the verdict."""

QUESTIONS: Final[Mapping[str, tuple[Text, Text]]] = {
    "may": (
        ("可以吗？", "Is it allowed?"),
        (
            "要是{action}：没有后果、从此受限，还是不可以？",
            "If you {action}: is it free, does it cost something, or is it forbidden?",
        ),
    ),
    "waits": (
        ("听什么？", "What does it wait for?"),
        ("把这手牌听的牌都选出来。", "Pick every card that completes the hand."),
    ),
    "figure": (("数一数", "Count"), ("{figure}是多少？", "{figure}: how much is it?")),
    "worth": (
        ("是哪几手？", "Which hands?"),
        ("把算“{name}”的胡都选出来。", "Mark every win that counts as {name}."),
    ),
}
"""The usual title and text of each question."""

MAY: Final[Mapping[str, Text]] = {
    "free": ("可以，没有后果", "Allowed, and it costs nothing"),
    "costs": ("可以，但这一手从此受限", "Allowed, but it limits the rest of this hand"),
    "forbidden": ("不可以", "Forbidden"),
}
"""The answers to whether something is allowed."""
NO_LIMIT: Final[Text] = ("这条规则不管这一着。", "The rule puts no limit on this.")
"""Why something is free."""
MISSING: Final[Text] = ("选的都对，还差几张。", "What you picked is right, but some are missing.")
FOREIGN: Final[Text] = ("这手牌不听{card}。", "The hand does not wait for {card}.")
NOT_COUNTED: Final[Text] = ("这手牌胡得了，但不算这个名堂。", "The hand wins, but this is not counted.")
FIGURES: Final[Mapping[str, Text]] = {
    "huxi": ("胡息", "Huxi"),
    "tun": ("囤数", "Units"),
    "multiplier": ("倍数", "The factor"),
    "fan": ("番数", "Fan"),
    "pay_each": ("每家付的分", "What each loser pays"),
}
"""What may be counted of a win."""


def said(text: Text) -> Said:
    """Return a text as the page reads it."""
    return {"zh": text[0], "en": text[1]}
