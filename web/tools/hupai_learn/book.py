"""The rule books of all games as one piece of data: a rule once, with the ways it reads, and which game reads which."""

from __future__ import annotations

from typing import Any

import hupai
from hupai.zipai.explain.rulebook import RULEBOOK
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai_learn.steps import Json


def book() -> Json:
    """Return ``{games, topics, rules}`` under every game's usual rules.

    A rule is ``{id, topic, texts, reads, sources}``: ``texts`` are its different wordings, ``reads`` says by game which
    of them holds there, and lacks a game that has no such rule. Two games differ where they read differently.
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
