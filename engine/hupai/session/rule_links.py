"""House rules as a link that one sends to the others at the table, perhaps with the name that they have for them.

    rules?game=yongzhou&name=%E6%88%91%E5%AE%B6&rules=kings:4,seats:4

``rules`` comes last and is left out where nothing differs; tests/fixtures/links holds links that must go on working.
"""

from __future__ import annotations

import unicodedata
from typing import Final, NamedTuple

from hupai.registry import game_named
from hupai.session.written_rules import options_from, written_rules
from hupai.table.errors import InvalidLink
from hupai.table.game import Game
from hupai.table.json_object import Facts, Json
from hupai.table.links import format_link, parse_link

KINDS: Final = {"rules": ("game", "name", "rules")}
"""What a link may say."""
LONGEST_NAME: Final = 24
"""The most characters of a name."""


class NamedRules(NamedTuple):
    """What a link says: a game, the options that differ from its defaults, and what people call these, if anything."""

    game: Game
    options: Json
    name: str


def rules_link(game: Game, options: Facts, name: str) -> str:
    """Return the link to these house rules.

    Raises InvalidRules for options that the game does not have together, InvalidLink ``link_field_wrong`` for a name
    that is too long or cannot be shown.
    """
    rules = written_rules(game.options, game.rules(**options))
    fields = {"game": game.id, "name": _checked(name), "rules": rules}
    return format_link("rules", {field: value for field, value in fields.items() if value})


def rules_of(text: str) -> NamedRules:
    """Return what a link says.

    Raises InvalidLink: what the form raises, ``link_field_missing``, ``link_field_wrong``; InvalidRequest
    ``unknown_game``; InvalidRules for options that the game does not have, or not together.
    """
    fields = parse_link(text, KINDS, free=("name",))[1]
    if not fields.get("game"):
        raise InvalidLink("link_field_missing", field="game")
    game = game_named(fields["game"])
    options = options_from(game, fields.get("rules", ""))
    rules = game.rules(**options)
    values = {option: getattr(rules, option.name) for option in game.options}
    changed = {option.name: value for option, value in values.items() if value != option.default}
    return NamedRules(game, changed, _checked(fields.get("name", "")))


def _checked(name: str) -> str:
    """Return the name without blanks around it; InvalidLink ``link_field_wrong`` for none that can be shown."""
    found = " ".join(name.split())
    if len(found) > LONGEST_NAME or any(unicodedata.category(char)[0] == "C" for char in found):
        raise InvalidLink("link_field_wrong", field="name", value=found[:40], expected=f"1–{LONGEST_NAME}")
    return found
