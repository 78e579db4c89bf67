"""Matches between a person and bots: who is waited for, what a bot does, and how a record comes back to life."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hupai.bots.base import Budget
from hupai.bots.ladder import BOTS, bot_named
from hupai.registry import games
from hupai.table.chance import Stream, derived_seed
from hupai.table.errors import CorruptRecord, InvalidRequest
from hupai.table.match import Match
from hupai.table.record import parse_record
from hupai.version import __version__
from hupai.zipai.actions import format_action, is_discard
from hupai.zipai.game import Hand
from hupai.zipai.recorded import recorded_rules
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.state import DISCARD, SEATS

HUMAN = "human"
MAX_HANDS = 100

PATIENCE, PATIENCE_IN_ALL = 0.85, 1.2
"""Seconds that one bot may think, and all bots that a request waits for. What they do then is in the record: a replay
asks no bot."""

ZipaiMatch = Match[Hand, ZipaiRules]


def waiting(match: ZipaiMatch) -> str:
    """Return who is waited for. A person is asked before the bots, so that no pause tells what they hold."""
    if match.over:
        return "end"
    if match.hand.result is not None:
        return "next"
    return HUMAN if any(match.players[seat] == HUMAN for seat in match.hand.to_act) else "bot"


def own_seat(match: ZipaiMatch) -> int:
    """Return the person's seat, the first one where only bots play."""
    return match.players.index(HUMAN) if HUMAN in match.players else 0


def own_decisions(match: ZipaiMatch) -> list[int]:
    """Return where in the current hand's actions the person's own are; passes count, nobody else saw them."""
    return [at for at, (seat, _) in enumerate(match.hand.actions) if match.players[seat] == HUMAN]


def discards_openly(match: ZipaiMatch) -> bool:
    """Whether the seat to act owes a discard, as all can see; a hidden question (胡 or not) is none."""
    t = match.hand.table
    return t.phase == DISCARD and is_discard(t.offers[t.pending[0]][-1])


def limited(clock: Callable[[], float], asked: float) -> Budget:
    """Return a budget that ends :data:`PATIENCE` from now, or :data:`PATIENCE_IN_ALL` after the request came."""
    end = min(clock() + PATIENCE, asked + PATIENCE_IN_ALL)
    return Budget(expired=lambda: clock() >= end)


def bot_action(match: ZipaiMatch, seat: int, budget: Budget | None = None, *, easy: bool = False) -> str:
    """Return what the bot at ``seat`` does now, or where that is too hard for it, the bot a level below.

    The same position always gives the same answer, but for a bot that the budget's deadline cut short.
    """
    hand = match.hand
    moment = derived_seed(match.seed, "bot", match.number, seat, len(hand.actions))
    seen = hand.view(seat)
    bot = bot_named(match.players[seat])
    if easy:
        levels = list(BOTS)
        bot = BOTS[levels[max(0, levels.index(bot.name) - 1)]]
    unexplained = replace(budget or Budget(), explain=False)
    return format_action(bot.decide(seen, seen.legal, unexplained, Stream(moment, "bot")).action)


def match_from_record(text: str) -> ZipaiMatch:
    """Return the match a record's text describes; CorruptRecord says what is wrong with it.

    Where the play itself is refused, the facts of a record of another version name that ``engine`` and this
    ``version``: the rules may have been mended since.
    """
    record = parse_record(text)
    if record.game not in games:
        raise CorruptRecord("unknown_game", position=3, game=record.game[:80], known=sorted(games))
    game = games[record.game]
    rules = recorded_rules(game, record)
    checked_players(list(record.seats))
    if record.hands > MAX_HANDS:
        raise CorruptRecord("bad_line", position=7, line=f"hands {record.hands}")
    try:
        return Match.replay(record, game, rules)
    except CorruptRecord as error:
        if record.engine == __version__:
            raise
        facts = {**error.facts, "engine": record.engine[:32], "version": __version__}
        raise CorruptRecord(error.code, position=error.position, **facts) from error


def match_json(match: ZipaiMatch, you: int) -> dict[str, Any]:
    """Return what all know of the match: game, rules, seats, points, and each finished hand in the words of ``you``."""
    return {
        "game": match.game.id,
        "options": match.game.options_of(match.rules),
        "hands": match.hands,
        "hand": match.number,
        "dealer": match.dealer,
        "scores": list(match.scores),
        "seats": list(match.players),
        "over": match.over,
        "tally": [
            {
                "hand": row.number,
                "dealer": row.dealer,
                "winner": row.winner,
                "scores": list(row.scores),
                "result": _summary_json(match.hand_number(row.number), you),
            }
            for row in match.tally
        ],
    }


def _summary_json(hand: Hand, you: int) -> dict[str, Any] | None:
    from hupai.result_view import summary_json  # not before a hand is over

    return summary_json(hand, you=you)


def checked_players(names: list[Any]) -> tuple[str, ...]:
    """Return who sits where; each is ``human`` or a bot, at most one is human."""
    if len(names) != SEATS:
        raise InvalidRequest("wrong_argument", name="seats", expected=str(SEATS))
    for name in names:
        if name != HUMAN:
            bot_named(name)
    if names.count(HUMAN) > 1:
        raise InvalidRequest("wrong_argument", name="seats", expected="one human at most")
    return tuple(names)


