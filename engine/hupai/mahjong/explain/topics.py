"""The topics of the rule book, in words."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

TOPICS: Final[dict[str, Text]] = {
    "deck": ("牌", "The tiles"),
    "deal": ("发牌与坐庄", "The deal"),
    "piao": ("飘", "Piao"),
    "wild": ("王霸与听用", "Wilds"),
    "turn": ("轮流", "The turn"),
    "claim": ("要牌", "Claims"),
    "kong": ("杠", "Kongs"),
    "reveal": ("明牌", "Revealed hands"),
    "win": ("胡牌", "Winning"),
    "past": ("过牌", "Passed tiles"),
    "value": ("牌型与番数", "What hands are worth"),
    "pay": ("付分", "Payment"),
    "end": ("一局结束", "The end of a hand"),
    "session": ("局数", "The match"),
}
"""The topics in words, in the order in which a person reads them."""
