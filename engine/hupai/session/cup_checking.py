"""Requests that check a tournament: tables of bots are played again, those with people are read from records."""

from __future__ import annotations

from hupai.session.cup_matches import check_match
from hupai.session.cups import hand_of, numbers, open_cup, row_of, table_id
from hupai.session.facade import Session
from hupai.session.matches import match_from_record
from hupai.session.request import Request
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Json
from hupai.tournament.hands import levels_at
from hupai.tournament.log import parse_log
from hupai.tournament.plan import parse_plan, plan_json
from hupai.tournament.replays import first_difference
from hupai.tournament.tournament import Tournament


def answer_cup_played(session: Session, request: Request) -> Json:
    """Say which hands were played where, of the tournament of a ``log`` or the one that is open.

    ``cup_check`` and ``cup_check_own`` need just that.
    """
    cup = _asked(session, request)
    tables = [
        {
            "table": list(numbers(table.id)),
            "seed": table.seed,
            "levels": list(levels_at(table, cup.entrants)),
            "rows": [row_of(hand) for hand in stage.played[table.id]],
        }
        for stage in cup.stages
        for table in stage.tables.values()
        if stage.played[table.id]
    ]
    return {"plan": plan_json(cup.plan), "tables": tables}


def answer_cup_check(session: Session, request: Request) -> Json:
    """Play a table of bots again; ``hand_differs`` names the first hand that does not come out as in ``rows``."""
    plan = parse_plan(request.text("plan"))
    levels, where = request.texts("levels"), table_id(request)
    if len(levels) != plan.seats or not 1 <= where.stage <= len(plan.stages):
        raise InvalidRequest("wrong_argument", name="levels", expected=str(plan.seats))
    for level in levels:
        plan.game_of.family.bots.named(level)
    stage = plan.stages[where.stage - 1]
    hands = [hand_of(row) for row in request.items("rows")[: stage.hands]]
    wrong = first_difference(plan, stage, request.text("seed"), levels, hands)
    if wrong is not None:
        raise InvalidRequest("hand_differs", table=where.text, hand=wrong)
    return {"table": list(numbers(where)), "hands": len(hands)}


def answer_cup_check_own(session: Session, request: Request) -> Json:
    """Check the ``record`` of a table with people: deals, moves by the rules, results as the log has them."""
    cup, where = _asked(session, request), table_id(request)
    check_match(cup, cup.table(where), match_from_record(request.text("record")))
    return {"table": list(numbers(where)), "hands": len(cup.hands_of(where))}


def _asked(session: Session, request: Request) -> Tournament:
    """Return the tournament of the request's log, or the one that is open."""
    log = request.text("log", None)
    return open_cup(session) if log is None else parse_log(log)
