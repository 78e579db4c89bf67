"""The log of a tournament: a text from which the whole tournament follows again, byte for byte.

The first line names the format and its version. Then come the engine's version, the seed, the plan and the population,
a line for every hand in the order of tables, and a checksum::

    hand 1 2 1 17 3 dealer 0 won 2 scores -4 -4 8

is hand 3 at table 17 of round 1 of session 2 of stage 1. Which hands were played first does not matter: the log is the
same.
"""

from __future__ import annotations

import re
from typing import Final

from hupai.table.errors import CorruptRecord, EngineError, InvalidRequest
from hupai.table.saved_lines import SavedLine, checked_lines, summed
from hupai.tournament.draw import TableId
from hupai.tournament.entrants import Population, parse_population, population_json
from hupai.tournament.plan import Plan, parse_plan, plan_json
from hupai.tournament.standings import HandScore
from hupai.tournament.tournament import Tournament
from hupai.version import __version__

FORMAT: Final = "hupai-tournament"
VERSION: Final = 1
MAX_CHARACTERS: Final = 20_000_000

_HEADER: Final = ("engine", "seed", "plan", "population")
_NUMBER: Final = r"([1-9][0-9]{0,4})"
_HAND: Final = re.compile(
    rf"hand {_NUMBER} {_NUMBER} {_NUMBER} {_NUMBER} {_NUMBER} dealer ([0-9])"
    r" won((?: [0-9])*) scores((?: -?[0-9]{1,9})+)"
)


def format_log(tournament: Tournament) -> str:
    """Return the log of a tournament as it stands, its checksum last."""
    lines = [
        f"{FORMAT} {VERSION}",
        f"engine {__version__}",
        f"seed {tournament.seed}",
        f"plan {plan_json(tournament.plan)}",
        f"population {population_json(tournament.population)}",
    ]
    for stage in tournament.stages:
        for where in sorted(stage.played):
            lines += [_line(where, number, hand) for number, hand in enumerate(stage.played[where], 1)]
    return summed(lines)


def parse_log(text: str) -> Tournament:
    """Return the tournament of a log, as it stood when the log was written.

    Raises CorruptRecord with the line: ``not_a_tournament``, ``unknown_version``, ``bad_sum`` (cut short or edited),
    ``missing_field``, ``bad_line``, ``surplus_line``, and ``wrong_tournament`` for a plan, a population or a hand that
    cannot be.
    """
    lines = checked_lines(text, FORMAT, VERSION, MAX_CHARACTERS)
    if not lines:
        raise CorruptRecord("not_a_tournament", position=1)
    tournament = _begun(lines)
    for number, line in lines[len(_HEADER) + 1 : -1]:
        where, hand, place = _hand(line, number)
        try:
            if place != len(tournament.hands_of(where)) + 1:
                raise CorruptRecord("bad_line", position=number, line=line[:80])
            tournament.add(where, hand)
        except InvalidRequest as error:
            raise CorruptRecord("wrong_tournament", position=number, reason=error.code) from error
    return tournament


def _line(where: TableId, number: int, hand: HandScore) -> str:
    winners, scores = " ".join(["won", *map(str, hand.winners)]), " ".join(map(str, hand.scores))
    return f"hand {where.text} {number} dealer {hand.dealer} {winners} scores {scores}"


def _begun(lines: list[SavedLine]) -> Tournament:
    fields: dict[str, str] = {}
    placed: dict[str, int] = {}
    for (number, text), name in zip(lines[1:], _HEADER, strict=False):
        word, _, value = text.partition(" ")
        if word != name or not value:
            raise CorruptRecord("missing_field", position=number, field=name)
        fields[name], placed[name] = value, number
    try:
        line = placed["plan"]
        plan: Plan = parse_plan(fields["plan"])
        line = placed["population"]
        population: Population = parse_population(fields["population"], plan)
        return Tournament(plan, population, fields["seed"])
    except EngineError as error:
        raise CorruptRecord("wrong_tournament", position=line, reason=error.code) from error


def _hand(line: str, number: int) -> tuple[TableId, HandScore, int]:
    found = _HAND.fullmatch(line)
    if found is None:
        raise CorruptRecord("bad_line", position=number, line=line[:80])
    stage, session, round_number, table, place, dealer = (int(found[group]) for group in range(1, 7))
    winners, scores = tuple(map(int, found[7].split())), tuple(map(int, found[8].split()))
    return TableId(stage, session, round_number, table), HandScore(dealer, winners, scores), place
