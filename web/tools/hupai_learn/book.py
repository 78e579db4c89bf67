"""The rule books of all games as one piece of data: a rule once, with the ways it reads, and which game reads which."""

from __future__ import annotations

from typing import Any

import hupai
from hupai.explain.names import game_catalogue, label, names
from hupai.explain.rulebook import BOOK, rule_row
from hupai_learn.steps import Json


def book() -> Json:
    """Return ``{games, topics, rules}`` under every game's usual rules.

    A rule is ``{id, topic, texts, reads, sources}``: ``texts`` are its different wordings, ``reads`` says by game which
    of them holds there, and lacks a game that has no such rule. Two games differ where they read differently.
    """
    usual = {name: game.rules() for name, game in hupai.games.items()}
    rules = []
    for rule in BOOK:
        rows = {name: row for name, held in usual.items() if (row := rule_row(rule.id, held)) is not None}
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
    catalogue = game_catalogue(hupai.games.values())
    return {
        "games": [{name: game[name] for name in ("id", "name", "about")} for game in catalogue],
        "topics": {name: label("topic", name) for name in names("topic")},
        "rules": rules,
    }
