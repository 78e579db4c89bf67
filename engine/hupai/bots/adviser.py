"""What a family provides for hints and reviews: facts about the position, and reasons why one choice is better."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from hupai.table.family import Action, Observation, S
from hupai.table.json_object import Json
from hupai.table.reason import TELLS, Reason
from hupai.table.seats import Reader

Values = Mapping[Action, int]
"""What choices are worth, in thousandths of a point."""


def _none_outright(action: Action) -> bool:
    """No action is taken outright: even a win may be worth less than playing on."""
    return False


def _as_rated(seen: Observation, action: Action, rated: Values) -> Values:
    return rated


@dataclass(frozen=True, slots=True)
class Adviser(Generic[S]):
    """How a family explains decisions. The first argument is always an observation ``S`` of that family."""

    situation: Callable[[S], list[Reason]]
    """Facts that the deciding seat can see; they suggest no choice."""
    reasons: Callable[[S, Action, Action | None, str], tuple[Reason, ...]]
    """Why one action is better than another, citing that bot rule; the strongest reason comes first."""
    reasons_in_hindsight: Callable[[S, Action, Action, str], tuple[Reason, ...]]
    """The same once the other action was taken."""
    effects: Callable[[S, Action], Sequence[Reason]]
    """What an action causes for the rest of the hand."""
    effect_json: Callable[[Reason, Reader | None], Json]
    """An effect as JSON with sentences."""
    severity: Mapping[str, str]
    """How severe each effect is, by its code: TELLS, WARNS or ASKS."""
    takes_outright: Callable[[Action], bool] = _none_outright
    """Whether bots take this action whenever it is legal, without ranking the other choices."""
    values_beside: Callable[[S, Action, Values], Values] = _as_rated
    """What an action taken outright and the choices beside it are worth, given what these were rated at by themselves;
    without the action itself where that is not known."""

    def reasons_against(self, seen: S, best: Action, done: Action, rule: str) -> tuple[Reason, ...]:
        """Return why ``best`` was better than the action ``done``, and the lasting effects that only the latter has."""
        spared = {effect.code for effect in self.effects(seen, best)}
        costs = [effect for effect in self.effects(seen, done) if self.severity[effect.code] != TELLS]
        found = [effect for effect in costs if effect.code not in spared]
        return (*self.reasons_in_hindsight(seen, best, done, rule), *found)

    def effects_json(self, seen: S, action: Action, reader: Reader | None) -> list[Json]:
        """Return the effects of an action on the rest of the hand, as JSON with sentences."""
        return [self.effect_json(effect, reader) for effect in self.effects(seen, action)]
