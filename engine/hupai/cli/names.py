"""What people call a game, a bot, a seat and a stage of a tournament."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from hupai.cli.words_tournament import STAGE_NAMES
from hupai.explain.language import LANGUAGES, Label
from hupai.explain.shared import SHARED
from hupai.explain.vocabulary import Vocabulary
from hupai.explain.wording import seat_words
from hupai.registry import game_named, games
from hupai.table.json_object import Facts
from hupai.table.seats import Reader
from hupai.table.typed_text import typed


def identifier(words: Vocabulary, kind: str, text: str, among: Iterable[str]) -> str:
    """Return which of these is called so in either language, and any other text as it is."""
    read = typed(text).text.strip()
    for each in among:
        if read in (each, *(typed(label).text.lower() for label in words.label(kind, each).values())):
            return each
    return text


def game_id(text: str) -> str:
    """Return the identifier of the game that is called so in either language, and any other text as it is."""
    called = (identifier(game.family.vocabulary(), "game", text, [game.id]) for game in games.values())
    return next((found for found in called if found in games), text)


def game_name(game: str, lang: str, options: Facts = MappingProxyType({})) -> str:
    """Return what people call a game with these options, in a language; the other options are usual."""
    return game_label(game, options)[lang]


def game_label(game: str, options: Facts) -> Label:
    """Return what people call a game with these options, in both languages.

    InvalidRequest ``unknown_game`` for one that this build lacks.
    """
    found = game_named(game)
    words: Vocabulary = found.family.vocabulary()
    other = found.called_with(options)
    return words.label("game", game) if other is None else words.label("game_with", other.name)


def bot_name(bot: str, lang: str) -> str:
    """Return what people call a bot of the ladder; another one, such as strong@weights.json, is called as written."""
    return SHARED.label("bot", bot)[lang] if SHARED.has_label("bot", bot) else bot


def seat_name(seat: int, reader: Reader, lang: str) -> str:
    """Return what the reader calls a seat, as a line begins with it."""
    name = seat_words(seat, lang, reader)
    return name[:1].upper() + name[1:]


def stage_name(stage: str, lang: str) -> str:
    """Return what people call a stage of a preset; those of the ladder are called as their levels."""
    return STAGE_NAMES[stage][LANGUAGES.index(lang)] if stage in STAGE_NAMES else bot_name(stage, lang)
