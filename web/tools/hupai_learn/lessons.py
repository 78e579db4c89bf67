"""All lessons in order, family by family, each with the rules that it cites."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import hupai
from hupai_learn.guihuzi import lesson_ghost
from hupai_learn.mahjong import lesson_pay, lesson_sets, lesson_wilds
from hupai_learn.steps import Json
from hupai_learn.zipai import lesson_cards, lesson_chi, lesson_huxi, lesson_kan, lesson_kings, lesson_pao, lesson_turn
from hupai_learn.zipai.table import PLAIN

LESSONS: Final[tuple[tuple[Callable[[], Json], str], ...]] = (
    (lesson_turn.lesson, PLAIN),
    (lesson_cards.lesson, PLAIN),
    (lesson_kan.lesson, PLAIN),
    (lesson_chi.lesson, PLAIN),
    (lesson_pao.lesson, PLAIN),
    (lesson_huxi.lesson, PLAIN),
    (lesson_kings.lesson, "yongzhou"),
    (lesson_sets.lesson, "kawuxing"),
    (lesson_wilds.lesson, "yongzhou-mahjong"),
    (lesson_pay.lesson, "kawuxing"),
    (lesson_ghost.lesson, "yuanjiang"),
)
"""Each lesson, with the game whose rules it teaches. A rule of another game is cited with that game's name."""


@cache
def lessons() -> list[Json]:
    """Return the lessons, each with its family, its game, the rules that it cites and the names of their topics.

    Nobody changes them.
    """
    return [_with_rules(lesson(), game) for lesson, game in LESSONS]


def outline(lesson: Json) -> Json:
    """Return what the list of all lessons shows of one."""
    steps = [{"kind": step["kind"], "title": step["title"]} for step in lesson["steps"]]
    return {**{name: lesson[name] for name in ("id", "family", "game", "title", "about", "face")}, "steps": steps}


def content(lesson: Json) -> Json:
    """Return what a lesson holds besides its outline."""
    return {name: lesson[name] for name in ("steps", "rules", "topics")}


def _with_rules(lesson: Json, game: str) -> Json:
    """Return the lesson with its game, its family, and each cited rule in the words of its own game."""
    cited = {key: cited_rule(key, game) for key in sorted(set(_cited(lesson)))}
    lost = [key for key, found in cited.items() if found is None]
    if lost:
        raise ValueError(f"{lesson['id']} cites rules that {game} does not have: {lost}")
    family = hupai.games[game].family
    words = family.vocabulary()
    topics = {row["topic"]: words.label("topic", row["topic"]) for row in cited.values() if row}
    return {**lesson, "game": game, "family": family.id, "rules": cited, "topics": topics}


def cited_rule(key: str, game: str) -> Json | None:
    """Return the rule that a lesson on ``game`` cites, with the game whose rule it is; None if that game lacks it."""
    other, _, name = key.rpartition("/")
    chosen = hupai.games[other or game]
    book = chosen.family.rulebook()
    row = book.row(name, chosen.rules()) if name in book else None
    return None if row is None else {**row, "game": chosen.id}


def _cited(value: Any) -> Iterator[str]:
    """Yield every rule that a lesson cites."""
    if isinstance(value, dict):
        if isinstance(value.get("rule"), str):
            yield value["rule"]
        for inner in value.values():
            yield from _cited(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _cited(inner)
