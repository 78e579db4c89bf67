"""House rules in a link: what differs from what is played where no option is named, as ``xing:gen,base_bonus:1``."""

from __future__ import annotations

from collections.abc import Iterable

from hupai.table.game import Game
from hupai.table.json_object import Json
from hupai.table.options import Option, as_named, to_name


def written_rules(options: Iterable[Option], rules: object) -> str:
    """Return those of the options that a link has to name, with their values under the rules."""
    return ",".join(f"{option.name}:{_worded(value)}" for option, value in to_name(options, rules))


def options_from(game: Game, text: str) -> Json:
    """Return the options that the text means, each named one as the value that is written so.

    What names no option, or no value of it, is left as it is written: the rules refuse it by name.
    """
    written = dict(part.partition(":")[::2] for part in text.split(",") if part)
    known = {option.name: {_worded(value): value for value in option.choices} for option in game.options}
    return as_named(game.options, {name: known.get(name, {}).get(value, value) for name, value in written.items()})


def _worded(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
