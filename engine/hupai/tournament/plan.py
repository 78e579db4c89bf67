"""What a tournament is: its game, its entrants and its stages, as data."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, field, fields
from typing import Final

from hupai.registry import game_named
from hupai.table.dealing import BY_RULES, IN_TURN
from hupai.table.errors import InvalidRequest
from hupai.table.game import Game
from hupai.table.json_object import Facts, Json
from hupai.table.options import Option

SEATINGS: Final = ("lot", "meet")
"""How tables are made up: by lot alone, or so that everybody meets everybody else."""
SCORINGS: Final = ("points", "duplicate")
"""What a hand counts: its points, or how far they are from what others made of the same deal in the same seat."""
MOST_ENTRANTS: Final = 10_000
MOST_HANDS: Final = 1_000
"""Limits of a plan: entrants, and hands of one table."""
MOST_MEETING: Final = 100
MOST_TABLES: Final = 100_000
"""Limits of a stage, whose draw takes seconds at both: those who may meet one another, and tables of all rounds."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage: those in it are divided into sessions, and every session plays its rounds at tables of one size."""

    id: str
    hands: int
    """Hands of one table."""
    sessions: int = 1
    rounds: int = 1
    """How often a session is seated anew. With the seating ``meet``, 0: until everybody has met everybody."""
    advance: int = 0
    """How many go on to the next stage; 0 in the last one."""
    carry: bool = False
    """Whether the points of the stage before count here too."""
    seating: str = "lot"
    scoring: str = "points"
    joined: tuple[str, ...] = ()
    """Levels of the bots that join at this stage."""
    knock_out: bool = False
    """Whether the first of each table go on, instead of the first of all by points."""

    @property
    def dealing(self) -> str:
        """How the dealers of its hands are found: in turn where all tables get the same deals."""
        return IN_TURN if self.scoring == "duplicate" else BY_RULES


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole tournament."""

    id: str
    game: str
    entrants: int
    stages: tuple[Stage, ...]
    options: Facts = field(default_factory=dict)
    """House rules."""

    @property
    def game_of(self) -> Game:
        """The game itself."""
        return game_named(self.game)

    @property
    def seats(self) -> int:
        """How many play at a table."""
        game = self.game_of
        return game.family.play.seats(game.rules(**self.options))


def check_plan(plan: Plan) -> None:
    """Raise an error for a plan that cannot be played.

    InvalidRequest ``unknown_game``; InvalidRules for its options; InvalidRequest ``only_in_a_match`` for an option that
    acts when a match ends, because every hand counts by itself here and all tables play equally many; InvalidRequest
    ``wrong_argument`` with the name of the first wrong part (``stages.2.advance``) and what is expected there.
    """
    seats = plan.seats
    for option in plan.game_of.options:
        if option.at_match_end and plan.options.get(option.name, option.default) != option.default:
            raise InvalidRequest("only_in_a_match", option=option.name)
    _within("entrants", plan.entrants, seats, MOST_ENTRANTS)
    if not plan.stages:
        raise InvalidRequest("wrong_argument", name="stages", expected="≥ 1")
    levels = tuple(game_named(plan.game).family.bots)
    entering = plan.entrants
    for number, stage in enumerate(plan.stages, 1):
        where = f"stages.{number}"
        for level in stage.joined:
            if level not in levels:
                raise InvalidRequest("wrong_argument", name=f"{where}.joined", expected=", ".join(levels))
        entering += len(stage.joined)
        _within(f"{where}.sessions", stage.sessions, 1, entering // seats)
        _within(f"{where}.hands", stage.hands, 1, MOST_HANDS)
        most = min(MOST_HANDS, MOST_TABLES // (entering // seats))
        _within(f"{where}.rounds", stage.rounds, 0 if stage.seating == "meet" else 1, most)
        last = number == len(plan.stages)
        following = () if last else plan.stages[number].joined
        fewest = 0 if last else max(1, seats - len(following))
        _within(f"{where}.advance", stage.advance, fewest, 0 if last else entering)
        if stage.knock_out and not (stage.rounds == stage.sessions == 1 and stage.advance * seats == entering):
            raise InvalidRequest("wrong_argument", name=f"{where}.knock_out", expected="false")
        if stage.carry and number == 1:
            raise InvalidRequest("wrong_argument", name=f"{where}.carry", expected="false")
        seatings = SEATINGS if entering <= MOST_MEETING else ("lot",)
        for name, known in (("seating", seatings), ("scoring", SCORINGS)):
            if getattr(stage, name) not in known:
                raise InvalidRequest("wrong_argument", name=f"{where}.{name}", expected=", ".join(known))
        entering = stage.advance


def _within(name: str, value: object, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        expected = str(least) if least == most else f"{least}–{most}"
        raise InvalidRequest("wrong_argument", name=name, expected=expected)


def plan_json(plan: Plan) -> str:
    """Return a plan as JSON in one line; what has its usual value is left out.

    An option of which something else was played before it was there is always named.
    """
    stages = [
        {one.name: getattr(stage, one.name) for one in fields(Stage) if getattr(stage, one.name) != one.default}
        for stage in plan.stages
    ]
    whole = {"id": plan.id, "game": plan.game, "entrants": plan.entrants, "stages": stages}
    options = {option.name: option.default for option in _always_named(plan.game)} | dict(plan.options)
    return json.dumps(whole | ({"options": options} if options else {}), separators=(",", ":"))


def parse_plan(text: str) -> Plan:
    """Return the checked plan that :func:`plan_json` wrote.

    Raises InvalidRequest ``not_json``, ``wrong_argument`` with the name of the wrong part, and what
    :func:`check_plan` raises.
    """
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        raise InvalidRequest("not_json") from None
    found = _known("plan", given, ("id", "game", "entrants", "stages", "options"))
    _typed("id", found.get("id"), str)
    _typed("game", found.get("game"), str)
    _typed("stages", found.get("stages"), list)
    _typed("options", found.get("options", {}), dict)
    stages = tuple(_stage(f"stages.{number}", one) for number, one in enumerate(found["stages"], 1))
    options = dict(found.get("options", {}))
    for option in _always_named(found["game"]):
        if options.setdefault(option.name, option.unnamed) == option.default:
            del options[option.name]
    plan = Plan(found["id"], found["game"], found.get("entrants", 0), stages, options)
    check_plan(plan)
    return plan


def _always_named(game: str) -> list[Option]:
    """Return the options of a game whose default is not what a text means that does not name them."""
    return [option for option in game_named(game).options if option.unnamed != option.default]


def _stage(where: str, given: object) -> Stage:
    names = [one.name for one in fields(Stage)]
    found = _known(where, given, names)
    _typed(f"{where}.id", found.get("id"), str)
    joined = found.get("joined", [])
    if not isinstance(joined, list) or not all(isinstance(level, str) for level in joined):
        raise InvalidRequest("wrong_argument", name=f"{where}.joined", expected="list")
    _typed(f"{where}.carry", found.get("carry", False), bool)
    _typed(f"{where}.knock_out", found.get("knock_out", False), bool)
    return Stage(**{"hands": 0, **found, "joined": tuple(joined)})


def _known(where: str, found: object, names: Collection[str]) -> Json:
    """Return what was found as a JSON object that has none but these names."""
    if not isinstance(found, dict) or not set(found) <= set(names):
        raise InvalidRequest("wrong_argument", name=where, expected=", ".join(names))
    return found


def _typed(name: str, value: object, kind: type) -> None:
    if type(value) is not kind:
        raise InvalidRequest("wrong_argument", name=name, expected=kind.__name__)
