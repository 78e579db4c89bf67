"""A puzzle as a page shows it, and what is said to an answer.

All sentences come from the family's words: the reasons of its adviser for a decision, the lines of its calculator for a
win, the reasons of its refusals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.explain.language import by_language
from hupai.explain.puzzle_texts import QUESTIONS
from hupai.explain.vocabulary import Vocabulary
from hupai.puzzles.completion import ContinuedHand, completion, continued
from hupai.puzzles.puzzle import DECISIONS, Puzzle
from hupai.table.errors import InvalidNotation
from hupai.table.family import Action
from hupai.table.json_object import Json
from hupai.table.reason import Reason
from hupai.table.seats import Reader

JUDGE: Final = "bot.strong"
"""The bot whose rule the reasons cite: every answer is its choice."""
WORLDS: Final = 1000
"""Completions behind a puzzle's figures."""
TRIED: Final = 8
"""Completions that are tried to find a bad end for a choice that a puzzle does not name."""


def opened(puzzle: Puzzle, reader: Reader | None = None) -> Json:
    """Return what a page needs to ask the puzzle: everything but the answer."""
    family = puzzle.family
    reader = reader or _reader(puzzle)
    return {
        "id": puzzle.id,
        "kind": puzzle.kind,
        "game": puzzle.game,
        "hard": puzzle.hard,
        "seat": puzzle.seen.seat,
        "asks": by_language(QUESTIONS[puzzle.hands.figure if puzzle.kind == "count" else puzzle.kind]),
        "action": puzzle.action or None,
        "choices": _choices(puzzle, reader),
        "view": family.as_json.view(puzzle.seen, ContinuedHand(family, puzzle.seen, None), False, reader),
    }


def answered(puzzle: Puzzle, answer: list[str], reader: Reader | None = None) -> Json:
    """Return whether an answer is right, why, and for a wrong decision how the hand may end.

    ``says`` are sentences with their rules. ``loss`` is what a wrong decision costs in thousandths of a point, null
    where that was not measured. InvalidNotation ``puzzle_answer_wrong`` for what is no choice.
    """
    reader = reader or _reader(puzzle)
    given = _checked(puzzle, answer, reader)
    right = sorted(given) == sorted(puzzle.answer)
    found: Json = {"right": right, "answer": list(puzzle.answer), "loss": None, "refutation": None}
    if puzzle.kind in DECISIONS:
        notation = puzzle.family.notation
        best, done = notation.parse_action(puzzle.answer[0]), notation.parse_action(given[0])
        found["says"] = _reasons(puzzle, best, done, reader)
        if not right:
            found["loss"] = dict(puzzle.rest).get(given[0])
            found["refutation"] = refutation(puzzle, done, reader)
    elif puzzle.kind == "count":
        found["says"] = (puzzle.hands.score(puzzle.seen) or {"lines": []})["lines"]
    elif puzzle.kind == "waits":
        found["says"] = _waits_seen(puzzle, reader)
        found |= {"missed": _without(puzzle.answer, given), "wrong": _without(given, puzzle.answer)}
    else:
        found["says"] = [_words(puzzle).reason_json(true_reason(puzzle), reader)]
    return found


def _without(first: Sequence[str], second: Sequence[str]) -> list[str]:
    return [one for one in first if one not in second]


def true_reason(puzzle: Puzzle) -> Reason:
    """Return why the action of a ``why`` puzzle is refused; InvalidNotation ``puzzle_field_wrong`` if it is not."""
    family, seen = puzzle.family, puzzle.seen
    world = completion(family, seen, puzzle.id, 0)
    reason = family.play.why_not(world, seen.seat, family.notation.parse_action(puzzle.action))
    if reason is None or (reason.code,) != puzzle.answer:
        raise InvalidNotation("puzzle_field_wrong", field="answer", expected=reason.code if reason else "–")
    return reason


def _choices(puzzle: Puzzle, reader: Reader) -> list[Json]:
    """Return the choices that are shown, in an order that tells nothing; none where cards are to be named."""
    if puzzle.kind in DECISIONS:
        notation = puzzle.family.notation
        return [{"value": notation.format_action(action)} for action in puzzle.seen.legal]
    if puzzle.kind == "waits":
        return []
    shown = sorted([*puzzle.answer, *(text for text, _ in puzzle.rest)])
    if puzzle.kind == "count":
        return [{"value": text} for text in sorted(shown, key=lambda text: (len(text), text))]
    words, reasons = _words(puzzle), {reason.code: reason for reason in offered_reasons(puzzle)}
    return [
        {"value": code, "text": words.sentence(code, reasons[code].facts, reader=reader)}
        for code in shown
        if code in reasons
    ]


def offered_reasons(puzzle: Puzzle) -> list[Reason]:
    """Return the true reason of a ``why`` puzzle and those that do not hold."""
    true = true_reason(puzzle)
    action = puzzle.family.notation.parse_action(puzzle.action)
    named = {text for text, _ in puzzle.rest}
    return [true, *(other for other in puzzle.hands.not_so(puzzle.seen, action, true) if other.code in named)]


def _checked(puzzle: Puzzle, answer: list[str], reader: Reader) -> list[str]:
    """Return the answer in the family's notation."""
    if puzzle.kind == "waits":
        notation = puzzle.family.notation
        cards = [card for text in answer for card in notation.parse_cards(text)]
        return [notation.format_cards([card]) for card in sorted(set(cards))]
    known = [row["value"] for row in _choices(puzzle, reader)]
    if len(answer) != 1 or answer[0] not in known:
        raise InvalidNotation("puzzle_answer_wrong", value=", ".join(answer)[:60], known=known)
    return answer


def _reasons(puzzle: Puzzle, best: Action, done: Action, reader: Reader) -> list[Json]:
    """Return what was measured, and why the best choice is better than the one made or than the tempting one."""
    words, found = _words(puzzle), []
    if puzzle.gap is not None:
        gap, spread = puzzle.gap
        measured = Reason("puzzle_margin", JUDGE, {"worlds": WORLDS, "margin": gap, "thousandths": spread})
        found.append(words.reason_json(measured, reader))
    if puzzle.family.adviser is None:
        return found
    adviser = puzzle.family.adviser()
    if done == best:
        other = puzzle.family.notation.parse_action(puzzle.rest[0][0])
        reasons = adviser.reasons(puzzle.seen, best, other, JUDGE)
    else:
        reasons = adviser.reasons_against(puzzle.seen, best, done, JUDGE)
    return found + [words.reason_json(reason, reader) for reason in reasons]


def _waits_seen(puzzle: Puzzle, reader: Reader) -> list[Json]:
    """Return what the family's adviser says of the waits."""
    if puzzle.family.adviser is None:
        return []
    facts = puzzle.family.adviser().situation(puzzle.seen)
    return [_words(puzzle).reason_json(fact, reader) for fact in facts if fact.code.startswith("seen_waits")]


def refutation(puzzle: Puzzle, done: Action, reader: Reader) -> Json | None:
    """Return a completion in which the choice ends worse than the answer; None if a few tries find none.

    ``events`` have a sentence each, as the seat sees them; ``positions`` are those at which it decides, and the end.
    ``points`` are the seat's, ``instead`` those after the right choice in the same deal.
    """
    family, seen = puzzle.family, puzzle.seen
    best = family.notation.parse_action(puzzle.answer[0])
    first = () if puzzle.bad is None else (puzzle.bad[0],)
    for number in dict.fromkeys((*first, *range(TRIED))):
        ended = continued(family, seen, puzzle.id, number, done)
        points = ended.result.scores[seen.seat]
        instead = continued(family, seen, puzzle.id, number, best).result.scores[seen.seat]
        if points < instead:
            return _told(puzzle, ended, number, points, instead, reader)
    return None


def _told(puzzle: Puzzle, ended: ContinuedHand, number: int, points: int, instead: int, reader: Reader) -> Json:
    words, family, seat = _words(puzzle), puzzle.family, puzzle.seen.seat
    events = family.as_json.events(ended, seat, 0, None, reader)
    for event in events:
        event["text"] = words.narrate(event, reader=reader)
    return {
        "completion": number,
        "action": ended.actions[0][1],
        "points": points,
        "instead": instead,
        "says": words.reason_json(Reason("puzzle_ends", JUDGE, {"points": points, "other_points": instead}), reader),
        "positions": _positions(puzzle, ended, number, reader),
        "events": events,
        "result": family.as_json.summary(ended, reader),
    }


def _positions(puzzle: Puzzle, ended: ContinuedHand, number: int, reader: Reader) -> list[Json]:
    """Return the view at each of the seat's decisions and at the end, each after so many ``events``."""
    family, seen = puzzle.family, puzzle.seen
    again = ContinuedHand(family, seen, completion(family, seen, puzzle.id, number))
    found = []
    for mover, action in ended.actions:
        if mover == seen.seat:
            found.append(_position(again, seen.seat, reader))
        again.act(mover, action)
    return [*found, _position(again, seen.seat, reader)]


def _position(hand: ContinuedHand, seat: int, reader: Reader) -> Json:
    view = hand.family.as_json.view(hand.view(seat), hand, hand.over, reader)
    return {"events": len(hand.log), "view": view}


def _words(puzzle: Puzzle) -> Vocabulary:
    words: Vocabulary = puzzle.family.vocabulary()
    return words


def _reader(puzzle: Puzzle) -> Reader:
    return Reader(puzzle.seen.seat, puzzle.family.play.seats(puzzle.seen.rules))
