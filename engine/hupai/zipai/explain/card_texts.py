"""What is wrong with cards, wins and positions as somebody wrote them: a sentence per error code, for every family that
plays with these cards."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text, Variant

CARDS: Final[dict[str, Text]] = {
    "size_missing": (
        "数字后面要写明大小：小字写 s，大字写 b，例如 123s、270b；也可以写一二三、大二七十。",
        "The digits need their size behind them: s for small, b for big, as in 123s or 270b.",
    ),
    "size_alone": (
        "这个 s 或 b 前面没有数字：请先写数字，例如 123s。",
        "This s or b has no digits before it; write the numbers first, as in 123s.",
    ),
    "ten_is_zero": (
        "“{written}”里的 10 会读成一和十：十写 0，例如 7890s，也可以写十、拾。",
        "In “{written}”, 10 would be a one and a ten; ten is written 0, as in 7890s.",
    ),
    "one_card_expected": (
        "这里只要一张牌，“{text}”里有{count}张。",
        "Exactly one card belongs here, but “{text}” names {count:card|cards}.",
    ),
    "too_many_copies": (
        "{card}写多了：这副牌里最多{limit}张。",
        "There are too many of {card}: this deck has {limit:copy|copies}.",
    ),
    "unknown_by": (
        "没有“{by}”这种胡法。可以用：{known}。",
        "A winning card cannot come “{by}”; it comes by one of {known}.",
    ),
    "position_cards_wrong": (
        "位置里的牌加起来是{cards}张，这副牌有{expected}张。",
        "The cards of the position come to {cards}, and this deck has {expected}.",
    ),
    "position_action_wrong": (
        "在这个位置上不能{action}：手里没有那些牌，或者现在问的不是这个。",
        "The action “{action}” cannot be done in this position: the cards for it are not there, or something else is "
        "asked.",
    ),
}

NOT_IN_DECK: Final[Text] = ("这副牌里没有{card}，请去掉它。", "This deck is without {card}; leave it out.")
"""Of a card that the deck does not have at all."""

CARD_VARIANTS: Final[dict[str, Variant]] = {
    "too_many_copies": Variant(lambda facts: facts.get("limit") == 0, *NOT_IN_DECK),
}
"""What is said instead of a sentence above, where its facts are such."""
