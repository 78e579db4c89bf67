"""Requests about the games and their options, which need no match."""

from __future__ import annotations

from hupai.explain.vocabulary import Vocabulary
from hupai.registry import families, family_named, game_named, games
from hupai.session.errors import problems_json
from hupai.session.facade import Session
from hupai.session.request import Request
from hupai.table.errors import InvalidRules
from hupai.table.game import Game
from hupai.table.json_object import Json
from hupai.version import __version__


def answer_games(session: Session, request: Request) -> Json:
    """List the games with their options, the bots, and the names that the families' pages show."""
    first = family_named(families()[0])
    return {
        "games": [game_row(game) for game in games.values()],
        "bots": [_bot_row(bot, first.vocabulary()) for bot in first.bots],
        "families": [_family_row(name) for name in families()],
        "version": __version__,
    }


SHOWN_NAMES = (
    *("verb", "group", "group_short", "group_badge", "fan", "call", "by", "win"),
    *("payment", "phase", "special", "counted", "wild"),
)
"""Kinds of names that a page shows."""


def _bot_row(bot: str, words: Vocabulary) -> Json:
    return {"id": bot, "name": words.label("bot", bot), "about": words.label("bot_about", bot)}


def _family_row(name: str) -> Json:
    """Return a family as a page needs it: the module that draws it, its bots, and the names it shows."""
    family = family_named(name)
    words = family.vocabulary()
    shown = {
        kind: {each: words.label(kind, each) for each in words.identifiers(kind)}
        for kind in SHOWN_NAMES
        if words.identifiers(kind)
    }
    return {"id": family.id, "page": family.page, "bots": list(family.bots), "names": shown}


def game_row(game: Game) -> Json:
    """Return a game with its options, as a lobby shows it, and with its named sets of them if it has some."""
    words = game.family.vocabulary()
    named = {
        key: [{"id": one.name, "name": words.label(kind, one.name), "options": dict(one.options)} for one in found]
        for key, kind, found in (("sets", "set", game.sets), ("called", "game_with", game.called))
        if found
    }
    return {
        "id": game.id,
        "family": game.family.id,
        "name": words.label("game", game.id),
        "about": words.label("game_about", game.id),
        "seats": game.seats,
        "options": [words.option_row(option) for option in game.options],
        **named,
    }


def answer_options(session: Session, request: Request) -> Json:
    """Say which options hold when these are chosen, and everything that is wrong with the choice.

    What is unknown or not allowed counts as not chosen; options that contradict each other keep their values.
    """
    game, chosen = game_named(request.text("game")), request.mapping("options", {})
    problems: list[Json] = []
    try:
        game.rules(**chosen)
    except InvalidRules as error:
        problems = list(error.facts["problems"])
    wrong = {problem["option"] for problem in problems if problem["code"] != "options_conflict"}
    return {
        "options": {
            option.name: chosen[option.name] if option.name in chosen and option.name not in wrong else option.default
            for option in game.options
        },
        "problems": problems_json(problems, game.family.vocabulary()),
    }
