"""The glossary page: every term with its characters, its pinyin, what it is, and the rule that says more."""

from __future__ import annotations

from collections.abc import Mapping

import hupai
from hupai.zipai.explain.rulebook import RULEBOOK
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai_learn.steps import Json
from hupai_learn.terms import TERMS, Term
from hupai_learn.text import say


def glossary() -> Json:
    """Return the terms as data for the page. A rule is named with the first game whose usual rule book has it."""
    usual = {name: game.rules() for name, game in hupai.games.items()}
    return {"terms": [_row(term, usual) for term in TERMS]}


def _row(term: Term, usual: Mapping[str, ZipaiRules]) -> Json:
    game = next((name for name, rules in usual.items() if term.rule and RULEBOOK.row(term.rule, rules)), None)
    return {
        "id": term.name.replace(" ", "-"),
        "zi": term.zi,
        "pinyin": term.pinyin,
        "means": say(term.means),
        "rule": term.rule if game else None,
        "game": game,
    }
