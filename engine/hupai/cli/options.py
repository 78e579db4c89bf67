"""House rules: ``hupai options`` lists those of a game; ``--option NAME=VALUE`` of other commands chooses some."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Final

from hupai.cli.names import identifier
from hupai.cli.printing import print_answer
from hupai.cli.words import say
from hupai.explain.vocabulary import Vocabulary
from hupai.registry import game_named
from hupai.table.errors import InvalidRequest
from hupai.table.options import Option, Value, parse_value, value_text

_SWITCHES: Final = {"开": "on", "关": "off"}
"""What a switch is set to, in Chinese."""


def options(args: argparse.Namespace) -> None:
    """``hupai options``."""
    game = game_named(args.game)
    words: Vocabulary = game.family.vocabulary()
    rows = [words.option_row(option) for option in game.options]
    found = {"game": game.id, "name": words.label("game", game.id), "options": rows}
    print_answer(args, found, lambda: [line for option in game.options for line in _lines(option, words, args.lang)])


def _lines(option: Option, words: Vocabulary, lang: str) -> list[str]:
    """Return an option with its help, its rule and a line for each value, the default one marked."""
    label, about = words.label("option", option.name)[lang], words.label("option_help", option.name)[lang]
    lines = [say(lang, "options.row", option_id=option.name, rule=option.rule, label=label, help=about)]
    for choice in option.choices:
        key = "options.default" if choice == option.default else "options.value"
        lines.append(say(lang, key, typed=value_text(choice), means=words.value_label(option.name, choice)[lang]))
    return lines


def chosen_options(game: str, texts: Iterable[str]) -> dict[str, Value]:
    """Return the options of ``name=value`` texts; whether the game allows them is for its rules to say."""
    found = game_named(game)
    words: Vocabulary = found.family.vocabulary()
    known = {option.name: option for option in found.options}
    chosen: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidRequest("not_an_option", text=text)
        name = identifier(words, "option", name, known)
        if name in chosen:
            raise InvalidRequest("option_twice", option=name)
        chosen[name] = _value(known[name], value, words) if name in known else value
    return chosen


def _value(option: Option, text: str, words: Vocabulary) -> Value:
    """Return the choice of that text, which may also be what either language calls the choice."""
    for choice in option.choices:
        if text in words.value_label(option.name, choice).values():
            return choice
    return parse_value(option, _SWITCHES.get(text, text))
