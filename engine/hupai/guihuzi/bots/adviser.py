"""The family's adviser: what hints and reviews say about a decision (:class:`hupai.bots.adviser.Adviser`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.bots.adviser import Adviser, Values
from hupai.bots.base import POINT
from hupai.guihuzi.actions import HU, Action
from hupai.guihuzi.as_json.preview import effect_json
from hupai.guihuzi.bots.explanations import reasons_for, reasons_in_hindsight
from hupai.guihuzi.bots.situation_facts import situation
from hupai.guihuzi.hand.win_now import win_now
from hupai.guihuzi.view.observation import Observation
from hupai.guihuzi.view.own_table import own_table
from hupai.guihuzi.why import effects as lasting
from hupai.table.reason import Reason


def takes_outright(action: Action) -> bool:
    """Whether bots take this action whenever it is legal: 胡."""
    return action == HU


def values_beside(seen: Observation, action: Action, rated: Values) -> Values:
    """Return what a win and the choices beside it are worth, in thousandths of a point: a win is worth what it pays.

    A bot that always wins holds none of the others to be worth more.
    """
    won = win_now(own_table(seen), seen.seat) if action == HU else None
    if won is None:
        return rated
    win = POINT * won.price.pay_each * (seen.rules.seats - 1)
    return {**{other: min(win, value) for other, value in rated.items()}, HU: win}


def effects(seen: Observation, action: Action) -> Sequence[Reason]:
    """Return what an action causes for the rest of the hand."""
    return lasting.effects(own_table(seen), seen.seat, action)


ADVISER: Final = Adviser(
    situation=situation,
    reasons=reasons_for,
    reasons_in_hindsight=reasons_in_hindsight,
    effects=effects,
    effect_json=effect_json,
    severity=lasting.SEVERITY,
    takes_outright=takes_outright,
    values_beside=values_beside,
)
