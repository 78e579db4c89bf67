"""The games of the family, one module each: its name, one sentence about it, its rules and its options."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from hupai.zipai.games import leiyang, paohuzi, shaoyang, yongzhou, yongzhou_plain
from hupai.zipai.rules.ruleset import ZipaiRules

GAMES: Final[tuple[ModuleType, ...]] = (yongzhou, yongzhou_plain, paohuzi, leiyang, shaoyang)
"""The games in the order they are offered. To add one, write a module in this folder and name it here."""

RULES: Final[dict[str, ZipaiRules]] = {module.ID: module.RULES for module in GAMES}
"""The usual rules of each game, by its identifier."""


def rules_named(game: str) -> ZipaiRules:
    """Return the usual rules of a game; KeyError for one that the family does not have."""
    return RULES[game]
