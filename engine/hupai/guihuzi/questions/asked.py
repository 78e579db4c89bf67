"""The questions of the family, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from hupai.guihuzi.questions import (
    bot_choice,
    dead_cards,
    joining_cards,
    locked_cards,
    missing_xi,
    red_cards,
    waiting_signs,
)
from hupai.table.questions import Question

_ORDER = (missing_xi, joining_cards, red_cards, waiting_signs, dead_cards, locked_cards, bot_choice)

QUESTIONS: Final = tuple(Question(module.asks, module.answer) for module in _ORDER)
"""What a player may ask at a decision."""
