"""The questions of the family, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from hupai.guihuzi.questions import bot_choice, dead_cards, joining_cards
from hupai.table.questions import Question

QUESTIONS: Final = tuple(Question(module.asks, module.answer) for module in (joining_cards, dead_cards, bot_choice))
"""What a player may ask at a decision."""
