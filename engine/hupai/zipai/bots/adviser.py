"""The family's adviser: what hints and reviews say about a decision (:class:`hupai.bots.adviser.Adviser`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.bots.adviser import Adviser, Values
from hupai.table.reason import Reason
from hupai.zipai.actions import DECLARE, HU, RAISE, Action
from hupai.zipai.as_json.preview import effect_json
from hupai.zipai.bots.explanations import reasons_for, reasons_in_hindsight
from hupai.zipai.bots.situation_facts import situation
from hupai.zipai.bots.win_or_continue import OVERRATED, value_of_win
from hupai.zipai.view.observation import Observation
from hupai.zipai.why.effect_severity import SEVERITY
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


def effects(seen: Observation, action: Action) -> Sequence[Reason]:
    """Return what an action causes for the rest of the hand."""
    return preview_action(seen, action).effects


ADVISER: Final = Adviser(
    situation=situation,
    reasons=reasons_for,
    reasons_in_hindsight=reasons_in_hindsight,
    effects=effects,
    effect_json=effect_json,
    severity=SEVERITY,
    takes_outright=takes_outright,
    values_beside=values_beside,
)
