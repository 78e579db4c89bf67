"""The family's adviser: what hints and reviews say about a decision (:class:`hupai.bots.adviser.Adviser`)."""

from __future__ import annotations

from typing import Final

from hupai.bots.adviser import Adviser, Values
from hupai.mahjong.actions import Action
from hupai.mahjong.as_json.preview import effect_json
from hupai.mahjong.bots.explanations import reasons_for, reasons_in_hindsight
from hupai.mahjong.bots.situation_facts import situation
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.why.effect_severity import TELLS, severity
from hupai.mahjong.why.preview import preview_action
from hupai.table.json_object import Json
from hupai.table.reason import Reason
from hupai.table.seats import Reader


def takes_outright(action: Action) -> bool:
    """Whether bots take this action whenever it is legal: none, as even a win may be worth less than playing on."""
    return False


def values_beside(seen: Observation, action: Action, rated: Values) -> Values:
    """Return the values as they are: no action is taken outright."""
    return rated


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
