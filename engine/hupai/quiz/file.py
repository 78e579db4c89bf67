"""A file of questions, and the file of a quiz that is made of it: the questions in TOML, the quiz as JSON values."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Final

from hupai.quiz.asked import Asked, deck_of
from hupai.quiz.questions import QUESTIONS
from hupai.quiz.words import WORDS, said
from hupai.registry import game_named
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Json

VERSION: Final = 1
"""The version of the file that pages read."""
MOST_STEPS: Final = 50
MARK: Final = "\ufeff"
"""What some editors put before a text."""


def made(text: str) -> Json:
    """Return the quiz that a file of questions asks for, answered by the engine.

    Raises InvalidRequest ``quiz_not_toml``, ``quiz_field_wrong`` with the number of the step, ``quiz_other_rule``, and
    what the engine says of a wrong hand or position.
    """
    try:
        given = tomllib.loads(text.lstrip(MARK))
    except (ValueError, RecursionError) as error:  # beside what is no TOML, numbers and nesting without end
        raise InvalidRequest("quiz_not_toml", error=str(error)) from None
    game = game_named(_text(given, "game"))
    steps = given.get("step")
    if not isinstance(steps, list) or not 0 < len(steps) <= MOST_STEPS:
        raise InvalidRequest("quiz_field_wrong", step=1, field="step", expected=f"1–{MOST_STEPS}")
    found = [_step(Asked(game, number, values)) for number, values in enumerate(steps, 1)]
    family = game.family
    rows = {rule: family.rulebook().row(rule, game.rules()) for rule in sorted(set(_cited(found)))}
    deck = deck_of(game)
    cards = sorted({card for step in found for card in step.get("cards", ())})
    return {
        "hupai_quiz": VERSION,
        "game": game.id,
        "family": family.id,
        "words": {name: said(words) for name, words in WORDS.items()},
        "names": {card: said(deck.cards[card].name) for card in cards},
        "rules": {rule: {"text": row["text"]} for rule, row in rows.items() if row},
        "steps": found,
    }


def _text(given: Json, name: str) -> str:
    value = given.get(name)
    if not isinstance(value, str):
        raise InvalidRequest("quiz_field_wrong", step=1, field=name, expected='"…"')
    return value


def _step(asked: Asked) -> Json:
    """Return one step; the question's own title and text stand in place of the usual ones."""
    ask = asked.one_of("ask", tuple(QUESTIONS))
    found = QUESTIONS[ask](asked)
    for name in ("title", "text"):
        if name in asked.values:
            found[name] = asked.words(name)
    asked.check_all_read()
    return found


def _cited(value: object) -> Iterator[str]:
    """Yield every rule that is cited."""
    if isinstance(value, dict):
        if isinstance(value.get("rule"), str):
            yield value["rule"]
        for inner in value.values():
            yield from _cited(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _cited(inner)
