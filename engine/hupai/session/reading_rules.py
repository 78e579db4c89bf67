"""Requests that read the rule book of a game, and write or read house rules as a link; they need no match."""

from __future__ import annotations

from hupai.registry import game_named
from hupai.session.facade import Session
from hupai.session.request import Request
from hupai.session.rule_links import rules_link, rules_of
from hupai.table.errors import InvalidRequest
from hupai.table.family import Rules
from hupai.table.game import Game
from hupai.table.json_object import Json


def answer_rules_link(session: Session, request: Request) -> Json:
    """Write house rules as a link, with the name that people have for them."""
    game = game_named(request.text("game"))
    return {"link": rules_link(game, request.mapping("options", {}), request.text("name", ""))}


def answer_read_rules(session: Session, request: Request) -> Json:
    """Say which house rules of which game a link means, and what it calls them."""
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


def _game_and_rules(session: Session, request: Request) -> tuple[Game, Rules]:
    """Return the game asked about, that of the match by default, under the options named or those of the match."""
    opened = session.matches.get(session.name(request))
    running = None if opened is None else opened.match.game
    game = running if running is not None and "game" not in request else game_named(request.text("game"))
    session.family = game.family.id
    if opened is not None and game is running and "options" not in request:
        return game, opened.match.rules
    return game, game.rules(**request.mapping("options", {}))
