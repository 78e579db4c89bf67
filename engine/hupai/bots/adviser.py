"""What a family provides for hints and reviews: facts about the position, and reasons why one choice is better."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hupai.table.family import Action
from hupai.table.json_object import Json
from hupai.table.reason import Reason
from hupai.table.seats import Reader

Values = Mapping[Action, int]
"""What choices are worth, in thousandths of a point."""


@dataclass(frozen=True, slots=True)
class Adviser:
    """How a family explains decisions. The first argument is always an observation of that family."""

    situation: Callable[[Any], list[Reason]]
    """Facts that the deciding seat can see; they suggest no choice."""
    takes_outright: Callable[[Action], bool]
    """Whether bots take this action whenever it is legal, without ranking the other choices."""
    values_beside: Callable[[Any, Action, Values], Values]
    """What an action taken outright and the choices beside it are worth, given what these were rated at by themselves;
    without the action itself where that is not known."""
    reasons: Callable[[Any, Action, Action | None, str], tuple[Reason, ...]]
    """Why one action is better than another, citing that bot rule; the strongest reason comes first."""
    reasons_against: Callable[[Any, Action, Action, str], tuple[Reason, ...]]
    """Why the best action would have been better than the one taken, and what else the latter costs."""
    effects_json: Callable[[Any, Action, Reader | None], list[Json]]
    """The effects of an action on the rest of the hand, as JSON with sentences."""
