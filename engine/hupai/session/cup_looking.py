"""Requests that look at other tables of a tournament: the hands of an entrant, one of them as a link, one to watch.

Who watches sees what an onlooker at the table sees: no hand before it lies open.
"""

from __future__ import annotations

from itertools import pairwise

from hupai.session.cups import entrant_json, numbers, open_cup, table_id
from hupai.session.event_rows import event_rows
from hupai.session.facade import Session
from hupai.session.request import Request
from hupai.session.sharing import link_of
from hupai.table.errors import InvalidRequest
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.match import Match
from hupai.table.seats import ONLOOKER, Reader
from hupai.tournament.replays import replayed_hand


def answer_cup_hands(session: Session, request: Request) -> Json:
    """List the tables at which an entrant sits, in the order of play, with the hands played there."""
    cup = open_cup(session)
    entrant: int = request.integer("entrant", low=1, high=len(cup.entrants))
    tables = [
        {
            "table": list(numbers(table.id)),
            "seat": table.seats.index(entrant),
            "seats": [entrant_json(cup, one) for one in table.seats],
            "hands": [
                {"dealer": hand.dealer, "winners": list(hand.winners), "scores": list(hand.scores)}
                for hand in cup.hands_of(table.id)
            ],
        }
        for table in cup.tables_of(entrant)
    ]
    return {"entrant": entrant_json(cup, entrant), "tables": tables}


def answer_cup_link(session: Session, request: Request) -> Json:
    """Write a played hand of a table of bots as a link, seen from ``seat``."""
    match = _replayed(session, request)
    return {"link": link_of(match, 1, 0, request.integer("seat", 0, low=0, high=match.seats - 1))}


def answer_cup_watch(session: Session, request: Request) -> Json:
    """Show a hand of a table of bots as an onlooker sees it, after its first ``at`` moments.

    A moment is what everybody at the table noticed. ``over`` says that it was the last one. ``revealed`` shows all
    hands of one that the tournament has already.
    """
    cup, where = open_cup(session), table_id(request)
    table, number = cup.table(where), request.integer("hand", 1)
    revealed = request.flag("revealed", False)
    match = _replayed(session, request, played=revealed)
    hand = match.hand
    stops = moments(hand)
    at: int = request.integer("at", 0, low=0, high=len(stops) - 1)
    names = tuple(cup.entrants[entrant - 1].name for entrant in table.seats)
    reader = Reader(ONLOOKER, match.seats, names)
    actions, begun, ended = stops[at]
    then = hand.after(actions)
    events = event_rows(then, ONLOOKER, begun, ended, reader)
    return {
        "table": list(numbers(where)),
        "hand": number,
        "at": at,
        "over": at == len(stops) - 1,
        "seats": [entrant_json(cup, one) for one in table.seats],
        "events": [event["text"] for event in events],
        "view": hand.family.as_json.onlooker(hand.family.play.onlook(then.table), then, revealed, reader),
        "dealer": hand.dealer,
        "moments": len(stops) if revealed else None,
        "scores": list(hand.result.scores) if at == len(stops) - 1 else None,
    }


def moments(hand: Hand) -> list[tuple[int, int, int]]:
    """Return where an onlooker notices something: how many actions were done, and which events it is.

    An answer that nobody notices is no moment, so that nobody learns who was asked.
    """
    ends = [*hand.starts, len(hand.log)]
    found = [(0, 0, ends[0])]
    for actions, (begun, ended) in enumerate(pairwise(ends), 1):
        if ended > begun:
            found.append((actions, begun, ended))
    return found


def _replayed(session: Session, request: Request, *, played: bool = True) -> Match:
    """Return the hand that a request names, played again; the last one is kept, since it is asked for many times."""
    cup, where, number = open_cup(session), table_id(request), request.integer("hand", 1)
    table = cup.table(where)
    done = len(cup.hands_of(where))
    if played and not 1 <= number <= done:
        raise InvalidRequest("wrong_argument", name="hand", expected=f"1–{done}")
    key = (cup.seed, table, number, cup.hands_of(where)[:number])
    if session.replayed is None or session.replayed[0] != key:
        session.replayed = (key, replayed_hand(cup, table, number))
    match: Match = session.replayed[1]
    return match
