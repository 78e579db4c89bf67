"""The rule books of a family as one piece of data: each rule with its wordings, and the wording of each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import hupai
from hupai.registry import family_named
from hupai.table.game import Game
from hupai_learn.steps import Json


def book_games() -> list[Json]:
    """Return every game that has a rule book."""
    return [_game(game) for game in hupai.games.values()]


def book(family: str, shown: Mapping[str, Json]) -> Json:
    """Return ``{topics, rules}`` for the usual rules of a family's games.

    A rule is ``{id, topic, texts, reads, sources}``. ``texts`` are its different wordings. ``reads`` has the number of
    the wording for each game that has the rule. A rule among ``shown`` also has that ``example``.
    """
    words = family_named(family).vocabulary()
    topics = {name: words.label("topic", name) for name in words.identifiers("topic")}
    return {
        "topics": topics,
        "rules": [
            {**rule, "example": shown[rule["id"]]} if rule["id"] in shown else rule
            for rule in _rules(family, [game for game in hupai.games.values() if game.family.id == family])
        ],
    }


def _game(game: Game) -> Json:
    words, note = game.family.vocabulary(), game.family.rulebook().note(game.id)
    about = words.label("game_about", game.id)
    return {
        "id": game.id,
        "family": game.family.id,
        "name": words.label("game", game.id),
        "about": {lang: " ".join([text, note[lang]]) for lang, text in about.items()} if note else about,
    }


def _rules(family: str, games: Sequence[Game]) -> list[Json]:
    """Return the rules of a family's games."""
    found, written = [], family_named(family).rulebook()
    usual = {game.id: game.rules() for game in games}
    for rule in written.rules:
        rows = {name: row for name, held in usual.items() if (row := written.row(rule.id, held)) is not None}
        texts: list[Any] = []
        for row in rows.values():
            if row["text"] not in texts:
                texts.append(row["text"])
        if rows:
            first = next(iter(rows.values()))
            reads = {name: texts.index(row["text"]) for name, row in rows.items()}
            found.append(
                {"id": rule.id, "topic": rule.topic, "texts": texts, "reads": reads, "sources": first["sources"]}
            )
    return found
