"""What a command line says of house rules and seeds, as the engine takes it."""

from __future__ import annotations

from collections.abc import Iterable

from hupai.explain.names import value_label
from hupai.registry import game_named
from hupai.table.errors import InvalidRequest
from hupai.zipai.options import Option, Value, parse_value

_SWITCHES = {"开": "on", "关": "off"}
"""How the messages call what an option is switched to, in Chinese."""


def chosen_options(game: str, texts: Iterable[str]) -> dict[str, Value]:
    """Return the options of ``name=value`` texts; whether they make sense is for the game to say."""
    known = {option.name: option for option in game_named(game).options}
    chosen: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidRequest("not_an_option", text=text)
        chosen[name] = _value(known[name], value) if name in known else value
    return chosen


def _value(option: Option, text: str) -> Value:
    """Return the choice of that text, which may also be how either language calls the choice."""
    for choice in option.choices:
        if text in value_label(option.name, choice).values():
            return choice
    return parse_value(option, _SWITCHES.get(text, text))


def checked_seed(seed: str) -> str:
    """Return the seed; InvalidRequest if the terminal's bytes are no text, for a seed is hashed as text."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise InvalidRequest("wrong_argument", name="--seed", expected="UTF-8") from None
    return seed
