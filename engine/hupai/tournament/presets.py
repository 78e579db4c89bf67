"""The tournaments that come with the program.

The cup of 2015 is the 永州扯胡子大赛 of that year (S0, the notice of 0746门户网): 900 entrants in three
sessions of 300, tables of three by lot, nine hands a table, the first 300 by points into the semi-final, the first
three into the final. It does not say how semi-final and final are played, nor what parts equal points. Here both are
played as the sessions were, everybody begins at zero in each stage, and of equal points the one with more wins is
first, then the lot decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hupai.bots.ladder import LEVELS
from hupai.registry import game_named
from hupai.table.duel import DUEL
from hupai.table.errors import InvalidRequest
from hupai.table.game import Game
from hupai.table.json_object import Facts
from hupai.table.options import Value
from hupai.tournament.entrants import USUAL_SHARES
from hupai.tournament.plan import Plan, Stage

DEFAULT_GAME: Final = "yongzhou"
PRESETS: Final = ("2015", "quick", "knockout", "league", "duplicate", "ladder")
"""The presets' names."""
LADDER: Final = LEVELS[1:]
"""The levels that one meets on the ladder, one after the other: from beginner up."""

_HANDS: Final = 9
"""Hands of a table in 2015; the other presets keep to it where they are not quick."""


def plan_named(preset: str, game: str = DEFAULT_GAME, options: Facts = MappingProxyType({})) -> Plan:
    """Return the plan of a preset for a game under these house rules.

    A knock-out is of the smallest tables that the game has, unless the house rules say how many sit.

    Raises InvalidRequest ``wrong_argument`` for an unknown preset, ``unknown_game``; InvalidRules.
    """
    found = game_named(game)
    if preset not in PRESETS:
        raise InvalidRequest("wrong_argument", name="preset", expected=", ".join(PRESETS))
    chosen = {**(_smallest_table(found) if preset == "knockout" else {}), **options}
    seats = found.family.play.seats(found.rules(**chosen))
    plans: Mapping[str, tuple[int, tuple[Stage, ...]]] = {
        "2015": _cup_of_2015(seats),
        "quick": _quick(seats),
        "knockout": _knock_out(seats),
        "league": (seats * seats, (Stage("league", hands=_HANDS, rounds=0, seating="meet"),)),
        "duplicate": (seats**3, (Stage("duplicate", hands=_HANDS, rounds=3, scoring="duplicate"),)),
        "ladder": _ladder(seats),
    }
    entrants, stages = plans[preset]
    return Plan(preset, game, entrants, stages, chosen)


def usual_shares(preset: str) -> Mapping[str, int]:
    """Return the shares of levels among a preset's entrants; on the ladder all begin as beginners."""
    return {LADDER[0]: 100} if preset == "ladder" else USUAL_SHARES


def _cup_of_2015(seats: int) -> tuple[int, tuple[Stage, ...]]:
    """At tables of four the entrants are as many, at 75 tables instead of 100, and four go into the final."""
    qualifying = Stage("qualifying", hands=_HANDS, sessions=3, advance=300)
    return 900, (qualifying, Stage("semi_final", hands=_HANDS, advance=seats), Stage("final", hands=_HANDS))


def _quick(seats: int) -> tuple[int, tuple[Stage, ...]]:
    """27 entrants at tables of three (64 at tables of four): the first third (quarter) of each stage goes on."""
    first = Stage("qualifying", hands=3, advance=seats * seats)
    return seats**3, (first, Stage("semi_final", hands=3, advance=seats), Stage("final", hands=3))


def _knock_out(seats: int) -> tuple[int, tuple[Stage, ...]]:
    """16 entrants at tables of two (27 at tables of three, 64 at tables of four): who wins a table goes on."""
    rounds = (*(("round_of_16", "quarter_final") if seats == DUEL else ("qualifying",)), "semi_final", "final")
    entrants = seats ** len(rounds)
    stages = [
        Stage(name, hands=4, advance=entrants // seats**number, knock_out=True)
        for number, name in enumerate(rounds[:-1], 1)
    ]
    return entrants, (*stages, Stage(rounds[-1], hands=4))


def _smallest_table(game: Game) -> dict[str, Value]:
    """Return the house rule for the fewest seats that a game offers; none where it offers no choice."""
    return {option.name: min(map(int, option.choices)) for option in game.options if option.name == "seats"}


def _ladder(seats: int) -> tuple[int, tuple[Stage, ...]]:
    """A table of beginners first; who wins a table meets the next level."""
    last = len(LADDER) - 1
    stages = [
        Stage(level, hands=_HANDS, advance=int(number < last), joined=(level,) * (seats - 1) if number else ())
        for number, level in enumerate(LADDER)
    ]
    return seats, tuple(stages)
