"""What a player may read up: what a rule says, and which rules hold."""

from __future__ import annotations

from typing import Any

from hupai.explain.names import label, names
from hupai.explain.rulebook import RULES, rule_row, rules_of
from hupai.table.errors import InvalidRequest
from hupai.zipai.game import ZipaiGame
from hupai.zipai.rules import ZipaiRules

Json = dict[str, Any]


def rule_of(game: ZipaiGame, rules: ZipaiRules, name: str) -> Json:
    """Return one rule as a row; InvalidRequest ``unknown_rule`` for one the game does not have."""
    row = rule_row(name, rules) if name in RULES else None
    if row is None:
        raise InvalidRequest("unknown_rule", rule=name[:80], game=game.id)
    return row


def rules_in_force(rules: ZipaiRules) -> Json:
    """Return the rule book under these rules, and what its topics are called."""
    return {"rules": rules_of(rules), "topics": {name: label("topic", name) for name in names("topic")}}
