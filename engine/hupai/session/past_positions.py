"""A hand at any of its positions: what a seat saw then and, once it is over, what everybody held."""

from __future__ import annotations

from hupai.session.event_rows import drawn_after_events
from hupai.table.errors import InvalidRequest
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.match import Match
from hupai.table.seats import Reader, Seat


def position_json(past: Hand, step: int, seat: int, revealed: bool, reader: Reader) -> Json:
    """Return the hand after its first ``step`` actions as ``seat`` saw it, with all cards open where ``revealed``.

    InvalidRequest ``wrong_argument`` for a step the hand does not have.
    """
    _check_place("step", step, len(past.actions))
    return {"view": _view(past.after(step), seat, revealed, reader)}


def position_after_event(past: Hand, event: int, seat: int, revealed: bool, reader: Reader) -> Json:
    """Return the hand right after the event at this place in its log, as ``seat`` saw it; refuses what
    :func:`position_json` does.

    Between two decisions nobody owes an answer: ``legal`` is empty there. Events of the deal show what followed it.
    """
    _check_place("event", event, len(past.log) - 1)
    begun = [step for step, start in enumerate(past.starts) if start <= event]
    ended = next((step for step, start in enumerate(past.starts) if start > event), len(past.actions))
    last = (past.starts[ended] if ended < len(past.starts) else len(past.log)) - 1
    if event == last or not begun:
        return {"view": _view(past.after(ended), seat, revealed, reader)}
    then = past.after(begun[-1])
    view = _view(then, seat, revealed, reader)
    return {"view": {**view, **drawn_after_events(then, past, seat, revealed)[event - len(then.log)], "legal": []}}


def readable_hand(match: Match, number: int, own: Seat | None) -> Hand:
    """Return a hand that may be looked back at: a finished one by everybody, and by a person's ``own`` seat any.

    InvalidRequest ``wrong_argument`` where nobody's own seat looks and the hand runs.
    """
    return match.hand_number(number) if own is not None else finished_hand(match, number)


def _check_place(name: str, place: int, last: int) -> None:
    if not 0 <= place <= last:
        raise InvalidRequest("wrong_argument", name=name, expected=f"0–{last}")


def _view(hand: Hand, seat: int, revealed: bool, reader: Reader) -> Json:
    return hand.family.as_json.view(hand.view(seat), hand, revealed, reader)


def finished_hand(match: Match, number: int) -> Hand:
    """Return a hand of the match that is over; InvalidRequest ``wrong_argument`` while it runs."""
    past = match.hand_number(number)
    if not past.over:
        raise InvalidRequest("wrong_argument", name="hand", expected="a hand that is over")
    return past


def summary_rows(match: Match) -> list[Json]:
    """Return every finished hand in a row: number, dealer, winners and points."""
    return [
        {"hand": row.number, "dealer": row.dealer, "winners": list(row.winners), "scores": list(row.scores)}
        for row in match.tally
    ]


def summary_json(match: Match, number: int, reader: Reader) -> Json:
    """Return how a finished hand ended, in words for the reader; InvalidRequest ``wrong_argument`` while it runs."""
    past = finished_hand(match, number)
    found = match.game.family.as_json.summary(past, reader)
    assert found is not None
    return {"hand": number, "dealer": past.dealer, "result": found}
