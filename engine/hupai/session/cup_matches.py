"""A table with people in a tournament as a match: what the match is, and whether one is it, down to every deal."""

from __future__ import annotations

from hupai.registry import game_named
from hupai.session.matches import HUMAN
from hupai.table.chance import derived_seed, shuffled
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Json
from hupai.table.match import Match
from hupai.tournament.draw import Table
from hupai.tournament.hands import levels_at
from hupai.tournament.standings import HandScore
from hupai.tournament.tournament import Tournament


def match_json(cup: Tournament, table: Table) -> Json:
    """Return what ``new`` needs for the match of a table with people."""
    levels = levels_at(table, cup.entrants)
    stage = cup.plan.stages[table.id.stage - 1]
    return {
        "game": cup.plan.game,
        "options": dict(cup.plan.options),
        "seats": [level or HUMAN for level in levels],
        "seed": table.seed,
        "hands": stage.hands,
        "dealing": stage.dealing,
    }


def check_match(cup: Tournament, table: Table, match: Match) -> None:
    """Refuse a match that is not that of a table with people.

    Raises InvalidRequest ``wrong_match`` for another game, other rules, seats or hands than the tournament has, and
    ``wrong_deal`` for a hand whose cards do not follow from the table's seed.
    """
    asked = match_json(cup, table)
    game = game_named(cup.plan.game)
    rules = game.rules(**asked["options"])
    found = (match.game.id, match.rules, match.seed, match.dealing, [*match.players])
    if found != (asked["game"], rules, asked["seed"], asked["dealing"], asked["seats"]):
        raise InvalidRequest("wrong_match")
    for number in range(1, match.number + 1):
        seed = derived_seed(table.seed, "hand", number)
        if match.hand_number(number).deck != tuple(shuffled(game.family.play.deck(rules), seed)):
            raise InvalidRequest("wrong_deal", table=table.id.text, hand=number)
    tally = [HandScore(row.dealer, row.winners, row.scores) for row in match.tally]
    for number, hand in enumerate(cup.hands_of(table.id), 1):
        if tally[number - 1 : number] != [hand]:
            raise InvalidRequest("hand_differs", table=table.id.text, hand=number)
