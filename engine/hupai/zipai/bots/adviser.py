"""The family's adviser: what hints and reviews say about a decision (:class:`hupai.bots.adviser.Adviser`)."""

from __future__ import annotations

from typing import Final

from hupai.bots.adviser import Adviser, Values
from hupai.table.json_object import Json
from hupai.table.reason import Reason
from hupai.table.seats import Reader
from hupai.zipai.actions import DECLARE, HU, RAISE, Action
from hupai.zipai.as_json.preview import effect_json
from hupai.zipai.bots.explanations import reasons_for, reasons_in_hindsight
from hupai.zipai.bots.situation_facts import situation
from hupai.zipai.bots.win_or_continue import OVERRATED, value_of_win
from hupai.zipai.view.observation import Observation
from hupai.zipai.why.effect_severity import TELLS, severity
from hupai.zipai.why.preview import preview_action


def takes_outright(action: Action) -> bool:
    """Whether bots take this action whenever it is legal: 胡, an announcement, 举手."""
    return action in (HU, DECLARE, RAISE)


def values_beside(seen: Observation, action: Action, rated: Values) -> Values:
    """Return what an action taken outright and the choices beside it are worth, in thousandths of a point.

    A 胡 is worth what it pays. Rated by themselves, choices that decline it are overrated; a bot that always wins holds
    none of them to be worth more.
    """
    win = value_of_win(seen) if action == HU else None
    if win is None:
        return rated
    return {**{other: min(win, value - OVERRATED) for other, value in rated.items()}, HU: win}


def reasons_against(seen: Observation, best: Action, done: Action, rule: str) -> tuple[Reason, ...]:
    """Return why ``best`` was better than the action ``done``, and the lasting effects that only the latter has."""
    spared = {effect.code for effect in preview_action(seen, best).effects}
    costs = (effect for effect in preview_action(seen, done).effects if severity(effect) != TELLS)
    return (*reasons_in_hindsight(seen, best, done, rule), *(effect for effect in costs if effect.code not in spared))


def effects_json(seen: Observation, action: Action, reader: Reader | None) -> list[Json]:
    """Return the effects of an action on the rest of the hand, as JSON with their severity."""
    return [effect_json(effect, reader) for effect in preview_action(seen, action).effects]


ADVISER: Final = Adviser(
    situation=situation,
    takes_outright=takes_outright,
    values_beside=values_beside,
    reasons=reasons_for,
    reasons_against=reasons_against,
    effects_json=effects_json,
)
