"""Hints and reviews as the façade sends them: what a judge would do, what it is worth, and why, in words.

A hint comes in three steps: what can be seen, what the judge suggests with its figures, and why. A review sets what
was done beside what the judge would have done, from what that seat saw at the time and nothing else.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from hupai.bots.base import Budget
from hupai.bots.value_reasons import about_equal, expected_value, missed_value
from hupai.session.event_rows import event_rows
from hupai.session.judging import Judgement, judgement, reasons_for
from hupai.session.past_positions import finished_hand
from hupai.table.errors import InvalidRequest
from hupai.table.family import Action, Family, Observation
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.match import Match
from hupai.table.reason import Reason
from hupai.table.seats import Reader

SEEN, SUGGESTED, EXPLAINED = 1, 2, 3
"""The steps of a hint."""

NOTICEABLE: Final = 250
"""Thousandths of a point from which on a choice that differs from the judge's is pointed out."""


def hint_json(family: Family, seen: Observation, judge: str, step: int, budget: Budget, reader: Reader | None) -> Json:
    """Return a hint up to this step; the judge is asked only from the second one on.

    ``best`` and ``second`` (null where there is no other) are choices with their ``value`` and ``reasons``, ``margin``
    what lies between them and ``equal`` whether that may be chance, all in ``unit``: thousandths of a point, or null
    where the judge has no figures.
    """
    words = family.vocabulary()
    adviser = None if family.adviser is None else family.adviser()
    situation = [] if adviser is None else adviser.situation(seen)
    hint: Json = {
        "step": step,
        "judge": {"id": judge, "name": words.label("bot", judge)},
        "situation": [words.reason_json(reason, reader) for reason in situation],
    }
    if step == SEEN:
        return hint
    found = judgement(family, seen, judge, budget)
    second = found.second
    margin = None if second is None else found.cost(second)
    figures = _figures(found)
    hint.update(
        unit=_unit(found),
        margin=margin,
        equal=margin is not None and about_equal(margin, found.noise),
        says=None if figures is None else words.reason_json(figures, reader),
        best=_choice_json(family, found.best, found),
        second=None if second is None else _choice_json(family, second, found),
        ranking=[_choice_json(family, action, found) for action in found.ranking],
    )
    if step == EXPLAINED:
        for place, action in (("best", found.best), ("second", second)):
            if action is not None:
                reasons = reasons_for(family, seen, found, action)
                hint[place]["reasons"] = [words.reason_json(reason, reader) for reason in reasons]
                hint[place]["effects"] = [] if adviser is None else adviser.effects_json(seen, action, reader)
    return hint


def _unit(found: Judgement) -> str | None:
    return "thousandths" if found.values else None


def _choice_json(family: Family, action: Action, found: Judgement) -> Json:
    return {"action": family.notation.format_action(action), "value": found.values.get(action)}


def _figures(found: Judgement, done: Action | None = None) -> Reason | None:
    """Return the figures of the best choice, against what was ``done`` if that is given; None where there are none."""
    if found.best not in found.values:
        return None
    if done in found.values:
        return missed_value(found.values[found.best], found.values[done], f"bot.{found.judge}")
    ranking = [(action, found.values[action]) for action in found.ranking if action in found.values]
    return expected_value(ranking, f"bot.{found.judge}", found.noise)


def review_json(match: Match, number: int, seat: int | None, judge: str | None, threshold: int, reader: Reader) -> Json:
    """Return a hand of the match step by step as ``seat`` saw it, None for everything of a hand that is over.

    Each step has ``at``: how many actions had been done after it, by which its position is asked for. What another
    seat answered is that seat's secret, and so is that it was asked: to ``seat``, what followed belongs to the step
    before.

    Where a ``judge`` is named, each step of that seat (of all, for None) with more than one choice has ``judged``: what
    was done and what the judge would have done, each with its value, the ``cost`` between them, the ranking, the
    ``reasons`` for the judge's choice (against what was done, where that is another), and whether it ``differs`` by
    ``threshold`` thousandths of a point or more. Without figures it differs where the
    choice does. ``differences`` lists those steps.
    """
    past = match.hand_number(number)
    again = past.after(0)
    judged, listener = range(match.seats) if seat is None else (seat,), _addressed(reader, seat)
    bounds = [*past.starts, len(past.log)]
    opening = event_rows(past, seat, 0, bounds[0], reader)
    steps: list[Json] = [{"seat": None, "action": None, "at": 0, "events": opening}]
    differences: list[int] = []
    for at, ((mover, action), start, end) in enumerate(zip(past.actions, bounds[:-1], bounds[1:], strict=True), 1):
        events = event_rows(past, seat, start, end, reader)
        if seat is None or mover == seat or again.family.play.acts_openly(again.table):
            steps.append({"seat": mover, "action": action, "at": at, "events": events})
        else:
            steps[-1]["events"] += events
            steps[-1]["at"] = at
        verdict = None if judge is None else _judged(again, mover, action, judged, judge, threshold, listener)
        if verdict is not None:
            steps[-1]["judged"] = verdict
            if verdict["differs"]:
                differences.append(len(steps) - 1)
        again.act(mover, action)
    review: Json = {"hand": number, "steps": steps}
    if judge is not None:
        review["judge"] = _judge_json(match.game.family, judge, threshold)
        review["differences"] = differences
    return review


def judged_json(match: Match, number: int, step: int, judge: str, threshold: int, reader: Reader) -> Json:
    """Return what the judge thinks of one action of a finished hand, the one done after ``step`` others.

    ``judged`` is as in a review; null where there was nothing to decide. InvalidRequest ``wrong_argument`` for a hand
    that runs, and for a step after which nothing was done.
    """
    past = finished_hand(match, number)
    if not 0 <= step < len(past.actions):
        raise InvalidRequest("wrong_argument", name="step", expected=f"0–{len(past.actions) - 1}")
    mover, action = past.actions[step]
    verdict = _judged(past.after(step), mover, action, (mover,), judge, threshold, _addressed(reader, mover))
    return {"judge": _judge_json(match.game.family, judge, threshold), "judged": verdict}


def _addressed(reader: Reader, seat: int | None) -> Reader | None:
    """Return the reader that a comment on a seat's decision speaks to: whoever sits there; None for no seat."""
    return None if seat is None else replace(reader, seat=seat)


def _judge_json(family: Family, judge: str, threshold: int) -> Json:
    unit = "thousandths" if judge in family.bots.in_points else None
    return {"id": judge, "name": family.vocabulary().label("bot", judge), "unit": unit, "threshold": threshold}


def _judged(
    again: Hand, mover: int, action: str, judged: Collection[int], judge: str, threshold: int, reader: Reader | None
) -> Json | None:
    """Return what the judge thinks of a decision about to be made again; None where there was nothing to decide."""
    if mover not in judged:
        return None
    seen = again.view(mover)
    if len(seen.legal) < 2:
        return None
    family = again.family
    words = family.vocabulary()
    found = judgement(family, seen, judge)
    done = family.notation.parse_action(action)
    cost = found.cost(done)
    differs = done != found.best and (cost is None or cost >= threshold)
    reasons: tuple[Reason, ...] = ()
    if done == found.best:
        figures, reasons = _figures(found), found.reasons
    else:
        figures = _figures(found, done)
        if family.adviser is not None:
            reasons = family.adviser().reasons_against(seen, found.best, done, f"bot.{found.judge}")
    return {
        "played": _choice_json(family, done, found),
        "best": _choice_json(family, found.best, found),
        "cost": cost,
        "differs": differs,
        "says": None if figures is None else words.reason_json(figures, reader),
        "reasons": [words.reason_json(reason, reader) for reason in reasons],
        "ranking": [_choice_json(family, choice, found) for choice in found.ranking],
    }
