"""The questions of the family, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from hupai.table.questions import Question
from hupai.zipai.questions import (
    bot_choice,
    dead_cards,
    drawn_hand,
    joining_cards,
    king_call,
    missing_huxi,
    red_cards,
    shown_card,
    waiting_signs,
)

_ORDER = (
    king_call,
    missing_huxi,
    joining_cards,
    red_cards,
    waiting_signs,
    dead_cards,
    shown_card,
    drawn_hand,
    bot_choice,
)

QUESTIONS: Final = tuple(Question(module.asks, module.answer) for module in _ORDER)
"""What a player may ask at a decision."""
