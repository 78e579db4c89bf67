"""The glossary page: every term with its characters, its pinyin, what it is, and the rule that says more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import hupai
from hupai.table.game import Game
from hupai_learn.steps import Json
from hupai_learn.terms import BY_FAMILY
from hupai_learn.terms.term import Term
from hupai_learn.text import said

FIRST: Final = "zipai"
"""The family whose terms have their bare name as id. Other families' ids begin with the family: ``mahjong-peng``."""


def glossary() -> Json:
    """Return the terms as data for the page, family by family."""
    rows = []
    for family, terms in BY_FAMILY.items():
        games = [game for game in hupai.games.values() if game.family.id == family]
        rows += [_row(term, family, games) for term in terms]
    return {"terms": rows}


def _row(term: Term, family: str, games: Sequence[Game]) -> Json:
    """Return a term. Its rule is named with the first game whose usual rule book has it, unless the term says which."""
    wanted, _, rule = term.rule.rpartition("/")
    game = next((one.id for one in games if wanted in ("", one.id) and _has(one, rule)), None)
    name = term.name.replace(" ", "-")
    return {
        "id": name if family == FIRST else f"{family}-{name}",
        "family": family,
        "zi": term.zi,
        "pinyin": term.pinyin,
        "en": term.headword,
        "means": said((term.zh, term.en)),
        "rule": rule if game else None,
        "game": game,
    }


def _has(game: Game, rule: str) -> bool:
    """Whether a game has a rule under its usual house rules."""
    book = game.family.rulebook()
    return rule in book and book.row(rule, game.rules()) is not None
