"""The questions of the family, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from hupai.table.questions import Question
from hupai.zipai.questions import drawn_hand, joining_cards, missing_huxi

QUESTIONS: Final = tuple(Question(module.asks, module.answer) for module in (missing_huxi, joining_cards, drawn_hand))
"""What a player may ask at a decision."""
