"""Matches between people and bots: who is waited for, what a bot does, and how a record comes back to life."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from hupai.bots.base import Bot, Budget
from hupai.bots.manner import parts_of
from hupai.registry import families, games
from hupai.table.chance import Stream, derived_seed
from hupai.table.errors import CorruptRecord, InvalidRequest
from hupai.table.family import Family
from hupai.table.json_object import Json
from hupai.table.match import Match
from hupai.table.record import parse_record
from hupai.table.record_rules import recorded_rules
from hupai.table.seats import Seat
from hupai.version import __version__

HUMAN: Final = "human"
MAX_HANDS: Final = 100
STAND_IN: Final = "regular"
"""The bot that plays for a player whom a record names and this build does not have."""

PATIENCE, PATIENCE_IN_ALL = 0.85, 1.2
"""Seconds that one bot may think, and all bots that a request waits for. What they do then is in the record: a replay
asks no bot."""

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._@+-]{0,39}")
"""What a record or a link may call a player."""


def waiting(match: Match) -> str:
    """Return who is waited for. A person is asked before the bots, so that no pause tells what they hold."""
    if match.over:
        return "end"
    if match.hand.result is not None:
        return "next"
    return HUMAN if any(match.players[seat] == HUMAN for seat in match.hand.to_act) else "bot"


def people(match: Match) -> tuple[Seat, ...]:
    """Return the seats of people."""
    return tuple(seat for seat, player in enumerate(match.players) if player == HUMAN)


def own_seat(match: Match) -> int:
    """Return the person's seat: the first one where several people play, and where only bots do."""
    return match.players.index(HUMAN) if HUMAN in match.players else 0


def limited(clock: Callable[[], float], asked: float) -> Budget:
    """Return a budget that ends :data:`PATIENCE` from now, or :data:`PATIENCE_IN_ALL` after the request came."""
    end = min(clock() + PATIENCE, asked + PATIENCE_IN_ALL)
    return Budget(expired=lambda: clock() >= end)


def plays_as(family: Family, player: str) -> str:
    """Return the bot that answers for a player: itself, or for one that this build lacks :data:`STAND_IN`.

    A family without that level has its strongest bot stand in.
    """
    if player == HUMAN or parts_of(player)[0] in family.bots:
        return player
    stand_in: str = STAND_IN if STAND_IN in family.bots else family.bots.strongest()
    return stand_in


def setup_json(match: Match) -> Json:
    """Return what was agreed before the match: game, house rules, who sits where, how many hands.

    ``plays`` names the bot that answers for each seat, which is another one where this build lacks a player.
    """
    return {
        "family": match.game.family.id,
        "game": match.game.id,
        "options": match.game.options_of(match.rules),
        "seats": list(match.players),
        "plays": [plays_as(match.game.family, player) for player in match.players],
        "hands": match.hands,
    }


def bot_action(match: Match, seat: int, budget: Budget | None = None, *, easy: bool = False) -> str:
    """Return what the bot at ``seat`` does now or, where the caller wants it ``easy``, the bot a level below.

    The same position always gives the same answer, but for a bot that the budget's deadline cut short.
    """
    hand, family = match.hand, match.game.family
    moment = derived_seed(match.seed, "bot", match.number, seat, len(hand.actions))
    seen = hand.view(seat)
    name = plays_as(family, match.players[seat])
    bot: Bot = family.bots.below(name) if easy else family.bots.player(name)
    unexplained = replace(budget or Budget(), explain=False)
    action = bot.decide(seen, seen.legal, unexplained, Stream(moment, "bot")).action
    return family.notation.format_action(action)


def match_from_record(text: str) -> Match:
    """Return the match a record's text describes; CorruptRecord says what is wrong with it.

    A player may have any name; whom this build does not have, :data:`STAND_IN` plays for. Where the play itself is
    refused, the facts of a record of another version name that ``engine`` and this ``version``: the rules may have
    been mended since.
    """
    record = parse_record(text)
    if record.family and record.family not in families():
        raise CorruptRecord("unknown_family", position=3, name=record.family[:80], known=list(families()))
    if record.game not in games:
        raise CorruptRecord("unknown_game", position=record.placed["game"], game=record.game[:80], known=sorted(games))
    game = games[record.game]
    rules = recorded_rules(game, record)
    seats = game.family.play.seats(rules)
    if len(record.seats) != seats:
        line = record.placed["seats"]
        raise CorruptRecord("wrong_seats", position=line, found=len(record.seats), expected=seats)
    try:
        checked_players(record.seats, seats)
    except InvalidRequest as error:
        line = record.placed["seats"]
        raise CorruptRecord("bad_line", position=line, line=" ".join(["seats", *record.seats])[:80]) from error
    if record.hands > MAX_HANDS:
        raise CorruptRecord("bad_line", position=record.placed["hands"], line=f"hands {record.hands}")
    try:
        return Match.replay(record, game, rules)
    except CorruptRecord as error:
        if record.engine == __version__:
            raise
        facts = {**error.facts, "engine": record.engine[:32], "version": __version__}
        raise CorruptRecord(error.code, position=error.position, family=error.family, **facts) from error


def seated_players(names: Sequence[object], family: Family, seats: int) -> tuple[str, ...]:
    """Return who sits where in a new match: each is ``human`` or one of the family's bots, in a manner or not."""
    players = checked_players(names, seats)
    for name in players:
        if name != HUMAN:
            family.bots.player(name)
    return players


def checked_players(names: Sequence[object], seats: int) -> tuple[str, ...]:
    """Return who sits where: as many names as seats; InvalidRequest otherwise."""
    if len(names) != seats:
        raise InvalidRequest("wrong_argument", name="seats", expected=str(seats))
    found = tuple(name for name in names if isinstance(name, str) and _NAME.fullmatch(name))
    if len(found) != seats:
        raise InvalidRequest("wrong_argument", name="seats", expected=_NAME.pattern)
    return found
