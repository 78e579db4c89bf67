"""All six lessons in order, each with the rules that it cites."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import hupai
from hupai.zipai.explain.rulebook import RULEBOOK
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai_learn import lesson_cards, lesson_chi, lesson_huxi, lesson_kan, lesson_kings, lesson_pao
from hupai_learn.steps import Json
from hupai_learn.table import PLAIN

LESSONS: Final[tuple[tuple[Callable[[], Json], str], ...]] = (
    (lesson_cards.lesson, PLAIN),
    (lesson_kan.lesson, PLAIN),
    (lesson_chi.lesson, PLAIN),
    (lesson_pao.lesson, PLAIN),
    (lesson_huxi.lesson, PLAIN),
    (lesson_kings.lesson, "yongzhou"),
)
"""Each lesson, with the game whose rules it teaches."""


def lessons() -> Json:
    """Return the lessons and the names of the rules' topics, as data for the page."""
    return {
        "lessons": [_with_rules(lesson(), game) for lesson, game in LESSONS],
        "topics": {name: VOCABULARY.label("topic", name) for name in VOCABULARY.identifiers("topic")},
    }


def _with_rules(lesson: Json, game: str) -> Json:
    rules = hupai.games[game].rules()
    cited = {name: RULEBOOK.row(name, rules) for name in sorted(set(_cited(lesson)))}
    lost = [name for name, found in cited.items() if found is None]
    if lost:
        raise ValueError(f"{lesson['id']} cites rules that {game} does not have: {lost}")
    return {**lesson, "game": game, "rules": cited}


def _cited(value: Any) -> Iterator[str]:
    """Yield the id of every rule that a lesson cites."""
    if isinstance(value, dict):
        if isinstance(value.get("rule"), str):
            yield value["rule"]
        for inner in value.values():
            yield from _cited(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _cited(inner)
