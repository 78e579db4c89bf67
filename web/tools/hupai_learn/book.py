"""The rule books of all games as one piece of data: each rule with its wordings, and the wording of each game."""

from __future__ import annotations

from typing import Any

import hupai
from hupai.zipai.explain.rulebook import RULEBOOK
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai_learn.steps import Json


def book() -> Json:
    """Return ``{games, topics, rules}`` for the usual rules of every game.

    A rule is ``{id, topic, texts, reads, sources}``. ``texts`` are its different wordings. ``reads`` has the number of
    the wording for each game that has the rule.
    """
    usual = {name: game.rules() for name, game in hupai.games.items()}
    rules = []
    for rule in RULEBOOK.rules:
        rows = {name: row for name, held in usual.items() if (row := RULEBOOK.row(rule.id, held)) is not None}
        texts: list[Any] = []
        for row in rows.values():
            if row["text"] not in texts:
                texts.append(row["text"])
        if rows:
            first = next(iter(rows.values()))
            reads = {name: texts.index(row["text"]) for name, row in rows.items()}
            rules.append(
                {"id": rule.id, "topic": rule.topic, "texts": texts, "reads": reads, "sources": first["sources"]}
            )
    return {
        "games": [
            {"id": name, "name": VOCABULARY.label("game", name), "about": VOCABULARY.label("game_about", name)}
            for name in usual
        ],
        "topics": {name: VOCABULARY.label("topic", name) for name in VOCABULARY.identifiers("topic")},
        "rules": rules,
    }
