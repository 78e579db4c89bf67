"""Requests about tournaments: begin or open one, play its tables, take their results, say who stands where.

A session has one tournament at a time. ``cup_play`` needs none: other sessions, in workers of their own, play the
tables of bots by what ``cup_tables`` says. A table at which people sit is a match, and ``cup_take`` reads its finished
hands. Several people share one device: their tables are played one after the other.
"""

from __future__ import annotations

from typing import Final

from hupai.explain.language import LANGUAGES, by_language
from hupai.session.cup_matches import check_match, match_json
from hupai.session.facade import Session
from hupai.session.request import Request
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Json
from hupai.table.saved_lines import is_word
from hupai.tournament.draw import Table, TableId
from hupai.tournament.entrants import Population, in_order
from hupai.tournament.hands import levels_at, play_table
from hupai.tournament.log import format_log, parse_log
from hupai.tournament.plan import parse_plan, plan_json
from hupai.tournament.presets import DEFAULT_GAME, plan_named, usual_shares
from hupai.tournament.progress import hands_played
from hupai.tournament.rulebook import ABOUT, NAME, RULEBOOK, TOPICS
from hupai.tournament.standings import HandScore, Line
from hupai.tournament.tournament import StageInPlay, Tournament

MOST_LINES: Final = 1000
"""Lines of one ranking at most."""


def answer_cup(session: Session, request: Request) -> Json:
    """Begin a tournament. ``people`` is how many people enter it: one by default, nobody where ``person`` is false."""
    preset = request.text("preset", "2015")
    plan = plan_named(preset, request.text("game", DEFAULT_GAME), request.mapping("options", {}))
    shares = request.mapping("shares", dict(usual_shares(preset)))
    people = request.integer("people", int(request.flag("person", True)))
    population = Population(in_order(shares), people, request.integer("late", 0, low=0))
    seed = request.text("seed", "")
    if len(seed) > 200 or not is_word(seed):
        raise InvalidRequest("wrong_argument", name="seed", expected="1–200 printable characters, no spaces")
    session.cup = Tournament(plan, population, seed)
    return _state(session.cup)


def answer_cup_open(session: Session, request: Request) -> Json:
    """Go on with the tournament of a log."""
    session.cup = parse_log(request.text("log"))
    return _state(session.cup)


def answer_cup_tables(session: Session, request: Request) -> Json:
    """Say which tables have hands to play, and all that ``cup_play`` needs for those of bots."""
    cup = open_cup(session)
    tables = [_table_json(cup, table) for table in cup.open_tables()]
    return {"plan": plan_json(cup.plan), "tables": tables}


def answer_cup_play(session: Session, request: Request) -> Json:
    """Play the hands that a table of bots has left; rows are ``[dealer, winners, scores]``."""
    plan = parse_plan(request.text("plan"))
    levels, table = request.texts("levels"), table_id(request)
    if len(levels) != plan.seats or not 1 <= table.stage <= len(plan.stages):
        raise InvalidRequest("wrong_argument", name="levels", expected=str(plan.seats))
    for level in levels:
        plan.game_of.family.bots.named(level)
    stage = plan.stages[table.stage - 1]
    played = play_table(plan, request.text("seed"), levels, stage.hands, dealing=stage.dealing)
    done: int = request.integer("done", 0, low=0, high=stage.hands)
    return {"table": list(numbers(table)), "rows": [row_of(hand) for hand in played[done:]]}


def answer_cup_add(session: Session, request: Request) -> Json:
    """Take the next hands of a table, as ``cup_play`` returns them: all of them, or none if one cannot be."""
    cup, table = open_cup(session), table_id(request)
    hands = [hand_of(row) for row in request.items("rows")]
    cup.check(table, hands)
    for hand in hands:
        cup.add(table, hand)
    return _state(cup)


def answer_cup_take(session: Session, request: Request) -> Json:
    """Take the finished hands of the next table with people from its match."""
    cup, match = open_cup(session), session.open_match(request).match
    table = own_table(cup)
    if table is None:
        raise InvalidRequest("wrong_match")
    check_match(cup, table, match)
    hands = cup.plan.stages[table.id.stage - 1].hands
    for row in match.tally[len(cup.hands_of(table.id)) : hands]:
        cup.add(table.id, HandScore(row.dealer, row.winners, row.scores))
    return _state(cup)


def answer_cup_ranking(session: Session, request: Request) -> Json:
    """Return lines of the ranking of a stage, as of the hands played so far: the first ones, and those of people.

    ``own`` is the line of the first person, and ``people`` has one for each of them who is in the stage.
    """
    cup = open_cup(session)
    number = request.integer("stage", len(cup.stages), low=1, high=len(cup.stages))
    first = request.integer("first", 1, low=1)
    most = request.integer("most", 10, low=1, high=MOST_LINES)
    lines = cup.ranking(number)
    by_person = {line.entrant: _line_json(cup, line) for line in lines if line.entrant in cup.people}
    shown = lines[first - 1 : first - 1 + most]
    return {
        "stage": number,
        "of": len(lines),
        "lines": [_line_json(cup, line) for line in shown],
        "own": by_person.get(1),
        "people": [by_person[one] for one in cup.people if one in by_person],
    }


def answer_cup_log(session: Session, request: Request) -> Json:
    """Return the log, from which ``cup_open`` goes on."""
    return {"log": format_log(open_cup(session))}


def answer_cup_rules(session: Session, request: Request) -> Json:
    """Return the rules of the cup of 2015 in words."""
    return {
        "name": by_language(NAME),
        "about": by_language(ABOUT),
        "topics": {name: by_language(text) for name, text in TOPICS.items()},
        "rules": RULEBOOK.rows(plan_named("2015")),
    }


# --- what an answer says -------------------------------------------------------------------------------


def _state(cup: Tournament) -> Json:
    done, known = hands_played(cup)
    table = own_table(cup)
    playing = [one for one in cup.people if one in cup.stage.entrants]
    return {
        "preset": cup.plan.id,
        "game": cup.plan.game,
        "options": dict(cup.plan.options),
        "seed": cup.seed,
        "entrants": len(cup.entrants),
        "seats": cup.seats,
        "stages": [_stage_json(stage) for stage in cup.stages],
        "to_come": [stage.id for stage in cup.plan.stages[len(cup.stages) :]],
        "hands": {"done": done, "all": known},
        "over": cup.over,
        "person": bool(cup.people),
        "people": len(cup.people),
        "own": None if table is None else {**_table_json(cup, table), "match": match_json(cup, table)},
        "in_stage": bool(playing),
        "playing": playing,
        "own_tables": [_own_json(cup, one) for one in cup.stage.tables.values() if people_at(cup, one)],
    }


def _stage_json(stage: StageInPlay) -> Json:
    return {
        "id": stage.stage.id,
        "sessions": len(stage.draw.sessions),
        "entrants": len(stage.entrants),
        "tables": len(stage.tables),
        "hands": stage.stage.hands,
        "advance": stage.stage.advance,
        "knock_out": stage.stage.knock_out,
        "scoring": stage.stage.scoring,
        "done": sum(len(hands) for hands in stage.played.values()),
        "over": stage.over,
    }


def _table_json(cup: Tournament, table: Table) -> Json:
    return {
        "table": list(numbers(table.id)),
        "seed": table.seed,
        "levels": list(levels_at(table, cup.entrants)),
        "done": len(cup.hands_of(table.id)),
        "seats": [entrant_json(cup, entrant) for entrant in table.seats],
    }


def _own_json(cup: Tournament, table: Table) -> Json:
    return {"table": list(numbers(table.id)), "people": people_at(cup, table), "done": len(cup.hands_of(table.id))}


def entrant_json(cup: Tournament, number: int) -> Json:
    """Return an entrant; a person has neither a name nor a level."""
    one = cup.entrants[number - 1]
    return {"entrant": number, "name": dict(zip(LANGUAGES, one.name, strict=True)), "level": one.level}


def _line_json(cup: Tournament, line: Line) -> Json:
    whole = line.points.denominator == 1
    points = int(line.points) if whole else round(float(line.points), 2)
    return {
        **entrant_json(cup, line.entrant),
        "rank": line.rank,
        "points": points,
        "wins": line.wins,
        "hands": line.hands,
    }


# --- what a request names ------------------------------------------------------------------------------


def open_cup(session: Session) -> Tournament:
    """Return the tournament that is open; InvalidRequest ``no_cup``."""
    if session.cup is None:
        raise InvalidRequest("no_cup")
    return session.cup


def own_table(cup: Tournament) -> Table | None:
    """Return the first table at which people have hands to play; they play them in the order of the draw."""
    return next((table for table in cup.open_tables() if people_at(cup, table)), None)


def people_at(cup: Tournament, table: Table) -> list[int]:
    """Return the people at a table, by seat."""
    return [entrant for entrant in table.seats if entrant in cup.people]


def table_id(request: Request) -> TableId:
    """Return the table that a request names."""
    found = request.items("table")
    if len(found) != len(TableId.__slots__) or not all(type(one) is int for one in found):
        raise InvalidRequest("wrong_argument", name="table", expected="[1, 2, 1, 17]")
    return TableId(*found)


def numbers(table: TableId) -> tuple[int, int, int, int]:
    """Return where a table is as a request says it."""
    return table.stage, table.session, table.round, table.number


def row_of(hand: HandScore) -> list[object]:
    """Return a hand as ``[dealer, winners, scores]``."""
    return [hand.dealer, list(hand.winners), list(hand.scores)]


def hand_of(row: object) -> HandScore:
    """Return the hand of such a row."""
    if isinstance(row, list) and len(row) == 3 and all(isinstance(part, list) for part in row[1:]):
        dealer, winners, scores = row
        if all(type(one) is int for one in (dealer, *winners, *scores)):
            return HandScore(dealer, tuple(winners), tuple(scores))
    raise InvalidRequest("wrong_argument", name="rows", expected="[[dealer, [winners], [scores]]]")
