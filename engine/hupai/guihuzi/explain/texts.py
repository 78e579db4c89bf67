"""All templates of the family by code; loaded when one is first wanted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.language import Text
from hupai.guihuzi.explain.question_texts import ANSWERS, QUESTIONS
from hupai.guihuzi.explain.reason_texts import EFFECTS, FACTS, HAPPENED, LINES, NOTATION, REFUSALS, THOUGHTS

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
}
