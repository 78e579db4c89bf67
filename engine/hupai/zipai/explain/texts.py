"""All templates of the family by code: refusals, effects, facts, scores, notation; loaded when one is first wanted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.duel_texts import MATCH_END, MATCH_END_VARIANTS
from hupai.explain.language import Text, Variant
from hupai.zipai.explain.bot_texts import THOUGHTS
from hupai.zipai.explain.card_texts import CARD_VARIANTS
from hupai.zipai.explain.effect_texts import EFFECTS, HAPPENED
from hupai.zipai.explain.effect_texts import VARIANTS as EFFECT_VARIANTS
from hupai.zipai.explain.fact_texts import FACT_VARIANTS, FACTS
from hupai.zipai.explain.notation_texts import NOTATION
from hupai.zipai.explain.question_texts import ANSWERS, QUESTION_VARIANTS, QUESTIONS
from hupai.zipai.explain.reason_texts import REFUSALS
from hupai.zipai.explain.score_texts import ALTERNATIVES, LINE_VARIANTS, LINES
from hupai.zipai.explain.sitter_texts import SITTER, SITTER_VARIANTS

TEXTS: Final[Mapping[str, Text]] = {
    **REFUSALS,
    **EFFECTS,
    **HAPPENED,
    **THOUGHTS,
    **FACTS,
    **LINES,
    **ALTERNATIVES,
    **NOTATION,
    **QUESTIONS,
    **ANSWERS,
    **MATCH_END,
    **SITTER,
}

VARIANTS: Final[dict[str, Variant]] = {
    **CARD_VARIANTS,
    **EFFECT_VARIANTS,
    **FACT_VARIANTS,
    **LINE_VARIANTS,
    **QUESTION_VARIANTS,
    **MATCH_END_VARIANTS,
    **SITTER_VARIANTS,
}
