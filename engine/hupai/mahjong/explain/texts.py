"""All templates of the family by code: refusals, effects, facts, accounts, notation; loaded when one is wanted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.language import Text, Variant
from hupai.mahjong.explain.bot_texts import THOUGHTS
from hupai.mahjong.explain.calculator_texts import CALCULATOR
from hupai.mahjong.explain.effect_texts import EFFECTS, HAPPENED
from hupai.mahjong.explain.effect_texts import VARIANTS as EFFECT_VARIANTS
from hupai.mahjong.explain.fact_texts import FACT_VARIANTS, FACTS
from hupai.mahjong.explain.notation_texts import NOTATION
from hupai.mahjong.explain.position_texts import POSITION
from hupai.mahjong.explain.question_texts import ANSWERS, QUESTION_VARIANTS, QUESTIONS
from hupai.mahjong.explain.reason_texts import REFUSALS
from hupai.mahjong.explain.score_texts import ALTERNATIVES, LINES

TEXTS: Final[Mapping[str, Text]] = {
    **REFUSALS,
    **EFFECTS,
    **HAPPENED,
    **THOUGHTS,
    **FACTS,
    **LINES,
    **ALTERNATIVES,
    **NOTATION,
    **CALCULATOR,
    **POSITION,
    **QUESTIONS,
    **ANSWERS,
}

VARIANTS: Final[dict[str, Variant]] = {**EFFECT_VARIANTS, **FACT_VARIANTS, **QUESTION_VARIANTS}
"""Another template for a code if its facts meet a condition."""
