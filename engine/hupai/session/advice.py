"""Hints and reviews as the façade sends them: what a judge would do, what it is worth, and why, in words.

A hint comes in three steps: what can be seen, what the judge suggests with its figures, and why. A review sets what
was done beside what the judge would have done, from what that seat saw at the time and nothing else.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from hupai.bots.base import Budget
from hupai.bots.facts import against, compared, expected
from hupai.explain.names import label
from hupai.explain.texts import reason_json
from hupai.session.judging import IN_POINTS, Judgement, judgement, reasons_for
from hupai.session.matches import ZipaiMatch
from hupai.session.moments import as_it_stood, finished_hand
from hupai.session.replies import effect_json, events_json
from hupai.session.situation import situation
from hupai.table.errors import InvalidRequest
from hupai.table.reason import Reason
from hupai.zipai.actions import Action, format_action, parse_action
from hupai.zipai.foresight import foresee
from hupai.zipai.game import Hand
from hupai.zipai.gravity import TELLS, gravity
from hupai.zipai.observation import Observation

SEEN, SUGGESTED, EXPLAINED = 1, 2, 3
"""The steps of a hint."""

WORTH_TELLING: Final = 250
"""Thousandths of a point from which on a choice that differs from the judge's is pointed out."""

Json = dict[str, Any]


def hint_json(seen: Observation, judge: str, step: int, budget: Budget, you: int | None) -> Json:
    """Return a hint up to this step; the judge is asked only from the second one on.

    ``best`` and ``second`` (null where there is no other) are choices with their ``value`` and ``reasons``, ``margin``
    what lies between them, all in ``unit``: thousandths of a point, or null where the judge has no figures.
    """
    hint: Json = {
        "step": step,
        "judge": {"id": judge, "name": label("bot", judge)},
        "situation": [reason_json(reason, you) for reason in situation(seen)],
    }
    if step == SEEN:
        return hint
    found = judgement(seen, judge, budget)
    second = found.second
    margin = None if second is None else found.cost(second)
    figures = _figures(found)
    hint.update(
        unit=_unit(found),
        margin=margin,
        says=None if figures is None else reason_json(figures, you),
        best=_choice_json(found.best, found),
        second=None if second is None else _choice_json(second, found),
        ranking=[_choice_json(action, found) for action in found.ranking],
    )
    if step == EXPLAINED:
        for place, action in (("best", found.best), ("second", second)):
            if action is not None:
                hint[place]["reasons"] = [reason_json(reason, you) for reason in reasons_for(seen, found, action)]
                hint[place]["effects"] = [effect_json(effect, you) for effect in foresee(seen, action).effects]
    return hint


def _unit(found: Judgement) -> str | None:
    return "thousandths" if found.values else None


def _choice_json(action: Action, found: Judgement) -> Json:
    return {"action": format_action(action), "value": found.values.get(action)}


def _figures(found: Judgement, done: Action | None = None) -> Reason | None:
    """Return the figures of the best choice, against what was ``done`` if that is given; None where there are none."""
    if found.best not in found.values:
        return None
    if done in found.values:
        return compared(found.values[found.best], found.values[done], f"bot.{found.judge}")
    ranking = [(action, found.values[action]) for action in found.ranking if action in found.values]
    return expected(ranking, f"bot.{found.judge}")


def _against(seen: Observation, found: Judgement, done: Action) -> tuple[Reason, ...]:
    """Return why the judge's choice rather than what was done, and what that costs for the rest of the hand besides."""
    spared = {effect.code for effect in foresee(seen, found.best).effects}
    told = against(seen, found.best, done, f"bot.{found.judge}")
    costs = (effect for effect in foresee(seen, done).effects if gravity(effect) != TELLS)
    return (*told, *(effect for effect in costs if effect.code not in spared))


def review_json(match: ZipaiMatch, number: int, seat: int | None, judge: str | None, threshold: int) -> Json:
    """Return a hand of the match step by step as ``seat`` saw it, None for everything of a hand that is over.

    Each step says ``at``: how many actions had been done after it, by which a moment is asked for. What another seat
    answered is that seat's secret, and so is that it was asked: to ``seat``, what followed belongs to the step before.

    Where a ``judge`` is named, each step of that seat (of all, for None) with more than one choice has ``judged``: what
    was done and what the judge would have done, each with its value, the ``cost`` between them, the ranking, the
    ``reasons`` for the judge's choice (against what was done, where that is another), and whether it ``differs`` by
    ``threshold`` thousandths of a point or more. Without figures it differs where the
    choice does. ``differences`` lists those steps.
    """
    past = match.hand_number(number)
    again = as_it_stood(match, past, 0)
    judged = range(len(match.players)) if seat is None else (seat,)
    bounds = [*past.moments, len(past.log)]
    steps: list[Json] = [{"seat": None, "action": None, "at": 0, "events": events_json(past, seat, 0, bounds[0])}]
    differences: list[int] = []
    for at, ((mover, action), start, end) in enumerate(zip(past.actions, bounds[:-1], bounds[1:], strict=True), 1):
        events = events_json(past, seat, start, end)
        if seat is None or mover == seat or action.startswith("discard "):
            steps.append({"seat": mover, "action": action, "at": at, "events": events})
        else:
            steps[-1]["events"] += events
            steps[-1]["at"] = at
        verdict = None if judge is None else _judged(again, mover, action, judged, judge, threshold, seat)
        if verdict is not None:
            steps[-1]["judged"] = verdict
            if verdict["differs"]:
                differences.append(len(steps) - 1)
        again.act(mover, action)
    told: Json = {"hand": number, "steps": steps}
    if judge is not None:
        told["judge"] = _judge_json(judge, threshold)
        told["differences"] = differences
    return told


def judged_json(match: ZipaiMatch, number: int, step: int, judge: str, threshold: int) -> Json:
    """Return what the judge thinks of one action of a finished hand, the one done after ``step`` others.

    ``judged`` is as in a review; null where there was nothing to decide. InvalidRequest ``wrong_argument`` for a hand
    that runs, and for a step after which nothing was done.
    """
    past = finished_hand(match, number)
    if not 0 <= step < len(past.actions):
        raise InvalidRequest("wrong_argument", name="step", expected=f"0–{len(past.actions) - 1}")
    mover, action = past.actions[step]
    again = as_it_stood(match, past, step)
    verdict = _judged(again, mover, action, (mover,), judge, threshold, mover)
    return {"judge": _judge_json(judge, threshold), "judged": verdict}


def _judge_json(judge: str, threshold: int) -> Json:
    unit = "thousandths" if judge in IN_POINTS else None
    return {"id": judge, "name": label("bot", judge), "unit": unit, "threshold": threshold}


def _judged(
    again: Hand, mover: int, action: str, judged: Collection[int], judge: str, threshold: int, you: int | None
) -> Json | None:
    """Return what the judge thinks of a decision about to be made again; None where there was nothing to decide."""
    if mover not in judged:
        return None
    seen = again.view(mover)
    if len(seen.legal) < 2:
        return None
    found = judgement(seen, judge)
    done = parse_action(action)
    cost = found.cost(done)
    differs = done != found.best and (cost is None or cost >= threshold)
    if done == found.best:
        figures, reasons = _figures(found), found.reasons
    else:
        figures, reasons = _figures(found, done), _against(seen, found, done)
    return {
        "played": _choice_json(done, found),
        "best": _choice_json(found.best, found),
        "cost": cost,
        "differs": differs,
        "says": None if figures is None else reason_json(figures, you),
        "reasons": [reason_json(reason, you) for reason in reasons],
        "ranking": [_choice_json(choice, found) for choice in found.ranking],
    }
