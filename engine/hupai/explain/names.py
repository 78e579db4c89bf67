"""The names of things: games, options, bots, fans, groups, verbs, ways to win, phases, in both languages.

>>> label("fan", "red")
{'zh': '红胡', 'en': 'red win'}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from hupai.explain.name_texts import NAMES
from hupai.explain.option_names import COUNTED, HELPS, OPTIONS, VALUES
from hupai.explain.reason_texts import Text
from hupai.explain.wording import LANGUAGES, Number
from hupai.zipai.game import ZipaiGame
from hupai.zipai.options import Option, Value

Label = dict[str, str]
"""A text by language."""

_KINDS: Final[Mapping[str, Mapping[str, Text]]] = {**NAMES, "option": OPTIONS, "option_help": HELPS}
"""Every label by kind and identifier."""


def label(kind: str, name: str) -> Label:
    """Return the name in both languages; KeyError when nothing of that kind is called so."""
    return _label(_KINDS[kind][name])


def names(kind: str) -> tuple[str, ...]:
    """Return every identifier that has a label of this kind."""
    return tuple(_KINDS[kind])


def value_label(option: str, value: Value) -> Label:
    """Return an option's value in both languages; KeyError when the option has no words for it."""
    for (name, known), text in VALUES.items():
        if name == option and known == value and type(known) is type(value):
            return _label(text)
    if isinstance(value, bool) or not isinstance(value, int):
        raise KeyError(f"{option}={value}")
    return {
        lang: text.format(n=Number(value)) for lang, text in zip(LANGUAGES, COUNTED[option], strict=True)
    }


def option_row(option: Option) -> dict[str, Any]:
    """Return an option as the page's lobby needs it."""
    return {
        "id": option.name,
        "kind": "choice",
        "choices": [
            {"value": value, "label": value_label(option.name, value)} for value in option.choices
        ],
        "default": option.default,
        "label": label("option", option.name),
        "help": label("option_help", option.name),
        "rule": option.rule,
    }


def game_catalogue(games: Iterable[ZipaiGame]) -> list[dict[str, Any]]:
    """Return the games with their options, as the façade's ``games`` answers."""
    return [
        {
            "id": game.id,
            "name": label("game", game.id),
            "about": label("game_about", game.id),
            "seats": game.seats,
            "options": [option_row(option) for option in game.options],
        }
        for game in games
    ]


def bot_catalogue(bots: Iterable[str]) -> list[dict[str, Any]]:
    """Return the bots, as the façade's ``games`` answers."""
    return [{"id": bot, "name": label("bot", bot), "about": label("bot_about", bot)} for bot in bots]


def _label(text: Text) -> Label:
    return dict(zip(LANGUAGES, text, strict=True))
