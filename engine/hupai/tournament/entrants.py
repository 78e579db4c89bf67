"""Who enters a tournament: bots in stated shares of levels, perhaps people, and who comes too late."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from hupai.bots.ladder import LEVELS
from hupai.explain.language import Text
from hupai.registry import game_named
from hupai.table.chance import Stream
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Facts, Json
from hupai.tournament.names import drawn_names
from hupai.tournament.plan import Plan

MOST_PEOPLE: Final = 3
"""People who enter at most: they share one device, as people at a table do."""
USUAL_SHARES: Final[Mapping[str, int]] = {"beginner": 70, "regular": 25, "strong": 5}
"""The shares of levels where nothing else is said, in hundredths."""
MOST_SHARE: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody in the tournament."""

    number: int
    """Numbers count from 1."""
    name: Text
    """In Chinese and English; both empty for a person, who has a name of their own."""
    level: str
    """The bot's level; empty for a person."""
    late: bool = False
    """Whether they came too late, and so forfeited."""


@dataclass(frozen=True, slots=True)
class Population:
    """How the entrants are made up."""

    shares: Mapping[str, int] = field(default_factory=lambda: dict(USUAL_SHARES))
    """The shares of the levels among the bots; only their ratios count."""
    people: int = 0
    """How many people are among them; they are the first entrants."""
    late: int = 0
    """How many bots come too late and forfeit."""


def check_population(population: Population, plan: Plan) -> None:
    """Raise InvalidRequest ``wrong_argument`` for a population that cannot enter this tournament."""
    levels = tuple(game_named(plan.game).family.bots)
    shares = population.shares
    if not shares or not set(shares) <= set(levels):
        raise InvalidRequest("wrong_argument", name="shares", expected=", ".join(levels))
    good = all(type(share) is int and 0 <= share <= MOST_SHARE for share in shares.values())
    if not good or not sum(shares.values()):
        raise InvalidRequest("wrong_argument", name="shares", expected=f"0–{MOST_SHARE}, Σ > 0")
    people, most = population.people, min(MOST_PEOPLE, plan.entrants)
    if type(people) is not int or not 0 <= people <= most:
        raise InvalidRequest("wrong_argument", name="people", expected=f"0–{most}")
    first = plan.stages[0]
    needed = max(plan.seats * first.sessions, first.advance)
    most = min(plan.entrants + len(first.joined) - needed, plan.entrants - people)
    if type(population.late) is not int or not 0 <= population.late <= most:
        raise InvalidRequest("wrong_argument", name="late", expected=f"0–{most}")


def entrants_of(population: Population, plan: Plan, seed: str) -> tuple[Entrant, ...]:
    """Return the entrants of a plan by number; the seed decides names, levels and who is late.

    The shares hold as exactly as whole entrants allow. Those who join at later stages come last.
    """
    people = population.people
    bots = plan.entrants - people
    levels = _levels(population.shares, bots)
    Stream(seed, "levels").shuffle(levels)
    levels = [""] * people + levels
    late = list(range(1 + people, plan.entrants + 1))
    Stream(seed, "late").shuffle(late)
    absent = set(late[: population.late])
    levels += [level for stage in plan.stages for level in stage.joined]
    names = drawn_names(Stream(seed, "names"), len(levels))
    return tuple(
        Entrant(number, name if level else ("", ""), level, number in absent)
        for number, (level, name) in enumerate(zip(levels, names, strict=True), 1)
    )


def in_order(shares: Facts) -> Json:
    """Return the shares by level, weaker levels first: who wrote them in which order is no matter."""
    known = [level for level in LEVELS if level in shares]
    return {level: shares[level] for level in dict.fromkeys([*known, *shares])}


def _levels(shares: Mapping[str, int], bots: int) -> list[str]:
    """Return the levels of so many bots: whole parts first, then the largest remainders, those named first first."""
    whole = sum(shares.values())
    counts = {level: bots * share // whole for level, share in shares.items()}
    by_remainder = sorted(shares, key=lambda level: -(bots * shares[level] % whole))
    for level in by_remainder[: bots - sum(counts.values())]:
        counts[level] += 1
    return [level for level, count in counts.items() for _ in range(count)]


def population_json(population: Population) -> str:
    """Return a population as JSON in one line.

    Nobody or one is written as ``person``, as it was before several could enter; of more, ``people`` is the number.
    """
    people = population.people
    who = {"person": people == 1} if people <= 1 else {"people": people}
    return json.dumps({"shares": dict(population.shares), **who, "late": population.late}, separators=(",", ":"))


def parse_population(text: str, plan: Plan) -> Population:
    """Return the checked population that :func:`population_json` wrote.

    Raises InvalidRequest ``not_json`` and ``wrong_argument``.
    """
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError):
        raise InvalidRequest("not_json") from None
    if not isinstance(found, dict) or set(found) not in ({"shares", who, "late"} for who in ("person", "people")):
        raise InvalidRequest("wrong_argument", name="population", expected="shares, person, late")
    if not isinstance(found["shares"], dict) or type(found.get("person", False)) is not bool:
        raise InvalidRequest("wrong_argument", name="population", expected="shares: {…}, person: true/false")
    if "people" in found and (type(found["people"]) is not int or found["people"] <= 1):
        raise InvalidRequest("wrong_argument", name="people", expected=f"2–{MOST_PEOPLE}")
    people = found["people"] if "people" in found else int(found["person"])
    population = Population(found["shares"], people, found["late"])
    check_population(population, plan)
    return population
