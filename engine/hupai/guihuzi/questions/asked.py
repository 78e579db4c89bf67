"""The questions of the family, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from hupai.guihuzi.questions import bot_choice, joining_cards, lost_claims
from hupai.table.questions import Question

QUESTIONS: Final = tuple(Question(module.asks, module.answer) for module in (joining_cards, lost_claims, bot_choice))
"""What a player may ask at a decision."""
