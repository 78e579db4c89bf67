"""Requests about puzzles: list some, open one, judge an answer, make one of a decision. No match is touched."""

from __future__ import annotations

from typing import Final

from hupai.puzzles.answering import answered, opened
from hupai.puzzles.puzzle import Puzzle, parse_puzzle, puzzle_hands, read_puzzle
from hupai.session.facade import Session
from hupai.session.judging import judgement, review_judge
from hupai.session.past_positions import finished_hand
from hupai.session.request import Request
from hupai.session.reviewing import looked_at
from hupai.table.errors import InvalidNotation, InvalidRequest
from hupai.table.json_object import Json
from hupai.table.seats import Reader

MOST_LISTED: Final = 1000
"""Puzzles of one list at most."""
MOST_NAMED: Final = 40
"""Cards that an answer names at most."""
MOST_OTHERS: Final = 2
"""Other choices of a puzzle that is made of a decision."""
EASIER, HARDER = 2, 3
"""How hard such a puzzle is called: less if its player found the answer."""


def answer_puzzles(session: Session, request: Request) -> Json:
    """List puzzles, a row each; the ``position`` of an error is the place in the list."""
    given = request.items("puzzles")
    if len(given) > MOST_LISTED:
        raise InvalidRequest("wrong_argument", name="puzzles", expected=f"≤ {MOST_LISTED}")
    rows = []
    for place, one in enumerate(given):
        try:
            puzzle = read_puzzle(one)
        except InvalidNotation as error:
            raise InvalidNotation(error.code, position=place, **error.facts) from None
        rows.append({"id": puzzle.id, "kind": puzzle.kind, "game": puzzle.game, "hard": puzzle.hard})
    return {"puzzles": rows}


def answer_puzzle(session: Session, request: Request) -> Json:
    """Open a puzzle: what it asks, its choices and what its seat sees."""
    puzzle = _puzzle(session, request)
    return opened(puzzle, _reader(session, puzzle))


def answer_puzzle_answer(session: Session, request: Request) -> Json:
    """Say whether an answer is right, why, and how a wrong decision may end."""
    puzzle = _puzzle(session, request)
    answer = request.texts("answer")
    if not 0 < len(answer) <= MOST_NAMED:
        raise InvalidRequest("wrong_argument", name="answer", expected=f"1–{MOST_NAMED}")
    return answered(puzzle, answer, _reader(session, puzzle))


def answer_puzzle_of(session: Session, request: Request) -> Json:
    """Make a puzzle of a decision of a finished hand, the one made after ``step`` actions.

    The answer is what the reviews' judge would have done; no completions are tried, so it has neither ``gap`` nor
    ``bad``. InvalidRequest ``no_puzzle_here`` where nothing is asked, ``wrong_argument`` for a step after which nothing
    was done.
    """
    match, number = looked_at(session, request)
    past = finished_hand(match, number)
    step = request.integer("step", low=0, high=len(past.actions) - 1)
    mover, action = past.actions[step]
    family, seen = past.family, past.after(step).view(mover)
    kind = puzzle_hands(family).question(seen)
    if not kind:
        raise InvalidRequest("no_puzzle_here", step=step)
    found = judgement(family, seen, review_judge(family))
    done, write = family.notation.parse_action(action), family.notation.format_action
    others = [one for one in dict.fromkeys((done, *found.ranking)) if one != found.best][:MOST_OTHERS]
    puzzle = Puzzle(
        kind=kind,
        position=family.notation.format_position(seen),
        answer=(write(found.best),),
        rest=tuple((write(one), found.cost(one) or 0) for one in others),
        hard=HARDER if done != found.best else EASIER,
    )
    return {"puzzle": parse_puzzle(puzzle.line).as_json()}


def _puzzle(session: Session, request: Request) -> Puzzle:
    """Return the puzzle that is sent as its JSON value or as a line of text."""
    given = request.values.get("puzzle")
    if "puzzle" not in request:
        raise InvalidRequest("missing_argument", name="puzzle")
    if not isinstance(given, str | dict):
        raise InvalidRequest("wrong_argument", name="puzzle", expected="{…}")
    puzzle = parse_puzzle(given)
    session.family = puzzle.family.id
    return puzzle


def _reader(session: Session, puzzle: Puzzle) -> Reader:
    seats = puzzle.family.play.seats(puzzle.seen.rules)
    return session.reader_at(puzzle.seen.seat, seats)
