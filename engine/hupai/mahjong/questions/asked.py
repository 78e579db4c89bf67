"""The questions of the family, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from hupai.mahjong.questions import bot_choice, improving_tiles, waiting_signs
from hupai.table.questions import Question

QUESTIONS: Final = tuple(
    Question(module.asks, module.answer) for module in (improving_tiles, waiting_signs, bot_choice)
)
"""What a player may ask at a decision."""
