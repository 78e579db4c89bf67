"""Requests that need no match: games, options, rules, calculators."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hupai.explain.vocabulary import Vocabulary
from hupai.registry import families, family_named, game_named, games
from hupai.session.errors import problems_json
from hupai.session.request import Request
from hupai.table.errors import InvalidRequest, InvalidRules
from hupai.table.family import Rules
from hupai.table.game import Game
from hupai.table.json_object import Json
from hupai.version import __version__

if TYPE_CHECKING:
    from hupai.session.facade import Session

MOST_HANDS: Final = 40
"""Hands of one question at most."""


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


def answer_rules_link(session: Session, request: Request) -> Json:
    """Write house rules as a link, with the name that people have for them."""
    from hupai.session.rule_links import rules_link

    game = game_named(request.text("game"))
    return {"link": rules_link(game, request.mapping("options", {}), request.text("name", ""))}


def answer_read_rules(session: Session, request: Request) -> Json:
    """Say which house rules of which game a link means, and what it calls them."""
    from hupai.session.rule_links import rules_of

    found = rules_of(request.text("link"))
    return {"game": found.game.id, "options": found.options, "name": found.name}


def answer_rule(session: Session, request: Request) -> Json:
    """Return one rule of a game as a row; InvalidRequest ``unknown_rule`` for one the game does not have."""
    game, rules = _game_and_rules(session, request)
    name, book = request.text("id"), game.family.rulebook()
    row: Json | None = book.row(name, rules) if name in book else None
    if row is None:
        raise InvalidRequest("unknown_rule", rule=name[:80], game=game.id)
    return row


def answer_rules(session: Session, request: Request) -> Json:
    """Return the rule book of a game under its house rules, and what its topics are called."""
    game, rules = _game_and_rules(session, request)
    words = game.family.vocabulary()
    topics = {name: words.label("topic", name) for name in words.identifiers("topic")}
    return {"rules": game.family.rulebook().rows(rules), "topics": topics}


def answer_score(session: Session, request: Request) -> Json:
    """Say whether a hand is won and what it pays."""
    from hupai.calculators import score

    session.family = game_named(request.text("game")).family.id
    kinds: dict[str, Callable[[str], object]] = {
        "turned": request.text,
        "declared": request.flag,
        "calls": request.texts,
        "indicator": request.text,
        "seats_state": request.text,
    }
    return score(
        request.text("game"),
        request.text("laid", ""),
        request.text("hand"),
        request.text("win", ""),
        request.text("by"),
        request.mapping("options", {}),
        **{name: kind(name) for name, kind in kinds.items() if name in request},
    )


def answer_waits(session: Session, request: Request) -> Json:
    """Say what a hand waits for; of several ``hands`` beside the same melds, what ``each`` waits for."""
    if "hands" not in request:
        return _waits(session, request, request.text("hand"))
    hands = request.texts("hands")
    if len(hands) > MOST_HANDS:
        raise InvalidRequest("wrong_argument", name="hands", expected=f"≤ {MOST_HANDS}")
    return {"each": [_waits(session, request, hand) for hand in hands]}


def _waits(session: Session, request: Request, hand: str) -> Json:
    from hupai.calculators import waits

    session.family = game_named(request.text("game")).family.id
    return waits(
        request.text("game"),
        request.text("laid", ""),
        hand,
        request.mapping("options", {}),
        request.text("by", None),
        **{name: request.text(name) for name in ("indicator", "seats_state", "seen") if name in request},
    )


def _game_and_rules(session: Session, request: Request) -> tuple[Game, Rules]:
    """Return the game asked about, that of the match by default, under the options named or those of the match."""
    opened = session.matches.get(session.name(request))
    running = None if opened is None else opened.match.game
    game = running if running is not None and "game" not in request else game_named(request.text("game"))
    session.family = game.family.id
    if opened is not None and game is running and "options" not in request:
        return game, opened.match.rules
    return game, game.rules(**request.mapping("options", {}))
