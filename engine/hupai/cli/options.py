"""House rules: ``hupai options`` lists a game's; how a command line names them, and seeds, as the engine takes them."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from hupai.cli.printing import answer
from hupai.cli.words import say
from hupai.explain.names import label, option_row, value_label
from hupai.registry import game_named
from hupai.table.errors import InvalidRequest
from hupai.zipai.options import Option, Value, parse_value

_SWITCHES = {"开": "on", "关": "off"}
"""How the messages call what an option is switched to, in Chinese."""


def options(args: argparse.Namespace) -> None:
    """``hupai options``."""
    game = game_named(args.game)
    name = label("game", game.id)
    found = {"game": game.id, "name": name, "options": [option_row(option) for option in game.options]}
    answer(args, found, lambda: [line for option in game.options for line in _lines(option, args.lang)])


def _lines(option: Option, lang: str) -> list[str]:
    """Return an option with its help, its rule and a line for each value, the default one marked."""
    words = {"label": label("option", option.name)[lang], "help": label("option_help", option.name)[lang]}
    lines = [say(lang, "options.row", option_id=option.name, rule=option.rule, **words)]
    for choice in option.choices:
        typed = {True: "on", False: "off"}[choice] if isinstance(choice, bool) else str(choice)
        key = "options.default" if choice == option.default else "options.value"
        lines.append(say(lang, key, typed=typed, means=value_label(option.name, choice)[lang]))
    return lines


def chosen_options(game: str, texts: Iterable[str]) -> dict[str, Value]:
    """Return the options of ``name=value`` texts; whether they make sense is for the game to say."""
    known = {option.name: option for option in game_named(game).options}
    chosen: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidRequest("not_an_option", text=text)
        if name in chosen:
            raise InvalidRequest("option_twice", option=name)
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
