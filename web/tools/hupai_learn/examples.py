"""Examples for the rule books: what a lesson lays on the table where it explains a rule."""

from __future__ import annotations

from collections.abc import Iterable

from hupai_learn.steps import Json


def examples(lessons: Iterable[Json]) -> dict[str, dict[str, Json]]:
    """Return the examples by family and rule; of several for a rule, the first.

    An example is ``{game, lesson, step, title, scene}``: it is true of ``game`` and of whoever reads the rule alike.
    """
    found: dict[str, dict[str, Json]] = {}
    for lesson in lessons:
        held = found.setdefault(lesson["family"], {})
        for step, content in enumerate(lesson["steps"], 1):
            rule = content.get("rule")
            # A question shows no example, and a small table is played, not looked at.
            if content["kind"] != "read" or not rule or not content["scene"] or "table" in content:
                continue
            other, _, name = rule.rpartition("/")
            held.setdefault(
                name,
                {
                    "game": other or lesson["game"],
                    "lesson": lesson["id"],
                    "step": step,
                    "title": content["title"],
                    "scene": content["scene"],
                },
            )
    return found
