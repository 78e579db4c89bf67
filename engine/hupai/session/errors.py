"""Errors and problems as the façade sends them: facts with their sentences in both languages."""

from __future__ import annotations

from collections.abc import Iterable

from hupai.explain.vocabulary import Vocabulary
from hupai.registry import vocabulary_of
from hupai.table.errors import EngineError
from hupai.table.json_object import Facts, Json
from hupai.table.seats import Reader


def error_json(error: EngineError, reader: Reader | None) -> Json:
    """Return an error; its sentences call the other seats as the reader does. Every problem has one of its own."""
    words = vocabulary_of(error.family)
    facts = dict(error.facts)
    if isinstance(facts.get("problems"), list):
        facts["problems"] = problems_json(facts["problems"], words)
    return {
        "code": error.code,
        "facts": facts,
        "position": error.position,
        "text": words.error_sentence(error, reader=reader),
    }


def problems_json(problems: Iterable[Facts], words: Vocabulary) -> list[Json]:
    """Return each problem with a sentence of its own."""
    return [{**problem, "text": words.sentence(problem["code"], problem)} for problem in problems]
