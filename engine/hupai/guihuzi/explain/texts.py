"""All templates of the family by code; loaded when one is first wanted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.duel_texts import MATCH_END, MATCH_END_VARIANTS
from hupai.explain.language import Text, Variant
from hupai.guihuzi.explain.question_texts import ANSWERS, QUESTION_VARIANTS, QUESTIONS
from hupai.guihuzi.explain.reason_texts import EFFECTS, FACTS, HAPPENED, LINES, NOTATION, REFUSALS, THOUGHTS
from hupai.guihuzi.explain.reason_texts import VARIANTS as REASON_VARIANTS
from hupai.zipai.explain.card_texts import CARD_VARIANTS

TEXTS: Final[Mapping[str, Text]] = {
    **REFUSALS,
    **EFFECTS,
    **HAPPENED,
    **THOUGHTS,
    **FACTS,
    **LINES,
    **NOTATION,
    **QUESTIONS,
    **ANSWERS,
    **MATCH_END,
}

VARIANTS: Final[Mapping[str, Variant]] = {
    **CARD_VARIANTS,
    **REASON_VARIANTS,
    **QUESTION_VARIANTS,
    **MATCH_END_VARIANTS,
}
"""Other templates for a code, chosen by its facts."""
